"""Every text in both languages, each with facts to speak of, and each branch of it.

`make stored` writes them anew after a text was changed on purpose: the change shows in the files.
"""

from collections.abc import Iterator
from functools import cache
from itertools import product
from typing import Any

from fluent.syntax import FluentParser
from fluent.syntax import ast as ftl
from fluent.syntax.visitor import Visitor

from wartable.core.parts import shelf
from wartable.words.telling import value
from wartable.words.text import LANGUAGES, Words, sources, words

SPOKEN_WITH = "quartermaster"
"""Words of all games may need the name of a seat: this game's, in these files."""
PLURAL = {"one": 1, "other": 2}
Facts = dict[str, Any]
Form = tuple[str, str]
"""A form of a name, and in which language it is asked for."""


class _Facts(Visitor):
    """What a message speaks of, and what decides between its branches, in order."""

    def __init__(self) -> None:
        self.spoken: dict[str, None] = {}
        self.branches: dict[str, dict[str, None]] = {}
        self.messages: list[str] = []

    def visit_VariableReference(self, node: ftl.VariableReference) -> None:
        self.spoken[node.id.name] = None

    def visit_MessageReference(self, node: ftl.MessageReference) -> None:
        self.messages.append(node.id.name)

    def visit_SelectExpression(self, node: ftl.SelectExpression) -> None:
        if isinstance(node.selector, ftl.VariableReference):
            branches = self.branches.setdefault(node.selector.id.name, {})
            for variant in node.variants:
                key = variant.key
                branches[key.name if isinstance(key, ftl.Identifier) else key.value] = None
        self.generic_visit(node)


@cache
def _read(content: str) -> dict[str, _Facts]:
    """The facts of all messages of a file."""
    found = {}
    for entry in FluentParser().parse(content).body:
        if isinstance(entry, ftl.Message):
            found[entry.id.name] = _Facts()
            found[entry.id.name].visit(entry)
    return found


class Book:
    """All texts of a game, or those that all games share."""

    def __init__(self, game: str) -> None:
        self.name, speaks = game or "all", game or SPOKEN_WITH
        self.words: dict[str, Words] = {lang: words(lang, speaks) for lang in LANGUAGES}
        self.files: dict[str, list[str]] = {}
        """By topic, the messages of its file."""
        self.known: dict[str, dict[str, _Facts]] = {lang: {} for lang in LANGUAGES}
        for lang in LANGUAGES:
            own = {file for file, _ in sources(lang, game)} - {
                file for file, _ in sources(lang) if game
            }
            for file, content in sources(lang, speaks):
                found = _read(content)
                self.known[lang] |= found
                if file in own and lang == LANGUAGES[0]:
                    topic = file.rpartition("/")[2].removesuffix(".ftl").removesuffix(lang)
                    self.files[topic.removesuffix(".") or "rows"] = list(found)

    def topic(self, name: str) -> str:
        """The texts of a topic as they are stored."""
        return "\n".join(block for message in self.files[name] for block in self._blocks(message))

    def _blocks(self, message: str) -> Iterator[str]:
        known = set()
        for facts in self.samples(message):
            head = " ".join([message, *(f"{key}={_told(fact)}" for key, fact in facts.items())])
            said = tuple(f"  {lang} {self._say(lang, message, facts)}" for lang in LANGUAGES)
            if said not in known:
                known.add(said)
                yield "\n".join((head, *said, ""))

    def _say(self, lang: str, message: str, facts: Facts) -> str:
        spoken = self.words[lang]
        values = spoken._spread({key: value(spoken, key, fact) for key, fact in facts.items()})
        for variable in self._spoken(lang, message):
            # A name that only code gives: it is called by its fact and form.
            values.setdefault(variable, f"<{variable}>")
        found = spoken._bundle.get_message(message)
        forms = ("", *found.attributes) if found.value else tuple(found.attributes)
        told = [(form, spoken._format(message, form, values)) for form in forms]
        return " | ".join(f".{form} {said}" if form else said for form, said in told).replace(
            "\n", " / "
        )

    def _spoken(self, lang: str, message: str) -> list[str]:
        return [variable for facts in self._of(lang, message) for variable in facts.spoken]

    def _of(self, lang: str, message: str) -> list[_Facts]:
        """The facts of a message and of those that it refers to."""
        facts = self.known[lang][message]
        return [facts, *(one for other in facts.messages for one in self._of(lang, other))]

    def samples(self, message: str) -> Iterator[Facts]:
        """Facts for a message: so many that every branch is taken, in each language."""
        wanted: dict[str, set[Form]] = {}
        branches: dict[str, dict[str, None]] = {}
        for lang in LANGUAGES:
            for facts in self._of(lang, message):
                for variable in facts.spoken:
                    key, _, form = variable.partition("_")
                    wanted.setdefault(key, set()).update({(lang, form)} if form else ())
                for variable, found in facts.branches.items():
                    branches.setdefault(variable, {}).update(found)
        each = {key: self._choices(key, wanted[key], branches) for key in sorted(wanted)}
        for chosen in product(*each.values()):
            yield dict(zip(each, chosen, strict=True))

    def _choices(
        self, key: str, forms: set[Form], branches: dict[str, dict[str, None]]
    ) -> list[Any]:
        """What a fact may be: one thing for each branch, or any."""
        names = self._names(key, forms) if forms else {}
        if key in branches:
            # A name is what all branches but the special ones speak of.
            usual = next(iter(names), PLURAL["other"])
            return [
                usual if one == "other" else PLURAL.get(one, int(one) if one.isdecimal() else one)
                for one in branches[key]
            ]
        if not names:
            return [f"<{key}>"]
        deciding = sorted(form for form in forms if f"{key}_{form[1]}" in branches)
        kinds = {tuple(found[form] for form in deciding): name for name, found in names.items()}
        if len(kinds) > 1:
            return list(kinds.values())
        # Not the same one in each sentence: "<unit> attacks <defender>".
        choice = list(names)
        first = sum(map(ord, key)) % len(choice)
        row = [choice[first - before] for before in range(min(3, len(choice)))]
        return [row if self._several(key) else choice[first]]

    def _several(self, key: str) -> bool:
        return key.endswith("s") and self._family(key) != key

    def _family(self, key: str) -> str:
        families = self.words[LANGUAGES[0]].families
        one = key if key in families else key.removesuffix("s")
        return families.get(one, one).split()[0]

    def _names(self, key: str, forms: set[Form]) -> dict[str, dict[Form, str]]:
        """The names of a family that have all forms that are wanted, with these."""
        start, found = f"{self._family(key)}-", {}
        for message, facts in self.known[LANGUAGES[0]].items():
            if message.startswith(start) and not facts.spoken:
                has = {lang: self.words[lang]._forms(message) for lang in LANGUAGES}
                if all(form in has[lang] for lang, form in forms):
                    found[message.removeprefix(start)] = {
                        (lang, form): has[lang][form] for lang, form in forms
                    }
        return found


def _told(fact: Any) -> str:
    return ",".join(fact) if isinstance(fact, list) else str(fact)


def texts() -> Iterator[tuple[str, str]]:
    """What every topic says: where it is stored, and all of it."""
    for game in ("", *(game.id for game in shelf())):
        book = Book(game)
        for topic in book.files:
            yield f"words/{book.name}/{topic}.txt", book.topic(topic)
