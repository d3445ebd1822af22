// What each answer to the open question would change: asked of the server once for a question.
import * as http from "./http";

/** A pointer that only passes over an answer asks nothing. */
const PATIENCE = 60;

export class PreviewStore {
  private known = $state.raw<{ key: string; answers: Record<string, unknown> }>({ key: "", answers: {} });
  private wanted = "";
  private timer: ReturnType<typeof setTimeout> | undefined;

  /** Somebody looks at an answer to a question. */
  want(table: string, seat: string, number: number): void {
    const key = `${seat} ${number}`;
    if (key === this.wanted) return;
    this.wanted = key;
    clearTimeout(this.timer);
    this.timer = setTimeout(() => {
      http.previews(table, seat).then(
        (found) => {
          if (found.number === number) this.known = { key, answers: found.answers };
        },
        // What could not be fetched is asked for again.
        () => (this.wanted = ""),
      );
    }, PATIENCE);
  }

  of(seat: string, number: number, answer: string): unknown {
    return this.known.key === `${seat} ${number}` ? this.known.answers[answer] : undefined;
  }
}
