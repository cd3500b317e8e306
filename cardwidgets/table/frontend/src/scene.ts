/** The scene that Python writes into the trait `view`, and the messages that go to and fro. */

export type Text = Record<string, string>;
export type Pace = "off" | "fast" | "normal" | "slow";
export const PACES: readonly Pace[] = ["slow", "normal", "fast", "off"];

export interface Counter { icon: string; value: number; max: number; label: string }

export interface Seat {
  id: number; name: string; you: boolean; turn: boolean; out: boolean; thinking: boolean;
  counters: Counter[]; badges: string[]; note: string;
}

/** `stands`: what a wild card stands for, in a character or two. */
export interface Card { face: string | null; label: string; mark: string; stands?: string }

export interface Zone {
  id: string; kind: "hand" | "pile" | "fan" | "row"; seat: number | null;
  label: string; count: number; cards: Card[];
  /** What the next card must be, in a character or two. */
  due?: string;
  /** What is written beside the cards. */
  title?: string;
}

/** `source` and `target` name a zone ("hand 0": its last card) or one of its cards ("hand 0:2", counted from 0). */
export interface Action {
  text: string; label: string; hint: string; source: string; target: string; legal: boolean; key: string;
  /** False: no button, for actions that are many and lie in the cards themselves. */
  menu?: boolean;
  /** The places of all cards that it would move, where that is more than is pressed or carried. */
  goes?: string[];
}

export interface Clause { clause: string; text: string }
export interface LogEntry { n: number; text: string; clause: string; seat: number | null; heading: boolean }
export interface Move { face: string | null; from: string; to: string }
export interface Step { n: number; text: string; moves: Move[] }
/** What a hand came to when a round was scored, added up line by line. */
export interface Account { seat: number; title: string; lines: { text: string; amount_text: string; clause: string }[]; total_text: string; note: string }
/** What the seats had after a round, and for which of them the round changed it. */
export interface Row { round: number; values: number[]; changed: number[] }
/** The moment that is shown; `rounds` are the moments at which rounds begin. */
export interface Replay { at: number; moves: number; rounds: number[]; on: boolean; text: string }
export interface Controls {
  undo: boolean; redo: boolean; next: string | null; skip: string | null; new: boolean; hint: boolean;
  /** There is a decision of the reader's whose odds may be told. */
  odds: boolean;
  /** The reader may carry cards anywhere, and Python says why not. */
  move: boolean;
  /** The match has come to its end. */
  over: boolean;
  /** Set: the table waits for the next person, and this is what that person presses. */
  here: string | null;
}
export const LOOKS = ["contrast", "grain", "temperature"] as const;
export type Look = Record<(typeof LOOKS)[number], number>;
export interface Settings {
  players: number; players_min: number; players_max: number; pace: Pace; look: Look; /** Only where the cards have suits. */ four_colours?: boolean;
  languages: { code: string; name: string }[];
}

/** One level of a lesson as it stands among the others; `to` leads there. Those without end have no sign. */
export interface Stop { to: string; sign: string; label: string; stars: number; here: boolean }
/** What a lesson says of the level on the table. `try` is another number each time that it is begun. */
export interface Level {
  try: number; lesson: string; number: string; goal: string; before: string; par: string; stops: Stop[];
  /** How its question is answered: by one of the actions, by ticking some of them, or in a field. */
  asks: "" | "one" | "many" | "typed"; numeric: boolean;
  /** Whether play can go on from an earlier moment. */
  rewinds: boolean;
  outcome: string; title: string; text: string; stars: number; stars_text: string; finished: string;
  buttons: { does: "next" | "another" | "undo" | "again"; label: string; key: string }[];
  pupil: string;
}

export interface View {
  rev: number; match: number; lang: string; dir: "ltr" | "rtl"; title: string; key: string; strings: Text;
  tagline: string; place: string; link: { text: string; address: string };
  direction: "anticlockwise" | "clockwise"; seats: Seat[]; zones: Zone[]; actions: Action[]; prompt: string;
  /** Only where a lesson is taken. */
  level: Level | null;
  /** A lesson's sentence; what must be said all the time; what may happen now. */
  step: Clause[]; notices: string[]; now: Clause[];
  /** Only when a round has just been scored. */
  ledger: Account[];
  log: LogEntry[]; steps: Step[]; pad: Row[]; replay: Replay; controls: Controls; settings: Settings; static: boolean;
}

export interface Refusal { code: string; clause: string; text: string; rule: string }
export interface Offer { text: string; go: string; no: string }
/** A clause with the readings that bear on it; a reading has a question, what we play, and often another way. */
export interface Rule { id: string; text: string; question: string; adopted: string; other: string; readings: Rule[] }
export interface Part { title: string; clauses: Rule[] }
/** `places` are lit; `actions`: where several are to be ticked; `clause`: the rule to think of. */
export interface Hint { action: string; label: string; text: string; places?: string[]; actions?: string[]; clause?: string }

/** What each action, or each kind of them, brings: the risk as shares of one, and two cells of text. `more`: ask again. */
export interface Odds {
  title: string; columns: string[]; notes: string[]; more: string;
  rows: { label: string; low: number; risk: number; high: number; cells: string[] }[];
}

export type Intent =
  | { type: "hello"; kept: string | null }
  | { type: "act" | "why"; action: string }
  | { type: "move"; source: string; target: string }
  | { type: "undo" | "redo" | "next" | "skip" | "forget" | "branch" | "here" | "hint" | "odds" | "rules" | "code" }
  | { type: "new"; seed: string; players: number }
  | { type: "pace"; pace: Pace }
  | { type: "language"; language: string }
  | ({ type: "look" } & Look)
  | { type: "colours"; four: boolean }
  | { type: "replay"; at: number | null }
  | { type: "rule"; clause: string }
  | { type: "log"; round: number }
  | { type: "resume"; code: string }
  | { type: "level"; to: string }
  | { type: "answer"; answer: string | string[] }
  | { type: "pupil"; pupil: string };

export interface Answer {
  type: "answer"; id: string; rev: number; ok: boolean;
  refusal?: Refusal; faces?: string; key?: string; offer?: Offer | null;
  hint?: Hint; odds?: Odds; rules?: Part[]; rule?: Rule; code?: string; cell?: string; log?: LogEntry[];
}
export interface Keep { type: "keep"; key: string; code: string }

const EMPTY: Omit<View, "rev"> = {
  match: 0, lang: "en", dir: "ltr", title: "", key: "", strings: {}, tagline: "", place: "", link: { text: "", address: "" },
  direction: "anticlockwise", seats: [], zones: [], actions: [], prompt: "", level: null, step: [], notices: [], now: [], ledger: [], log: [], steps: [], pad: [],
  replay: { at: 0, moves: 0, rounds: [0], on: false, text: "" },
  controls: { undo: false, redo: false, next: null, skip: null, new: false, hint: false, odds: false, move: false, over: false, here: null },
  settings: {
    players: 4, players_min: 2, players_max: 8, pace: "normal", look: { contrast: 50, grain: 50, temperature: 50 }, languages: [],
  },
  static: false,
};

/** The trait's value as a View with every field there, or null when it is not one (before Python wrote it). */
export function asView(raw: unknown): View | null {
  if (typeof raw !== "object" || raw === null) return null;
  const given = raw as Partial<View>;
  if (typeof given.rev !== "number") return null;
  return {
    ...EMPTY, ...given, rev: given.rev,
    controls: { ...EMPTY.controls, ...given.controls }, settings: { ...EMPTY.settings, ...given.settings },
  };
}
