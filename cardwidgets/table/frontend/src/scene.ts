/** The scene that Python writes into the trait `view`, and the messages that go to and fro. */

export type Text = Record<string, string>;
export type Pace = "off" | "fast" | "normal" | "slow";
export const PACES: readonly Pace[] = ["slow", "normal", "fast", "off"];

export interface Counter { icon: string; value: number; max: number; label: string }

export interface Seat {
  id: number; name: string; you: boolean; turn: boolean; out: boolean; thinking: boolean;
  counters: Counter[]; badges: string[]; note: string;
}

export interface Card { face: string | null; label: string; mark: string }

export interface Zone {
  id: string; kind: "hand" | "pile" | "fan" | "row"; seat: number | null;
  label: string; count: number; cards: Card[];
}

/** `source` and `target` name a zone ("hand 0": its last card) or one of its cards ("hand 0:2", counted from 0). */
export interface Action {
  text: string; label: string; hint: string; source: string; target: string; legal: boolean; key: string;
  /** False: no button, for actions that are many and lie in the cards themselves. */
  menu?: boolean;
}

export interface LogEntry { n: number; text: string; clause: string; rule: string; seat: number | null; heading: boolean }
export interface Move { face: string | null; from: string; to: string }
export interface Step { n: number; text: string; moves: Move[] }
export interface Controls { undo: boolean; redo: boolean; next: string | null; skip: string | null; new: boolean }
export interface Settings { players: number; players_min: number; players_max: number; pace: Pace }

export interface View {
  rev: number; lang: string; dir: "ltr" | "rtl"; title: string; key: string; strings: Text;
  direction: "anticlockwise" | "clockwise"; seats: Seat[]; zones: Zone[]; actions: Action[]; prompt: string;
  log: LogEntry[];
  /** Sentences of clauses, for log entries that do not bring their own. */
  rules: Text;
  steps: Step[]; controls: Controls; settings: Settings; static: boolean;
}

export interface Refusal { code: string; clause: string; text: string; rule: string }
export interface Offer { text: string; go: string; no: string }

export type Intent =
  | { type: "hello"; kept: string | null }
  | { type: "act" | "why"; action: string }
  | { type: "undo" | "redo" | "next" | "skip" | "forget" }
  | { type: "new"; seed: string; players: number }
  | { type: "pace"; pace: Pace }
  | { type: "resume"; code: string };

export interface Answer {
  type: "answer"; id: string; rev: number; ok: boolean;
  refusal?: Refusal; faces?: string; key?: string; offer?: Offer | null;
}
export interface Keep { type: "keep"; key: string; code: string }

const EMPTY: Omit<View, "rev"> = {
  lang: "en", dir: "ltr", title: "", key: "", strings: {}, direction: "anticlockwise", seats: [], zones: [],
  actions: [], prompt: "", log: [], rules: {}, steps: [],
  controls: { undo: false, redo: false, next: null, skip: null, new: false },
  settings: { players: 4, players_min: 2, players_max: 8, pace: "normal" }, static: false,
};

/** The trait's value as a View with every field there, or null when it is not one (before Python wrote it). */
export function asView(raw: unknown): View | null {
  if (typeof raw !== "object" || raw === null) return null;
  const given = raw as Partial<View>;
  if (typeof given.rev !== "number") return null;
  return { ...EMPTY, ...given, rev: given.rev };
}
