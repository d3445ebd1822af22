// Who sits where at a table to be made: by seat `me`, `open`, or the level of a bot.
import type { SeatChoice } from "./types";

export type Wishes = Record<string, string>;

/** Me where the game goes on, or else on the first seat; bots everywhere else. */
export function usual(seats: string[], asked: string[], level: string): Wishes {
  const own = asked[0] ?? seats[0];
  return Object.fromEntries(seats.map((seat) => [seat, seat === own ? "me" : level]));
}

export function seated(wishes: Wishes): Record<string, SeatChoice> {
  const seating = (wish: string): SeatChoice =>
    wish === "me" || wish === "open" ? { who: wish } : { who: "bot", level: wish };
  return Object.fromEntries(Object.entries(wishes).map(([seat, wish]) => [seat, seating(wish)]));
}
