/** What can be done with a card: pure functions over the actions of a view. */
import type { Action, Zone } from "../scene";

export type Choice =
  | { kind: "none" }
  | { kind: "source"; place: string; legal: boolean; picked: boolean; only: Action | null }
  | { kind: "target"; place: string; legal: boolean; action: Action | null };

/** The name of one card's place; the last card of a zone answers to the zone's own name too. */
export function placeOf(zone: Zone, index: number): string {
  return `${zone.id}:${index}`;
}

export function zoneOf(place: string): string {
  return place.replace(/:\d+$/, "");
}

/** Whether a place in a fan is a card that lies under this one: with it goes all that lies on it. */
function under(place: string, zone: Zone, index: number): boolean {
  return zone.kind === "fan" && place !== zone.id && zoneOf(place) === zone.id && Number(place.slice(zone.id.length + 1)) < index;
}

/** Whether a place is this card, or its zone where this is the last card. */
export function names(place: string, zone: Zone, index: number): boolean {
  return place === placeOf(zone, index) || (place === zone.id && index === Math.max(0, zone.cards.length - 1));
}

/**
 * What pressing the card at `index` of `zone` does, given the card that is picked up. An empty zone counts as index 0.
 * `own` is the reader's seat while that seat's cards may be carried anywhere, Python saying why not; otherwise null.
 */
export function choiceAt(actions: readonly Action[], picked: string | null, zone: Zone, index: number, own: number | null = null): Choice {
  const onto = actions.filter((a) => a.target && a.source === (picked ?? ""));
  const here = onto.filter((a) => names(a.target, zone, index));
  const action = here.find((a) => a.legal) ?? here[0] ?? onto.findLast((a) => under(a.target, zone, index));
  if (action) return { kind: "target", place: action.target, legal: action.legal, action };
  const last = index === Math.max(0, zone.cards.length - 1);
  const mine = own !== null && zone.seat === own;
  // The cards of a hand or row are picked one by one; onto a stack another card is put.
  const loose = zone.kind === "hand" || zone.kind === "row";
  const arriving = picked !== null && zoneOf(picked) !== zone.id && !(loose && mine);
  if (own !== null && arriving && last) return { kind: "target", place: zone.id, legal: false, action: null };
  const from = actions.filter((a) => a.source && names(a.source, zone, index));
  const first = from.find((a) => a.legal) ?? from[0];
  if (!first) {
    const held = picked !== null && names(picked, zone, index);
    const place = held ? picked : loose || !last ? placeOf(zone, index) : zone.id;
    const lies = held || (mine && !arriving && zone.cards[index]?.face != null);
    return lies ? { kind: "source", place, legal: false, picked: place === picked, only: null } : { kind: "none" };
  }
  const only = from.length === 1 && !first.target ? first : null;
  return { kind: "source", place: first.source, legal: first.legal, picked: first.source === picked, only };
}

/** The action that carries the picked card onto a zone or one of its cards, if there is one. */
export function actionOnto(actions: readonly Action[], picked: string, place: string): Action | undefined {
  const fit = actions.filter((a) => a.source === picked && (a.target === place || a.target === zoneOf(place)));
  return fit.find((a) => a.legal) ?? fit[0];
}
