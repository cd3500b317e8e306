import { h } from "../h";
import type { Props } from "../context";
import { when } from "../context";
import { Rule } from "./Button";

/** What happened, in sentences, each with the clause that made it happen. Beside the table when there is room, below it when not. */
export function Log({ ctx, covered }: Props & { covered: boolean }) {
  const { view, screen } = ctx;
  const earlier = view.replay.rounds.length - 2;
  return (
    <details class="log" inert={covered} open={screen.log} onToggle={(event) => { screen.log = (event.currentTarget as Element).hasAttribute("open"); }}>
      <summary>{ctx.t("log")}</summary>
      {earlier > 0 && (
        <select class="past" data-control="log-round" aria-label={ctx.t("replay_round")} value={screen.round} {...when(ctx, true)}
          onChange={(event) => ctx.look(Number(event.currentTarget.value))}>
          <option value={0}>{ctx.t("rules_now")}</option>
          {Array.from({ length: earlier }, (_, i) => <option key={i} value={i + 1}>{ctx.t("replay_round")} {i + 1}</option>)}
        </select>
      )}
      <div class="scroll" role="region" aria-label={ctx.t("log")} tabIndex={0} data-scroll data-log data-group>
        <ol>
          {(screen.round ? screen.past : view.log).map((entry) => (
            <li key={entry.n + (entry.clause ? "" : entry.text)} class={entry.heading ? "heading" : ""} data-n={entry.n}>
              <span>{entry.text} </span>
              {entry.clause && <Rule ctx={ctx} clause={entry.clause} />}
            </li>
          ))}
        </ol>
      </div>
    </details>
  );
}
