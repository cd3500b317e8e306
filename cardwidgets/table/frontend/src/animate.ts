/** FLIP on the Web Animations API: the new state is already in the page, cards only seem to come from where they lay. */
import { allOf, boxOf } from "./dom";
import { picture } from "./faces";
import { flights, type Flight, type Leg } from "./flights";
import type { View } from "./scene";
import { zoneOf } from "./state/choices";

const SLOT_MS = 250;
const TOTAL_MS = 1300;
/** How much later each card of a step begins than the one before, in slots, and how much later the last one at most. */
const LAG = 0.2;
const MOST_LAG = 2;
const EASE = "cubic-bezier(.35,.05,.2,1)";

interface Box { x: number; y: number; width: number; height: number }
type When = (leg: Leg) => [number, number];

/** Whether things may move on the screen. */
export const lively = (element: Element): boolean =>
  !document.hidden && "animate" in element && !matchMedia("(prefers-reduced-motion: reduce)").matches;

export class Animator {
  #running: Animation[] = [];
  #props: Element[] = [];
  #was = new Map<string, Box>();
  #duration = 0;
  readonly #root: HTMLElement;

  constructor(root: HTMLElement, signal: AbortSignal) {
    this.#root = root;
    signal.addEventListener("abort", () => this.finish());
  }

