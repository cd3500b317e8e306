import { expect, test } from "vitest";
import { actionOnto, choiceAt } from "../src/state/choices";
import { action, zone } from "./fake";

const hand = zone("hand 0", ["2", "5", "9"]);
const side = zone("side 0 1", []);
const actions = [
  action("discard 1", { source: "hand 0:1", target: "side 0 1" }),
  action("discard 2", { source: "hand 0:2", target: "side 0 1", legal: false }),
  action("draw", { target: "stock" }),
  action("show", { source: "hand 0:0" }),
];

test("a card is picked up, then its target acts", () => {
  expect(choiceAt(actions, null, hand, 1)).toMatchObject({ kind: "source", place: "hand 0:1", picked: false, only: null });
  expect(choiceAt(actions, null, side, 0)).toEqual({ kind: "none" });
  expect(choiceAt(actions, "hand 0:1", side, 0)).toMatchObject({ kind: "target", legal: true, action: { text: "discard 1" } });
  expect(choiceAt(actions, "hand 0:1", hand, 1)).toMatchObject({ kind: "source", picked: true });
});

test("what is not legal can be tried, and says so", () => {
  expect(choiceAt(actions, null, hand, 2)).toMatchObject({ kind: "source", legal: false });
  expect(choiceAt(actions, "hand 0:2", side, 0)).toMatchObject({ kind: "target", legal: false });
});

test("an action without source or without target needs one press", () => {
  expect(choiceAt(actions, null, zone("stock", [null], { kind: "pile" }), 0)).toMatchObject({ kind: "target", action: { text: "draw" } });
  expect(choiceAt(actions, null, hand, 0)).toMatchObject({ kind: "source", only: { text: "show" } });
});

test("a zone's own name means its last card", () => {
  const swap = [action("exchange", { source: "hand 0", target: "hand 1" })];
  expect(choiceAt(swap, null, hand, 2)).toMatchObject({ kind: "source", place: "hand 0" });
  expect(choiceAt(swap, null, hand, 0)).toEqual({ kind: "none" });
  expect(actionOnto(swap, "hand 0", "hand 1:0")?.text).toBe("exchange");
  expect(actionOnto(swap, "hand 0", "hand 2:0")).toBeUndefined();
});
