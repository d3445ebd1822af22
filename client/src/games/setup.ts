// Which values of a setting a game offers beside the others that are chosen.
import type { Component } from "svelte";
import type { Setup } from "../lib/setup.svelte";
import Teams from "./naval/Teams.svelte";
import { offered as naval } from "./naval/setup";

export type Offered = (name: string, values: string[], options: Record<string, string>) => string[];

const GAMES: Record<string, Offered> = { naval };

/** What a setting shows below its values: by game and setting. */
export const MORE: Record<string, Component<{ setup: Setup; value: string }>> = {
  "naval teams": Teams,
};

export function offered(
  game: string,
  name: string,
  values: string[],
  options: Record<string, string>,
): string[] {
  return GAMES[game]?.(name, values, options) ?? values;
}
