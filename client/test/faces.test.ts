// @vitest-environment node
// The pictures of docs/cards*.md are those of the page: `make faces` draws them, this test compares them.
import { render } from "svelte/server";
import type { Component } from "svelte";
import { expect, test } from "vitest";
import Crest from "../src/games/quartermaster/Crest.svelte";
import FaceMark from "../src/games/quartermaster/FaceMark.svelte";
import Scene from "../src/games/quartermaster/Scene.svelte";

const PAGES = import.meta.glob<string>("../../docs/cards*.md", {
  query: "?raw",
  import: "default",
  eager: true,
});
const SOURCES = import.meta.glob<string>("../src/games/quartermaster/{*.svelte,nations.css}", {
  query: "?raw",
  import: "default",
  eager: true,
});

/** The pages of cards name a picture after what is drawn on it. */
const named = Object.values(PAGES).flatMap((page) =>
  [...page.matchAll(/images\/cards\/([\w-]+)\.svg/g)].map((found) => found[1]!),
);
const pictures = [...new Set(named)].sort();

function source(name: string): string {
  return SOURCES[`../src/games/quartermaster/${name}`]!;
}
const STYLE = ["Scene", "Crest", "FaceMark"]
  .map((name) => /<style>([^]*)<\/style>/.exec(source(`${name}.svelte`))![1])
  .join("");

/** A component as an SVG in another one, without what only a page needs. */
function drawn<Props extends Record<string, unknown>>(what: Component<Props>, props: Props, place = ""): string {
  const { body } = render(what as Component<Record<string, unknown>>, { props });
  return body
    .replace(/<!--.*?-->/g, "")
    .replace(/ svelte-\w+/g, "")
    .replace(/ class="svelte-\w+"/g, "")
    .replace("<svg", `<svg${place}`)
    .trim();
}

function picture(name: string): string {
  const [nation, field, ground, subject, mark, number] = name.split("-") as string[];
  const face = { field, ground, subject, mark, number: Number(number) } as Parameters<typeof FaceMark>[1]["face"];
  const scene = drawn(Scene, { nation: nation!, face }).replace(/(id="|url\(#)[^")]*/g, "$1motif");
  const sign = drawn(FaceMark, { face });
  const right = 164 - 5 - Number(/ width="(\d+)"/.exec(sign)![1]);
  const own = new RegExp(`^\\.${nation} \\{[^}]*\\}`, "m").exec(source("nations.css"))![0];
  const style = `${own}${STYLE}`.replace(/\s+/g, " ").replace(/ ?([{};:,]) ?/g, "$1");
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" class="${nation}" viewBox="0 0 164 84" width="164" height="84">` +
    `<style>svg{--narrow:"Barlow Condensed","Arial Narrow",sans-serif}${style}</style>\n${scene}\n` +
    `${drawn(Crest, { seat: nation!, size: 22 }, ' x="5" y="5"')}\n` +
    `${sign.replace("<svg", `<svg x="${right}" y="5"`)}</svg>\n`
  );
}

test.each(pictures)("%s is drawn as on the page", async (name) => {
  await expect(picture(name)).toMatchFileSnapshot(`../../docs/images/cards/${name}.svg`);
});
