import { afterEach, describe, expect, test, vi } from "vitest";
import type { Level } from "../src/scene";
import { action, view, zone } from "./fake";
import { openTable } from "./open";

let table: ReturnType<typeof openTable>;
const strings = { level_stops: "Levels", level_check: "Check", level_answer: "Your answer", level_pupil: "Your name", level_save: "Save", code: "Code of your progress" };
const level = (more: Partial<Level> = {}): Level => ({
  try: 1, lesson: "The cat", number: "Level 1 of 2", goal: "Keep all your lives.", before: "Bianca holds the cat.", par: "Three stars: 1 move.",
  stops: [
    { to: "again", sign: "1", label: "Level 1: 2 of 3 stars", stars: 2, here: true },
    { to: "2", sign: "2", label: "Level 2: not solved yet", stars: 0, here: false },
  ],
  asks: "", numeric: false, rewinds: true, outcome: "", title: "", text: "", stars: 0, stars_text: "", finished: "", buttons: [], pupil: "", ...more,
});
const lesson = (rev: number, more: Partial<Level> = {}, rest: Parameters<typeof view>[1] = {}) => view(rev, { strings, level: level(more), ...rest });
const open = (more: Partial<Level> = {}, rest: Parameters<typeof view>[1] = {}): void => { table = openTable(lesson(1, more, rest)); };
const offers = [action("seat 0", { key: "1" }), action("seat 1", { key: "2" }), action("place pack", { key: "3", source: "pack" })];
const BUTTONS = {
  next: { does: "next", label: "Next level", key: "n" }, again: { does: "again", label: "Try again", key: "t" }, undo: { does: "undo", label: "Take back", key: "u" },
} as const;
const focused = (): HTMLElement => table.root.activeElement as HTMLElement;

afterEach(() => table.end());

describe("above the table", () => {
  test("an ordinary table says nothing of lessons", () => {
    table = openTable(view(1));
    expect(table.has("[data-level]")).toBe(false);
    expect(table.has("[data-outcome]")).toBe(false);
    expect(table.has("[data-control=odds]")).toBe(true);
  });

  test("a lesson has no odds: what it tells beforehand, no count of chances knows of", () => {
    open();
    expect(table.has("[data-control=odds]")).toBe(false);
    expect(table.has("[data-control=rules]")).toBe(true);
  });

  test("stand the lesson, the level, its goal as a heading, and what sets the scene", () => {
    open();
    expect(table.find("h3[data-goal]").textContent).toBe("Keep all your lives.");
    expect(table.find("[data-level]").getAttribute("aria-labelledby")).toBe(table.find("[data-goal]").id);
    for (const text of ["The cat", "Level 1 of 2", "Bianca holds the cat.", "Three stars: 1 move."]) expect(table.find("[data-level]").textContent).toContain(text);
  });

  test("every level is one press away, with its stars in words", () => {
    open();
    const [here, there] = [table.find("[data-to='1']"), table.find("[data-to='2']")];
    expect(here.getAttribute("aria-label")).toBe("Level 1: 2 of 3 stars");
    expect(here.getAttribute("aria-current")).toBe("step");
    expect(there.getAttribute("aria-current")).toBeNull();
    expect(here.querySelectorAll(".on")).toHaveLength(2);
    table.press("[data-to='2']");
    expect(table.model.last("level")).toMatchObject({ to: "2" });
  });

  test("what a lesson says is text, never markup", () => {
    open({ goal: "<img src=x onerror=alert(1)>", outcome: "wrong", title: "<b>No</b>" });
    expect(table.find("[data-goal]").textContent).toBe("<img src=x onerror=alert(1)>");
    expect(table.root.querySelector("[data-goal] img, .verdict b")).toBeNull();
  });

  test("what must be said all the time stands there too, once", () => {
    open({}, { notices: ["Open hands."] });
    expect(table.root.querySelectorAll("[data-notices]")).toHaveLength(1);
    expect(table.find("[data-level] [data-notices]").textContent).toBe("Open hands.");
  });
});

