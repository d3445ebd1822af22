import { expect, test } from "vitest";
import { aboutUnit } from "../src/games/europe/about";
import type { UnitKind, Unit } from "../src/games/europe/view";
import { speech } from "../src/lib/words.svelte";
import { serveWords } from "./page";

test("a unit that is pointed at says what it can do, and in which condition it is", async () => {
  serveWords();
  await speech.use("en", "europe");
  const tanks = { type: "armor", reduced: true, supply: "low", sorties: 0 } as Unit;
  const planes = { type: "air", reduced: false, supply: "supplied", sorties: 2 } as Unit;
  expect(aboutUnit("xvi_panzer_corps", tanks, { kind: 0, points: 10, range: 0 } as UnitKind)).toMatch(
    /^XVI Panzer Corps \(armoured army, 10 movement points, reduced: one step left, low supply\)$/,
  );
  expect(aboutUnit("luftflotte_4", planes, { kind: 1, points: 0, range: 5 } as UnitKind, "strategic_movement")).toBe(
    "Luftflotte 4 (air force, range 5 hexes, 2 sorties flown, Strategic Movement)",
  );
});
