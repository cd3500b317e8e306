import { h } from "../h";
import type { Props } from "../context";
import { Rule } from "./Button";

/** The end of a round: what every hand came to, added up line by line. */
export function Ledger({ ctx }: Props) {
  const { ledger } = ctx.view;
  return ledger.length > 0 && (
    <section class="ledger" aria-labelledby="ledger" data-ledger data-group>
      <h3 id="ledger">{ctx.t("ledger")}</h3>
      <div class="accounts">
        {ledger.map(({ seat, title, lines, total_text, note }) => (
          <div key={seat}>
            <table data-account={seat}>
              <caption><h4 dir="auto">{title}</h4></caption>
              <tbody>
                {lines.map(({ text, amount_text, clause }, i) => (
                  <tr key={i}><th scope="row">{text} {clause && <Rule ctx={ctx} clause={clause} />}</th><td>{amount_text}</td></tr>
                ))}
              </tbody>
              <tfoot><tr><td colSpan={2}>{total_text}</td></tr></tfoot>
            </table>
            {note && <p class="soft">{note}</p>}
          </div>
        ))}
      </div>
    </section>
  );
}
