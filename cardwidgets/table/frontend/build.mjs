// Builds ../static/table.js, the one file that Python sends to the browser.
import { build } from "esbuild";
import { statSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { deflateRawSync } from "node:zlib";

const here = dirname(fileURLToPath(import.meta.url));
const outfile = join(here, "..", "static", "table.js");
const BUDGET = 48_000;

/** Properties that only the table's own parts say to each other: no browser and no Python knows them, so they may be short. */
const INNER = ["able", "awaits", "busy", "card", "column", "columns", "copied", "covered", "ctx", "does", "dragged", "finish", "flight",
  "flips", "goal", "index", "kids", "known", "lag", "legs", "letter", "list", "middle", "node", "onPress", "only", "order", "panel", "park",
  "past", "picked", "places", "props", "refused", "repaint", "rewind", "screen", "silent", "slot", "slots", "start", "synced", "unsort",
  "zone"];

/** Give the style sheet's own custom properties names of one or two letters; --cw-* and --jp-* come from outside. */
function shorten(css) {
  const own = [...new Set([...css.matchAll(/(--(?!cw-|jp-)[\w-]+):\s*/g)].map((m) => m[1]))];
  const short = new Map(own.map((name, i) => [name, `--${i.toString(36)}`]));
  return css.replace(/(--[\w-]+)(:\s*)?/g, (_, name, colon) => (short.get(name) ?? name) + (colon ? ":" : "")).replace(/, /g, ",").trim();
}

/** A module that gives a text, which the browser unpacks: a style sheet repeats itself as nothing else in the bundle does. */
function packed(text) {
  return `const bytes = Uint8Array.from(atob("${deflateRawSync(text, { level: 9 }).toString("base64")}"), (letter) => letter.charCodeAt(0));
    export default await new Response(new Blob([bytes]).stream().pipeThrough(new DecompressionStream("deflate-raw"))).text();`;
}

await build({
  entryPoints: [join(here, "src", "index.tsx")],
  outfile,
  bundle: true,
  format: "esm",
  target: "es2022",
  minify: true,
  mangleProps: new RegExp(`^(${INNER.join("|")})$`),
  sourcemap: false,
  legalComments: "none",
  tsconfigRaw: {},
  jsx: "transform",
  jsxFactory: "h",
  jsxFragment: "Fragment",
  charset: "utf8",
  plugins: [
    {
      name: "css-as-text",
      setup(b) {
        b.onLoad({ filter: /\.css$/ }, async ({ path }) => {
          const { outputFiles } = await build({ entryPoints: [path], minify: true, write: false, target: ["chrome125", "firefox125", "safari17.4"] });
          return { contents: packed(shorten(outputFiles[0].text)), loader: "js" };
        });
      },
    },
  ],
});

const { size } = statSync(outfile);
console.log(`static/table.js ${size} bytes`);
if (size > BUDGET) {
  console.error(`over the budget of ${BUDGET} bytes`);
  process.exitCode = process.env.CI ? 1 : 0;
}
