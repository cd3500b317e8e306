import { Fragment, h } from "../h";
import type { Context } from "../context";
import { meant, UNHEARD, when } from "../context";

interface Props {
  ctx: Context;
  /** Its name in `data-control`, and what it sends if it is not said what it does. */
  does: string;
  label?: string;
  /** What is drawn instead of the words. */
  icon?: string;
  look?: string;
  able?: boolean;
  /** A letter that does the same. */
  letter?: string | undefined;
  /** For what opens and closes something. */
  open?: boolean;
  onPress?(): void;
}

/** A control: words, or a picture with words for those who hear or hover. */
export function Button({
  ctx, does, label = ctx.t(does), icon, look = "act primary", able = true, letter, open, onPress = () => ctx.send({ type: does as "next" }),
}: Props) {
  // What is open can always be closed.
  const off = does !== "close" && "aria-disabled" in when(ctx, able);
  return (
    <button class={icon ? "icon" : look} data-item data-control={does} aria-label={icon && label} title={icon && (letter ? `${label} (${letter.toUpperCase()})` : label)}
      aria-keyshortcuts={letter} aria-expanded={open} aria-disabled={off || undefined}
      onClick={(event) => { if (meant(event, ctx.screen) && !off) onPress(); }}>
      {icon ? <svg viewBox="0 0 24 24" {...UNHEARD}><path d={icon} /></svg>
        : <><span class="what">{label}</span>{letter && <kbd {...UNHEARD}>{letter}</kbd>}</>}
    </button>
  );
}

/** The tag that names a clause, and opens the rule behind it. */
export function Rule({ ctx, clause }: { ctx: Context; clause: string }) {
  return (
    <button class="tag" data-item data-rule={clause} onClick={() => ctx.rule(clause)}>
      <span class="sr">{ctx.t("rule")} </span>{clause}
    </button>
  );
}
