// What is said to who cannot see the page.
import { beforeAll, describe, expect, it } from "vitest";
import Announcer from "../src/components/Announcer.svelte";
import type { LiveTable } from "../src/lib/table.svelte";
import { speech } from "../src/lib/words.svelte";
import { at, serveWords, show } from "./page";

beforeAll(async () => {
  serveWords();
  await speech.use("en", "quartermaster");
});

describe("the news", () => {
  it("count the cards that were discarded one by one", () => {
    const line = { message: "log-discarded", args: { nation: "japan" } };
    show(Announcer, { live: { fresh: [line, line, line] } as unknown as LiveTable });
    expect(at("[data-news]")[0]!.textContent).toBe("Japan discards 3 cards.");
  });
});
