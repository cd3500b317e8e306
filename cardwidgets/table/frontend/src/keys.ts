/** Keys: the notebook never sees those typed at the table, and arrows walk among its buttons. */
import type { Action } from "./scene";

const TYPING = "input,select,textarea";
const ARROWS: Record<string, readonly [number, number]> = {
  ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1],
};

export interface Keyboard {
  /** A bare letter or digit; true if it did something. */
  letter(key: string): void;
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
    if (event.altKey) return event.preventDefault();
    const step = ARROWS[event.key];
    const group = at.closest("[data-group]");
    if (step) {
      if ((at.matches("[data-scroll]") && step[0] === 0) || (!group && at.closest("[data-panel]"))) return;
      event.preventDefault();
      walk(shadow, at, step);
    } else if (event.key === "Home" || event.key === "End") {
      event.preventDefault();
      const items = itemsOf(group);
      items[event.key === "Home" ? 0 : items.length - 1]?.focus();
    } else if (event.key === "Enter" || event.key === " ") {
      if (event.repeat || (event.key === " " && !at.closest("button,summary"))) event.preventDefault();
    } else if (event.key.length === 1) {
      event.preventDefault();
      // Who reads in a panel does not play.
      if (!event.repeat && !event.shiftKey && !at.closest("[data-panel]")) keyboard.letter(event.key.toLowerCase());
    }
  };
  window.addEventListener("keydown", onKey, { capture: true, signal });
}

/** The action that a key stands for, legal ones first. */
export function actionForKey(actions: readonly Action[], key: string): Action | undefined {
  const fit = actions.filter((a) => a.key.toLowerCase() === key);
  return fit.find((a) => a.legal) ?? fit[0];
}

function itemsOf(group: Element | null): HTMLElement[] {
  return group ? [...group.querySelectorAll<HTMLElement>("[data-item]")] : [];
}

/** Move focus to the nearest item of the same group that lies in the arrow's direction. */
function walk(shadow: ShadowRoot, at: Element, [dx, dy]: readonly [number, number]): void {
  // A card that is picked up is carried from group to group.
  const items = itemsOf(at.closest("[data-picking] .arena") ?? at.closest("[data-group]"));
  const here = at.getBoundingClientRect();
  let best: HTMLElement | undefined;
  let least = Infinity;
  for (const item of items) {
    const there = item.getBoundingClientRect();
    const x = there.left + there.width / 2 - here.left - here.width / 2;
    const y = there.top + there.height / 2 - here.top - here.height / 2;
    const along = x * dx + y * dy;
    const distance = along + 4 * Math.abs(x * dy + y * dx);
    if (item !== shadow.activeElement && along > 1 && distance < least) [best, least] = [item, distance];
  }
  best?.focus();
}

/** One tab stop a group: the item that has focus, or had it last, or the first. */
export function rove(shadow: ShadowRoot): void {
  for (const group of shadow.querySelectorAll("[data-group]")) {
    const items = itemsOf(group);
    const stop =
      items.find((i) => i === shadow.activeElement) ?? items.find((i) => i.dataset["stop"] === "1") ??
      items.find((i) => i.getAttribute("aria-disabled") !== "true") ?? items[0];
    for (const item of items) {
      item.tabIndex = item === stop ? 0 : -1;
      item.dataset["stop"] = item === stop ? "1" : "0";
    }
  }
}
