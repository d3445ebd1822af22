"""The HTTP calls: one function each; the schema is generated from their requests and replies."""

import asyncio
import re
import time
from collections.abc import Awaitable, Callable
from functools import cache, lru_cache
from typing import Any, Literal, TypeVar

import msgspec
from msgspec import Struct
from starlette.requests import Request
from starlette.routing import compile_path

from wartable import __version__
from wartable.bots import BOTS
from wartable.core.decision import BadInput, Illegal
from wartable.core.game import REFEREE, Game, find, settle
from wartable.core.parts import (
    CHARTS,
    FAMILIES,
    INSIGHT,
    LISTING,
    OWN_NAMES,
    PEOPLE,
    SCENERY,
    part,
    shelf,
)
from wartable.core.speaking import details
from wartable.server import api, devices, forgetting, seeding
from wartable.server.limits import Bucket
from wartable.server.middleware import local, where
from wartable.server.registry import NotFound, Registry
from wartable.server.replay import replay_part
from wartable.server.seating import Seating
from wartable.server.summaries import summarise
from wartable.server.tables import OVER, Table
from wartable.words.text import LANGUAGES, page_words, words

T = TypeVar("T")


class Context:
    """A call: who asks, of which server, with what."""

    def __init__(
        self, request: Request, registry: Registry, seating: Seating, browser: bytes
    ) -> None:
        self.request, self.registry, self.seating, self.browser = (
            request,
            registry,
            seating,
            browser,
        )

    async def table(self, seated: bool = False) -> Table:
        """The table in the path, if it is open to whom asks."""
        table = await self.registry.open(self.request.path_params["table"])
        stranger = self.browser != table.owner and not table.mine(self.browser)
        # With a link in hand one may learn of a table before one sits down.
        if seated and stranger and table.setup.watch == "seats":
            raise NotFound
        return table

    @property
    def effort(self) -> Bucket:
        """What is left of the work that one address may ask for; refuses it to whom has none."""
        found = self.registry.effort.of(where(self.request.scope))
        if found.empty:
            raise Illegal("table", "reason-too-fast")
        return found

    async def work(self, task: Callable[..., T], *args: Any) -> T:
        """Do something that takes long in a thread, and count how long."""
        effort = self.effort

        def timed() -> tuple[T, float]:
            began = time.thread_time()
            return task(*args), time.thread_time() - began

        found, spent = await asyncio.to_thread(timed)
        effort.spend(spent)
        return found

    def mine(self, table: Table, links: dict[str, str] | None = None) -> api.MyTable:
        """A table, and what of it is whose asks."""
        return api.MyTable(
            table=table.info(),
            mine=[table.names[seat] for seat in table.mine(self.browser)],
            owner=self.browser == table.owner,
            seed_hash=table.seed_hash if table.match is not None else "",
            promises=seeding.promises(table),
            links={s: f"/table/{table.id}#{s}.{secret}" for s, secret in (links or {}).items()},
        )


Handler = Callable[[Context, Any], Awaitable[Any]]


@cache
def _compiled(path: str) -> re.Pattern[str]:
    return compile_path(path)[0]


class Call(Struct, frozen=True):
    """One HTTP call."""

    method: str
    path: str
    body: Any
    reply: Any
    handler: Handler
    query: tuple[str, ...] = ()

    @property
    def name(self) -> str:
        """Its name in the schema."""
        return self.handler.__name__

    @property
    def pattern(self) -> re.Pattern[str]:
        """What its path looks like."""
        return _compiled(self.path)


CALLS: list[Call] = []
LONGEST_ANSWER = 200


def call(
    method: str, path: str, body: Any, reply: Any, query: tuple[str, ...] = ()
) -> Callable[[Handler], Handler]:
    """Register a call."""

    def register(handler: Handler) -> Handler:
        CALLS.append(Call(method, path, body, reply, handler, query))
        return handler

    return register


