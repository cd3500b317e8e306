import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import type { View } from "../src/scene";
import { choiceAt } from "../src/state/choices";
import { action, card, seat, view, zone } from "./fake";
import { openTable } from "./open";

/** A game of many stacks for two: a payoff pile, four side stacks and a hand each; a stock and three stacks between them. */
function stacks(rev: number, more: Parameters<typeof view>[1] = {}): View {
  const before = (s: number, hand: (string | null)[]) => [
    zone(`payoff ${s}`, ["8H"], { kind: "pile", seat: s, count: 20 }),
    ...[["QS", "JH", "10D"], ["9C"], [], ["4C"]].map((faces, i) => zone(`side ${s}.${i}`, faces, { kind: "fan", seat: s })),
    zone(`hand ${s}`, hand, { seat: s }),
  ];
  const middle = [
    zone("stock", [null], { kind: "pile", count: 54 }),
    zone("centre 0", ["7C"], { kind: "pile", count: 7, due: "8" }),
    zone("centre 1", [], { kind: "pile", cards: [{ ...card("KS"), stands: "J" }], count: 11, due: "Q" }),
    zone("centre 2", [], { kind: "pile", due: "A" }),
  ];
  const go = (text: string, source: string, target: string) => action(text, { label: `Do ${text}`, source, target, menu: false });
  return view(rev, {
    seats: [seat(0), seat(1)], zones: [...middle, ...before(0, ["AD", "5S", "8C", "10H", "KC"]), ...before(1, [null, null, null, null, null])],
    actions: [
      go("play payoff", "payoff 0", "centre 0"), go("play AD", "hand 0:0", "centre 2"), go("play 8C", "hand 0:2", "centre 0"),
      ...[0, 1, 2, 3].map((i) => go(`discard 8C ${i}`, "hand 0:2", `side 0.${i}`)),
    ],
    controls: { move: true, new: true }, ...more,
  });
}

let page: ReturnType<typeof openTable>;
beforeEach(() => { page = openTable(stacks(1)); });
afterEach(() => page.end());

const refusal = { code: "not-legal", clause: "SM-2.1", text: "That stack waits for a queen.", rule: "One by one." };
const sent = () => page.model.sent.filter(({ type }) => type === "act" || type === "move").map((m) => (m.type === "act" ? m.action : m.type === "move" && `${m.source} > ${m.target}`));
const at = (place: string): string => `[data-card="${place}"]`;
const lit = (): string[] => [...page.root.querySelectorAll<HTMLElement>("[data-target].lit")].map((one) => one.dataset["target"] ?? "");
const goals = (): string[] => [...page.root.querySelectorAll<HTMLElement>("[data-action]")].map((one) => one.textContent ?? "");

function drag(from: string, to: string | null, meanwhile = (): void => undefined): void {
  const pointer = (type: string, on: EventTarget, x: number, y: number) =>
    on.dispatchEvent(new PointerEvent(type, { bubbles: true, composed: true, clientX: x, clientY: y, isPrimary: true, pointerId: 1, button: 0 }));
  const lifted = page.find(from);
  lifted.setPointerCapture = () => undefined;
  pointer("pointerdown", lifted, 0, 0);
  pointer("pointermove", lifted, 50, 20);
  (page.root as unknown as { elementsFromPoint: () => Element[] }).elementsFromPoint = () => (to === null ? [] : [page.find(to)]);
  meanwhile();
  pointer("pointerup", lifted, 50, 20);
}

describe("what is shown", () => {
  test("every card of a fan, the top of a pile, what a stack waits for, what a wild card stands for", () => {
    expect(page.root.querySelectorAll('[data-zone="side 0.0"] [data-card]')).toHaveLength(3);
    expect(page.find('[data-zone="centre 0"] .due').dataset["text"]).toBe("8");
    expect(page.find('[data-zone="centre 2"] .slot .due').dataset["text"]).toBe("A");
    expect(page.find('[data-zone="centre 1"] .stands').dataset["text"]).toBe("J");
    expect(page.find('[data-zone="payoff 0"] .caption').textContent).toContain("20");
    expect(page.root.querySelectorAll(".due,.stands")).toHaveLength(4);
    expect([...page.root.querySelectorAll(".due,.stands")].every((one) => one.getAttribute("aria-hidden") === "true")).toBe(true);
  });

  test("seats and middle say when they have many zones", () => {
    expect(page.root.querySelectorAll(".seat.many,.middle.many")).toHaveLength(3);
    page.end();
    page = openTable(view(1));
    expect(page.has(".many")).toBe(false);
  });
});

