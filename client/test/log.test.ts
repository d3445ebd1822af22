// The log: what keys do there.
import { flushSync } from "svelte";
import { beforeAll, describe, expect, it, vi } from "vitest";
import Log from "../src/components/Log.svelte";
import type { LogLine } from "../src/lib/types";
import { speech } from "../src/lib/words.svelte";
import { at, show } from "./page";

beforeAll(() => speech.use("en", ""));

const line = (message: string): LogLine => ({ message, args: {} });

function press(key: string, on: HTMLElement): void {
  on.dispatchEvent(new KeyboardEvent("keydown", { key, bubbles: true }));
  flushSync();
}

describe("the log", () => {
  it("looks back at the line that was chosen by key", () => {
    const back = vi.fn();
    show(Log, { lines: [line("log-began"), line("log-over")], first: 7, back });
    const list = at("ol")[0]!;
    press("Enter", list);
    expect(back).not.toHaveBeenCalled();
    for (const key of ["ArrowUp", "ArrowUp", "ArrowUp", "ArrowDown", "Enter"]) press(key, list);
    expect(back.mock.calls).toEqual([[8]]);
  });

  it("leaves Enter on a button to the button", () => {
    const back = vi.fn();
    show(Log, { lines: [line("log-began"), line("log-over")], first: 0, back });
    press("ArrowUp", at("ol")[0]!);
    press("Enter", at("[data-look-back]")[0]!);
    expect(back).not.toHaveBeenCalled();
  });
});
