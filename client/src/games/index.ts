// The games that bring something for the page: each in its folder, none is named outside it.
import type { Component, Snippet } from "svelte";
import type { Setup } from "../lib/setup.svelte";
import type { Heard } from "../lib/sound";
import type { PointsOf, TurnOf } from "../lib/story";
import type { LiveTable } from "../lib/table.svelte";
import type { CardInfo, Summary } from "../lib/types";

export interface TableProps {
  live: LiveTable;
  /** What stands below the board; and for the question, in the replay of a finished game. */
  bar?: Snippet;
  panel?: Snippet;
}

/** Which values of a setting are offered beside the others that are chosen. */
export type Offered = (name: string, values: string[], options: Record<string, string>) => string[];

/** What the end of a game shows in the game's own way. */
export interface EndParts {
  /** The class under which the game's colours are. */
  kind?: string;
  /** Attributes of an element that is about a seat: they give it the seat's colours. */
  colours?: (seat: string, live: LiveTable) => Record<string, string>;
  /** A picture of something that was used, by the one fact that names it. */
  picture?: Component<GameShown & { what: Record<string, unknown>; seat: string }>;
  /** A small sign of a seat. */
  sign?: Component<{ seat: string }>;
  /** A drawing of the winners for the poster: one SVG element of 300 by 300. */
  winners?: Component<GameShown & { seats: string[] }>;
  /** Sections of its own. */
  more?: Component<{ live: LiveTable; summary: Summary }>;
}

interface GameShown {
  live: LiveTable;
  cards: Map<string, CardInfo>;
}

/** What `index.ts` of a game may have. */
export interface GameParts {
  table?: () => Promise<{ default: Component<TableProps> }>;
  offered?: Offered;
  /** The setting that makes the most difference: it is chosen beside “Play now”. */
  chief?: string;
  /** What a setting shows below its values, by its name. */
  more?: Record<string, Component<{ setup: Setup; value: string }>>;
  /** Attributes of things on the table that can be an answer. */
  places?: string[];
  /** What is heard of a line of the log, by the beginning of its message without `log-`. */
  sounds?: Heard;
  end?: () => Promise<{ default: EndParts }>;
  /** A page of its own at /charts/GAME: the turn as a chart, for people with the printed game too. */
  charts?: () => Promise<{ default: Component }>;
  /** A page of its own at /workshop/GAME: where people make scenarios. */
  workshop?: () => Promise<{ default: Component }>;
  /** After how many rounds it ends at the latest. */
  rounds?: number;
  /** Whose turn a line of the log begins. */
  turnOf?: TurnOf;
  /** Who gains or loses points with a line of the log. */
  pointsOf?: PointsOf;
  /** Messages of the log that come every turn, told last where there is little room. */
  common?: RegExp;
  /** Messages that say what came of a turn: before all others a recap tells these, those that matter most first. */
  outcomes?: RegExp[];
  /** A picture behind the title of the first page. */
  picture?: () => Promise<{ default: Component }>;
}

const found = import.meta.glob<GameParts>("./*/index.ts", { eager: true, import: "default" });
const GAMES = new Map(Object.entries(found).map(([path, parts]) => [path.split("/")[1]!, parts]));

/** What a game brings; a game from elsewhere brings nothing, and has a plain table. */
export function partsOf(game: string): GameParts {
  return GAMES.get(game) ?? {};
}
