// What people hear and see of each page, and what changes when they press something: with a real server.
// `make stored` writes it anew after a change on purpose.
import { describe, expect, test } from "vitest";
import { LANGUAGES } from "../src/lib/words.svelte";
import { serve, STORED, told } from "./told";

const site = serve("tables");
const PAGES: Record<string, string[]> = {
  "/": [],
  "/lobby": [],
  "/people": [],
  "/account": ["[data-way=up]", "[data-way=in]"],
  "/tournaments": [],
  "/learn/europe": [],
  "/people/nobody": [],
  "/nowhere": [],
};
const TABLES: Record<string, string[]> = {
  naval: [
    "[data-card=broadside]",
    "[data-card=broadside]",
    "[data-card=air_support]",
    "[data-ship=titan]",
    "[data-menu]",
    "[data-menu]",
    "[data-look]",
    "[data-side=chat]",
    "[data-rule]",
  ],
  quartermaster: [
    "[data-card=build_army]",
    "[data-card=build_army]",
    "[data-card=land_battle]",
    "[data-lead]",
    "[data-menu]",
    "[data-answer='play build_army']",
    "[data-space=ukraine]",
  ],
  europe: ["[data-unit=german_10th_army]", "[data-at='0911']", "[data-menu]", "[data-answer=surprise]"],
  waiting: ["[data-ask='link bravo']", "[data-seat-bot=bravo]", "[data-ask=close]"],
  finished: ["[data-how]", "[data-close-end]", "[data-round-of-log='1']"],
};

describe.each(LANGUAGES)("in %s", (lang) => {
  test.each(Object.entries(PAGES))("the page %s", async (path, presses) => {
    const file = path.replaceAll("/", "-").slice(1) || "home";
    await expect(await told(site, path, lang, presses)).toMatchFileSnapshot(`${STORED}/${file}-${lang}.txt`);
  });

  test.each(Object.entries(TABLES))("the table %s", async (name, presses) => {
    const path = site.paths[`${name}-${lang}`]!;
    await expect(await told(site, path, lang, presses)).toMatchFileSnapshot(`${STORED}/${name}-${lang}.txt`);
  });
});
