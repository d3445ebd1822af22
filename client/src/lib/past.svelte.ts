// A table at a moment that can be chosen: what happened up to it, and all that lay there then.
import * as http from "./http";
import { order, PART, partOf, STEPS, steps, unfold, type Moment } from "./moments";
import { LiveTable } from "./table.svelte";
import type { LogLine } from "./types";
import { complaint } from "./why.svelte";

export abstract class Past extends LiveTable {
  override readonly past = true;
  /** The number of the moment that is wanted. */
  at = $state(0);
  /** The moment that is shown: the wanted one as soon as it is loaded. */
  moment = $state.raw<Moment | undefined>();
  /** The number of the last moment there is. */
  last = $state(0);
  playing = $state(false);
  trouble = $state("");
  protected moments: Moment[] = [];
  private loading = new Map<number, Promise<void>>();
  protected left = false;

  constructor(readonly live: LiveTable) {
    super(live.id);
    this.info = live.info;
    this.mine = live.mine;
    this.chat = live.chat;
    this.connected = true;
  }

  /** Where the part begins that tells of a moment, and all parts as they will be wanted. */
  protected abstract part(at: number): number;
  protected abstract parts(): number[];
  /** Fetch a part; it says also how many moments there are. */
  protected abstract fetch(first: number): Promise<[number, Moment][]>;
  /** What happened up to now, as far back as it is known. */
  protected abstract story(): LogLine[];

  /** The first moment to be shown; then the rest of the game is loaded. */
  async begin(at: number): Promise<void> {
    this.at = at;
    // A link may lead behind the end of the game.
    await this.load(this.part(at)).catch(() => this.load(0));
    this.go(Math.min(at, this.last));
    for (const first of this.parts()) if (!this.left) await this.load(first);
    this.show();
  }

  go(at: number): void {
    this.at = Math.max(0, Math.min(this.last, at));
    if (this.moments[this.at]) this.show();
    else
      this.load(this.part(this.at)).then(
        () => this.show(),
        (error: unknown) => (this.trouble = complaint(error)),
      );
  }

  toggle(): void {
    if (this.at === this.last) this.go(0);
    this.playing = !this.playing;
  }

  override close(): void {
    this.left = true;
    this.playing = false;
  }

  private show(): void {
    const moment = this.moments[this.at];
    if (!moment || this.left) return;
    this.trouble = "";
    this.log = this.story();
    if (moment === this.moment) return;
    this.moment = moment;
    this.views = moment.views;
    this.fresh = moment.log;
    this.beat += 1;
  }

  /** Forget all moments: they will be fetched again. */
  protected again(): void {
    this.moments = [];
    this.loading.clear();
  }

  private load(first: number): Promise<void> {
    let loaded = this.loading.get(first);
    if (!loaded) {
      loaded = this.fetch(first).then((found) => {
        for (const [number, moment] of found) this.moments[number] = moment;
      });
      // What could not be loaded is asked for again.
      loaded.catch(() => this.loading.delete(first));
      this.loading.set(first, loaded);
    }
    return loaded;
  }
}

/** A finished game, answer by answer: with nothing hidden, or as a seat or a spectator saw it. */
export class PastTable extends Past {
  override readonly hides = false;
  /** With whose eyes: a seat, `spectator`, or nothing for all. */
  eyes = $state("");
  /** So many answers were given under older rules. */
  old = $state(0);

  /** The address of what is shown. */
  get path(): string {
    return `/table/${this.id}?at=${this.at}${this.eyes && `&seat=${this.eyes}`}`;
  }

  get seats(): string[] {
    return (this.info?.seats ?? []).map((chair) => chair.seat);
  }

  override get looked(): string[] {
    return this.eyes === "spectator" ? [] : this.eyes ? [this.eyes] : this.seats;
  }

  override get front(): string | undefined {
    return this.eyes ? this.looked[0] : this.moment?.seat || this.looked[0];
  }

  /** Look at the same moment with other eyes. */
  look(eyes: string): void {
    this.playing = false;
    this.eyes = this.known(eyes);
    this.again();
    this.go(this.at);
  }

  /** Eyes that there are; those of all, if there are none like these. */
  known(eyes: string): string {
    return eyes === "spectator" || this.seats.includes(eyes) ? eyes : "";
  }

  protected part = partOf;

  protected parts(): number[] {
    return order(partOf(this.at), this.last, PART);
  }

  protected async fetch(first: number): Promise<[number, Moment][]> {
    const eyes = this.eyes;
    const part = await http.moments(this.id, first, eyes);
    this.last = part.answers;
    this.old = part.old ?? 0;
    // Somebody may have chosen other eyes in the meantime.
    return eyes === this.eyes ? unfold(part) : [];
  }

  protected story(): LogLine[] {
    let start = this.at;
    while (start && this.moments[start - 1]) start -= 1;
    return this.moments.slice(start, this.at + 1).flatMap((one) => one.log);
  }
}

/** A game that goes on, step by step, with our own eyes. */
export class PastSteps extends Past {
  /** Of each step: how many lines the log had then. */
  private lines: number[] = [];

  /** The address of what is shown: the last line that was written then. It holds for good. */
  get path(): string {
    return `/table/${this.id}?line=${Math.max(0, (this.lines[this.at] ?? 0) - 1)}`;
  }

  constructor(live: LiveTable) {
    super(live);
    // Until the first moment is loaded, all stays as it is.
    this.views = live.views;
    this.shown = live.shown;
    this.log = live.log;
    this.first = live.first;
    this.beat = live.beat;
  }

  /** Look back at the moment when a line was written, or so many steps before. */
  async beginAt(line: number, before = 0): Promise<void> {
    try {
      this.count((await http.history(this.id)).lines);
      this.find(line, before);
    } catch (error) {
      this.trouble = complaint(error);
    }
  }

  /** The line of the log that is looked at, as the address says it; any of its step. */
  shows(line: number): boolean {
    const before = this.at ? this.lines[this.at - 1]! : 0;
    return before <= line && line < (this.lines[this.at] ?? 0);
  }

  private count(lines: number[]): void {
    this.lines = lines;
    this.last = lines.length - 1;
  }

  find(line: number, before = 0): void {
    const at = this.lines.findIndex((lines) => lines > line);
    this.go((at < 0 ? this.last : at) - before);
  }

  protected part(at: number): number {
    return Math.floor(at / STEPS) * STEPS;
  }

  /** Only what is looked at: the past of a game that goes on is rarely read as a whole. */
  protected parts(): number[] {
    return [];
  }

  protected async fetch(first: number): Promise<[number, Moment][]> {
    const part = await http.history(this.id, first);
    this.count(part.lines);
    return steps(part, this.live.log, this.live.first);
  }

  protected story(): LogLine[] {
    this.first = this.live.first;
    return this.live.log.slice(0, Math.max(0, this.lines[this.at]! - this.live.first));
  }
}
