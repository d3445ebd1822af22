"""The rules by number: what each one says, and its code, cards and tests."""

import tomllib
from collections.abc import Iterator
from difflib import get_close_matches
from functools import cache
from importlib.metadata import EntryPoint, entry_points
from importlib.resources import files
from pathlib import Path

import msgspec
from msgspec import Struct, field

from wartable.core import game
from wartable.core.decision import BadInput
from wartable.core.parts import REFERENCES, part
from wartable.rules import citations
from wartable.rules.citations import CODE, TEST, Citation

SOURCES = (
    *("rulebook", "second", "first", "faq", "inferred", "open"),
    *("chart", "known", "project"),
)
"""What settles a rule or a ruling."""


class Bilingual(Struct, frozen=True, forbid_unknown_fields=True):
    """A text in two languages."""

    en: str
    fr: str


class Ruling(Struct, frozen=True, forbid_unknown_fields=True):
    """How an open or tricky point is settled, and by what."""

    en: str
    fr: str
    sources: tuple[str, ...] = field(default=(), name="from")
    switch: str = ""


class Rule(Struct, frozen=True, forbid_unknown_fields=True):
    """A section of a rulebook, in our own words."""

    en: str
    fr: str
    summary: Bilingual
    editions: tuple[str, ...] = ()
    headings: tuple[str, ...] = ()
    why: Bilingual | None = None
    sources: tuple[str, ...] = field(default=(), name="from")
    """Where the rule comes from, in a game whose rules have several origins."""
    rulings: tuple[Ruling, ...] = ()


class Book(Struct, frozen=True):
    """The rules of one game: an id is its prefix and a number."""

    game: str
    package: str
    prefix: str
    editions: tuple[str, ...]
    rules: dict[str, Rule]

    def sections(self, rule: str) -> list[str]:
        """The rules one level or more below a rule."""
        return [other for other in self.rules if other.startswith((f"{rule}.", f"{rule}-"))]

    def cards(self, rule: str, lang: str) -> list[tuple[str, list[str]]]:
        """The cards that a rule concerns, in named groups."""
        references = part(game.find(self.game), REFERENCES)
        return references.cards(rule, lang) if references else []


def _read(entry: EntryPoint) -> Book | None:
    package = entry.module.rpartition(".")[0]
    file = files(package).joinpath("rules.toml")
    if not file.is_file():
        return None
    data = tomllib.loads(file.read_text(encoding="utf-8"))
    prefix, editions = data.pop("prefix"), tuple(data.pop("editions", ()))
    rules = msgspec.convert(data, dict[str, Rule])
    for name, rule in rules.items():
        assert name.startswith(prefix + " "), name
        assert set(rule.editions) <= set(editions), name
        sources = {*rule.sources, *(source for one in rule.rulings for source in one.sources)}
        assert sources <= set(SOURCES), name
    return Book(entry.name, package, prefix, editions, rules)


@cache
def books() -> dict[str, Book]:
    """The rule books of the installed games, by the word that their ids begin with."""
    found = [_read(entry) for entry in entry_points(group="wartable.games")]
    return {book.prefix: book for book in sorted(filter(None, found), key=lambda b: b.prefix)}


def find(words: str) -> tuple[Book, str]:
    """The book and the rule that some words mean; no rule means the whole book."""
    prefix, _, number = " ".join(words.lower().split()).partition(" ")
    book = books().get(prefix) or next((b for b in books().values() if b.game == prefix), None)
    if book is None:
        raise BadInput("rule", prefix, "one-of", choices=books())
    if not number:
        return book, ""
    wanted = f"{book.prefix} {number}"
    rule = next((name for name in book.rules if name.lower() == wanted), None)
    if rule is None:
        raise BadInput("rule", wanted, "rule", choices=_near(number, book))
    return book, rule


def _near(number: str, book: Book) -> list[str]:
    """Rules that a wrong number may have meant: its chapter, and similar numbers."""
    numbers = [rule.partition(" ")[2] for rule in book.rules]
    parts = number.split(".")
    above = [".".join(parts[:size]) for size in range(len(parts) - 1, 0, -1)]
    beside = [n for chapter in above for n in numbers if n.rpartition(".")[0] == chapter]
    likely = beside + [n for n in above if n in numbers] + get_close_matches(number, numbers, 3, 0)
    return [f"{book.prefix} {n}" for n in list(dict.fromkeys(likely))[:4]]


PACKAGE = Path(__file__).parent.parent
PROJECT = PACKAGE.parent.parent
IN_PROJECT = (PROJECT / "pyproject.toml").is_file() and (PROJECT / "tests").is_dir()
"""Whether this is the project with its tests, not a package that was installed."""


def root() -> Path:
    """The folder that paths are relative to: the project, or where the package is installed."""
    return PROJECT if IN_PROJECT else PACKAGE.parent


def _folder(package: str) -> Path:
    """Where the modules of a package are."""
    return Path(str(files(package)))


def _called(file: Path) -> str:
    """The name of a file in the result; a game may be installed elsewhere."""
    return (file.relative_to(root()) if file.is_relative_to(root()) else file).as_posix()


@cache
def cited() -> tuple[Citation, ...]:
    """Every place in the games, and in the tests if they are there, that names a rule."""
    prefixes = tuple(books())
    found: list[Citation] = []
    for book in books().values():
        for file in sorted(_folder(book.package).rglob("*.py")):
            found += citations.in_code(file, _called(file), prefixes)
    for file in sorted((PROJECT / "tests").rglob("test_*.py")) if IN_PROJECT else ():
        found += citations.in_tests(file, _called(file))
    return tuple(sorted(found))


def citing(rule: str, *how: str) -> list[Citation]:
    """The places that name a rule in one of several ways."""
    return [place for place in cited() if place.rule == rule and place.how in how]


def _has(book: Book, rule: str, *how: str) -> bool:
    """Whether a rule, or a section of it, is named in one of several ways."""
    return any(citing(other, *how) for other in (rule, *book.sections(rule)))


class Problem(Struct, frozen=True, order=True):
    """What the check found: a message, the rule, and where."""

    rule: str
    message: str
    where: str = ""


def problems() -> list[Problem]:
    """Rules without code or without tests, and rules that are named but not there."""
    found = [problem for book in books().values() for problem in _uncovered(book)]
    for place in cited():
        prefix = place.rule.partition(" ")[0]
        if prefix not in books() or place.rule not in books()[prefix].rules:
            found.append(Problem(place.rule, "rule-unknown", f"{place.file}:{place.line}"))
    return found


def _uncovered(book: Book) -> Iterator[Problem]:
    for name, rule in book.rules.items():
        if rule.why:
            continue
        # A ruling, `4.c-3` of a book, is carried out where its rule is.
        ruled = name.rpartition("-")[0]
        if not _has(book, ruled if ruled in book.rules else name, *CODE):
            yield Problem(name, "rule-has-no-code")
        elif IN_PROJECT and not _has(book, name, TEST):
            yield Problem(name, "rule-has-no-test")
