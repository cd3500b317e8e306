import type { Context } from "../context";
import { meant, when } from "../context";
import { Rule } from "./Rule";

/** What to do now: the question, a button for each action, and why not. */
export function Actions({ ctx }: { ctx: Context }) {
  const { view, synced, screen } = ctx;
  const { next, skip } = view.controls;
  const control = (type: "next" | "skip", label: string, look: string) => (
    <button type="button" class={look} data-item data-control={type} aria-keyshortcuts={type === "next" ? "n" : "x"}
      {...when(ctx, true)} onClick={(event) => meant(event, screen) && ctx.send({ type })}>
      <span class="what">{label}</span><Key name={type === "next" ? "n" : "x"} />
    </button>
  );
  return (
    <div class="tray" tabIndex={-1} data-tray>
      <p class="prompt" data-prompt>{view.prompt}</p>
      {!view.static && (
        <div class="actions" role="group" aria-label={ctx.t("actions")} data-group>
          {next !== null && control("next", next, "act primary")}
          {view.actions.filter((action) => action.menu !== false).map((action) => (
            <button key={action.text} type="button" class="act" data-item data-action={action.text}
              aria-keyshortcuts={action.key || undefined} {...when(ctx, action.legal)}
              onClick={(event) => meant(event, screen) && ctx.act(action)}>
              <span class="what">{action.label}</span>{action.key && <Key name={action.key} />}
              {action.hint && <span class="hint">{action.hint}</span>}
            </button>
          ))}
          {skip !== null && control("skip", skip, "act")}
        </div>
      )}
      {synced.refusal && (
        <div class="refusal" data-refusal={synced.refusal.code}>
          <p>{synced.refusal.text}</p>
          {synced.refusal.clause && <Rule ctx={ctx} clause={synced.refusal.clause} />}
          {synced.refusal.rule && <p class="rule">{synced.refusal.rule}</p>}
        </div>
      )}
    </div>
  );
}

function Key({ name }: { name: string }) {
  return <kbd aria-hidden="true">{name}</kbd>;
}
