"""The command `wartable`: one module for each command, imported when it is used."""

import sys
import warnings
from collections.abc import Sequence
from typing import Any, TextIO

from cyclopts import (
    App,
    CoercionError,
    CycloptsError,
    Parameter,
    Token,
    UnknownOptionError,
    convert,
)

from wartable import __version__
from wartable.core.decision import BadInput, Illegal
from wartable.core.game import BrokenPart

COMMANDS = (
    "play",
    "protocol",
    "replay",
    "hint",
    "cards",
    "rule",
    "editions",
    "scenario",
    "bots",
    "simulate",
    "tournament",
    "report",
    "train",
    "dataset",
    "fuzz",
    "serve",
    "admin",
    "mcp",
)
HELP = ("-h", "--help")
WRONG = 2
"""The exit code for input that cannot be used."""


def app(words: list[str]) -> App:
    """All commands, or only the one that the words name."""
    # Only someone who asks for help waits for the words to be read.
    if words and not any(word in HELP for word in words):
        found, sentences = App("wartable", version=__version__), dict[str, str]()
    else:
        from wartable.cli.help import Help
        from wartable.cli.inputs import wished
        from wartable.words.text import words as words_of

        spoken = words_of(wished(words))
        sentences = {name: spoken.say(f"command-{name}") for name in (*COMMANDS, "all")}
        formatter = Help(spoken, words[0] if words else "")
        found = App(
            "wartable", help=sentences["all"], version=__version__, help_formatter=formatter
        )
    found.default_parameter = Parameter(converter=as_typed)
    for name in COMMANDS:
        found.command(f"wartable.cli.{name}:{name}", name=name, help=sentences.get(name))
    return found


def as_typed(kind: type, tokens: Sequence[Token]) -> Any:
    """A value as it was typed: no other number is taken for a whole one."""
    if kind is int:
        try:
            return int(tokens[0].value)
        except ValueError:
            raise CoercionError(token=tokens[0], target_type=int) from None
    return convert(kind, tokens)


def main(tokens: list[str] | None = None) -> int:
    """Run a command; anything wrong with the input is reported in one line."""
    words = sys.argv[1:] if tokens is None else tokens
    try:
        with warnings.catch_warnings():
            _tell_of_broken_games(words)
            try:
                result = _run(words)
            except (CycloptsError, BadInput, Illegal) as error:
                return complain(error, words)
    except BrokenPipeError:
        # Whoever reads our output has seen enough.
        sys.stderr.close()
        return 1
    return result if isinstance(result, int) else 0


def _tell_of_broken_games(words: list[str]) -> None:
    """Report each game, or part of one, that cannot be used; everything else works."""
    usual = warnings.showwarning

    def show(
        message: Warning | str,
        category: type[Warning],
        filename: str,
        lineno: int,
        file: TextIO | None = None,
        line: str | None = None,
    ) -> None:
        if not isinstance(message, BrokenPart):
            usual(message, category, filename, lineno, file, line)
            return
        from wartable.cli.inputs import wished
        from wartable.words.text import words as words_of

        said = words_of(wished(words))
        why = f"{type(message.error).__name__}: {message.error}"
        print("wartable: " + said.say("part-broken", part=message.module, why=why), file=sys.stderr)

    warnings.showwarning = show


def _run(words: list[str]) -> object:
    """Run a command; an option that only its game knows is put in its general form first."""
    try:
        return app(words)(
            words, exit_on_error=False, print_error=False, result_action="return_value"
        )
    except UnknownOptionError as error:
        from wartable.cli.parsing import spelt_out

        found = spelt_out(error, words)
        if found is None:
            raise
        return _run(found)


def complain(error: CycloptsError | BadInput | Illegal, words: list[str]) -> int:
    """Say on standard error what is wrong: one line, in the language of the command."""
    from wartable.cli.inputs import wished
    from wartable.cli.parsing import bad_input
    from wartable.words.telling import complaint, say
    from wartable.words.text import words as words_of

    lang = wished(words)
    bad = bad_input(error, COMMANDS) if isinstance(error, CycloptsError) else error
    match bad:
        case BadInput():
            message = complaint(bad, lang)
        case Illegal(reason=reason):
            message = say(words_of(lang), reason.message, reason.args)
        case _:
            message = str(error)
    print("wartable: " + " ".join(message.splitlines()), file=sys.stderr)
    return WRONG
