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

test("a completed stack goes from its place to the stock, from the top down, after the card that completes it has come", () => {
  const faces = ["A", "2", "3", "4"];
  const stock = zone("stock", [null], { kind: "pile" });
  const before = [stock, zone("centre", ["3"], { kind: "pile" }), zone("hand", ["4", "9"])];
  const after = [stock, zone("centre", [], { kind: "pile" }), zone("hand", ["9"])];
  const steps = [
    { n: 1, text: "", moves: [{ face: "4", from: "hand", to: "centre" }] },
    { n: 2, text: "", moves: faces.map((face) => ({ face, from: "centre", to: "stock" })) },
  ];
  const { slots, list } = flights(steps, before, after);
  expect(slots).toBe(2);
  expect(list.map(({ start, end, turn, zone: where, index }) => [start, end, turn, where, index])).toEqual(
    [...faces].reverse().map((face) => [face, null, 1, "stock", null]));
  expect(list.map(({ legs }) => legs.map(({ slot, from, lag }) => [slot, from, lag]))).toEqual([
    [[0, "hand", 0], [1, "centre", 0]], [[1, "centre", 1]], [[1, "centre", 2]], [[1, "centre", 3]],
  ]);
});

test("a card that is played on a stack is seen on its way, open; the stack's own top waits for it", () => {
  const before = [zone("centre", ["6"], { kind: "pile" }), zone("side", ["K", "7"], { kind: "fan" })];
  const after = [zone("centre", ["7"], { kind: "pile" }), zone("side", ["K"], { kind: "fan" })];
  const { list } = flights([{ n: 1, text: "", moves: [{ face: "7", from: "side", to: "centre" }] }], before, after);
  expect(list).toMatchObject([{ zone: "centre", index: null, start: "7", end: "7", turn: null, legs: [{ from: "side", to: "centre", lag: 0 }] }]);
});

test("what is drawn from a shut pile comes face down, one after the other; what was gathered does not come out again", () => {
  const stock = zone("stock", [null], { kind: "pile" });
  const steps = [
    { n: 1, text: "", moves: [{ face: "7", from: "hand", to: "stock" }] },
    { n: 2, text: "", moves: [{ face: "8", from: "stock", to: "hand" }, { face: "7", from: "stock", to: "hand" }] },
  ];
  const { list } = flights(steps, [stock, zone("hand", ["7"])], [stock, zone("hand", ["8", "7"])]);
  expect(list.filter(({ index }) => index !== null)).toMatchObject([
    { index: 1, start: null, end: "7", legs: [{ slot: 1, lag: 1 }] }, { index: 0, start: null, end: "8", legs: [{ slot: 1, lag: 0 }] },
  ]);
  expect(list.find(({ index }) => index === null)).toMatchObject({ start: "7", end: null, legs: [{ slot: 0 }] });
});

test("of many cards that go into a pile together only so many are seen", () => {
  const moves = Array.from({ length: 40 }, () => ({ face: null, from: "stock", to: "payoff" }));
  const zones = [zone("stock", [null], { kind: "pile" }), zone("payoff", [null], { kind: "pile" })];
  expect(flights([{ n: 1, text: "", moves }], zones, zones).list).toHaveLength(12);
  // Of each place some, when they come from several.
  const gathered = ["a", "b", "c", "d"].flatMap((from) => Array.from({ length: 9 }, () => ({ face: null, from, to: "stock" })));
  const { list } = flights([{ n: 1, text: "", moves: gathered }], zones, zones);
  expect(["a", "b", "c", "d"].map((from) => list.filter(({ legs }) => legs[0]?.from === from).length)).toEqual([3, 3, 3, 3]);
});

test("what comes from a shut pile turns up on an open one", () => {
  const before = [zone("stock", [null], { kind: "pile" }), zone("centre", ["K"], { kind: "pile" })];
  const after = [zone("stock", [null], { kind: "pile" }), zone("centre", ["A"], { kind: "pile" })];
  expect(flights([{ n: 1, text: "", moves: [{ face: "A", from: "stock", to: "centre" }] }], before, after).list).toMatchObject([{ start: null, end: "A", turn: 0 }]);
});

test("a top that is turned up and then played turns where it lies and goes on", () => {
  const before = [zone("payoff", ["K"], { kind: "pile" }), zone("centre", [], { kind: "pile" })];
  const after = [zone("payoff", ["Q"], { kind: "pile" }), zone("centre", ["2"], { kind: "pile" })];
  const steps = [
    { n: 1, text: "", moves: [{ face: "A", from: "payoff", to: "payoff" }] },
    { n: 2, text: "", moves: [{ face: "A", from: "payoff", to: "centre" }] },
    { n: 3, text: "", moves: [{ face: "2", from: "hand", to: "centre" }] },
  ];
  const { list } = flights(steps, before, after);
  expect(list.find(({ end }) => end === "A")).toMatchObject({ zone: "centre", start: "A", legs: [{ slot: 1, from: "payoff" }] });
});
