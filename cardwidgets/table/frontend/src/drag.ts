/** Dragging as a shortcut for picking a card up and pressing its target. */
import { listen } from "./dom";

const SLACK_PX = 6;

export interface Drags {
  lift(card: HTMLElement): void;
  /**
   * Put the card down on whatever of these places takes it; the nearest comes first. Whether it now waits for an answer;
   * null: it lies where it belongs.
   */
  drop(card: HTMLElement, onto: string[]): boolean | null;
  /** It goes home from so far away. */
  back(card: HTMLElement, x: number, y: number): void;
}

/** Gives what lets go of a card that was dropped and waited: it goes back, or another view lays it where it belongs. */
export function listenToDrags(root: HTMLElement, shadow: ShadowRoot, signal: AbortSignal, drags: Drags): (back: boolean) => void {
  let card: HTMLElement | null = null;
  let pointer = -1;
  let from = { x: 0, y: 0 };
  let by = from;
  let moving = false;
  let waiting = false;

  const settle = (): void => {
    root.removeAttribute("data-dragging");
    if (card) {
      card.style.translate = "";
      card.classList.remove("dragging");
    }
    card = null;
    moving = waiting = false;
  };
  const home = (): void => {
    const was = card;
    settle();
    if (was) drags.back(was, by.x, by.y);
  };

  listen<PointerEvent>(root, signal, "pointerdown", (event) => {
    const hit = (event.target as Element).closest<HTMLElement>("[data-source][aria-pressed]:not([data-tick]),.cw:not([data-picking]) [data-target]");
    if (!hit || event.button !== 0 || !event.isPrimary) return;
    settle();
    card = hit;
    pointer = event.pointerId;
    from = { x: event.clientX, y: event.clientY };
  });

  listen<PointerEvent>(root, signal, "pointermove", (event) => {
    if (!card || waiting || event.pointerId !== pointer) return;
    by = { x: event.clientX - from.x, y: event.clientY - from.y };
    if (!moving) {
      if (Math.hypot(by.x, by.y) < SLACK_PX) return;
      moving = true;
      // What is pressed to take a card from it can be pulled from too.
      card.dataset["source"] ??= card.dataset["card"]!;
      card.setPointerCapture(pointer);
      card.classList.add("dragging");
      root.setAttribute("data-dragging", "");
      drags.lift(card);
    }
    card.style.translate = `${by.x}px ${by.y}px`;
  });

  listen<PointerEvent>(root, signal, "pointerup", (event) => {
    if (!card || waiting || event.pointerId !== pointer) return;
    if (!moving) return settle();
    const waits = drags.drop(card, under(shadow, event.clientX, event.clientY));
    if (waits === null) return settle();
    waiting = waits;
    if (!waits) home();
  });

  listen(root, signal, "pointercancel", home);
  return (back) => {
    if (waiting) (back ? home : settle)();
  };
}

/** Places under a point: a card, its zone, and the zone of a seat that has but one. */
function under(shadow: ShadowRoot, x: number, y: number): string[] {
  const places: string[] = [];
  for (const hit of shadow.elementsFromPoint(x, y)) {
    const card = hit.closest<HTMLElement>("[data-card]")?.dataset["card"];
    const zone = hit.closest<HTMLElement>("[data-zone]")?.dataset["zone"];
    const only = hit.closest(".seat:not(.many)")?.querySelector<HTMLElement>("[data-zone]")?.dataset["zone"];
    for (const name of [card, zone, only]) if (name && !places.includes(name)) places.push(name);
  }
  return places;
}
