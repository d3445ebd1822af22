// What people note at a real table: kept in this browser, and shared by a link.
import { decode, encode } from "./link";

export interface FactoryAccount {
  name: string;
  factories: number;
  lost: number;
  extra: number;
  multiplier: number;
  /** Points received, less those given. */
  transfers: number;
  spent: number;
}

export interface Notebook {
  phase: number;
  faction: number;
  /** The factions that are played. */
  playing: boolean[];
  turn: number;
  month: number;
  year: number;
  weather: Record<string, string>;
  accounts: FactoryAccount[];
  cup: number[];
  notes: string;
}

const KEY = "europe-notebook";

export const FRESH: Notebook = {
  phase: 0,
  faction: 0,
  playing: [true, true, true],
  turn: 1,
  month: 8,
  year: 1939,
  weather: {},
  accounts: [],
  cup: [0, 0, 0],
  notes: "",
};

/** A notebook from elsewhere, with what is missing or odd put right; nothing, if it is none. */
export function read(found: unknown): Notebook | undefined {
  if (typeof found !== "object" || found === null) return undefined;
  const given = found as Record<string, unknown>;
  const number = (name: keyof Notebook, most: number): number => {
    const value = Number(given[name]);
    return Number.isInteger(value) && value >= 0 && value <= most ? value : (FRESH[name] as number);
  };
  const list = (name: keyof Notebook): unknown[] =>
    Array.isArray(given[name]) ? (given[name] as unknown[]) : [];
  const count = (value: unknown): number => Math.round(Math.min(999, Math.max(-999, Number(value) || 0)));
  return {
    phase: number("phase", 12),
    faction: number("faction", 2),
    playing: [0, 1, 2].map((at) => list("playing")[at] !== false),
    turn: number("turn", 999),
    month: number("month", 11),
    year: number("year", 9999),
    weather: Object.fromEntries(
      Object.entries((given["weather"] ?? {}) as Record<string, unknown>)
        .filter(([, sky]) => typeof sky === "string")
        .slice(0, 3),
    ) as Record<string, string>,
    accounts: list("accounts")
      .slice(0, 40)
      .map((one) => {
        const row = (one ?? {}) as Record<string, unknown>;
        return {
          name: String(row["name"] ?? "").slice(0, 40),
          factories: count(row["factories"]),
          lost: count(row["lost"]),
          extra: count(row["extra"]),
          multiplier: count(row["multiplier"] ?? 1),
          transfers: count(row["transfers"]),
          spent: count(row["spent"]),
        };
      }),
    cup: [0, 1, 2].map((at) => Math.max(0, count(list("cup")[at]))),
    notes: String(given["notes"] ?? "").slice(0, 20000),
  };
}

/** eu 9.1.1 and 9.1.2: factories, less lost ones, plus extra ones, times the multiplier. */
export function points(one: FactoryAccount): number {
  return (Math.max(0, one.factories - one.lost) + one.extra) * one.multiplier;
}

export const left = (one: FactoryAccount): number => points(one) + one.transfers - one.spent;

/** The next faction, or the next phase, or the next turn: then the sky is unknown, and points are counted anew. */
export function forward(book: Notebook, phases: { each: boolean }[]): void {
  const later = phases[book.phase]?.each ? book.playing.findIndex((on, at) => on && at > book.faction) : -1;
  if (later >= 0) book.faction = later;
  else {
    enter(book, (book.phase + 1) % phases.length);
    if (book.phase) return;
    book.turn += 1;
    month(book, 1);
    book.weather = {};
    for (const account of book.accounts) account.transfers = account.spent = 0;
  }
}

/** Where the tracker was before; the start of the first turn is as far back as it goes. */
export function backward(book: Notebook, phases: { each: boolean }[]): void {
  const earlier = phases[book.phase]?.each ? book.playing.lastIndexOf(true, book.faction - 1) : -1;
  if (book.faction && earlier >= 0) book.faction = earlier;
  else if (book.phase || book.turn > 1) {
    if (!book.phase) {
      book.turn -= 1;
      month(book, -1);
    }
    enter(book, (book.phase || phases.length) - 1);
    if (phases[book.phase]?.each) book.faction = Math.max(0, book.playing.lastIndexOf(true));
  }
}

/** A phase begins with the first faction that is played. */
export function enter(book: Notebook, phase: number): void {
  book.phase = phase;
  book.faction = Math.max(0, book.playing.indexOf(true));
}

function month(book: Notebook, by: 1 | -1): void {
  const months = book.year * 12 + book.month + by;
  [book.year, book.month] = [Math.floor(months / 12), months % 12];
}

class NotebookStore {
  book = $state<Notebook>(structuredClone(FRESH));

  constructor() {
    try {
      this.book = read(JSON.parse(localStorage.getItem(KEY) ?? "null")) ?? structuredClone(FRESH);
    } catch {
      // What cannot be read is begun anew.
    }
  }

  save(): void {
    localStorage.setItem(KEY, JSON.stringify(this.book));
  }

  /** Begin anew, or go on from somebody's notebook. */
  open(book: Notebook = structuredClone(FRESH)): void {
    this.book = book;
  }

  link(): string {
    return `${location.origin}${location.pathname}#book=${encode($state.snapshot(this.book))}`;
  }
}

/** The notebook in a link; nothing, if there is none or it is damaged. */
export function shared(hash: string): Notebook | undefined {
  const found = /^#book=(.+)$/.exec(hash)?.[1];
  return found ? read(decode(found)) : undefined;
}

export const kept = new NotebookStore();
