import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import table from "../src/index";
import { PATIENCE_MS } from "../src/state/synced";
import type { View } from "../src/scene";
import { FakeModel, action, seat, view, zone } from "./fake";

let model: FakeModel;
let ending: AbortController;
let root: ShadowRoot;

function open(first: View = view(1)): void {
  document.body.replaceChildren();
  const el = document.createElement("div");
  document.body.append(el);
  model = new FakeModel(first);
  ending = new AbortController();
  table.render({ model, el, signal: ending.signal });
  const shadow = el.firstElementChild?.shadowRoot;
  if (!shadow) throw new Error("no shadow root");
  root = shadow;
}

const find = (selector: string): HTMLElement => {
  const found = root.querySelector<HTMLElement>(selector);
  if (!found) throw new Error(`no ${selector}`);
  return found;
};
const press = (selector: string, detail = 1): void => {
  find(selector).dispatchEvent(new MouseEvent("click", { bubbles: true, composed: true, detail }));
};
const key = (on: Element, name: string, more: KeyboardEventInit = {}): KeyboardEvent => {
  const event = new KeyboardEvent("keydown", { key: name, bubbles: true, composed: true, cancelable: true, ...more });
  on.dispatchEvent(event);
  return event;
};
const acts = (): string[] => model.sent.flatMap((m) => (m.type === "act" ? [m.action] : []));

beforeEach(() => open());
afterEach(() => {
  ending.abort();
  vi.useRealTimers();
});

describe("what is shown", () => {
  test("seats in play order, zones, cards and actions", () => {
    expect([...root.querySelectorAll(".others [data-seat]")].map((s) => (s as HTMLElement).dataset["seat"])).toEqual(["1", "2", "3"]);
    expect(find(".own [data-zone] [data-card]").dataset["face"]).toBe("cat");
    expect(find("[data-zone=pack] .caption").textContent).toContain("2");
    expect([...root.querySelectorAll("[data-action]")].map((a) => a.getAttribute("aria-disabled"))).toEqual([null, null, "true"]);
    expect(find(".cw").dataset["rev"]).toBe("1");
  });

  test("names are text, never markup", () => {
    const name = "<img src=x onerror=alert(1)>";
    open(view(1, { seats: [seat(0), seat(1, { name })], prompt: "<b>bold</b>" }));
    expect(root.querySelector("img,.prompt b")).toBeNull();
    expect(find("#seat-1").textContent).toBe(name);
    expect(find("[data-prompt]").textContent).toBe("<b>bold</b>");
  });

  test("cards are buttons only where something can be done", () => {
    expect(find('[data-card="hand 0:0"]').getAttribute("role")).toBe("button");
    const other = find('[data-card="hand 1:0"]');
    expect(["role", "aria-label", "tabindex"].map((name) => other.getAttribute(name))).toEqual(["img", "face-down card", null]);
  });

  test("a mark is part of a card's label", () => {
    const shown = view(1, { strings: { mark_loses: "loses a life" } });
    const hand = shown.zones[2];
    if (hand?.cards[0]) hand.cards[0] = { face: "lion", label: "lion", mark: "loses" };
    open(shown);
    expect(find('[data-card="hand 1:0"]').getAttribute("aria-label")).toBe("lion, loses a life");
  });

  test("actions that lie in the cards have no button", () => {
    open(view(1, { actions: [action("a", { menu: false, source: "hand 0" }), action("b")] }));
    expect([...root.querySelectorAll("[data-action]")].map((a) => (a as HTMLElement).dataset["action"])).toEqual(["b"]);
    press('[data-source="hand 0"]');
    expect(acts()).toEqual(["a"]);
  });

  test("a static table has nothing to press", () => {
    open(view(1, { static: true, controls: { undo: true, redo: true, next: "Next", skip: "Skip", new: true } }));
    expect(root.querySelectorAll("button,select,input")).toHaveLength(0);
    key(find(".tray"), "k");
    expect(acts()).toEqual([]);
  });

  test("a sheet of faces arrives with the answer to hello", () => {
    expect(find('[data-card="hand 0:0"]').querySelector("use")).toBeNull();
    expect(find('[data-card="hand 0:0"]').textContent).toBe("cat");
    model.answer("hello", { faces: '<svg xmlns="http://www.w3.org/2000/svg"><symbol id="face-cat"/></svg>' });
    expect(find('[data-card="hand 0:0"] use').getAttribute("href")).toBe("#face-cat");
  });
});

