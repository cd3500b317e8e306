/** Where the other players sit: a pure function of how many there are. */

export interface Place {
  /** Column of the grid, from 1 at the left. */
  column: number;
  /** `top` sits behind the middle, `side` beside it, `corner` between the two. */
  kind: "top" | "corner" | "side";
}

export interface Round { columns: number; places: Place[]; middle: [number, number] }

/**
 * Places for `count` others in play order. Anticlockwise as seen from above, the next in play order
 * sits at the reader's right, so the row across the table runs from right to left.
 */
export function seatRound(count: number, anticlockwise: boolean): Round {
  if (count === 2) {
    const places: Place[] = [{ column: anticlockwise ? 3 : 1, kind: "side" }, { column: anticlockwise ? 1 : 3, kind: "side" }];
    return { columns: 3, places, middle: [2, 3] };
  }
  const columns = Math.max(1, count);
  const places = Array.from({ length: count }, (_, i): Place => {
    const column = anticlockwise ? columns - i : i + 1;
    const edge = Math.min(column - 1, columns - column);
    const kind = count < 3 ? "top" : edge === 0 ? "side" : edge === 1 && count > 5 ? "corner" : "top";
    return { column, kind };
  });
  const half = Math.floor((columns - 1) / 2);
  const reach = count >= 5 && columns % 2 === 1 ? 1 : 0;
  return { columns, places, middle: [half + 1 - reach, columns - half + 1 + reach] };
}
