import { h } from "../h";
import type { Props } from "../context";
import { group, meant, UNHEARD, when } from "../context";
import type { Action } from "../scene";
import type { PanelName } from "../state/screen";
import type { Synced } from "../state/synced";
import { Button, Rule } from "./Button";
import { Outcome, Ways } from "./Level";

/** What to do now: the question, a button for each action, a hint, and why not. */
export function Actions({ ctx }: Props) {
  const { view, synced, screen } = ctx;
  const { next, skip, over } = view.controls;
  const { hint } = synced;
  const ticks = view.level?.asks === "many";
  const advised = ({ text }: Action): boolean => text === hint?.action || hint?.actions?.includes(text) === true;
  return (
    <div class="tray" tabIndex={-1} data-tray>
      <p class="prompt" data-prompt>{view.prompt}</p>
      <Outcome ctx={ctx} />
      {!view.static && (
        <div class="actions" {...group(ctx, "actions")}>
          {view.replay.on && view.level?.rewinds !== false && (
            <Button ctx={ctx} does="branch" label={ctx.t("replay_branch")} onPress={() => {
                screen.replay = false;
                ctx.send({ type: "branch" });
              }} />
          )}
          {next !== null && <Button ctx={ctx} does="next" label={next} letter="n" />}
          {view.actions.filter((action) => action.menu !== false || (action.legal && action.source === screen.picked)).map((action) => (
            <button key={action.text} class={`act${advised(action) ? " advised" : ""}${action.menu === false ? " goal" : ""}`} data-item data-action={action.text} data-goes={action.goes?.join()}
              aria-keyshortcuts={action.key || undefined} aria-describedby={advised(action) ? "the-hint" : undefined}
              aria-pressed={ticks ? screen.ticks.has(action.text) : undefined}
              {...when(ctx, action.legal)} onClick={(event) => { if (meant(event, screen, ticks)) ctx.act(action); }}>
              <span class="what">{action.label}</span>{action.key && <kbd {...UNHEARD}>{action.key}</kbd>}
              {action.hint && (action.menu !== false || action.goes?.[0]) && <span class="hint">{action.hint}</span>}
            </button>
          ))}
          {over && <Button ctx={ctx} does="over-new" label={ctx.t("new_deal")} onPress={() => ctx.open("new")} />}
          {over && <Button ctx={ctx} does="over-replay" look="act" label={ctx.t("replay")} onPress={ctx.rewind} />}
          <Ways ctx={ctx} />
          {skip !== null && <Button ctx={ctx} does="skip" look="act" label={skip} letter="x" />}
        </div>
      )}
      {hint && <div class="refusal advice" data-hint={hint.action}><p><b>{hint.label}</b></p><p id="the-hint">{hint.text}</p>{hint.clause && <Rule ctx={ctx} clause={hint.clause} />}</div>}
      {!refusedIn(screen.panel, synced) && <Refusal ctx={ctx} />}
    </div>
  );
}

/** Whether what was refused had been asked for in this panel. */
export function refusedIn(panel: PanelName | null, { refused }: Synced): boolean {
  return refused === "new" || refused === "odds" ? panel === refused : (refused === "resume" || refused === "pupil") && panel === "code";
}

/** Why not. */
export function Refusal({ ctx }: Props) {
  const { refusal } = ctx.synced;
  return refusal && (
    <div class="refusal" data-refusal={refusal.code}>
      <p>{refusal.text}</p>
      {refusal.clause && <Rule ctx={ctx} clause={refusal.clause} />}
      {refusal.rule && <p class="soft">{refusal.rule}</p>}
    </div>
  );
}

/** Between two people at one screen: nothing but the question who is there. */
export function Curtain({ ctx }: Props) {
  const { prompt, controls } = ctx.view;
  return (
    <div class="felt curtain" data-curtain>
      <p class="prompt" data-prompt>{prompt}</p>
      <Button ctx={ctx} does="here" label={controls.here ?? ""} />
      <div tabIndex={-1} data-tray />
    </div>
  );
}
