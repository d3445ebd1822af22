// A step of a lesson: the verdict comes after what it is about.
import { flushSync } from "svelte";
import { beforeEach, expect, test, vi } from "vitest";
import LessonPanel from "../src/components/LessonPanel.svelte";
import type { LiveTable } from "../src/lib/table.svelte";
import { speech } from "../src/lib/words.svelte";
import { at, serveWords, show } from "./page";

const TOLD = {
  message: "lesson-basics-attack",
  steps: ["move", "attack"],
  judged: { right: true, message: "lesson-basics-attack-right", rule: "eu 5.a" },
};

beforeEach(async () => {
  serveWords();
  await speech.use("en", "europe");
  vi.stubGlobal("fetch", () => Promise.resolve(new Response(JSON.stringify(TOLD))));
});

test("a combat is told to its end before the step is judged, and the verdict stays", async () => {
  const live = $state({ id: "t", beat: 1, behind: 1, paused: false, pause: vi.fn() });
  const props = { live: live as unknown as LiveTable, at: { lesson: "basics", step: 0 }, told: () => undefined };
  show(LessonPanel, props);
  await vi.waitFor(() => expect(at("h2")).toHaveLength(1));
  expect(at("[data-verdict], [data-lesson-next]")).toEqual([]);
  live.behind = 0;
  flushSync();
  expect(at("[data-verdict=right] [data-lesson-next]")).toHaveLength(1);
  expect(live.pause).toHaveBeenCalledWith(true);
  // Bots may play on: the table waits, and says how much.
  live.behind = 2;
  flushSync();
  expect(at("[data-verdict=right]")).toHaveLength(1);
});