describe("acting", () => {
  test("a click sends one intent; the rest of a double or triple click is not meant", () => {
    press("[data-action=keep]", 1);
    press("[data-action=keep]", 2);
    model.show(view(2));
    model.answer("act");
    press("[data-action=keep]", 3);
    expect(acts()).toEqual(["keep"]);
    press("[data-action=keep]", 1);
    expect(acts()).toEqual(["keep", "keep"]);
  });

  test("what is not legal is sent all the same, and the refusal is shown with its clause and spoken", () => {
    press("[data-action=pay]");
    expect(acts()).toEqual(["pay"]);
    model.answer("act", { ok: false, refusal: { code: "not-legal", clause: "CU-3.11", text: "Nobody has an inn.", rule: "Only then." } });
    expect(find("[data-refusal=not-legal]").textContent).toContain("CU-3.11");
    expect(find("[data-live]").textContent).toContain("Nobody has an inn.");
    model.show(view(2));
    expect(root.querySelector("[data-refusal]")).toBeNull();
  });

  test("a card is picked, its target lights up, Escape puts it down, the target acts", () => {
    press("[data-source]");
    expect(find("[data-source]").getAttribute("aria-pressed")).toBe("true");
    expect(find("[data-target]").dataset["target"]).toBe("hand 1");
    key(find("[data-source]"), "Escape");
    expect(root.querySelector("[data-target]")).toBeNull();
    press("[data-source]");
    press("[data-target]");
    expect(acts()).toEqual(["exchange"]);
  });

  test("controls send their intents", () => {
    open(view(1, { controls: { undo: true, redo: false, next: "Next round", skip: "Skip", new: true } }));
    press("[data-control=undo]");
    expect(model.last("undo")).toBeDefined();
    model.show(view(2, { controls: { undo: false, redo: false, next: "Next round", skip: null, new: true } }));
    model.answer("undo");
    press("[data-control=undo]");
    press("[data-control=redo]");
    expect(model.sent.filter((m) => m.type === "undo" || m.type === "redo")).toHaveLength(1);
    press("[data-control=new-open]");
    (find("[data-control=seed]") as HTMLInputElement).value = " 42 ";
    (find("[data-control=players]") as HTMLSelectElement).value = "5";
    find("[data-panel=new] form").dispatchEvent(new Event("submit", { bubbles: true, cancelable: true }));
    expect(model.last("new")).toMatchObject({ seed: "42", players: 5 });
  });

  test("silence brings an alert and a table that takes no moves; a late answer takes it away", () => {
    vi.useFakeTimers();
    press("[data-action=keep]");
    vi.advanceTimersByTime(PATIENCE_MS);
    expect(find("[role=alert]").textContent).toBe("No answer.");
    expect([...root.querySelectorAll("[data-action]")].every((a) => a.getAttribute("aria-disabled") === "true")).toBe(true);
    press("[data-action=keep]");
    expect(acts()).toHaveLength(1);
    model.answer("act");
    expect(root.querySelector("[role=alert]")).toBeNull();
  });

  test("the offer to go on", () => {
    localStorage.setItem("k", "CODE");
    open(view(1, { key: "k" }));
    model.answer("hello", { key: "k", offer: { text: "Go on?", go: "Yes", no: "No" } });
    press("[data-control=resume]");
    expect(model.last("resume")).toMatchObject({ code: "CODE" });
    expect(root.querySelector("[data-banner]")).toBeNull();
    localStorage.clear();
  });
});

