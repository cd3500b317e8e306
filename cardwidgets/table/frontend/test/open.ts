import { vi } from "vitest";
import table from "../src/index";
import type { View } from "../src/scene";
import { FakeModel, view } from "./fake";

/** A table in a page, and hands to work it. */
export function openTable(first: View = view(1)) {
  document.body.replaceChildren();
  const el = document.createElement("div");
  document.body.append(el);
  const model = new FakeModel(first);
  const ending = new AbortController();
  table.render({ model, el, signal: ending.signal });
  const root = el.firstElementChild!.shadowRoot!;
  const find = <E extends HTMLElement = HTMLElement>(selector: string): E => {
    const found = root.querySelector<E>(selector);
    if (!found) throw new Error(`no ${selector}`);
    return found;
  };
  return {
    model, root, find,
    has: (selector: string): boolean => root.querySelector(selector) !== null,
    press: (selector: string): void => { find(selector).dispatchEvent(new MouseEvent("click", { bubbles: true, composed: true, detail: 1 })); },
    key: (on: Element, name: string): void => { on.dispatchEvent(new KeyboardEvent("keydown", { key: name, bubbles: true, composed: true, cancelable: true })); },
    put: (selector: string, value: string, type: "input" | "change"): void => {
      const field = find<HTMLInputElement>(selector);
      field.value = value;
      field.dispatchEvent(new Event(type));
    },
    said: (): string[] => [...root.querySelectorAll("[data-live] p")].map((p) => p.textContent ?? ""),
    end: (): void => {
      (root.activeElement as HTMLElement | null)?.blur();
      ending.abort();
      vi.useRealTimers();
    },
  };
}
