/** Contrast, grain and colour temperature of the cards, as custom properties that the style sheet reads. */
import type { Look } from "./scene";

const WARM = "255 140 20";
const COOL = "40 120 255";

/** 50 is plain: no filter, no tint, the fine grain of the paper. */
export function dress(root: HTMLElement, { contrast, grain, temperature }: Look): void {
  const tint = (temperature - 50) / 50;
  root.style.cssText = `--contrast:${0.65 + contrast * 0.007};--grain:${(grain / 100) ** 2 * 0.65};--tint:rgb(${tint > 0 ? WARM : COOL}/${Math.abs(tint) * 0.32})`;
}
