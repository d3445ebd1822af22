"""A record is text: a header, one answer per line, hash and position of each turn, the seed last.

Each position is packed against the one before it, which is mostly the same: see `wartable replay`.
It is there for the day when the answers no longer replay, because the rules have changed.
"""

import zlib
from base64 import b64decode, b64encode

from msgspec import Struct, field

from wartable.core.decision import BadInput
from wartable.core.game import Game, Options, find, settle, spell
from wartable.core.joint import SeedShare

FIRST = "wartable record 1"
HEADER = ("game", "rules", "options", "seats", "deal", "seed-hash")
ANEW = "new"
"""The value of `deal` if everything hidden in the position was dealt again."""
CHANGE = "* rules "
"""How a line begins from which a game continues under other rules."""
LONGEST = 200_000
"""The most bytes of a position."""


class Record(Struct):
    """A game as it was played."""

    game: Game
    options: Options
    seed_hash: str
    seed: int
    rules: int
    answers: list[tuple[str, str]] = field(default_factory=list)
    """The seat (empty if only one was asked) and the answer."""
    hashes: dict[int, str] = field(default_factory=dict)
    """The state's hash after some numbers of answers."""
    lines: list[int] = field(default_factory=list)
    """For each answer, the line it was read from."""
    position: str = ""
    before: int = 0
    """How many lines were read before those of the position."""
    seats: str = ""
    deal: bool = False
    """Whether everything hidden in the position is dealt again with the seed."""
    shares: list[SeedShare] = field(default_factory=list)
    """Who gave what to a seed that was drawn together."""
    positions: dict[int, str] = field(default_factory=dict)
    """How the game stood after some numbers of answers, as text."""
    changes: dict[int, int] = field(default_factory=dict)
    """After how many answers it continued under which version of the rules."""


def write(record: Record, marks: dict[int, str]) -> str:
    """The record as text; `marks` names the turns, by the number of answers before them."""
    out = [FIRST, f"game {record.game.id}", f"rules {record.rules}"]
    words = spell(record.game, record.options)
    if words:
        out.append("options " + " ".join(words))
    if record.seats:
        out.append("seats " + record.seats)
    if record.deal:
        out.append(f"deal {ANEW}")
    out += [f"share {share.who} {share.commit}" for share in record.shares]
    out.append("seed-hash " + record.seed_hash)
    out += ["position " + line for line in record.position.splitlines()]
    out.append("begin")
    if 0 in record.hashes:
        out.append(f"= {record.hashes[0]}")
    packed = _packed(record.positions)
    out += packed.get(0, ())
    told: list[str] = []
    for count, (seat, words_) in enumerate(record.answers, 1):
        out.append(f"{seat}: {words_}" if seat else words_)
        if count in record.hashes:
            mark = marks.get(count, "")
            # The turn is named if more than its last word is new: once a round is enough to read.
            new = mark if mark.split()[:-1] != told else ""
            out.append(f"= {record.hashes[count]} {new}".rstrip())
            told = mark.split()[:-1]
        out += packed.get(count, ())
        if count in record.changes:
            out.append(f"{CHANGE}{record.changes[count]}")
    assert len(record.answers) in record.hashes, "a record ends with a hash"
    out += ["end", f"seed {record.seed}"]
    out += [f"told {share.who} {share.value}" for share in record.shares]
    return "\n".join(out) + "\n"


