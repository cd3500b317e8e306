/** What comes from Python: the view, the answers, and the wait for them. Nothing here belongs to the screen. */
import { asView, type Answer, type Hint, type Intent, type Keep, type Offer, type Refusal, type View } from "../scene";

/** The part of anywidget's model that is used. */
export interface Model {
  get(name: string): unknown;
  on(name: string, callback: (...args: never[]) => void): void;
  off(name: string, callback: (...args: never[]) => void): void;
  send(content: unknown): void;
}

export type Then = (answer: Answer) => void;
interface Request { type: Intent["type"]; rev: number | null; timer: ReturnType<typeof setTimeout> | undefined; then: Then | undefined }

/** Intents that change the match: one at a time, so that a double click makes one move. */
const MOVES: ReadonlySet<Intent["type"]> = new Set(["act", "move", "undo", "redo", "next", "skip", "new", "resume", "branch", "here", "level", "answer"]);
/** Where a slider stands: while one is on its way only the last of those that follow counts. */
const LATEST: ReadonlySet<Intent["type"]> = new Set(["look", "replay"]);
/** A little less than the two seconds in which the reader is to be told. */
export const PATIENCE_MS = 1800;

export class Synced {
  view: View | null;
  refusal: Refusal | null = null;
  /** What was refused. */
  refused: Intent["type"] = "hello";
  offer: Offer | null = null;
  faces: string | null = null;
  /** What Python recommends at this moment, once it was asked. */
  hint: Hint | null = null;
  /** An intent has had no answer for two seconds. */
  silent = false;
  #kept: string | null = null;
  #key = "";
  #requests = new Map<string, Request>();
  #waiting = new Map<Intent["type"], Intent>();
  #count = 0;
  readonly #prefix: string;
  readonly #model: Model;
  readonly #signal: AbortSignal;
  readonly #changed: () => void;

  constructor(model: Model, signal: AbortSignal, changed: () => void) {
    this.#model = model;
    this.#signal = signal;
    this.#changed = changed;
    this.#prefix = Array.from(crypto.getRandomValues(new Uint32Array(2)), (n) => n.toString(36)).join("");
    this.view = asView(model.get("view"));
    const onView = (): void => this.#take();
    const onMessage = (message: Answer | Keep): void => this.#hear(message);
    model.on("change:view", onView);
    model.on("msg:custom", onMessage);
    signal.addEventListener("abort", () => {
      model.off("change:view", onView);
      model.off("msg:custom", onMessage);
      for (const { timer } of this.#requests.values()) clearTimeout(timer);
      this.#requests.clear();
    });
    this.#hello(this.view?.key ?? "");
  }

  /** A move is on its way and its view is not here yet. */
  get busy(): boolean {
    return this.awaits(MOVES);
  }

  /** Whether intents of these kinds are on their way. */
  awaits(kinds: ReadonlySet<Intent["type"]>): boolean {
    for (const { type } of this.#requests.values()) if (kinds.has(type)) return true;
    return false;
  }

  /** Send an intent; false if it was held back because an earlier move is still unanswered. `then` hears the answer. */
  send(intent: Intent, then?: Then): boolean {
    if (MOVES.has(intent.type) && (this.busy || this.silent)) return false;
    if (LATEST.has(intent.type) && this.awaits(new Set([intent.type]))) {
      this.#waiting.set(intent.type, intent);
      return true;
    }
    const id = `${this.#prefix}-${++this.#count}`;
    const request: Request = { type: intent.type, rev: null, timer: undefined, then };
    // The kernel may be busy with the cell itself when a table first says hello: that is no reason for alarm.
    if (intent.type !== "hello") request.timer = setTimeout(() => this.#fallSilent(), PATIENCE_MS);
    this.#requests.set(id, request);
    try {
      this.#model.send({ ...intent, id, rev: this.view?.rev ?? 0 });
    } catch {
      // A comm that is closed throws; the timer then says so to the reader.
    }
    return true;
  }

  resume(): void {
    if (this.#kept !== null && this.send({ type: "resume", code: this.#kept })) this.#drop();
  }

  forget(): void {
    if (this.send({ type: "forget" })) this.#drop();
    store(this.#key, null);
  }

  #drop(): void {
    this.offer = null;
    this.#changed();
  }

  #hello(key: string): void {
    this.#key = key;
    this.#kept = stored(key);
    this.send({ type: "hello", kept: this.#kept });
  }

  #take(): void {
    const next = asView(this.#model.get("view"));
    if (next === null || (this.view !== null && next.rev <= this.view.rev)) return;
    // Whoever has begun to play, or dealt anew, has answered.
    if (next.controls.undo || (this.view && next.match !== this.view.match)) this.offer = null;
    this.view = next;
    this.refusal = null;
    this.hint = null;
    this.#settle();
    this.#changed();
  }

  #hear(message: Answer | Keep): void {
    if (this.#signal.aborted || typeof message !== "object" || message === null) return;
    if (message.type === "keep") store(message.key, message.code);
    if (message.type !== "answer") return;
    const request = this.#requests.get(message.id);
    if (!request) return;
    request.rev = message.ok ? message.rev : 0;
    // What goes on being counted says nothing of what was refused in the meantime.
    if (!message.ok || request.type !== "odds") {
      this.refusal = message.ok ? null : (message.refusal ?? null);
      this.refused = request.type;
    }
    if (message.hint) this.hint = message.hint;
    if (request.type === "hello") this.#welcome(message);
    request.then?.(message);
    this.#settle();
    this.#changed();
  }

  #welcome(answer: Answer): void {
    if (answer.faces) this.faces = answer.faces;
    if (answer.key && answer.key !== this.#key) {
      this.#key = answer.key;
      if (stored(answer.key) !== null) return this.#hello(answer.key);
    }
    this.offer = answer.offer ?? null;
  }

  /** A request is done with once it is answered and the view that its answer names has arrived. */
  #settle(): void {
    for (const [id, { rev, timer }] of this.#requests) {
      if (rev === null || rev > (this.view?.rev ?? 0)) continue;
      clearTimeout(timer);
      this.#requests.delete(id);
      this.silent = false;
    }
    for (const [type, intent] of [...this.#waiting]) {
      if (this.awaits(new Set([type]))) continue;
      this.#waiting.delete(type);
      this.send(intent);
    }
  }

  #fallSilent(): void {
    this.silent = true;
    this.#changed();
  }
}

function stored(key: string): string | null {
  try {
    return key ? localStorage.getItem(key) : null;
  } catch {
    return null;
  }
}

function store(key: string, code: string | null): void {
  try {
    if (!key) return;
    if (code === null) localStorage.removeItem(key);
    else localStorage.setItem(key, code);
  } catch {
    // A page without storage still plays; only going on after a reload is lost.
  }
}
