"""What the commands are given: languages, files, options, seeds, and who sits where."""

import os
import secrets
from itertools import pairwise
from pathlib import Path

from wartable.bots import checked, split
from wartable.cli.files import reading, writing
from wartable.core.decision import BadInput
from wartable.core.game import Game, Options, settle
from wartable.core.parts import PEOPLE, SIDES
from wartable.core.parts import part as part_of

ME = "me"
OTHERS = "others"
LARGEST_SEED = (1 << 64) - 1


def language(wanted: str | None) -> str:
    """The language asked for; otherwise that of the machine if we speak it, or English."""
    from wartable.words.text import LANGUAGES

    if wanted is not None:
        if wanted not in LANGUAGES:
            raise BadInput("--lang", wanted, "one-of", choices=LANGUAGES)
        return wanted
    for variable in ("LC_ALL", "LC_MESSAGES", "LANG"):
        value = os.environ.get(variable, "")
        if value:
            return value[:2] if value[:2] in LANGUAGES else LANGUAGES[0]
    return LANGUAGES[0]


def wished(words: list[str]) -> str:
    """The language that a command line asks for, as far as it can be understood."""
    from wartable.words.text import LANGUAGES

    named = [value for key, value in pairwise(words) if key == "--lang"]
    named += [word.removeprefix("--lang=") for word in words if word.startswith("--lang=")]
    return language(next((lang for lang in named if lang in LANGUAGES), None))


def read(path: Path, where: str) -> str:
    """The text of a file."""
    with reading(path, where):
        try:
            # Some editors begin a file with an invisible mark.
            return path.read_text(encoding="utf-8-sig")
        except UnicodeDecodeError as error:
            raise BadInput(where, str(path), "text-file") from error


def writable(path: Path, where: str) -> Path:
    """A file that can be written; checked before the work is done, not after."""
    there = path.exists()
    with writing(path, where):
        path.open("ab").close()
        if not there:
            path.unlink()
    return path


def settings(game: Game, edition: str | None, words: str | None) -> Options:
    """The options of a table, from `--edition first --options cover`."""
    chosen = (words or "").replace(",", " ").split()
    if edition is not None:
        chosen.append(f"edition={edition}")
    return settle(game, chosen, "--options")


def seed_or_chance(seed: int | None) -> int:
    """The seed asked for, or a random one."""
    if seed is None:
        return secrets.randbelow(1 << 48)
    return at_least(seed, 0, "--seed")


def at_least(number: int, least: int, where: str, most: int = LARGEST_SEED) -> int:
    """A number that is large enough, but not absurdly large."""
    if number < least:
        raise BadInput(where, str(number), "whole-number-from", least=least)
    if number > most:
        raise BadInput(where, str(number), "at-most", most=str(most))
    return number


def part(think: float) -> float:
    """The share of their time that bots think."""
    if not 0 < think <= 100:
        raise BadInput("--think", f"{think:g}", "number-above-0", most=100)
    return think


def sitting(
    game: Game, seats: tuple[str, ...], text: str, people: bool, where: str, default: str
) -> dict[str, str]:
    """Who sits where, from `north=me,others=recruit`; seats not named get the default."""
    sides = part_of(game, SIDES) or {}
    who = {ME, *(f"{ME}{number}" for number in range(1, 7))} if people else set()
    chairs: dict[str, tuple[str, ...]] = {seat: (seat,) for seat in seats}
    chairs |= sides | {OTHERS: ()}
    rest = default
    found: dict[str, str] = {}
    for word in split(text):
        seat, equals, name = word.partition("=")
        if not equals or seat not in chairs:
            raise BadInput(where, word, "who-sits-there", choices=chairs)
        if name not in who:
            checked(name, where, who, said=word)
        if seat == OTHERS:
            rest = name
        found |= dict.fromkeys(chairs[seat], name)
    return {seat: found.get(seat, rest) for seat in seats}


def spread(people: int, seats: tuple[str, ...], game: Game, default: str) -> dict[str, str]:
    """The seats of this many people, as the rules say; seats left over get the default."""
    shared = part_of(game, PEOPLE)
    if not shared:
        raise BadInput("--people", str(people), "seats-instead")
    if people not in shared:
        raise BadInput("--people", str(people), "one-of", choices=map(str, shared))
    if people > len(seats):
        raise BadInput("--people", str(people), "people-for-seats", most=len(seats))
    found = {
        seat: f"{ME}{number}" for number, theirs in enumerate(shared[people], 1) for seat in theirs
    }
    return {seat: found.get(seat, default) for seat in seats}
