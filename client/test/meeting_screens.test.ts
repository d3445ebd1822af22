// Tables at which others have done something: a reaction, a fight at sea, a clock, talk, an invitation; what Anna
// hears and sees of it, and what each press of hers changes and sends. `make stored` writes it anew.
import { describe, expect, test } from "vitest";
import { LANGUAGES } from "../src/lib/words.svelte";
import { serve, STORED, told } from "./told";

const site = serve("meetings");
const TABLES: Record<string, string[]> = {
  fight: [
    "[data-ship=kiev]",
    "[data-card=missile_launch]",
    "[data-ship=kiev]",
    "[data-answer=final]",
    "[data-answer='defend near_miss_air a1']",
  ],
  reaction: [
    ".question summary",
    "[data-order='rasputitsa never']",
    "[data-menu]",
    "[data-ask-again]",
  ],
  undo: ["[data-agree]"],
  clock: ["[data-menu]", "[data-clock-kind]=1", "[data-clock-refuse]"],
  talk: ["[data-side=chat]", "[data-chat-more='1']", "[data-mute]", "[data-unmute]", "[data-chat-text]=Hi", "[data-chat-send]"],
  watched: ["[data-menu]", "[data-side=chat]"],
  invitation: ["[data-accept]"],
};

describe.each(LANGUAGES)("in %s", (lang) => {
  test.each(Object.entries(TABLES))("%s", async (name, presses) => {
    const path = site.paths[`${name}-${lang}`]!;
    await expect(await told(site, path, lang, presses)).toMatchFileSnapshot(`${STORED}/${name}-${lang}.txt`);
  });
});
