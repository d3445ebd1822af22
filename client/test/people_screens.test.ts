// Somebody with an account, in a tournament, looking back at a game, in a lesson: what Anna hears and sees, and
// what each press of hers changes and sends. `make stored` writes it anew.
import { describe, expect, test } from "vitest";
import { LANGUAGES } from "../src/lib/words.svelte";
import { serve, STORED, told } from "./told";

const site = serve("people");
const PAGES: Record<string, string[]> = {
  cup: ["[data-award]=-1"],
  joining: ["[data-join]"],
  replay: ["[data-replay-to=next]", "[data-replay-eyes]=bravo", "[data-replay-to=last]", "[data-replay-to=back]", "[data-fork]"],
  lesson: [],
  profile: [],
  members: [],
  "own-account": ["[data-shown]"],
  "new-cup": ["[data-new]", "[data-format]=round_robin", "[data-field=title]=Spring", "[data-create]"],
  notices: [],
  "lobby-of-many": [],
};

describe.each(LANGUAGES)("in %s", (lang) => {
  test.each(Object.entries(PAGES))("%s", async (name, presses) => {
    const path = site.paths[`${name}-${lang}`]!;
    await expect(await told(site, path, lang, presses)).toMatchFileSnapshot(`${STORED}/${name}-${lang}.txt`);
  });
});
