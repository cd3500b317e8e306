/** FLIP on the Web Animations API: the new state is already in the page, cards only seem to come from where they lay. */
import { picture } from "./faces";
import { flights, type Flight } from "./flights";
import type { View } from "./scene";

const SLOT_MS = 250;
const TOTAL_MS = 1200;
const EASE = "cubic-bezier(.35,.05,.2,1)";

interface Box { x: number; y: number; width: number; height: number }

export class Animator {
  #running: Animation[] = [];
  #props: Element[] = [];
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

  /** Show how the cards of `view` came to lie where they lie. */
  play(before: View, view: View, faces: ReadonlySet<string>): void {
    this.finish();
    if (document.hidden || !("animate" in this.#root) || matchMedia("(prefers-reduced-motion: reduce)").matches) return;
    const { slots, list } = flights(view.steps, before.zones, view.zones);
    if (list.length === 0 || this.#root.getBoundingClientRect().width === 0) return;
    const slot = Math.min(SLOT_MS, TOTAL_MS / slots);
    // Read every place first and write afterwards: one layout.
    const staged = list.map((flight) => this.#stage(flight)).filter((s) => s !== null);
    for (const { flight, card, home, legs } of staged) this.#fly(flight, card ?? this.#ghost(flight, home, faces), home, legs, slot, slots, faces);
    const last = this.#running[this.#running.length - 1];
    if (last) last.onfinish = () => this.finish();
  }

  #find(selector: string, name: string): HTMLElement | null {
    return this.#root.querySelector<HTMLElement>(`[${selector}="${CSS.escape(name)}"]`);
  }

  #place(zone: string): Box | null {
    const cards = this.#find("data-zone", zone)?.querySelectorAll<HTMLElement>("[data-card]");
    const card = cards?.[cards.length - 1];
    return card ? card.getBoundingClientRect() : null;
  }

  #stage(flight: Flight) {
    const card = flight.index === null ? null : this.#find("data-card", `${flight.zone}:${flight.index}`);
    const home = card?.getBoundingClientRect() ?? this.#place(flight.zone);
    if (!home || home.width === 0) return null;
    const legs = flight.legs.map((leg, i) => ({
      slot: leg.slot,
      from: this.#place(leg.from) ?? home,
      to: i === flight.legs.length - 1 ? home : (this.#place(leg.to) ?? home),
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

  #fly(flight: Flight, card: HTMLElement, home: Box, legs: { slot: number; from: Box; to: Box }[], slot: number, slots: number,
       faces: ReadonlySet<string>): void {
    const duration = slot * slots;
    const frames: Keyframe[] = [];
    const put = (offset: number, box: Box, easing = "linear"): void => {
      const x = box.x + box.width / 2 - home.x - home.width / 2;
      const y = box.y + box.height / 2 - home.y - home.height / 2;
      frames.push({ offset: Math.min(1, offset), easing, zIndex: 9, transform: `translate(${x}px,${y}px) scale(${box.width / home.width})` });
    };
    for (const { slot: at, from, to } of legs) {
      if (at > 0) put(frames.length ? at / slots : 0, from);
      put(at / slots, from, EASE);
      put((at + 1) / slots, to);
    }
    const ends = legs[legs.length - 1];
    if (ends && ends.slot + 1 < slots) put(1, home);
    if (frames.length) this.#run(card, frames, duration);
    if (flight.turn !== null) this.#turn(flight, card, flight.turn, slot, duration, legs.length > 0, faces);
    else if (flight.index === null && ends) {
      // A ghost is gone as soon as it is in its pile.
      this.#run(card, [{ opacity: 1, offset: 0 }, { opacity: 1, offset: (ends.slot + 1) / slots }, { opacity: 0, offset: (ends.slot + 1) / slots }, { opacity: 0, offset: 1 }], duration);
    }
  }

  /** Lay the old look over the new one and turn both about the upright axis. */
  #turn(flight: Flight, card: HTMLElement, at: number, slot: number, duration: number, moved: boolean, faces: ReadonlySet<string>): void {
    const cover = picture(flight.start, faces);
    cover.classList.add("cover");
    const look = card.querySelector(".look");
    card.append(cover);
    this.#props.push(cover);
    const start = (at * slot + (moved && flight.legs.some((leg) => leg.slot === at) ? slot / 2 : 0)) / duration;
    const end = ((at + 1) * slot) / duration;
    const half = (start + end) / 2;
    const flat = { transform: "scaleX(1)" };
    const edge = { transform: "scaleX(0)" };
    this.#run(cover, [{ ...flat, offset: 0 }, { ...flat, offset: start, easing: "ease-in" }, { ...edge, offset: half }, { ...edge, offset: 1 }], duration);
    if (look) this.#run(look, [{ ...edge, offset: 0 }, { ...edge, offset: half, easing: "ease-out" }, { ...flat, offset: Math.min(1, end) }, { ...flat, offset: 1 }], duration);
  }

  #run(element: Element, frames: Keyframe[], duration: number): void {
    this.#running.push(element.animate(frames, { duration, fill: "backwards" }));
  }
}
