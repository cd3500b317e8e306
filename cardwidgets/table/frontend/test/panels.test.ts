import { afterEach, describe, expect, test, vi } from "vitest";
import type { Replay } from "../src/scene";
import { view, action } from "./fake";
import { openTable } from "./open";

let table: ReturnType<typeof openTable>;
const open = (more: Parameters<typeof view>[1] = {}, rev = 1): void => { table = openTable(view(rev, more)); };
const replay = (at: number, more: Partial<Replay> = {}): Replay => ({ at, moves: 9, rounds: [0, 4], on: at < 9, text: `Moment ${at} of 9`, ...more });
const settings = (more = {}) => ({ look: { contrast: 50, grain: 50, temperature: 50 }, languages: [{ code: "en", name: "English" }, { code: "fi", name: "suomi" }], ...more });
const strings = { code_copied: "Copied", code_copy: "Copy", pad_empty: "Nothing yet.", replaying: "Earlier." };

afterEach(() => table.end());

describe("panels", () => {
  test("one at a time; its button says that it is open; Escape closes it and gives the focus back", () => {
    open();
    table.find("[data-control=pad]").focus();
    table.press("[data-control=pad]");
    expect(table.find("[data-control=pad]").getAttribute("aria-expanded")).toBe("true");
    expect(table.root.activeElement).toBe(table.find("[data-panel=pad]"));
    table.press("[data-control=settings]");
    expect(table.root.querySelectorAll("[data-panel]")).toHaveLength(1);
    table.key(table.find("[data-panel]"), "Escape");
    expect(table.has("[data-panel]")).toBe(false);
    expect(table.find("[data-control=pad]").getAttribute("aria-expanded")).toBe("false");
    expect((table.root.activeElement as HTMLElement).dataset["control"]).toBe("pad");
  });

  test("letters typed in a panel play nothing", () => {
    open();
    table.press("[data-control=pad]");
    table.key(table.find("[data-control=close]"), "k");
    expect(table.model.sent.some((m) => m.type === "act")).toBe(false);
  });

  test("one that lies over the table makes it inert; a low one does not", () => {
    open();
    table.press("[data-control=rules]");
    expect(table.find(".play").hasAttribute("inert")).toBe(true);
    table.press("[data-control=settings]");
    expect(table.find(".play").hasAttribute("inert")).toBe(false);
  });

  test("the rules follow the moment, and come in their parts", () => {
    open({ now: [{ clause: "CU-3.1", text: "Keep or ask." }] });
    table.press("[data-control=rules]");
    const clause = (id: string) => ({ id, text: `Text of ${id}.`, question: "", adopted: "", other: "", readings: [] });
    table.model.answer("rules", { rules: [{ title: "Aim", clauses: [clause("CU-1.1")] }, { title: "Turn", clauses: [clause("CU-3.1")] }] });
    expect([...table.root.querySelectorAll("[data-panel] summary")].map((s) => s.textContent)).toEqual(["Aim", "Turn"]);
    expect(table.find("[data-now]").textContent).toContain("Keep or ask.");
    table.model.show(view(2, { now: [{ clause: "CU-4.1", text: "All show." }] }));
    expect(table.find("[data-now]").textContent).toContain("All show.");
    table.press("[data-control=close]");
    table.press("[data-control=rules]");
    expect(table.model.sent.filter((m) => m.type === "rules")).toHaveLength(1);
  });

  test("the score pad has a row for each round, with the round as its header", () => {
    open({ pad: [{ round: 1, values: [3, 2, 3, 3], changed: [1] }], strings });
    table.press("[data-control=pad]");
    expect([...table.root.querySelectorAll("[data-pad] th[scope=col]")]).toHaveLength(5);
    expect(table.find("[data-pad] th[scope=row]").textContent).toBe("1");
    expect([...table.root.querySelectorAll("[data-pad] td")].map((c) => c.textContent)).toEqual(["3", "2", "3", "3"]);
    expect(table.find("[data-pad] strong").textContent).toBe("2");
    table.model.show(view(2, { pad: [], strings }));
    expect(table.find("[data-panel]").textContent).toContain("Nothing yet.");
  });
});

