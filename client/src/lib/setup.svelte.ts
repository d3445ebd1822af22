// A game about to be made: which one, with what options, and who sits where.
import { partsOf } from "../games";
import type { GameInfo, Games, SeatChoice } from "./types";

export class Setup {
  known = $state.raw<Games | undefined>();
  game = $state("");
  options = $state<Record<string, string>>({});
  /** How well the bots play, and which seats have a level of their own. */
  level = $state("recruit");
  levels = $state<Record<string, string>>({});
  /** A seat, `random`, a group of seats `0` or `1`, or `team` for a random one. */
  me = $state("");
  people = $state(2);

  get info(): GameInfo | undefined {
    return this.known?.games.find((one) => one.id === this.game);
  }

  get games(): GameInfo[] {
    return this.known?.games ?? [];
  }

  /** The values of a setting that can be chosen beside the others. */
  private offered(name: string, values: string[], options: Record<string, string>): string[] {
    return partsOf(this.game).offered?.(name, values, options) ?? values;
  }

  get bots(): string[] {
    return this.known?.bots ?? [];
  }

  /** The settings with the values that can be chosen beside the others. */
  get settings(): { name: string; values: string[]; value: string; free: boolean }[] {
    return (this.info?.settings ?? [])
      .filter((one) => one.name !== "cover")
      .map((one) => ({
        name: one.name,
        values: this.offered(one.name, one.values, this.options),
        value: this.options[one.name] ?? one.default,
        // Any number will do, not only those that are proposed.
        free: Boolean(one.pattern) && one.values.every((value) => /^\d+$/.test(value)),
      }))
      .filter((one) => one.values.length > 1);
  }

  get seats(): string[] {
    const count = this.options["seats"];
    return (count && this.info?.people[count]?.flat()) || (this.info?.seats ?? []);
  }

  /** Whole teams that one person may play, where the game has any. */
  get teams(): string[][] {
    const groups = this.info?.people["2"] ?? [];
    return groups.every((group) => group.length > 1) ? groups : [];
  }

  /** How many people can share one screen. */
  get sizes(): number[] {
    const seats = this.seats.length;
    return Object.entries(this.info?.people ?? {})
      .filter(([, groups]) => groups.flat().length === seats)
      .map(([size]) => Number(size));
  }

  learn(known: Games): void {
    this.known = known;
    if (!known.bots.includes(this.level)) this.level = known.bots[0] ?? "";
    this.pick(this.game || (known.games[0]?.id ?? ""));
  }

  pick(game: string): void {
    this.game = game;
    this.options = {};
    this.levels = {};
    this.me = this.info?.seats[0] ?? "";
    this.fit();
  }

  set(name: string, value: string): void {
    const options: Record<string, string> = { ...this.options, [name]: value };
    // What this choice leaves no room for goes back to what it was.
    for (const one of this.info?.settings ?? []) {
      const chosen = options[one.name];
      if (chosen && !this.offered(one.name, one.values, options).includes(chosen))
        delete options[one.name];
    }
    this.options = options;
    this.fit();
  }

  private fit(): void {
    if (!this.seats.includes(this.me) && !/^(random|team|\d)$/.test(this.me))
      this.me = this.seats[0] ?? "";
    if (!this.sizes.includes(this.people)) this.people = this.sizes[0] ?? 2;
  }

  /** The seats that "as …" means. */
  mine(): string[] {
    const any = <T>(list: T[]): T => list[Math.floor(Math.random() * list.length)]!;
    if (this.me === "random") return [any(this.seats)];
    if (this.me === "team") return any(this.teams);
    return this.teams[Number(this.me)] ?? [this.me];
  }

  bot(seat: string): SeatChoice {
    return { who: "bot", level: this.levels[seat] || this.level };
  }

  all(seating: (seat: string) => SeatChoice): Record<string, SeatChoice> {
    return Object.fromEntries(this.seats.map((seat) => [seat, seating(seat)]));
  }
}
