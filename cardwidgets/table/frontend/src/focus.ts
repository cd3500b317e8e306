/** Focus outlives the element that had it: it goes to the next thing that makes sense, never to the page. */
const NEXT = [
  "[data-control=here]", "[data-outcome] ~ .actions [data-control^=level-]", "[data-answer]",
  "[data-action]:not([aria-disabled])", "[data-control=next]", "[data-control=skip]", "[data-control=over-new]", "[data-source].lit", "[data-source]", "[data-action]",
];

export class Focus {
  #waiting = false;
  readonly #shadow: ShadowRoot;

  constructor(shadow: ShadowRoot) {
    this.#shadow = shadow;
  }

  /** Rest on the tray until there is something to do again. */
  park(): void {
    this.#tray?.focus({ preventScroll: true });
    this.#waiting = true;
  }

  /** Called after a paint with what had focus before it, and whether that was inside a panel. */
  keep(had: Element | null, inside: boolean): void {
    const now = this.#shadow.activeElement;
    if (now !== null && now !== this.#tray) this.#waiting = false;
    const lost = had !== null && (now === null || now.matches(".card:not([data-item])"));
    const resting = this.#waiting && now === this.#tray;
    if (!lost && !resting) return;
    // A card that comes to lie where the one lay that had it.
    const place = `[data-card="${CSS.escape(had?.getAttribute("data-card") ?? "")}"][data-item]`;
    for (const selector of [place, ...(inside ? ["[data-panel]"] : []), ...NEXT]) {
      const found = this.#shadow.querySelector<HTMLElement>(selector);
      if (!found) continue;
      this.#waiting = false;
      return found.focus({ preventScroll: true });
    }
    if (lost) this.park();
  }

  get #tray(): HTMLElement | null {
    return this.#shadow.querySelector<HTMLElement>("[data-tray]");
  }
}
