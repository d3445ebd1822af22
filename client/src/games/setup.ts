// Which values of a setting a game offers beside the others that are chosen.
import { offered as naval } from "./naval/setup";

export type Offered = (name: string, values: string[], options: Record<string, string>) => string[];

const GAMES: Record<string, Offered> = { naval };

export function offered(
  game: string,
  name: string,
  values: string[],
  options: Record<string, string>,
): string[] {
  return GAMES[game]?.(name, values, options) ?? values;
}
