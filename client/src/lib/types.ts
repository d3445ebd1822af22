// What goes over the wire. Written by client/generate.py from the schema of the server.

/** Your account; without a name, you have none or are not signed in. */
export interface Account {
  name: string;
  since: number;
  devices: AccountDevice[];
  shown: boolean;
}

/** A browser that is signed in. */
export interface AccountDevice {
  id: string;
  label: string;
  since: number;
  seen: number;
  here: boolean;
}

/** Let a bot take part. */
export interface AddBot {
  level: string;
}

/** Agree to the proposed rules or refuse them; whoever proposed them can withdraw them. */
export interface AgreeClock {
  agree: boolean;
}

/** Answer the question with that number. */
export interface Answer {
  type: "answer";
  id: string;
  seat: string;
  number: number;
  answer: string;
}

/** Decide a game of the round that cannot be finished. */
export interface Award {
  table: string;
  winner?: number;
}

/** Something that gained a lot: points if the game counts them, otherwise chances of winning. */
export interface BestCard {
  at: number;
  round: number;
  seat: string;
  what: Record<string, unknown>;
  uses: number;
  points: number | null;
  chance: number | null;
}

/** The last message before the server closes the socket. */
export interface Bye {
  type: "bye";
  reason: Reason;
}

/** One card, with all its copies, for people and programs. */
export interface CardInfo {
  id: string;
  group: string;
  type: string;
  count: number;
  names: Record<string, string>;
  texts: Record<string, string>;
  rules: string[];
  definition: unknown;
  face?: unknown;
}

/** Every card of a game, with its name and text in each language. */
export interface Cards {
  cards: CardInfo[];
}

/** A reason for an answer: its side gains or keeps something, takes or denies it to others. */
export interface Cause {
  kind: string;
  how: "deny" | "gain" | "keep" | "take";
  facts: Record<string, string | number>;
  weight: number;
}

/** What makes a question a chance to react, which standing orders can answer. */
export interface Chance {
  decline: string;
  uses: Record<string, string>;
}

/** The turn of a game as a series of steps; empty if it has none. */
export interface Charts {
  charts: Record<string, unknown>;
}

/** What you may read at a table. */
export interface Chat {
  on: boolean;
  room: "seats" | "watchers";
  me: string[];
  lines: ChatLine[];
  muted: Muted[];
}

/** What someone said at a table. */
export interface ChatLine {
  number: number;
  by: string;
  name: string;
  text: string;
  emote: string;
  at: number;
}

/** Turn the chat of a table on or off. */
export interface ChatSwitch {
  on: boolean;
}

/** A legal answer, and how to say it to people. */
export interface Choice {
  answer: string;
  message: string;
  args: Record<string, unknown>;
}

/** Someone has proposed other rules for the clock; everyone has to agree. */
export interface ClockAsked {
  seat: string;
  clock: ClockRules;
  waiting: string[];
}

/** How long people may think at a table, and what happens when their time is up. */
export interface ClockRules {
  kind?: "bank" | "move" | "none";
  seconds?: number;
  gain?: number;
  out?: "bot" | "lose" | "open";
  level?: string;
  days_off?: number;
}

/** A clock has started or stopped. */
export interface ClocksTold {
  type: "clocks";
  clocks: SeatTime[];
}

/** The table has been deleted. */
export interface Closed {
  id: string;
}

export type Command = Answer | GiveOrder | Hush | Undo | Consent | Why;

/** Agree that someone undoes an answer, or refuse. */
export interface Consent {
  type: "consent";
  id: string;
  seat: string;
  agree: boolean;
}

/** Where the hidden cards of a table come from. */
export interface Deal {
  source: "fork" | "new" | "old" | "position" | "record";
  after: number;
  kept: boolean;
  anew: boolean;
  stage: "commit" | "drawn" | "given" | "open" | "reveal";
  by: string[];
  awaited: string[];
  broken: number;
}

/** Delete your account. */
export interface Delete {
  password: string;
}

/** The tournament has been deleted. */
export interface Deleted {
  id: string;
}

/** Everything there is to know about an answer beforehand; empty if the game says nothing. */
export interface Details {
  details: Prospect[];
}

/** A browser that sits on some of your seats. */
export interface DeviceInfo {
  id: string;
  label: string;
  seats: string[];
  since: number;
  here: boolean;
  watching: boolean;
}

/** All browsers on your seats. */
export interface Devices {
  devices: DeviceInfo[];
}

