// naval 17: a scenario leaves no choice about some settings; naval 15.2: teams sit as they like.

const FIXED = ["seats", "fleet", "teams", "stock"];
const TEAMS: Record<string, number> = { two: 2, three: 3 };
export const MOST_TEAMS = 5;

export function offered(name: string, values: string[], options: Record<string, string>): string[] {
  const scenario = (options["scenario"] ?? "none") !== "none";
  if (scenario && FIXED.includes(name)) return [];
  const chosen = options[name] ?? "";
  if (name === "fleet" && /^[1-9]\d{0,2}$/.test(chosen) && !values.includes(chosen))
    return [...values, chosen];
  if (name !== "teams") return values;
  const seats = Number(options["seats"] ?? 2);
  const own = /^[1-5]+$/.test(chosen) && chosen.length === seats ? [chosen] : [];
  // A team of one alone is none.
  return [...values.filter((value) => seats > (TEAMS[value] ?? 0)), ...own];
}

/** The team of each seat, from 1; nobody has one without team play. */
export function teams(word: string, seats: number): number[] {
  const number = TEAMS[word];
  if (number) return Array.from({ length: seats }, (_, seat) => (seat % number) + 1);
  return word.length === seats ? [...word].map(Number) : [];
}

/** The word for such teams, numbered without a gap; none if all would be in one. */
export function seating(found: number[]): string | undefined {
  const used = [...new Set(found)].sort();
  if (used.length < 2) return undefined;
  return found.map((team) => used.indexOf(team) + 1).join("");
}