describe("a picked card", () => {
  test("lights its targets up and lists them as buttons; picked again it is put down", () => {
    expect(goals()).toEqual([]);
    page.press(at("hand 0:2"));
    expect(lit()).toEqual(["centre 0", "side 0.0", "side 0.1", "side 0.2", "side 0.3"]);
    expect(goals()).toEqual(["Do play 8C", "Do discard 8C 0", "Do discard 8C 1", "Do discard 8C 2", "Do discard 8C 3"]);
    page.press(at("hand 0:2"));
    expect([lit(), goals(), sent()]).toEqual([[], [], []]);
    page.press(at("hand 0:2"));
    page.press("[data-action='discard 8C 1']");
    expect(sent()).toEqual(["discard 8C 1"]);
  });

  test("is the same element as before, and so are the places for it and the cards that stay", () => {
    const cards = (): Element[] => [...page.root.querySelectorAll("[data-card]")];
    const same = (one: Element[]): boolean => cards().length === one.length && cards().every((card, i) => card === one[i]);
    const before = cards();
    page.press(at("hand 0:2"));
    expect(same(before)).toBe(true);
    const next = stacks(2);
    const hand = next.zones.find(({ id }) => id === "hand 0")!;
    const stays = before.filter((one) => one !== page.find(at("hand 0:2")));
    hand.cards.splice(2, 1);
    page.model.show(next);
    expect(same(stays)).toBe(true);
  });

  test("goes where an action leads; another card of the hand is picked instead", () => {
    page.press(at("hand 0:0"));
    page.press(at("hand 0:2"));
    expect(page.find("[aria-pressed=true]").dataset["card"]).toBe("hand 0:2");
    page.press(at("side 0.0:2"));
    expect(sent()).toEqual(["discard 8C 0"]);
  });

  test("put anywhere else asks Python, which says why not; nothing has moved", () => {
    const lies = (): string[] => [...page.root.querySelectorAll<HTMLElement>("[data-card]")].map(({ dataset }) => `${dataset["card"]} ${dataset["face"]}`);
    const before = lies();
    page.press(at("payoff 0:0"));
    page.press(at("side 0.2:0"));
    expect(sent()).toEqual(["payoff 0 > side 0.2"]);
    page.model.answer("move", { ok: false, refusal });
    expect(page.find("[data-refusal]").textContent).toContain("SM-2.1");
    expect(page.said()).toContain("That stack waits for a queen. One by one.");
    expect(lies()).toEqual(before);
    expect(page.has("[aria-pressed=true]")).toBe(false);
    for (const place of ["stock:0", "side 1.0:2", "hand 1:4", "payoff 1:0"]) {
      page.press(at("hand 0:1"));
      expect(page.has("[data-refusal]")).toBe(false);
      page.press(at(place));
      page.model.answer("move", { ok: false, refusal });
    }
    expect(sent().slice(1)).toEqual(["hand 0:1 > stock", "hand 0:1 > side 1.0", "hand 0:1 > hand 1", "hand 0:1 > payoff 1"]);
  });

  test("is put down in sight when the answer is there, or takes its time", () => {
    vi.useFakeTimers();
    for (const answered of [true, false]) {
      page.press(at("hand 0:2"));
      page.press(at("side 0.2:0"));
      expect(lit()).not.toEqual([]);
      if (answered) page.model.answer("act", { ok: false, refusal });
      else vi.advanceTimersByTime(150);
      expect([lit(), goals()]).toEqual([[], []]);
    }
    expect(sent()).toHaveLength(2);
  });

  test("own open cards can all be picked, covered ones too, and no one else's", () => {
    page.press(at("side 0.0:0"));
    expect(lit()).toEqual([]);
    page.press(at("centre 2:0"));
    expect(sent()).toEqual(["side 0.0:0 > centre 2"]);
    page.model.answer("move", { ok: false, refusal });
    expect(["side 1.0:0", "payoff 1:0", "hand 1:0", "stock:0", "centre 0:0"].map((place) => page.find(at(place)).getAttribute("role"))).toEqual(Array(5).fill("img"));
  });

  test("is down again when another match is on the table, though the same could be done there", () => {
    page.press(at("hand 0:2"));
    page.model.show(stacks(2));
    expect(page.has("[aria-pressed=true]")).toBe(true);
    page.model.show(stacks(3, { match: 2 }));
    expect(page.has("[aria-pressed=true]")).toBe(false);
  });

  test("is down again once something has moved, and nothing can be picked while others play", () => {
    page.press(at("hand 0:2"));
    page.model.show(stacks(2, { steps: [{ n: 1, text: "", moves: [] }] }));
    expect(page.has("[aria-pressed=true]")).toBe(false);
    page.model.show(stacks(3, { actions: [], controls: { move: false } }));
    expect(page.has("[data-source],[data-target]")).toBe(false);
  });
});

