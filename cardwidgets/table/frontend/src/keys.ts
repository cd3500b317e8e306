/** Keys: the notebook never sees those typed at the table, and arrows walk among its buttons. */
import { allOf, boxOf, listen } from "./dom";

const TYPING = "input,select,textarea";
const ARROWS: Record<string, readonly [number, number]> = {
  ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1],
};

export interface Keyboard {
  /** Move a card within its hand; true if it is one that can be moved so. */
  sort(card: Element, by: number): boolean;
  /** Leave what is open; true if something was. */
  escape(): boolean;
}

/**
 * Notebooks listen on the document, so the window's capture phase is the one place that comes before them.
 * Ctrl and Meta combinations, Tab and an Escape that closes nothing pass; everything else stays at the table.
 */
export function listenToKeys(host: HTMLElement, shadow: ShadowRoot, signal: AbortSignal, keyboard: Keyboard): void {
  const onKey = (event: KeyboardEvent): void => {
    const path = event.composedPath();
    if (!path.includes(host) || event.ctrlKey || event.metaKey || event.key === "Tab") return;
    if (event.key === "Escape") {
      // The notebook would take the focus to its cell.
      if (keyboard.escape()) event.stopImmediatePropagation();
      return;
    }
    if (/^F\d+$/.test(event.key)) return;
    event.stopImmediatePropagation();
    const at = path[0] instanceof Element ? path[0] : host;
    if (at.closest(TYPING)) return;
    const { key, repeat, shiftKey } = event;
    const step = ARROWS[key];
    const group = at.closest("[data-group]");
    if (event.altKey) {
      // Nothing at the table has such a key.
    } else if (step) {
      if ((at.matches("[data-scroll]") && step[0] === 0) || (!group && at.closest("[data-panel]"))) return;
      if (!shiftKey || !keyboard.sort(at, step[0])) walk(shadow, at, step);
    } else if (key === "Home" || key === "End") {
      itemsOf(group).at(key === "Home" ? 0 : -1)?.focus();
    } else if (key === "Enter" || key === " ") {
      if (at.matches("[role=button]")) {
        if (!repeat) (at as HTMLElement).click();
      } else if (!repeat && (key !== " " || at.closest("button,summary"))) return;
    } else if (key.length > 1) return;
    // Who reads in a panel does not play.
    else if (!repeat && !shiftKey && !at.closest("[data-panel]")) pressKey(shadow, key);
    event.preventDefault();
  };
  listen(window, signal, "keydown", onKey, true);
}

/** Press the button that shows a key: an action before all others, and those first that are allowed. */
function pressKey(shadow: ShadowRoot, key: string): void {
  const shows = `[aria-keyshortcuts="${CSS.escape(key)}" i]`;
  const found = ["[data-action]:not([aria-disabled])", "[data-action]", ""].map((which) => shadow.querySelector<HTMLElement>(which + shows));
  found.find((button) => button)?.click();
}

function itemsOf(group: Element | null): HTMLElement[] {
  return group ? allOf(group, "[data-item]") : [];
}

/** Move focus to the nearest item of the same group that lies in the arrow's direction. */
function walk(shadow: ShadowRoot, at: Element, [dx, dy]: readonly [number, number]): void {
  // A card that is picked up is carried from group to group.
  const items = itemsOf(at.closest("[data-picking] .arena") ?? at.closest("[data-group]"));
  const here = boxOf(at);
  const stack = zoneOf(at);
  const home = boxOf(stack);
  let best: HTMLElement | undefined;
  let least = Infinity;
  for (const item of items) {
    const there = boxOf(item);
    const x = there.left + there.width / 2 - here.left - here.width / 2;
    const y = there.top + there.height / 2 - here.top - here.height / 2;
    const along = x * dx + y * dy;
    const off = Math.abs(x * dy + y * dx);
    // What lies beside a stack counts as beside, however tall either is; else the arrow has to point there.
    const other = zoneOf(item);
    const zone = boxOf(other);
    const gap = dx ? Math.max(zone.top - home.bottom, home.top - zone.bottom) : Math.max(zone.left - home.right, home.left - zone.right);
    const distance = along + 4 * Math.max(0, gap) + off / 8;
    if (item !== shadow.activeElement && along > 1 && ((gap <= 0 && other !== stack) || along > off) && distance < least) [best, least] = [item, distance];
  }
  best?.focus();
}

const zoneOf = (item: Element): Element => item.closest("[data-zone]") ?? item;

/** One tab stop a group: the item that has focus, or had it last, or the first. */
export function rove(shadow: ShadowRoot): void {
  for (const card of allOf(shadow, "[data-card][tabindex]:not([data-item])")) card.removeAttribute("tabindex");
  for (const group of allOf(shadow, "[data-group]")) {
    const items = itemsOf(group);
    const stop =
      items.find((i) => i === shadow.activeElement) ?? items.find((i) => i.getAttribute("tabindex") === "0") ??
      items.find((i) => i.getAttribute("aria-disabled") !== "true") ?? items[0];
    for (const item of items) {
      const at = item === stop ? "0" : "-1";
      if (item.getAttribute("tabindex") !== at) item.setAttribute("tabindex", at);
    }
  }
}
