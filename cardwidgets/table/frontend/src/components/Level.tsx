/** A lesson at the table: its goal above it, what a try has come to below it, and answers to what is asked. */
import { Fragment, h } from "../h";
import { group, UNHEARD, when, type Props } from "../context";
import type { Intent } from "../scene";
import { Button } from "./Button";
import { Pills } from "./Controls";

const MOST_STARS = 3;

/** Which lesson and level it is, the way to all the others, and the goal. */
export function Level({ ctx }: Props) {
  const { level } = ctx.view;
  if (!level) return null;
  return (
    <section class="level" aria-labelledby="the-goal" data-level={level.try}>
      <div class="where">
        <p class="course"><b>{level.lesson}</b> <span>{level.number}</span></p>
        <div class="stops" {...group(ctx, "level_stops")}>
          {level.stops.map(({ to, sign, label, stars, here }, i) => (
            <button key={i} class={stars ? "stop won" : "stop"} data-item data-to={i + 1} aria-label={label} title={label}
              aria-current={here ? "step" : undefined} {...when(ctx, true)} onClick={() => ctx.send({ type: "level", to })}>
              <span {...UNHEARD}>{sign}</span><Stars stars={stars} />
            </button>
          ))}
        </div>
      </div>
      <h3 class="aim" id="the-goal" data-goal>{level.goal}</h3>
      {level.before && <p class="before">{level.before}</p>}
      <div class="foot"><p class="par">{level.par}</p><Pills ctx={ctx} /></div>
    </section>
  );
}

/** Stars for eyes only, drawn by the style sheet; how many there are stands in words beside them. */
function Stars({ stars }: { stars: number }) {
  return (
    <span class="stars" {...UNHEARD}>
      {Array.from({ length: MOST_STARS }, (_, i) => <i key={i} class={i < stars ? "on" : ""} />)}
    </span>
  );
}

/** What the try has come to, and why. It is spoken once, by the live region. */
export function Outcome({ ctx }: Props) {
  const { level } = ctx.view;
  if (!level?.outcome) return null;
  const { outcome, title, text, stars, stars_text, finished } = level;
  return (
    <div class={`outcome ${outcome}`} data-outcome={outcome}>
      <p class="verdict">{title}</p>
      {stars > 0 && <p class="earned"><Stars stars={stars} /> <span>{stars_text}</span></p>}
      {text && <p class="because">{text}</p>}
      {finished && <p class="finished" data-finished>{finished}</p>}
    </div>
  );
}

/** How the level is gone on with, the most obvious way first, and how its question is answered. */
export function Ways({ ctx }: Props) {
  const { view: { level }, screen } = ctx;
  if (!level) return null;
  return (
    <>
      {level.asks === "typed" && <Typed key={level.try} ctx={ctx} />}
      {level.asks === "many" && (
        <Button ctx={ctx} does="level-check" label={ctx.t("level_check")} letter="c"
          onPress={() => ctx.send({ type: "answer", answer: [...screen.ticks] })} />
      )}
      {level.buttons.map(({ does, label, key }, i) => (
        <Button key={does} ctx={ctx} does={`level-${does}`} label={label} letter={key} look={i || does === "again" ? "act" : "act primary"}
          onPress={() => ctx.send(does === "undo" ? { type: does } : { type: "level", to: does } satisfies Intent)} />
      ))}
    </>
  );
}

function Typed({ ctx }: Props) {
  const { level } = ctx.view;
  const submit = (event: SubmitEvent): void => {
    event.preventDefault();
    const field = (event.currentTarget as HTMLElement).querySelector("input")!;
    // What was wrong is there to be written over.
    if (!ctx.synced.silent) ctx.send({ type: "answer", answer: field.value }, () => field.select());
  };
  return (
    <form class="typed" onSubmit={submit} autocomplete="off">
      <label for="the-answer">{ctx.t("level_answer")}</label>
      <input id="the-answer" data-answer maxLength={200} spellcheck="false" inputMode={level?.numeric ? "decimal" : "text"} />
      <button type="submit" class="act primary" data-control="level-check" {...when(ctx, true)}><span class="what">{ctx.t("level_check")}</span></button>
    </form>
  );
}

/** In the panel with the code: what the learner wants to be called, if at all. */
export function Nickname({ ctx }: Props) {
  const { screen, synced, view: { level } } = ctx;
  if (!level) return null;
  const save = (event: SubmitEvent): void => {
    event.preventDefault();
    synced.send({ type: "pupil", pupil: screen.pupil ?? level.pupil }, ({ ok }) => { if (ok) screen.pupil = null; });
  };
  return (
    <form class="field" onSubmit={save} autocomplete="off">
      <label for="the-pupil">{ctx.t("level_pupil")}</label>
      <input id="the-pupil" data-control="pupil" maxLength={60} spellcheck="false" aria-describedby="pupil-note the-refusal" value={screen.pupil ?? level.pupil}
        onInput={(event) => { screen.pupil = event.currentTarget.value; }} />
      <p class="soft" id="pupil-note">{ctx.t("level_pupil_note")}</p>
      <button type="submit" class="button" data-control="pupil-save" {...when(ctx, true)}>{ctx.t("level_save")}</button>
    </form>
  );
}
