/** The sheet of card faces: parsed as SVG, cleaned, and looked up by symbol. */
import { UNHEARD } from "./context";
import { allOf } from "./dom";
import { drawer, h } from "./h";

const BARRED = "script,foreignObject,iframe,object,embed,image,animate,set,animateTransform,animateMotion,a";

/** Parse a sheet and strip everything that could run or fetch. Null if it is not an SVG. */
export function parseSheet(text: string): SVGSVGElement | null {
  const root = new DOMParser().parseFromString(text, "image/svg+xml").documentElement;
  if (root.localName !== "svg") return null;
  allOf(root, BARRED).forEach((node) => node.remove());
  for (const node of [root, ...allOf(root, "*")]) {
    for (const { name, value } of [...node.attributes]) {
      const link = /(^|:)href$/i.test(name) && !value.trim().startsWith("#");
      const outside = /url\(\s*['"]?(?!['"]?#)/i.test(value) || /javascript:/i.test(value);
      if (/^on/i.test(name) || link || outside) node.removeAttribute(name);
    }
    if (node.localName === "style" && /@import|url\(/i.test(node.textContent ?? "")) node.remove();
  }
  root.setAttribute("style", "position:absolute;width:0;height:0;overflow:hidden");
  root.setAttribute("aria-hidden", "true");
  return document.importNode(root, true) as unknown as SVGSVGElement;
}

/** Which faces a sheet can draw. */
export function facesOf(sheet: SVGSVGElement): Set<string> {
  return new Set(allOf(sheet, "symbol[id^='face-']").map((s) => s.id.slice(5)));
}

/** What a card looks like; its label stands for a face that the sheet does not have. */
export function Look({ face, known, label = "" }: { face: string | null; known: ReadonlySet<string>; label?: string }) {
  const drawn = known.has(face ?? "back");
  return (
    <span class={`look ${face === null ? "down" : "up"}${drawn ? "" : " bare"}`} {...UNHEARD}>
      {drawn && <svg viewBox="0 0 100 156"><use href={`#face-${face ?? "back"}`} /></svg>}
      {!drawn && face !== null && <span class="plain">{label}</span>}
    </span>
  );
}

/** A picture of a face (null: the back) outside the drawing, for cards in flight. */
export function picture(face: string | null, known: ReadonlySet<string>): Element {
  const box = document.createElement("div");
  drawer(box)(<Look face={face} known={known} />);
  return box.firstElementChild ?? box;
}
