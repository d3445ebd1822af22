"""What a game may bring besides its rules: each part is an optional module in its folder.

`part(game, LISTING)` is the part or None. A part that is there but cannot be imported is also None,
with a warning that says so, once: the game goes on without it.
"""

import warnings
from collections.abc import Callable, Hashable, Iterable, Mapping, Sequence
from functools import cache
from importlib import import_module
from importlib.resources import files
from importlib.resources.abc import Traversable
from typing import Any, Generic, NamedTuple, Protocol, TypeVar, cast

from msgspec import Struct

from wartable.core.decision import BadInput, Decision, OwnAnswer, Reason
from wartable.core.events import Event
from wartable.core.game import BrokenPart, Game, Options, games
from wartable.core.layers import Layer
from wartable.core.lessons import Lesson
from wartable.core.summary import Facts, Summarise
from wartable.core.tensors import Encoder

T = TypeVar("T")
AnswerWords = tuple[str, Facts, str]
"""An answer to a question: its message, its facts, and how it is said."""


class Speaker(Protocol):
    """How to tell people what happens: messages and facts, no words."""

    def event(self, state: Any, event: Event) -> tuple[str, Facts]:
        """The message of an event, without `log-`, and its facts."""

    def question(self, state: Any, decision: Decision) -> tuple[str, Facts]:
        """The message of a question, without `ask-`, and its facts."""

    def answer(self, state: Any, decision: Decision, option: int) -> tuple[str, Facts]:
        """The message of an answer, without `answer-`, and its facts."""


class Detail(Struct, frozen=True):
    """A line about an answer before it is given: a cost, a modifier, a possible result."""

    message: str
    """Without `detail-`."""
    facts: Facts
    rule: str = ""
    chance: float | None = None
    """How likely a possible result is, from 0 to 1."""


class Viewer(Protocol):
    """Builds the views of all seats of a table together: see core/layers.py."""

    def look(self, state: Any, seats: Iterable[int]) -> tuple[dict[str, Any], list[Layer]]:
        """What is public, and what each of some seats sees instead."""


class CardInfo(Struct, frozen=True):
    """One card, with all its copies, for people and programs."""

    id: str
    group: str
    """Whose card it is: one of the groups of the listing."""
    type: str
    count: int
    names: dict[str, str]
    """By language, like `texts`."""
    texts: dict[str, str]
    rules: tuple[str, ...]
    definition: Any
    """What it does, as JSON data."""
    face: Any = None
    """What the page draws on it, if the game has a picture for it."""


class Listing(Protocol):
    """All cards as data."""

    def groups(self) -> tuple[str, ...]:
        """The owners of cards: seats, or anything that has a deck."""

    def cards(self, options: Options) -> list[CardInfo]:
        """All cards played with these settings."""


class References(Protocol):
    """Which cards a rule concerns."""

    def cards(self, rule: str, lang: str) -> list[tuple[str, list[str]]]:
        """The names of the cards, in named groups."""


class Differences(Protocol):
    """How the editions of a game differ."""

    def rows(self, words: Any) -> list[tuple[str, ...]]:
        """Subject by subject: what it is, what each edition says, what decides."""

    def page(self) -> str:
        """The same as a page of the documentation."""


class ScenarioFiles(Protocol):
    """Scenarios that are files: the game's own, and anyone else's."""

    IDS: tuple[str, ...]
    """The scenarios that come with the game."""

    def source(self, name: str) -> str:
        """The file of one of them."""

    def problems(self, text: str, where: str) -> list[BadInput]:
        """Everything wrong with a file, which is called `where`."""

    def warnings(self, text: str, where: str) -> list[BadInput]:
        """What is odd in a file with nothing wrong."""

    def drawn(self, text: str) -> Struct | None:
        """What the page draws of a file, even while something is wrong; None if it cannot."""

    def names(self, text: str, lang: str) -> dict[str, dict[str, str]]:
        """The names that a file brings, by message and form; the first form is ''."""

    def position(self, text: str) -> str:
        """The position in which a game of a file begins."""


