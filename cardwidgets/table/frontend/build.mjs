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
  return css.replace(/(--[\w-]+)(:\s*)?/g, (_, name, colon) => (short.get(name) ?? name) + (colon ? ":" : "")).replace(/, /g, ",").trim();
}

/**
 * Write phrases that come again and again as one letter that the text does not use, the phrase that saves most first,
 * and give a module that spells them out. Nothing else in the bundle repeats itself as a style sheet does.
 */
function packed(text) {
  let rest = text;
  const phrases = [];
  for (const letter of "ABCDEFGHIJKLMNOPQRSTUVWXYZ!?^_|~;=<[¡¢£¤¥¦§©ª«¬®¯°±²³´µ¶·¸¹º»¼½¾¿×÷ßþðøæ".split("").filter((letter) => !text.includes(letter))) {
    const best = { phrase: "", saved: 0 };
    // Only a phrase that comes twice can be part of a longer one that does.
    let starts = Array.from(rest, (_, at) => at);
    for (let length = 3; starts.length > 1; length++) {
      const places = new Map();
      for (const at of starts) {
        const phrase = rest.slice(at, at + length);
        places.set(phrase, [...(places.get(phrase) ?? []), at]);
      }
      starts = [];
      for (const [phrase, at] of places) {
        if (at.length < 2 || phrase.length < length || /[`$\\"\t]/.test(phrase)) continue;
        starts.push(...at);
        let count = 0;
        let end = 0;
        for (const place of at) if (place >= end) [count, end] = [count + 1, place + length];
        const saved = (count - 1) * length - (count + 1) * Buffer.byteLength(letter) - 2;
        if (saved > best.saved) Object.assign(best, { phrase, saved });
      }
    }
    if (!best.saved) break;
    rest = rest.replaceAll(best.phrase, letter);
    phrases.unshift(letter + best.phrase);
  }
  const spelled = phrases.reduce((all, phrase) => all.replaceAll(phrase[0], phrase.slice(1)), rest);
  if (spelled !== text) throw new Error("the style sheet does not come back as it was");
  return `let text = ${JSON.stringify(rest)};
    for (const phrase of ${JSON.stringify(phrases.join("\t"))}.split("\\t")) text = text.replaceAll(phrase[0], phrase.slice(1));
    export default text;`;
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
