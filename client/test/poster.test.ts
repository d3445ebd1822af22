import { expect, test } from "vitest";
import { nationOf } from "../src/games/europe/nations";
import Winners from "../src/games/europe/Winners.svelte";
import type { LiveTable } from "../src/lib/table.svelte";
import { at, show } from "./page";

const country = (faction: string, status: string, will: number) => ({ faction, status, will });
const countries = {
  germany: country("axis", "active", 18),
  slovakia: country("axis", "active", 1),
  poland: country("western", "conquered", -1),
  hungary: country("axis", "closed", 9),
};
const live = { views: { spectator: { countries } } } as unknown as LiveTable;
const drawn = (): (string | null)[] => at("polygon.edge").map((one) => one.getAttribute("fill"));
const bodies = (...ids: string[]): string[] => ids.map((id) => nationOf(id).body);

test("the poster of Europe has the countries of the winner, without those that fell", () => {
  show(Winners, { seats: ["axis"], live });
  expect(drawn()).toEqual(bodies("germany", "slovakia"));
});

test("after a draw it has a country of each side, even if it fell", () => {
  show(Winners, { seats: ["axis", "western"], live });
  expect(drawn()).toEqual(bodies("germany", "poland"));
});
