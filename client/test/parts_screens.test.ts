// Parts of the page in states that are rare at a table: what is heard and seen of each, and what each press sends.
// `make stored` writes it anew.
import { flushSync, mount, unmount, type Component } from "svelte";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import Chat from "../src/components/Chat.svelte";
import ChatSwitch from "../src/components/ChatSwitch.svelte";
import ClockConsent from "../src/components/ClockConsent.svelte";
import ClockMenu from "../src/components/ClockMenu.svelte";
import ClockReturn from "../src/components/ClockReturn.svelte";
import Consent from "../src/components/Consent.svelte";
import Devices from "../src/components/Devices.svelte";
import Invitation from "../src/components/Invitation.svelte";
import JoinCode from "../src/components/JoinCode.svelte";
import LessonPanel from "../src/components/LessonPanel.svelte";
import MenuBox from "../src/components/MenuBox.svelte";
import NoticeSettings from "../src/components/NoticeSettings.svelte";
import Programs from "../src/components/Programs.svelte";
import Recap from "../src/components/Recap.svelte";
import ReplayPanel from "../src/components/ReplayPanel.svelte";
import Rounds from "../src/components/Rounds.svelte";
import Standings from "../src/components/Standings.svelte";
import SpectatorConsent from "../src/components/SpectatorConsent.svelte";
import Stalled from "../src/components/Stalled.svelte";
import StartGame from "../src/components/StartGame.svelte";
import TableClocks from "../src/components/TableClocks.svelte";
import TableRow from "../src/components/TableRow.svelte";
import TimeBar from "../src/components/TimeBar.svelte";
import Tools from "../src/components/Tools.svelte";
import TournamentRound from "../src/components/TournamentRound.svelte";
import Countries from "../src/games/europe/Countries.svelte";
import Counter from "../src/games/europe/Counter.svelte";
import { arrows } from "../src/games/naval/arrows";
import Basket from "../src/games/naval/Basket.svelte";
import Cancelled from "../src/games/naval/Cancelled.svelte";
import Defences from "../src/games/naval/Defences.svelte";
import Portrait from "../src/games/naval/Portrait.svelte";
import Race from "../src/games/naval/Race.svelte";
import Shop from "../src/games/naval/Shop.svelte";
import type { Attack } from "../src/games/naval/types";
import quartermaster from "../src/games/quartermaster";
import Chips from "../src/games/quartermaster/Chips.svelte";
import Hand from "../src/games/quartermaster/Hand.svelte";
import Pile from "../src/games/quartermaster/Pile.svelte";
import Score from "../src/games/quartermaster/Score.svelte";
import { Links } from "../src/lib/links.svelte";
import { LiveTable } from "../src/lib/table.svelte";
import { PastSteps, PastTable } from "../src/lib/past.svelte";
import Tournament from "../src/pages/Tournament.svelte";
import type { CardInfo, Choice, LogLine } from "../src/lib/types";
import { say, speech } from "../src/lib/words.svelte";
import { changed, heard } from "./heard";
import { serveWords } from "./page";

/** What was sent since the last look. */
let sent: string[] = [];
const NOTICES = {
  key: "",
  quiet: 60,
  ways: ["mail", "webhook"],
  notices: [
    { id: "1", kind: "mail", target: "a…@example.org", confirmed: false, failures: 0 },
    { id: "2", kind: "webhook", target: "https://example.org", confirmed: true, failures: 3 },
  ],
};
const line = (message: string, args: LogLine["args"] = {}): LogLine => ({ message, args });
const device = (id: string, rest: object = {}): object =>
  ({ id, label: `Phone ${id}`, seats: ["alpha"], since: 1_780_000_000, here: false, watching: false, ...rest });
const DEVICES = { devices: [device("1", { here: true }), device("2", { watching: true }), device("3"), device("4", { label: "", since: 0 })] };
const TOKEN = { id: "k", name: "Robot", scopes: ["read", "play"], made: 1_780_000_000 };
const said = (number: number, by: string, rest: object = {}): object =>
  ({ number, by, name: `Mrs ${by}`, text: `Line ${number}`, emote: "", at: 1_780_000_000 + number, ...rest });
const TALK = { on: true, room: "seats", me: ["alpha"], lines: [said(1, "bravo"), said(2, "alpha"), said(3, "bravo", { text: "", emote: "wow" })], muted: [] };
const STEP: object = { message: "lesson-first-build", steps: ["build", "battle"], judged: null };
const REPLIES: Record<string, unknown> = {
  "/api/games": { bots: ["random", "officer"], games: [] },
  "/api/notices": NOTICES,
  "/api/tables/t/devices": DEVICES,
  "/api/tables/t/expel": { devices: [0, 2, 3].map((at) => DEVICES.devices[at]) },
  "/api/tables/t/code": { code: "ABCD-EFGH", link: "/table/t#device.ABCD-EFGH", seconds: 600 },
  "/api/tables/t/chat": TALK,
  "POST /api/tables/t/chat": said(9, "alpha", { text: "Hello" }),
  'POST /api/tables/t/chat/mute {"who":"bravo","mute":true}': { ...TALK, lines: [said(2, "alpha")], muted: [{ who: "bravo", name: "Mrs bravo" }] },
  'POST /api/tables/t/chat/mute {"who":"bravo","mute":false}': TALK,
  "/api/tables/t/history": { first: 0, lines: [1, 2, 4], views: {}, steps: [{}, {}, {}] },
  "/api/tables/t/history?at=0": { first: 0, lines: [1, 2, 4], views: {}, steps: [{}, {}, {}] },
  "/api/tables/t/moments?at=0": { first: 0, answers: 2, old: 1, log: [], view: { decisions: [] }, moments: [
    { seat: "bravo", ask: "ask-discard", said: { answer: "pass", message: "answer-pass", args: {} }, log: [], patch: { decisions: [{ seat: "alpha" }] } },
    { seat: "alpha", ask: "", said: null, log: [], patch: { decisions: [] } },
  ] },
  "/api/tables/t/moments?at=0&seat=spectator": { first: 0, answers: 2, old: 1, log: [], view: {}, moments: [
    { seat: "bravo", ask: "", said: null, log: [line("log-turn", { round: 1, seat: "bravo" })], patch: {} }, { seat: "alpha", ask: "", said: null, log: [], patch: {} },
  ] },
  "/api/tokens": { tokens: [TOKEN], token: { ...TOKEN, id: "new" }, secret: "wt_secret" },
  "/api/tables/t/lesson": STEP,
  "/api/tables/lost/lesson": { ...STEP, judged: { right: false, message: "lesson-first-build-wrong", rule: "qm 5.1" } },
  "/api/tables/won/lesson": { ...STEP, judged: { right: true, message: "lesson-first-build-right", rule: "qm 5.1" } },
};