@call("GET", "/healthz", None, api.HealthInfo)
async def health(context: Context, _: None) -> api.HealthInfo:
    """Whether the server is well."""
    cause = await context.registry.health.trouble()
    tables = context.registry.tables.values()
    sockets = sum(len(table.live.sockets) for table in tables)
    status: Literal["ok", "trouble"] = "trouble" if cause else "ok"
    told = cause if local(context.request.scope) else ""
    return api.HealthInfo(status, __version__, len(tables), sockets, told)


@call("GET", "/readyz", None, api.Ready)
async def ready(context: Context, _: None) -> api.Ready:
    """Whether all tables are awake after a start."""
    registry = context.registry
    cause = await registry.health.trouble()
    told = cause if local(context.request.scope) else ""
    status: Literal["ok", "waking", "trouble"] = "trouble" if cause else "ok"
    if registry.awake is False:
        status = "waking"
    return api.Ready(status, len(registry.tables), registry.closed, told)


@call("GET", "/api/games", None, api.Games)
async def list_games(context: Context, _: None) -> api.Games:
    """The games, bots and languages that are installed here."""
    return installed()


@cache
def installed() -> api.Games:
    """What is installed, looked up once."""
    found = []
    for game in shelf():
        shared = part(game, PEOPLE) or {}
        found.append(
            api.GameInfo(
                id=game.id,
                settings=[
                    api.SettingInfo(s.name, list(s.values), s.default, s.pattern)
                    for s in game.settings
                ],
                seats=list(game.seats(game.new(settle(game, []), 1))),
                people={str(n): [list(seats) for seats in rows] for n, rows in shared.items()},
            )
        )
    return api.Games(found, list(BOTS), list(LANGUAGES))


@call("GET", "/api/games/{game}/words/{lang}", None, api.GameWords)
async def game_words(context: Context, _: None) -> api.GameWords:
    """The words of a game in a language."""
    game, lang = find(context.request.path_params["game"]), context.request.path_params["lang"]
    if lang not in LANGUAGES:
        raise BadInput("lang", lang, "one-of", choices=LANGUAGES)
    return words_of(game.id, lang)


@cache
def words_of(name: str, lang: str) -> api.GameWords:
    """The words of a game, read once."""
    game = find(name)
    return api.GameWords(page_words(lang, game), part(game, FAMILIES) or {})


@call("GET", "/api/games/{game}/charts", None, api.Charts)
async def get_charts(context: Context, _: None) -> api.Charts:
    """The turn of a game as a sequence of steps, with its rules; empty, where it has none."""
    return charts_of(find(context.request.path_params["game"]).id)


@cache
def charts_of(name: str) -> api.Charts:
    """The charts of a game, written once."""
    found = part(find(name), CHARTS)
    return api.Charts(msgspec.to_builtins(found()) if found else {})


@call("GET", "/api/games/{game}/cards", None, api.Cards, ("options",))
async def list_cards(context: Context, _: None) -> api.Cards:
    """Every card of a game; `options` are words such as `edition=first cover`."""
    game = find(context.request.path_params["game"])
    options = settle(game, context.request.query_params.get("options", "").split())
    return await context.work(cards_of, game.id, tuple(options.items()))


@lru_cache(maxsize=64)
def cards_of(name: str, options: tuple[tuple[str, str], ...]) -> api.Cards:
    """The cards with some options, written once: each takes some milliseconds."""
    listing = part(find(name), LISTING)
    if listing is None:
        raise Illegal("table", "reason-no-cards")
    return api.Cards(listing.cards(dict(options)))


@call("GET", "/api/lobby", None, api.Lobby)
async def lobby(context: Context, _: None) -> api.Lobby:
    """The open tables, and those where you sit."""
    return await context.registry.listing(context.browser)


