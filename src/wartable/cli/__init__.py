"""The command `wartable`: one module a command, imported when it is called."""

import sys

from cyclopts import App, CycloptsError

from wartable import __version__
from wartable.core.decision import BadInput, Illegal

COMMANDS = (
    "play",
    "protocol",
    "replay",
    "hint",
    "cards",
    "rule",
    "editions",
    "bots",
    "simulate",
    "tournament",
    "report",
    "train",
    "fuzz",
    "serve",
)
HELP = ("-h", "--help")
WRONG = 2
"""The exit code for input that cannot be used."""


def app(hints: dict[str, str]) -> App:
    """All commands."""
    found = App("wartable", help=hints.get("all"), version=__version__)
    for name in COMMANDS:
        found.command(f"wartable.cli.{name}:{name}", name=name, help=hints.get(name))
    return found


def hints() -> dict[str, str]:
    """What each command is for."""
    from wartable.cli.inputs import language
    from wartable.text import words

    spoken = words(language(None))
    return {name: spoken.say(f"command-{name}") for name in (*COMMANDS, "all")}


def main(tokens: list[str] | None = None) -> int:
    """Run a command; whatever is wrong with the input is told in one line."""
    words = sys.argv[1:] if tokens is None else tokens
    try:
        # Only who asks for help waits for the words to be read.
        wanted = hints() if not words or words[0] in HELP else {}
        result = app(wanted)(
            words, exit_on_error=False, print_error=False, result_action="return_value"
        )
    except (CycloptsError, BadInput, Illegal) as error:
        return complain(error, words)
    except BrokenPipeError:
        # Whoever read our output has seen enough.
        sys.stderr.close()
        return 1
    return result if isinstance(result, int) else 0


def complain(error: CycloptsError | BadInput | Illegal, words: list[str]) -> int:
    """Say on standard error what is wrong: one line, in the language of whoever gave the words."""
    from wartable.cli.inputs import wished
    from wartable.cli.parsing import bad_input
    from wartable.telling import complaint, say
    from wartable.text import words as words_of

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