class Terminal(Protocol):
    """The table in the terminal, drawn for `rich`."""

    def draw(self, view: dict[str, Any], words: Any) -> Any:
        """The whole table as someone sees it."""

    def tries(self, view: dict[str, Any]) -> list[str]:
        """Answers that someone may wonder about: the cards at hand."""


class Knowledge(Protocol):
    """Everything the bots need to know about a game; `state` is a world, never the true state."""

    def judge(self, state: Any, decision: Decision) -> list[float]:
        """How good each option looks right away, in the order of the options."""

    def value(self, state: Any) -> list[float]:
        """The chance that its side wins, for each seat, from 0 to 1."""

    def rolls(self, decision: Decision, option: int) -> bool:
        """Whether dice follow an answer, and `value` already allows for them."""


class Traits(NamedTuple):
    """What an answer is like, in names that weights are learnt for."""

    weights: tuple[tuple[str, float], ...]
    """Each name with how much of it there is."""
    slopes: tuple[str, ...] = ()
    """Names of what makes the rough judgement count more or less."""


class Moves(Protocol):
    """What a learnt judgement goes by: see bots/learnt_judge.py."""

    def plain(self, state: Any, decision: Decision) -> list[float]:
        """What each option promises at once to a recruit, who knows no more than the rules."""

    def rough(self, state: Any, decision: Decision) -> list[float]:
        """How good each option looks right away, by the game's own rules of thumb."""

    def situation(self, state: Any, decision: Decision) -> Hashable:
        """Everything that `traits` depend on, as the key of a cache; None: they are not kept."""

    def traits(self, state: Any, decision: Decision, options: Sequence[int]) -> Iterable[Traits]:
        """What some answers are like, in their order."""

    def words(self, state: Any, decision: Decision) -> tuple[str, tuple[str, ...]]:
        """Who is asked, and what is special about the situation."""

    def text(self, state: Any, option: int) -> str:
        """An answer in words."""

    def habits(self, state: Any, decision: Decision, answers: Sequence[OwnAnswer]) -> list[float]:
        """What speaks for each option because people expect it of a player; mostly zero.

        A search adds it to its judgement of the answers it may give, and of no others.
        """


class Pace(Protocol):
    """How bots think in this game."""

    ANSWERS: int
    """How many answers a second can be tried in worlds of the game."""
    AHEAD: int
    """How many turns after the current one a general plays out, once few answers are left."""
    WORLDS: int
    """In how many worlds an officer tries its answers: more if dice decide more."""
    TRIED: int
    """How many answers an officer tries, starting with the most promising."""
    GLANCED: Mapping[str, tuple[int, int]]
    """How many answers a general or a marshal tries that has no time for a search, and in how many
    worlds: never fewer than an officer."""
    CAUTION: float
    """So many worlds in which an answer did as well as the others are added to those that a search
    has seen: more if dice decide more."""
    SEARCHED: frozenset[str]
    """The questions that are worth a search, by their `ask`; none: all of them."""
    GENERAL: float
    """How many seconds a general searches: few, as long as officers stay well behind."""
    MARSHAL: float
    """How many a marshal searches: hardly any if a look at the end of the turn is just as good."""
    SLIPS: float
    """How often a cadet overlooks what is best."""


class Features(Protocol):
    """What a learnt model counts in a position."""

    NAMES: tuple[str, ...]
    VARIANTS: tuple[tuple[str, ...], ...]
    """Settings of the games to learn from, in turn: words like `edition=first`."""
    KEPT: tuple[float, float]
    """How often a position is learnt from: where a line of a search may end, and elsewhere."""

    def sides(self, state: Any) -> list[int]:
        """The side of each seat, from 0 on without a gap."""

    def features(self, state: Any) -> list[list[float]]:
        """A row for each side; `state` may be a world."""

    def early(self, state: Any) -> float:
        """From 1 at the start to -1 at the end; always 0 if nobody knows how long a game is."""

    def points(self, state: Any) -> list[float]:
        """The victory points of each side."""

    def winner(self, state: Any) -> int | None:
        """The side that has won, -1 for a draw, None while the game goes on."""