describe("keys", () => {
  test("the notebook sees none of those that it would take", () => {
    const seen: string[] = [];
    const spy = (event: Event): void => { seen.push((event as KeyboardEvent).key); };
    document.addEventListener("keydown", spy, { capture: true });
    document.addEventListener("keydown", spy);
    for (const name of ["a", "b", "d", "m", "x", "z", "M", "1", "ArrowUp", "ArrowDown", " ", "Enter", "Delete"]) key(find("[data-action=keep]"), name);
    expect(seen).toEqual([]);
    for (const name of ["Tab", "Escape", "F5"]) key(find("[data-action=keep]"), name);
    key(find("[data-action=keep]"), "s", { ctrlKey: true });
    expect(seen).toEqual(["Tab", "Tab", "Escape", "Escape", "F5", "F5", "s", "s"]);
    document.removeEventListener("keydown", spy, { capture: true });
    document.removeEventListener("keydown", spy);
  });

  test("typing into a field is left alone", () => {
    open(view(1, { controls: { undo: false, redo: false, next: null, skip: null, new: true } }));
    press("[data-control=new-open]");
    const event = key(find("[data-control=seed]"), "k");
    expect(event.defaultPrevented).toBe(false);
    expect(acts()).toEqual([]);
  });

  test("an action's key acts, held down only once; elsewhere in the page it does nothing", () => {
    key(find("[data-prompt]"), "k");
    key(find("[data-prompt]"), "k", { repeat: true });
    expect(acts()).toEqual(["keep"]);
    model.show(view(2));
    model.answer("act");
    key(document.body, "k");
    expect(acts()).toEqual(["keep"]);
    key(find("[data-prompt]"), "s");
    expect(acts()).toEqual(["keep", "exchange"]);
  });

  test("n, x, u and r work the controls, unless an action has that key", () => {
    const controls = { undo: true, redo: true, next: "Next", skip: "Skip", new: false };
    for (const [name, type] of [["n", "next"], ["x", "skip"], ["u", "undo"], ["r", "redo"]] as const) {
      open(view(1, { controls }));
      key(find(".tray"), name);
      expect(model.last(type)).toBeDefined();
    }
    open(view(1, { controls, actions: [action("nod", { key: "n" })] }));
    key(find(".tray"), "n");
    expect(acts()).toEqual(["nod"]);
  });

  test("each group is one tab stop", () => {
    const stops = [...root.querySelectorAll<HTMLElement>(".actions [data-item]")].map((b) => b.tabIndex);
    expect(stops).toEqual([0, -1, -1]);
    find("[data-action=exchange]").focus();
    expect([...root.querySelectorAll<HTMLElement>(".actions [data-item]")].map((b) => b.tabIndex)).toEqual([-1, 0, -1]);
    key(find("[data-action=exchange]"), "Home");
    expect(root.activeElement).toBe(find("[data-action=keep]"));
  });
});

describe("focus and speech", () => {
  test("focus goes to what can be done next, and waits on the table when nothing can", () => {
    find("[data-action=keep]").focus();
    model.show(view(2, { actions: [] }));
    expect(root.activeElement).toBe(find("[data-tray]"));
    model.show(view(3, { actions: [], controls: { undo: false, redo: false, next: "Next round", skip: null, new: false } }));
    expect(root.activeElement).toBe(find("[data-control=next]"));
    model.show(view(4));
    expect(root.activeElement).toBe(find("[data-action=keep]"));
  });

  test("stays with a card of a hand, and goes to the one that comes to lie where the card lay that has left", () => {
    const hand = (rev: number, faces: string[]): View => view(rev, {
      zones: [zone("hand 0", faces, { seat: 0 })], actions: faces.map((face, i) => action(face, { source: `hand 0:${i}`, menu: false })),
    });
    const at = (): string | undefined => (root.activeElement as HTMLElement | null)?.dataset["face"];
    open(hand(1, ["cat", "lion", "inn", "horse"]));
    find('[data-card="hand 0:2"]').focus();
    const shown = root.activeElement;
    model.show(hand(2, ["lion", "inn", "horse"]));
    expect([at(), root.activeElement]).toEqual(["inn", shown]);
    model.show(hand(3, ["lion", "horse"]));
    expect(at()).toBe("horse");
    expect(find('[data-card="hand 0:1"]').tabIndex).toBe(0);
  });

  test("a view that comes while focus is elsewhere takes nothing", () => {
    model.show(view(2, { actions: [] }));
    model.show(view(3));
    expect(root.activeElement).toBeNull();
  });

  test("each event is spoken once, and the first view not at all", () => {
    open(view(1, { steps: [{ n: 1, text: "Old news.", moves: [] }] }));
    const next = view(2, { steps: [{ n: 2, text: "North keeps.", moves: [] }, { n: 3, text: "East keeps.", moves: [] }], prompt: "Now?" });
    model.show(next);
    model.show(next);
    model.answer("hello");
    const said = [...root.querySelectorAll("[data-live] p")].map((p) => p.textContent);
    expect(said).toEqual(["North keeps.", "East keeps.", "Now?"]);
    expect(root.querySelectorAll("[aria-live]")).toHaveLength(1);
  });
});

