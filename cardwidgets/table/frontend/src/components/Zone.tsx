import { h } from "../h";
import { UNHEARD, type Context } from "../context";
import type { Zone as ZoneData } from "../scene";
import { arranged, namesOf } from "../state/order";
import { Card } from "./Card";

/** A labelled group of cards. A pile shows its top card and its number, every other kind all its cards. */
export function Zone({ ctx, zone }: { ctx: Context; zone: ZoneData }) {
  const pile = zone.kind === "pile";
  const closed = zone.cards.filter(({ face }) => face === null).length;
  const last = zone.cards.length - 1;
  // A card that stays in a hand stays what it is in the page, whatever comes or goes beside it; in a stack its place is its name.
  const names = zone.kind === "fan" ? zone.cards.map((_, i) => i) : namesOf(zone);
  const shown = pile ? zone.cards.slice(-1).map((card) => ({ card, index: last }))
    : arranged(zone, ctx.screen.order.get(zone.id)).map((index) => ({ card: zone.cards[index]!, index }));
  return (
    <div class={`zone ${zone.kind}${closed ? "" : " open"}`} role="group" aria-label={zone.label} data-zone={zone.id}
      style={`--cards:${zone.cards.length || 1};--open:${zone.cards.length - closed}`} data-depth={pile ? depth(zone.count) : undefined}>
      <div class="cards">
        {shown.length === 0
          ? <Card key={0} ctx={ctx} zone={zone} index={0} card={null} />
          : shown.map(({ card, index }) => <Card key={pile ? 0 : names[index]!} ctx={ctx} zone={zone} index={index} card={card} />)}
      </div>
      {(pile || zone.title) && (
        <p class="caption">
          {(zone.title || !zone.due) && <span {...UNHEARD}>{zone.title || zone.label} </span>}{pile && !(zone.due && zone.title) && <b>{zone.count}</b>}
        </p>
      )}
    </div>
  );
}

/** How thick a pile looks: 0 (one card at most) to 3. */
function depth(count: number): number {
  return count <= 1 ? 0 : count <= 5 ? 1 : count <= 20 ? 2 : 3;
}
