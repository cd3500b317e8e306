import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import type { Account, View } from "../src/scene";
import { arranged, reordered } from "../src/state/order";
import { action, seat, view, zone } from "./fake";
import { openTable } from "./open";

const HAND = ["PKP", "GO", "MR", "GO", "CH"];
const replay = { at: 4, moves: 4, rounds: [0], on: false, text: "" };

/** A game of open piles for three, clockwise, in which one piles' top cards are traded for another's. */
function piles(rev: number, more: Parameters<typeof view>[1] = {}): View {
  const before = (s: number, pile: string[], hand: (string | null)[]) =>
    [zone(`pile ${s}`, pile, { kind: "fan", seat: s }), zone(`hand ${s}`, hand, { seat: s })];
  return view(rev, {
    direction: "clockwise",
    seats: [0, 1, 2].map((id) => seat(id)),
    zones: [...before(0, ["MED", "IND"], HAND), ...before(1, ["VER", "WAT", "HT"], [null, null]), ...before(2, ["ILL"], [null])],
    controls: { move: true, new: true }, replay, actions: counts(),
    strings: { sort: "Automatic order", ledger: "Line by line", rule: "Rule" }, ...more,
  });
}
const counts = () => [
  action("count 1", { target: "pile 1:2", key: "1", goes: ["pile 1:2", "pile 0:1"] }),
  action("count 2", { target: "pile 1:1", key: "2", goes: ["pile 1:1", "pile 1:2", "pile 0:0", "pile 0:1"] }),
  action("cancel"),
];
const put = () => [
  action("exchange", { target: "pile 1:1", goes: ["pile 1:1", "pile 1:2"] }),
  action("put GO", { source: "hand 0:1", target: "pile 0", menu: false, hint: "Then you discard 1.", goes: ["hand 0:1", "pile 1:2"] }),
];

let page: ReturnType<typeof openTable>;
beforeEach(() => { page = openTable(piles(1)); });
afterEach(() => page.end());

const at = (place: string): string => `[data-card="${place}"]`;
const sent = () => page.model.sent.flatMap((m) => (m.type === "act" ? [m.action] : m.type === "move" ? [`${m.source} > ${m.target}`] : []));
const going = () => [...page.root.querySelectorAll<HTMLElement>("[data-going]")].map(({ dataset }) => dataset["card"]);
const hand = () => [...page.root.querySelectorAll<HTMLElement>(".own .hand [data-card]")].map(({ dataset }) => dataset["face"]);
const over = (selector: string): void => { page.find(selector).dispatchEvent(new PointerEvent("pointerover", { bubbles: true, composed: true })); };

test("where play goes clockwise the next player sits at the left", () => {
  const columns = [...page.root.querySelectorAll<HTMLElement>(".others .seat")].map((one) => `${one.dataset["seat"]} ${one.style.getPropertyValue("--col")}`);
  expect(columns).toEqual(["1 1", "2 3"]);
  expect(page.has(".others.clockwise")).toBe(true);
});

describe("a card within a fan", () => {
  test("is a target of its own, and says so in its label", () => {
    expect(page.find(at("pile 1:1")).getAttribute("aria-label")).toBe("WAT: count 2");
    expect([0, 1, 2].map((i) => page.find(at(`pile 1:${i}`)).classList.contains("lit"))).toEqual([false, true, true]);
    page.press(at("pile 1:1"));
    expect(sent()).toEqual(["count 2"]);
  });

  test("takes with it all that lies on it", () => {
    page.model.show(piles(2, { actions: put() }));
    expect([0, 1, 2].map((i) => page.find(at(`pile 1:${i}`)).getAttribute("role"))).toEqual(["img", "button", "button"]);
    page.press(at("pile 1:2"));
    expect(sent()).toEqual(["exchange"]);
  });

  test("what would go is marked while card or button is pointed at or has focus", () => {
    over(at("pile 1:1"));
    expect(going()).toEqual(["pile 1:1", "pile 1:2", "pile 0:0", "pile 0:1"]);
    over("[data-action='count 1']");
    expect(going()).toEqual(["pile 1:2", "pile 0:1"]);
    page.find("[data-action='count 2']").focus();
    over(".prompt");
    expect(going()).toHaveLength(4);
    page.find("[data-action=cancel]").focus();
    expect(going()).toEqual([]);
    over(at("pile 1:1"));
    page.model.show(piles(2, { actions: [] }));
    expect(going()).toEqual([]);
  });

  test("what a card of the hand would bring and cost stands on its button once it is picked", () => {
    page.model.show(piles(2, { actions: put() }));
    page.press(at("hand 0:1"));
    expect(page.find(".goal").textContent).toContain("Then you discard 1.");
    over(".goal");
    expect(going()).toEqual(["pile 1:2", "hand 0:1"].sort((a, b) => (page.find(at(a)).compareDocumentPosition(page.find(at(b))) & 4 ? -1 : 1)));
  });
});