class Reasons(Protocol):
    """Why an answer is good: what the model counts, as people would say it."""

    def reason(self, feature: str) -> tuple[str, int, dict[str, str]] | None:
        """The reason a feature belongs to, whether more (1) or less (-1) is good, its facts."""

    def facts(self, kind: str, facts: dict[str, str], world: Any) -> dict[str, str | int]:
        """The facts, with whatever else there is to say in a world."""

    def deed(self, answer: str) -> bool:
        """Whether an answer does something to others, so that they may fear it."""


class Collector(Protocol):
    """Watches one game; made at its first question, before its events are cleared."""

    sides: dict[str, str]
    """The side of each seat."""
    score: dict[str, list[int]]
    """By side, at the end of every round."""

    def look(self) -> None:
        """After every answer: note the events and the end of a round."""

    def points(self) -> dict[str, int]:
        """By side, now."""

    def cards(self) -> dict[str, dict[str, list[int]]]:
        """By seat and card, how often each was drawn, played, used."""

    def details(self) -> dict[str, Any]:
        """What only this game notes."""


class Sections(Protocol):
    """What a report shows only for this game."""

    SHARED_DECK: bool
    """Whether everyone draws from one deck."""

    def card_id(self, seat: str, card: str) -> str:
        """The id of a seat's card in the list of all cards."""

    def sections(self, group: Any, spoken: Any) -> list[str]:
        """Parts of the page, as HTML."""


class Part(Struct, Generic[T], frozen=True):
    """Where a part is found: a module of the game's folder, or a name in it."""

    module: str
    name: str = ""


