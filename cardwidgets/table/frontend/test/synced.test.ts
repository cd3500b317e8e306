import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { PATIENCE_MS, Synced } from "../src/state/synced";
import { FakeModel, view } from "./fake";

let model: FakeModel;
let ending: AbortController;
let changes: number;
let synced: Synced;

function begin(first = view(1)): void {
  model = new FakeModel(first);
  ending = new AbortController();
  changes = 0;
  synced = new Synced(model, ending.signal, () => { changes++; });
}

beforeEach(() => {
  vi.useFakeTimers();
  localStorage.clear();
  begin();
});
afterEach(() => {
  ending.abort();
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

describe("the view", () => {
  test("only ever grows, and twice is harmless", () => {
    model.show(view(3));
    model.show(view(2));
    expect(synced.view?.rev).toBe(3);
    const before = changes;
    model.show(view(3));
    expect(changes).toBe(before);
  });

  test("lacking parts are filled in, and no view is no view", () => {
    begin({ rev: 4 } as never);
    expect(synced.view?.seats).toEqual([]);
    begin({} as never);
    expect(synced.view).toBeNull();
  });
});

describe("moves", () => {
  test("are taken one at a time until the view that the answer names is there", () => {
    expect(synced.send({ type: "act", action: "keep" })).toBe(true);
    expect(synced.send({ type: "act", action: "keep" })).toBe(false);
    expect(synced.send({ type: "undo" })).toBe(false);
    model.answer("act", { rev: 2 });
    expect(synced.busy).toBe(true);
    model.show(view(2));
    expect(synced.busy).toBe(false);
    expect(model.sent.filter((m) => m.type === "act")).toHaveLength(1);
    expect(synced.send({ type: "undo" })).toBe(true);
    expect(model.last("undo").rev).toBe(2);
  });

  test("have ids of their own, also between two views of one page", () => {
    synced.send({ type: "pace", pace: "fast" });
    new Synced(model, ending.signal, () => undefined);
    expect(new Set(model.sent.map((m) => m.id)).size).toBe(model.sent.length);
  });

  test("are free again after a refusal, which the next view takes away", () => {
    synced.send({ type: "act", action: "pay" });
    model.answer("act", { ok: false, refusal: { code: "not-legal", clause: "CU-3.11", text: "No.", rule: "" } });
    expect(synced.busy).toBe(false);
    expect(synced.refusal?.clause).toBe("CU-3.11");
    model.show(view(2));
    expect(synced.refusal).toBeNull();
  });

  test("answers for somebody else and nonsense change nothing", () => {
    synced.send({ type: "act", action: "keep" });
    model.tell({ type: "answer", id: "elsewhere", rev: 9, ok: true });
    model.tell(null);
    model.tell("x");
    model.tell({ type: "other" });
    expect(synced.busy).toBe(true);
  });
});

describe("silence", () => {
  test("shows within two seconds, and a late answer ends it", () => {
    synced.send({ type: "act", action: "keep" });
    vi.advanceTimersByTime(PATIENCE_MS - 1);
    expect(synced.silent).toBe(false);
    vi.advanceTimersByTime(1);
    expect(PATIENCE_MS).toBeLessThanOrEqual(2000);
    expect(synced.silent).toBe(true);
    expect(synced.send({ type: "next" })).toBe(false);
    model.answer("act");
    expect(synced.silent).toBe(false);
    expect(synced.send({ type: "next" })).toBe(true);
  });

  test("is not suspected of a kernel that has not said hello yet", () => {
    vi.advanceTimersByTime(60_000);
    expect(synced.silent).toBe(false);
  });

  test("a comm that throws is silence, not a crash", () => {
    model.send = () => { throw new Error("closed"); };
    synced.send({ type: "next" });
    vi.advanceTimersByTime(PATIENCE_MS);
    expect(synced.silent).toBe(true);
  });
});

describe("what is kept in the page", () => {
  const offer = { text: "Go on?", go: "Go on", no: "No" };

  test("goes with hello when the view names the key", () => {
    localStorage.setItem("k", "CODE");
    begin(view(1, { key: "k" }));
    expect(model.last("hello")).toMatchObject({ kept: "CODE" });
    model.answer("hello", { key: "k", offer });
    expect(synced.offer).toEqual(offer);
    synced.resume();
    expect(model.last("resume")).toMatchObject({ code: "CODE" });
    expect(synced.offer).toBeNull();
  });

  test("goes with a second hello when only the answer names the key", () => {
    localStorage.setItem("k", "CODE");
    expect(model.last("hello")).toMatchObject({ kept: null });
    model.answer("hello", { key: "k", faces: "<svg/>" });
    expect(model.last("hello")).toMatchObject({ kept: "CODE" });
    model.answer("hello", { key: "k", offer });
    expect(synced.offer).toEqual(offer);
    expect(synced.faces).toBe("<svg/>");
    synced.forget();
    expect(model.last("forget")).toBeDefined();
    expect(localStorage.getItem("k")).toBeNull();
  });

  test("is offered no longer once another match has begun or something was decided", () => {
    begin(view(1, { key: "k" }));
    for (const [next, stays] of [[view(2), true], [view(3, { controls: { undo: true } }), false], [view(4, { match: 2 }), false]] as const) {
      synced.offer = offer;
      model.show(next);
      expect(synced.offer !== null).toBe(stays);
    }
  });

  test("is written on keep, and storage that fails breaks nothing", () => {
    model.tell({ type: "keep", key: "k", code: "NEW" });
    expect(localStorage.getItem("k")).toBe("NEW");
    const barred = (): never => { throw new Error("barred"); };
    vi.stubGlobal("localStorage", { getItem: barred, setItem: barred, removeItem: barred, clear: () => undefined });
    model.tell({ type: "keep", key: "k", code: "NEWER" });
    begin(view(1, { key: "k" }));
    expect(model.last("hello")).toMatchObject({ kept: null });
  });
});

test("nothing is left when the view is gone", () => {
  synced.send({ type: "act", action: "keep" });
  ending.abort();
  expect(model.listening).toBe(0);
  expect(vi.getTimerCount()).toBe(0);
});
