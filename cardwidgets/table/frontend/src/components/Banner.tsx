import type { Context } from "../context";
import { meant } from "../context";

/** The kernel's silence, and the offer to go on with a match that was kept in this page. */
export function Banner({ ctx }: { ctx: Context }) {
  const { synced, screen } = ctx;
  return (
    <>
      {synced.silent && <div class="banner alarm" role="alert" data-banner="silent">{ctx.t("no_answer")}</div>}
      {synced.offer && !synced.silent && (
        <div class="banner" role="group" aria-labelledby="offer" data-banner="offer">
          <p id="offer">{synced.offer.text}</p>
          <button type="button" class="act primary" data-control="resume"
            onClick={(event) => meant(event, screen) && synced.resume()}><span class="what">{synced.offer.go}</span></button>
          <button type="button" class="act" data-control="forget"
            onClick={(event) => meant(event, screen) && synced.forget()}><span class="what">{synced.offer.no}</span></button>
        </div>
      )}
    </>
  );
}
