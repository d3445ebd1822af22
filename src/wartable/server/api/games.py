"""Games: what can be played here, with its words, rules and scenarios."""

from typing import Any, Literal

from msgspec import Struct

from wartable.core.decision import Reason
from wartable.core.parts import CardInfo
from wartable.server.api.common import Body, Text
from wartable.server.api.lessons import LessonInfo


class SettingInfo(Struct):
    """A choice made before a game begins."""

    name: str
    values: list[str]
    default: str
    pattern: str = ""
    """Other values it may have: a regular expression."""


class GameInfo(Struct):
    """A game that can be played here."""

    id: str
    settings: list[SettingInfo]
    seats: list[str]
    """With the default settings."""
    people: dict[str, list[list[str]]]
    """Which seats each person takes, by the number of people."""
    titles: dict[str, str]
    """Its name, by language; the rest of its words is fetched when it is chosen."""
    abouts: dict[str, str]
    """A sentence about it, by language."""
    lessons: list[LessonInfo]
    """The lessons that teach it."""


class Games(Struct):
    """All games, bots and languages."""

    games: list[GameInfo]
    bots: list[str]
    languages: list[str]


class GameWords(Struct):
    """What a page needs to talk about a game in one language."""

    text: str
    """Fluent messages, in addition to those of all games; empty if the game has none."""
    families: dict[str, str]
    """The families that hold the names of a fact, where they are not called like the fact."""


class Cards(Struct):
    """Every card of a game, with its name and text in each language."""

    cards: list[CardInfo]


class RuleTold(Struct):
    """A rule in our own words, by language."""

    id: str
    title: dict[str, str]
    text: dict[str, str]
    examples: list[dict[str, str]]
    """How open or tricky points are settled."""


class Charts(Struct):
    """The turn of a game as a series of steps; empty if it has none."""

    charts: dict[str, Any]


class Scenery(Struct):
    """What never changes at a table; empty if there is no such thing."""

    scenery: dict[str, Any]
    """What the page draws: the map of a scenario."""
    names: dict[str, dict[str, dict[str, str]]]
    """Names that only this table has, by language, message and form; the first form is ''."""


class ScenarioFile(Struct):
    """A scenario of a game as a file, to start your own from."""

    text: str


class ScenarioRead(Struct):
    """Everything about a scenario file before it is played."""

    problems: list[Reason]
    """Everything wrong with it: `where` is the place in the file (`units.first.at`) or a line."""
    oddities: list[Reason]
    """What is odd in a file that can be played."""
    draft: dict[str, Any]
    """What the page draws; empty if nothing can be drawn."""
    names: dict[str, dict[str, dict[str, str]]]
    """Names that only this file has, by language, message and form; the first form is ''."""
    position: str
    """What to make a table from; '' while something is wrong."""
    seats: list[str]


class Written(Body):
    """A record, a position or a scenario file, as someone sent it."""

    text: Text


class Understood(Struct):
    """What a record or a position contains."""

    kind: Literal["record", "position"]
    game: str
    seats: list[str]
    asked: list[str]
    """Who is asked where it ends; nobody if the game is over there."""
    answers: int
