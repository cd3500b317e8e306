import { h } from "../h";
import type { Line } from "../speech";

/** The one polite live region: each line that is added is spoken once. */
export function Spoken({ lines }: { lines: readonly Line[] }) {
  return (
    <div class="sr" aria-live="polite" data-live>
      {lines.map((line) => <p key={line.key} data-step={line.step}>{line.text}</p>)}
    </div>
  );
}
