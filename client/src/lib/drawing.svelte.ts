// Draws the seed of a table with the others, by itself, as long as the game has not begun.
import * as http from "./http";
import { bound, due, fresh, keep, promise, recall } from "./share";
import type { LiveTable } from "./table.svelte";

export class Drawing {
  /** The message of what is wrong: our share is missing, or lies on another device. */
  trouble = $state("");
  private busy = false;
  private again = false;

  constructor(private live: LiveTable) {}

  /** What it depends on: when this changes, there may be something to do. */
  get key(): string {
    const { status, deal } = this.live.info ?? {};
    return JSON.stringify([status, deal, this.live.mine, this.live.connected]);
  }

  async look(): Promise<void> {
    if (this.live.info?.status !== "waiting" || !this.live.mine.length) return;
    this.again = this.busy;
    if (this.busy) return;
    this.busy = true;
    try {
      await this.act();
    } catch {
      // The table has changed in the meantime: what it says next is looked at again.
    }
    this.busy = false;
    if (this.again) await this.look();
  }

  private async act(): Promise<void> {
    const id = this.live.id;
    const { table, mine, promises } = await http.table(id);
    const kept = recall(id);
    const deed = due(table, mine, promises, kept);
    const waits = mine.some((seat) => table.deal.awaited.includes(seat));
    this.trouble = "";
    if (deed === "promise") {
      const value = fresh();
      keep(id, value);
      await http.act(id, "share", { commit: promise(value) });
    } else if (deed === "tell") {
      keep(id, kept!.value, bound(promises));
      await http.act(id, "reveal", { value: kept!.value });
    } else if (deed === "lost") this.trouble = "client-deal-lost";
    else if (waits && table.deal.stage === "reveal") this.trouble = "client-deal-elsewhere";
  }
}
