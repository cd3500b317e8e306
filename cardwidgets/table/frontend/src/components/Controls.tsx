import type { Context } from "../context";
import { meant, when } from "../context";
import { PACES, type Pace } from "../scene";

/** The bar above the table: its name, undo and redo, the opponents' pace, a new deal. */
export function Controls({ ctx }: { ctx: Context }) {
  const { view, screen } = ctx;
  const { controls, settings } = view;
  const icon = (type: "undo" | "redo", path: string) => (
    <button type="button" class="icon" data-control={type} aria-label={ctx.t(type)} title={ctx.t(type)}
      {...when(ctx, controls[type])} onClick={(event) => meant(event, screen) && controls[type] && ctx.send({ type })}>
      <svg viewBox="0 0 24 24" aria-hidden="true"><path d={path} /></svg>
    </button>
  );
  return (
    <div class="bar">
      <h2 class="title">{view.title}</h2>
      {!view.static && (
        <div class="controls" role="group" aria-label={ctx.t("controls")}>
          {icon("undo", "M9 14 4 9l5-5M4 9h10a6 6 0 0 1 0 12h-3")}
          {icon("redo", "m15 14 5-5-5-5m5 5H10a6 6 0 0 0 0 12h3")}
          <label class="pace"><span class="sr">{ctx.t("pace")}</span>
            <select data-control="pace" value={settings.pace} {...when(ctx, true)}
              onChange={(event) => ctx.send({ type: "pace", pace: event.currentTarget.value as Pace })}>
              {PACES.map((pace) => <option key={pace} value={pace}>{ctx.t(`pace_${pace}`)}</option>)}
            </select>
          </label>
          {controls.new && <NewDeal ctx={ctx} />}
        </div>
      )}
    </div>
  );
}

function NewDeal({ ctx }: { ctx: Context }) {
  const { players, players_min: least, players_max: most } = ctx.view.settings;
  const submit = (event: SubmitEvent): void => {
    event.preventDefault();
    const form = event.currentTarget as HTMLFormElement;
    const data = new FormData(form);
    ctx.send({ type: "new", seed: String(data.get("seed") ?? "").trim(), players: Number(data.get("players") ?? players) });
    form.closest("details")?.removeAttribute("open");
    form.querySelector("input")!.value = "";
  };
  return (
    <details class="new">
      <summary data-control="new-open" class="button">{ctx.t("new_deal")}</summary>
      <form class="sheet" onSubmit={submit} autocomplete="off">
        <label>{ctx.t("seed")}
          <input name="seed" data-control="seed" inputMode="numeric" pattern="[0-9]*" maxLength={20} aria-describedby="seed-hint" />
        </label>
        <p class="rule" id="seed-hint">{ctx.t("seed_hint")}</p>
        {most > least && (
          <label>{ctx.t("players")}
            <select name="players" data-control="players">
              {Array.from({ length: most - least + 1 }, (_, i) => (
                <option key={i} value={least + i} selected={least + i === players}>{least + i}</option>
              ))}
            </select>
          </label>
        )}
        <button type="submit" class="act primary" data-control="new" {...when(ctx, true)}><span class="what">{ctx.t("deal")}</span></button>
      </form>
    </details>
  );
}
