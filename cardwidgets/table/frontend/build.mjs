// Builds ../static/table.js, the one file that Python sends to the browser.
import { build } from "esbuild";
import { createHash } from "node:crypto";
import { mkdirSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { deflateRawSync } from "node:zlib";

const here = dirname(fileURLToPath(import.meta.url));
const outfile = join(here, "..", "static", "table.js");
const browsers = ["chrome125", "firefox125", "safari17.4"];
const BUDGET = 48_000;

/**
 * A module that unpacks another one and is it. The file travels and is saved once for each table, so that its bytes count;
 * the code is opened once a page, from a blob, as anywidget opens a module that is handed to it as text. It remembers
 * nothing, so that all tables of a page can share it, and a notebook full of tables is not kept waiting.
 */
function packed(text) {
  const bytes = deflateRawSync(text, { level: 9 }).toString("base64");
  const name = createHash("sha256").update(text).digest("hex").slice(0, 16);
  return `const unpack=async()=>{
const bytes=Uint8Array.from(atob("${bytes}"),(letter)=>letter.charCodeAt(0));
const code=await new Response(new Blob([bytes]).stream().pipeThrough(new DecompressionStream("deflate-raw"))).text();
const url=URL.createObjectURL(new Blob([code],{type:"text/javascript"}));
try{return(await import(url)).default}catch(fault){delete globalThis[name];throw fault}finally{URL.revokeObjectURL(url)}
};
const name=Symbol.for("cardwidgets ${name}");
export default await(globalThis[name]??=unpack());
`;
}

const { outputFiles: [bundle] } = await build({
  entryPoints: [join(here, "src", "index.tsx")],
  outfile,
  write: false,
  bundle: true,
  format: "esm",
  target: browsers,
  minify: true,
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
          const { outputFiles } = await build({ entryPoints: [path], minify: true, write: false, target: browsers });
          return { contents: outputFiles[0].text.trim(), loader: "text" };
        });
      },
    },
  ],
});

const file = packed(bundle.text);
mkdirSync(dirname(outfile), { recursive: true });
writeFileSync(outfile, file);
console.log(`static/table.js ${file.length} bytes, ${Buffer.byteLength(bundle.text)} unpacked`);
if (file.length > BUDGET) {
  console.error(`over the budget of ${BUDGET} bytes`);
  process.exitCode = process.env.CI ? 1 : 0;
}