/** Whether the server refuses all that is sent. */
let refuses = false;
const REFUSED = { error: { rule: "table", message: "reason-too-fast", args: {} } };

class Socket {
  static OPEN = 1;
  static last: Socket;
  readyState = 1;
  constructor() {
    Socket.last = this;
  }
  onmessage: (event: { data: string }) => void = () => undefined;
  send = (text: string): void => void sent.push(text.replace(/"id":"[^"]*",/, ""));
  close = (): void => undefined;
}

// Each has many states, and the machine may be busy.
vi.setConfig({ testTimeout: 60_000 });

beforeAll(async () => {
  vi.stubEnv("TZ", "UTC");
  vi.useFakeTimers({ now: new Date("2026-06-01T12:00:00Z"), toFake: ["Date"] });
  vi.stubGlobal("WebSocket", Socket);
  serveWords();
  for (const game of ["quartermaster", "naval", "europe"]) await speech.use("en", game);
  // What only some parts say is here, too, before any of them is shown.
  await speech.ready("client-of-no-page", {});
  const words = globalThis.fetch;
  vi.stubGlobal("fetch", (path: string, how?: RequestInit) => {
    if (path.includes("/words/")) return words(path);
    if (path.startsWith("/api/tournaments/")) REPLIES[path] = cup();
    if (how?.method !== "GET") sent.push(`${how?.method} ${path} ${String(how?.body ?? "").replace(/"(commit|device)":"[^"]{2,}"/g, '"$1":"…"')}`);
    if (refuses && how?.method !== "GET") return Promise.resolve(new Response(JSON.stringify(REFUSED), { status: 409 }));
    const reply = REPLIES[`${how?.method} ${path} ${String(how?.body)}`] ?? REPLIES[`${how?.method} ${path}`] ?? REPLIES[path];
    return Promise.resolve(new Response(JSON.stringify(reply ?? (path.startsWith("/api/notices") ? NOTICES : { links: {} }))));
  });
});
afterAll(() => {
  vi.useRealTimers();
  vi.unstubAllEnvs();
});

const seat = (id: string, rest: object = {}): object =>
  ({ seat: id, kind: "person", name: `Mrs ${id}`, level: "", resigned: false, devices: 1, ...rest });
const DEAL = { source: "new", after: 0, kept: false, anew: false, stage: "drawn", by: [], awaited: [], broken: 0 };
const NONE = { kind: "none", seconds: 0, gain: 0 };
const WEEK = { kind: "bank", seconds: 604_800, gain: 43_200, out: "open", days_off: 5 };
const time = (id: string, rest: object = {}): object =>
  ({ seat: id, left: 9000, runs: false, off: 0, days_off: 3.5, outs: 0, away: "", ...rest });

function info(rest: object = {}): object {
  return {
    id: "t", game: "naval", options: {}, title: "", status: "playing", listed: false, watch: "anyone", cover: true, pace: 0,
    hints: false, away: 300, chat: false, clock: NONE, clocks: [], clock_asked: null, host: "Mrs alpha", result: null,
    rematch: "", deal: DEAL, spectators: { see: "public", seat: "", delay: 0, shown: false, waiting: [] },
    seats: [seat("alpha"), seat("bravo"), seat("charlie", { kind: "bot", level: "officer" })], ...rest,
  };
}

/** A table that Anna sits at as alpha. */
function live(rest: object = {}, table: object = {}, id = "t"): LiveTable {
  const made = new LiveTable(id);
  made.connect();
  const snapshot = {
    type: "snapshot", first: 0, log: [], table: info(table), mine: ["alpha"], owner: false, views: {}, asked: {}, undo: {},
    consent: null, orders: {}, here: ["alpha"], ...rest,
  };
  Socket.last.onmessage({ data: JSON.stringify(snapshot) });
  return made;
}

/** Looking back at the first step of a game that goes on. */
function lookingBack(): object {
  const now = live({ log: [1, 2, 3, 4].map((round) => line("log-turn", { round })), asked: { alpha: { number: 1 } } });
  const past = new PastSteps(now);
  past.now = () => sent.push("now");
  void past.beginAt(0);
  return { live: now, past };
}

/** At a moment of a finished game. */
function watchedAgain(at: number): object {
  const past = new PastTable(live({}, { status: "over" }));
  void past.begin(at);
  return { past };
}

const watched = (see: string, waiting: string[], rest: object = {}): object =>
  ({ spectators: { see, seat: "bravo", delay: 3600, shown: false, waiting }, ...rest });
const row = (rest: object, table: object = {}): object =>
  ({ row: { table: info(table), mine: [], asked: false, round: 3, waiting: [], changed: 1_780_000_000, ...rest }, sit: () => undefined });
const asking = { seat: "bravo", waiting: ["alpha"], clock: WEEK };
const ship = (id: string, rest: object = {}): CardInfo =>
  ({ id: `soviet_union.${id}`, group: "soviet_union", texts: {}, definition: { id, type: "frigate", hull: 6, vp: 8, ...rest } }) as unknown as CardInfo;
const SHIPS = [ship("kiev", { air_strikes: [5] }), ship("druzhny", { hull: 3, vp: 3, weapons: ["ssm"] }), ship("k_314", { hull: 0, vp: 5, evasion: 3, active: 5 })];
const CARDS = new Map([
  ...SHIPS.map((one): [string, CardInfo] => [one.id, one]),
  ["actions.missile_launch", { id: "actions.missile_launch", texts: {}, definition: [{ damage: 2 }] } as unknown as CardInfo],
]);
const attack = (id: string, target: string, rest: object = {}): object =>
  ({ id, target, seat: "bravo", types: ["ssm"], row: 1, card: null, ships: ["gary"], needed: null, damage: 2, hard: 0, sinks: false,
     large_gun: false, stopped: false, resolved: false, ...rest });
const fleet = (rest: object = {}): object =>
  ({ navy: "soviet_union", team: null, out: false, rows: [["kiev", "druzhny"]], active: ["k_314"], passive: [], reserve: [], damage: [
     { ship: "kiev", card: "x", damage: 4 }], sunk: [], rolls: 0, hand_size: 7, hand_count: 2, stock_costs: [], ...rest });
const sea = (attacks: object[]): object =>
  ({ round: 1, turn: "alpha", goal: 25, vp: { alpha: 10, bravo: 4 }, attacks, defences: [],
     seats: { alpha: fleet({ navy: "united_states", rows: [["gary"]], damage: [] }), bravo: fleet() } });
const choice = (answer: string): Choice =>
  ({ answer, message: `answer-${answer.split(" ")[0]}`, args: { card: `germany.${answer.split(" ")[1]}` } }) as unknown as Choice;

const nation = (rest: object = {}): object =>
  ({ armies: [], navies: [], air_forces: [], unsupplied: [], sources: [], safe: [], reserve: {}, status: [], used: [], hand_count: 0,
     down_count: 0, deck_count: 0, discard: [], discard_down_count: 0, known: [], ...rest });
const score = (axis: number, allies: number, rest: object = {}): object =>
  ({ view: { round: 4, turn: "germany", step: "supply", vp: { axis, allies }, opening: false, air_marshal: false, ...rest }, lead: [] });
const hand = (cards: string[], count: number | undefined, ...answers: string[]): object =>
  ({ nation: "germany", view: nation({ hand: cards, down: [] }), cards: new Map(), hover: () => undefined,
     question: { number: 1, ask: "ask-discard", args: count ? { count } : {}, choices: answers.map(choice) },
     answer: (words: string) => Promise.resolve(void sent.push(`answer ${words}`)) });
const turn = (who: string, number: number, ...lines: LogLine[]): object =>
  ({ seat: who, round: "2", head: { line: line("log-turn"), number, count: 1 },
     lines: lines.map((one, at) => ({ line: one, number: number + at + 1, count: 1 })) });
const unit = (rest: object = {}): object =>
  ({ id: "u", kind: { kind: 0 }, unit: { country: "germany", type: "infantry", at: "0101", reduced: false, sorties: 0, supply: "supplied", used: false, marked: false, ...rest } });
const menu = (of: LiveTable): object =>
  ({ live: of, links: new Links("t"), free: [], playing: true, close: () => sent.push("close"), notices: () => sent.push("notices") });
const order = (wish: string, only: object = {}): object => ({ card: "intelligence", do: wish, only });

const entrant = (number: number, rest: object = {}): object =>
  ({ id: `e${number}`, number, name: `Mrs ${number}`, kind: "person", level: "", account: "", left: false, ...rest });
const match = (rest: object = {}): object => ({ table: "t1", players: [0, 1], points: null, how: "played", ...rest });
const standing = (number: number): object =>
  ({ entrant: number, rank: number + 1, points: 2 - number, buchholz: 1.5, berger: 0.5, direct: 1, wins: 2, games: 3 });
const cup = (rest: object = {}, about: object = {}): object => ({
  info: { id: "c", title: "Spring", game: "naval", options: {}, format: "swiss", status: "playing", entrants: 3, round: 2, rounds: 3, mine: true, ...about },
  sides: ["alpha", "bravo"], legs: 1, hours: 24, clock: NONE, auto: false, owner: true, me: 0, table: "",
  entrants: [entrant(0), entrant(1, { account: "Ben" }), entrant(2, { left: true })], standings: [0, 1, 2].map(standing),
  rounds: [
    { games: [match({ points: [1, 0] })], byes: [2], due: 1_780_000_000 },
    { games: [match({ table: "t2", points: [0.5, 0.5], how: "awarded" })], byes: [], due: 1_780_090_000 },
  ],
  ...rest,
});
const round = (of: object, running = true, due = 1_780_090_000): object =>
  ({ told: cup(), round: { games: [of], byes: [2], due }, running, award: (table: string, winner: number) => sent.push(`award ${table} ${winner}`) });
const country = (rest: object = {}): object =>
  ({ faction: "axis", status: "active", will: 9, points: 4, factories: 2, lost: 0, attitude: null, fallen: null, capital: null, ...rest });

/** What is pressed, a value that is chosen (`[data-pace]=slow`), or a message that comes meanwhile. */
type Press = string | { type: string; [part: string]: unknown };
type Case = [about: string, props: () => object, presses?: Press[]];
const PARTS: [string, string, Component<never>, Case[]][] = [
  ["Consent", "naval", Consent as never, [
    ["nothing is asked", () => ({ live: live() })],
    ["somebody else wishes", () => ({ live: live({ consent: { seat: "bravo", waiting: ["alpha"] } }) }), ["[data-agree]", "[data-disagree]"]],
    ["we wish", () => ({ live: live({ consent: { seat: "alpha", waiting: ["bravo"] } }) }), ["[data-withdraw]"]],
    ["others are asked", () => ({ live: live({ consent: { seat: "bravo", waiting: ["charlie"] } }) })],
  ]],
  ["SpectatorConsent", "naval", SpectatorConsent as never, [
    ["of a seat that is not ours", () => ({ live: live({}, watched("seat", ["bravo"])), whole: true })],
    ["of our seat, before we agreed", () => ({ live: live({ mine: ["alpha", "bravo"] }, watched("seat", ["bravo"])) }), ["[data-spectators-agree]"]],
    ["of our seat, agreed", () => ({ live: live({ mine: ["bravo"] }, watched("seat", [])), whole: true }), ["[data-spectators-withdraw]"]],
    ["of all, agreed, in short", () => ({ live: live({}, watched("all", [])) })],
    ["of all, others have not agreed", () => ({ live: live({}, watched("all", ["bravo"])), whole: true })],
    ["nobody may watch", () => ({ live: live({}, watched("all", ["alpha"], { watch: "seats" })) })],
    ["the game is over", () => ({ live: live({}, watched("all", ["alpha"], { status: "over" })) })],
  ]],
  ["ClockConsent", "naval", ClockConsent as never, [
    ["we are asked", () => ({ live: live({}, { clock_asked: asking }) }), ["[data-clock-agree]", "[data-clock-refuse]"]],
    ["we have proposed it", () => ({ live: live({}, { clock_asked: { ...asking, seat: "alpha", waiting: ["bravo"] } }) }), ["[data-clock-withdraw]"]],
    ["others are asked, and the end stays the same", () => ({ live: live({}, { clock: { ...WEEK, gain: 0 }, clock_asked: { ...asking, waiting: ["charlie"] } }) })],
  ]],
  ["ClockMenu", "naval", ClockMenu as never, [
    ["days off to take", () => ({ live: live({}, { clock: WEEK, clocks: [time("alpha"), time("bravo")] }), close: () => undefined }), ["[data-days-off]"]],
    ["on days off", () => ({ live: live({}, { clock: WEEK, clocks: [time("alpha", { off: 90_000 })] }), close: () => undefined }), ["[data-days-off-end]"]],
    ["hardly any left", () => ({ live: live({}, { clock: WEEK, clocks: [time("alpha", { days_off: 0.5 })] }), close: () => undefined })],
    ["a bot plays for us", () => ({ live: live({}, { clock: WEEK, clocks: [time("alpha", { away: "bot" })] }), close: () => undefined })],
    ["in a tournament", () => ({ live: live({}, { tournament: true }), close: () => undefined })],
  ]],
  ["TableClocks", "naval", TableClocks as never, [
    ["ours comes first, and is low", () => ({ live: live({ mine: ["bravo"] }, { clock: WEEK, clocks: [time("alpha", { off: 90_000 }), time("bravo", { runs: true, outs: 2 }), time("charlie", { away: "bot" })] }) })],
    ["ours was low, and is low again later", () => ({ live: live({}, { clock: WEEK, clocks: [time("alpha", { runs: true })] }) }), [
      { type: "clocks", clocks: [time("alpha", { left: 600_000 })] }, { type: "clocks", clocks: [time("alpha", { runs: true, left: 4000 })] },
    ]],
    ["ours is low, but we have a day off", () => ({ live: live({ mine: ["bravo"] }, { clock: WEEK, clocks: [time("bravo", { runs: true, off: 90_000 })] }) })],
  ]],
  ["Chat", "naval", Chat as never, [
    ["somebody is muted, and heard again", () => ({ live: live({}, { chat: true }), seat: "alpha" }), [
      "[data-chat-more='1']", "[data-mute=bravo]", "[data-unmute=bravo]",
    ]],
    ["a line is reported", () => ({ live: live({}, { chat: true }), seat: "alpha" }), ["[data-chat-more='1']", "[data-ask=report]", "[data-sure=report]", "[data-chat-more='3']"]],
    ["a line and a face", () => ({ live: live({}, { chat: true }), seat: "alpha" }), ["[data-chat-text]=Hello", "[data-chat-send]", "[data-emote=thanks]"]],
    ["what others say meanwhile, and ourselves", () => ({ live: live({}, { chat: true }), seat: "alpha" }), [
      { type: "said", line: said(5, "bravo") }, { type: "said", line: said(4, "alpha") }, { type: "said", line: said(5, "bravo") },
      { type: "table", table: info({ chat: true, title: "Another" }), consent: null },
    ]],
    ["for who watches", () => ({ live: live({ mine: [] }, { chat: true }) })],
  ]],
  ["ChatSwitch", "naval", ChatSwitch as never, [["off, then on", () => ({ live: live() }), ["[data-chat-allow]"]]]],
  ["JoinCode", "naval", JoinCode as never, [
    ["a code", () => ({ live: live() }), ["[data-enter-code]", "[data-code-input]=abcdefgh", "[data-join]"]],
  ]],
  ["Devices", "naval", Devices as never, [
    ["four devices", () => ({ live: live() }), ["[data-ask=expel]", "[data-not=expel]", "[data-ask=expel]", "[data-sure=expel]"]],
    ["a code, which another one uses", () => ({ live: live() }), [
      "[data-add-device]", { type: "table", table: info({ seats: [seat("alpha"), seat("bravo", { devices: 2 })] }), consent: null },
      { type: "table", table: info({ seats: [seat("alpha", { devices: 2 }), seat("bravo")] }), consent: null },
    ]],
  ]],
  ["ClockReturn", "naval", ClockReturn as never, [
    ["a bot plays for us", () => ({ live: live(), rows: [time("alpha", { away: "bot" }), time("bravo", { away: "bot" })] }), ["[data-take-back]"]],
    ["seats are free, for who sits nowhere", () => ({ live: live({ mine: [] }), rows: [time("alpha", { away: "open" }), time("bravo", { away: "open" }), time("charlie", { away: "bot" })] }), ["[data-take-free=bravo]"]],
    ["a seat is free, for who sits", () => ({ live: live(), rows: [time("bravo", { away: "open" })] })],
  ]],
  ["Programs", "naval", Programs as never, [
    ["one, and another", () => ({}), ["[data-programs]", "[data-program-name]=Second", "[data-make-token]", "[data-ask=revoke]", "[data-sure=revoke]"]],
  ]],
  ["LessonPanel", "quartermaster", LessonPanel as never, [
    ["to be done", () => ({ live: live(), at: { lesson: "first", step: 0 }, told: (on: boolean) => sent.push(`told ${on}`) })],
    ["done wrong", () => ({ live: live({}, {}, "lost"), at: { lesson: "first", step: 0 }, told: (on: boolean) => sent.push(`told ${on}`) })],
    ["done", () => ({ live: live({}, {}, "won"), at: { lesson: "first", step: 0 }, told: (on: boolean) => sent.push(`told ${on}`) })],
    ["the last one, done", () => ({ live: live({}, {}, "won"), at: { lesson: "first", step: 1 }, told: (on: boolean) => sent.push(`told ${on}`) })],
  ]],
  ["TimeBar", "naval", TimeBar as never, [
    ["nothing waits", () => ({ live: live({ log: [line("log-turn"), line("log-turn")] }) }), ["[data-time-pause]", "[data-time-pause]", "[data-pace]=step", "[data-pace]=normal"]],
    ["nothing has happened", () => ({ live: live({ mine: [] }) })],
    ["something waits", () => ({ live: live({ log: [line("log-turn")] }) }), [
      "[data-time-pause]", { type: "update", number: 1, log: [line("log-turn")] }, { type: "update", number: 2, log: [line("log-turn")] }, "[data-time-next]", "[data-time-skip]",
    ]],
    ["looking back", () => lookingBack(), ["[data-copy-moment]", "[data-replay-to=next]", "[data-replay-to=back]", "[data-replay-to=last]", "[data-replay-to=first]", "[data-replay-play]", "[data-now]"]],
  ]],
  ["ReplayPanel", "naval", ReplayPanel as never, [
    ["a finished game", () => watchedAgain(1), ["[data-copy-moment]", "[data-replay-eyes]=spectator", "[data-fork]"]],
    ["its end", () => watchedAgain(2)],
    ["its beginning", () => watchedAgain(0)],
  ]],
  ["StartGame", "naval", StartGame as never, [
    ["open seats", () => ({ open: 2, bots: ["recruit", "officer"], start: (level: string) => sent.push(`start ${level}`) }), [
      "[data-start]", "[data-start-wait]", "[data-start]", "[data-start-as-is]", "[data-start-fill]",
    ]],
    ["none", () => ({ open: 0, bots: ["recruit"], start: (level: string) => sent.push(`start ${level}`) }), ["[data-start]"]],
  ]],
  ["Tools", "naval", Tools as never, [
    ["one's own answer", () => ({ live: live({ undo: { alpha: 2 } }), seat: "alpha" }), ["[data-undo]"]],
    ["what others have to agree to", () => ({ live: live({ undo: { alpha: -1 } }), seat: "alpha" }), ["[data-undo-ask]", "[data-undo-send]"]],
    ["something new is asked meanwhile", () => ({ live: live({ undo: { alpha: -1 } }), seat: "alpha" }), ["[data-undo-ask]", { type: "update", number: 1, asked: { alpha: { number: 4, choices: [] } } }]],
    ["with bots alone", () => ({ live: live({ undo: { alpha: -1 } }, { seats: [seat("alpha"), seat("bravo", { kind: "bot" })] }), seat: "alpha" })],
    ["others are asked already", () => ({ live: live({ undo: { alpha: -1 }, consent: { seat: "alpha", waiting: ["bravo"] } }), seat: "alpha" })],
    ["nothing", () => ({ live: live({ undo: { alpha: 0 } }), seat: "alpha" })],
    ["when it is over", () => ({ live: live({ undo: { alpha: 2 } }, { status: "over" }), seat: "alpha" })],
  ]],
  ["MenuBox", "naval", MenuBox as never, [
    ["with standing orders", () => menu(live({ orders: { alpha: [order("never"), order("ask"), order("ask", { seat: "bravo" })] } })), ["[data-ask-again]"]],
    ["a bot plays for us", () => menu(live({}, { seats: [seat("alpha", { kind: "bot", level: "officer" }), seat("bravo")] })), ["[data-take]"]],
    ["we have resigned", () => menu(live({}, { seats: [seat("alpha", { kind: "bot", level: "officer", resigned: true }), seat("bravo")] }))],
    ["in a tournament", () => menu(live({}, { tournament: true }))],
    ["for who only watches", () => menu(live({ mine: [] }))],
  ]],
  ["Stalled", "naval", Stalled as never, [
    ["a person is away", () => ({ live: live({ owner: true }), waiting: ["bravo"], folded: false }), ["[data-fill]"]],
    ["everybody is here", () => ({ live: live({ here: ["alpha", "bravo"] }), waiting: ["bravo"], folded: false })],
    ["an open seat, for who made no table", () => ({ live: live({}, { seats: [seat("alpha"), seat("bravo", { kind: "open", name: "" })] }), waiting: ["bravo"], folded: false })],
    ["we are asked, and a bot", () => ({ live: live(), waiting: ["alpha", "charlie"], folded: false })],
    ["we are asked on another device", () => ({ live: live({ here: [] }), waiting: ["alpha"], folded: false })],
    ["before it begins", () => ({ live: live({}, { status: "waiting" }), waiting: ["bravo"], folded: false })],
  ]],
  ["TableRow", "naval", TableRow as never, [
    ["our turn, on the clock", () => row({ mine: ["alpha"], asked: true, waiting: ["alpha", "bravo"] }, { clocks: [time("alpha", { runs: true, left: 7200 }), time("bravo", { runs: true, left: 60 })] })],
    ["others are asked", () => row({ mine: ["alpha"], waiting: ["bravo"] }, { clocks: [time("alpha", { left: 7200 }), time("bravo", { runs: true, left: 60 })] })],
    ["on days off", () => row({ waiting: ["bravo"] }, { clocks: [time("bravo", { runs: true, off: 60 })] })],
    ["an open seat", () => row({}, { status: "waiting", listed: true, clock: WEEK, title: "Sunday", seats: [seat("alpha"), seat("bravo", { kind: "open", name: "" })] }), ["[data-sit]"]],
    ["an open seat of ours", () => row({ mine: ["alpha"] }, { status: "waiting", listed: true, seats: [seat("alpha"), seat("bravo", { kind: "open", name: "" })] })],
    ["nobody may watch", () => row({}, { watch: "seats" })],
    ["over, with somebody who has an account", () => row({}, { status: "over", listed: true, seats: [seat("alpha", { account: "Anna" }), seat("bravo", { kind: "open", name: "" })] })],
    ["from a record", () => row({}, { deal: { ...DEAL, source: "record", after: 12, kept: true } })],
    ["a lesson", () => row({ mine: ["alpha"] }, { lesson: { lesson: "poland", step: 1 } })],
  ]],
  ["Invitation", "naval", Invitation as never, [
    ["to a seat that a bot keeps warm", () => ({ found: { table: info({ title: "Sunday" }), here: ["bravo"] }, seat: "charlie", accept: () => sent.push("accept") }), ["[data-accept]"]],
    ["to a game of a move a day", () => ({ found: { table: info({ host: "Ben", clock: { kind: "move", seconds: 86_400, gain: 0, out: "bot", level: "officer", days_off: 3 } }), here: [] }, seat: "alpha", accept: () => undefined })],
    ["to a game whose cards are known", () => ({ found: { table: info({ host: "", deal: { ...DEAL, source: "position", kept: true } }), here: [] }, seat: "alpha", accept: () => undefined })],
  ]],
  ["NoticeSettings", "naval", NoticeSettings as never, [
    ["one unconfirmed, one that fails", () => ({}), ["[data-notice-remove=webhook]", "[data-notices-way]=webhook"]],
  ]],
  ["Recap", "quartermaster", Recap as never, [
    ["of two turns, with points lost", () => ({
      live: live({ asked: { alpha: { number: 1 } } }), begun: true, pointsOf: quartermaster.pointsOf, common: quartermaster.common,
      news: [turn("germany", 3, line("log-lost-points", { team: "axis", points: 2 }), line("log-built", { nation: "germany", piece: "army", space: "ukraine" })),
        turn("japan", 9, line("log-scored", { team: "allies", points: 3 }))],
    })],
    ["of nothing", () => ({ live: live(), news: [], begun: true })],
  ]],
  ["Rounds", "quartermaster", Rounds as never, [
    ["two played, the others to come", () => ({ live: live({
      log: [["germany", 1], ["japan", 1], ["germany", 2]].map(([who, round]) => line("log-turn", { nation: who!, round: round! })),
    }, { game: "quartermaster" }) })],
  ]],
  ["Standings", "naval", Standings as never, [
    ["for who runs it", () => ({ told: cup(), remove: (one: string) => sent.push(`remove ${one}`) }), ["[data-remove='1']"]],
    ["for others, everybody against everybody", () => ({ told: cup({ owner: false, me: 1 }, { format: "round_robin" }), remove: () => undefined })],
    ["when it is over", () => ({ told: cup({}, { status: "over" }), remove: () => undefined })],
    ["nobody yet", () => ({ told: cup({ entrants: [], standings: [], rounds: [] }, { status: "open" }), remove: () => undefined })],
  ]],
  ["TournamentRound", "naval", TournamentRound as never, [
    ["a game goes on", () => round(match()), ["[data-award=t1]=1"]],
    ["a game that we do not play", () => round(match({ players: [1, 2] }))],
    ["without a time", () => round(match(), true, 0)],
    ["of an earlier round", () => round(match({ points: [0, 1] }), false)],
    ["a draw", () => round(match({ points: [0.5, 0.5] }), false)],
    ["nobody to play against", () => round(match({ points: [1, 0], how: "walkover" }))],
  ]],
  ["Tournament", "naval", Tournament as never, [
    ["between two rounds, for who runs it", () => ({ id: "c" }), ["[data-next]"]],
  ]],
  ["Race", "naval", Race as never, [
    ["two attacks on one ship", () => ({ view: sea([attack("a1", "druzhny", { damage: 3 }), attack("a2", "druzhny", { damage: 3 })]), mine: ["alpha"], cards: CARDS })],
    ["attacks that may sink a damaged ship", () => ({ view: sea([attack("a1", "kiev"), attack("a2", "druzhny")]), mine: ["bravo"], cards: CARDS })],
    ["attacks that are stopped", () => ({ view: sea([attack("a1", "kiev", { stopped: true })]), mine: ["alpha"], cards: CARDS })],
  ]],
  ["Defences", "naval", Defences as never, [
    ["of our own ships, not of others’", () => ({
      view: { ...sea([attack("a1", "kiev"), attack("a2", "gary", { seat: "alpha" }), attack("a3", "druzhny", { resolved: true })]),
        defences: [{ attack: "a1", needed: 4, by: "defence", evasion: false, rolled: false }] },
      seat: "bravo", cards: CARDS, question: { choices: [{ ...choice("defend druzhny a1"), args: { attack: "a1", ships: ["druzhny"], needed: 5 } }] },
      answer: (words: string) => sent.push(`answer ${words}`),
    }), ["[data-answer]"]],
  ]],
  ["Basket", "naval", Basket as never, [
    ["empty", () => ({ fleet: fleet({ picks: [] }), cards: CARDS })],
    ["a ship and a submarine", () => ({ fleet: fleet({ picks: ["kiev", "k_314"] }), cards: CARDS })],
  ]],
  ["Portrait", "naval", Portrait as never, [
    ["a damaged ship", () => ({ ship: "kiev", navy: "soviet_union", cards: CARDS, damage: 4 })],
    ["a submarine", () => ({ ship: "k_314", navy: "soviet_union", cards: CARDS })],
  ]],
  ["Cancelled", "naval", Cancelled as never, [
    ["a card that fires at a damaged ship", () => ({
      view: sea([]), cards: CARDS, question: { message: "ask-intelligence", args: { seat: "alpha", card: "missile_launch" } },
      lines: [line("log-played-fire", { seat: "bravo", card: "missile_launch", ship: "druzhny", ships: ["gary"] }),
        line("log-played-fire", { seat: "alpha", card: "missile_launch", ship: "kiev", ships: ["gary"] })],
    })],
  ]],
  ["Shop", "naval", Shop as never, [
    ["building a fleet", () => ({
      live: live({ undo: { bravo: 0 } }), seat: "bravo", cards: CARDS, legal: new Map([["druzhny", [choice("take druzhny")]], ["k_314", [choice("take k_314")]]]),
      view: { ...sea([]), seats: { bravo: fleet({ picks: ["kiev"] }) } }, question: { number: 1, ask: "ask-fleet", args: { points: 6 } },
      act: (one: string) => sent.push(`act ${one}`),
    }), ["[data-ship=druzhny]", "[data-ship=kiev]"]],
  ]],
  ["Chips", "quartermaster", Chips as never, [
    ["a used status, cards face down, a pile", () => ({ nation: "germany", cards: new Map(), open: () => sent.push("open"),
      view: nation({ status: ["blitzkrieg", "dive_bombers"], used: ["blitzkrieg"], down_count: 2, discard: ["build_army"], discard_down_count: 3 }) }), ["[data-discard]"]],
    ["tight", () => ({ nation: "germany", cards: new Map(), tight: true, open: () => undefined, view: nation({ status: ["blitzkrieg", "dive_bombers"] }) })],
    ["nothing", () => ({ nation: "germany", cards: new Map(), open: () => undefined, view: nation() })],
  ]],
  ["Pile", "quartermaster", Pile as never, [
    ["what others know", () => ({ nation: "germany", cards: new Map(), close: () => undefined,
      view: nation({ discard: ["build_army"], discard_down_count: 2, known: [{ card: "blitzkrieg", place: "hand" }, { card: "dive_bombers", place: "deck" }] }) })],
    ["with nothing hidden", () => ({ nation: "germany", cards: new Map(), close: () => undefined,
      view: nation({ deck: ["land_battle"], discard_down: ["sea_battle"], known: [{ card: "blitzkrieg", place: "hand" }] }) })],
    ["nothing", () => ({ nation: "germany", cards: new Map(), close: () => undefined, view: nation() })],
  ]],
  ["Score", "quartermaster", Score as never, [
    ["the Axis leads", () => score(12, 9)],
    ["the Allies lead, with planes", () => score(9, 12, { air_marshal: true, step: "air" })],
    ["the opening", () => score(0, 0, { opening: true })],
  ]],
  ["Hand", "quartermaster", Hand as never, [
    ["one card to discard", () => hand(["build_army", "build_army", "land_battle"], 1, "discard build_army", "discard land_battle"),
      ["[data-card=build_army]", "[data-card=land_battle]", "[data-card=build_army]", "[data-card=land_battle]", "[data-answer=discard]"]],
    ["as many as one likes", () => hand(["build_army", "build_army", "land_battle"], undefined, "discard build_army", "discard land_battle", "pass"),
      ["[data-card=build_army]", "[data-card=build_army]", "[data-card=land_battle]", "[data-answer=discard]"]],
    ["a card with two uses", () => hand(["build_army"], undefined, "play build_army", "discard build_army"), ["[data-card=build_army]", "[data-answer='play build_army']"]],
    ["no cards", () => hand([], undefined)],
  ]],
  ["Countries", "europe", Countries as never, [
    ["in play, fallen, gone, still to come and of nobody", () => ({
      live: live({}, { game: "europe" }), scenery: undefined,
      view: { faction: "axis", seats: {}, countries: { germany: country(), poland: country({ status: "conquered" }), france: country({ status: "absent" }),
        italy: country({ status: "closed" }), sweden: country({ faction: null }) },
        units: { a: { ...unit(), country: "germany", type: "infantry", at: "mobilization" }, b: { country: "sweden", type: "infantry", at: "mobilization" }, c: { country: "germany", type: "infantry", at: "0101" } } },
      pointing: { chosen: "", units: new Set(["a"]), touchUnit: (id: string) => sent.push(`touch ${id}`) },
    }), ["[data-unit=a]"]],
  ]],
  ["Counter", "europe", Counter as never, [
    ["whole", () => unit()],
    ["reduced, low on supply, done", () => unit({ reduced: true, supply: "low", used: true })],
    ["done, but it acts", () => ({ ...unit({ used: true }), acting: true, chosen: true })],
    ["without supply, moved by rail, an answer", () => ({ ...unit({ supply: "none" }), marker: "strategic_movement", legal: true })],
    ["a plane that has flown twice", () => ({ ...unit({ type: "fighter", sorties: 2 }), kind: { kind: 1 } })],
  ]],
];

test.each([
  [["air_strike", "torpedo"], "air"],
  [["torpedo"], "water"],
  [["ssm"], "surface"],
])("an attack by %j comes by %s", (types, by) => {
  const box = { left: 0, right: 10, top: 0, bottom: 10, port: 5 };
  const drawn = arrows([attack("a1", "kiev", { types }) as Attack], () => box, () => box, () => true);
  expect([...new Set(drawn.map((one) => one.by))]).toEqual([by]);
});

/** Until nothing has changed for a while. */
const wait = async (): Promise<void> => {
  let before = "";
  for (let still = 0; still < 4; still += 1) {
    await new Promise((done) => setTimeout(done, 5));
    flushSync();
    const now = heard().join("\n");
    if (now !== before) still = 0;
    before = now;
  }
};

/** What was sent since the last look. */
function told(): string[] {
  const lines = sent.map((one) => `> ${one}`);
  sent = [];
  return lines;
}

/** Press something, or let a message come. */
function press(wish: Press, about: string): void {
  if (typeof wish !== "string") return Socket.last.onmessage({ data: JSON.stringify(wish) });
  const [, where, value] = /^(.*\])=([^\]]*)$/.exec(wish) ?? [, wish];
  const found = document.querySelector<HTMLInputElement>(where!);
  expect(found, `${about}: ${wish}`).not.toBeNull();
  if (value === undefined) return found!.click();
  found!.value = value;
  for (const kind of ["input", "change"]) found!.dispatchEvent(new Event(kind, { bubbles: true }));
}

