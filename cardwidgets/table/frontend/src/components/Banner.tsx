import { Fragment, h } from "../h";
import type { Props } from "../context";
import { Button } from "./Button";

/** The kernel's silence, and the offer to go on with a match that was kept in this page. */
export function Banner({ ctx }: Props) {
  const { synced } = ctx;
  const { silent, offer } = synced;
  return (
    <>
      {silent && <div class="banner alarm" role="alert" data-banner="silent">{ctx.t("no_answer")}</div>}
      {offer && !silent && (
        <div class="banner" role="group" aria-labelledby="offer" data-banner="offer">
          <p id="offer">{offer.text}</p>
          <Button ctx={ctx} does="resume" label={offer.go} onPress={() => synced.resume()} />
          <Button ctx={ctx} does="forget" look="act" label={offer.no} onPress={() => synced.forget()} />
        </div>
      )}
    </>
  );
}
