/** Contrast, grain, colour temperature and suits of the cards, as custom properties that style sheet and faces read. */
import type { Settings } from "./scene";

const WARM = "255 140 20";
const COOL = "40 120 255";
/** Diamonds and clubs; the static picture has the same two. */
const FOUR = "--cw-diamond:#1f55b5;--cw-club:#17692f";

/** As a style; 50 is plain: no filter, no tint, the fine grain of the paper. */
export function dressed({ look: { contrast, grain, temperature }, four_colours }: Settings): string {
  const tint = (temperature - 50) / 50;
  return `--contrast:${0.65 + contrast * 0.007};--grain:${(grain / 100) ** 2 * 0.65};--tint:rgb(${tint > 0 ? WARM : COOL}/${Math.abs(tint) * 0.32});${four_colours ? FOUR : ""}`;
}