describe("a pile that is pressed to take a card from it", () => {
  const pulled = (to: string): void => {
    const pointer = (type: string, x: number) =>
      page.find(at("draw:0")).dispatchEvent(new PointerEvent(type, { bubbles: true, composed: true, clientX: x, isPrimary: true, pointerId: 1, button: 0 }));
    page.find(at("draw:0")).setPointerCapture = () => undefined;
    (page.root as unknown as { elementsFromPoint: () => Element[] }).elementsFromPoint = () => [page.find(to)];
    pointer("pointerdown", 0);
    pointer("pointermove", 50);
    pointer("pointerup", 50);
  };
  const show = (rev: number, legal = true): void => {
    const { zones } = piles(rev);
    page.model.show(piles(rev, { zones: [...zones, zone("draw", [null], { kind: "pile", seat: null })], actions: [action("draw", { target: "draw", menu: false, legal })] }));
  };

  test("can be pulled to the hand, and anywhere else to be told why not", () => {
    show(2);
    pulled(at("hand 0:3"));
    expect(sent()).toEqual(["draw:0 > hand 0"]);
    page.model.answer("move", { ok: true, rev: 2 });
    pulled(at("pile 0:1"));
    expect(sent()).toEqual(["draw:0 > hand 0", "draw:0 > pile 0"]);
  });

  test("asks why not when it is pressed too early", () => {
    show(2, false);
    expect(page.find(at("draw:0")).getAttribute("aria-disabled")).toBe("true");
    page.press(at("draw:0"));
    expect(sent()).toEqual(["draw"]);
  });
});

describe("the account of a round", () => {
  const lines = [{ text: "Dark blue, complete", amount_text: "$400", clause: "MC-2.5" }, { text: "2 GO", amount_text: "$400", clause: "MC-2.14" }];
  const ledger: Account[] = [
    { seat: 0, title: "Your hand", lines, total_text: "Total $800", note: "Now has $800." },
    { seat: 1, title: "<b>", lines: [{ text: "Void", amount_text: "$0", clause: "MC-2.18" }], total_text: "Total $0", note: "" },
  ];
  const scored = (rev: number): View => piles(rev, { ledger, actions: [], controls: { next: "Next round" } });

  test("lays every hand out as a table with its own heading, and is gone on the next round", () => {
    expect(page.has("[data-ledger]")).toBe(false);
    page.model.show(scored(2));
    const tables = [...page.root.querySelectorAll("[data-ledger] table")];
    expect(tables.map((one) => one.querySelector("caption h4")?.textContent)).toEqual(["Your hand", "<b>"]);
    const rows = [...tables[0]!.querySelectorAll("tbody tr")];
    expect(rows.map((row) => [row.querySelector("th[scope=row]")?.firstChild?.textContent, row.querySelector("td")?.textContent])).toEqual([["Dark blue, complete", "$400"], ["2 GO", "$400"]]);
    expect(tables.map((one) => one.querySelector("tfoot")?.textContent)).toEqual(["Total $800", "Total $0"]);
    expect(page.find("[data-ledger]").textContent).toContain("Now has $800.");
    expect(page.find("[data-ledger] h3").textContent).toBe("Line by line");
    page.model.show(piles(3));
    expect(page.has("[data-ledger]")).toBe(false);
  });

  test("lies below what goes on with the match, and its clauses open their rules", () => {
    page.model.show(scored(2));
    const box = page.find("[data-ledger]");
    expect(box.getAttribute("aria-labelledby")).toBe("ledger");
    expect(page.find("[data-prompt]").compareDocumentPosition(box) & Node.DOCUMENT_POSITION_FOLLOWING).toBeTruthy();
    expect([...page.root.querySelectorAll<HTMLElement>("[data-ledger] [data-rule]")].map(({ tabIndex }) => tabIndex)).toEqual([0, -1, -1]);
    page.press("[data-ledger] [data-rule='MC-2.14']");
    expect(page.model.last("rule")).toMatchObject({ clause: "MC-2.14" });
    expect(page.has("[data-panel=rules]")).toBe(true);
  });
});

