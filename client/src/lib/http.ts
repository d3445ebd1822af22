// Calls to the server; a refusal carries a message for people.
import type {
  CardInfo,
  Charts,
  Details,
  Devices,
  Fork,
  Games,
  GameWords,
  Hinted,
  Insight,
  Known,
  Lobby,
  MyTable,
  NewCode,
  NewTable,
  Reason,
  ReplayPart,
  Scenery,
  Summary,
  Understood,
} from "./types";

export type { NewTable };

export class Refused extends Error {
  constructor(readonly reason: Reason) {
    super(reason.message);
  }
}

async function call<T>(method: string, path: string, body?: unknown): Promise<T> {
  const reply = await fetch(`/api${path}`, {
    method,
    headers: body === undefined ? {} : { "content-type": "application/json" },
    body: body === undefined ? undefined : JSON.stringify(body),
  });
  const data = (await reply.json().catch(() => ({}))) as { error?: Reason };
  if (!reply.ok)
    throw new Refused(data.error ?? { rule: "table", message: "reason-server", args: {} });
  return data as T;
}

export const games = (): Promise<Games> => call("GET", "/games");
export const words = (game: string, lang: string): Promise<GameWords> =>
  call("GET", `/games/${game}/words/${lang}`);
export const lobby = (): Promise<Lobby> => call("GET", "/lobby");
export const create = (table: NewTable): Promise<MyTable> => call("POST", "/tables", table);
export const table = (id: string): Promise<MyTable> => call("GET", `/tables/${id}`);
export const act = (id: string, deed: string, body: unknown = {}): Promise<MyTable> =>
  call("POST", `/tables/${id}/${deed}`, body);
export const code = (id: string): Promise<NewCode> => call("POST", `/tables/${id}/code`);
export const devices = (id: string): Promise<Devices> => call("GET", `/tables/${id}/devices`);
export const expel = (id: string, device: string): Promise<Devices> =>
  call("POST", `/tables/${id}/expel`, { device });
export const hint = (id: string, seat: string): Promise<Hinted> =>
  call("POST", `/tables/${id}/hint`, { seat });
export const details = (id: string, seat: string, answer: string): Promise<Details> =>
  call("GET", `/tables/${id}/details?${new URLSearchParams({ seat, answer }).toString()}`);
export const cards = (game: string, options: Record<string, string>): Promise<{ cards: CardInfo[] }> =>
  call(
    "GET",
    `/games/${game}/cards?options=${encodeURIComponent(
      Object.entries(options)
        .map(([name, value]) => `${name}=${value}`)
        .join(" "),
    )}`,
  );
export const exported = (id: string, what: string): Promise<{ text: string }> =>
  call("GET", `/tables/${id}/${what}`);
export const moments = (id: string, first: number): Promise<ReplayPart> =>
  call("GET", `/tables/${id}/moments?at=${first}`);
export const summary = (id: string): Promise<Summary> => call("GET", `/tables/${id}/summary`);
export const scenery = (id: string): Promise<Scenery> => call("GET", `/tables/${id}/scenery`);
export const insight = (id: string, topic: string, of = ""): Promise<Insight> =>
  call("GET", `/tables/${id}/insight?${new URLSearchParams({ topic, of }).toString()}`);
export const charts = (game: string): Promise<Charts> => call("GET", `/games/${game}/charts`);
export const fork = (id: string, body: Fork): Promise<MyTable> =>
  call("POST", `/tables/${id}/fork`, body);
export const known = (): Promise<Known> => call("GET", "/me");
export const forget = (): Promise<unknown> => call("POST", "/me/forget");
export const read = (text: string): Promise<Understood> => call("POST", "/read", { text });
export const close = (id: string): Promise<unknown> => call("POST", `/tables/${id}/close`);
