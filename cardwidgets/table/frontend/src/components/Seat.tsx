import { h } from "../h";
import type { Context } from "../context";
import type { Counter, Seat as SeatData } from "../scene";
import type { Place } from "../places";
import { Button } from "./Button";
import { Zone } from "./Zone";

interface Props { ctx: Context; seat: SeatData; place: Place | null }

/** A player: name, counters and badges on a plate, and the zones that lie before the seat. */
export function Seat({ ctx, seat, place }: Props) {
  const zones = ctx.view.zones.filter((zone) => zone.seat === seat.id);
  const laid = zones.filter(({ kind }) => kind !== "hand").length;
  const id = `seat-${seat.id}`;
  const state = [seat.you && "you", seat.turn && "turn", seat.out && "out", zones.length > 1 && (laid < 3 ? "many few" : "many")].filter(Boolean).join(" ");
  return (
    <div class={`seat ${state} ${place?.kind ?? ""}`} role="group" aria-labelledby={id} data-seat={seat.id}
      aria-current={seat.turn ? "true" : undefined} style={`${place ? `--col:${place.column};` : ""}--places:${laid}`}>
      <div class="plate">
        <p class="name" id={id} dir="auto" title={seat.name}>{seat.name}</p>
        {seat.counters.map((counter) => <Tokens key={counter.icon} counter={counter} alone={seat.counters.length === 1} />)}
        {seat.badges.map((badge) => <span key={badge} class="badge">{badge}</span>)}
        {seat.thinking && <span class="thinking" role="img" aria-label={ctx.t("thinking")}><i /><i /><i /></span>}
        {seat.note && <p class="note" title={seat.note}>{seat.note}</p>}
        {zones.some((zone) => ctx.screen.order.has(zone.id)) && <Button ctx={ctx} does="sort" look="sort" onPress={ctx.unsort} />}
      </div>
      <div class="zones">{zones.map((zone) => <Zone key={zone.id} ctx={ctx} zone={zone} />)}</div>
    </div>
  );
}

const MANY = 9;

/** A score as small tokens, its label for those who hear it; beyond nine, or beside another, in words. */
function Tokens({ counter, alone }: { counter: Counter; alone: boolean }) {
  const { value, max, icon, label } = counter;
  if (!alone || Math.max(value, max) > MANY) return <span class="number" title={label}>{label}</span>;
  return (
    <span class="tokens" role="img" aria-label={label} title={label} data-icon={icon} data-value={value}>
      {Array.from({ length: Math.max(value, max) }, (_, i) => <i key={i} class={i < value ? "on" : "off"} />)}
    </span>
  );
}
