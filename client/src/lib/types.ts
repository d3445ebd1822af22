// What goes over the wire; the shapes of server/api.py.

export interface Chair {
  seat: string;
  kind: "open" | "person" | "bot";
  name: string;
  level: string;
  resigned: boolean;
}

export interface TableInfo {
  id: string;
  game: string;
  options: Record<string, string>;
  title: string;
  status: "waiting" | "playing" | "over";
  listed: boolean;
  watch: "anyone" | "seats";
  cover: boolean;
  pace: number;
  seats: Chair[];
  result: string | null;
  rematch: string;
}

export interface Reason {
  rule: string;
  message: string;
  args: Record<string, string | number>;
}

export interface Line {
  message: string;
  args: Record<string, unknown>;
  back?: number | null;
}

export interface Choice {
  answer: string;
  message: string;
  args: Record<string, unknown>;
}

export interface Question {
  number: number;
  rule: string;
  ask: string;
  message: string;
  args: Record<string, unknown>;
  choices: Choice[];
}

export interface UndoAsked {
  seat: string;
  waiting: string[];
}

export interface Snapshot {
  type: "snapshot";
  number: number;
  first: number;
  log: Line[];
  table: TableInfo;
  mine: string[];
  owner: boolean;
  views: Record<string, unknown>;
  asked: Record<string, Question | null>;
  undo: Record<string, number>;
  consent: UndoAsked | null;
}

export interface Update {
  type: "update";
  number: number;
  log?: Line[];
  views?: Record<string, unknown>;
  asked?: Record<string, Question | null>;
  undo?: Record<string, number>;
}

export interface TableChanged {
  type: "table";
  table: TableInfo;
  consent: UndoAsked | null;
}

export interface Reply {
  type: "reply";
  id: string;
  ok: boolean;
  reason?: Reason | null;
  parts?: Record<string, Record<string, string>>;
  asked?: Question | null;
  waiting?: boolean;
}

export interface Bye {
  type: "bye";
  reason: Reason;
}

export type Message = Snapshot | Update | TableChanged | Reply | Bye;

export interface Seating {
  who: "me" | "open" | "bot";
  level?: string;
}

export interface MyTable {
  table: TableInfo;
  mine: string[];
  owner: boolean;
  seed_hash: string;
  links: Record<string, string>;
}

export interface Listed {
  table: TableInfo;
  mine: string[];
  asked: boolean;
}

export interface Lobby {
  open: Listed[];
  mine: Listed[];
}

export interface SettingInfo {
  name: string;
  values: string[];
  default: string;
}

export interface GameInfo {
  id: string;
  settings: SettingInfo[];
  seats: string[];
  people: Record<string, string[][]>;
}

export interface Games {
  games: GameInfo[];
  bots: string[];
  languages: string[];
}

export interface CardInfo {
  id: string;
  nation: string;
  type: string;
  count: number;
  names: Record<string, string>;
  texts: Record<string, string>;
  rules: string[];
}
