import type { Action, Answer, Card, Controls, Intent, Seat, Settings, View, Zone } from "../src/scene";
import { asView } from "../src/scene";

export type Sent = Intent & { id: string; rev: number };

/** A model as anywidget gives it, and the hands of Python on its other side. */
export class FakeModel {
  sent: Sent[] = [];
  listeners = new Map<string, Set<(...args: never[]) => void>>();
  view: unknown;
  constructor(view: unknown) { this.view = view; }
  get(): unknown { return this.view; }
  on(name: string, f: (...args: never[]) => void): void {
    this.listeners.set(name, (this.listeners.get(name) ?? new Set()).add(f));
  }
  off(name: string, f: (...args: never[]) => void): void { this.listeners.get(name)?.delete(f); }
  send(message: unknown): void { this.sent.push(message as Sent); }
  get listening(): number { return [...this.listeners.values()].reduce((n, s) => n + s.size, 0); }
  last(type: Intent["type"]): Sent {
    const found = this.sent.filter((m) => m.type === type).pop();
    if (!found) throw new Error(`no ${type} was sent`);
    return found;
  }
  show(view: View): void {
    this.view = view;
    for (const f of this.listeners.get("change:view") ?? []) (f as () => void)();
  }
  tell(message: unknown): void {
    for (const f of this.listeners.get("msg:custom") ?? []) (f as (m: unknown) => void)(message);
  }
  answer(type: Intent["type"], rest: Partial<Answer> = {}): void {
    const rev = (this.view as View).rev;
    this.tell({ type: "answer", id: this.last(type).id, rev, ok: true, ...rest });
  }
}

export const card = (face: string | null, mark = ""): Card => ({ face, label: face ?? "face-down card", mark });

export function zone(id: string, faces: (string | null)[], more: Partial<Zone> = {}): Zone {
  return { id, kind: "hand", seat: null, label: id, count: faces.length, cards: faces.map((f) => card(f)), ...more };
}

export function action(text: string, more: Partial<Action> = {}): Action {
  return { text, label: text, hint: "", source: "", target: "", legal: true, key: "", ...more };
}

export function seat(id: number, more: Partial<Seat> = {}): Seat {
  return { id, name: `Seat ${id}`, you: id === 0, turn: id === 0, out: false, thinking: false, counters: [], badges: [], note: "", ...more };
}

type Some = Partial<Omit<View, "controls" | "settings">> & { controls?: Partial<Controls>; settings?: Partial<Settings> };

export function view(rev: number, more: Some = {}): View {
  const seats = [0, 1, 2, 3].map((id) => seat(id));
  const zones = [zone("pack", [null, null], { kind: "pile" }), ...seats.map((s) => zone(`hand ${s.id}`, [s.you ? "cat" : null], { seat: s.id }))];
  const actions = [action("keep", { key: "k" }), action("exchange", { key: "s", source: "hand 0", target: "hand 1" }), action("pay", { legal: false })];
  const made = asView({ rev, title: "Game", prompt: "Your turn.", seats, zones, actions, strings: { no_answer: "No answer.", undo: "Undo", log: "Log" }, ...more });
  if (!made) throw new Error("not a view");
  return made;
}
