import { mount, unmount } from "svelte";
import { afterEach, expect, it, vi } from "vitest";
import Odds from "../src/games/europe/Odds.svelte";

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

it("asks nothing of a question that is gone when its odds arrive", async () => {
  vi.useFakeTimers();
  let arrive = (_: Response): void => undefined;
  vi.stubGlobal("fetch", () => new Promise<Response>((done) => (arrive = done)));
  let gone = false;
  let late = 0;
  const props = {
    table: "t",
    seat: "western",
    number: 1,
    get answer(): string {
      late += Number(gone);
      return "pass";
    },
  };
  const odds = mount(Odds, { target: document.body, props });
  await vi.advanceTimersByTimeAsync(100);
  await unmount(odds);
  gone = true;
  arrive(new Response(JSON.stringify({ details: [] })));
  await vi.advanceTimersByTimeAsync(100);
  expect(late).toBe(0);
});
