import { Fragment, h } from "../h";
import type { Context, Props } from "../context";
import { UNHEARD, when } from "../context";
import { LOOKS, PACES, type Clause, type Pace, type Rule as RuleText } from "../scene";
import { Refusal, refusedIn } from "./Actions";
import { Button, Rule } from "./Button";
import { About, titleOf } from "./Controls";
import { Nickname } from "./Level";

const BODIES = { rules: Rules, pad: Pad, odds: Odds, settings: Settings, code: Code, new: NewDeal };

/** One panel at a time: beside the table where there is room, else above or over it. */
export function Panel({ ctx }: Props) {
  const { panel } = ctx.screen;
  if (!panel) return null;
  const title = ctx.t(titleOf(panel));
  const Body = BODIES[panel];
  return (
    <section key={panel} class={`panel ${panel}`} role="dialog" aria-label={title} tabIndex={-1} data-panel={panel} data-scroll>
      <div class="head">
        <h3>{title}</h3>
        <Button ctx={ctx} does="close" icon="M6 6l12 12M18 6 6 18" onPress={() => ctx.open(null)} />
      </div>
      <Body ctx={ctx} />
    </section>
  );
}

function Rules({ ctx }: Props) {
  const { view, screen } = ctx;
  const { rule } = screen;
  if (screen.clause !== null) {
    return (
      <>
        <p><Button ctx={ctx} does="rules-all" look="button" label={ctx.t("rule_back")} onPress={() => ctx.rule(null)} /></p>
        {rule && [rule, ...rule.readings].map((one) => (
          <div key={one.id} data-clause={one.id}><h4>{one.id}</h4><p class={one === rule ? "law" : ""}>{one.text}</p><Open ctx={ctx} rule={one} /></div>
        ))}
      </>
    );
  }
  return (
    <>
      <h4>{ctx.t("rules_now")}</h4>
      <div data-now><Clauses ctx={ctx} list={view.now} /></div>
      <h4>{ctx.t("rules_all")}</h4>
      {screen.rules?.map(({ title, clauses }, i) => (
        <details key={i}>
          <summary>{title}</summary>
          <Clauses ctx={ctx} list={clauses.map(({ id, text }) => ({ clause: id, text }))} />
        </details>
      ))}
      <About ctx={ctx} />
    </>
  );
}

function Clauses({ ctx, list }: { ctx: Context; list: Clause[] }) {
  return <ul>{list.map(({ clause, text }) => <li key={clause}>{text} <Rule ctx={ctx} clause={clause} /></li>)}</ul>;
}

/** What a reading leaves open, and how it is taken. */
function Open({ ctx, rule }: { ctx: Context; rule: RuleText }) {
  const parts = [["unclear", rule.question], ["played", rule.adopted], ["other", rule.other]] as const;
  return <dl>{parts.map(([name, text]) => text && <div key={name}><dt>{ctx.t(`rule_${name}`)}</dt><dd>{text}</dd></div>)}</dl>;
}

