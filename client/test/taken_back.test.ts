// What was taken back is told nowhere: whatever reads the log says what it would say if it had never been.
import { flushSync, mount, unmount, type Component } from "svelte";
import { beforeAll, expect, test } from "vitest";
import Log from "../src/components/Log.svelte";
import Happened from "../src/components/question/Happened.svelte";
import Rounds from "../src/components/Rounds.svelte";
import quartermaster from "../src/games/quartermaster";
import { leads } from "../src/games/quartermaster/leads";
import { latest, retold, since, turns } from "../src/lib/story";
import * as story from "../src/lib/story";
import { LiveTable } from "../src/lib/table.svelte";
import type { LogLine, TableInfo } from "../src/lib/types";
import { speech } from "../src/lib/words.svelte";
import { heard } from "./heard";
import { serveWords } from "./page";

beforeAll(async () => {
  serveWords();
  await speech.use("en", "quartermaster");
});

const line = (message: string, args: LogLine["args"] = {}, back?: number): LogLine => ({ message, args, back });
const turn = (nation: string, round: number): LogLine => line("log-turn", { nation, round });
const scored = (points: number): LogLine => line("log-scored", { team: "axis", points });

const BEFORE = [turn("germany", 1), scored(3), turn("japan", 1), line("log-played", { nation: "japan", card: "japan.build_army" })];
const GONE = [scored(4), line("log-lost-points", { team: "axis", points: 9 }), turn("italy", 1), turn("germany", 2), line("log-played", { nation: "germany", card: "germany.land_battle" })];
const UNDONE = line("log-undone", { seat: "japan" }, BEFORE.length);
const AFTER = [line("log-built", { nation: "japan", piece: "army", space: "china" }), scored(1)];
/** The same game twice: once somebody took back what they had done, once they had not done it. */
const TWICE = [...BEFORE, ...GONE, UNDONE, ...AFTER];
const ONCE = [...BEFORE, UNDONE, ...AFTER];

function told(part: Component<never>, props: object): string[] {
  const shown = mount(part as Component<object>, { target: document.body, props });
  flushSync();
  const lines = heard();
  void unmount(shown);
  document.body.replaceChildren();
  return lines;
}

function played(lines: LogLine[]): LiveTable {
  const live = new LiveTable("t");
  [live.log, live.info] = [lines, { game: "quartermaster", seats: [] } as unknown as TableInfo];
  return live;
}

const { turnOf, pointsOf } = quartermaster;
const kept = (lines: LogLine[]): story.Told[] => story.kept(lines).map((one) => ({ ...one, number: 0 }));
const READERS: Record<string, (lines: LogLine[]) => unknown> = {
  "who was ahead": (lines) => leads(lines, "axis", 9, 2),
  "the log": (lines) => told(Log as never, { lines, first: 0, turnOf }),
  "what one may react to": (lines) => told(Happened as never, { lines }),
  "the rounds": (lines) => told(Rounds as never, { live: played(lines) }),
  "what was done last": (lines) => latest(kept(lines), turnOf!),
  "the news": (lines) => since(turns(kept(lines), turnOf!), ["germany"]).map((one) => retold(one, { pointsOf })),
};

test.each(Object.entries(READERS))("%s", (_, read) => {
  const once = read(ONCE);
  expect(JSON.stringify(once).length).toBeGreaterThan(20);
  expect(read(TWICE)).toEqual(once);
  expect(read([...BEFORE, ...GONE]), "it does tell what was not taken back").not.toEqual(once);
});
