import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { brotliCompressSync } from "node:zlib";
import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vitest/config";
import { SELDOM } from "./src/lib/seldom.ts";

const OUT = "../src/wartable/web/static";

/** What is built lies there packed as well: the server has no packer as good as this one. */
const packed = {
  name: "packed",
  apply: "build" as const,
  closeBundle() {
    for (const name of readdirSync(`${OUT}/assets`).filter((one) => /\.(js|css)$/.test(one)))
      writeFileSync(`${OUT}/assets/${name}.br`, brotliCompressSync(readFileSync(`${OUT}/assets/${name}`)));
  },
};

/** Before anything has run, the page can only say what its own file says. */
const worded = {
  name: "worded",
  transformIndexHtml: (html: string) =>
    html.replace(/%(\w+) ([\w-]+)%/g, (_, lang: string, id: string) => {
      const text = readFileSync(`../src/wartable/text/reload.${lang}.ftl`, "utf8");
      return new RegExp(`^${id} = (.*)$`, "m").exec(text)![1]!;
    }),
};

// The built client goes into the Python package, which serves it; words come from its .ftl files.
export default defineConfig({
  plugins: [svelte(), worded, packed],
  base: "/",
  build: {
    outDir: OUT,
    emptyOutDir: true,
    target: "es2022",
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    // The words of a language are two files, what all pages say and what some say (see words.svelte.ts):
    // together they are smaller, and one request.
    rolldownOptions: {
      output: {
        codeSplitting: {
          groups: [
            ...["en", "fr"].flatMap((lang) => [
              {
                name: `more-words-${lang}`,
                test: new RegExp(`/(${SELDOM})\\.${lang}\\.ftl`),
                priority: 2,
              },
              // What is said when nothing can be fetched comes with the page itself.
              { name: `words-${lang}`, test: new RegExp(`(?<!/reload)[/.]${lang}\\.ftl`), priority: 1 },
            ]),
            // The first page with all that it needs is one file instead of twenty small ones.
            { name: "start", test: /\/src\/(main\.ts|pages\/Home\.svelte)$/, priority: 1 },
            // So is what every game's table has.
            { name: "table", test: /\/src\/(pages\/Table|components\/(TableFrame|Phases))\.svelte$/ },
          ],
        },
      },
    },
  },
  server: {
    fs: { allow: [".", "../src/wartable", "../examples", "../tests/stored"] },
    proxy: { "/api": { target: "http://127.0.0.1:8000", ws: true } },
  },
  // Tests look at the colours of the page and of the games.
  test: { environment: "happy-dom", include: ["test/**/*.test.ts"], css: { include: /(app|naval|nations)\.css/ } },
  resolve: process.env.VITEST ? { conditions: ["browser"] } : {},
});