function Pad({ ctx }: Props) {
  const { pad, seats } = ctx.view;
  if (!pad.length) return <p>{ctx.t("pad_empty")}</p>;
  return (
    <table data-pad style={`min-width:${54 + 21 * seats.length}px`}>
      <thead><tr><th scope="col">{ctx.t("round")}</th>{seats.map((seat) => <th key={seat.id} scope="col" dir="auto" title={seat.name}>{seat.name}</th>)}</tr></thead>
      <tbody>
        {pad.map(({ round, values, changed }) => (
          <tr key={round}>
            <th scope="row">{round}</th>
            {values.map((value, i) => <td key={i}>{changed.includes(i) ? <strong>{value}</strong> : value}</td>)}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** What each way brings. The bars are for eyes only: they show what the numbers say. */
function Odds({ ctx }: Props) {
  const { odds } = ctx.screen;
  if (!odds) return <><Refused ctx={ctx} />{!ctx.view.controls.odds && !ctx.synced.refusal && <p data-later>{ctx.t("odds_later")}</p>}</>;
  return (
    <>
      <table data-odds>
        <caption>{odds.title}</caption>
        <thead><tr>{odds.columns.map((name) => <th key={name} scope="col">{name}</th>)}</tr></thead>
        {odds.rows.map(({ label, low, risk, high, cells }, i) => (
          <tbody key={i}>
            <tr><th scope="rowgroup" colSpan={2} dir="auto">{label}</th></tr>
            <tr><td>{cells[0]}</td><td>{cells[1]}</td></tr>
            <tr {...UNHEARD}><td colSpan={2}><div class="risk" style={`--low:${low};--risk:${risk};--high:${high}`} /></td></tr>
          </tbody>
        ))}
      </table>
      {odds.more && <p class="soft" data-more>{odds.more}</p>}
      <ul class="soft" data-notes>{odds.notes.map((note, i) => <li key={i}>{note}</li>)}</ul>
    </>
  );
}

function Settings({ ctx }: Props) {
  const { synced, screen, view: { settings } } = ctx;
  const look = screen.look ?? settings.look;
  return (
    <>
      <label>{ctx.t("language")}
        <select data-control="language" value={ctx.view.lang} {...when(ctx, true)}
          onChange={(event) => synced.send({ type: "language", language: event.currentTarget.value })}>
          {settings.languages.map(({ code, name }) => <option key={code} value={code} lang={code}>{name}</option>)}
        </select>
      </label>
      <label>{ctx.t("pace")}
        <select data-control="pace" value={settings.pace} {...when(ctx, true)}
          onChange={(event) => synced.send({ type: "pace", pace: event.currentTarget.value as Pace })}>
          {PACES.map((pace) => <option key={pace} value={pace}>{ctx.t(`pace_${pace}`)}</option>)}
        </select>
      </label>
      <h4 id="look">{ctx.t("look")}</h4>
      <div role="group" aria-labelledby="look">
        {LOOKS.map((name) => (
          <label key={name}>{ctx.t(name)}
            <output aria-hidden="true">{look[name]}</output>
            <input type="range" data-control={name} min={0} max={100} value={look[name]} {...when(ctx, true)}
              onInput={(event) => {
                screen.look = { ...(screen.look ?? look), [name]: Number(event.currentTarget.value) };
                ctx.repaint();
              }}
              onChange={() => { if (screen.look) synced.send({ type: "look", ...screen.look }); }} />
          </label>
        ))}
        {settings.four_colours !== undefined && (
          <label>{ctx.t("four_colours")}
            <input type="checkbox" data-control="four" checked={settings.four_colours} {...when(ctx, true)}
              onChange={() => synced.send({ type: "colours", four: !settings.four_colours })} />
          </label>
        )}
      </div>
    </>
  );
}

function Code({ ctx }: Props) {
  const { screen, synced } = ctx;
  const field = (what: "code" | "cell", label: string) => (
    <div class="field">
      <label for={`the-${what}`}>{label}</label>
      <textarea id={`the-${what}`} data-control={`${what}-text`} readonly rows={what === "cell" ? 5 : 2} spellcheck="false"
        value={screen.code?.[what] ?? ""} onFocus={(event) => event.currentTarget.select()} />
      <Button ctx={ctx} does={`${what}-copy`} look="button" label={ctx.t(screen.copied === what ? "code_copied" : "code_copy")}
        onPress={() => ctx.copy(what)} />
    </div>
  );
  const open = (event: SubmitEvent): void => {
    event.preventDefault();
    const form = event.currentTarget as HTMLElement as HTMLFormElement;
    const text = String(new FormData(form).get("code")).trim();
    if (text) synced.send({ type: "resume", code: text }, (answer) => {
      if (answer.ok) ctx.open(null);
      // Why not stands at the end of the panel.
      else requestAnimationFrame(() => form.parentElement?.scrollTo(0, 1e6));
    });
  };
  return (
    <>
      {field("code", ctx.t("code"))}
      <p class="soft">{ctx.t("code_note")}</p>
      <Nickname ctx={ctx} />
      {field("cell", ctx.t("code_cell"))}
      <form class="field" onSubmit={open} autocomplete="off">
        <label for="the-paste">{ctx.t("code_paste")}</label>
        <input id="the-paste" name="code" data-control="paste" spellcheck="false" aria-describedby="the-refusal" />
        <button type="submit" class="button" data-control="code-open" {...when(ctx, true)}>{ctx.t("code_open")}</button>
      </form>
      <Refused ctx={ctx} />
    </>
  );
}

function Refused({ ctx }: Props) {
  return <div id="the-refusal">{refusedIn(ctx.screen.panel, ctx.synced) && <Refusal ctx={ctx} />}</div>;
}

function NewDeal({ ctx }: Props) {
  const { players, players_min: least, players_max: most } = ctx.view.settings;
  const submit = (event: SubmitEvent): void => {
    event.preventDefault();
    const data = new FormData(event.currentTarget as HTMLFormElement);
    ctx.send({ type: "new", seed: String(data.get("seed") ?? "").trim(), players: Number(data.get("players") ?? players) });
  };
  return (
    <form onSubmit={submit} autocomplete="off">
      <label>{ctx.t("seed")}
        <input name="seed" data-control="seed" inputMode="numeric" maxLength={20} aria-describedby="the-refusal seed-hint" />
      </label>
      <Refused ctx={ctx} />
      <p class="soft" id="seed-hint">{ctx.t("seed_hint")}</p>
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
  );
}
