// The charts of the game, fetched once.
import { charts } from "../../../lib/http";
import type { Chart } from "../view";

class ChartStore {
  data = $state.raw<Chart | undefined>();
  private asked = false;

  load(): void {
    if (this.asked) return;
    this.asked = true;
    charts("europe").then(
      (found) => (this.data = found.charts as unknown as Chart),
      () => (this.asked = false),
    );
  }
}

export const chart = new ChartStore();
