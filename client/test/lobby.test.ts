import { flushSync } from "svelte";
import { beforeAll, describe, expect, it, vi } from "vitest";
import Lobby from "../src/pages/Lobby.svelte";
import { speech } from "../src/lib/words.svelte";
import { show, text } from "./page";

beforeAll(() => speech.use("en", ""));

describe("the lobby", () => {
  it("does not say that there are no tables before it knows", async () => {
    let reply: (found: Response | Error) => void = () => undefined;
    vi.stubGlobal(
      "fetch",
      () =>
        new Promise<Response>((resolve, reject) => {
          reply = (found) => (found instanceof Error ? reject(found) : resolve(found));
        }),
    );
    vi.useFakeTimers();
    show(Lobby, {});
    expect(text("[role=status]")).toBe("Loading…");
    expect(text("section")).toBe("");
    reply(new Error("away"));
    await vi.advanceTimersByTimeAsync(100);
    flushSync();
    expect(text("[role=alert]")).toContain("not answering");
    expect(text("section")).toBe("");
    await vi.advanceTimersByTimeAsync(5000);
    reply(new Response(JSON.stringify({ open: [], running: [], finished: [], mine: [] })));
    await vi.advanceTimersByTimeAsync(100);
    flushSync();
    vi.useRealTimers();
    expect(text("[role=alert]")).toBe("");
    expect(text("section")).toBe("Open tables None right now. | My tables None right now.");
  });
});
