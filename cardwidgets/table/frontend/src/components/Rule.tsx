import type { Context } from "../context";

/** The tag that names a clause. */
export function Rule({ ctx, clause }: { ctx: Context; clause: string }) {
  return <span class="clause"><span class="sr">{ctx.t("rule")} </span>{clause}</span>;
}
