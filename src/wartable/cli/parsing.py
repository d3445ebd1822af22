"""Mistakes on the command line, reported like any other bad input."""

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
from wartable.core.game import games
from wartable.core.parts import FAMILIES, part


def bad_input(error: CycloptsError, commands: tuple[str, ...]) -> BadInput | None:
    """What is wrong and what was expected; None if only the parser itself can say it."""
    command = " ".join(error.command_chain or ())
    match error:
        case UnknownCommandError():
            return BadInput("command", (error.unused_tokens or [""])[0], "one-of", choices=commands)
        case UnknownOptionError():
            known = [name for argument in error.argument_collection for name in argument.names]
            options = [name for name in known if name.startswith("-")]
            said = error.token.keyword or error.token.value
            return BadInput("option", said, "one-of", choices=options)
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


def spelt_out(error: UnknownOptionError, words: list[str]) -> list[str] | None:
    """The words, with an option that only the game knows in its general form: a setting or group.

    `cards GAME --SWITCH` is `cards GAME --options SWITCH`, and the game's own
    name for its groups works for `--group`.
    """
    option = error.token.keyword or ""
    game = next((games()[word] for word in words if word in games()), None)
    if game is None or option not in words:
        return None
    at, name = words.index(option), option.removeprefix("--").replace("-", "_")
    if name in ((part(game, FAMILIES) or {}).get("group") or "").split():
        return [*words[:at], "--group", *words[at + 1 :]]
    setting = next((one for one in game.settings if one.name == name), None)
    if setting is None:
        return None
    value = [] if setting.switch else words[at + 1 : at + 2]
    rest = words[:at] + words[at + 1 + len(value) :]
    said = "=".join([name, *value])
    if "--options" not in rest:
        return [*rest, "--options", said]
    there = rest.index("--options") + 1
    return [*rest[:there], ",".join([*rest[there : there + 1], said]), *rest[there + 1 :]]