/** What cannot be pressed now. */
const disabled = (): string[] => [...document.querySelectorAll(":disabled")].map((one) => one.outerHTML);

/** A press in a line; a message by its kind, where it is long. */
function called(wish: Press): string {
  const words = typeof wish === "string" ? wish : JSON.stringify(wish);
  return words.length < 200 || typeof wish === "string" ? words : `a message of the kind ${wish.type}`;
}

test.each(PARTS)("%s", async (name, game, part, cases) => {
  await speech.use("en", game);
  const lines: string[] = [];
  for (const [about, props, presses = []] of cases) {
    sent = [];
    localStorage.clear();
    sessionStorage.clear();
    const shown = mount(part as Component<object>, { target: document.body, props: props() });
    await wait();
    let before = heard();
    lines.push(`## ${about}`, ...told(), ...before, "");
    for (const wish of presses) {
      press(wish, about);
      await wait();
      const after = heard();
      lines.push(`# ${called(wish)}`, ...told(), ...changed(before, after), "");
      before = after;
    }
    await unmount(shown);
    document.body.replaceChildren();
  }
  await expect(lines.join("\n")).toMatchFileSnapshot(`../../tests/stored/screens/parts/${name}.txt`);
});

/** Numbers, times and dates as they are written in English. */
const ENGLISH = /\d\.\d|\d,\d{3}\b|\d%|\d ?[AP]M\b|\b(January|February|March|April|May|June|July|Jan|Feb|Mar|Apr|Jun|Jul) \d/;

