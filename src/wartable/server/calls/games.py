"""Calls about the server and the games: is it well, what can be played, words, charts, cards."""

from functools import cache, lru_cache
from typing import Literal

import msgspec

from wartable import __version__
from wartable.bots import BOTS
from wartable.core.decision import BadInput, Illegal
from wartable.core.game import find, settle
from wartable.core.parts import (
    CHARTS,
    FAMILIES,
    LISTING,
    PEOPLE,
    part,
    shelf,
)
from wartable.server import api
from wartable.server.calls.call import Context, call
from wartable.server.middleware import local
from wartable.words.text import LANGUAGES, page_words


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


@call("POST", "/api/read", api.Written, api.Understood)
async def read_text(context: Context, body: api.Written) -> api.Understood:
    """What a record or a position holds, before a table is made of it."""
    return await context.registry.thinkers.read(body.text)
