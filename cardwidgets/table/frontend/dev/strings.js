// English wording for the development page only; the real sentences come from Python (see STRINGS.md).
export const strings = {
  opponents: "Other players", middle: "Middle of the table", actions: "What you can do", controls: "Table controls",
  log: "What happened", rule: "Rule", undo: "Undo", redo: "Redo", thinking: "thinking",
  pace: "Pace of the others", pace_off: "No waiting", pace_fast: "Fast", pace_normal: "Normal", pace_slow: "Slow",
  new_deal: "New deal", seed: "Number of the deal", seed_hint: "Leave it empty to deal by chance.", players: "Players", deal: "Deal",
  mark_shown: "shown", mark_dead: "out of this round", mark_loses: "loses a life", mark_due: "to act",
  no_answer: "The kernel does not answer. Run the cell again to go on.",
};
