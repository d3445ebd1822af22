// Which of this browser's seats is in front: one person's, or several people at one screen.
import type { LiveTable } from "./table.svelte";

export class Screen {
  /** Groups of seats, one for each person, where several share this screen. */
  readonly groups: string[][];
  private chosen = $state("");
  /** The person who is looking now. */
  private looking = $state(-1);

  constructor(private readonly table: () => LiveTable) {
    const live = table();
    const kept = live.hides ? localStorage.getItem(`screen ${live.id}`) : null;
    this.groups = JSON.parse(kept ?? "[]") as string[][];
  }

  get live(): LiveTable {
    return this.table();
  }

  private get wanted(): string | undefined {
    const open = this.live.open;
    return open.includes(this.chosen) ? this.chosen : (open[0] ?? (this.chosen || this.live.front));
  }

  private group(seat: string | undefined): number {
    return this.groups.findIndex((group) => group.includes(seat ?? ""));
  }

  /** Whether the screen has to be handed to somebody else first. */
  get hidden(): boolean {
    return this.groups.length > 1 && this.group(this.wanted) !== this.looking;
  }

  get next(): string[] {
    return this.groups[this.group(this.wanted)] ?? [];
  }

  /** The seat whose cards are shown. */
  get seat(): string | undefined {
    return this.hidden ? undefined : this.wanted;
  }

  get seats(): string[] {
    return this.groups.length > 1 ? (this.groups[this.looking] ?? []) : this.live.looked;
  }

  get several(): boolean {
    return this.seats.length > 1;
  }

  look(seat: string): void {
    this.chosen = seat;
  }

  /** The next person has the screen now. */
  handOver(): void {
    this.looking = this.group(this.wanted);
  }
}
