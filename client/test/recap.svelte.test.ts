// Since your last turn: it opens once, and stays folded for the rest of our turn.
import { flushSync } from "svelte";
import { beforeEach, expect, test } from "vitest";
import Recap from "../src/components/Recap.svelte";
import type { Turn } from "../src/lib/story";
import type { LiveTable } from "../src/lib/table.svelte";
import { speech } from "../src/lib/words.svelte";
import { at, serveWords, show } from "./page";

beforeEach(async () => {
  serveWords();
  await speech.use("en", "europe");
});

const turn = (number: number): Turn => {
  const told = { number, line: { message: "log-operations", args: { faction: "western" } }, count: 1 };
  return { seat: "western", round: "1", head: told, lines: [told] };
};

test("news open by themselves when a turn begins, not again after each answer", () => {
  const live = $state({ connected: true, mine: ["axis"], open: ["axis"] });
  const props = $state({ live: live as unknown as LiveTable, news: [turn(4)], begun: true });
  const open = (): boolean => (flushSync(), (at("[data-recap]")[0] as HTMLDetailsElement).open);
  show(Recap, props);
  expect(open(), "the turn begins").toBe(true);
  live.open = [];
  expect(open(), "an answer is given").toBe(false);
  live.open = ["axis"];
  expect(open(), "the next question comes").toBe(false);
  props.news = [turn(4), turn(9)];
  expect(open(), "the others have played again").toBe(true);
  Object.assign(live, { connected: false });
  expect(open()).toBe(false);
  Object.assign(live, { connected: true });
  expect(open(), "somebody comes back").toBe(true);
});