/** Someone who takes part. */
export interface EntrantTold {
  id: string;
  number: number;
  name: string;
  kind: "bot" | "person" | "program";
  level: string;
  account: string;
  left: boolean;
}

/** Remove one of your other devices, by its id. */
export interface ExpelDevice {
  device: string;
}

/** A record or a position, as text. */
export interface Exported {
  text: string;
}

/** Why a request was refused, as a message for people. */
export interface Failure {
  error: Reason;
}

/** A game that someone has finished. */
export interface FinishedGame {
  table: string;
  game: string;
  options: Record<string, string>;
  ended: number;
  seats: string[];
  outcome: "drawn" | "lost" | "won";
  others: Opponent[];
}

/** Nothing is stored about you any more. */
export interface Forgotten {
  tables: number;
}

/** Make a new table from a moment of a finished game. */
export interface Fork {
  at: number;
  seats?: Record<string, SeatChoice>;
  name?: string;
  device?: string;
  commit?: string | null;
  deal?: "auto" | "kept" | "new";
}

/** A game that can be played here. */
export interface GameInfo {
  id: string;
  settings: SettingInfo[];
  seats: string[];
  people: Record<string, string[][]>;
  titles: Record<string, string>;
  abouts: Record<string, string>;
  lessons: LessonInfo[];
}

/** A game of a round. */
export interface GameTold {
  table: string;
  players: number[];
  points: number[] | null;
  how: string;
}

/** What a page needs to talk about a game in one language. */
export interface GameWords {
  text: string;
  families: Record<string, string>;
}

/** All games, bots and languages. */
export interface Games {
  games: GameInfo[];
  bots: string[];
  languages: string[];
}

/** Give a standing order: use a card always or never, or ask. */
export interface GiveOrder {
  type: "order";
  id: string;
  seat: string;
  card: string;
  do: "always" | "ask" | "never";
  only?: Record<string, string>;
}

/** How someone has done against someone else. */
export interface HeadToHead {
  name: string;
  wins: number;
  draws: number;
  losses: number;
}

/** Whether the server is well: it can write to its database and read from it. */
export interface HealthInfo {
  status: "ok" | "trouble";
  version: string;
  tables: number;
  sockets: number;
  cause?: string;
}

/** What a bot would do, and why. */
export interface Hint {
  seat: string;
  level: string;
  verdict: "clear" | "close" | "equal" | "only";
  outlook: "lost" | "open" | "won";
  moves: Move[];
  why: Cause[];
  plan: HintedAnswer[];
  fear: LikelyReply | null;
}

/** What to show people: a line for each of the best answers, and some sentences. */
export interface HintText {
  moves: string[];
  verdict: string;
  why: string;
  plan: string;
  fear: string;
}

/** What a bot would answer to the question with that number, why, and what it fears. */
export interface Hinted {
  number: number;
  hint: Hint;
  told: Record<string, HintText>;
}

/** An answer, and how to say it to people. */
export interface HintedAnswer {
  answer: string;
  ask: string;
  message: string;
  facts: Record<string, unknown>;
}

/** Some steps of a game, one after the other, as your seats or a spectator saw them. */
export interface History {
  first: number;
  lines: number[];
  views: Record<string, unknown>;
  steps: Record<string, unknown>[];
  answers?: number[];
}

/** Decline every reaction for the rest of this step or turn. */
export interface Hush {
  type: "hush";
  id: string;
  seat: string;
  length: "step" | "turn";
}

/** What follows from the table as it stands; empty if the game says nothing. */
export interface Insight {
  insight: Record<string, unknown>;
}

/** Add this browser to the seats of the device that gave the code. */
export interface JoinDevice {
  code: string;
  device?: string;
}

/** The verdict on a step: whether it was done right, and the message that says why. */
export interface Judged {
  right: boolean;
  message: string;
  rule: string;
}

/** Something you said at a table. */
export interface KnownLine {
  table: string;
  at: number;
  text: string;
  emote: string;
}

/** A passkey of your account. */
export interface KnownPasskey {
  name: string;
  since: number;
}

/** One of your seats, and what is stored with it. */
export interface KnownSeat {
  table: string;
  seat: string;
  name: string;
  since: number;
  device: string;
}

/** A tournament that you take part in, or made. */
export interface KnownTournament {
  tournament: string;
  title: string;
  name: string;
  made: boolean;
}

/** The ratings of one kind of game, best first; provisional ones come last. */
export interface Ladder {
  game: string;
  options: Record<string, string>;
  pool: "bots" | "people";
  rows: LadderRow[];
}

