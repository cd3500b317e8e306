/** The sheet of card faces: parsed as SVG, cleaned, and looked up by symbol. */
const SVG = "http://www.w3.org/2000/svg";
const BARRED = "script,foreignObject,iframe,object,embed,image,animate,set,animateTransform,animateMotion,a";

/** Parse a sheet and strip everything that could run or fetch. Null if it is not an SVG. */
export function parseSheet(text: string): SVGSVGElement | null {
  const root = new DOMParser().parseFromString(text, "image/svg+xml").documentElement;
  if (root.localName !== "svg") return null;
  root.querySelectorAll(BARRED).forEach((node) => node.remove());
  for (const node of [root, ...root.querySelectorAll("*")]) {
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
  return new Set([...sheet.querySelectorAll("symbol[id^='face-']")].map((s) => s.id.slice(5)));
}

/** A picture of a face (null: the back) outside the drawing, for cards in flight. */
export function picture(face: string | null, known: ReadonlySet<string>): HTMLElement {
  const box = document.createElement("span");
  const name = face ?? "back";
  box.className = `look ${face === null ? "down" : "up"}`;
  box.setAttribute("aria-hidden", "true");
  if (known.has(name)) {
    const svg = document.createElementNS(SVG, "svg");
    svg.setAttribute("viewBox", "0 0 100 156");
    const use = document.createElementNS(SVG, "use");
    use.setAttribute("href", `#face-${name}`);
    svg.append(use);
    box.append(svg);
  }
  return box;
}
