/** One card table in one cell. Everything a view needs lives inside `render`; the module itself remembers nothing. */
import { Animator } from "./animate";
import { Actions, Curtain, refusedIn } from "./components/Actions";
import { Banner } from "./components/Banner";
import { Controls, Notices } from "./components/Controls";
import { Ledger } from "./components/Ledger";
import { Level } from "./components/Level";
import { Log } from "./components/Log";
import { Panel } from "./components/Panel";
import { Replay } from "./components/Replay";
import { Spoken } from "./components/Spoken";
import { Table } from "./components/Table";
import { when, type Context } from "./context";
import { allOf, boxOf, listen } from "./dom";
import { listenToDrags } from "./drag";
import { facesOf, parseSheet } from "./faces";
import { Focus } from "./focus";
import { drawer, Fragment, h } from "./h";
import { listenToKeys, rove } from "./keys";
import { dressed } from "./look";
import type { Action, Intent, View } from "./scene";
import { Speech } from "./speech";
import { actionOnto, zoneOf } from "./state/choices";
import { Screen, type PanelName } from "./state/screen";
import { reordered } from "./state/order";
import { Synced, type Model, type Then } from "./state/synced";
import css from "./style.css";
import { followTheme } from "./theme";

/** From this width on panel and log stand beside the table; style.css has the same number. */
const WIDE_PX = 860;
/** An answer that takes longer than this is waited for in sight. */
const LONG_MS = 100;
/** Panels that are low enough to stand above the table where it is narrow: the cards are seen below them. */
const LOW: ReadonlySet<PanelName> = new Set(["settings", "new"]);

interface Props { model: Model; el: HTMLElement; signal?: AbortSignal }

