/** One card table in one cell. Everything a view needs lives inside `render`; the module itself remembers nothing. */
import { render as draw } from "preact";
import { Animator } from "./animate";
import { Actions } from "./components/Actions";
import { Banner } from "./components/Banner";
import { Controls } from "./components/Controls";
import { Log } from "./components/Log";
import { Spoken } from "./components/Spoken";
import { Table } from "./components/Table";
import { when, type Context } from "./context";
import { listenToDrags } from "./drag";
import { facesOf, parseSheet } from "./faces";
import { Focus } from "./focus";
import { actionForKey, listenToKeys, rove } from "./keys";
import type { Action, Intent, View } from "./scene";
import { Speech } from "./speech";
import { actionOnto } from "./state/choices";
import { Screen } from "./state/screen";
import { Synced, type Model } from "./state/synced";
import css from "./style.css";
import { followTheme } from "./theme";

interface Props { model: Model; el: HTMLElement; signal?: AbortSignal }

function render({ model, el, signal: outer }: Props): () => void {
  const ending = new AbortController();
  const { signal } = ending;
  outer?.addEventListener("abort", () => ending.abort(), { once: true });

  const host = document.createElement("div");
  host.dataset["cardwidgets"] = "table";
  host.style.cssText = "display:block;width:100%;min-width:0";
  const shadow = host.attachShadow({ mode: "open" });
  const style = document.createElement("style");
  style.textContent = css;
  const root = document.createElement("div");
  root.className = "cw";
  shadow.append(style, root);
  el.append(host);

  let painted: View | null = null;
  let sheet: string | null = null;
  let frame = 0;
  let follow = true;
  let faces: ReadonlySet<string> = new Set();
  const synced = new Synced(model, signal, () => paint());
  const screen = new Screen();
  const speech = new Speech(synced);
  const animator = new Animator(root, signal);
  const focus = new Focus(shadow);

  const send = (intent: Intent): void => {
    if (!synced.send(intent)) return;
    screen.picked = null;
    if (intent.type === "new") focus.park();
  };
  const act = (action: Action): void => send({ type: "act", action: action.text });
  const pick = (place: string | null, byKey: boolean): void => {
    screen.picked = synced.silent ? null : place;
    paint();
    if (byKey) shadow.querySelector<HTMLElement>(place === null ? "[data-source]" : "[data-target].lit")?.focus();
  };

  function paint(): void {
    const { view } = synced;
    if (!view || signal.aborted) return;
    if (synced.faces !== sheet) useSheet(synced.faces);
    const before = painted;
    const fresh = view !== before;
    if (fresh) {
      animator.finish();
      if (!view.actions.some((action) => action.source === screen.picked)) screen.picked = null;
    }
    const scroll = root.querySelector("[data-log]");
    // Until the frame has come the log is not where it will be.
    if (!frame) follow = !scroll || scroll.scrollHeight - scroll.scrollTop - scroll.clientHeight < 24;
    const had = shadow.activeElement;
    speech.hear(synced);
    const ctx: Context = {
      view, synced, screen, faces, send, act, pick, repaint: paint, t: (key) => view.strings[key] ?? "",
    };
    root.lang = view.lang;
    root.dir = view.dir;
    root.toggleAttribute("data-silent", synced.silent);
    root.toggleAttribute("data-picking", screen.picked !== null);
    draw(
      <>
        <Banner ctx={ctx} />
        <div role="group" aria-label={view.title} {...when(ctx, true)}>
          <Controls ctx={ctx} />
          <div class="board">
            <div class="play"><Table ctx={ctx} /><Actions ctx={ctx} /></div>
            <Log ctx={ctx} />
          </div>
        </div>
        <Spoken lines={speech.lines} />
      </>,
      root,
    );
    root.dataset["rev"] = String(view.rev);
    painted = view;
    focus.keep(had);
    rove(shadow);
    if (!fresh) return;
    // Measuring waits for the frame in which the new state is painted: asking sooner would lay it out twice.
    cancelAnimationFrame(frame);
    frame = requestAnimationFrame(() => {
      frame = 0;
      if (follow) root.querySelector("[data-log]")?.scrollTo(0, 1e6);
      if (before && synced.view === view && !signal.aborted) animator.play(before, view, faces);
    });
  }

  function useSheet(text: string | null): void {
    sheet = text;
    const parsed = text === null ? null : parseSheet(text);
    shadow.querySelector("[data-faces]")?.remove();
    if (!parsed) return;
    parsed.setAttribute("data-faces", "");
    faces = facesOf(parsed);
    shadow.insertBefore(parsed, root);
  }

  const closeForm = (): void => shadow.querySelector("details.new[open]")?.removeAttribute("open");
  listenToKeys(host, shadow, signal, {
    letter(key) {
      const { view } = synced;
      if (!view || view.static) return;
      const action = actionForKey(view.actions, key);
      const { next, skip, undo, redo } = view.controls;
      if (action) act(action);
      else if (key === "n" && next !== null) send({ type: "next" });
      else if (key === "x" && skip !== null) send({ type: "skip" });
      else if (key === "u" && undo) send({ type: "undo" });
      else if (key === "r" && redo) send({ type: "redo" });
    },
    escape() {
      const form = shadow.querySelector("details.new[open]");
      if (form?.contains(shadow.activeElement)) form.querySelector("summary")?.focus();
      closeForm();
      if (screen.picked !== null) pick(null, true);
    },
  });
  listenToDrags(root, shadow, signal, {
    lift(place) {
      if (screen.picked !== place) pick(place, false);
    },
    drop(place, onto) {
      screen.dragged = true;
      setTimeout(() => { screen.dragged = false; });
      const actions = synced.view?.actions ?? [];
      const action = onto.map((target) => actionOnto(actions, place, target)).find((a) => a !== undefined);
      if (action) act(action);
      screen.picked = null;
      paint();
    },
  });
  window.addEventListener("pointerdown", (event) => {
    const form = shadow.querySelector("details.new[open]");
    if (form && !event.composedPath().includes(form)) closeForm();
  }, { signal });
  root.addEventListener("focusin", () => rove(shadow), { signal });
  followTheme(root, signal);
  signal.addEventListener("abort", () => {
    draw(null, root);
    host.remove();
  });
  paint();
  return () => ending.abort();
}

export default { render };
