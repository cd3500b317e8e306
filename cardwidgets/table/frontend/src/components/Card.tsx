import { Fragment, h } from "../h";
import type { Context } from "../context";
import { meant, when } from "../context";
import type { Card as CardData, Zone } from "../scene";
import { choiceAt, placeOf } from "../state/choices";

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
  const due = zone.due && index >= zone.cards.length - 1 && <b class="due" data-text={zone.due} aria-hidden="true" />;
  const look = <>{card && <Look ctx={ctx} card={card} />}{due}</>;
  if (choice.kind === "none") {
    return card
      ? <div class={kind} role="img" aria-label={label} {...common}>{look}</div>
      : <div class={kind} aria-hidden="true" {...common}>{look}</div>;
  }
  const target = choice.kind === "target";
  const press = (event: MouseEvent): void => {
    if (!meant(event, screen)) return;
    if (target) ctx.put(choice.place, choice.action);
    else if (choice.only) ctx.act(choice.only);
    else ctx.pick(choice.picked ? null : choice.place, event.detail === 0);
  };
  const state = target
    ? { "data-target": choice.place, "aria-label": choice.action ? `${label}: ${choice.action.label}` : label }
    : { "data-source": choice.place, "aria-label": label, ...(choice.only ? {} : { "aria-pressed": choice.picked }) };
  return (
    <button type="button" class={`${kind}${choice.legal ? " lit" : ""}`} data-item onClick={press}
      {...common} {...state} {...when(ctx, choice.legal)}>
      {look}
    </button>
  );
}

function Look({ ctx, card }: { ctx: Context; card: CardData }) {
  const name = card.face ?? "back";
  const drawn = ctx.faces.has(name);
  return (
    <>
      <span class={`look ${card.face === null ? "down" : "up"}`} aria-hidden="true">
        {drawn && <svg viewBox="0 0 100 156"><use href={`#face-${name}`} /></svg>}
        {!drawn && card.face !== null && <span class="plain">{card.label}</span>}
      </span>
      {card.stands && <b class="stands" data-text={card.stands} aria-hidden="true" />}
    </>
  );
}
