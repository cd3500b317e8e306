/**
 * JSX without a library: components are plain functions of their props, and a drawing is patched into the page.
 *
 * A child keeps its element as long as it stays at the same place of its parent's list, or keeps its `key` there;
 * what is not drawn (null, false) still holds its place.
 */
type Handler<E> = (event: E & { currentTarget: HTMLInputElement }) => unknown;
type Value = string | number | boolean | null | undefined;

/** The attributes and handlers that are used; anything else is a slip of the pen. */
export interface Props {
  key?: string | number;
  onClick?: Handler<MouseEvent>; onInput?: Handler<Event>; onChange?: Handler<Event>; onFocus?: Handler<Event>;
  onSubmit?: Handler<SubmitEvent>; onToggle?: Handler<Event>;
  class?: Value; style?: Value; id?: Value; role?: Value; title?: Value; lang?: Value; dir?: Value; type?: Value; name?: Value;
  value?: Value; checked?: Value; min?: Value; max?: Value; open?: Value; selected?: Value; readonly?: Value; rows?: Value; scope?: Value;
  for?: Value; href?: Value; target?: Value; rel?: Value; tabIndex?: Value; inputMode?: Value; pattern?: Value; maxLength?: Value;
  autocomplete?: Value; spellcheck?: Value; inert?: Value; required?: Value; viewBox?: Value; d?: Value; colSpan?: Value;
  [more: `aria-${string}`]: Value;
  [more: `data-${string}`]: Value;
  children?: Child | Child[];
}
export interface Item { tag: string; props: Props; kids: Child[]; key: string | number | undefined }
export type Child = Item | Child[] | Value;

declare global {
  namespace JSX {
    type Element = Child;
    type ElementType = string | ((props: never) => Child);
    interface IntrinsicAttributes { key?: string | number }
    interface ElementChildrenAttribute { children: unknown }
    interface IntrinsicElements { [tag: string]: Props }
  }
}

export function h(tag: string | ((props: never) => Child), props: Props | null, ...kids: Child[]): Child {
  props ??= {};
  if (typeof tag === "string") return { tag, props, kids, key: props.key };
  const made = tag({ ...props, children: kids } as never);
  if (isItem(made)) made.key ??= props.key;
  return made;
}

export const Fragment = ({ children }: { children?: Child | Child[] }): Child => children;

/** What stands in the page for one child. */
interface Live { node: Node; tag: string; props: Props; kids: Map<string, Live> }

const isItem = (child: Child): child is Item => typeof child === "object" && child !== null && !Array.isArray(child);

function flat(kids: Child[], path: string, found: Map<string, Item | string>): Map<string, Item | string> {
  kids.forEach((kid, i) => {
    const at = path + (isItem(kid) && kid.key !== undefined ? `k${kid.key}` : i);
    if (Array.isArray(kid)) flat(kid, `${at}/`, found);
    else if (isItem(kid)) found.set(at, kid);
    else if (kid != null && typeof kid !== "boolean") found.set(at, `${kid}`);
  });
  return found;
}

function patch(parent: Element, before: Map<string, Live>, kids: Child[]): Map<string, Live> {
  const after = new Map<string, Live>();
  for (const [at, kid] of flat(kids, "", new Map())) {
    const text = typeof kid === "string";
    const tag = text ? "" : kid.tag;
    const had = before.get(at);
    const live: Live = had?.tag === tag ? had : {
      node: text ? document.createTextNode("")
        : document.createElementNS(tag === "svg" ? "http://www.w3.org/2000/svg" : parent.namespaceURI, tag),
      tag, props: {}, kids: new Map(),
    };
    if (text) {
      if (live.node.nodeValue !== kid) live.node.nodeValue = kid;
    } else {
      const element = live.node as HTMLElement;
      live.kids = patch(element, live.kids, kid.kids);
      for (const name of Object.keys({ ...live.props, ...kid.props })) set(element, name, kid.props[name as "d"], live.props[name as "d"]);
      live.props = kid.props;
    }
    after.set(at, live);
  }
  for (const [at, { node }] of before) if (after.get(at)?.node !== node) (node as ChildNode).remove();
  let next = parent.firstChild;
  for (const { node } of after.values()) {
    if (node === next) next = next.nextSibling;
    else parent.insertBefore(node, next);
  }
  return after;
}

function set(element: HTMLElement, name: string, value: unknown, before: unknown): void {
  if (name === "value" && value !== undefined) {
    // What a field holds is what counts, whoever wrote it.
    const field = element as HTMLInputElement;
    if (field.value !== `${value}`) field.value = `${value}`;
  }
  if (name === "checked") (element as HTMLInputElement).checked = !!value;
  if (value === before || name === "key" || name === "children") return;
  // A handler that gives false would undo what the browser does by itself.
  if (name.startsWith("on")) (element as never as Record<string, unknown>)[name.toLowerCase()] = value && ((event: Event) => { (value as Handler<Event>)(event as never); });
  else if (value == null || (value === false && !/^(aria|data)-/.test(name))) element.removeAttribute(name);
  else element.setAttribute(name, value === true && !name.startsWith("aria-") ? "" : `${value}`);
}

/** A function that draws into one element, again and again; null leaves it empty. */
export function drawer(root: Element): (drawing: Child) => void {
  let live = new Map<string, Live>();
  return (drawing) => { live = patch(root, live, [drawing]); };
}