/** Someone with a rating: an account, or a bot of some level. */
export interface LadderRow {
  name: string;
  level: string;
  rating: number;
  doubt: number;
  games: number;
  provisional: boolean;
}

/** All public ratings. */
export interface Ladders {
  ladders: Ladder[];
}

/** A lesson of a game, and its steps in order. */
export interface LessonInfo {
  id: string;
  steps: string[];
}

/** The lesson and step that a table is for; steps count from 0. */
export interface LessonStep {
  lesson: string;
  step: number;
}

/** The lesson of a table: the step, and the verdict so far. */
export interface LessonTold {
  steps: string[];
  step: number;
  message: string;
  judged: Judged | null;
}

/** Let spectators see the cards of your seat as the table says, or no longer. */
export interface LetWatch {
  seat: string;
  agree: boolean;
}

/** What the other side might answer: in worlds that were dealt, not in the true one. */
export interface LikelyReply {
  seat: string;
  said: HintedAnswer;
  before: HintedAnswer | null;
  cost: number;
  likely: number;
}

/** A row of the lobby. */
export interface Listed {
  table: TableInfo;
  mine: string[];
  asked: boolean;
  round: number;
  waiting: string[];
  changed: number;
}

/** The tables that anyone may join or watch, and your own. */
export interface Lobby {
  open: Listed[];
  running: Listed[];
  finished: Listed[];
  mine: Listed[];
}

/** A line of the log: a message and its facts. */
export interface LogLine {
  message: string;
  args: Record<string, unknown>;
  back?: number | null;
}

/** A seat's dice, compared with what the same rolls give on average. */
export interface Luck {
  rolls: number;
  expected: number;
  happened: number;
  better: number;
}

/** A new token; its secret is never shown again. */
export interface MadeToken {
  secret: string;
  token: TokenInfo;
}

export type Message = Snapshot | Update | TableChanged | Present | Spoken | ClocksTold | Reply | Bye;

/** An answer of the seat and its results in worlds that may be the true one. */
export interface Move {
  said: HintedAnswer;
  chance: number;
  error: number;
  lead: number | null;
  worlds: number;
}

/** Mute someone, or unmute them. */
export interface Mute {
  who: string;
  mute?: boolean;
}

/** Someone whose messages you do not get. */
export interface Muted {
  who: string;
  name: string;
}

/** A table, and which parts of it are yours. */
export interface MyTable {
  table: TableInfo;
  mine: string[];
  owner: boolean;
  seed_hash: string;
  promises: Promises;
  here: string[];
  links: Record<string, string>;
}

/** A code with which another device of yours sits down beside this one; it works once. */
export interface NewCode {
  code: string;
  link: string;
  seconds: number;
}

/** A new way to notify you. */
export interface NewNotice {
  kind: "discord" | "mail" | "push" | "webhook";
  target: string;
  lang?: string;
}

/** A passkey that a device has made. */
export interface NewPasskey {
  credential: string;
  name?: string;
}

/** Change your password. */
export interface NewPassword {
  old: string;
  password: string;
}

/** Make a token for a program that plays one of your seats, and nothing else. */
export interface NewProgram {
  seat: string;
  name: string;
}

/** Make a table: from the start, from a position, or from a record. */
export interface NewTable {
  game: string;
  options?: Record<string, string>;
  seats?: Record<string, SeatChoice>;
  name?: string;
  title?: string;
  listed?: boolean;
  watch?: "anyone" | "seats";
  spectators?: SpectatorRules;
  cover?: "auto" | "off" | "on";
  pace?: number;
  hints?: "auto" | "off" | "on";
  away?: number;
  chat?: boolean;
  clock?: ClockRules;
  device?: string;
  commit?: string | null;
  deal?: "auto" | "kept" | "new";
  start?: boolean;
  position?: string;
  record?: string;
  at?: number | null;
}

/** Make a token for a program of yours; it says what the program may do. */
export interface NewToken {
  name: string;
  scopes: ("make" | "play" | "read" | "sit")[];
}

/** Make a tournament. */
export interface NewTournament {
  title: string;
  game: string;
  options?: Record<string, string>;
  format?: "round_robin" | "swiss";
  rounds?: number;
  legs?: number;
  hours?: number;
  auto?: boolean;
  clock?: ClockRules;
  bots?: string[];
}

/** One of the ways you are notified. */
export interface NoticeInfo {
  id: string;
  kind: "discord" | "mail" | "push" | "webhook";
  target: string;
  confirmed: boolean;
  failures: number;
}

