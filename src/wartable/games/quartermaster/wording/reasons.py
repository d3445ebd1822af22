"""The parts of a reason that are generated from what a card says."""

from wartable.core.decision import Reason
from wartable.games.quartermaster import effects as fx
from wartable.games.quartermaster.board import NATIONS, NUMBER, TEAMS
from wartable.games.quartermaster.editions import edition
from wartable.games.quartermaster.wording.occasions import when
from wartable.games.quartermaster.wording.phrases import Voice, new, none, one, target
from wartable.games.quartermaster.wording.sequence import tidy
from wartable.words.text import Words


def parts(words: Words, reason: Reason) -> dict[str, str]:
    """The parts of a reason in words, by the name of the variable."""
    args = reason.args
    if "clause" in args:
        return {"when": tidy(_when(words, reason))}
    match reason.message:
        case "reason-no-piece":
            return {"pieces": tidy(none(Voice(words, -1), _pieces(reason)))}
        case "reason-a-piece":
            return {"pieces": tidy(one(Voice(words, -1), _pieces(reason)))}
        case "reason-cannot-build" | "reason-cannot-recruit":
            nation = NATIONS.index(str(args["nation"]))
            return {
                "what": tidy(new(Voice(words, nation), str(args["piece"]), nation, _at(reason)))
            }
        case "reason-cannot-battle":
            return {"what": tidy(target(Voice(words, -1), str(args["piece"]), _at(reason)))}
        case _:
            return {}


def _when(words: Words, reason: Reason) -> str:
    nation, _, name = str(reason.args["card"]).partition(".")
    cards, own = edition(int(reason.args["edition"])).catalogue, NATIONS.index(nation)
    clause = cards.cards[cards.number[own, name]].clauses[int(reason.args["clause"])]
    return when(Voice(words, own), clause.when)


def _at(reason: Reason) -> fx.Where:
    names = str(reason.args["spaces"])
    spaces = tuple(NUMBER[name] for name in names.split(",")) if names else ()
    return fx.Where(str(reason.args["how"]), spaces, int(reason.args.get("steps", 0)))


def _pieces(reason: Reason) -> fx.Pieces:
    owner = str(reason.args["owner"])
    of = (fx.AXIS, fx.ALLIES)[TEAMS.index(owner)] if owner in TEAMS else NATIONS.index(owner)
    supplied = reason.args["supplied"] == "yes"
    return fx.Pieces(str(reason.args["piece"]), of, _at(reason), supplied)
