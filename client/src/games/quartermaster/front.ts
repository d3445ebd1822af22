// What a small map shows when somebody is asked and the question names no space: their own front.
import { board as boardOf, type Board, type Point } from "./map";
import { neighbours } from "./topology";
import { NATIONS, TEAM, type View } from "./types";

/** How far apart spaces may lie that are shown together, in units of the map. */
const REACH = 560;

/** The middles of spaces where a nation faces the enemy, as many as lie near each other. */
export function front(view: View, nation: string, map: Board = boardOf(view.edition)): Point[] {
  const own = view.nations[nation];
  const middles = new Map(map.spaces.map((space) => [space.id, space.centre]));
  const home = map.spaces.find((space) => space.home?.nation === nation);
  if (!own || !home) return [];
  const team = TEAM[nation]!;
  const enemies = new Set(
    NATIONS.filter((other) => TEAM[other] !== team).flatMap((other) => [
      ...view.nations[other]!.armies,
      ...view.nations[other]!.navies,
    ]),
  );
  const faced = [...own.armies, ...own.navies].filter((space) =>
    neighbours(view, space, team).some((beside) => enemies.has(beside)),
  );
  const near = (a: Point, b: Point): number => Math.hypot(a[0] - b[0], a[1] - b[1]);
  const points = (faced.length ? faced : [home.id])
    .map((space) => middles.get(space)!)
    .sort((a, b) => near(a, home.centre) - near(b, home.centre));
  return points.filter((point) => near(point, points[0]!) <= REACH);
}