/** What the link of a notice did. */
export interface NoticeStopped {
  kind: "discord" | "mail" | "push" | "webhook";
  target: string;
}

/** How you are notified, and how you could be. */
export interface Notices {
  ways: ("discord" | "mail" | "push" | "webhook")[];
  quiet: number;
  key: string;
  notices: NoticeInfo[];
}

/** A request about one entrant, by id. */
export interface OfEntrant {
  entrant: string;
}

/** A request about one of your notices, by its id. */
export interface OfNotice {
  notice: string;
}

/** A request about one of your passkeys. */
export interface OfPasskey {
  id: string;
}

/** A request about one seat. */
export interface OfSeat {
  seat: string;
}

/** A request about one token, by its id. */
export interface OfToken {
  token: string;
}

/** Someone else at a table. */
export interface Opponent {
  seats: string[];
  account: string;
  level: string;
}

/** Use a card always or never, or ask; perhaps only if something else is true as well. */
export interface Order {
  card: string;
  do: string;
  only?: Record<string, string>;
}

/** A key that a device of yours keeps. */
export interface Passkey {
  id: string;
  name: string;
  since: number;
}

/** Sign in with a passkey. */
export interface PasskeyIn {
  credential: string;
  device?: string;
  bring?: boolean;
}

/** What the browser is asked for, as JSON for `navigator.credentials`. */
export interface PasskeyWish {
  options: string;
}

/** Your passkeys. */
export interface Passkeys {
  available: boolean;
  passkeys: Passkey[];
}

/** What is stored about you: your seats, the tables you made, the tokens of your programs, */
export interface PersonalData {
  seats: KnownSeat[];
  made: string[];
  tokens: TokenInfo[];
  said: KnownLine[];
  notices: NoticeInfo[];
  tournaments: KnownTournament[];
  passkeys: KnownPasskey[];
  left: string[];
  answered: Record<string, number>;
}

/** Someone came or went: the seats whose people have the table open now. */
export interface Present {
  type: "here";
  here: string[];
}

/** What each answer to an open question would change, as far as its seat can know. */
export interface Previews {
  number: number;
  answers: Record<string, unknown>;
}

/** What everyone may know about an account. */
export interface Profile {
  name: string;
  since: number;
  own: boolean;
  shown: boolean;
  records: Tally[];
  games: FinishedGame[];
  against: HeadToHead[];
}

/** The hash of your share of the seed, before the game begins. */
export interface Promise {
  commit: string;
}

/** What everyone is bound to before the seed is drawn. */
export interface Promises {
  server: string;
  shares: ShareInfo[];
}

/** Propose other rules for the clock of a table. */
export interface ProposeClock {
  clock: ClockRules;
}

/** A line about an answer before it is given: a cost, a modifier, a possible result. */
export interface Prospect {
  message: string;
  args: Record<string, unknown>;
  rule: string;
  chance: number | null;
}

/** An open question to one of your seats; an answer gives its number. */
export interface Question {
  number: number;
  rule: string;
  ask: string;
  message: string;
  args: Record<string, unknown>;
  choices: Choice[];
  reaction: Chance | null;
  offers?: Choice[];
}

/** Whether all tables have been opened after a start, so that their bots play on. */
export interface Ready {
  status: "ok" | "trouble" | "waking";
  tables: number;
  unopened: number;
  cause?: string;
}

/** Why something is not allowed: the rule, a message, and what the message is about. */
export interface Reason {
  rule: string;
  message: string;
  args?: Record<string, string | number>;
}

/** Set a new password with the recovery code. */
export interface Recover {
  name: string;
  code: string;
  password: string;
  device?: string;
}

/** Change your name on your seats. */
export interface Rename {
  name: string;
}

/** Some answers of a finished game, with nothing hidden or as someone saw it. */
export interface ReplayPart {
  first: number;
  answers: number;
  log: LogLine[];
  view: Record<string, unknown>;
  moments: ReplayStep[];
  old?: number;
}

/** One answer of a finished game, and what followed from it. */
export interface ReplayStep {
  seat: string;
  ask: string;
  said: Choice | null;
  log: LogLine[];
  patch: Record<string, unknown>;
}

/** The result of a request. A stale answer gets the current question with its refusal. */
export interface Reply {
  type: "reply";
  id: string;
  ok: boolean;
  reason?: Reason | null;
  parts?: Record<string, Record<string, string>>;
  asked?: Question | null;
  waiting?: boolean;
}