describe("what a try has come to", () => {
  test("solved: the verdict, its stars and why, and the way on has the focus and the letter N", () => {
    open();
    table.find("[data-action=keep]").focus();
    table.press("[data-action=keep]");
    table.model.answer("act");
    const won = { outcome: "solved", title: "Solved!", text: "The cat says no.", stars: 3, stars_text: "3 of 3 stars", buttons: [BUTTONS.next, BUTTONS.again] };
    table.model.show(lesson(2, won, { actions: [], prompt: "" }));
    expect(table.find("[data-outcome=solved]").textContent).toContain("Solved!");
    expect(table.find("[data-outcome]").textContent).toContain("The cat says no.");
    expect(table.root.querySelectorAll("[data-outcome] .on")).toHaveLength(3);
    expect(focused().dataset["control"]).toBe("level-next");
    table.key(focused(), "n");
    expect(table.model.last("level")).toMatchObject({ to: "next" });
  });

  test("missed: taking back is nearest at hand, trying again beside it", () => {
    open();
    table.find("[data-action=exchange]").focus();
    table.model.show(lesson(2, { outcome: "wrong", title: "Not this time", text: "You asked the cat.", buttons: [BUTTONS.undo, BUTTONS.again] }, { actions: [], prompt: "", controls: { undo: true } }));
    expect(focused().dataset["control"]).toBe("level-undo");
    table.press("[data-control=level-undo]");
    expect(table.model.last("undo")).toBeDefined();
    table.model.answer("undo");
    table.press("[data-control=level-again]");
    expect(table.model.last("level")).toMatchObject({ to: "again" });
  });

  test("out of reach: it can be played on, and the reader is not led away from it", () => {
    open({ outcome: "lost", title: "Out of reach", buttons: [BUTTONS.undo, BUTTONS.again] });
    table.find("[data-action=keep]").focus();
    table.model.show(lesson(2, { outcome: "lost", title: "Out of reach", buttons: [BUTTONS.undo, BUTTONS.again] }));
    expect(focused().dataset["action"]).toBe("keep");
    table.press("[data-action=keep]");
    expect(table.model.last("act")).toMatchObject({ action: "keep" });
  });

  test("it is spoken once, as Python tells it among what happened", () => {
    open();
    const steps = [{ n: 1, text: "Solved! The cat says no.", moves: [] }];
    table.model.show(lesson(2, { outcome: "solved", title: "Solved!", text: "The cat says no." }, { steps, prompt: "" }));
    table.model.show(lesson(3, { outcome: "solved", title: "Solved!", text: "The cat says no." }, { prompt: "" }));
    expect(table.said().filter((line) => line.startsWith("Solved!"))).toHaveLength(1);
    expect(table.root.querySelectorAll("[aria-live]")).toHaveLength(1);
  });

  test("after the next level has begun the focus is where it can be played", () => {
    open({ outcome: "solved", title: "Solved!", buttons: [BUTTONS.next] }, { actions: [] });
    table.find("[data-control=level-next]").focus();
    table.model.show(lesson(2, { try: 2 }));
    expect(focused().dataset["action"]).toBe("keep");
  });

  test("while an earlier moment is shown, a question offers no way to play on from there", () => {
    const replay = { at: 1, moves: 3, rounds: [0], on: true, text: "1 of 3" };
    open({ rewinds: false }, { replay });
    expect(table.has("[data-control=branch]")).toBe(false);
    table.model.show(lesson(2, { rewinds: true }, { replay }));
    expect(table.has("[data-control=branch]")).toBe(true);
  });
});

describe("a question", () => {
  test("with one answer is answered by pressing it, by its key, or on the table", () => {
    open({ asks: "one" }, { actions: offers });
    table.press('[data-action="seat 1"]');
    expect(table.model.last("answer")).toMatchObject({ answer: ["seat 1"] });
    table.model.answer("answer");
    table.key(table.find('[data-action="seat 0"]'), "1");
    expect(table.model.last("answer")).toMatchObject({ answer: ["seat 0"] });
    table.model.answer("answer");
    table.press("[data-source=pack]");
    expect(table.model.last("answer")).toMatchObject({ answer: ["place pack"] });
    expect(table.model.sent.some((m) => m.type === "act")).toBe(false);
  });

  test("with several is ticked, on the table too, and unticked; then checked", () => {
    open({ asks: "many" }, { actions: offers });
    const ticked = (selector: string): string | null => table.find(selector).getAttribute("aria-pressed");
    for (const one of ['[data-action="seat 0"]', '[data-action="seat 1"]', "[data-source=pack]", '[data-action="seat 0"]']) table.press(one);
    expect(ticked('[data-action="seat 0"]')).toBe("false");
    expect(ticked('[data-action="seat 1"]')).toBe("true");
    expect(ticked("[data-source=pack]")).toBe("true");
    expect(ticked('[data-action="place pack"]')).toBe("true");
    expect(table.model.sent.some((m) => m.type === "answer")).toBe(false);
    table.key(table.find("[data-control=level-check]"), "c");
    expect(table.model.last("answer")).toMatchObject({ answer: ["seat 1", "place pack"] });
  });

  test("is unticked by the second press of a double click", () => {
    open({ asks: "many" }, { actions: offers });
    const button = table.find('[data-action="seat 0"]');
    for (const detail of [1, 2]) button.dispatchEvent(new MouseEvent("click", { bubbles: true, composed: true, detail }));
    expect(button.getAttribute("aria-pressed")).toBe("false");
  });

  test("keeps its ticks after a wrong answer, and loses them with the next try", () => {
    open({ asks: "many" }, { actions: offers });
    table.press('[data-action="seat 0"]');
    table.model.show(lesson(2, { asks: "many", outcome: "mistaken", title: "No" }, { actions: offers }));
    expect(table.find('[data-action="seat 0"]').getAttribute("aria-pressed")).toBe("true");
    table.model.show(lesson(3, { asks: "many", try: 2 }, { actions: offers }));
    expect(table.find('[data-action="seat 0"]').getAttribute("aria-pressed")).toBe("false");
  });

  test("whose answer is typed has a field with its label; Enter sends it as it is", () => {
    open({ asks: "typed", numeric: true }, { actions: [] });
    const field = table.find<HTMLInputElement>("[data-answer]");
    expect(table.find(`label[for=${field.id}]`).textContent).toBe("Your answer");
    expect(field.inputMode).toBe("decimal");
    field.value = " <b>0,5</b> ";
    table.find("form.typed").dispatchEvent(new Event("submit", { cancelable: true }));
    expect(table.model.last("answer")).toMatchObject({ answer: " <b>0,5</b> " });
  });

  test("a typed answer that is wrong stays there to be written over; the next question has an empty field with the focus", () => {
    open({ asks: "typed" }, { actions: [] });
    const field = table.find<HTMLInputElement>("[data-answer]");
    field.focus();
    field.value = "four";
    table.find("form.typed").dispatchEvent(new Event("submit", { cancelable: true }));
    table.model.show(lesson(2, { asks: "typed", outcome: "mistaken", title: "No" }, { actions: [] }));
    table.model.answer("answer");
    expect(table.find("[data-answer]")).toBe(field);
    expect([field.value, field.selectionStart, field.selectionEnd]).toEqual(["four", 0, 4]);
    table.model.show(lesson(3, { asks: "typed", try: 2 }, { actions: [] }));
    expect(table.find<HTMLInputElement>("[data-answer]").value).toBe("");
    expect(focused()).toBe(table.find("[data-answer]"));
  });

  test("is not answered while the kernel is silent", () => {
    vi.useFakeTimers();
    open({ asks: "typed" }, { actions: [] });
    table.press("[data-to='2']");
    vi.advanceTimersByTime(2000);
    table.find("form.typed").dispatchEvent(new Event("submit", { cancelable: true }));
    expect(table.model.sent.some((m) => m.type === "answer")).toBe(false);
    expect(table.find("[data-to='2']").getAttribute("aria-disabled")).toBe("true");
  });
});

