import { expect, test } from "vitest";
import { seatRound } from "../src/places";

test("anticlockwise, the next in play order sits at the right, clockwise at the left", () => {
  for (const count of [2, 3, 4, 5, 6, 7]) {
    const { columns, places } = seatRound(count, true);
    expect(places[0]?.column).toBe(columns);
    expect(places[count - 1]?.column).toBe(1);
    expect(seatRound(count, false).places.map((p) => p.column)).toEqual(places.map((p) => p.column).reverse());
  }
});

test("everybody has a column of their own and the middle lies on the axis", () => {
  for (const count of [1, 2, 3, 4, 5, 6, 7, 19]) {
    const { columns, places, middle } = seatRound(count, true);
    expect(new Set(places.map((p) => p.column)).size).toBe(count);
    expect(places.every((p) => p.column >= 1 && p.column <= columns)).toBe(true);
    expect(middle[0] + middle[1]).toBe(columns + 2);
    const over = places.filter((p) => p.column >= middle[0] && p.column < middle[1]);
    expect(over.every((p) => p.kind === "top")).toBe(true);
  }
});
