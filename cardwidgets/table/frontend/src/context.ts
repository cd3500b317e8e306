/** What every component is given. One object a view; nothing at module level. */
import type { Action, Intent, View } from "./scene";
import type { PanelName, Screen } from "./state/screen";
import type { Synced, Then } from "./state/synced";

export interface Context {
  view: View;
  synced: Synced;
  screen: Screen;
  faces: ReadonlySet<string>;
  /** A sentence of the interface. Every one comes from Python. */
  t(key: string): string;
  /** Something that changes the match: a picked card is put down. */
  send(intent: Intent, then?: Then): void;
  act(action: Action): void;
  /** Carry the picked card to a place: by the action that leads there, or by asking Python why none does. */
  put(target: string, action: Action | null): void;
  /** Pick up the card at a place, or put it down again. */
  pick(place: string | null, byKey: boolean): void;
  /** Show all hands in the scene's order again. */
  unsort(): void;
  /** Open a panel, or close the one that is open. */
  open(panel: PanelName | null): void;
  /** Open the rule behind something; null: all rules. */
  rule(clause: string | null): void;
  /** Show the scrubber, or go back to the present. */
  rewind(): void;
  /** Show the log of an earlier round; 0: the present. */
  look(round: number): void;
  /** Copy the code, or the cell that opens it. */
  copy(what: string): void;
  repaint(): void;
}
interface Props { ctx: Context }
export type { Props };

/** Props of a control that stays focusable while the table does not take moves. */
export function when(ctx: Context, able: boolean): { "aria-disabled"?: "true" } {
  return able && !ctx.synced.silent ? {} : { "aria-disabled": "true" };
}

/** Props of what is walked through with arrows, one tab stop in all; its name is a sentence of the interface. */
export function group(ctx: Context, name: string) {
  return { role: "group", "aria-label": ctx.t(name), "data-group": true };
}

/** What is for eyes only: the words for it stand elsewhere. */
export const UNHEARD = { "aria-hidden": "true" } as const;

/**
 * The second and third click of a double or triple click, and those that end a drag, are not meant; but what is ticked
 * is unticked as fast as somebody likes.
 */
export function meant(event: MouseEvent, screen: Screen, ticks = false): boolean {
  const dragged = screen.dragged;
  screen.dragged = false;
  return (ticks || event.detail <= 1) && !dragged;
}