test.each(PARTS)("%s writes numbers, times and dates in French where French is spoken", async (_, game, part, cases) => {
  await speech.use("fr", game);
  await speech.ready("client-of-no-page", {});
  for (const [about, props] of cases) {
    localStorage.clear();
    const shown = mount(part as Component<object>, { target: document.body, props: props() });
    await wait();
    // Numbers of rules have points in every language, and nobody reads how long a bar is.
    const lines = heard().map((line) => line.replace(/\b(qm|naval|europe) [\d.]+|range is .*|[\w-]+: [\d.]+%/g, ""));
    expect(lines.filter((line) => ENGLISH.test(line)), about).toEqual([]);
    await unmount(shown);
    document.body.replaceChildren();
  }
});

const PRESSED = PARTS.map(([name, game, part, cases]) => [name, game, part, cases.filter(([, , presses]) => presses?.length)] as const);

/** What is heard after each press. With `first`, each is refused at first, which is said, and then pressed again. */
async function walked(part: Component<never>, props: () => object, presses: Press[], first: boolean): Promise<string[]> {
  localStorage.clear();
  sessionStorage.clear();
  const shown = mount(part as Component<object>, { target: document.body, props: props() });
  await wait();
  const found: string[] = [];
  for (const [at, wish] of presses.entries()) {
    const before = disabled();
    [refuses, sent] = [first, []];
    press(wish, "refused");
    await wait();
    refuses = false;
    if (first && sent.some((one) => one.startsWith("POST"))) {
      expect(disabled(), String(wish)).toEqual(before);
      expect(heard().join("\n"), String(wish)).toContain(say("reason-too-fast"));
      sent = [];
      // What was folded up is opened anew.
      const from = presses.slice(0, at + 1).findLastIndex((one) => typeof one === "string" && document.querySelector(one.replace(/\]=.*$/, "]")));
      for (const one of presses.slice(from, at + 1)) {
        press(one, "again");
        flushSync();
      }
      await wait();
    }
    found.push(`# ${String(wish)}`, ...told(), ...heard());
  }
  await unmount(shown);
  document.body.replaceChildren();
  return found;
}

test.each(PRESSED.filter(([, , , cases]) => cases.length))("what %s is refused is said, and can be tried again as if nothing had been", async (_, game, part, cases) => {
  await speech.use("en", game);
  for (const [about, props, presses] of cases)
    expect(await walked(part, props, presses!, true), about).toEqual(await walked(part, props, presses!, false));
});
