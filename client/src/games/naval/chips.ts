// What a ship carries and can do, as signs with the number that it rolls.
import type { ShipFacts } from "./types";

export interface Chip {
  kind: "weapon" | "own" | "stop" | "command";
  sign: string;
  text: string;
}

const rolls = (numbers: number[] | undefined): string => (numbers ?? []).map((one) => `${one}+`).join(" ");

/** The signs of a ship; a submarine evades in another way while it is active. */
export function chipsOf(ship: ShipFacts, active = false): Chip[] {
  const evasion = (active ? ship.active : 0) || ship.evasion || 0;
  const all: Chip[] = [
    ...(ship.weapons ?? []).map((weapon): Chip => ({ kind: "weapon", sign: weapon, text: "" })),
    { kind: "own", sign: "air_strike", text: rolls(ship.air_strikes) },
    { kind: "own", sign: "asw", text: rolls(ship.asw) },
    { kind: "stop", sign: "defence", text: rolls(ship.air_defence) },
    { kind: "stop", sign: "evasion", text: evasion ? `${evasion}+` : "" },
    { kind: "command", sign: "command", text: ship.command ? `+${ship.command}` : "" },
  ];
  return all.filter((chip) => chip.text || chip.kind === "weapon");
}
