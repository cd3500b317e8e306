import { Fragment, h } from "../h";
import type { Context } from "../context";
import { meant, UNHEARD, when } from "../context";
import { Look } from "../faces";
import type { Card as CardData, Zone } from "../scene";
import { choiceAt, names, placeOf, type Choice } from "../state/choices";

interface Props { ctx: Context; zone: Zone; index: number; card: CardData | null }

/**
 * A card, or the empty place of a zone: a button when something can be done with it, a picture otherwise. Both are the same
 * element, for it turns from one into the other with every move, and to build its face anew is what takes a browser longest.
 */
export function Card({ ctx, zone, index, card }: Props) {
  const { view, screen } = ctx;
  const own = view.controls.move ? view.seats.findIndex((seat) => seat.you) : null;
  const choice = view.static ? { kind: "none" as const } : choiceAt(view.actions, screen.picked, zone, index, own);
  const mark = card?.mark ? ctx.t(`mark_${card.mark}`) : "";
  const label = [card ? card.label : zone.label, mark].filter(Boolean).join(", ");
  const advised = ctx.synced.hint?.places?.some((place) => place !== screen.picked && (names(place, zone, index) || (zone.kind === "hand" && place === zone.id)));
  const common = { "data-advised": advised || undefined, "data-card": placeOf(zone, index), "data-face": card?.face ?? "", "data-mark": card?.mark ?? "" };
  const kind = `card ${card ? (card.face === null ? "down" : "up") : "slot"}`;
  // Written by the style sheet: the label of a button has it in words.
  const due = zone.due && index >= zone.cards.length - 1 && <b class="due" data-text={zone.due} {...UNHEARD} />;
  const look = (
    <>
      {card && <Look face={card.face} known={ctx.faces} label={card.label} />}
      {card?.stands && <b class="stands" data-text={card.stands} {...UNHEARD} />}
      {due}
    </>
  );
  if (choice.kind === "none") {
    return card
      ? <div class={kind} role="img" aria-label={label} {...common}>{look}</div>
      : <div class={kind} {...UNHEARD} {...common}>{look}</div>;
  }
  const target = choice.kind === "target";
  const press = (event: MouseEvent): void => {
    if (!meant(event, screen, view.level?.asks === "many")) return;
    if (target) ctx.put(choice.place, choice.action);
    else if (choice.only) ctx.act(choice.only);
    else ctx.pick(choice.picked ? null : choice.place, event.detail === 0);
  };
  const acts = target ? choice.action : choice.only;
  const state = target
    ? { "data-target": choice.place, "aria-label": choice.action ? `${label}: ${choice.action.label}` : label }
    : { "data-source": choice.place, "aria-label": label, ...pressed(ctx, choice) };
  return (
    <div class={`${kind}${choice.legal ? " lit" : ""}`} role="button" data-item onClick={press}
      {...common} {...state} data-goes={acts?.goes?.join()} {...when(ctx, choice.legal)}>
      {look}
    </div>
  );
}

/** Whether a card is picked up, or ticked as an answer. */
function pressed({ view, screen }: Context, { only, picked }: Extract<Choice, { kind: "source" }>) {
  if (!only) return { "aria-pressed": picked };
  return view.level?.asks === "many" && { "aria-pressed": screen.ticks.has(only.text), "data-tick": true };
}
