/** What is spoken: the events of each new view, the question when it changes, a refusal. */
import type { Synced } from "./state/synced";

export interface Line { key: string; text: string; step?: number }
const KEPT = 24;

export class Speech {
  lines: Line[] = [];
  #rev: number;
  #prompt: string;
  #refusal: unknown = null;
  #count = 0;

  constructor(synced: Synced) {
    this.#rev = synced.view?.rev ?? -1;
    this.#prompt = synced.view?.prompt ?? "";
  }

  /** Take up whatever is new; to be called before each paint. */
  hear({ view, refusal }: Synced): void {
    const fresh: Line[] = [];
    const say = (text: string, step?: number): void => {
      if (text) fresh.push({ key: `${++this.#count}`, text, ...(step === undefined ? {} : { step }) });
    };
    if (view && view.rev !== this.#rev) {
      if (this.#rev >= 0) for (const step of view.steps) say(step.text, step.n);
      this.#rev = view.rev;
      if (view.prompt !== this.#prompt && view.prompt !== view.steps.at(-1)?.text) say(view.prompt);
      this.#prompt = view.prompt;
    }
    if (refusal !== this.#refusal) {
      if (refusal) say([refusal.text, refusal.rule].filter(Boolean).join(" "));
      this.#refusal = refusal;
    }
    if (fresh.length) this.lines = [...this.lines, ...fresh].slice(-KEPT);
  }
}