describe("hints", () => {
  test("light the places that they mean, cards that cannot be pressed too, and name the rule", () => {
    open({}, { controls: { hint: true }, zones: [zone("pack", [null], { kind: "pile" }), zone("hand 0", ["cat"], { seat: 0 })] });
    table.press("[data-control=hint]");
    table.model.answer("hint", { hint: { action: "", label: "Look here", text: "Pack", places: ["pack"] } });
    expect(table.find("[data-advised]").dataset["card"]).toBe("pack:0");
    table.press("[data-control=hint]");
    table.model.answer("hint", { hint: { action: "", label: "Think of this rule", text: "The cat says no.", places: ["pack"], clause: "CU-3.8" } });
    table.press("[data-hint] [data-rule]");
    expect(table.model.last("rule")).toMatchObject({ clause: "CU-3.8" });
  });

  test("that say what to do mark every answer that is to be ticked", () => {
    open({ asks: "many" }, { actions: offers, controls: { hint: true } });
    table.press("[data-control=hint]");
    table.model.answer("hint", { hint: { action: "seat 0, seat 1", actions: ["seat 0", "seat 1"], label: "You, Bianca", text: "", places: [] } });
    expect([...table.root.querySelectorAll<HTMLElement>(".advised")].map((one) => one.dataset["action"])).toEqual(["seat 0", "seat 1"]);
  });
});

describe("the code of the progress", () => {
  test("stands in the panel under its own name, with a field for the learner's", () => {
    open({ pupil: "Aino" });
    table.press("[data-control=code]");
    table.model.answer("code", { code: "cuccu-lessons.1.x", cell: "import cardwidgets" });
    expect(table.find("[data-panel] h3").textContent).toBe("Code of your progress");
    expect(table.find<HTMLTextAreaElement>("[data-control=code-text]").value).toBe("cuccu-lessons.1.x");
    table.put("[data-control=pupil]", "Aino K.", "input");
    table.model.show(lesson(2, { pupil: "Aino" }));
    expect(table.find<HTMLInputElement>("[data-control=pupil]").value).toBe("Aino K.");
    table.find("form:has([data-control=pupil])").dispatchEvent(new Event("submit", { cancelable: true }));
    expect(table.model.last("pupil")).toMatchObject({ pupil: "Aino K." });
    table.model.show(lesson(3, { pupil: "Aino K." }));
    table.model.answer("pupil");
    expect(table.find<HTMLInputElement>("[data-control=pupil]").value).toBe("Aino K.");
  });

  test("a name that cannot be is refused where it was typed", () => {
    open();
    table.press("[data-control=code]");
    table.find("form:has([data-control=pupil])").dispatchEvent(new Event("submit", { cancelable: true }));
    table.model.answer("pupil", { ok: false, refusal: { code: "bad-option", clause: "", text: "A name is one line.", rule: "" } });
    expect(table.find("[data-panel] [data-refusal]").textContent).toContain("A name is one line.");
    expect(table.root.querySelectorAll("[data-refusal]")).toHaveLength(1);
  });
});
