import type { Context } from "../context";
import type { LogEntry } from "../scene";
import { Rule } from "./Rule";

/** What happened, in sentences, each with the clause that made it happen. Beside the table when there is room, below it when not. */
export function Log({ ctx }: { ctx: Context }) {
  return (
    <details class="log" open={ctx.screen.log} onToggle={(event) => { ctx.screen.log = event.currentTarget.open; }}>
      <summary>{ctx.t("log")}</summary>
      <div class="scroll" role="region" aria-label={ctx.t("log")} tabIndex={0} data-scroll data-log data-group>
        <ol>{ctx.view.log.map((entry) => <Line key={entry.n + entry.clause} ctx={ctx} entry={entry} />)}</ol>
      </div>
    </details>
  );
}

function Line({ ctx, entry }: { ctx: Context; entry: LogEntry }) {
  const { screen } = ctx;
  const open = entry.clause !== "" && screen.rule === entry.n;
  const rule = entry.rule || ctx.view.rules[entry.clause];
  const toggle = (): void => {
    screen.rule = open ? null : entry.n;
    ctx.repaint();
  };
  return (
    <li class={entry.heading ? "heading" : ""} data-n={entry.n}>
      <span>{entry.text} </span>
      {entry.clause && (rule
        ? <button type="button" class="tag" data-item aria-expanded={open} title={rule} onClick={toggle}><Rule ctx={ctx} clause={entry.clause} /></button>
        : <Rule ctx={ctx} clause={entry.clause} />)}
      {open && <p class="rule">{rule}</p>}
    </li>
  );
}
