import { Fragment, h } from "../h";
import { UNHEARD, type Props } from "../context";
import type { PanelName } from "../state/screen";
import { Button, Rule } from "./Button";

const PANELS = [
  ["rules", "M12 6c-2-2-5-2-8-2v14c3 0 6 0 8 2 2-2 5-2 8-2V4c-3 0-6 0-8 2zm0 0v14"],
  ["pad", "M4 5h16v14H4zM4 10h16M10 5v14"],
  ["odds", "M4 20h16M6.5 20v-7m5.5 7V4m5.5 16v-9"],
  ["code", "m8 8-4 4 4 4m8-8 4 4-4 4M13.5 5l-3 14"],
  ["settings", "M4 8h9m5 0h2M4 16h2m5 0h9M15.5 5.5v5M8.5 13.5v5"],
  ["new", "M6 3h12v18H6zm6 5v8m-4-4h8"],
] as const;

/** The sentence that names a panel. */
export const titleOf = (panel: PanelName): string => (panel === "new" ? "new_deal" : panel);

/** The bar above the table: its name, what helps while playing, the panels, a new deal. */
export function Controls({ ctx }: Props) {
  const { view, screen, synced } = ctx;
  const { controls, replay } = view;
  const { panel } = screen;
  return (
    <div class="bar">
      <h2 class="title">{view.title}</h2>
      {!view.static && controls.here === null && (
        <div class="controls" role="group" aria-label={ctx.t("controls")}>
          <Button ctx={ctx} does="undo" letter="u" able={controls.undo}
            icon="M9 14 4 9l5-5M4 9h10a6 6 0 0 1 0 12h-3" />
          <Button ctx={ctx} does="redo" letter="r" able={controls.redo}
            icon="m15 14 5-5-5-5m5 5H10a6 6 0 0 0 0 12h3" />
          <Button ctx={ctx} does="hint" letter="h" able={controls.hint}
            icon="M9.5 18h5m-4 3h3M9 15a6 6 0 1 1 6 0v1H9z" onPress={() => synced.send({ type: "hint" })} />
          <Button ctx={ctx} does="replay" open={screen.replay || replay.on} able={replay.on || replay.moves > 0}
            icon="M4 12a8 8 0 1 0 3-6L4 8m0-4v4h4m4 0v4l3 2"
            onPress={ctx.rewind} />
          <span class="gap" />
          {PANELS.map(([name, icon]) => (name !== "new" || controls.new) && (name !== "odds" || !view.level) && (
            <Button key={name} ctx={ctx} does={name === "new" ? "new-open" : name} label={ctx.t(titleOf(name))} icon={icon} letter={name === "odds" ? "w" : undefined}
              open={panel === name} onPress={() => { if (name === "rules" && panel !== name) ctx.rule(null); else ctx.open(panel === name ? null : name); }} />
          ))}
        </div>
      )}
      {controls.here === null && <About ctx={ctx} />}
    </div>
  );
}

/** Tagline and place of the game, with the one way out of the page. */
export function About({ ctx: { view } }: Props) {
  const { text, address } = view.link;
  return (view.tagline || view.place) && (
    <p class="about">
      <span>{view.tagline}</span> <span>{view.place}</span>{" "}
      {/^https:/.test(address) && <a href={address} target="_blank" rel="noopener noreferrer">{text}<span {...UNHEARD}> ↗</span></a>}
    </p>
  );
}

/** A lesson's sentence, and what must be said all the time. */
export function Notices({ ctx }: Props) {
  const { step, level } = ctx.view;
  return (
    <>
      {step.length > 0 && (
        <div class="lesson" data-lesson>{step.map(({ clause, text }) => <p key={clause}>{text} <Rule ctx={ctx} clause={clause} /></p>)}</div>
      )}
      {!level && <Pills ctx={ctx} />}
    </>
  );
}

/** What must be said all the time. */
export function Pills({ ctx: { view: { notices } } }: Props) {
  return notices.length > 0 && <p class="notices" data-notices>{notices.map((text, i) => <span key={i}>{text}</span>)}</p>;
}
