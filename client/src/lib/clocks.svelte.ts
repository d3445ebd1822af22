// The clocks of a table: told by the server now and then, and counted on from there.
import type { ClockRules, SeatTime } from "./types";

/** A clock as it stands now. */
export interface RunningClock extends SeatTime {
  low: boolean;
}

/** The part of the whole time below which little is left. */
const LOW = 0.2;

export class Clocks {
  private rows = $state.raw<SeatTime[]>([]);
  private told = 0;
  private now = $state(0);

  /** What the server says. */
  hear(rows: SeatTime[]): void {
    this.rows = rows;
    this.told = this.now = performance.now();
  }

  tick(): void {
    this.now = performance.now();
  }

  get any(): boolean {
    return this.rows.length > 0;
  }

  /** All clocks as they stand now. */
  standing(rules: ClockRules): RunningClock[] {
    const passed = (this.now - this.told) / 1000;
    return this.rows.map((row) => {
      const ran = row.runs ? Math.max(0, passed - row.off) : 0;
      const left = Math.max(0, row.left - ran);
      const low = row.runs && left < (rules.seconds ?? 0) * LOW;
      return { ...row, left, off: Math.max(0, row.off - passed), low };
    });
  }
}
