"""What the parser of the command line finds wrong, said as of any other input."""

from cyclopts import (
    CoercionError,
    CycloptsError,
    MissingArgumentError,
    RepeatArgumentError,
    Token,
    UnknownCommandError,
    UnknownOptionError,
    UnusedCliTokensError,
)

from wartable.core.decision import BadInput


def bad_input(error: CycloptsError, commands: tuple[str, ...]) -> BadInput | None:
    """What is wrong and what was expected; None if only the parser itself can say it."""
    command = " ".join(error.command_chain or ())
    match error:
        case UnknownCommandError():
            return BadInput("command", (error.unused_tokens or [""])[0], "one-of", choices=commands)
        case UnknownOptionError():
            known = [name for argument in error.argument_collection for name in argument.names]
            options = [name for name in known if name.startswith("-")]
            return BadInput("option", error.token.keyword or "", "one-of", choices=options)
        case UnusedCliTokensError():
            return BadInput(command, " ".join(error.unused_tokens or ()), "nothing-more")
        case MissingArgumentError(keyword=str(option)):
            return BadInput(option, "", "value")
        case MissingArgumentError() if error.argument is not None:
            return BadInput(command, "", "argument", name=error.argument.name)
        case RepeatArgumentError():
            return BadInput(error.token.keyword or command, error.token.value, "once")
        case CoercionError(token=Token() as token, target_type=kind) if kind in (int, float):
            where = token.keyword or command
            return BadInput(where, token.value, "whole-number" if kind is int else "number")
    return None
