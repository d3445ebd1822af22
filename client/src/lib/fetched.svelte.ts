// Something that a page shows and has to fetch first: it is awaited, there, or could not be had.
import { Refused } from "./http";
import { complaint } from "./why.svelte";

export class Fetched<T> {
  value = $state.raw<T | undefined>();
  trouble = $state("");
  /** Whether it is worth another try: what is not there will not be there then. */
  again = $state(false);

  constructor(private readonly get: () => Promise<T>) {
    void this.load();
  }

  async load(): Promise<void> {
    this.trouble = "";
    try {
      this.value = await this.get();
    } catch (error) {
      this.trouble = complaint(error);
      this.again = !(error instanceof Refused && error.status < 429);
    }
  }
}
