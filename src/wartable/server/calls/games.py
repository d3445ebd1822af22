"""Calls about the server and the games: its health, the games, their words, charts and cards."""

from functools import cache, lru_cache
from typing import Literal

import msgspec
from msgspec.structs import replace

from wartable import __version__
from wartable.bots import BOTS
from wartable.core.decision import BadInput, Illegal
from wartable.core.game import find, settle
from wartable.core.parts import (
    CHARTS,
    LESSONS,
    LISTING,
    PEOPLE,
    SCENARIO_FILES,
    part,
    shelf,
)
from wartable.rules import rulebook
from wartable.server import api
from wartable.server.calls.call import ANYTHING, Context, call
from wartable.server.middleware import local
from wartable.server.stored_tables import NotFound
from wartable.server.tokens import MAKE
from wartable.words.text import LANGUAGES, families, page_words, words

LONGEST_RULE = 40


@call("GET", "/healthz", None, api.HealthInfo, scope=ANYTHING)
async def health(context: Context, _: None) -> api.HealthInfo:
    """Whether the server is well."""
    cause = await context.registry.health.trouble()
    tables = context.registry.tables.values()
    sockets = sum(len(table.live.sockets) for table in tables)
    status: Literal["ok", "trouble"] = "trouble" if cause else "ok"
    told = cause if local(context.request.scope) else ""
    return api.HealthInfo(status, __version__, len(tables), sockets, told)


@call("GET", "/readyz", None, api.Ready, scope=ANYTHING)
async def ready(context: Context, _: None) -> api.Ready:
    """Whether all tables have been opened after a start."""
    registry = context.registry
    cause = await registry.health.trouble()
    told = cause if local(context.request.scope) else ""
    status: Literal["ok", "waking", "trouble"] = "trouble" if cause else "ok"
    if registry.awake is False:
        status = "waking"
    return api.Ready(status, len(registry.tables), registry.closed, told)


@call("GET", "/api/games", None, api.Games, scope=ANYTHING)
async def list_games(context: Context, _: None) -> api.Games:
    """The games, bots and languages that are installed here."""
    return installed()


def _said(game: str, message: str) -> dict[str, str]:
    """A message of a game, by language; empty if the game does not have it."""
    spoken = {lang: words(lang, game) for lang in LANGUAGES}
    return {lang: own.say(message) for lang, own in spoken.items() if own.has(message)}


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
                titles=_said(game.id, "game-title"),
                abouts=_said(game.id, "game-about"),
                lessons=[
                    api.LessonInfo(lesson.id, [step.id for step in lesson.steps])
                    for lesson in part(game, LESSONS) or ()
                ],
            )
        )
    return api.Games(found, list(BOTS), list(LANGUAGES))


@call("GET", "/api/games/{game}/words/{lang}", None, api.GameWords, scope=ANYTHING)
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
    return api.GameWords(page_words(lang, game), families(game))


@call("GET", "/api/games/{game}/charts", None, api.Charts, scope=ANYTHING)
async def get_charts(context: Context, _: None) -> api.Charts:
    """The turn of a game as a series of steps, with its rules; empty if it has none."""
    return charts_of(find(context.request.path_params["game"]).id)


@cache
def charts_of(name: str) -> api.Charts:
    """The charts of a game, written once."""
    found = part(find(name), CHARTS)
    return api.Charts(msgspec.to_builtins(found()) if found else {})


@call("GET", "/api/rules/{rule}", None, api.RuleTold, scope=ANYTHING)
async def get_rule(context: Context, _: None) -> api.RuleTold:
    """What a rule says, by its number."""
    book, name = rulebook.find(context.request.path_params["rule"][:LONGEST_RULE])
    if not name:
        raise NotFound
    rule = book.rules[name]
    examples = [{"en": one.en, "fr": one.fr} for one in rule.rulings]
    both = {"en": rule.summary.en, "fr": rule.summary.fr}
    return api.RuleTold(name, {"en": rule.en, "fr": rule.fr}, both, examples)


@call("GET", "/api/games/{game}/cards", None, api.Cards, ("options", "lang"), scope=ANYTHING)
async def list_cards(context: Context, _: None) -> api.Cards:
    """Every card of a game; `options` are words such as `edition=first cover`."""
    game = find(context.request.path_params["game"])
    asked = context.request.query_params
    options = settle(game, asked.get("options", "").split())
    lang = asked.get("lang")
    if lang is not None and lang not in LANGUAGES:
        raise BadInput("lang", lang[:20], "one-of", choices=LANGUAGES)
    return await context.work(cards_of, game.id, tuple(options.items()), lang)


@lru_cache(maxsize=64)
def cards_of(name: str, options: tuple[tuple[str, str], ...], lang: str | None) -> api.Cards:
    """The cards with some options in a language or all, written once: each takes milliseconds."""
    listing = part(find(name), LISTING)
    if listing is None:
        raise Illegal("table", "reason-no-cards")
    cards = listing.cards(dict(options))
    if lang:
        # The names are among the words of the game, which a page already has.
        cards = [replace(card, names={}, texts={lang: card.texts[lang]}) for card in cards]
    return api.Cards(cards)


@call("GET", "/api/games/{game}/scenarios/{scenario}", None, api.ScenarioFile, scope=ANYTHING)
async def get_scenario(context: Context, _: None) -> api.ScenarioFile:
    """A scenario of a game as a file, to start your own from."""
    files = part(find(context.request.path_params["game"]), SCENARIO_FILES)
    name = context.request.path_params["scenario"]
    if files is None or name not in files.IDS:
        raise NotFound
    return api.ScenarioFile(files.source(name))


@call("POST", "/api/games/{game}/scenario", api.Written, api.ScenarioRead, scope=MAKE)
async def read_scenario(context: Context, body: api.Written) -> api.ScenarioRead:
    """Everything that is wrong with a scenario file, and how it looks so far."""
    game = find(context.request.path_params["game"])
    return await context.registry.thinkers.scenario(game.id, body.text)


@call("POST", "/api/read", api.Written, api.Understood, scope=MAKE)
async def read_text(context: Context, body: api.Written) -> api.Understood:
    """What a record or a position contains, before a table is made from it."""
    return await context.registry.thinkers.read(body.text)
