// Arrows of attacks: they leave at the bow, run between the ships, pass their label, and end at the target.
import type { Attack } from "./types";

export interface ShipBox {
  left: number;
  right: number;
  top: number;
  bottom: number;
  /** How far below its top an arrow leaves or arrives. */
  port: number;
}

export interface Arrow {
  attack: string;
  path: string;
  /** The point of the arrow and to which side it looks; none for the part that leaves a ship. */
  head?: [number, number, number];
  tail?: [number, number];
  mine: boolean;
  /** How it comes: through the air in strokes, under water in dots, else in one line. */
  by: "air" | "water" | "surface";
}

type Point = [number, number];

const GAP = 12;

function by({ types }: Attack): Arrow["by"] {
  if (types.includes("air_strike")) return "air";
  return types.includes("torpedo") ? "water" : "surface";
}

/** A line with round corners. */
export function rounded(points: Point[], radius = 9): string {
  const kept = points.filter((one, i) => !i || Math.hypot(one[0] - points[i - 1]![0], one[1] - points[i - 1]![1]) > 1.5);
  let path = `M${kept[0]![0]} ${kept[0]![1]}`;
  for (let i = 1; i < kept.length - 1; i++) {
    const [before, at, after] = [kept[i - 1]!, kept[i]!, kept[i + 1]!];
    const to = (other: Point): Point => {
      const length = Math.hypot(other[0] - at[0], other[1] - at[1]) || 1;
      const share = Math.min(radius, length / 2) / length;
      return [at[0] + (other[0] - at[0]) * share, at[1] + (other[1] - at[1]) * share];
    };
    path += `L${to(before).join(" ")}Q${at.join(" ")} ${to(after).join(" ")}`;
  }
  const end = kept.at(-1)!;
  return `${path}L${end[0]} ${end[1]}`;
}

/** From a ship to the edge of the label: straight if nothing is between, else in the lane below it. */
function way(ship: ShipBox, label: ShipBox, margin: number): { points: Point[]; side: number } {
  const middle = (label.left + label.right) / 2;
  const side = (ship.left + ship.right) / 2 < middle ? 1 : -1;
  const x = side > 0 ? ship.right : ship.left;
  const y = ship.top + ship.port;
  const edge = side > 0 ? label.left : label.right;
  const lane = edge - side * margin;
  const beside = label.top + Math.min(14, (label.bottom - label.top) / 2);
  const near = Math.abs(lane - x) < 2.5 * GAP;
  const points: Point[] = near
    ? [[x, y], [lane, y]]
    : [[x, y], [x + (side * GAP) / 2, y], [x + (side * GAP) / 2, ship.bottom + 4], [lane, ship.bottom + 4]];
  return { points: [...points, [lane, beside], [edge, beside]], side };
}

export function arrows(
  attacks: Attack[],
  ships: (id: string) => ShipBox | undefined,
  labels: (id: string) => ShipBox | undefined,
  mine: (attack: Attack) => boolean,
): Arrow[] {
  const found: Arrow[] = [];
  for (const [index, attack] of attacks.entries()) {
    const label = labels(attack.id);
    const target = ships(attack.target);
    if (!label || !target) continue;
    for (const id of attack.ships) {
      const from = ships(id);
      if (!from) continue;
      // Each has a lane of its own, as far as there is room.
      const { points } = way(from, label, 8 + 5 * (index % 3));
      found.push({ attack: attack.id, path: rounded(points), tail: points[0]!, mine: mine(attack), by: by(attack) });
    }
    const { points, side } = way(target, label, 6);
    const tip = points[0]!;
    found.push({
      attack: attack.id,
      path: rounded(points.reverse()),
      head: [tip[0], tip[1], side],
      mine: mine(attack),
      by: by(attack),
    });
  }
  return found;
}

export const LABEL_GAP = 8;

/** Labels beside their targets, pushed apart where they would cover each other, between two heights. */
export function spread(
  wanted: { id: string; at: number; height: number }[],
  top: number,
  bottom: number,
): Map<string, number> {
  const sorted = [...wanted].sort((a, b) => a.at - b.at);
  const found = new Map<string, number>();
  let free = top;
  for (const one of sorted) {
    const at = Math.max(free, one.at);
    found.set(one.id, at);
    free = at + one.height + LABEL_GAP;
  }
  let limit = bottom;
  for (const one of sorted.reverse()) {
    const at = Math.max(top, Math.min(found.get(one.id)!, limit - one.height));
    found.set(one.id, at);
    limit = at - LABEL_GAP;
  }
  return found;
}
