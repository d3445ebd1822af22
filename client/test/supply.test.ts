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
    offers: [],
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

test("a battle shows the lines that it would break, and what would be gone", () => {
  const board = view({
    germany: nation(["germany"]),
    soviet_union: nation(["moscow", "russia", "eastern_europe"]),
  });
  const found = preview(board, deed("battle russia"), "germany");
  expect(found.goes).toBe("soviet_union russia");
  expect(found.broken).toEqual([
    ["moscow", "russia"],
    ["eastern_europe", "russia"],
  ]);
  expect(found.gained).toEqual([]);
});

test("a build shows the lines that it would join", () => {
  const board = view({ germany: nation(["germany", "russia"]) });
  board.nations["germany"]!.unsupplied = ["russia"];
  const found = preview(board, deed("build eastern_europe"), "germany");
  expect(found.comes).toBe("germany eastern_europe");
  expect(found.won).toEqual(["germany russia"]);
  expect(found.gained).toEqual([
    ["eastern_europe", "germany"],
    ["eastern_europe", "russia"],
  ]);
});

test("a build that takes a strait breaks the line of the other team", () => {
  const board = view({
    italy: nation(["italy", "balkans"]),
    united_kingdom: nation(["united_kingdom"], ["north_sea", "mediterranean_sea"]),
    united_states: nation(["middle_east"]),
  });
  const found = preview(board, deed("build north_africa"), "italy");
  expect(found.lost).toEqual(["united_kingdom mediterranean_sea"]);
  expect(found.broken).toEqual([["mediterranean_sea", "north_sea"]]);
});

test("what a card feeds stays fed", () => {
  const board = view({ germany: nation(["germany", "africa"]) });
  expect(preview(board, deed("build eastern_europe"), "germany").lost).toEqual([]);
});

test("an answer that moves no piece changes nothing", () => {
  const board = view({ germany: nation(["germany"]) });
  expect(preview(board, deed("play land_battle"), "germany").gained).toEqual([]);
});

test("an army is a port for the navies of its own team alone", () => {
  const fleet = { united_kingdom: nation(["united_kingdom"], ["north_sea", "baltic_sea"]) };
  const sea = (others: Partial<Record<string, NationView>>): Set<string> =>
    supplied(view({ ...fleet, ...others }), "united_kingdom");
  expect(sea({ germany: nation(["germany", "russia"]) }).has("baltic_sea")).toBe(false);
  expect(sea({ soviet_union: nation(["moscow", "russia"]) }).has("baltic_sea")).toBe(true);
});

test("a space that was burnt feeds nobody of the Axis", () => {
  const board = view({ germany: nation(["ukraine"]) });
  expect(lines(board, "germany").sources).toEqual(["ukraine"]);
  board.nations["soviet_union"]!.status = ["scorched_earth"];
  expect(lines(board, "germany").sources).toEqual([]);
});
