import { describe, expect, it } from "vitest";
import { leads } from "../src/games/quartermaster/leads";
import naval from "../src/games/naval";
import quartermaster from "../src/games/quartermaster";
import { grouped, kept, latest, retold, shows, since, telling, turns, usualTurn } from "../src/lib/story";
import type { LogLine } from "../src/lib/types";

const line = (message: string, args: LogLine["args"] = {}, back?: number): LogLine => ({
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
    const shown = (lines: LogLine[], always: boolean): string[] =>
      latest(kept(lines), usualTurn, always).lines.map((one) => one.line.message);
    expect(shown([played, turn], true)).toEqual(["log-turn"]);
    expect(shown([played, turn], false)).toEqual(["log-played"]);
    expect(shown([turn, played], true)).toEqual(["log-played"]);
  });

  it("leaves the card of an earlier step behind when the attacks are final or a defence begins", () => {
    const lines = [line("log-played-cancel", { card: "intelligence" }), line("log-final"), line("log-defence"), line("log-roll-ship")];
    const found = latest(kept(lines), usualTurn);
    expect(found.card).toBeUndefined();
    expect(found.lines.map((one) => one.line.message)).toEqual(["log-defence", "log-roll-ship"]);
  });

  describe("of a turn", () => {
    const told = (...lines: LogLine[]) => {
      const found = retold(turns(kept([line("log-turn", { nation: "japan" }), ...lines]), quartermaster.turnOf)[0]!, quartermaster);
      return { ...found, lines: found.lines.map((one) => one.line.message) };
    };
    const laid = line("log-laid-status", { nation: "japan", card: "japan.shipping" });
    const scored = (points: number) => line("log-scored", { team: "axis", points });

    it("says once that a card was laid and used, and what all of it scored", () => {
      const used = line("log-used-status", { nation: "japan", card: "japan.shipping" });
      expect(told(laid, scored(2), used, scored(1), line("log-drew"))).toMatchObject({
        card: "japan.shipping",
        lines: ["log-laid-status"],
        points: [["axis", 3]],
      });
    });

    it("says what was laid, also where no points were scored", () => {
      expect(told(laid, line("log-no-victory")).lines).toEqual(["log-laid-status", "log-no-victory"]);
    });

    it("says what a battle came to and what answered it, not that it was fought", () => {
      const played = line("log-played", { nation: "japan", card: "japan.land_battle" });
      const revealed = line("log-revealed", { nation: "united_kingdom", card: "united_kingdom.answer" });
      const lines = [played, line("log-battled"), line("log-removed-battle"), revealed, line("log-recruited")];
      expect(told(...lines).lines).toEqual(["log-removed-battle", "log-revealed", "log-recruited"]);
    });
  });

  it("of a naval turn tells first who was sunk", () => {
    const hit = (ship: string): LogLine => line("log-damaged", { ship });
    const lines = [hit("a"), hit("b"), hit("c"), hit("d"), hit("e"), line("log-sunk", { ship: "e" }), line("log-sunk-ship")];
    const found = retold(turns(kept([line("log-turn", { seat: "bravo" }), ...lines]), usualTurn)[0]!, naval);
    expect(found.lines.map(({ line: { message, args } }) => args["ship"] ?? message)).toEqual(["a", "b", "c", "e", "log-sunk-ship"]);
    expect(found.lines.at(-2)!.line.message).toBe("log-sunk");
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

describe("turns", () => {
  const turn = (seat: string, round?: number): LogLine => line("log-turn", { seat, ...(round ? { round } : {}) });
  const did = (what: string): LogLine => line(`log-${what}`);
  const all = turns(
    kept([did("set"), turn("a", 1), did("one"), turn("b"), did("two"), did("three"), turn("c", 2), turn("a"), did("four")]),
    usualTurn,
  );
  const seats = (found: typeof all): string[] => found.map((one) => one.seat);

  it("begin with their line, and keep the round until another is named", () => {
    expect(all.map((one) => [one.seat, one.round, one.lines.length])).toEqual([
      ["", "", 1],
      ["a", "1", 1],
      ["b", "1", 2],
      ["c", "2", 0],
      ["a", "2", 1],
    ]);
    expect(all.map((one) => one.head?.number)).toEqual([undefined, 1, 3, 6, 7]);
  });

  it("of the others since mine are news, as far as something was done", () => {
    expect(seats(since(all, ["a"])), "between my two turns").toEqual(["b"]);
    expect(seats(since(all, ["b"])), "since my turn, up to now").toEqual(["a"]);
    expect(seats(since(all, ["z"])), "to who has just come, all of it").toEqual(["a", "b", "a"]);
    expect(seats(since(all.slice(0, 2), ["a"]))).toEqual([]);
    expect(since([], ["a"])).toEqual([]);
  });
});

describe("what is told again", () => {
  it("leaves out what happens every turn", () => {
    const routine = ["drew", "discarded", "shuffled", "turn", "paid", "started"].map((one) => line(`log-${one}`));
    const told = telling(kept([...routine, line("log-built"), line("log-scored")]));
    expect(told.map((one) => one.line.message)).toEqual(["log-built", "log-scored"]);
  });

  it("shows the face of a card that was played, laid, used, shown or copied", () => {
    const of = (message: string, args: LogLine["args"] = { card: "x" }): unknown => shows(line(message, args));
    expect(["played", "laid-status", "revealed", "used-status", "copied"].map((one) => of(`log-${one}`))).toEqual(
      Array(5).fill("x"),
    );
    expect([of("log-discarded"), of("log-played", {}), of("log-played", { card: 3 })]).toEqual(Array(3).fill(undefined));
  });

  it("begins with the last card, or with the turn", () => {
    const turn = line("log-turn", { seat: "a" });
    const found = latest(kept([turn, line("log-played", { card: "x" }), line("log-built")]), usualTurn);
    expect([found.card, found.lines.map((one) => one.line.message)]).toEqual(["x", ["log-played", "log-built"]]);
    const none = latest(kept([line("log-built"), turn, line("log-scored")]), usualTurn);
    expect([none.card, none.lines.map((one) => one.line.message)]).toEqual([undefined, ["log-scored"]]);
  });

  it("does not put lines together that tell of different things", () => {
    const one = line("log-lost", { nation: "a", cards: ["x"] });
    expect(grouped(kept([one, line("log-lost", { nation: "a" })]))).toHaveLength(2);
    expect(grouped(kept([one, line("log-kept", { nation: "a", cards: ["y"] })]))).toHaveLength(2);
  });
});
