// The games that bring something for the page: each in its folder, none is named outside it.
import type { Component, Snippet } from "svelte";
import type { Setup } from "../lib/setup.svelte";
import type { LiveTable } from "../lib/table.svelte";

export interface TableProps {
  live: LiveTable;
  /** While a finished game is gone through: what stands below the board, and for the question. */
  bar?: Snippet;
  panel?: Snippet;
}

/** Which values of a setting are offered beside the others that are chosen. */
export type Offered = (name: string, values: string[], options: Record<string, string>) => string[];

/** What `index.ts` of a game may have. */
export interface GameParts {
  table?: () => Promise<{ default: Component<TableProps> }>;
  offered?: Offered;
  /** What a setting shows below its values, by its name. */
  more?: Record<string, Component<{ setup: Setup; value: string }>>;
  /** Attributes of things on the table that can be an answer. */
  places?: string[];
  /** A picture behind the title of the first page. */
  picture?: () => Promise<{ default: Component }>;
}

const found = import.meta.glob<GameParts>("./*/index.ts", { eager: true, import: "default" });
const GAMES = new Map(Object.entries(found).map(([path, parts]) => [path.split("/")[1]!, parts]));

/** What a game brings; a game from elsewhere brings nothing, and has a plain table. */
export function partsOf(game: string): GameParts {
  return GAMES.get(game) ?? {};
}
