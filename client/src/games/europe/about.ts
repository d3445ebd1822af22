// A unit in words: what it is, how far it goes, in which condition.
import { nameOf, phrase } from "../../lib/words.svelte";
import type { UnitKind, Unit } from "./view";

const [GROUND, AIR] = [0, 1];

export function aboutUnit(id: string, unit: Unit, kind: UnitKind | undefined, marker?: string): string {
  const parts = [nameOf("type", unit.type)];
  if (kind?.kind === GROUND) parts.push(phrase("europe-unit-points", { points: kind.points }));
  if (kind?.range) parts.push(phrase("europe-unit-range", { hexes: kind.range }));
  if (kind?.kind === AIR) parts.push(phrase("europe-unit-sorties", { sorties: unit.sorties }));
  if (unit.reduced) parts.push(phrase("europe-sign-reduced"));
  else if (kind?.kind === GROUND) parts.push(phrase("europe-sign-full"));
  if (unit.supply !== "supplied") parts.push(nameOf("supply", unit.supply));
  if (marker) parts.push(nameOf("marker", marker));
  return `${nameOf("unit", id)} (${parts.join(", ")})`;
}
