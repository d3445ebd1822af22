"""Games: what can be played here, in which words, by which rules and scenarios."""

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
    """What else it may be: a regular expression."""


class GameInfo(Struct):
    """A game that can be played here."""

    id: str
    settings: list[SettingInfo]
    seats: list[str]
    """With the settings as they are by default."""
    people: dict[str, list[list[str]]]
    """How the rules share the seats, by the number of people."""
    titles: dict[str, str]
    """What it is called, by language; its words are fetched when it is chosen."""
    abouts: dict[str, str]
    """What it is, in a sentence."""
    lessons: list[LessonInfo]
    """What teaches it."""


class Games(Struct):
    """All games, bots and languages."""

    games: list[GameInfo]
    bots: list[str]
    languages: list[str]


class GameWords(Struct):
    """What a page needs to speak of a game in one language."""

    text: str
    """Messages in Fluent, beside those of all games; none, if the game brings none."""
    families: dict[str, str]
    """Under which families a fact has its name, where they are not called like it."""


class Cards(Struct):
    """Every card of a game with its names and its text in each language."""

    cards: list[CardInfo]


class RuleTold(Struct):
    """A rule in our own words: by language."""

    id: str
    title: dict[str, str]
    text: dict[str, str]
    examples: list[dict[str, str]]
    """How open or tricky points are settled."""


class Charts(Struct):
    """The turn of a game as a sequence of steps; empty, where it has none."""

    charts: dict[str, Any]


class Scenery(Struct):
    """What never changes at a table; empty, where there is nothing such."""

    scenery: dict[str, Any]
    """What the page draws: the map of a scenario."""
    names: dict[str, dict[str, dict[str, str]]]
    """Names that only this table has: by language, message and form; the first form is ''."""


class ScenarioFile(Struct):
    """A scenario of a game as a file, to start one's own from."""

    text: str


class ScenarioRead(Struct):
    """What there is to know of a scenario file before it is played."""

    problems: list[Reason]
    """All that is wrong: `where` is the place in the file, as `units.first.at`, or a line."""
    oddities: list[Reason]
    """What is odd in a file that can be played."""
    draft: dict[str, Any]
    """What the page draws; empty, where nothing can be."""
    names: dict[str, dict[str, dict[str, str]]]
    """Names that only this file has: by language, message and form; the first form is ''."""
    position: str
    """To make a table of it; '', while something is wrong."""
    seats: list[str]


class Written(Body):
    """A record, a position or a scenario file, as somebody sent it."""

    text: Text


class Understood(Struct):
    """What a record or a position holds."""

    kind: Literal["record", "position"]
    game: str
    seats: list[str]
    asked: list[str]
    """Who has to answer where it ends; nobody, if the game is over there."""
    answers: int