@call("POST", "/api/tables", api.NewTable, api.MyTable)
async def make_table(context: Context, body: api.NewTable) -> api.MyTable:
    """Make a table: a new game, a position, or a record to go on from."""
    table, links = await context.registry.maker.make(body, context.browser)
    return context.mine(table, links)


@call("GET", "/api/me", None, api.Known)
async def know_me(context: Context, _: None) -> api.Known:
    """What is kept of you."""
    return await forgetting.known(context.registry, context.browser)


@call("POST", "/api/me/forget", None, api.Forgotten)
async def forget_me(context: Context, _: None) -> api.Forgotten:
    """Get up everywhere, under no name; tables where nobody else sits are deleted."""
    found = await forgetting.forget(context.registry, context.seating, context.browser)
    return api.Forgotten(found)


@call("POST", "/api/read", api.Written, api.Understood)
async def read_text(context: Context, body: api.Written) -> api.Understood:
    """What a record or a position holds, before a table is made of it."""
    return await context.registry.thinkers.read(body.text)


@call("GET", "/api/tables/{table}", None, api.MyTable)
async def get_table(context: Context, _: None) -> api.MyTable:
    """A table, and what of it is yours."""
    return context.mine(await context.table())


@call("POST", "/api/tables/{table}/sit", api.Sit, api.MyTable)
async def sit(context: Context, body: api.Sit) -> api.MyTable:
    """Take a seat: with the secret of its link, or an open one of a listed table."""
    table = await context.table()
    await context.seating.sit(table, body, context.browser)
    return context.mine(table)


@call("POST", "/api/tables/{table}/leave", api.OfSeat, api.MyTable)
async def leave(context: Context, body: api.OfSeat) -> api.MyTable:
    """Get up from a seat."""
    table = await context.table()
    await context.seating.leave(table, body, context.browser)
    return context.mine(table)


@call("POST", "/api/tables/{table}/bot", api.SetBot, api.MyTable)
async def set_bot(context: Context, body: api.SetBot) -> api.MyTable:
    """Let a bot play one of your seats, or as owner any seat."""
    table = await context.table()
    await context.seating.bot(table, body, context.browser)
    return context.mine(table)


@call("POST", "/api/tables/{table}/take", api.OfSeat, api.MyTable)
async def take(context: Context, body: api.OfSeat) -> api.MyTable:
    """Take one of your seats back from a bot."""
    table = await context.table()
    await context.seating.take(table, body, context.browser)
    return context.mine(table)


@call("POST", "/api/tables/{table}/link", api.OfSeat, api.MyTable)
async def new_link(context: Context, body: api.OfSeat) -> api.MyTable:
    """A new secret link for a seat; the old one stops working."""
    table = await context.table()
    secret = await context.seating.link(table, body, context.browser)
    return context.mine(table, {body.seat: secret})


@call("POST", "/api/tables/{table}/code", None, api.NewCode)
async def new_code(context: Context, _: None) -> api.NewCode:
    """A code with which another device of yours sits down beside this one."""
    return devices.code(await context.table(), context.browser)


@call("POST", "/api/tables/{table}/join", api.Join, api.MyTable)
async def join(context: Context, body: api.Join) -> api.MyTable:
    """Sit down beside the device that gave the code."""
    table = await context.table()
    await devices.join(context.seating, table, body, context.browser)
    return context.mine(table)


@call("GET", "/api/tables/{table}/devices", None, api.Devices)
async def list_devices(context: Context, _: None) -> api.Devices:
    """The devices that sit on your seats."""
    return devices.listed(await context.table(), context.browser)


@call("POST", "/api/tables/{table}/expel", api.Expel, api.Devices)
async def expel(context: Context, body: api.Expel) -> api.Devices:
    """Send one of your other devices away."""
    table = await context.table()
    await devices.expel(context.seating, table, body, context.browser)
    return devices.listed(table, context.browser)


