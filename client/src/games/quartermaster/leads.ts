// Who was ahead, turn by turn, as the log tells it.
import { kept } from "../../lib/story";
import type { LogLine } from "../../lib/types";

/** How the first team stood against the other after a turn. */
export interface TurnLead {
  round: number;
  nation: string;
  lead: number;
}

/** Who was ahead after each turn, up to what it is `now` in a round. */
export function leads(lines: LogLine[], team: string, now: number, round: number): TurnLead[] {
  const found: TurnLead[] = [];
  let lead = 0;
  for (const { line } of kept(lines)) {
    const points = Number(line.args["points"] ?? 0);
    const sign = line.args["team"] === team ? 1 : -1;
    if (line.message === "log-scored") lead += sign * points;
    else if (line.message === "log-lost-points") lead -= sign * points;
    else if (line.message === "log-turn")
      found.push({
        round: Number(line.args["round"] ?? 1),
        nation: String(line.args["nation"] ?? ""),
        lead,
      });
    if (found.length) found[found.length - 1]!.lead = lead;
  }
  if (!found.length) found.push({ round, nation: "", lead });
  // A game from a position begins with points that no line tells of.
  const untold = now - lead;
  return found.map((one) => ({ ...one, lead: one.lead + untold }));
}
