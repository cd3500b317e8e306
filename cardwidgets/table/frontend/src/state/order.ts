/** The order in which the reader has laid a hand: pure functions. Python knows nothing of it. */
import type { Zone } from "../scene";

/** A name for each card that it keeps wherever it lies: its face, and how many like it lie before it. */
export function namesOf({ cards }: Zone): string[] {
  return cards.map(({ face }, i) => `${face} ${cards.slice(0, i).filter((card) => card.face === face).length}`);
}

/** The indices of a zone's cards in the order in which they are shown; cards that have come since lie at the end. */
export function arranged(zone: Zone, order: readonly string[] = []): number[] {
  const at = namesOf(zone).map((name) => (order.includes(name) ? order.indexOf(name) : order.length));
  return at.map((_, i) => i).sort((a, b) => at[a]! - at[b]!);
}

/** The order once the card at `index` has been moved to the place `to` among those shown. */
export function reordered(zone: Zone, order: readonly string[] | undefined, index: number, to: number): string[] {
  const shown = arranged(zone, order).filter((i) => i !== index);
  shown.splice(to, 0, index);
  const names = namesOf(zone);
  return shown.map((i) => names[i]!);
}
