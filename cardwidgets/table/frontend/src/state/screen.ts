/** What belongs to this screen alone and never reaches Python. */
import type { LogEntry, Look, Odds, Part, Rule } from "../scene";

export type PanelName = "rules" | "pad" | "odds" | "settings" | "code" | "new";

export class Screen {
  /** The place of the card that was picked up and waits for a target. */
  picked: string | null = null;
  /** For each hand that the reader has sorted, its cards in that order. */
  order = new Map<string, string[]>();
  /** The log is unfolded. */
  log = true;
  /** A drag has just ended: the click that follows it is not one. */
  dragged = false;
  /** The panel that is open. */
  panel: PanelName | null = null;
  /** The clause whose rule the panel shows; null for all of them. */
  clause: string | null = null;
  /** What was asked for and answered, in the language of the moment. */
  rule: Rule | null = null;
  rules: Part[] | null = null;
  odds: Odds | null = null;
  code: { code: string; cell: string } | null = null;
  copied = "";
  /** The log of an earlier round, if that was chosen. */
  round = 0;
  past: LogEntry[] = [];
  /** The scrubber is there. */
  replay = false;
  /** Which answers are ticked. */
  ticks = new Set<string>();
  /** The name that is being typed; null: as Python has it. */
  pupil: string | null = null;
  /** Where sliders are held until Python's view says the same. */
  look: Look | null = null;
  at: number | null = null;

  /** Forget all that was asked for. */
  clear(): void {
    this.panel = this.picked = this.rule = this.odds = this.code = null;
    this.past = [];
    this.round = 0;
  }
}
