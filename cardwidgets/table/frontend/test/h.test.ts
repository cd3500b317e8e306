import { beforeEach, describe, expect, test, vi } from "vitest";
import { drawer, Fragment, h, type Child } from "../src/h";

let root: HTMLElement;
let draw: (drawing: Child) => void;
const items = (...names: string[]): Child => names.map((name) => h("li", { key: name }, name));
const texts = (): string => root.textContent ?? "";

beforeEach(() => {
  root = document.createElement("div");
  document.body.replaceChildren(root);
  draw = drawer(root);
});

describe("children", () => {
  test("what is not drawn leaves nothing, and zero is drawn", () => {
    draw(h("p", null, null, false, true, undefined, "", 0, ["a", ["b"]]));
    expect(texts()).toBe("0ab");
    draw(null);
    expect(root.childNodes).toHaveLength(0);
  });

  test("keep their element while they hold their place, whatever comes and goes beside them", () => {
    const both = (first: boolean): Child => h("div", null, first && h("button", null, "one"), h("button", null, "two"));
    draw(both(false));
    const two = root.querySelector("button");
    draw(both(true));
    expect(root.querySelectorAll("button")[1]).toBe(two);
    draw(both(false));
    expect(root.querySelector("button")).toBe(two);
  });

  test("keep their element by key through every new order, and one that stays keeps the focus", () => {
    draw(h("ol", null, items("a", "b", "c", "d")));
    const [a, b, c, d] = [...root.querySelectorAll("li")];
    draw(h("ol", null, items("d", "b", "e", "a")));
    expect(texts()).toBe("dbea");
    const now = [...root.querySelectorAll("li")];
    expect([now[0], now[1], now[3]]).toEqual([d, b, a]);
    expect(c?.isConnected).toBe(false);
    draw(h("div", null, h("button", { key: "x" }, "x"), h("button", { key: "y" }, "y")));
    root.querySelectorAll("button")[1]?.focus();
    draw(h("div", null, h("button", { key: "y" }, "y")));
    expect(document.activeElement?.textContent).toBe("y");
  });

  test("of another tag get another element, and a component hands its key on", () => {
    const Item = ({ name }: { name: string }): Child => h("li", null, name);
    const list = (...names: string[]): Child => h("ol", null, names.map((name) => h(Item as never, { key: name, name } as never)));
    draw(list("a", "b"));
    const b = root.querySelectorAll("li")[1];
    draw(list("b"));
    expect(root.querySelector("li")).toBe(b);
    draw(h("ol", null, h("p", null, "p")));
    expect(root.querySelector("ol")?.firstElementChild?.localName).toBe("p");
  });

  test("of a fragment lie side by side, and strangers in the page are left alone", () => {
    const twice = (text: string): Child => h(Fragment as never, null, h("i", null, text), h("b", null, text));
    draw(h("div", null, twice("a")));
    const stranger = document.createElement("span");
    root.firstElementChild?.append(stranger);
    draw(h("div", null, twice("b"), h("u", null, "c")));
    expect(texts()).toBe("bbc");
    expect(stranger.isConnected).toBe(true);
  });
});

describe("attributes", () => {
  test("come, change and go; false is said only where it says something", () => {
    draw(h("button", { class: "a", title: "t", inert: true, "aria-pressed": false, "data-x": "" }));
    const button = root.querySelector("button")!;
    expect([...button.attributes].map((a) => `${a.name}=${a.value}`).sort()).toEqual(["aria-pressed=false", "class=a", "data-x=", "inert=", "title=t"]);
    draw(h("button", { class: "b", inert: false, "aria-pressed": true }));
    expect([...button.attributes].map((a) => `${a.name}=${a.value}`).sort()).toEqual(["aria-pressed=true", "class=b"]);
  });

  test("a drawing has the names of SVG, text is never markup", () => {
    draw(h("svg", { viewBox: "0 0 1 1" }, h("path", { d: "M0 0" })));
    expect(root.querySelector("path")?.namespaceURI).toBe("http://www.w3.org/2000/svg");
    draw(h("p", { title: "<b>" }, "<b>bold</b>"));
    expect(root.querySelector("b")).toBeNull();
  });

  test("a field holds the value of the drawing, also when somebody typed over it", () => {
    const choice = (value: string): Child => h("select", { value }, h("option", { value: "a" }), h("option", { value: "b" }));
    draw(choice("b"));
    const select = root.querySelector("select")!;
    expect(select.value).toBe("b");
    select.value = "a";
    draw(choice("b"));
    expect(select.value).toBe("b");
    draw(h("p", null));
    draw(h("input", { type: "text" }));
    const input = root.querySelector("input")!;
    input.value = "typed";
    draw(h("input", { type: "text", title: "t" }));
    expect(input.value).toBe("typed");
  });

  test("a handler hears, is replaced, and goes; what it gives back stops nothing", () => {
    const first = vi.fn(() => false);
    const second = vi.fn();
    const press = (): boolean => root.querySelector("button")!.dispatchEvent(new MouseEvent("click", { cancelable: true }));
    draw(h("button", { onClick: first }));
    expect(press()).toBe(true);
    draw(h("button", { onClick: second }));
    press();
    draw(h("button", null));
    press();
    expect([first.mock.calls.length, second.mock.calls.length]).toEqual([1, 1]);
  });
});
