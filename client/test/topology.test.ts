import { expect, test } from "vitest";
import { links, open } from "../src/games/quartermaster/topology";
import { NATIONS, type NationView, type View } from "../src/games/quartermaster/types";

function nation(armies: string[] = [], navies: string[] = []): NationView {
  return {
    armies,
    navies,
    air_forces: [],
    unsupplied: [],
    sources: [],
    safe: [],
    reserve: { armies: 5, navies: 5, air_forces: 0 },
    status: [],
    used: [],
    hand_count: 7,
    down_count: 0,
    deck_count: 20,
    discard: [],
    discard_down_count: 0,
    known: [],
  };
}

function view(pieces: Partial<Record<string, NationView>>): View {
  return {
    game: "quartermaster",
    edition: "second",
    air_marshal: false,
    round: 1,
    turn: "germany",
    step: "play",
    vp: { axis: 0, allies: 0 },
    winner: null,
    opening: false,
    nations: Object.fromEntries(NATIONS.map((name) => [name, pieces[name] ?? nation()])),
    decisions: [],
    offers: [],
  };
}

test("links join neighbours whose pieces are both supplied, as the server says", () => {
  const germany = nation(["germany", "eastern_europe", "russia"]);
  const joined = (one: NationView) => links(view({ germany: one }), "germany", "axis");
  expect(joined(germany)).toEqual([
    ["eastern_europe", "germany"],
    ["eastern_europe", "russia"],
  ]);
  expect(joined({ ...germany, unsupplied: ["russia"] })).toEqual([["eastern_europe", "germany"]]);
});

test("a strait is open to one team at a time", () => {
  expect(open(view({}), "north_africa", "allies")).toBe(true);
  const held = view({ italy: nation(["north_africa"]) });
  expect(open(held, "north_africa", "axis")).toBe(true);
  expect(open(held, "north_africa", "allies")).toBe(false);
});