PEOPLE: Part[dict[int, tuple[tuple[str, ...], ...]]] = Part("seats", "PEOPLE")
"""Which seats each person takes, by the number of people."""
SHELF: Part[int] = Part("seats", "SHELF")
"""The game's place among the others, from 1."""
SIDES: Part[dict[str, tuple[str, ...]]] = Part("seats", "SIDES")
"""Seats that can be named together."""
RATED: Part[tuple[str, ...]] = Part("seats", "RATED")
"""Settings that make it a different game, with ratings of its own."""
SPEAKER: Part[Speaker] = Part("telling")
EXPLAIN: Part[Callable[[Any, Reason], Facts]] = Part("telling", "reason")
"""The parts of a reason that are generated from what a card says."""
DETAILS: Part[Callable[[Any, Decision, int], list[Detail]]] = Part("details", "details")
"""Everything there is to know about an answer beforehand, as far as its seat may know it."""
OWN_NAMES: Part[Callable[[Any, str], dict[str, dict[str, str]]]] = Part("naming", "own_names")
"""Names that only this table has, in a language: by message and form; the first form is ''."""
FAMILIES: Part[dict[str, str]] = Part("telling", "FAMILIES")
"""The families that hold the names of a fact, if they are called something else: see words."""
VIEWER: Part[Callable[[], Viewer]] = Part("view", "Viewer")
SEEN: Part[type[Struct]] = Part("seen", "View")
"""What a view looks like; the page's types are generated from it."""
LISTING: Part[Listing] = Part("listing")
REFERENCES: Part[References] = Part("references")
DIFFERENCES: Part[Differences] = Part("differences")
SCENARIO_FILES: Part[ScenarioFiles] = Part("scenario_files")
SCENERY: Part[Callable[[Any], Struct]] = Part("scenery", "scenery")
"""What never changes at a table and the page draws: the map of a scenario."""
PREVIEWS: Part[Callable[[Any, int], Mapping[str, Struct]]] = Part("preview", "previews")
"""By answer to a seat's open question: what would change, as far as the seat can know."""
SEEN_SCENERY: Part[type[Struct]] = Part("seen", "Scenery")
"""What that looks like."""
SUMMARY: Part[Summarise] = Part("summary", "summary")
"""A finished game at a glance."""
INSIGHT: Part[Callable[[Any, str, str], Struct]] = Part("insight", "insight")
"""What follows from a state, for the page to draw: about a topic, and one thing of it. Only what
everybody may know."""
CHARTS: Part[Callable[[], Struct]] = Part("charts", "charts")
"""The turn as a series of steps with their rules, as people follow it at a real table."""
LESSONS: Part[tuple[Lesson, ...]] = Part("lessons", "LESSONS")
"""The lessons: positions, what is asked there, what counts as right."""
SEEN_MORE: Part[tuple[type[Struct], ...]] = Part("seen", "MORE")
"""What else the page is given: insights, charts, previews."""
TERMINAL: Part[Terminal] = Part("terminal")
ANSWERS: Part[Callable[[dict[str, Any], str, list[AnswerWords], Any], Any]] = Part(
    "terminal_answers", "answers"
)
"""Answers in the terminal, each as message, facts and words, drawn as the question needs it."""
ORDER: Part[Callable[[str, list[AnswerWords]], list[int]]] = Part("terminal_answers", "order")
"""The order in which they are numbered."""
KNOWLEDGE: Part[Knowledge] = Part("bots")
JUDGEMENTS: Part[Mapping[str, Callable[[Any, Decision], list[float]]]] = Part("bots", "JUDGEMENTS")
"""By level: what its bots go by, if those above them know better."""
LIKELY_WORLD: Part[Callable[[Any, int, int], Any]] = Part("bots.beliefs", "world")
"""Like the game's `world`, with hidden things where they probably are."""
SIGHTINGS: Part[Callable[[Any], Iterable[Any]]] = Part("bots.beliefs", "sightings")
"""Where hidden things are in a state, to learn from (bots/belief.py)."""
PACE: Part[Pace] = Part("bots.pace")
MOVES: Part[Moves] = Part("bots.moves")
WEIGHED: Part[Callable[[Any], Callable[[Any], list[float]]]] = Part("bots.value", "weighed")
"""The value of a position for each seat, from a model (bots/model.py)."""
FEATURES: Part[Features] = Part("bots.features")
REASONS: Part[Reasons] = Part("bots.reasons")
COLLECTOR: Part[Callable[[Any], Collector]] = Part("lab.collecting", "Collector")
SOUND: Part[Callable[[Any], str]] = Part("lab.sound", "wrong")
"""What is wrong with a state, if anything."""
IDLE: Part[tuple[str, ...]] = Part("lab.sound", "IDLE")
"""Verbs that random games rarely use, besides `pass` and `done`, because they get nowhere."""
SECTIONS: Part[Sections] = Part("lab.sections")
TENSORS: Part[Callable[[Options], Encoder]] = Part("tensors", "Encoder")
"""What a seat sees as numbers, for programs that learn."""
PARTS = tuple(found for found in tuple(vars().values()) if isinstance(found, Part))
"""All of them."""


def part(game: Game, wanted: Part[T]) -> T | None:
    """A part of a game; None if it has none, or if it is broken."""
    inside = package(game)
    found = _module(inside, wanted.module) if inside else None
    return cast("T | None", vars(found).get(wanted.name) if found and wanted.name else found)


@cache
def _module(inside: str, name: str) -> Any:
    """A module of a package; None if there is none; a broken one is reported."""
    wanted = f"{inside}.{name}"
    try:
        return import_module(wanted)
    except ModuleNotFoundError as missing:
        # Only a part that is itself missing counts as absent, not one whose imports fail.
        if missing.name is None or not f"{wanted}.".startswith(f"{missing.name}."):
            warnings.warn(BrokenPart(wanted, missing), stacklevel=2)
    except Exception as error:
        warnings.warn(BrokenPart(wanted, error), stacklevel=2)
    return None


def package(game: Game) -> str:
    """The package of a game."""
    return type(game).__module__.rpartition(".")[0]


def folder(game: Game) -> Traversable:
    """The files of a game's package."""
    return files(package(game))


LAST = 1000
"""The place of a game that gives none."""


def shelf() -> list[Game]:
    """The installed games, in the order in which people are offered them."""
    return sorted(games().values(), key=lambda game: (part(game, SHELF) or LAST, game.id))
