import { expect, test } from "vitest";
import { lines, open, preview, supplied } from "../src/games/quartermaster/supply";
import { deed, NATIONS, type NationView, type View } from "../src/games/quartermaster/types";

function nation(armies: string[] = [], navies: string[] = []): NationView {
  return {
    armies,
    navies,
    air_forces: [],
    unsupplied: [],
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
  };
}

test("a line goes from a star through own pieces alone", () => {
  const board = view({ germany: nation(["germany", "eastern_europe", "russia"]) });
  expect(lines(board, "germany").steps).toEqual([
    ["germany", "eastern_europe"],
    ["eastern_europe", "russia"],
  ]);
});

test("a strait is open to one team at a time", () => {
  expect(open(view({}), "north_africa", "allies")).toBe(true);
  const held = view({ italy: nation(["north_africa"]) });
  expect(open(held, "north_africa", "axis")).toBe(true);
  expect(open(held, "north_africa", "allies")).toBe(false);
});

test("a navy without a port is not supplied", () => {
  const board = view({ united_states: nation(["western_united_states"], ["east_pacific", "central_pacific"]) });
  expect(supplied(board, "united_states")).toEqual(new Set(["western_united_states", "east_pacific"]));
});

test("a battle shows what it would cut off", () => {
  const board = view({
    germany: nation(["germany"]),
    soviet_union: nation(["moscow", "ukraine", "balkans"]),
  });
  board.nations["soviet_union"]!.armies = ["moscow", "russia", "eastern_europe"];
  const found = preview(board, deed("battle russia"), "germany");
  expect(found.lost).toEqual(["soviet_union eastern_europe"]);
});
