// The secret links of a table that this browser was told; the server tells each once.
import type { MyTable } from "./types";

export class Links {
  all = $state.raw<Record<string, string>>({});
  /** The seat whose link was copied last. */
  copied = $state("");

  constructor(private id: string) {
    this.all = JSON.parse(sessionStorage.getItem(`links ${id}`) ?? "{}") as Record<string, string>;
  }

  /** The whole address that opens a seat, where it is known. */
  of(seat: string): string {
    const link = this.all[seat];
    return link ? new URL(link, location.origin).href : "";
  }

  learn(made: MyTable): void {
    if (!Object.keys(made.links).length) return;
    this.all = { ...this.all, ...made.links };
    this.copied = "";
    sessionStorage.setItem(`links ${this.id}`, JSON.stringify(this.all));
  }

  async copy(seat: string): Promise<void> {
    await navigator.clipboard?.writeText(this.of(seat));
    this.copied = seat;
  }
}
