// A replay that plays by itself: how long each answer is shown, and what stops it.
import { flushSync } from "svelte";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import ReplayBar from "../src/components/ReplayBar.svelte";
import type { Past } from "../src/lib/past.svelte";
import { speech } from "../src/lib/words.svelte";
import { at, show } from "./page";

beforeEach(async () => {
  await speech.use("en", "");
  vi.useFakeTimers();
});
afterEach(() => vi.useRealTimers());

test("an answer that something came of is shown longer than one that nothing came of", () => {
  const logs = [["log-turn"], [], ["log-over"]].map((lines) => lines.map((message) => ({ message, args: {} })));
  const past = $state({
    at: 0,
    last: 2,
    playing: true,
    moment: { log: logs[0] },
    go: (to: number): void => {
      past.at = to;
      past.moment = { log: logs[to] };
    },
  });
  show(ReplayBar, { past: past as unknown as Past });
  const shown = [0, 0, 0];
  for (let waited = 0; waited < 5000 && past.playing; waited += 50) {
    shown[past.at]! += 50;
    vi.advanceTimersByTime(50);
    flushSync();
  }
  expect(shown).toEqual([1200, 350, 0]);
  expect(past.at).toBe(2);
  past.playing = true;
  at("[data-replay-to=back]")[0]!.click();
  vi.advanceTimersByTime(5000);
  expect([past.at, past.playing], "who steps does not go on").toEqual([1, false]);
});
