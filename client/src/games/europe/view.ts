// A view of this game. Written by client/generate.py from seen.py of the game.
import type { Asked } from "../../lib/asked";

/** The table as someone sees it. */
export interface View {
  game: "europe";
  scenario: string;
  turn: number;
  last_turn: number;
  month: number;
  year: number;
  phase: string;
  idle: string[];
  faction: string | null;
  weather: ZoneWeather;
  winner: string | null;
  level: string | null;
  joint: string[];
  policies: string[];
  war: [string, string][];
  seats: Record<string, string[]>;
  countries: Record<string, Country>;
  factions: Record<string, Faction>;
  units: Record<string, Unit>;
  guards: string[];
  holds: Record<string, string[]>;
  markers: Markers;
  cup: Record<string, number>;
  cup_box: Record<string, number>;
  decisions: Asked[];
  file?: string;
}

/** The weather in the three zones. */
export interface ZoneWeather {
  cold: string;
  temperate: string;
  warm: string;
}

/** A country: whose it is, its will and its points. */
export interface Country {
  faction: string | null;
  status: string;
  will: number;
  points: number;
  factories: number;
  lost: number;
  attitude: string | null;
  fallen: number | null;
  capital: string | null;
}

/** What a faction has besides its units. */
export interface Faction {
  strategic_moves: number;
  surprise: number;
  surprise_box: number;
  paradrops: number;
  partisans: number;
  ground_support: number;
}

/** A counter. */
export interface Unit {
  country: string;
  type: string;
  at: string;
  reduced: boolean;
  sorties: number;
  supply: "low" | "none" | "supplied";
  used: boolean;
  marked: boolean;
}

/** Markers on the map, by hex. */
export interface Markers {
  surprise: string | null;
  paradrop: string[];
  partisans: string[];
  bombing: [string, string][];
}

/** The map: everything that never changes at a table. */
export interface Scenery {
  hexes: [string, number, number, string, string][];
  climates: Record<string, string[]>;
  seas: Record<string, string[]>;
  barriers: [string, string][];
  ferries: [string, string][];
  rivers: Record<string, [string, string][]>;
  lines: [string, string][];
  forts: string[];
  held: Record<string, string[]>;
  cities: Record<string, City>;
  zones: Record<string, OffMap>;
  kinds: Record<string, UnitKind>;
  homes: Record<string, string>;
  goals: Goal[];
}

/** A city on the map. */
export interface City {
  id: string;
  will: number;
  factories: number;
  capital: boolean;
  port: boolean;
  source: "" | "limited" | "unlimited";
}

/** A box beside the map. */
export interface OffMap {
  country: string;
  joins: string[];
  port: boolean;
  factories: number;
}

/** A type of unit, with its numbers. */
export interface UnitKind {
  group: number;
  kind: number;
  points: number;
  range: number;
  activation: number;
  replacement: number;
  mobilization: number;
}

/** eu 12.1 One of the ways for the game to end, in the order in which they are read. */
export interface Goal {
  level: string;
  winner: string | null;
  conquered: string[];
  until: number;
  cities: string[];
  count: number;
  joint: boolean;
  more: boolean;
}

/** Everything a ground unit can do now. */
export interface UnitReach {
  unit: string;
  points: number;
  steps: Record<string, ReachableHex>;
  attacks: ReachableAttack[];
  on: string[];
  way: string[];
  past: Record<string, string>;
}

/** A hex that a unit can go to. */
export interface ReachableHex {
  left: number;
  before: string;
  zone: boolean;
  fed: boolean;
}

/** An attack that a unit could make after a move. */
export interface ReachableAttack {
  target: string;
  start: string;
  left: number;
  percent: number;
}

/** Everything a unit could do against a hex once it has moved. */
export interface AttackPlans {
  plans: AttackPlan[];
}

/** An attack that a unit could make once it has moved. */
export interface AttackPlan {
  answer: string;
  message: string;
  args: Record<string, unknown>;
  details: AttackDetail[];
}

/** A line about an attack: a cost, a modifier, a possible result. */
export interface AttackDetail {
  message: string;
  args: Record<string, unknown>;
  rule: string;
  chance: number | null;
}

/** Supply, zones of control and threats, by faction. */
export interface MapOverlays {
  factions: Record<string, FactionOverlay>;
}

/** Where a faction is in supply, and which ground it controls. */
export interface FactionOverlay {
  sources: string[];
  limited: string[];
  fed: string[];
  lines: [string, string][];
  zones: string[];
  threatened: Record<string, string[]>;
}

/** The turn, its rules, and the tables needed at a real table. */
export interface Chart {
  factions: string[];
  phases: ChartPhase[];
  rules: Record<string, RuleText>;
  weather: Record<string, string[][]>;
  prices: Record<string, Record<string, number>>;
  bands: number[];
  results: Record<string, number[][]>;
  cup: string[];
  diplomacy_cost: number;
  transfer_most: number;
  givers: string[];
  examples: Record<string, ExampleBoard>;
}

/** One of the thirteen phases. */
export interface ChartPhase {
  id: string;
  rules: string[];
  each: boolean;
  policies: string[];
  steps: ChartStep[];
}

/** One box of a chart. */
export interface ChartStep {
  id: string;
  rules: string[];
  by: string;
  may: boolean;
  again: boolean;
  policy: string;
}

/** A rule: its heading and what it says. */
export interface RuleText {
  title: Bilingual;
  summary: Bilingual;
}

/** A text in two languages. */
export interface Bilingual {
  en: string;
  fr: string;
}

/** A small board beside a chart. */
export interface ExampleBoard {
  scenery: Scenery;
  view: View;
  reach: UnitReach | null;
}

/** A scenario file as far as it can be drawn. */
export interface Draft {
  scenery: Scenery;
  view: View;
  letters: Record<string, string>;
}
