// What stands in the views of every game. Written by client/generate.py from core/decision.py.

/** An open question as a view shows it; its answers are only for its own seat. */
export interface Asked {
  seat: string;
  rule: string;
  ask: string;
  options?: string[];
  about?: number[];
}
