// Calls to the server; a refusal carries a message for people.
import type {
  Account,
  CardInfo,
  Charts,
  Chat,
  ChatLine,
  Details,
  Devices,
  Fork,
  Games,
  GameWords,
  Hinted,
  Insight,
  History,
  Ladders,
  PersonalData,
  LessonTold,
  Lobby,
  TournamentList,
  TournamentTold,
  NewTournament,
  MadeToken,
  MyTable,
  NewCode,
  NewTable,
  NewNotice,
  NewToken,
  Notices,
  NoticeStopped,
  Passkeys,
  PasskeyWish,
  Previews as Answers,
  Profile,
  Reason,
  ReplayPart,
  Recover,
  RuleTold,
  ScenarioFile,
  ScenarioRead,
  Say,
  Scenery,
  SignedUp,
  SignIn,
  SignUp,
  Summary,
  TakeLesson,
  Tokens,
  Understood,
} from "./types";
import { speech } from "./words.svelte";

export type { NewTable };

export class Refused extends Error {
  constructor(
    readonly reason: Reason,
    readonly status: number,
  ) {
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
  if (reply.ok) return data as T;
  const reason = data.error ?? { rule: "table", message: "reason-server", args: {} };
  // Whoever is told of it must not be told nothing.
  await speech.ready(reason.message, reason.args ?? {});
  throw new Refused(reason, reply.status);
}

export const games = (): Promise<Games> => call("GET", "/games");
export const words = (game: string, lang: string): Promise<GameWords> =>
  call("GET", `/games/${game}/words/${lang}`);
export const rule = (id: string): Promise<RuleTold> => call("GET", `/rules/${encodeURIComponent(id)}`);
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
export const details = (id: string, seat: string, answer: string, number: number): Promise<Details> => {
  const asked = new URLSearchParams({ seat, answer, number: String(number) });
  return call("GET", `/tables/${id}/details?${asked.toString()}`);
};
export const cards = (game: string, options: Record<string, string>, lang: string): Promise<{ cards: CardInfo[] }> =>
  call(
    "GET",
    `/games/${game}/cards?lang=${lang}&options=${encodeURIComponent(
      Object.entries(options)
        .map(([name, value]) => `${name}=${value}`)
        .join(" "),
    )}`,
  );
export const exported = (id: string, what: string): Promise<{ text: string }> =>
  call("GET", `/tables/${id}/${what}`);
export const moments = (id: string, first: number, seat = ""): Promise<ReplayPart> =>
  call("GET", `/tables/${id}/moments?at=${first}${seat && `&seat=${seat}`}`);
/** A finished game after so many answers, with nothing hidden. */
export const seen = (id: string, at?: number): Promise<{ view: unknown }> =>
  call("GET", `/tables/${id}/view${at === undefined ? "" : `?at=${at}`}`);
export const summary = (id: string): Promise<Summary> => call("GET", `/tables/${id}/summary`);
export const history = (id: string, first?: number): Promise<History> =>
  call("GET", `/tables/${id}/history${first === undefined ? "" : `?at=${first}`}`);
export const previews = (id: string, seat: string): Promise<Answers> =>
  call("GET", `/tables/${id}/previews?seat=${seat}`);
export const scenery = (id: string): Promise<Scenery> => call("GET", `/tables/${id}/scenery`);
export const insight = (id: string, topic: string, of = ""): Promise<Insight> =>
  call("GET", `/tables/${id}/insight?${new URLSearchParams({ topic, of }).toString()}`);
export const charts = (game: string): Promise<Charts> => call("GET", `/games/${game}/charts`);
export const scenario = (game: string, name: string): Promise<ScenarioFile> =>
  call("GET", `/games/${game}/scenarios/${name}`);
export const readScenario = (game: string, text: string): Promise<ScenarioRead> =>
  call("POST", `/games/${game}/scenario`, { text });
export const chat = (id: string): Promise<Chat> => call("GET", `/tables/${id}/chat`);
export const say = (id: string, body: Say): Promise<ChatLine> =>
  call("POST", `/tables/${id}/chat`, body);
export const mute = (id: string, who: string, mute: boolean): Promise<Chat> =>
  call("POST", `/tables/${id}/chat/mute`, { who, mute });
export const report = (id: string, number: number): Promise<unknown> =>
  call("POST", `/tables/${id}/chat/report`, { number });
export const fork = (id: string, body: Fork): Promise<MyTable> =>
  call("POST", `/tables/${id}/fork`, body);
export const takeLesson = (game: string, lesson: string, body: TakeLesson): Promise<MyTable> =>
  call("POST", `/games/${game}/lessons/${lesson}`, body);
export const lesson = (id: string): Promise<LessonTold> => call("GET", `/tables/${id}/lesson`);
export const tokens = (): Promise<Tokens> => call("GET", "/tokens");
export const makeToken = (wish: NewToken): Promise<MadeToken> => call("POST", "/tokens", wish);
export const revokeToken = (token: string): Promise<Tokens> =>
  call("POST", "/tokens/revoke", { token });
export const letProgramPlay = (id: string, seat: string, name: string): Promise<MadeToken> =>
  call("POST", `/tables/${id}/program`, { seat, name });
export const notices = (): Promise<Notices> => call("GET", "/notices");
export const addNotice = (body: NewNotice): Promise<Notices> => call("POST", "/notices", body);
export const removeNotice = (notice: string): Promise<Notices> =>
  call("POST", "/notices/remove", { notice });
/** What a link in a notice is for; whoever has it need not sign in. */
export const noticeLink = (purpose: "stop" | "confirm", token: string): Promise<NoticeStopped> =>
  call("POST", `/notices/${purpose}/${token}`);
export const known = (): Promise<PersonalData> => call("GET", "/me");
export const account = (): Promise<Account> => call("GET", "/account");
export const signUp = (body: SignUp): Promise<SignedUp> => call("POST", "/account", body);
export const signIn = (body: SignIn): Promise<unknown> => call("POST", "/account/in", body);
export const signOut = (): Promise<unknown> => call("POST", "/account/out");
export const recover = (body: Recover): Promise<SignedUp> => call("POST", "/account/recover", body);
export const revoke = (device: string): Promise<Account> =>
  call("POST", "/account/revoke", { device });
export const changePassword = (old: string, password: string): Promise<Account> =>
  call("POST", "/account/password", { old, password });
export const deleteAccount = (password: string): Promise<unknown> =>
  call("POST", "/account/delete", { password });
export const showProfile = (shown: boolean): Promise<Account> =>
  call("POST", "/account/shown", { shown });
export const ladders = (): Promise<Ladders> => call("GET", "/people");
export const profile = (name: string): Promise<Profile> =>
  call("GET", `/people/${encodeURIComponent(name)}`);
export const tournaments = (): Promise<TournamentList> => call("GET", "/tournaments");
export const tournament = (id: string): Promise<TournamentTold> => call("GET", `/tournaments/${id}`);
export const makeTournament = (wish: NewTournament): Promise<TournamentTold> =>
  call("POST", "/tournaments", wish);
/** Join, leave, start, next, award …; replies with the tournament as it stands then. */
export const inTournament = (id: string, deed: string, body: unknown = {}): Promise<TournamentTold> =>
  call("POST", `/tournaments/${id}/${deed}`, body);
export const passkeys = (): Promise<Passkeys> => call("GET", "/account/passkeys");
export const wishPasskey = (password: string): Promise<PasskeyWish> =>
  call("POST", "/account/passkeys/new", { password });
export const addPasskey = (name: string, credential: string): Promise<Passkeys> =>
  call("POST", "/account/passkeys", { name, credential });
export const removePasskey = (id: string): Promise<Passkeys> =>
  call("POST", "/account/passkeys/remove", { id });
export const askPasskey = (): Promise<PasskeyWish> => call("POST", "/account/passkeys/ask");
export const passkeyIn = (credential: string, device: string, bring: boolean): Promise<unknown> =>
  call("POST", "/account/passkeys/in", { credential, device, bring });
export const forget = (): Promise<unknown> => call("POST", "/me/forget");
export const read = (text: string): Promise<Understood> => call("POST", "/read", { text });
export const close = (id: string): Promise<unknown> => call("POST", `/tables/${id}/close`);