describe("a hint", () => {
  const advised = (): string[] => [...page.root.querySelectorAll<HTMLElement>("[data-advised]")].map((one) => one.dataset["card"]!);

  test("lights the card that it means and the place for it; once the card is picked, the place alone", () => {
    page.model.show(stacks(2, { controls: { move: true, hint: true } }));
    page.press("[data-control=hint]");
    page.model.answer("hint", { hint: { action: "discard 8C 0", label: "Discard", text: "It is high.", places: ["hand 0:2", "side 0.0"] } });
    expect(advised()).toEqual(["side 0.0:2", "hand 0:2"]);
    page.press(at("hand 0:2"));
    expect(advised()).toEqual(["side 0.0:2"]);
  });
});

describe("keys", () => {
  const from = (place: string): void => {
    const one = page.find(at(place));
    one.focus();
    one.dispatchEvent(new MouseEvent("click", { bubbles: true, composed: true, detail: 0 }));
  };
  const box = (x: number, y: number) => ({ left: x, top: y, width: 10, height: 10, right: x + 10, bottom: y + 10, x, y });

  test("a card is picked up, carried with arrows over all of the table, and put down", () => {
    from("hand 0:2");
    const focus = (): string | undefined => (page.root.activeElement as HTMLElement).dataset["card"];
    expect(focus()).toBe("centre 0:0");
    const places = { "centre 0:0": [0, 0], "centre 1:0": [20, 0], "side 1.0:2": [20, -50], "side 0.0:2": [0, 50] };
    for (const [place, [x, y]] of Object.entries(places)) page.find(at(place)).getBoundingClientRect = () => box(x!, y!) as DOMRect;
    for (const one of page.root.querySelectorAll<HTMLElement>("[data-item]")) {
      if (!((one.dataset["card"] ?? "") in places)) one.getBoundingClientRect = () => box(900, 900) as DOMRect;
    }
    page.key(page.root.activeElement!, "ArrowRight");
    expect(focus()).toBe("centre 1:0");
    page.key(page.root.activeElement!, "ArrowUp");
    expect(focus()).toBe("side 1.0:2");
    page.key(page.root.activeElement!, "ArrowDown");
    page.key(page.root.activeElement!, "ArrowLeft");
    page.key(page.root.activeElement!, "ArrowDown");
    expect(focus()).toBe("side 0.0:2");
    from("side 0.0:2");
    expect(sent()).toEqual(["discard 8C 0"]);
  });

  test("an arrow goes to what lies beside, however tall it is", () => {
    from("hand 0:2");
    const tall = (x: number, height: number) => ({ ...box(x, 0), height, bottom: height }) as DOMRect;
    const places = { "centre 0:0": tall(0, 10), "side 0.0:2": tall(20, 90), "centre 1:0": tall(40, 10) };
    for (const [place, one] of Object.entries(places)) page.find(at(place)).getBoundingClientRect = () => one;
    for (const one of page.root.querySelectorAll<HTMLElement>("[data-item]")) {
      if (!((one.dataset["card"] ?? "") in places)) one.getBoundingClientRect = () => box(900, 900) as DOMRect;
    }
    page.find(at("centre 0:0")).focus();
    const seen = ["ArrowRight", "ArrowRight", "ArrowLeft", "ArrowLeft"].map((key) => {
      page.key(page.root.activeElement!, key);
      return (page.root.activeElement as HTMLElement).dataset["card"];
    });
    expect(seen).toEqual(["side 0.0:2", "centre 1:0", "side 0.0:2", "centre 0:0"]);
  });

  test("Escape puts it down where it was; without a target it stays under the hand", () => {
    from("hand 0:2");
    page.key(page.root.activeElement!, "Escape");
    expect((page.root.activeElement as HTMLElement).dataset["card"]).toBe("hand 0:2");
    expect(page.has("[aria-pressed=true]")).toBe(false);
    from("hand 0:3");
    expect((page.root.activeElement as HTMLElement).dataset["card"]).toBe("hand 0:3");
    expect(page.find("[aria-pressed=true]").dataset["card"]).toBe("hand 0:3");
  });
});

