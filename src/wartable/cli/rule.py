"""`wartable rule NUMBER`: what a rule says, and its code, cards and tests."""

from rich.console import Console
from rich.text import Text

from wartable.cli import inputs
from wartable.cli.console import console as plain_console
from wartable.core.decision import BadInput
from wartable.rules import rulebook
from wartable.rules.citations import CARRIES, COMMENT, MENTIONS, NAMES, TEST, Citation
from wartable.rules.rulebook import Book, Rule, Ruling
from wartable.words.text import Words
from wartable.words.text import words as words_of


def rule(*words: str, lang: str | None = None, check: bool = False) -> int:
    """Show a rule by its number, or all rules of a game."""
    said, console = words_of(inputs.language(lang)), plain_console()
    if check:
        return _check(said, console)
    if not words:
        raise BadInput("rule", "", "rule-or-book", choices=rulebook.books())
    book, number = rulebook.find(" ".join(words))
    said = words_of(said.lang, book.game)
    if number:
        _show(book, number, said, console)
    else:
        for name, entry in book.rules.items():
            console.print(_title(name, entry, said), soft_wrap=True)
    return 0


def _check(said: Words, console: Console) -> int:
    found = rulebook.problems()
    for problem in found:
        values = {"where": problem.where} if problem.where else {}
        console.print(said.say(problem.message, rule=problem.rule, **values), soft_wrap=True)
    if not found:
        count = sum(len(book.rules) for book in rulebook.books().values())
        console.print(said.say("rule-all-well", count=count))
    return 1 if found else 0


def _title(name: str, entry: Rule, said: Words) -> Text:
    return Text.assemble((f"{name + ' ':<11}", "bold cyan"), (_in(entry, said), "bold"))


def _in(both: Rule | rulebook.Bilingual | Ruling, said: Words) -> str:
    return both.fr if said.lang == "fr" else both.en


def _show(book: Book, name: str, said: Words, console: Console) -> None:
    entry = book.rules[name]
    console.print(_title(name, entry, said), soft_wrap=True)
    editions = [said.say(f"rule-edition-{e.replace('_', '-')}") for e in entry.editions]
    if editions:
        _line(console, ", ".join(editions))
    if entry.headings:
        _line(console, said.say("rule-headings", headings=", ".join(entry.headings)))
    if entry.sources:
        _line(console, ", ".join(said.say(f"rule-source-{source}") for source in entry.sources))
    console.print()
    _wrap(console, Text(_in(entry.summary, said)))
    if entry.why:
        _wrap(console, Text(said.say("rule-why", why=_in(entry.why, said))))
    sections = [_title(other, book.rules[other], said) for other in book.sections(name)]
    _list(console, said.say("rule-sections"), sections)
    _list(console, said.say("rule-code"), [_place(p, said) for p in _code(name)])
    _list(console, said.say("rule-also"), [_place(p, said) for p in _also(name)])
    cards = [
        Text(said.say("rule-group", group=group, names=", ".join(names)))
        for group, names in book.cards(name, said.lang)
    ]
    _list(console, said.say("rule-cards"), cards, wrap=True)
    tests = [_place(place, said) for place in rulebook.citing(name, TEST)]
    _list(console, said.say("rule-tests"), tests)
    rulings = [_ruling(ruling, said) for ruling in entry.rulings]
    _list(console, said.say("rule-rulings"), rulings, wrap=True)


def _code(name: str) -> list[Citation]:
    return rulebook.citing(name, CARRIES)


def _also(name: str) -> list[Citation]:
    """Comments, and one line for each function that asks or refuses by the rule."""
    found: dict[tuple[str, str | int], Citation] = {}
    for place in rulebook.citing(name, MENTIONS, COMMENT, NAMES):
        found.setdefault((place.file, place.inside or place.line), place)
    carried = {(place.file, place.inside) for place in _code(name)}
    return [p for p in found.values() if not p.inside or (p.file, p.inside) not in carried]


def _place(place: Citation, said: Words) -> Text:
    where = f"{place.file}:{place.line}"
    if place.how == COMMENT:
        return Text.assemble((where, "green"), "  ", (f"# {place.text}", "dim"))
    inside = place.inside or said.say("rule-module")
    return Text.assemble((where, "green"), "  ", inside, "  ", (place.text, "dim"))


def _ruling(ruling: Ruling, said: Words) -> Text:
    sources = [said.say(f"rule-source-{source}") for source in ruling.sources]
    if ruling.switch:
        sources.append(said.say("rule-switch", switch=ruling.switch))
    return Text.assemble("– ", _in(ruling, said), (f" ({', '.join(sources)})", "dim"))


def _line(console: Console, text: str) -> None:
    console.print(Text(f"  {text}", "dim"), soft_wrap=True)


def _wrap(console: Console, text: Text) -> None:
    for line in text.wrap(console, console.width - 2):
        line.rstrip()
        console.print(Text("  ").append(line), soft_wrap=True)


def _list(console: Console, title: str, rows: list[Text], wrap: bool = False) -> None:
    """A title and its rows; each place on a line of its own, so that a terminal can open it."""
    if not rows:
        return
    console.print()
    console.print(Text(title, "bold"))
    for row in rows:
        if wrap:
            _wrap(console, row)
        else:
            row.rstrip()
            console.print(Text("  ").append(row), soft_wrap=True)