@call("POST", "/api/tables/{table}/name", api.Rename, api.MyTable)
async def rename(context: Context, body: api.Rename) -> api.MyTable:
    """Another name on your seats."""
    table = await context.table()
    await context.seating.rename(table, body, context.browser)
    return context.mine(table)


@call("POST", "/api/tables/{table}/start", None, api.MyTable)
async def start(context: Context, _: None) -> api.MyTable:
    """Begin the game."""
    table = await context.table()
    await context.seating.start(table, context.browser)
    return context.mine(table)


@call("POST", "/api/tables/{table}/share", api.Promise, api.MyTable)
async def give_share(context: Context, body: api.Promise) -> api.MyTable:
    """The hash of your share of the seed; an earlier one is forgotten."""
    table = await context.table()
    await context.seating.share(table, body, context.browser)
    return context.mine(table)


@call("POST", "/api/tables/{table}/reveal", api.Reveal, api.MyTable)
async def reveal(context: Context, body: api.Reveal) -> api.MyTable:
    """Your share of the seed; with the last one the game begins."""
    table = await context.table()
    await context.seating.reveal(table, body, context.browser)
    return context.mine(table)


@call("POST", "/api/tables/{table}/close", None, api.Closed)
async def close(context: Context, _: None) -> api.Closed:
    """Do away with a table of yours whose game has not begun."""
    table = await context.table()
    if context.browser != table.owner:
        raise Illegal("table", "reason-not-your-table")
    await context.registry.close(table)
    return api.Closed(table.id)


@call("POST", "/api/tables/{table}/resign", api.Resign, api.MyTable)
async def resign(context: Context, body: api.Resign) -> api.MyTable:
    """Give up some seats, or all of yours."""
    table = await context.table()
    await context.seating.resign(table, body, context.browser)
    return context.mine(table)


@call("POST", "/api/tables/{table}/rematch", None, api.MyTable)
async def rematch(context: Context, _: None) -> api.MyTable:
    """The same people and bots again, with the sides swapped."""
    table = await context.table()
    if context.browser != table.owner and not table.mine(context.browser):
        raise Illegal("table", "reason-no-seat")
    return context.mine(await context.registry.maker.rematch(table))


@call("POST", "/api/tables/{table}/fork", api.Fork, api.MyTable)
async def fork(context: Context, body: api.Fork) -> api.MyTable:
    """A new table from a point of a finished game."""
    table = await context.table(seated=True)
    made, links = await context.registry.maker.fork(table, body, context.browser)
    return context.mine(made, links)


@call("POST", "/api/tables/{table}/do", api.Command, api.Reply)
async def do(context: Context, body: api.Command) -> api.Reply:
    """Answer, order, undo …: the same messages as over the websocket."""
    table = await context.table()
    future: asyncio.Future[api.Reply] = asyncio.get_running_loop().create_future()

    def answered(reply: api.Reply) -> None:
        if not future.done():
            future.set_result(reply)

    effort, began = context.effort, time.thread_time()
    context.registry.commands.handle(table, context.browser, body, answered)
    effort.spend(time.thread_time() - began)
    return await future


@call("POST", "/api/tables/{table}/hint", api.OfSeat, api.Hinted)
async def hint(context: Context, body: api.OfSeat) -> api.Hinted:
    """What a bot would answer to the open question of your seat, and why."""
    table = await context.table()
    return await context.registry.hints.ask(table, body.seat, context.browser)


@call("GET", "/api/tables/{table}/details", None, api.Details, ("seat", "answer"))
async def get_details(context: Context, _: None) -> api.Details:
    """What an answer of your seat would cost, what counts for it, and what may come of it."""
    table, asked = await context.table(), context.request.query_params
    name = asked.get("seat", "")
    seat = table.seat(name)
    if not table.chairs[seat].held_by(context.browser):
        raise Illegal("table", "reason-not-your-seat", seat=name)
    if seat not in table.open:
        raise Illegal("table", "reason-not-asked")
    words = asked.get("answer", "")[:LONGEST_ANSWER]
    found = details(table.game, table.playing.state, seat, words)
    return api.Details(
        [api.Prospect(f"detail-{one.message}", one.facts, one.rule, one.chance) for one in found]
    )


