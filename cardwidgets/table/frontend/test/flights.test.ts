import { expect, test } from "vitest";
import { flights } from "../src/flights";
import { zone } from "./fake";

const pack = zone("pack", [null], { kind: "pile" });

test("a swap crosses: my card turns its back, the other's turns up", () => {
  const before = [pack, zone("hand 0", ["cat"]), zone("hand 1", [null])];
  const after = [pack, zone("hand 0", ["7"]), zone("hand 1", [null])];
  const moves = [{ face: "cat", from: "hand 0", to: "hand 1" }, { face: "7", from: "hand 1", to: "hand 0" }];
  const { slots, list } = flights([{ n: 1, text: "", moves }], before, after);
  expect(slots).toBe(1);
  expect(list.find((f) => f.zone === "hand 1")).toMatchObject({ start: "cat", end: null, turn: 0, legs: [{ from: "hand 0", to: "hand 1" }] });
  expect(list.find((f) => f.zone === "hand 0")).toMatchObject({ start: null, end: "7", turn: 0, legs: [{ from: "hand 1", to: "hand 0" }] });
});

test("a card that is passed on travels every leg", () => {
  const before = [zone("hand 0", ["cat"]), zone("hand 1", [null]), zone("hand 2", [null])];
  const after = [zone("hand 0", ["7"]), zone("hand 1", [null]), zone("hand 2", [null])];
  const swap = (n: number, a: string, b: string, face: string | null, other: string | null) =>
    ({ n, text: "", moves: [{ face, from: a, to: b }, { face: other, from: b, to: a }] });
  const { slots, list } = flights([swap(1, "hand 0", "hand 1", "cat", "7"), swap(2, "hand 1", "hand 2", null, null)], before, after);
  expect(slots).toBe(2);
  expect(list.find((f) => f.zone === "hand 2")?.legs.map((leg) => leg.from)).toEqual(["hand 0", "hand 1"]);
  expect(list.find((f) => f.zone === "hand 0")?.legs).toHaveLength(1);
});

test("a card turned up where it lies only turns; dealt cards come from the pack; gathered ones vanish in it", () => {
  const up = flights([{ n: 1, text: "", moves: [{ face: "cuckoo", from: "hand 1", to: "hand 1" }] }], [zone("hand 1", [null])], [zone("hand 1", ["cuckoo"])]);
  expect(up.list).toMatchObject([{ legs: [], start: null, end: "cuckoo", turn: 0, index: 0 }]);
  const dealt = flights([{ n: 1, text: "", moves: [{ face: "cat", from: "pack", to: "hand 0" }] }], [pack, zone("hand 0", [])], [pack, zone("hand 0", ["cat"])]);
  expect(dealt.list).toMatchObject([{ zone: "hand 0", index: 0, start: null, end: "cat", turn: 0 }]);
  const moves = [{ face: null, from: "hand 0", to: "pack" }, { face: null, from: "hand 1", to: "pack" }];
  const gone = flights([{ n: 1, text: "", moves }], [pack, zone("hand 0", ["cat"]), zone("hand 1", [null])], [pack, zone("hand 0", []), zone("hand 1", [])]);
  expect(gone.list.map((f) => [f.zone, f.index])).toEqual([["pack", null], ["pack", null]]);
});

test("steps without moves take no time", () => {
  expect(flights([{ n: 1, text: "x", moves: [] }], [], [])).toEqual({ slots: 0, list: [] });
});