describe("the order of a hand", () => {
  const cards = zone("hand 0", HAND);

  test("is the scene's until a card is moved; cards that come later lie at the end", () => {
    expect(arranged(cards)).toEqual([0, 1, 2, 3, 4]);
    const order = reordered(cards, undefined, 4, 0);
    expect(arranged(cards, order)).toEqual([4, 0, 1, 2, 3]);
    // One GO is gone, a house has come: each card keeps its place, and the rest close up.
    const later = zone("hand 0", ["PKP", "H1", "GO", "MR", "CH"]);
    expect(arranged(later, order).map((i) => later.cards[i]?.face)).toEqual(["CH", "PKP", "GO", "MR", "H1"]);
  });

  const drag = (from: string, to: string): void => {
    const lifted = page.find(from);
    lifted.setPointerCapture = () => undefined;
    const pointer = (type: string, x: number) => lifted.dispatchEvent(new PointerEvent(type, { bubbles: true, composed: true, clientX: x, isPrimary: true, pointerId: 1, button: 0 }));
    const cards = [...page.root.querySelectorAll<HTMLElement>(".own .hand [data-card]")];
    const goal = cards.indexOf(page.find(to));
    cards.forEach((card, i) => { card.getBoundingClientRect = () => ({ x: (card.style.translate ? goal : i) * 10, y: 0, width: 10, height: 10 }) as DOMRect; });
    pointer("pointerdown", 0);
    pointer("pointermove", 50);
    (page.root as unknown as { elementsFromPoint: () => Element[] }).elementsFromPoint = () => [page.find(to)];
    pointer("pointerup", 50);
  };

  test("is changed by dragging a card onto another of the hand; what is sent names the scene's place", async () => {
    page.model.show(piles(2, { actions: [...counts(), action("discard CH", { source: "hand 0:4", target: "pile 0", menu: false })] }));
    drag(at("hand 0:4"), at("hand 0:1"));
    expect(hand()).toEqual(["PKP", "CH", "GO", "MR", "GO"]);
    expect([sent(), page.has("[aria-pressed=true]"), page.find(at("hand 0:4")).style.translate]).toEqual([[], false, ""]);
    // The click that ends a drag is over.
    await new Promise((done) => setTimeout(done));
    page.press(at("hand 0:2"));
    page.press(at("pile 0:1"));
    expect(sent()).toEqual(["hand 0:2 > pile 0"]);
    page.model.answer("move", { ok: false });
    drag(at("hand 0:4"), at("pile 0:1"));
    expect(sent().at(-1)).toBe("discard CH");
    expect(hand()).toEqual(["PKP", "CH", "GO", "MR", "GO"]);
  });

  test("a card that is put back where it was changes nothing", () => {
    drag(at("hand 0:2"), at("hand 0:2"));
    expect(hand()).toEqual(HAND);
    expect(page.has("[data-control=sort]")).toBe(false);
  });

  test("is changed by Shift and arrows; the card keeps the focus, and its place is said", () => {
    page.find(at("hand 0:0")).focus();
    const shift = (key: string) => page.root.activeElement!.dispatchEvent(new KeyboardEvent("keydown", { key, shiftKey: true, bubbles: true, composed: true, cancelable: true }));
    shift("ArrowRight");
    expect(hand()).toEqual(["GO", "PKP", "MR", "GO", "CH"]);
    expect((page.root.activeElement as HTMLElement).dataset["card"]).toBe("hand 0:0");
    expect(page.said()).toContain("PKP 2/5");
    shift("ArrowLeft");
    shift("ArrowLeft");
    expect(hand()).toEqual(HAND);
    expect((page.root.activeElement as HTMLElement).dataset["card"]).toBe("hand 0:0");
    expect(sent()).toEqual([]);
    page.find("[data-action=cancel]").focus();
    shift("ArrowRight");
    expect(hand()).toEqual(HAND);
  });

  test("stays as it was laid until the button or the next round takes it back", () => {
    const lay = (): void => {
      page.find(at("hand 0:4")).focus();
      page.find(at("hand 0:4")).dispatchEvent(new KeyboardEvent("keydown", { key: "ArrowLeft", shiftKey: true, bubbles: true, composed: true, cancelable: true }));
    };
    lay();
    page.model.show(piles(2));
    expect(hand()).toEqual(["PKP", "GO", "MR", "CH", "GO"]);
    expect(page.find("[data-control=sort]").textContent).toBe("Automatic order");
    page.press("[data-control=sort]");
    expect(hand()).toEqual(HAND);
    expect(page.has("[data-control=sort]")).toBe(false);
    lay();
    page.model.show(piles(3, { replay: { ...replay, rounds: [0, 5], moves: 5 } }));
    expect(hand()).toEqual(HAND);
    lay();
    page.model.show(piles(4, { replay: { ...replay, rounds: [0, 5], moves: 0 }, steps: [{ n: 1, text: "A new deal.", moves: [] }] }));
    expect(hand()).toEqual(HAND);
  });

  test("nothing of it is left on when a card was lifted before another view came", () => {
    const moved = vi.fn();
    const lifted = page.find(at("hand 0:4"));
    lifted.setPointerCapture = moved;
    const pointer = (type: string, x: number) => lifted.dispatchEvent(new PointerEvent(type, { bubbles: true, composed: true, clientX: x, isPrimary: true, pointerId: 1, button: 0 }));
    pointer("pointerdown", 0);
    pointer("pointermove", 50);
    page.model.show(piles(2, { steps: [{ n: 1, text: "", moves: [] }] }));
    (page.root as unknown as { elementsFromPoint: () => Element[] }).elementsFromPoint = () => [page.find(at("hand 0:0"))];
    pointer("pointerup", 50);
    expect(moved).toHaveBeenCalledOnce();
    expect([hand(), sent()]).toEqual([HAND, []]);
  });
});
