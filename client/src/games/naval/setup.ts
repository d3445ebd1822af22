// naval 17: a scenario leaves no choice about some settings; teams have as many seats each.

const FIXED = ["seats", "fleet", "teams", "stock"];
const TEAMS: Record<string, number> = { two: 2, three: 3 };

export function offered(name: string, values: string[], options: Record<string, string>): string[] {
  const scenario = (options["scenario"] ?? "none") !== "none";
  if (scenario && FIXED.includes(name)) return [];
  if (name !== "teams") return values;
  const seats = Number(options["seats"] ?? 2);
  return values.filter((value) => {
    const teams = TEAMS[value];
    return !teams || (seats > teams && seats % teams === 0);
  });
}
