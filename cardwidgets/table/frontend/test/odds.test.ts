import { afterEach, describe, expect, test } from "vitest";
import type { Odds } from "../src/scene";
import { view } from "./fake";
import { openTable } from "./open";

let table: ReturnType<typeof openTable>;
const strings = { odds: "Odds", odds_later: "Later." };
const controls = { undo: false, redo: false, next: null, skip: null, new: true, hint: true, odds: true, move: false, over: false, here: null };
const found = (more = "", risk = 0.25): Odds => ({
  title: "Counted", columns: ["loses a life", "lives lost"], notes: ["Not known: the rest."], more,
  rows: [{ label: "Keep the eight", low: 0.2, risk, high: 0.3, cells: [`${100 * risk}%`, "0.3"] }],
});
const asked = (): number => table.model.sent.filter((m) => m.type === "odds").length;
const text = (selector: string): string => table.find(selector).textContent ?? "";

afterEach(() => table.end());

describe("odds", () => {
  test("nothing is asked until the panel is opened; then a table with its notes stands there", () => {
    table = openTable(view(1, { strings, controls }));
    expect(asked()).toBe(0);
    table.press("[data-control=odds]");
    table.model.answer("odds", { odds: found() });
    expect(asked()).toBe(1);
    expect(text("[data-odds] caption")).toBe("Counted");
    expect(text("[data-odds] tbody th")).toBe("Keep the eight");
    expect(text("[data-odds] td")).toBe("25%");
    expect(table.find(".risk").closest("[aria-hidden]")).not.toBeNull();
    expect(text("[data-notes]")).toContain("Not known");
    expect(table.has("[data-more]")).toBe(false);
  });

  test("it is asked again as long as there is more, and no longer than the panel is open", () => {
    table = openTable(view(1, { strings, controls }));
    table.press("[data-control=odds]");
    table.model.answer("odds", { odds: found("More …") });
    expect(text("[data-more]")).toBe("More …");
    expect(asked()).toBe(2);
    table.model.answer("odds", { odds: found("More …", 0.5) });
    expect(text("[data-odds] td")).toBe("50%");
    expect(asked()).toBe(3);
    table.press("[data-control=close]");
    table.model.answer("odds", { odds: found("More …") });
    expect(asked()).toBe(3);
    expect(table.has("[data-panel]")).toBe(false);
  });

  test("a new moment is asked for anew where the reader decides, and waited for where not", () => {
    table = openTable(view(1, { strings, controls }));
    table.press("[data-control=odds]");
    table.model.answer("odds", { odds: found() });
    table.model.show(view(2, { strings, controls: { ...controls, odds: false } }));
    expect(table.has("[data-odds]")).toBe(false);
    expect(text("[data-later]")).toBe("Later.");
    expect(asked()).toBe(1);
    table.model.show(view(3, { strings, controls }));
    expect(asked()).toBe(2);
  });

  test("the key is in the name for those who hover, and does the same", () => {
    table = openTable(view(1, { strings, controls }));
    const button = table.find("[data-control=odds]");
    expect(button.getAttribute("title")).toBe("Odds (W)");
    expect(button.getAttribute("aria-keyshortcuts")).toBe("w");
    table.key(button, "w");
    expect(table.has("[data-panel=odds]")).toBe(true);
  });
});
