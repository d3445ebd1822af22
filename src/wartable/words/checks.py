"""Whether the texts of all languages agree: the same messages, variables and forms."""

from fluent.syntax import FluentParser
from fluent.syntax import ast as ftl
from fluent.syntax.visitor import Visitor

from wartable.words.text import LANGUAGES, sources


class _Used(Visitor):
    """The variables, messages and terms that an entry uses."""

    def __init__(self) -> None:
        self.variables: set[str] = set()
        self.messages: set[str] = set()

    def visit_VariableReference(self, node: ftl.VariableReference) -> None:
        self.variables.add(node.id.name)

    def visit_MessageReference(self, node: ftl.MessageReference) -> None:
        self.messages.add(node.id.name)

    def visit_TermReference(self, node: ftl.TermReference) -> None:
        self.messages.add("-" + node.id.name)


class _Entry:
    """A message of one language: its forms, and what it uses."""

    def __init__(self, entry: ftl.Message | ftl.Term) -> None:
        used = _Used()
        used.visit(entry)
        self.forms = {attribute.id.name for attribute in entry.attributes}
        self.variables = used.variables
        self.messages = used.messages


def _read(lang: str, game_id: str, wrong: list[str]) -> dict[str, _Entry]:
    found: dict[str, _Entry] = {}
    for file, text in sources(lang, game_id):
        for entry in FluentParser().parse(text).body:
            if isinstance(entry, ftl.Junk):
                line = (entry.content or "").strip().splitlines()[0]
                wrong.append(f"{file}: cannot be read: {line}")
            elif isinstance(entry, ftl.Message | ftl.Term):
                name = ("-" if isinstance(entry, ftl.Term) else "") + entry.id.name
                if name in found:
                    wrong.append(f"{file}: {name} is there twice")
                found[name] = _Entry(entry)
    return found


def _family(name: str) -> str:
    return name.partition("-")[0]


def _check_language(lang: str, entries: dict[str, _Entry], wrong: list[str]) -> None:
    families: dict[str, set[str]] = {}
    for name, entry in entries.items():
        families.setdefault(_family(name), set()).update(entry.forms)
    forms = set().union(*families.values())
    for name, entry in entries.items():
        for missing in sorted(families[_family(name)] - entry.forms):
            wrong.append(f"{lang}: {name} has no .{missing}, others of its family have")
        for message in sorted(entry.messages - entries.keys()):
            wrong.append(f"{lang}: {name} uses {message}, which is not there")
        for variable in sorted(entry.variables):
            _, form, suffix = variable.partition("_")
            # Names come with a game: the words of no game are checked together with each.
            if forms and form and suffix not in forms:
                wrong.append(f"{lang}: {name} uses ${variable}, but no name has .{suffix}")


def _variables(name: str, entries: dict[str, _Entry]) -> set[str]:
    """The variables of a message and of everything it refers to."""
    # The forms of a name, as in `$space_in`, are each language's own business.
    own = {variable.partition("_")[0] for variable in entries[name].variables}
    inner = [_variables(other, entries) for other in entries[name].messages if other in entries]
    return own.union(*inner)


def check(game_id: str = "") -> list[str]:
    """What is wrong with the texts of a game, if anything."""
    wrong: list[str] = []
    read = {lang: _read(lang, game_id, wrong) for lang in LANGUAGES}
    for lang, entries in read.items():
        _check_language(lang, entries, wrong)
    # Terms are a language's own.
    messages = {lang: {n for n in read[lang] if n[0] != "-"} for lang in LANGUAGES}
    for name in sorted(set().union(*messages.values())):
        missing = [lang for lang in LANGUAGES if name not in messages[lang]]
        if missing:
            wrong.append(f"{name} is not there in {', '.join(missing)}")
            continue
        used = {lang: _variables(name, read[lang]) for lang in LANGUAGES}
        for variable in sorted(set().union(*used.values())):
            without = [lang for lang in LANGUAGES if variable not in used[lang]]
            if without:
                wrong.append(f"{name} does not use ${variable} in {', '.join(without)}")
    return wrong