describe("dragging", () => {
  test("onto a target acts, onto any other place asks, onto nothing does neither", () => {
    drag(at("hand 0:2"), at("centre 0:0"));
    expect(sent()).toEqual(["play 8C"]);
    page.model.answer("act", { ok: false, refusal });
    drag(at("payoff 0:0"), at("side 0.2:0"));
    page.model.answer("move", { ok: false, refusal });
    drag(at("payoff 0:0"), null);
    drag(at("payoff 0:0"), ".own .plate");
    drag(at("hand 0:0"), at("hand 0:3"));
    expect(sent()).toEqual(["play 8C", "payoff 0 > side 0.2"]);
    expect(page.has("[aria-pressed=true]")).toBe(false);
  });

  test("a card that waits for its answer lies where it was dropped, and goes home when it may not stay", () => {
    const moves = vi.fn();
    const one = page.find(at("payoff 0:0"));
    one.animate = moves as never;
    drag(at("payoff 0:0"), at("side 0.2:0"));
    expect(one.style.translate).toBe("50px 20px");
    page.model.answer("move", { ok: false, refusal });
    expect(one.style.translate).toBe("");
    expect(moves).toHaveBeenCalledOnce();
    expect(moves.mock.calls[0]?.[0][0].translate).toBe("50px 20px");
  });

  test("goes home at once for those who want nothing to move", () => {
    vi.spyOn(window, "matchMedia").mockReturnValue({ matches: true, addEventListener: () => undefined } as never);
    const one = page.find(at("payoff 0:0"));
    one.animate = vi.fn() as never;
    drag(at("payoff 0:0"), at("side 0.2:0"));
    page.model.answer("move", { ok: false, refusal });
    expect(one.style.translate).toBe("");
    expect(one.animate).not.toHaveBeenCalled();
  });

  test("two in a hurry move one card: the second is not sent, whatever has come to lie there", () => {
    drag(at("hand 0:2"), at("centre 0:0"));
    drag(at("hand 0:0"), at("centre 2:0"));
    expect(sent()).toEqual(["play 8C"]);
    // Lifted before the new view, dropped after it.
    page.model.answer("act");
    const root = page.root as unknown as { elementsFromPoint: () => Element[] };
    const lifted = page.find(at("hand 0:0"));
    lifted.setPointerCapture = () => undefined;
    const pointer = (type: string, x: number) => lifted.dispatchEvent(new PointerEvent(type, { bubbles: true, composed: true, clientX: x, isPrimary: true, pointerId: 1, button: 0 }));
    pointer("pointerdown", 0);
    pointer("pointermove", 50);
    page.model.show(stacks(2, { steps: [{ n: 1, text: "", moves: [] }] }));
    root.elementsFromPoint = () => [page.find(at("centre 2:0"))];
    pointer("pointerup", 50);
    expect(sent()).toEqual(["play 8C"]);
  });

  test("Escape lets go: wherever the card is dropped, it goes home", () => {
    const one = page.find(at("hand 0:2"));
    drag(at("hand 0:2"), at("centre 0:0"), () => {
      expect(lit()).not.toEqual([]);
      one.dispatchEvent(new KeyboardEvent("keydown", { key: "Escape", bubbles: true, composed: true }));
      expect(lit()).toEqual([]);
    });
    expect(sent()).toEqual([]);
    expect(one.style.translate).toBe("");
    drag(at("hand 0:2"), at("centre 0:0"));
    expect(sent()).toEqual(["play 8C"]);
  });

  test("a double click moves one card", () => {
    page.press(at("hand 0:2"));
    const target = page.find(at("centre 0:0"));
    for (const detail of [1, 2, 3]) target.dispatchEvent(new MouseEvent("click", { bubbles: true, composed: true, detail }));
    page.model.show(stacks(2, { steps: [{ n: 1, text: "", moves: [] }] }));
    target.dispatchEvent(new MouseEvent("click", { bubbles: true, composed: true, detail: 2 }));
    expect(sent()).toEqual(["play 8C"]);
  });
});