/** Show a line to the host of the server. */
export interface Report {
  number: number;
}

/** The message has been reported to the host. */
export interface Reported {
  number: number;
}

/** Resign some seats; if none are named, all of yours. */
export interface Resign {
  seats?: string[];
}

/** Your share of the seed itself, when all hashes are fixed. */
export interface Reveal {
  value: string;
}

/** One round. */
export interface RoundTold {
  games: GameTold[];
  byes: number[];
  due: number;
}

/** A rule in our own words, by language. */
export interface RuleTold {
  id: string;
  title: Record<string, string>;
  text: Record<string, string>;
  examples: Record<string, string>[];
}

/** Say a line, or one of the quick messages that everyone reads in their own language. */
export interface Say {
  text?: string;
  emote?: "hello" | "oops" | "thanks" | "thinking" | "well-played" | "wow" | null;
  seat?: string;
  name?: string;
}

/** A scenario of a game as a file, to start your own from. */
export interface ScenarioFile {
  text: string;
}

/** Everything about a scenario file before it is played. */
export interface ScenarioRead {
  problems: Reason[];
  oddities: Reason[];
  draft: Record<string, unknown>;
  names: Record<string, Record<string, Record<string, string>>>;
  position: string;
  seats: string[];
}

/** What never changes at a table; empty if there is no such thing. */
export interface Scenery {
  scenery: Record<string, unknown>;
  names: Record<string, Record<string, Record<string, string>>>;
}

/** Who sits in a seat when a table is made. */
export interface SeatChoice {
  who?: "bot" | "me" | "open";
  level?: string;
}

/** A seat, and who sits there. */
export interface SeatInfo {
  seat: string;
  kind: "bot" | "open" | "person";
  name: string;
  level: string;
  resigned: boolean;
  devices: number;
  program?: boolean;
  account?: string;
}

/** The clock of a seat, as everyone may see it; times are in seconds from now. */
export interface SeatTime {
  seat: string;
  left: number;
  runs: boolean;
  off: number;
  days_off: number;
  outs: number;
  away: "" | "bot" | "open";
}

/** A finished game after some number of answers, with nothing hidden. */
export interface Seen {
  at: number;
  answers: number;
  seat: string;
  answer: string;
  view: Record<string, unknown>;
}

/** Let a bot play a seat. */
export interface SetBot {
  seat: string;
  level?: string;
}

/** A choice made before a game begins. */
export interface SettingInfo {
  name: string;
  values: string[];
  default: string;
  pattern?: string;
}

/** What one person contributes to the seed. */
export interface ShareInfo {
  seats: string[];
  commit: string;
  told: boolean;
}

/** Make your profile public or private. */
export interface Show {
  shown: boolean;
}

/** Sign a browser in to an account. */
export interface SignIn {
  name: string;
  password: string;
  device?: string;
  bring?: boolean;
}

/** Make an account. */
export interface SignUp {
  name: string;
  password: string;
  device?: string;
  shown?: boolean;
}

/** Who you are signed in as; nobody if there is no name. */
export interface SignedIn {
  name: string;
}

/** You are signed in; the recovery code is shown only this once. */
export interface SignedUp {
  name: string;
  recovery: string;
}

/** Take a seat: with the secret of its link, or an open seat of a listed table. */
export interface Sit {
  seat: string;
  secret?: string;
  name?: string;
  device?: string;
  commit?: string | null;
}

/** Everything a socket may know; sent first, and again when your seats change. */
export interface Snapshot {
  type: "snapshot";
  number: number;
  first: number;
  log: LogLine[];
  table: TableInfo;
  mine: string[];
  owner: boolean;
  views: Record<string, unknown>;
  asked: Record<string, Question | null>;
  undo: Record<string, number>;
  consent: UndoAsked | null;
  orders: Record<string, Order[]>;
  here: string[];
  shown?: string[];
}

/** What spectators see: the public view, one seat's view, or everything; and how late. */
export interface SpectatorRules {
  see?: "all" | "public" | "seat";
  seat?: string;
  delay?: number;
}

/** What spectators see at a table, as everyone there may know. */
export interface Spectators {
  see: "all" | "public" | "seat";
  seat: string;
  delay: number;
  shown: boolean;
  waiting: string[];
}

/** Someone in your chat room said something. */
export interface Spoken {
  type: "said";
  line: ChatLine;
}

/** One line of the standings. */
export interface StandingTold {
  entrant: number;
  rank: number;
  points: number;
  buchholz: number;
  berger: number;
  direct: number;
  wins: number;
  games: number;
}

