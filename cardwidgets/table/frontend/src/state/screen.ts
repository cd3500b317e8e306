/** What belongs to this screen alone and never reaches Python. */
export class Screen {
  /** The place of the card that was picked up and waits for a target. */
  picked: string | null = null;
  /** Number of the log entry whose rule is open. */
  rule: number | null = null;
  /** The log is unfolded. */
  log = true;
  /** A drag has just ended: the click that follows it is not one. */
  dragged = false;
}
