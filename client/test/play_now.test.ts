import { beforeEach, expect, test } from "vitest";
import PlayNow from "../src/components/PlayNow.svelte";
import { Setup } from "../src/lib/setup.svelte";
import type { Games } from "../src/lib/types";
import { speech } from "../src/lib/words.svelte";
import { at, serveWords, show, text } from "./page";

const EUROPE = {
  bots: ["recruit"],
  games: [
    {
      id: "europe",
      seats: ["axis", "western"],
      people: { "2": [["axis"], ["western"]] },
      titles: {},
      abouts: {},
      lessons: [],
      settings: [
        { name: "scenario", values: ["poland_1939", "france_1940"], default: "poland_1939" },
        { name: "soviets", values: ["shared", "apart"], default: "shared" },
      ],
    },
  ],
} as unknown as Games;

beforeEach(async () => {
  serveWords();
  await speech.use("en", "europe");
});

test("the scenario is chosen beside the button that starts it, and only there", () => {
  const setup = new Setup();
  setup.learn(EUROPE);
  show(PlayNow, { setup, ready: true, pick: () => undefined, play: () => undefined });
  expect(text(".row [data-setting=scenario] option")).toBe("Poland 1939 | France 1940");
  expect(text("details [data-setting]")).toBe("Whoever plays the AxisSomebody else");
  const [choice] = at("[data-setting=scenario]") as HTMLSelectElement[];
  choice!.value = "france_1940";
  choice!.dispatchEvent(new Event("change", { bubbles: true }));
  expect(setup.options).toEqual({ scenario: "france_1940" });
});
