// The page says what the server and the terminal say: each text that is stored, with the same facts.
import { beforeAll, expect, it } from "vitest";
import { LANGUAGES, say, speech, type Facts } from "../src/lib/words.svelte";
import { serveWords } from "./page";

const STORED = import.meta.glob<string>("../../tests/stored/words/*/*.txt", {
  query: "?raw",
  import: "default",
  eager: true,
});

/** The facts of a stored text: numbers are numbers, and what has a comma is a row. */
function facts(told: string[]): Facts {
  const each = told.map((one) => [one.slice(0, one.indexOf("=")), one.slice(one.indexOf("=") + 1)] as const);
  return Object.fromEntries(
    each.map(([key, fact]) => [key, /^\d+$/.test(fact) ? Number(fact) : fact.includes(",") ? fact.split(",") : fact]),
  );
}

const capital = (text: string): string => text.slice(0, 1).toUpperCase() + text.slice(1);

beforeAll(serveWords);

for (const game of ["all", "quartermaster", "naval", "europe"])
  it(`the page says the words of ${game} as they are stored`, async () => {
    const blocks = Object.entries(STORED)
      .filter(([path]) => path.includes(`/words/${game}/`))
      .flatMap(([, text]) => text.trim().split("\n\n"));
    let said = 0;
    for (const lang of LANGUAGES) {
      await speech.use(lang, game === "all" ? "quartermaster" : game);
      // Words that only some pages need come when they are asked for.
      await speech.ready("client-of-no-page", {});
      for (const block of blocks) {
        const [head, ...lines] = block.split("\n");
        const [message, ...told] = head!.split(" ");
        const stored = lines.find((line) => line.startsWith(`  ${lang} `))!.slice(5).split(" | ")[0]!;
        const given = facts(told);
        // Several lines are stored as one; a form that only code gives (<owner_the>), and what was
        // expected, come otherwise.
        const apart = / \/ |^\.|<\w+_\w+>/.test(stored) || "expected" in given;
        if (apart || !speech.words!.has(message!)) continue;
        expect(say(message!, given), head).toBe(capital(stored));
        said += 1;
      }
    }
    expect(said).toBeGreaterThan(blocks.length);
  });
