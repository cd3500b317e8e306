/** What is spoken: the events of each new view, the question when it changes, a refusal. */
import type { Synced } from "./state/synced";

export interface Line { key: string; text: string; step?: number }
const KEPT = 24;

export class Speech {
  lines: Line[] = [];
  #rev: number;
  #lang = "";
  #prompt: string;
  #refusal: unknown = null;
  #hint: unknown = null;
  #at: number | undefined;
  #count = 0;

  constructor(synced: Synced) {
    this.#rev = synced.view?.rev ?? -1;
    this.#prompt = synced.view?.prompt ?? "";
    this.#at = synced.view?.replay.at;
  }

  say(text: string, step?: number): void {
    if (text) this.lines = [...this.lines, { key: `${++this.#count}`, text, ...(step === undefined ? {} : { step }) }].slice(-KEPT);
  }

  /** Take up whatever is new; to be called before each paint. `sliding`: the slider that has focus says itself where it is. */
  hear({ view, refusal, hint }: Synced, sliding = false): void {
    if (view && view.rev !== this.#rev) {
      // What was said to one person is not for the next.
      if (view.controls.here !== null || view.lang !== this.#lang) this.lines = [];
      this.#lang = view.lang;
      if (this.#rev >= 0) for (const step of view.steps) this.say(step.text, step.n);
      this.#rev = view.rev;
      const moved = this.#at !== view.replay.at && view.replay.on;
      if (moved && !view.steps.length) {
        if (!sliding) this.say(view.replay.text);
      } else if (view.prompt !== this.#prompt && view.prompt !== view.steps.at(-1)?.text) this.say(view.prompt);
      this.#prompt = view.prompt;
      this.#at = view.replay.at;
    }
    if (refusal !== this.#refusal) {
      if (refusal) this.say([refusal.text, refusal.rule].filter(Boolean).join(" "));
      this.#refusal = refusal;
    }
    if (hint !== this.#hint) {
      if (hint) this.say(`${hint.label}. ${hint.text}`);
      this.#hint = hint;
    }
  }
}
