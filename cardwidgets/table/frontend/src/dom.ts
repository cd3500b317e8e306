/** Three calls of the browser that are needed everywhere. */

export const boxOf = (element: Element): DOMRect => element.getBoundingClientRect();

export const allOf = (root: ParentNode, selector: string): HTMLElement[] => [...root.querySelectorAll<HTMLElement>(selector)];

/** Listen until the signal says that it is over. */
export function listen<E extends Event>(target: EventTarget, signal: AbortSignal, type: string, heard: (event: E) => void, capture = false): void {
  target.addEventListener(type, heard as (event: Event) => void, { signal, capture });
}
