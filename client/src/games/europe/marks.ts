// Markers that lie on the map and on counters; their names are those of the rules.
import type { LogLine } from "../../lib/types";
import type { Unit, View } from "./view";

/** The units that have supported an assault since these operations began. */
export function supporters(log: LogLine[]): Set<string> {
  const began = log.findLastIndex((line) => line.message === "log-operations");
  const lines = log.slice(began + 1).filter((line) => line.message === "log-assists");
  return new Set(lines.map((line) => String(line.args["unit"])));
}

/** The marker that lies on a counter. */
export function markerOn(id: string, unit: Unit, supported: Set<string>): string {
  if (unit.marked) return "strategic_movement";
  return unit.used && supported.has(id) ? "assault" : "";
}

/** The markers that lie on the map: by hex, in a fixed order. */
export function markersOf({ markers }: View): Map<string, string[]> {
  const found = new Map<string, string[]>();
  const lay = (kind: string, hex: string): unknown => found.set(hex, [...(found.get(hex) ?? []), kind]);
  if (markers.surprise) lay("surprise_attack", markers.surprise);
  for (const hex of markers.paradrop) lay("paradrop", hex);
  for (const hex of markers.partisans) lay("partisans", hex);
  for (const [, hex] of markers.bombing) lay("bombing", hex);
  return found;
}