  /** End whatever is on its way, at once. */
  finish(): void {
    for (const animation of this.#running) animation.cancel();
    for (const prop of this.#props) prop.remove();
    this.#running = [];
    this.#props = [];
  }

  /** Remember where the open cards lie, before a new state is drawn. */
  note(): void {
    const cards = allOf(this.#root, "[data-card]");
    this.#was = new Map(cards.map((card) => [zoneOf(card.dataset["card"] ?? "") + card.dataset["face"], boxOf(card)]));
  }

  /** Show how the cards of `view` came to lie where they lie. */
  play(before: View, view: View, faces: ReadonlySet<string>): void {
    this.finish();
    if (!lively(this.#root)) return;
    const { slots, list } = flights(view.steps, before.zones, view.zones);
    if (list.length === 0 || boxOf(this.#root).width === 0) return;
    const lags = Array.from({ length: slots }, (_, slot) => Math.max(0, ...list.flatMap(({ legs }) => legs).map((leg) => leg.slot === slot ? leg.lag : 0)));
    const begins = [0];
    for (const lag of lags) begins.push((begins.at(-1) ?? 0) + 1 + Math.min(MOST_LAG, lag * LAG));
    const whole = begins[slots] ?? 1;
    const when: When = ({ slot, lag }) => {
      const start = (begins[slot] ?? 0) + lag * Math.min(LAG, MOST_LAG / (lags[slot] || 1));
      return [start / whole, Math.min(1, (start + 1) / whole)];
    };
    this.#duration = Math.min(SLOT_MS * whole, TOTAL_MS);
    // Read every place first and write afterwards: one layout.
    const staged = list.map((flight) => this.#stage(flight)).filter((s) => s !== null);
    const arrivals = new Map<string, number>();
    for (const { index, legs } of list) {
      const last = legs.at(-1);
      if (index === null && last) arrivals.set(last.to, Math.max(arrivals.get(last.to) ?? 0, when(last)[1]));
    }
    // What leaves a pile first lies on top of it.
    for (const { flight, card, home, legs } of staged.reverse()) {
      const flies = card ?? this.#ghost(flight, home, faces);
      this.#fly(flies, home, legs, when);
      if (flight.turn !== null) this.#turn(flight, flies, flight.turn, when, faces);
      // A ghost is gone as soon as all are in its pile.
      const gone = arrivals.get(flight.legs.at(-1)?.to ?? "");
      if (!card && gone) this.#until(gone, flies, 1, 0);
    }
    // Until then the pile looks as it did.
    for (const [zone, until] of arrivals) {
      const [old, now] = [before, view].map(({ zones }) => zones.find(({ id }) => id === zone)?.cards.at(-1));
      const card = this.#top(zone);
      const look = card?.querySelector(".look");
      if (!look || old?.face === now?.face) continue;
      if (old) this.#until(until, this.#cover(card!, old.face, faces), 1, 0);
      else this.#until(until, look, 0, 1);
    }
    const last = this.#running.at(-1);
    if (last) last.onfinish = () => this.finish();
  }

  /** A card that may not lie at (x, y) from its home goes back; `there`: it is at home and goes there first. */
  back(card: HTMLElement, x: number, y: number, there = false): void {
    if (!lively(card)) return;
    const home = { translate: "0 0" };
    const away = { translate: `${x}px ${y}px`, easing: EASE };
    card.animate(there ? [{ ...home, easing: "ease-out" }, { ...away, offset: 0.4 }, home] : [away, home], there ? 420 : SLOT_MS);
  }

  #find(selector: string, name: string): HTMLElement | null {
    return this.#root.querySelector<HTMLElement>(`[${selector}="${CSS.escape(name)}"]`);
  }

  #top(zone: string): HTMLElement | undefined {
    const found = this.#find("data-zone", zone);
    return found ? allOf(found, "[data-card]").at(-1) : undefined;
  }

  #stage(flight: Flight) {
    const place = (zone: string): Box | null => this.#top(zone)?.getBoundingClientRect() ?? null;
    const card = flight.index === null ? null : this.#find("data-card", `${flight.zone}:${flight.index}`);
    const home = card?.getBoundingClientRect() ?? place(flight.zone);
    if (!home || home.width === 0) return null;
    const legs = flight.legs.map((leg, i) => ({
      ...leg,
      start: (i === 0 && this.#was.get(leg.from + flight.start)) || (place(leg.from) ?? home),
      goal: i === flight.legs.length - 1 ? home : (place(leg.to) ?? home),
    }));
    return { flight, card, home, legs };
  }

  #ghost(flight: Flight, home: Box, faces: ReadonlySet<string>): HTMLElement {
    const layer = this.#root.querySelector(".flight");
    const card = document.createElement("div");
    card.className = "card ghost";
    card.append(picture(flight.end, faces));
    layer?.append(card);
    const base = layer?.getBoundingClientRect() ?? home;
    card.style.cssText = `left:${home.x - base.x}px;top:${home.y - base.y}px;width:${home.width}px`;
    this.#props.push(card);
    return card;
  }

  #cover(card: HTMLElement, face: string | null, faces: ReadonlySet<string>): Element {
    const cover = picture(face, faces);
    cover.classList.add("cover");
    card.append(cover);
    this.#props.push(cover);
    return cover;
  }

  #fly(card: HTMLElement, home: Box, legs: (Leg & { start: Box; goal: Box })[], when: When): void {
    const frames: Keyframe[] = [];
    const put = (offset: number, box: Box, easing = "linear"): void => {
      const x = box.x + box.width / 2 - home.x - home.width / 2;
      const y = box.y + box.height / 2 - home.y - home.height / 2;
      frames.push({ offset, easing, zIndex: 9, transform: `translate(${x}px,${y}px) scale(${box.width / home.width})` });
    };
    for (const leg of legs) {
      const [start, end] = when(leg);
      if (start > 0) put(frames.length ? start : 0, leg.start);
      put(start, leg.start, EASE);
      put(end, leg.goal);
    }
    if (!frames.length) return;
    put(1, home);
    this.#run(card, frames);
  }

  /** Lay the old look over the new one and turn both about the upright axis. */
  #turn(flight: Flight, card: HTMLElement, slot: number, when: When, faces: ReadonlySet<string>): void {
    const look = card.querySelector(".look");
    const cover = this.#cover(card, flight.start, faces);
    const leg = flight.legs.find((one) => one.slot === slot);
    const [begin, end] = when(leg ?? { slot, lag: 0, from: "", to: "" });
    const start = leg ? (begin + end) / 2 : begin;
    const half = (start + end) / 2;
    const flat = { transform: "scaleX(1)" };
    const edge = { transform: "scaleX(0)" };
    this.#run(cover, [{ ...flat, offset: 0 }, { ...flat, offset: start, easing: "ease-in" }, { ...edge, offset: half }, { ...edge, offset: 1 }]);
    if (look) this.#run(look, [{ ...edge, offset: 0 }, { ...edge, offset: half, easing: "ease-out" }, { ...flat, offset: end }, { ...flat, offset: 1 }]);
  }

  /** Opaque as told at first, and otherwise from a moment on. */
  #until(offset: number, element: Element, first: number, then: number): void {
    this.#run(element, [{ opacity: first, offset: 0 }, { opacity: first, offset }, { opacity: then, offset }, { opacity: then, offset: 1 }]);
  }

  #run(element: Element, frames: Keyframe[]): void {
    this.#running.push(element.animate(frames, { duration: this.#duration, fill: "backwards" }));
  }
}
