"""The words that people read, from the .ftl files of the package and its games."""

from collections.abc import Iterator, Mapping
from copy import copy
from functools import cache
from importlib.metadata import entry_points
from importlib.resources import files
from typing import Any

from fluent.runtime import FluentBundle, FluentResource
from msgspec import Struct

from wartable.core.decision import BadInput
from wartable.core.game import Game, find
from wartable.core.parts import FAMILIES, package, part

LANGUAGES = ("en", "fr")


class MissingText(LookupError):
    """A message, an attribute or a variable is missing."""


class Name(Struct, frozen=True):
    """The name of something: a message whose attributes are its forms.

    A name passed to a message as `space` is `$space` there, and `$space_in`, `$space_the` … are its
    forms.
    """

    id: str


class Other(Struct, frozen=True):
    """Something without a message of its own; `city-other` makes its forms from its id."""

    id: str
    called: str


class Names(Struct, frozen=True):
    """Several names in a row; each form of it is the row of that form: `en ville ou au village`."""

    ids: tuple[str | Other, ...]
    joined: str = "or"


Value = str | int | Name | Names | Other


OFF_PAGE = ("wording", "differences", "hints", "report", "rule")
"""Topics of a game that only the server puts into words: the page need not have them."""


def sources(lang: str, game_id: str = "") -> Iterator[tuple[str, str]]:
    """The texts in a language, by file: `en.ftl` and every `<topic>.en.ftl`, sorted by name."""
    yield from _in_package("wartable", lang)
    if game_id:
        (entry,) = entry_points(group="wartable.games", name=game_id)
        yield from _in_package(entry.module.rpartition(".")[0], lang)


def _in_package(package: str, lang: str) -> Iterator[tuple[str, str]]:
    """The texts of a package; some games come without any."""
    folder = files(package).joinpath("text") if package else None
    if folder is None or not folder.is_dir():
        return
    for file in sorted(folder.iterdir(), key=lambda file: file.name):
        if f".{file.name}".endswith(f".{lang}.ftl"):
            yield f"{package}/{file.name}", file.read_text(encoding="utf-8")


def page_words(lang: str, game: Game) -> str:
    """The words of a game that a page needs, in addition to those of all games."""
    own = _in_package(package(game), lang)
    topics = ((file.rpartition("/")[2].partition(".")[0], text) for file, text in own)
    return "\n".join(text for topic, text in topics if topic not in OFF_PAGE)


COMMON = {"level": "level bot"}
"""The families of facts that the table tells, whatever is played."""


def families(game: Game) -> dict[str, str]:
    """The families that hold the names of facts at a table of a game."""
    return COMMON | (part(game, FAMILIES) or {})


