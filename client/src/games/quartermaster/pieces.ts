// Which pieces stand in which space, for the board and for the list.
import { NATIONS, type View } from "./types";

export interface PieceOnMap {
  nation: string;
  kind: "army" | "navy" | "air_force";
  cut: boolean;
  safe: boolean;
}

/** The pieces of every space, nations in the order of play. */
export function standing(view: View): Map<string, PieceOnMap[]> {
  const found = new Map<string, PieceOnMap[]>();
  for (const nation of NATIONS) {
    const one = view.nations[nation]!;
    const add = (kind: PieceOnMap["kind"]) => (space: string) => {
      const cut = one.unsupplied.includes(space) && kind !== "air_force";
      const safe = one.safe.includes(space) && kind !== "air_force";
      found.set(space, [...(found.get(space) ?? []), { nation, kind, cut, safe }]);
    };
    one.armies.forEach(add("army"));
    one.navies.forEach(add("navy"));
    one.air_forces.forEach(add("air_force"));
  }
  return found;
}
