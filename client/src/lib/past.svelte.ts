// A finished table at a moment that can be chosen: what happened up to it, with nothing hidden.
import * as http from "./http";
import { order, partOf, unfold, type Moment } from "./moments";
import { LiveTable } from "./table.svelte";
import type { Line } from "./types";
import { complaint } from "./why.svelte";

export class PastTable extends LiveTable {
  override readonly hides = false;
  /** How many answers have been given at the moment that is wanted. */
  at = $state(0);
  /** The moment that is shown: the wanted one as soon as it is loaded. */
  moment = $state.raw<Moment | undefined>();
  answers = $state(0);
  playing = $state(false);
  trouble = $state("");
  private moments: Moment[] = [];
  private loading = new Map<number, Promise<void>>();
  private left = false;

  constructor(live: LiveTable) {
    super(live.id);
    this.info = live.info;
    this.mine = live.mine;
    this.connected = true;
  }

  override get looked(): string[] {
    return (this.info?.seats ?? []).map((chair) => chair.seat);
  }

  override get front(): string | undefined {
    return this.moment?.seat || this.looked[0];
  }

  /** The first moment to be shown; then the rest of the game is loaded. */
  async begin(at: number): Promise<void> {
    this.at = at;
    // A link may lead behind the end of the game.
    await this.load(partOf(at)).catch(() => this.load(0));
    this.go(Math.min(at, this.answers));
    for (const first of order(this.at, this.answers)) if (!this.left) await this.load(first);
    this.show();
  }

  go(at: number): void {
    this.at = Math.max(0, Math.min(this.answers, at));
    if (this.moments[this.at]) this.show();
    else
      this.load(partOf(this.at)).then(
        () => this.show(),
        (error: unknown) => (this.trouble = complaint(error)),
      );
  }

  toggle(): void {
    if (this.at === this.answers) this.go(0);
    this.playing = !this.playing;
  }

  override close(): void {
    this.left = true;
    this.playing = false;
  }

  private show(): void {
    const moment = this.moments[this.at];
    if (!moment) return;
    this.trouble = "";
    this.log = this.story();
    if (moment === this.moment) return;
    this.moment = moment;
    this.views = { spectator: moment.view };
    this.fresh = moment.log;
    this.beat += 1;
  }

  /** What happened up to now, as far back as it is loaded. */
  private story(): Line[] {
    let start = this.at;
    while (start && this.moments[start - 1]) start -= 1;
    return this.moments.slice(start, this.at + 1).flatMap((one) => one.log);
  }

  private load(first: number): Promise<void> {
    let loaded = this.loading.get(first);
    if (!loaded) {
      loaded = http.moments(this.id, first).then((part) => {
        this.answers = part.answers;
        for (const [number, moment] of unfold(part)) this.moments[number] = moment;
      });
      // What could not be loaded is asked for again.
      loaded.catch(() => this.loading.delete(first));
      this.loading.set(first, loaded);
    }
    return loaded;
  }
}