/** Begin the game; with a level, bots of that level play the seats that are still open. */
export interface Start {
  fill?: string;
}

/** A line of the stream: a message that a websocket of that table would get. */
export interface StreamLine {
  table: string;
  message: unknown;
}

/** A finished game at a glance. */
export interface Summary {
  why: LogLine;
  sides?: Record<string, string>;
  before?: Record<string, number>;
  points?: Record<string, Record<string, number>>;
  counts?: Record<string, Record<string, number>>;
  turns?: TurnTold[];
  turning?: Turning | null;
  cards?: BestCard[];
  luck?: Record<string, Luck>;
}

/** The seats or the status of the table have changed. */
export interface TableChanged {
  type: "table";
  table: TableInfo;
  consent: UndoAsked | null;
}

/** A table as everyone may see it. */
export interface TableInfo {
  id: string;
  game: string;
  options: Record<string, string>;
  title: string;
  status: "over" | "playing" | "waiting";
  listed: boolean;
  watch: "anyone" | "seats";
  cover: boolean;
  pace: number;
  hints: boolean;
  away: number;
  chat: boolean;
  clock: ClockRules;
  clocks: SeatTime[];
  clock_asked: ClockAsked | null;
  seats: SeatInfo[];
  host: string;
  result: string | null;
  rematch: string;
  deal: Deal;
  spectators: Spectators;
  lesson?: LessonStep | null;
  tournament?: boolean;
}

/** Take days off, starting now: the clock of the seat is paused; 0 means you are back. */
export interface TakeDaysOff {
  seat: string;
  days: number;
}

/** Play a step of a lesson at a table of its own. */
export interface TakeLesson {
  step?: number;
  name?: string;
  device?: string;
}

/** How someone has done in one kind of game. */
export interface Tally {
  game: string;
  options: Record<string, string>;
  pool: "bots" | "people";
  wins: number;
  draws: number;
  losses: number;
  rating: number | null;
  doubt: number;
  provisional: boolean;
}

/** One of your tokens, without its secret. */
export interface TokenInfo {
  id: string;
  name: string;
  scopes: ("make" | "play" | "read" | "sit")[];
  made: number;
}

/** All your tokens. */
export interface Tokens {
  tokens: TokenInfo[];
}

/** A tournament in a list. */
export interface TournamentInfo {
  id: string;
  title: string;
  game: string;
  options: Record<string, string>;
  format: "round_robin" | "swiss";
  status: "open" | "over" | "playing";
  entrants: number;
  round: number;
  rounds: number;
  mine: boolean;
}

/** All tournaments. */
export interface TournamentList {
  tournaments: TournamentInfo[];
  may_make: boolean;
}

/** A tournament, and what you can do there. */
export interface TournamentTold {
  info: TournamentInfo;
  sides: string[];
  legs: number;
  hours: number;
  clock: ClockRules;
  auto: boolean;
  entrants: EntrantTold[];
  standings: StandingTold[];
  rounds: RoundTold[];
  owner: boolean;
  me: number;
  table: string;
}

/** Where a turn began, and how likely each side was to win then, in the bots' judgement. */
export interface TurnTold {
  at: number;
  round: number;
  seat: string;
  chances: Record<string, number>;
}

/** The turn in which the winner's chances rose most, and what the winner used in it. */
export interface Turning {
  at: number;
  round: number;
  seat: string;
  side: string;
  before: number;
  after: number;
  used: Record<string, unknown>[];
}

/** What a record or a position contains. */
export interface Understood {
  kind: "position" | "record";
  game: string;
  seats: string[];
  asked: string[];
  answers: number;
}

/** Undo the last answer of a seat; the others are asked if they have to agree. */
export interface Undo {
  type: "undo";
  id: string;
  seat: string;
}

/** Someone wants to undo an answer, and the others have to agree. */
export interface UndoAsked {
  seat: string;
  waiting: string[];
}

/** What changed: new lines of the log, a patch for each view, new questions. */
export interface Update {
  type: "update";
  number: number;
  log?: LogLine[];
  views?: Record<string, unknown>;
  asked?: Record<string, Question | null>;
  undo?: Record<string, number>;
  orders?: Record<string, Order[]>;
}

/** Ask why a seat may not answer something now. */
export interface Why {
  type: "why";
  id: string;
  seat: string;
  answer: string;
}

/** A record, a position or a scenario file, as someone sent it. */
export interface Written {
  text: string;
}
