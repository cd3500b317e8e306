/** Which card travels where, worked out from the steps of a view: pure, so that it can be tested without a screen. */
import type { Step, Zone } from "./scene";

/** `lag`: how many cards of the same step leave that place before it. */
export interface Leg { slot: number; from: string; to: string; lag: number }

export interface Flight {
  /** The card on the table that has made the journey, or null for one that ended inside a pile. */
  zone: string;
  index: number | null;
  legs: Leg[];
  /** How the card looked when the journey began and how it looks at its end (null: its back). */
  start: string | null;
  end: string | null;
  /** The slot in which it turns over, if it does. */
  turn: number | null;
}

interface Token { zone: string; index: number | null; face: string | null; known: string | null; legs: Leg[]; flips: number | null }

/** As many cards of one step are seen to go into piles. */
const MOST = 12;

/**
 * Walk the steps backwards from the new zones. Each step with moves is one slot, and its moves happen together.
 * `before` are the zones of the view that was on screen: they tell which cards lay open when it began.
 */
export function flights(steps: readonly Step[], before: readonly Zone[], after: readonly Zone[]): { slots: number; list: Flight[] } {
  const moving = steps.filter((step) => step.moves.length > 0);
  const named = (fits: (zone: Zone) => boolean): Set<string> => new Set([...before, ...after].filter(fits).map((zone) => zone.id));
  const piles = named((zone) => zone.kind === "pile");
  const shut = named((zone) => zone.kind === "pile" && zone.cards.at(-1)?.face === null);
  const at = new Map<string, Token[]>();
  const seen: Token[] = [];
  for (const zone of after) {
    const cards = zone.kind === "pile" ? zone.cards.slice(-1) : zone.cards;
    const offset = zone.cards.length - cards.length;
    at.set(zone.id, cards.map(({ face }, i) => ({ zone: zone.id, index: i + offset, face, known: face, legs: [], flips: null })));
  }
  const take = (zone: string, face: string | null, leaving: boolean): Token => {
    const here = at.get(zone) ?? [];
    const inside = leaving && piles.has(zone);
    const found = here.findLast((t) => face !== null && t.known === face && !(inside && t.index !== null))
      ?? (inside ? undefined : here.findLast((t) => face === null || t.known === null));
    if (found) {
      if (leaving) here.splice(here.indexOf(found), 1);
      return found;
    }
    const ghost: Token = { zone, index: null, face: null, known: face, legs: [], flips: null };
    if (!leaving) at.set(zone, [...here, ghost]);
    return ghost;
  };
  for (let slot = moving.length - 1; slot >= 0; slot--) {
    const moves = moving[slot]?.moves ?? [];
    const landed: [Token, string][] = [];
    moves.map((move, i) => ({ ...move, i })).reverse().forEach(({ face, from, to, i }) => {
      const token = take(to, face, from !== to);
      token.known ??= face;
      if (!seen.includes(token)) seen.push(token);
      if (from === to) token.flips = slot;
      else {
        // What lies open goes from the top down.
        const first = moves.filter((other, j) => other.from === from && (piles.has(from) && !shut.has(from) ? j > i : j < i));
        token.legs.unshift({ slot, from, to, lag: first.length });
        landed.push([token, from]);
      }
    });
    // Only now: the moves of one step cross each other, they do not follow one another.
    for (const [token, from] of landed) if (!shut.has(from)) at.set(from, [...(at.get(from) ?? []), token]);
  }
  const open = (zone: string, face: string | null): boolean =>
    face !== null && ((piles.has(zone) && !shut.has(zone)) || before.some((z) => z.id === zone && z.cards.some((card) => card.face === face)));
  const list = seen.map((token): Flight => {
    const first = token.legs[0];
    const last = token.legs[token.legs.length - 1];
    const start = open(first?.from ?? token.zone, token.known) ? token.known : null;
    const inside = token.flips === null && shut.has(token.zone) ? null : token.known;
    const end = token.index === null ? inside : token.face;
    const turn = start === end ? null : (token.flips ?? last?.slot ?? null);
    return { zone: token.zone, index: token.index, legs: token.legs, start, end, turn };
  });
  const sources = moving.map(({ moves }) => new Set(moves.map(({ from }) => from)).size);
  const few = ({ index, legs }: Flight): boolean => index !== null || legs.every(({ slot, lag }) => lag < MOST / (sources[slot] ?? 1));
  return { slots: moving.length, list: list.filter((f) => (f.legs.length > 0 || f.turn !== null) && few(f)) };
}
