// Something that is sent to the server: whether it is on its way, and what went wrong.
import { complaint } from "./why.svelte";

export class Sending {
  busy = $state(false);
  trouble = $state("");

  async run(job: () => Promise<unknown>): Promise<void> {
    this.busy = true;
    try {
      await job();
      this.trouble = "";
    } catch (error) {
      this.trouble = complaint(error);
    } finally {
      this.busy = false;
    }
  }
}
