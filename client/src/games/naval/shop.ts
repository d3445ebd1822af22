// Suggestions for a fleet: ships are taken one by one, whichever adds most for its points.
import type { ShipFacts } from "./types";

export const STYLES = ["balanced", "missiles", "submarines"] as const;
export type Style = (typeof STYLES)[number];

export const TRAITS = ["air", "missiles", "guns", "hunters", "defence", "submarines", "command"] as const;
export type Trait = (typeof TRAITS)[number];

export const SIGNS: Record<Trait, string> = {
  air: "air_strike",
  missiles: "ssm",
  guns: "medium_gun",
  hunters: "asw",
  defence: "defence",
  submarines: "torpedo",
  command: "command",
};

/** Whether a ship is one of those that somebody looks for. */
export function is(ship: ShipFacts, trait: Trait): boolean {
  const carries = (...weapons: string[]): boolean => weapons.some((one) => ship.weapons?.includes(one));
  switch (trait) {
    case "air":
      return Boolean(ship.air_strikes?.length);
    case "missiles":
      return carries("ssm", "cruise");
    case "guns":
      return carries("small_gun", "medium_gun", "large_gun");
    case "hunters":
      return Boolean(ship.asw?.length);
    case "defence":
      return Boolean(ship.air_defence?.length);
    case "submarines":
      return !ship.hull;
    case "command":
      return Boolean(ship.command);
  }
}

const WEIGHTS: Record<Style, Partial<Record<Trait, number>>> = {
  balanced: { air: 4, missiles: 4, guns: 3, hunters: 3, defence: 3, submarines: 3, command: 1 },
  missiles: { missiles: 12, defence: 3, hunters: 2, guns: 2 },
  submarines: { submarines: 14, hunters: 2, missiles: 3, defence: 2 },
};

/** What a fleet is made of: how many of its ships are of each kind. */
export function counts(ships: ShipFacts[]): Record<Trait, number> {
  return Object.fromEntries(
    TRAITS.map((trait) => [trait, ships.filter((ship) => is(ship, trait)).length]),
  ) as Record<Trait, number>;
}

/** The ships to add to those already taken, as far as the points go. */
export function suggest(style: Style, offered: ShipFacts[], taken: ShipFacts[], points: number): string[] {
  const fleet = [...taken];
  const found: string[] = [];
  let left = points;
  for (;;) {
    const have = counts(fleet);
    const worth = (ship: ShipFacts): number => {
      const traits = TRAITS.filter((trait) => is(ship, trait));
      // The second of a kind is worth less than the first; a hull is worth something by itself.
      const gain = traits.reduce((sum, trait) => sum + (WEIGHTS[style][trait] ?? 0) / (1 + have[trait] / 2), 0);
      return (gain + ship.hull / 2) / ship.vp ** 0.8;
    };
    const free = offered.filter((ship) => ship.vp <= left && !found.includes(ship.id));
    const best = free.reduce<ShipFacts | undefined>((top, ship) => (top && worth(top) >= worth(ship) ? top : ship), undefined);
    if (!best) return found;
    found.push(best.id);
    fleet.push(best);
    left -= best.vp;
  }
}