@call("GET", "/api/tables/{table}/record", None, api.Exported)
async def get_record(context: Context, _: None) -> api.Exported:
    """The record of a finished game, with its seed."""
    table = await _finished(context)
    return api.Exported(table.playing.record())


@call("GET", "/api/tables/{table}/position", None, api.Exported, ("at",))
async def get_position(context: Context, _: None) -> api.Exported:
    """A finished game after so many answers, as a position."""
    table = await _finished(context)
    match, at = table.playing, _at(context, table)
    return api.Exported(await context.work(lambda: match.game.write(match.at(at))))


@call("GET", "/api/tables/{table}/view", None, api.Seen, ("at",))
async def get_view(context: Context, _: None) -> api.Seen:
    """A finished game after so many answers, with nothing hidden."""
    table = await _finished(context)
    at, answers = _at(context, table), table.playing.answers
    match = table.playing
    view = await context.work(lambda: match.game.view(match.at(at), REFEREE))
    seat = words = ""
    if at < len(answers):
        seat, words = table.names[answers[at].seat], answers[at].words
    return api.Seen(at, len(answers), seat, words, view)


@call("GET", "/api/tables/{table}/scenery", None, api.Scenery)
async def get_scenery(context: Context, _: None) -> api.Scenery:
    """What never changes at a table: what the page draws, and names that only it has."""
    table = await context.table(seated=True)
    return await context.work(_scenery, table.game, table.playing.state)


def _scenery(game: Game, state: Any) -> api.Scenery:
    found, own_names = part(game, SCENERY), part(game, OWN_NAMES)
    names = {
        lang: words(lang, game.id).forms(own)
        for lang in LANGUAGES
        if own_names and (own := own_names(state, lang))
    }
    return api.Scenery(msgspec.to_builtins(found(state)) if found else {}, names)


@call("GET", "/api/tables/{table}/insight", None, api.Insight, ("topic", "of"))
async def get_insight(context: Context, _: None) -> api.Insight:
    """What follows from the table as it stands: about a topic, and perhaps one thing of it."""
    table, asked = await context.table(seated=True), context.request.query_params
    found = part(table.game, INSIGHT)
    effort, began = context.effort, time.thread_time()
    topic, of = (asked.get(name, "")[:LONGEST_ANSWER] for name in ("topic", "of"))
    insight = found(table.playing.state, topic, of) if found else None
    effort.spend(time.thread_time() - began)
    return api.Insight(msgspec.to_builtins(insight) if insight else {})


@call("GET", "/api/tables/{table}/moments", None, api.ReplayPart, ("at",))
async def get_moments(context: Context, _: None) -> api.ReplayPart:
    """What followed so many answers of a finished game, answer by answer, with nothing hidden."""
    table = await _finished(context)
    return await context.work(replay_part, table, _at(context, table))


@call("GET", "/api/tables/{table}/summary", None, api.Summary)
async def get_summary(context: Context, _: None) -> api.Summary:
    """How a finished game went: why it ended, points, best cards, how the dice fell."""
    table = await _finished(context)
    return await context.work(summarise, table)


async def _finished(context: Context) -> Table:
    table = await context.table(seated=True)
    if table.status != OVER:
        raise Illegal("table", "reason-not-over")
    return table


def _at(context: Context, table: Table) -> int:
    """How many answers of a finished game are meant; all, if it is not said."""
    most = len(table.playing.answers)
    word = context.request.query_params.get("at", str(most))
    if not (word.isascii() and word.isdecimal() and len(word) < 10) or int(word) > most:
        raise BadInput("at", word[:20], "whole-number-between", least=0, most=most)
    return int(word)