describe("settings", () => {
  test("another language leaves everything where it was, and what was asked for is asked again", () => {
    open({ settings: settings() });
    table.press("[data-source]");
    table.press("[data-control=rules]");
    table.model.answer("rules", { rules: [] });
    table.press("[data-control=settings]");
    table.find("[data-control=language]").focus();
    table.put("[data-control=language]", "fi", "change");
    expect(table.model.last("language")).toMatchObject({ language: "fi" });
    table.model.show(view(2, { settings: settings(), lang: "fi" }));
    table.model.answer("language");
    expect(table.find(".cw").lang).toBe("fi");
    expect(table.root.activeElement).toBe(table.find("[data-control=language]"));
    expect(table.find("[data-source]").getAttribute("aria-pressed")).toBe("true");
    expect(table.find("option[value=fi]").lang).toBe("fi");
    table.find("[data-control=rules]").focus();
    table.press("[data-control=rules]");
    expect(table.model.sent.filter((m) => m.type === "rules")).toHaveLength(2);
  });

  test("sliders change the cards while they are dragged, and Python hears where they were let go, the last alone", () => {
    open({ settings: settings() });
    table.press("[data-control=settings]");
    const warmth = (): string => table.find(".cw").style.getPropertyValue("--tint");
    const plain = warmth();
    table.put("[data-control=temperature]", "80", "input");
    expect(warmth()).not.toBe(plain);
    expect(table.model.sent.some((m) => m.type === "look")).toBe(false);
    table.put("[data-control=temperature]", "80", "change");
    for (const value of ["60", "70", "90"]) {
      table.put("[data-control=grain]", value, "input");
      table.put("[data-control=grain]", value, "change");
    }
    expect(table.model.sent.filter((m) => m.type === "look")).toHaveLength(1);
    table.model.show(view(2, { settings: settings({ look: { contrast: 50, grain: 50, temperature: 80 } }) }));
    table.model.answer("look");
    expect(table.model.sent.filter((m) => m.type === "look")).toHaveLength(2);
    expect(table.model.last("look")).toMatchObject({ contrast: 50, grain: 90, temperature: 80 });
    expect(table.find<HTMLInputElement>("[data-control=grain]").value).toBe("90");
  });
});

describe("replay", () => {
  test("opens a rail, goes a step, jumps to rounds, and closes into the present", () => {
    open({ replay: replay(9), strings });
    expect(table.has("[data-replay]")).toBe(false);
    table.press("[data-control=replay]");
    const rail = table.find<HTMLInputElement>("[data-control=replay-at]");
    expect([rail.min, rail.max, rail.value, rail.getAttribute("aria-valuetext")]).toEqual(["0", "9", "9", "Moment 9 of 9"]);
    expect(table.find("[data-control=replay-forward]").getAttribute("aria-disabled")).toBe("true");
    table.press("[data-control=replay-back]");
    expect(table.model.last("replay")).toMatchObject({ at: 8 });
    table.model.show(view(2, { replay: replay(8), strings, actions: [] }));
    table.model.answer("replay");
    expect(table.find("[data-earlier]").textContent).toBe("Earlier.");
    expect(table.find(".cw").hasAttribute("data-replaying")).toBe(true);
    table.put("[data-control=replay-round]", "1", "change");
    expect(table.model.last("replay")).toMatchObject({ at: 4 });
    table.model.show(view(3, { replay: replay(4), strings, actions: [] }));
    table.model.answer("replay");
    table.press("[data-control=branch]");
    expect(table.model.last("branch")).toBeDefined();
    table.press("[data-control=replay]");
    expect(table.model.last("replay")).toMatchObject({ at: null });
  });

  test("while a moment is fetched only the last of those dragged over counts, and the rail stays where it is held", () => {
    open({ replay: replay(9) });
    table.press("[data-control=replay]");
    for (const at of ["7", "6", "5", "3"]) table.put("[data-control=replay-at]", at, "input");
    expect(table.model.sent.filter((m) => m.type === "replay")).toHaveLength(1);
    table.model.show(view(2, { replay: replay(7) }));
    expect(table.find<HTMLInputElement>("[data-control=replay-at]").value).toBe("3");
    table.model.answer("replay");
    expect(table.model.last("replay")).toMatchObject({ at: 3 });
    table.model.show(view(3, { replay: replay(3) }));
    table.model.answer("replay");
    expect(table.model.sent.filter((m) => m.type === "replay")).toHaveLength(2);
  });

  test("a jump says where it went, a step on says what happened, and the rail speaks for itself", () => {
    open({ replay: replay(9) });
    table.model.show(view(2, { replay: replay(2), prompt: "Then." }));
    expect(table.said()).toEqual(["Moment 2 of 9"]);
    table.model.show(view(3, { replay: replay(3), prompt: "North keeps.", steps: [{ n: 1, text: "North keeps.", moves: [] }] }));
    expect(table.said()).toEqual(["Moment 2 of 9", "North keeps."]);
    table.find("[data-control=replay-at]").focus();
    table.model.show(view(4, { replay: replay(6) }));
    expect(table.said()).toHaveLength(2);
  });
});

describe("a hint", () => {
  test("is asked for by button or key, marks the action, is spoken once, and goes with the moment", () => {
    open({ controls: { hint: true } });
    table.key(table.find("[data-prompt]"), "h");
    table.model.answer("hint", { hint: { action: "keep", label: "Keep the cat", text: "It loses rarely." } });
    expect(table.find("[data-hint=keep]").textContent).toContain("It loses rarely.");
    expect(table.find("[data-action=keep]").getAttribute("aria-describedby")).toBe("the-hint");
    expect(table.said()).toEqual(["Keep the cat. It loses rarely."]);
    table.press("[data-control=hint]");
    expect(table.model.sent.filter((m) => m.type === "hint")).toHaveLength(2);
    table.model.show(view(2, { controls: { hint: false } }));
    expect(table.has("[data-hint]")).toBe(false);
    table.press("[data-control=hint]");
    expect(table.model.sent.filter((m) => m.type === "hint")).toHaveLength(2);
  });
});

