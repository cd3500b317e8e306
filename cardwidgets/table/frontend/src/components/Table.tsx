import { h } from "../h";
import { group, UNHEARD, type Context } from "../context";
import type { Seat as SeatData } from "../scene";
import { seatRound } from "../places";
import { Seat } from "./Seat";
import { Zone } from "./Zone";

/** The surface: the others across the table, the middle, and the reader's own place. */
export function Table({ ctx }: { ctx: Context }) {
  const { view } = ctx;
  const you = view.seats.find((seat) => seat.you) ?? null;
  const others = inPlayOrder(view.seats, you);
  const round = seatRound(others.length, view.direction === "anticlockwise");
  const middle = view.zones.filter((zone) => zone.seat === null);
  return (
    <div class="felt arena">
      <div class="round"
        style={`--columns:${round.columns};--from:${round.middle[0]};--to:${round.middle[1]}`}>
        <div class={`others ${view.direction}`} {...group(ctx, "opponents")}>
          {others.map((seat, i) => <Seat key={seat.id} ctx={ctx} seat={seat} place={round.places[i] ?? null} />)}
        </div>
        <div class={middle.length > 2 ? "middle many" : "middle"} {...group(ctx, "middle")} style={`--places:${middle.length}`}>
          {middle.map((zone) => <Zone key={zone.id} ctx={ctx} zone={zone} />)}
        </div>
        {you && <div class="own" data-group><Seat ctx={ctx} seat={you} place={null} /></div>}
      </div>
      <div class="flight" {...UNHEARD} />
    </div>
  );
}

/** Everybody but the reader, beginning with who plays next after the reader. */
function inPlayOrder(seats: readonly SeatData[], you: SeatData | null): SeatData[] {
  if (!you) return [...seats];
  const at = seats.indexOf(you);
  return [...seats.slice(at + 1), ...seats.slice(0, at)];
}