class Words:
    """Everything that can be said in a language: the common words, and those of a game."""

    def __init__(self, lang: str, game_id: str = "") -> None:
        if lang not in LANGUAGES:
            raise BadInput("lang", lang, "one-of", choices=LANGUAGES)
        self.lang = lang
        self._bundle = FluentBundle([lang], use_isolating=False)
        files = dict(sources(lang, game_id))
        for text in files.values():
            self._bundle.add_resource(FluentResource(text))
        self.bare = bool(game_id) and len(files) == len(dict(sources(lang)))
        """The game came without words: its ids are shown."""
        self._known: dict[str, dict[str, str]] = {}
        self.families = families(find(game_id)) if game_id else COMMON
        """The families that hold the names of a fact, where they are not called like the fact."""

    def has(self, message_id: str) -> bool:
        """Whether a message exists."""
        return message_id in self._known or self._bundle.has_message(message_id)

    def also(self, names: dict[str, dict[str, str]]) -> "Words":
        """The same words with more names."""
        more = copy(self)
        more._known = self._known | self.forms(names)
        return more

    def forms(self, names: dict[str, dict[str, str]]) -> dict[str, dict[str, str]]:
        """Some names with all their forms: `…-other` makes the missing ones."""
        found = {}
        for message_id, forms in names.items():
            other = Other(f"{message_id.partition('-')[0]}-other", forms[""])
            made = self._others(other) if self.has(other.id) else {}
            found[message_id] = made | forms
        return found

    def say(self, message_id: str, **values: Value) -> str:
        """A message with its variables filled in."""
        if self.bare and not self.has(message_id):
            return bare(message_id, values)
        return self._format(message_id, "", self._spread(values))

    def say_sentence(self, message_id: str, **values: Value) -> str:
        """A message as a sentence, with a capital first letter."""
        return capital(self.say(message_id, **values))

    def name(self, message_id: str, form: str = "") -> str:
        """A name, or one of its forms."""
        if self.bare and not self.has(message_id):
            return bare(message_id, {})
        forms = self._forms(message_id)
        if form not in forms:
            raise MissingText(f"{self.lang}: {message_id}.{form}")
        return forms[form]

    def row(self, parts: list[str], joined: str = "or") -> str:
        """Several words with commas, and `joined` before the last."""
        if len(parts) < 2:
            return "".join(parts)
        start = parts[0]
        for word in parts[1:-1]:
            start = self.say("row-comma", first=start, second=word)
        return self.say(f"row-{joined}", first=start, second=parts[-1])

    def _spread(self, values: dict[str, Value]) -> dict[str, str | int]:
        spread: dict[str, str | int] = {}
        for key, value in values.items():
            if isinstance(value, str | int):
                spread[key] = value
                continue
            match value:
                case Name():
                    forms = self._forms(value.id)
                case Names():
                    forms = self._rows(value)
                case Other():
                    forms = self._others(value)
            # A name without an article is the same with one.
            for form, word in ({"the": forms[""]} | forms).items():
                spread[f"{key}_{form}" if form else key] = word
        return spread

    def _forms(self, message_id: str) -> dict[str, str]:
        known = self._known.get(message_id)
        if known is None:
            if not self.has(message_id):
                raise MissingText(f"{self.lang}: {message_id}")
            attributes = self._bundle.get_message(message_id).attributes
            known = {form: self._format(message_id, form, {}) for form in ("", *attributes)}
            self._known[message_id] = known
        return known

    def _others(self, other: Other) -> dict[str, str]:
        start = "digit" if other.called[:1].isdecimal() else "letter"
        values: dict[str, str | int] = {"id": other.called, "start": start}
        forms = ("", *self._bundle.get_message(other.id).attributes)
        return {form: self._format(other.id, form, values) for form in forms}

    def _rows(self, names: Names) -> dict[str, str]:
        each = [
            self._others(one) if isinstance(one, Other) else self._forms(one) for one in names.ids
        ]
        if len(each) == 1:
            return each[0]
        shared = [form for form in each[0] if all(form in forms for forms in each)]
        rows = {form: self.row([forms[form] for forms in each], names.joined) for form in shared}
        if "an" in rows and "adjective" in rows:
            # One article for the row: an old or new house.
            adjectives = [forms["adjective"] for forms in each[1:]]
            rows["an"] = self.row([each[0]["an"], *adjectives], names.joined)
        return rows

    def _format(self, message_id: str, form: str, values: dict[str, str | int]) -> str:
        if not self.has(message_id):
            raise MissingText(f"{self.lang}: {message_id}")
        message = self._bundle.get_message(message_id)
        pattern = message.attributes[form] if form else message.value
        if pattern is None:
            raise MissingText(f"{self.lang}: {message_id} has no value")
        text, errors = self._bundle.format_pattern(pattern, values)
        if errors:
            raise MissingText(f"{self.lang}: {message_id}: {errors[0]}")
        return str(text)


def bare(message_id: str, facts: Mapping[str, Any]) -> str:
    """Something without words: its id and the facts as they are."""
    return " ".join([message_id.partition("-")[2], *(f"{key}={facts[key]}" for key in facts)])


def capital(text: str) -> str:
    """The text with a capital first letter."""
    return text[:1].upper() + text[1:]


@cache
def words(lang: str, game_id: str = "") -> Words:
    """The words of a language and a game, read once."""
    return Words(lang, game_id)
