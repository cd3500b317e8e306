import { h } from "../h";
import { group, type Props } from "../context";
import { Button } from "./Button";

/** The whole match on one rail: drag along it, go a step, or jump to a round. */
export function Replay({ ctx }: Props) {
  const { view, screen } = ctx;
  const { moves, rounds, on, text } = view.replay;
  if (!on && !screen.replay) return null;
  const at = screen.at ?? view.replay.at;
  const go = (to: number): void => {
    screen.at = Math.max(0, Math.min(moves, to));
    ctx.send({ type: "replay", at: screen.at === moves ? null : screen.at });
    ctx.repaint();
  };
  const step = (name: string, to: number, icon: string) => (
    <Button ctx={ctx} does={`replay-${name}`} label={ctx.t(`replay_${name}`)} icon={icon} able={to >= 0 && to <= moves && to !== at}
      onPress={() => go(to)} />
  );
  return (
    <div class="replay" {...group(ctx, "replay")} data-replay={view.replay.at}>
      {on && <p class="earlier" data-earlier>{ctx.t("replaying")}</p>}
      <input type="range" data-control="replay-at" aria-label={ctx.t("replay_moment")} aria-valuetext={text} min={0} max={moves} value={at}
        onInput={(event) => go(Number(event.currentTarget.value))} />
      {step("first", 0, "M18 5 9 12l9 7zM6 5v14")}
      {step("back", at - 1, "m16 5-9 7 9 7z")}
      {step("forward", at + 1, "m8 5 9 7-9 7z")}
      {step("last", moves, "m6 5 9 7-9 7zM18 5v14")}
      <span class="moment">{text}</span>
      <select data-control="replay-round" aria-label={ctx.t("replay_round")} value={rounds.findLastIndex((start) => start <= at)}
        onChange={(event) => go(rounds[Number(event.currentTarget.value)] ?? 0)}>
        {rounds.map((_, i) => <option key={i} value={i}>{ctx.t("replay_round")} {i + 1}</option>)}
      </select>
    </div>
  );
}