def read(text: str) -> Record:
    """The record in a text; raises BadInput with the line that is wrong."""
    rows = text.split("\n")
    if not rows or rows[0].strip() != FIRST:
        raise BadInput(1, rows[0][:40], "exactly", text=FIRST)
    header: dict[str, str] = {}
    position: list[str] = []
    promised: list[tuple[str, str]] = []
    at, before = 1, 0
    while at < len(rows) and rows[at].strip() != "begin":
        key, _, rest = rows[at].partition(" ")
        if key == "position":
            position.append(rest)
            before = at + 1 - len(position)
        elif key == "share":
            promised.append(_pair(at + 1, rest))
        elif key in HEADER:
            header[key] = rest.strip()
        else:
            raise BadInput(at + 1, key, "one-of", choices=(*HEADER, "share", "position", "begin"))
        at += 1
    if at >= len(rows):
        raise BadInput(len(rows), "", "truncated", text="begin")
    for key in ("game", "rules", "seed-hash"):
        if key not in header:
            raise BadInput(at + 1, "begin", "line-before", text=key)
    if header.get("deal", ANEW) != ANEW:
        raise BadInput("deal", header["deal"], "exactly", text=ANEW)
    game = find(header["game"])
    if not _number(header["rules"], 9):
        raise BadInput("rules", header["rules"][:40], "whole-number")
    record = Record(
        game=game,
        options=settle(game, header.get("options", "").split()),
        seed_hash=header["seed-hash"],
        seed=0,
        rules=int(header["rules"]),
        position="\n".join(position),
        before=before,
        seats=header.get("seats", ""),
        deal="deal" in header,
    )
    at, packed = at + 1, ""
    while at < len(rows) and rows[at].strip() != "end":
        row = rows[at].strip()
        at += 1
        if row.startswith("= "):
            record.hashes[len(record.answers)] = row.split()[1]
        elif row.startswith("@ "):
            packed = record.positions[len(record.answers)] = _unpacked(at, row[2:], packed)
        elif row.startswith(CHANGE):
            version = row.removeprefix(CHANGE)
            if not _number(version, 9):
                raise BadInput(at, version[:40], "whole-number")
            record.changes[len(record.answers)] = int(version)
        elif row:
            seat, colon, words = row.partition(": ")
            record.answers.append((seat, words) if colon else ("", row))
            record.lines.append(at)
    if at >= len(rows):
        raise BadInput(len(rows), "", "truncated", text="end")
    last = rows[at + 1].split() if at + 1 < len(rows) else []
    if len(last) != 2 or last[0] != "seed" or not _number(last[1], 60):
        raise BadInput(at + 2, " ".join(last)[:40], "truncated", text="seed …")
    record.seed = int(last[1])
    record.shares = _shares(rows, at + 2, promised)
    return record


def _packed(positions: dict[int, str]) -> dict[int, list[str]]:
    """A line for each position, packed against the one before."""
    found, before = {}, b""
    for at, text in sorted(positions.items()):
        packer = zlib.compressobj(9, zdict=before) if before else zlib.compressobj(9)
        before = text.encode()
        found[at] = [f"@ {b64encode(packer.compress(before) + packer.flush()).decode()}"]
    return found


def _unpacked(line: int, text: str, before: str) -> str:
    """The position in a line, given the one before it."""
    unpacker = zlib.decompressobj(zdict=before.encode()) if before else zlib.decompressobj()
    try:
        found = unpacker.decompress(b64decode(text, validate=True), LONGEST)
        if not unpacker.eof:
            raise ValueError
        return found.decode()
    except (ValueError, zlib.error) as error:
        raise BadInput(line, text[:40], "written-by-record") from error


def _number(word: str, digits: int) -> bool:
    """Whether a word is a number that is not absurdly long."""
    return word.isascii() and word.isdecimal() and len(word) <= digits


def _pair(line: int, text: str) -> tuple[str, str]:
    """Who it is about, and a hash or a value."""
    words = text.split()
    if len(words) != 2:
        raise BadInput(line, text[:40], "two-words")
    return words[0], words[1]


def _shares(rows: list[str], at: int, promised: list[tuple[str, str]]) -> list[SeedShare]:
    """The shares of a seed that was drawn together: what was promised, and what was revealed."""
    found = []
    for number, (who, commit) in enumerate(promised, at):
        key, _, rest = rows[number].partition(" ") if number < len(rows) else ("", "", "")
        if key != "told":
            raise BadInput(number + 1, key[:40], "truncated", text=f"told {who} …")
        teller, value = _pair(number + 1, rest)
        if teller != who:
            raise BadInput(number + 1, teller[:40], "exactly", text=who)
        found.append(SeedShare(who, commit, value))
    return found
