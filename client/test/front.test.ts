// What a phone shows of the map when somebody is asked: where their nation faces the enemy.
import { expect, test } from "vitest";
import { front } from "../src/games/quartermaster/front";
import { board } from "../src/games/quartermaster/map";
import { NATIONS, type View } from "../src/games/quartermaster/types";

const map = board("second");
const middle = (space: string): [number, number] => map.spaces.find((one) => one.id === space)!.centre;

function view(armies: Record<string, string[]>): View {
  const nations = Object.fromEntries(NATIONS.map((name) => [name, { armies: armies[name] ?? [], navies: [] }]));
  return { edition: "second", nations } as unknown as View;
}

test("the front is where an own piece stands beside an enemy, and not behind it", () => {
  const at = view({ germany: ["germany", "eastern_europe"], soviet_union: ["russia"] });
  expect(front(at, "germany")).toEqual([middle("eastern_europe")]);
  expect(front(at, "soviet_union")).toEqual([middle("russia")]);
});

test("without an enemy in reach it is the own home", () => {
  expect(front(view({ japan: ["japan"], united_states: ["eastern_united_states"] }), "japan")).toEqual([middle("japan")]);
});

test("of two fronts far apart it is the one nearer home", () => {
  const at = view({
    united_kingdom: ["united_kingdom", "north_africa", "australia"],
    italy: ["africa"],
    japan: ["new_guinea", "indonesia"],
  });
  expect(front(at, "united_kingdom")).not.toContainEqual(middle("australia"));
  expect(front(at, "united_kingdom")).toContainEqual(middle("north_africa"));
});