function render({ model, el, signal: outer }: Props): () => void {
  const ending = new AbortController();
  const { signal } = ending;
  const after = (ms: number, run: () => void): void => {
    setTimeout(() => { if (!signal.aborted) run(); }, ms);
  };
  outer?.addEventListener("abort", () => ending.abort(), { once: true });

  const host = document.createElement("div");
  host.dataset["cardwidgets"] = "table";
  host.style.cssText = "display:block;width:100%;min-width:0";
  const shadow = host.attachShadow({ mode: "open" });
  const style = document.createElement("style");
  style.textContent = css;
  const root = document.createElement("div");
  root.className = "cw";
  root.tabIndex = -1;
  shadow.append(style, root);
  el.append(host);
  const draw = drawer(root);

  let painted: View | null = null;
  let sheet: string | null = null;
  let frame = 0;
  let follow = true;
  let height = 0;
  let worn = "";
  let faces: ReadonlySet<string> = new Set();
  const synced = new Synced(model, signal, () => paint());
  const screen = new Screen();
  const speech = new Speech(synced);
  const animator = new Animator(root, signal);
  const focus = new Focus(shadow);

  const send = (intent: Intent, then?: Then): boolean => {
    const sent = synced.send(intent, (answer) => {
      then?.(answer);
      // What is refused is said where it was asked for.
      if (intent.type !== "new" || !answer.ok || screen.panel !== "new") return;
      screen.panel = null;
      focus.park();
    });
    if (sent) screen.picked = null;
    return sent;
  };
  const act = (action: Action, then?: Then): boolean => {
    const asks = synced.view?.level?.asks;
    if (asks !== "many") return send(asks ? { type: "answer", answer: [action.text] } : { type: "act", action: action.text }, then);
    if (!screen.ticks.delete(action.text)) screen.ticks.add(action.text);
    paint();
    return false;
  };
  const carry = (source: string, target: string, action: Action | null, then?: Then): boolean =>
    action ? act(action, then) : send({ type: "move", source, target }, then);
  const find = (selector: string): HTMLElement | null => shadow.querySelector(selector);
  const named = (kind: string, place: string): HTMLElement | null => find(`[data-${kind}="${CSS.escape(place)}"]`);
  const put = (target: string, action: Action | null): void => {
    const source = screen.picked ?? "";
    carry(source, target, action, ({ ok }) => {
      const card = named("source", source);
      const [from, to] = [card, named("zone", zoneOf(target))].map((one) => one && boxOf(one));
      if (!ok && card && from && to) animator.back(card, (to.x - from.x) * 0.7, (to.y - from.y) * 0.7, true);
    });
    // The answer is painted as a whole; only when it takes its time is the card seen to be put down before.
    after(LONG_MS, () => { if (synced.busy) paint(); });
  };
  const pick = (place: string | null, byKey: boolean): void => {
    const was = screen.picked;
    screen.picked = synced.silent ? null : place;
    if (screen.picked) synced.refusal = null;
    paint();
    if (byKey) (place === null ? named("source", was ?? "") : find("[data-target].lit"))?.focus();
  };
  /** The cards of the reader's own hand around a card that can be moved there, as they are shown. */
  const handOf = (card: Element): HTMLElement[] => {
    const hand = card.closest("[data-source]")?.closest(".own .hand");
    return hand ? allOf(hand, "[data-card]") : [];
  };
  const sort = (card: HTMLElement, to: number): void => {
    const [id, index] = (card.dataset["card"] ?? "").split(":");
    const zone = synced.view?.zones.find((one) => one.id === id);
    if (zone) screen.order.set(zone.id, reordered(zone, screen.order.get(zone.id), Number(index), to));
    paint();
  };
  const unsort = (): void => {
    screen.order.clear();
    paint();
  };
  /** Mark the cards that would go with what is pointed at, or else has focus. */
  const mark = (at: Element | null): void => {
    const hit = at?.closest("[data-goes]") ?? shadow.activeElement?.closest("[data-goes]");
    const places = hit?.getAttribute("data-goes")?.split(",") ?? [];
    for (const card of allOf(root, "[data-card]")) card.toggleAttribute("data-going", places.includes(card.dataset["card"] ?? ""));
  };
  const rewind = (): void => {
    const on = synced.view?.replay.on;
    screen.replay = !(screen.replay || on);
    if (on) send({ type: "replay", at: null });
    paint();
  };

  let opener: HTMLElement | null = null;
  const open = (panel: PanelName | null): void => {
    const had = shadow.activeElement as HTMLElement | null;
    if (panel && !had?.closest("[data-panel]")) opener = had;
    if (refusedIn(screen.panel, synced)) synced.refusal = null;
    screen.panel = panel;
    screen.copied = "";
    screen.odds = null;
    ask();
    paint();
    if (panel) find("[data-panel]")?.focus();
    else if (opener?.isConnected) opener.focus();
  };
  const rule = (clause: string | null): void => {
    screen.clause = clause;
    screen.rule = null;
    open("rules");
  };
  const look = (round: number): void => {
    screen.round = round;
    screen.past = [];
    ask();
    paint();
  };
  /** Ask for what is shown and is not here yet. */
  function ask(): void {
    const { panel, clause, round } = screen;
    if (round && !screen.past.length) synced.send({ type: "log", round }, ({ log }) => { if (round === screen.round) screen.past = log ?? []; });
    if (panel === "odds") weigh();
    else if (panel === "code") synced.send({ type: "code" }, ({ code = "", cell = "" }) => { screen.code = { code, cell }; });
    else if (panel !== "rules") return;
    else if (clause === null) {
      if (!screen.rules) synced.send({ type: "rules" }, ({ rules }) => { screen.rules = rules ?? null; });
    } else synced.send({ type: "rule", clause }, (answer) => { if (clause === screen.clause) screen.rule = answer.rule ?? null; });
  }
  /** Ask for the odds, and again as long as there are more to come; the table takes other messages in between. */
  function weigh(): void {
    const { view } = synced;
    synced.send({ type: "odds" }, ({ odds }) => {
      if (!odds || screen.panel !== "odds" || synced.view !== view) return;
      screen.odds = odds;
      if (odds.more) weigh();
      else speech.say(odds.title);
    });
  }
  const copy = (what: string): void => {
    const field = find(`[data-control=${what}-text]`) as HTMLTextAreaElement | null;
    if (!field) return;
    const done = (): void => {
      screen.copied = what;
      speech.say(synced.view?.strings["code_copied"] ?? "");
      paint();
    };
    // Pages that may not write to the clipboard can still copy what is selected.
    const select = (): void => {
      field.select();
      if (document.execCommand("copy")) done();
    };
    if (navigator.clipboard) navigator.clipboard.writeText(field.value).then(done, select);
    else select();
  };

  /** To the last line of the log, unless the reader has gone back in it. */
  const toEnd = (): void => { if (follow) find("[data-log]")?.scrollTo(0, 1e6); };

  function paint(): void {
    const { view } = synced;
    if (!view || signal.aborted) return;
    if (synced.faces !== sheet) useSheet(synced.faces);
    const before = painted;
    const fresh = view !== before;
    if (fresh) {
      animator.finish();
      animator.note();
      // Places are counted anew once something has moved.
      if (view.steps.length || !view.actions.some((action) => action.source === screen.picked)) screen.picked = null;
      if (before && before.match !== view.match) {
        screen.picked = null;
        screen.order.clear();
      }
      if (before?.replay.rounds.length !== view.replay.rounds.length || (!view.replay.moves && view.steps.length)) screen.order.clear();
      if (before?.level?.try !== view.level?.try) {
        screen.ticks.clear();
        screen.order.clear();
      }
      screen.odds = null;
      if (screen.panel === "odds" && view.controls.odds) weigh();
      // The next person must not see what the one before asked for.
      if (view.controls.here !== null) screen.clear();
      if (before && (before.lang !== view.lang || screen.panel === "code")) {
        if (before.lang !== view.lang) [screen.rules, screen.past] = [null, []];
        ask();
      }
    }
    if (fresh || !synced.busy || synced.silent) letGo(!fresh);
    if (!synced.awaits(new Set(["replay"]))) screen.at = null;
    if (JSON.stringify(screen.look) === JSON.stringify(view.settings.look)) screen.look = null;
    const had = shadow.activeElement;
    const inside = had?.closest("[data-panel]") != null;
    speech.hear(synced, had?.matches("[type=range]"));
    const ctx: Context = {
      view, synced, screen, faces, send, act, put, pick, unsort, open, rule, rewind, look, copy, repaint: paint, t: (key) => view.strings[key] ?? "",
    };
    // The page must not jump when the table is covered and uncovered.
    height = view.controls.here === null ? 0 : height || root.offsetHeight;
    const over = root.clientWidth < WIDE_PX && screen.panel !== null && !LOW.has(screen.panel);
    const wears = `${height ? `min-height:${height}px;` : ""}${dressed({ ...view.settings, look: screen.look ?? view.settings.look })}`;
    // Written again, even the same ones make a browser compute every style anew.
    if (wears !== worn) root.style.cssText = worn = wears;
    if (root.lang !== view.lang) [root.lang, root.dir] = [view.lang, view.dir];
    root.toggleAttribute("data-silent", synced.silent);
    root.toggleAttribute("data-picking", screen.picked !== null);
    root.toggleAttribute("data-replaying", view.replay.on);
    root.toggleAttribute("data-covered", view.controls.here !== null);
    draw(
      <>
        <Banner ctx={ctx} />
        <div class="whole" role="group" aria-label={view.title} {...when(ctx, true)}>
          <Controls ctx={ctx} />
          {view.controls.here !== null ? <Curtain ctx={ctx} /> : (
            <>
              <Level ctx={ctx} />
              <Notices ctx={ctx} />
              <div class="board">
                <Panel ctx={ctx} />
                <div class="play" inert={over}><Table ctx={ctx} /><Replay ctx={ctx} /><Actions ctx={ctx} /><Ledger ctx={ctx} /></div>
                <Log ctx={ctx} covered={over || (screen.panel !== null && root.clientWidth >= WIDE_PX)} />
              </div>
            </>
          )}
        </div>
        <Spoken lines={speech.lines} />
      </>,
    );
    root.dataset["rev"] = String(view.rev);
    painted = view;
    rove(shadow);
    focus.keep(had, inside);
    mark(null);
    if (!fresh) return;
    // Measuring waits for the frame in which the new state is painted: asking sooner would lay it out twice.
    cancelAnimationFrame(frame);
    frame = requestAnimationFrame(() => {
      frame = 0;
      toEnd();
      if (before && synced.view === view && !signal.aborted) animator.play(before, view, faces);
    });
  }

  function useSheet(text: string | null): void {
    sheet = text;
    const parsed = text === null ? null : parseSheet(text);
    find("[data-faces]")?.remove();
    if (!parsed) return;
    parsed.setAttribute("data-faces", "");
    faces = facesOf(parsed);
    shadow.insertBefore(parsed, root);
  }

  listenToKeys(host, shadow, signal, {
    sort(at, by) {
      const hand = handOf(at);
      const card = at as HTMLElement;
      const to = hand.indexOf(card) + by;
      if (!by || !hand.length) return false;
      if (hand[to]) {
        sort(card, to);
        card.focus();
        speech.say(`${card.getAttribute("aria-label")} ${to + 1}/${hand.length}`);
        paint();
      }
      return true;
    },
    escape() {
      if (screen.panel) open(null);
      else if (screen.picked !== null) {
        // What is being dragged goes home wherever it is let go.
        lifted = null;
        pick(null, true);
      }
      else if (shadow.activeElement?.closest(".replay")) {
        if (screen.replay || synced.view?.replay.on) rewind();
        find("[data-control=replay]")?.focus();
      } else return false;
      return true;
    },
  });
  let lifted: View | null = null;
  /** Where the cards of the hand lay when one of them was lifted. */
  let slots: DOMRect[] = [];
  const letGo = listenToDrags(root, shadow, signal, {
    lift(card) {
      lifted = synced.view;
      slots = handOf(card).map(boxOf);
      const place = card.dataset["source"] ?? "";
      if (screen.picked !== place) pick(place, false);
    },
    drop(card, onto) {
      const place = card.dataset["source"] ?? "";
      screen.dragged = true;
      after(0, () => { screen.dragged = false; });
      const { actions = [], controls } = synced.view ?? {};
      const action = onto.map((target) => actionOnto(actions, place, target)).find((a) => a !== undefined) ?? null;
      const zone = onto.find((target) => target === zoneOf(target));
      // What was lifted may have become another card in the meantime.
      const goes = lifted === synced.view && (action || (controls?.move && zone && zone !== zoneOf(place)));
      const waits = !!goes && carry(place, zone ?? "", action);
      screen.picked = null;
      const { x, y } = boxOf(card);
      const far = slots.map((slot) => Math.hypot(slot.x - x, slot.y - y));
      const to = far.indexOf(Math.min(...far));
      if (lifted === synced.view && !action && zone === zoneOf(place) && slots[to] && handOf(card)[to] !== card) {
        sort(card, to);
        return null;
      }
      paint();
      return waits;
    },
    back: (card, x, y) => animator.back(card, x, y),
  });
  // A notebook puts the focus on its cell when an output is pressed, where D D deletes it. What is pressed at the table stays there.
  const claim = (event: Event): void => {
    const hit = (event.target as Element).closest<HTMLElement>("a,button,input,select,textarea,summary,[tabindex]");
    const take = (): void => {
      if (document.activeElement !== host) (hit?.isConnected ? hit : root).focus({ preventScroll: true });
    };
    after(0, take);
    // Once more for what a notebook does a frame later, unless the reader has gone on to something else.
    after(60, () => { if (document.activeElement?.contains(host)) take(); });
  };
  for (const type of ["mousedown", "mouseup", "click"]) listen(root, signal, type, claim);
  listen(root, signal, "focusin", ({ target }) => {
    rove(shadow);
    mark(target as Element);
  });
  listen(root, signal, "pointerover", ({ target }) => mark(target as Element));
  listen(root, signal, "scroll", ({ target }) => {
    const log = target as Element;
    // Until the frame has come the log is not where it will be.
    if (!frame && log.matches("[data-log]")) follow = log.scrollHeight - log.scrollTop - log.clientHeight < 24;
  }, true);
  followTheme(root, signal);
  let wide = false;
  const watcher = new ResizeObserver(() => {
    if (wide !== root.clientWidth >= WIDE_PX) paint();
    wide = root.clientWidth >= WIDE_PX;
    // A table that was drawn out of sight could not be scrolled.
    toEnd();
  });
  watcher.observe(root);
  signal.addEventListener("abort", () => {
    watcher.disconnect();
    draw(null);
    host.remove();
  });
  paint();
  return () => ending.abort();
}

export default { render };
