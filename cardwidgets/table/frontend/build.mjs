// Builds ../static/table.js, the one file that Python sends to the browser.
import { build } from "esbuild";
import { statSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";

const here = dirname(fileURLToPath(import.meta.url));
const outfile = join(here, "..", "static", "table.js");
const BUDGET = 48_000;

/** Give the style sheet's own custom properties names of one or two letters; --cw-* and --jp-* come from outside. */
function shorten(css) {
  const own = [...new Set([...css.matchAll(/(--(?!cw-|jp-)[\w-]+):\s*/g)].map((m) => m[1]))];
  const short = new Map(own.map((name, i) => [name, `--${i.toString(36)}`]));
  return css.replace(/(--[\w-]+)(:\s*)?/g, (_, name, colon) => (short.get(name) ?? name) + (colon ? ":" : "")).trim();
}

await build({
  entryPoints: [join(here, "src", "index.tsx")],
  outfile,
  bundle: true,
  format: "esm",
  target: "es2022",
  minify: true,
  sourcemap: false,
  legalComments: "none",
  // Calls of h are shorter than those of the JSX runtime.
  tsconfigRaw: {},
  jsx: "transform",
  jsxFactory: "h",
  jsxFragment: "Fragment",
  inject: [join(here, "src", "h.ts")],
  charset: "utf8",
  plugins: [
    {
      name: "css-as-text",
      setup(b) {
        b.onLoad({ filter: /\.css$/ }, async ({ path }) => {
          const { outputFiles } = await build({ entryPoints: [path], minify: true, write: false, target: ["chrome120", "firefox120", "safari17"] });
          return { contents: shorten(outputFiles[0].text), loader: "text" };
        });
      },
    },
  ],
});

const { size } = statSync(outfile);
console.log(`static/table.js ${size} bytes`);
if (size > BUDGET) {
  console.error(`over the budget of ${BUDGET} bytes`);
  process.exit(1);
}
