"""A hint in words."""

from typing import Any

from msgspec import Struct

from wartable.bots.causes import Cause
from wartable.bots.hint import Hint, HintedAnswer, LikelyReply, Move
from wartable.core.game import Game
from wartable.words.telling import Teller, named, value
from wartable.words.text import MissingText, Name, capital


class HintText(Struct):
    """What to show people: a line for each of the best answers, and some sentences."""

    moves: list[str]
    verdict: str
    why: str
    """Empty if nothing speaks for the first answer more than for others."""
    plan: str
    """Empty if most lines have nothing in common."""
    fear: str
    """Empty if no reply is worth fearing."""

    def text(self) -> str:
        """All sentences together."""
        return " ".join(part for part in (self.verdict, self.plan, self.why, self.fear) if part)


def tell(game: Game, state: Any, hint: Hint, lang: str) -> HintText:
    """A hint in a language, with the names that only this table has."""
    teller = Teller(game, lang)
    teller.hear(state)
    first = _answer(teller, hint.moves[0].said)
    level = Name(f"adviser-{hint.level}")
    verdict = teller.words.say(f"hint-{hint.verdict}", answer=first, level=level)
    sentences = [capital(verdict)]
    if hint.outlook != "open":
        sentences.append(teller.words.say(f"hint-{hint.outlook}"))
    return HintText(
        moves=[_move(teller, move) for move in hint.moves],
        verdict=" ".join(sentences),
        why=_why(teller, hint.why, len(hint.moves) - 1),
        plan=_plan(teller, hint.plan),
        fear=_fear(teller, hint.fear) if hint.fear else "",
    )


def _answer(teller: Teller, said: HintedAnswer) -> str:
    return teller.answered(said.ask, said.message, said.facts)


def _move(teller: Teller, move: Move) -> str:
    chance, error = round(100 * move.chance), max(1, round(100 * move.error))
    answer = _answer(teller, move.said)
    if move.lead is None:
        return teller.words.say("hint-move", answer=answer, chance=chance, error=error)
    lead = f"{round(move.lead):+d}".replace("-", "−")
    return teller.words.say("hint-move-lead", answer=answer, chance=chance, error=error, lead=lead)


def _why(teller: Teller, causes: tuple[Cause, ...], others: int) -> str:
    if not causes:
        return ""
    spoken, grounds = teller.words, []
    for cause in causes:
        facts = {key: value(spoken, key, fact) for key, fact in cause.facts.items()}
        message = f"ground-{cause.kind.replace('_', '-')}"
        grounds.append(spoken.say(message, how=cause.how, **facts))
    return spoken.say("hint-why", grounds=spoken.row(grounds, "and"), others=others)


def _plan(teller: Teller, plan: tuple[HintedAnswer, ...]) -> str:
    if not plan:
        return ""
    steps = [_answer(teller, said) for said in plan]
    told = steps[0] if len(steps) == 1 else teller.words.row(steps, "then")
    return teller.words.say("hint-plan", steps=told)


def _fear(teller: Teller, fear: LikelyReply) -> str:
    parts = [_answer(teller, one) for one in (fear.before, fear.said) if one]
    answer = parts[0] if len(parts) == 1 else teller.words.row(parts, "then")
    return teller.words.say_sentence(
        "hint-fear",
        seat=who(teller, fear.seat),
        answer=answer,
        cost=max(1, round(100 * fear.cost)),
        likely=round(100 * fear.likely),
    )


def who(teller: Teller, seat: str) -> str:
    """A seat with its article, if it has one."""
    found = named(teller.words, "seat", seat)
    if found is None:
        return seat
    try:
        return teller.words.name(found.id, "the")
    except MissingText:
        return teller.words.name(found.id)
