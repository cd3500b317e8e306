/** Dragging as a shortcut for picking a card up and pressing its target. */
const SLACK_PX = 6;

export interface Drags {
  lift(place: string): void;
  /** Put the card down on whatever of these places takes it; the nearest comes first. */
  drop(place: string, onto: string[]): void;
}

export function listenToDrags(root: HTMLElement, shadow: ShadowRoot, signal: AbortSignal, drags: Drags): void {
  let card: HTMLElement | null = null;
  let place = "";
  let pointer = -1;
  let from = { x: 0, y: 0 };
  let moving = false;

  const settle = (): void => {
    if (card) {
      card.style.translate = "";
      card.classList.remove("dragging");
    }
    card = null;
    moving = false;
  };

  root.addEventListener("pointerdown", (event) => {
    const hit = (event.target as Element).closest<HTMLElement>("[data-source][aria-pressed]");
    if (!hit || event.button !== 0 || !event.isPrimary) return;
    card = hit;
    place = hit.dataset["source"] ?? "";
    pointer = event.pointerId;
    from = { x: event.clientX, y: event.clientY };
  }, { signal });

  root.addEventListener("pointermove", (event) => {
    if (!card || event.pointerId !== pointer) return;
    const dx = event.clientX - from.x;
    const dy = event.clientY - from.y;
    if (!moving) {
      if (Math.hypot(dx, dy) < SLACK_PX) return;
      moving = true;
      card.setPointerCapture(pointer);
      card.classList.add("dragging");
      drags.lift(place);
    }
    card.style.translate = `${dx}px ${dy}px`;
  }, { signal });

  root.addEventListener("pointerup", (event) => {
    if (!card || event.pointerId !== pointer) return;
    const wasMoving = moving;
    settle();
    if (wasMoving) drags.drop(place, under(shadow, event.clientX, event.clientY));
  }, { signal });

  root.addEventListener("pointercancel", settle, { signal });
}

/** Places under a point: a card, its zone, and the zones of the seat. */
function under(shadow: ShadowRoot, x: number, y: number): string[] {
  const places: string[] = [];
  for (const hit of shadow.elementsFromPoint(x, y)) {
    const card = hit.closest<HTMLElement>("[data-card]")?.dataset["card"];
    const zone = hit.closest<HTMLElement>("[data-zone]")?.dataset["zone"];
    const seat = hit.closest("[data-seat]");
    for (const name of [card, zone, ...[...(seat?.querySelectorAll<HTMLElement>("[data-zone]") ?? [])].map((z) => z.dataset["zone"])]) {
      if (name && !places.includes(name)) places.push(name);
    }
  }
  return places;
}