describe("between two people", () => {
  const curtain = { controls: { here: "Bianca is here" }, prompt: "Hand the screen to Bianca." };

  test("nothing of the table is left, also not what was asked for or spoken, and the button has the focus", () => {
    open({ strings });
    table.model.show(view(2, { steps: [{ n: 1, text: "You are dealt a cat.", moves: [] }], strings }));
    table.press("[data-control=code]");
    table.model.answer("code", { code: "SECRET", cell: "SECRET" });
    table.model.show(view(3, { ...curtain, strings }));
    for (const part of ["[data-card]", "[data-log]", "[data-panel]", "[data-action]", "[data-control=undo]"]) expect(table.has(part)).toBe(false);
    expect(table.root.textContent).not.toMatch(/SECRET|dealt a cat/);
    expect(table.root.activeElement).toBe(table.find("[data-control=here]"));
    expect(table.said()).toEqual(["Hand the screen to Bianca."]);
    table.press("[data-control=here]");
    table.model.show(view(4));
    expect(table.model.last("here")).toBeDefined();
    expect(table.root.activeElement).toBe(table.find("[data-action=keep]"));
  });

  test("a page that opens on it keeps its own focus", () => {
    open(curtain);
    expect(table.root.activeElement).toBeNull();
  });
});

describe("the code", () => {
  test("is shown and copied, by the clipboard or by what is selected", async () => {
    open({ strings });
    table.press("[data-control=code]");
    table.model.answer("code", { code: "g.1.ABC", cell: "import g" });
    expect(table.find<HTMLTextAreaElement>("[data-control=code-text]").value).toBe("g.1.ABC");
    const writeText = vi.fn(() => Promise.resolve());
    vi.stubGlobal("navigator", { clipboard: { writeText } });
    table.press("[data-control=cell-copy]");
    await Promise.resolve();
    await Promise.resolve();
    expect(writeText).toHaveBeenCalledWith("import g");
    expect(table.find("[data-control=cell-copy]").textContent).toBe("Copied");
    expect(table.said()).toEqual(["Copied"]);
    vi.stubGlobal("navigator", {});
    document.execCommand = vi.fn(() => true);
    table.press("[data-control=code-copy]");
    expect(document.execCommand).toHaveBeenCalledWith("copy");
    expect(table.find("[data-control=code-copy]").textContent).toBe("Copied");
    vi.unstubAllGlobals();
  });

  test("is asked for anew when the match goes on", () => {
    open();
    table.press("[data-control=code]");
    table.model.answer("code", { code: "A", cell: "" });
    table.model.show(view(2));
    expect(table.model.sent.filter((m) => m.type === "code")).toHaveLength(2);
  });

  test("of another match is pasted: a refusal stands beside it, a good one closes the panel", () => {
    open();
    table.press("[data-control=code]");
    const submit = (): void => { table.find("[data-panel=code] form").dispatchEvent(new Event("submit", { cancelable: true })); };
    submit();
    expect(table.model.sent.some((m) => m.type === "resume")).toBe(false);
    table.find<HTMLInputElement>("[data-control=paste]").value = " g.1.BAD ";
    submit();
    expect(table.model.last("resume")).toMatchObject({ code: "g.1.BAD" });
    table.model.answer("resume", { ok: false, refusal: { code: "code-damaged", clause: "", text: "It is damaged.", rule: "" } });
    expect(table.find("[data-panel] [data-refusal=code-damaged]").textContent).toContain("It is damaged.");
    expect(table.root.querySelectorAll("[data-refusal]")).toHaveLength(1);
    submit();
    table.model.show(view(2));
    table.model.answer("resume");
    expect(table.has("[data-panel]")).toBe(false);
  });
});

describe("what stands above the table", () => {
  test("the way out of the page is a link to a safe place in a new tab", () => {
    open({ tagline: "One choice.", place: "Campli.", link: { text: "More", address: "https://example.org/" } });
    const link = table.find<HTMLAnchorElement>(".about a");
    expect([link.getAttribute("href"), link.target, link.rel]).toEqual(["https://example.org/", "_blank", "noopener noreferrer"]);
    table.model.show(view(2, { place: "Campli.", link: { text: "More", address: "javascript:alert(1)" } }));
    expect(table.has("a")).toBe(false);
  });

  test("a lesson's sentence leads to its rule; notices are there", () => {
    open({ step: [{ clause: "CU-3.4", text: "The cuckoo refuses." }], notices: ["Open hands"], actions: [action("keep")] });
    table.press("[data-lesson] [data-rule]");
    expect(table.model.last("rule")).toMatchObject({ clause: "CU-3.4" });
    expect(table.find("[data-notices]").textContent).toContain("Open hands");
  });
});