test("in a game whose cards are not carried everything is as it was", () => {
  const fan = zone("side 0.0", ["QS", "JH"], { kind: "fan", seat: 0 });
  expect(choiceAt([], null, fan, 1)).toEqual({ kind: "none" });
  expect(choiceAt([], "hand 0:1", fan, 1)).toEqual({ kind: "none" });
  expect(choiceAt([], null, fan, 1, 0)).toMatchObject({ kind: "source", place: "side 0.0", legal: false });
  expect(choiceAt([], null, fan, 1, 1)).toEqual({ kind: "none" });
});

describe("the end of a match", () => {
  test("a new deal and the replay are offered where the actions stood", () => {
    page.model.show(stacks(2, { actions: [], controls: { over: true, new: true }, replay: { at: 3, moves: 3, rounds: [0], on: false, text: "" }, strings: { new_deal: "New deal", replay: "Replay" } }));
    expect([...page.root.querySelectorAll(".actions button")].map((one) => one.textContent)).toEqual(["New deal", "Replay"]);
    page.press("[data-control=over-replay]");
    expect(page.has("[data-control=replay-at]")).toBe(true);
    page.press("[data-control=over-replay]");
    expect(page.has("[data-control=replay-at]")).toBe(false);
    page.press("[data-control=over-new]");
    expect(page.has("[data-panel=new]")).toBe(true);
  });

  test("focus goes to the new deal", () => {
    page.press(at("hand 0:2"));
    page.find("[data-action='play 8C']").focus();
    page.model.show(stacks(2, { actions: [], controls: { over: true, new: true } }));
    expect((page.root.activeElement as HTMLElement).dataset["control"]).toBe("over-new");
  });
});

describe("four colours", () => {
  test("are offered where the cards have them, shown at once and sent", () => {
    page.press("[data-control=settings]");
    expect(page.has("[data-control=four]")).toBe(false);
    page.model.show(stacks(2, { settings: { four_colours: false } }));
    const tick = page.find<HTMLInputElement>("[data-control=four]");
    expect(tick.checked).toBe(false);
    tick.checked = true;
    tick.dispatchEvent(new Event("change"));
    expect(page.model.last("colours")).toMatchObject({ four: true });
    expect(page.find(".cw").style.getPropertyValue("--cw-diamond")).toBe("");
    page.model.show(stacks(3, { settings: { four_colours: true } }));
    expect(tick.checked).toBe(true);
    expect(page.find(".cw").style.getPropertyValue("--cw-diamond")).not.toBe("");
    expect(page.find(".cw").style.getPropertyValue("--cw-club")).not.toBe("");
  });

  test("a refused change leaves the tick as it is", () => {
    page.model.show(stacks(2, { settings: { four_colours: false } }));
    page.press("[data-control=settings]");
    const tick = page.find<HTMLInputElement>("[data-control=four]");
    tick.checked = true;
    tick.dispatchEvent(new Event("change"));
    page.model.answer("colours", { ok: false, refusal });
    expect(tick.checked).toBe(false);
  });
});
