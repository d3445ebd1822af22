import { describe, expect, it } from "vitest";
import { leads } from "../src/games/quartermaster/leads";
import { grouped, kept, latest, usualTurn } from "../src/lib/story";
import type { Line } from "../src/lib/types";

const line = (message: string, args: Line["args"] = {}, back?: number): Line => ({
  message,
  args,
  back,
});

describe("the story", () => {
  it("leaves out what was taken back", () => {
    const lines = [line("a"), line("b"), line("c"), line("undone", {}, 1)];
    expect(kept(lines, 0).map((told) => told.line.message)).toEqual(["a", "undone"]);
    expect(kept([line("c"), line("undone", {}, 5)], 5).map((told) => told.number)).toEqual([6]);
  });

  it("lets the game begin once", () => {
    const told = kept([line("log-started"), line("log-began"), line("log-turn")]);
    expect(told.map((one) => one.line.message)).toEqual(["log-began", "log-turn"]);
  });

  it("tells lines of one kind once", () => {
    const discard = line("log-discarded", { nation: "italy" });
    const other = line("log-discarded", { nation: "japan" });
    const told = grouped(kept([discard, discard, discard, other]));
    expect(told.map((one) => [one.line.args["nation"], one.count])).toEqual([
      ["italy", 3],
      ["japan", 1],
    ]);
  });

  it("puts the cards of one kind of line together", () => {
    const seen = (card: string) => line("log-discarded-seen", { nation: "italy", cards: [card] });
    expect(grouped(kept([seen("a"), seen("b")]))[0]!.line.args["cards"]).toEqual(["a", "b"]);
  });

  it("says at least whose turn it is where nothing has been done yet", () => {
    const turn = line("log-turn", { seat: "japan" });
    const played = line("log-played", { card: "japan.build_army" });
    const shown = (lines: Line[], always: boolean): string[] =>
      latest(kept(lines), usualTurn, always).lines.map((one) => one.line.message);
    expect(shown([played, turn], true)).toEqual(["log-turn"]);
    expect(shown([played, turn], false)).toEqual([]);
    expect(shown([turn, played], true)).toEqual(["log-played"]);
  });

  it("follows the lead from turn to turn", () => {
    const lines = [
      line("log-turn", { round: 1, nation: "germany" }),
      line("log-scored", { team: "axis", points: 3 }),
      line("log-turn", { round: 1, nation: "united_kingdom" }),
      line("log-scored", { team: "allies", points: 5 }),
      line("log-lost-points", { team: "axis", points: 1 }),
    ];
    expect(leads(lines, "axis", -3, 1).map((one) => one.lead)).toEqual([3, -3]);
  });

  it("begins where the position did", () => {
    const lines = [line("log-scored", { team: "axis", points: 3 })];
    expect(leads(lines, "axis", 8, 9)).toEqual([{ round: 9, nation: "", lead: 8 }]);
  });
});