describe("the log", () => {
  const entry = (n: number, clause = "CU-3.1") => ({ n, text: `Event ${n}.`, clause, seat: 1, heading: false });
  const rule = { id: "CU-3.1", text: "Keep or ask.", question: "", adopted: "", other: "", readings: [{ id: "CU-R1", text: "So.", question: "May you?", adopted: "No.", other: "", readings: [] }] };

  test("names the clause, and opens the rule behind it; closing gives the focus back", () => {
    open(view(1, { log: [entry(1), entry(2, "")] }));
    find('[data-n="1"] [data-rule]').focus();
    press('[data-n="1"] [data-rule]');
    expect(model.last("rule")).toMatchObject({ clause: "CU-3.1" });
    expect(root.activeElement).toBe(find("[data-panel=rules]"));
    model.answer("rule", { rule });
    expect(find("[data-clause='CU-3.1']").textContent).toContain("Keep or ask.");
    expect(find("[data-clause='CU-R1']").textContent).toContain("May you?");
    expect(root.querySelectorAll("[data-clause='CU-R1'] dt")).toHaveLength(2);
    expect(root.querySelector('[data-n="2"] [data-rule]')).toBeNull();
    press("[data-control=close]");
    expect(root.querySelector("[data-panel]")).toBeNull();
    expect(root.activeElement).toBe(find('[data-n="1"] [data-rule]'));
  });

  test("an answer about another clause than the one that is open now is dropped", () => {
    open(view(1, { log: [entry(1)] }));
    press('[data-n="1"] [data-rule]');
    press("[data-control=rules-all]");
    model.answer("rule", { rule });
    expect(root.querySelector("[data-clause]")).toBeNull();
  });

  test("an earlier round can be chosen, and left again", () => {
    const replay = { at: 9, moves: 9, rounds: [0, 3, 6], on: false, text: "" };
    open(view(1, { log: [entry(8)], replay }));
    const chooser = find("[data-control=log-round]") as HTMLSelectElement;
    chooser.value = "1";
    chooser.dispatchEvent(new Event("change"));
    expect(model.last("log")).toMatchObject({ round: 1 });
    model.answer("log", { log: [entry(1), entry(2)] });
    expect(root.querySelectorAll("[data-log] li")).toHaveLength(2);
    chooser.value = "0";
    chooser.dispatchEvent(new Event("change"));
    expect(find("[data-log] li").dataset["n"]).toBe("8");
  });
});

test("a table that has gone takes no focus any more", () => {
  vi.useFakeTimers();
  press("[data-source]");
  const { activeElement } = document;
  ending.abort();
  const looked = vi.spyOn(document, "activeElement", "get");
  vi.advanceTimersByTime(1000);
  expect(looked).not.toHaveBeenCalled();
  expect(activeElement).toBe(document.body);
});

test("two views of one table stay in step, each with its own picked card; ending one leaves nothing behind", () => {
  const other = document.createElement("div");
  document.body.append(other);
  const end = table.render({ model, el: other });
  press("[data-source]");
  const second = other.firstElementChild?.shadowRoot;
  expect(second?.querySelector("[aria-pressed=true]")).toBeNull();
  model.show(view(2));
  expect(second?.querySelector(".cw")?.getAttribute("data-rev")).toBe("2");
  expect(find(".cw").dataset["rev"]).toBe("2");
  end();
  expect(other.childElementCount).toBe(0);
  ending.abort();
  expect(model.listening).toBe(0);
  expect(document.querySelector("[data-cardwidgets]")).toBeNull();
});
