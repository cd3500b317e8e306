import { Fragment, h } from "../h";
import type { Context } from "../context";
import { meant, UNHEARD, when } from "../context";
import { Look } from "../faces";
import type { Card as CardData, Zone } from "../scene";
import { choiceAt, names, placeOf } from "../state/choices";

interface Props { ctx: Context; zone: Zone; index: number; card: CardData | null }

/** A card, or the empty place of a zone: a button when something can be done with it, a picture otherwise. */
export function Card({ ctx, zone, index, card }: Props) {
  const { view, screen } = ctx;
  const own = view.controls.move ? view.seats.findIndex((seat) => seat.you) : null;
  const choice = view.static ? { kind: "none" as const } : choiceAt(view.actions, screen.picked, zone, index, own);
  const mark = card?.mark ? ctx.t(`mark_${card.mark}`) : "";
  const label = [card ? card.label : zone.label, mark].filter(Boolean).join(", ");
  const common = { "data-card": placeOf(zone, index), "data-face": card?.face ?? "", "data-mark": card?.mark ?? "" };
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
    if (!meant(event, screen)) return;
    if (target) ctx.put(choice.place, choice.action);
    else if (choice.only) ctx.act(choice.only);
    else ctx.pick(choice.picked ? null : choice.place, event.detail === 0);
  };
  const advice = ctx.synced.hint && view.actions.find(({ text }) => text === ctx.synced.hint?.action);
  const advised = advice && names((screen.picked === null && advice.source) || advice.target, zone, index);
  const acts = target ? choice.action : choice.only;
  const state = target
    ? { "data-target": choice.place, "aria-label": choice.action ? `${label}: ${choice.action.label}` : label }
    : { "data-source": choice.place, "aria-label": label, ...(choice.only ? {} : { "aria-pressed": choice.picked }) };
  return (
    <button class={`${kind}${choice.legal ? " lit" : ""}`} data-item onClick={press}
      {...common} {...state} data-advised={advised || undefined} data-goes={acts?.goes?.join()} {...when(ctx, choice.legal)}>
      {look}
    </button>
  );
}
