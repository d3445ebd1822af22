// Our share of a table's seed: promised when we sit down, told when all promises are fixed, and
// checked when the game is over. See docs/security.md.
import { sha256 } from "./sha256";
import type { Promises, TableInfo } from "./types";

/** What this browser writes down of a table. */
interface KeptShare {
  value: string;
  /** What everybody was bound to when we told our share: the server first. */
  seen?: string[];
}

export interface Checked {
  who: string;
  /** Whether the share is the one whose hash was promised. */
  kept: boolean;
}

export interface Outcome {
  shares: Checked[];
  /** Whether the seed follows from the shares. */
  seed: boolean;
  /** Whether all is as we wrote it down before the cards were dealt; undefined, if we did not. */
  seen: boolean | undefined;
}

const key = (table: string): string => `share ${table}`;

export const promise = (value: string): string => sha256(`wartable share ${value}`);

/** 128 random bits. */
export function fresh(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return [...bytes].map((byte) => byte.toString(16).padStart(2, "0")).join("");
}

export function recall(table: string): KeptShare | undefined {
  const text = localStorage.getItem(key(table));
  return text ? (JSON.parse(text) as KeptShare) : undefined;
}

export function keep(table: string, value: string, seen?: string[]): void {
  localStorage.setItem(key(table), JSON.stringify({ value, seen }));
}

/** What there is to do now for the seed: a hash to give, a share to tell, or nothing. */
export function due(
  info: TableInfo,
  mine: string[],
  promises: Promises,
  kept: KeptShare | undefined,
): "promise" | "tell" | "lost" | undefined {
  if (info.status !== "waiting" || !mine.length) return undefined;
  const own = promises.shares.find((share) => share.seats.some((seat) => mine.includes(seat)));
  const ours = own !== undefined && kept !== undefined && own.commit === promise(kept.value);
  switch (info.deal.stage) {
    case "open":
    case "commit":
      return own ? undefined : "promise";
    case "reveal":
      if (own?.told || (own && !kept)) return undefined;
      // Our share was given on another device, or it is not in the list: then we tell nothing.
      return ours ? "tell" : own ? undefined : "lost";
    default:
      return undefined;
  }
}

/** The promises in the order in which they count. */
export const bound = (promises: Promises): string[] => [
  promises.server,
  ...promises.shares.map((share) => share.commit),
];

/** Check a record of a game that is over; undefined, if its seed was not drawn together. */
export function check(record: string, kept: KeptShare | undefined): Outcome | undefined {
  const rows = (first: string): string[][] =>
    record
      .split("\n")
      .map((line) => line.split(" "))
      .filter((words) => words[0] === first && words.length === 3);
  const promised = rows("share");
  const told = rows("told");
  const seed = /^seed (\d+)$/m.exec(record.slice(record.lastIndexOf("\nend\n")))?.[1];
  if (!promised.length || !seed) return undefined;
  const shares = promised.map(([, who, hash], at) => ({
    who: who!,
    kept: told[at]?.[1] === who && promise(told[at]?.[2] ?? "") === hash,
  }));
  const digest = sha256(`wartable joint seed ${told.map((words) => words[2]).join(" ")}`);
  return {
    shares,
    seed: BigInt(`0x${digest.slice(0, 32)}`) === BigInt(seed),
    seen: kept?.seen && kept.seen.join() === promised.map((words) => words[2]).join(),
  };
}
