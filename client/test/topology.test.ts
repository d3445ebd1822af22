import { expect, test } from "vitest";
import { facts } from "../src/games/quartermaster/about";
import { standing } from "../src/games/quartermaster/pieces";
import { hasStar, isLand, links, neighbours, open, STRAITS } from "../src/games/quartermaster/topology";
import { deed, NATIONS, type NationView, type View } from "../src/games/quartermaster/types";

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

test("each piece stands in its space, with what is said of it", () => {
  const italy = { ...nation(["italy", "balkans"], ["mediterranean_sea"]), air_forces: ["balkans"] };
  italy.unsupplied = ["balkans"];
  italy.safe = ["italy"];
  const found = standing(view({ germany: nation(["balkans"]), italy }));
  expect(found.get("balkans")).toEqual([
    { nation: "germany", kind: "army", cut: false, safe: false },
    { nation: "italy", kind: "army", cut: true, safe: false },
    { nation: "italy", kind: "air_force", cut: false, safe: false },
  ]);
  expect(found.get("italy")).toEqual([{ nation: "italy", kind: "army", cut: false, safe: true }]);
  expect(found.get("mediterranean_sea")![0]!.kind).toBe("navy");
});

test("a strait joins two seas for the team that holds it, and for that one alone", () => {
  const teams = ["axis", "allies"] as const;
  for (const [control, a, b] of STRAITS as [string, string, string][]) {
    const [held, free] = [view({ germany: nation([control]) }), view({ soviet_union: nation([control]) })];
    for (const team of teams) {
      const near = (seen: View): boolean[] => [neighbours(seen, a, team).includes(b), neighbours(seen, b, team).includes(a)];
      expect(near(held), control).toEqual(Array(2).fill(team === "axis"));
      expect(near(free), control).toEqual(Array(2).fill(team === "allies"));
    }
  }
  expect([isLand("ukraine"), isLand("north_sea"), hasStar("ukraine"), hasStar("balkans")]).toEqual([true, false, true, false]);
});

test("a space tells who stands there, or that nobody does", () => {
  const seen = view({ germany: nation(["ukraine"]) });
  const [full, empty] = [facts(seen, standing(seen), "ukraine"), facts(seen, standing(seen), "balkans")];
  expect(full.length).toBe(2);
  expect(empty.length).toBe(1);
});

test("an answer is taken apart: what it does, with what, where and whose", () => {
  expect(deed("play build_army")).toEqual({ verb: "play", card: "build_army" });
  expect(deed("build ukraine")).toEqual({ verb: "build", space: "ukraine", nation: undefined });
  expect(deed("recruit italy balkans")).toEqual({ verb: "recruit", space: "balkans", nation: "italy" });
  expect(deed("target japan")).toEqual({ verb: "target", nation: "japan" });
  expect(deed("choose draw")).toEqual({ verb: "choose" });
  expect(deed("pass")).toEqual({ verb: "pass" });
});
