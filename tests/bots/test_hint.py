"""What a hint says, and that it says nothing a seat may not know."""

import re
from functools import cache
from typing import Any

import msgspec
import pytest

from wartable.bots import Bot, make
from wartable.bots import hint as hints
from wartable.bots.hint import Hint, hint
from wartable.bots.model import learnt
from wartable.bots.outlook import Outlook
from wartable.bots.seat import Seat
from wartable.core.decision import BadInput
from wartable.core.game import Game, find, games, settle
from wartable.core.parts import KNOWLEDGE, REASONS, part
from wartable.words.hinting import tell
from wartable.words.text import LANGUAGES, words

QUICK = 0.02
KNOWN = ("europe", "naval", "quartermaster")


def of(game: Game, state: Any, seat: int, seed: int = 1) -> Hint:
    """A quick hint that does not depend on the machine."""
    decision = next(found for found in state.decisions if found.seat == seat)
    return hint(Seat(game, lambda: state, seat), decision, think=QUICK, seed=seed, clock=None)


@cache
def at(position: str, *answers: str) -> Hint:
    """A hint in a position of Quartermaster, after some answers of the seat that is asked."""
    game = find("quartermaster")
    state = game.position(position, 1)
    seat = state.decisions[0].seat
    for answer in answers:
        game.answer(state, seat, game.parse(state, seat, answer))
    return of(game, state, seat)


def asked(game: Game, every: int, count: int) -> list[Any]:
    """Some states of a game between recruits, each where one seat has a choice."""
    state = game.new(settle(game, []), 3)
    found: list[Any] = []
    bots: dict[int, Bot] = {}
    while state.decisions and len(found) < count:
        decision = state.decisions[0]
        if len(decision.options) > 1 and len(state.decisions) == 1:
            every -= 1
            if not every:
                every = 29
                found.append(state.copy())
        bot = bots.setdefault(decision.seat, make("recruit", decision.seat))
        seat = Seat(game, lambda: state, decision.seat)
        game.answer(state, decision.seat, bot.choose(seat, decision))
        state.events.clear()
    return found


BATTLE = """turn germany play
germany
  armies germany, eastern_europe, balkans
  hand land_battle, sea_battle
soviet_union
  armies ukraine, moscow
"""
WON = """turn germany discard
round 20
vp axis 60 allies 20
germany
  armies germany, western_europe
  hand build_army, land_battle
"""


def test_the_best_answers_come_with_a_chance_a_lead_and_how_sure_that_is() -> None:
    found = at(BATTLE)
    assert found.seat == "germany"
    assert found.moves[0].said.answer == "play land_battle"
    assert 1 < len(found.moves) <= 3
    for move in found.moves:
        assert 0 <= move.chance <= 1
        assert move.worlds >= 8
        assert move.error >= 0
        assert move.lead is not None
    assert found.moves[0].chance > found.moves[-1].chance


def test_what_speaks_for_the_first_is_said_as_people_know_it() -> None:
    found = at(BATTLE, "play land_battle")
    assert found.moves[0].said.answer == "battle ukraine"
    assert found.verdict == "clear"
    assert {cause.how for cause in found.why} <= {"take", "deny", "gain", "keep"}
    assert {cause.kind for cause in found.why} & {"supply", "reach", "armies", "space", "points"}
    assert all(cause.weight > 0 for cause in found.why)
    assert len(found.why) <= 3
    game = find("quartermaster")
    state = game.position(BATTLE, 1)
    for count, others in ((2, "the other answer"), (3, "the others")):
        moves = (found.moves * count)[:count]
        told = tell(game, state, msgspec.structs.replace(found, moves=moves), "en")
        assert told.why.startswith(f"Compared with {others}, ")


def test_it_fears_what_the_other_side_might_answer() -> None:
    fear = at(BATTLE).fear
    assert fear is not None
    assert fear.seat in ("united_kingdom", "soviet_union", "united_states")
    assert fear.cost > 0
    assert 0 < fear.likely <= 1


def test_a_reply_is_feared_for_what_it_prevents_and_in_no_more_lines_than_were_watched() -> None:
    game = find("quartermaster")
    state, known, reasons = game.position(BATTLE, 1), part(game, KNOWLEDGE), part(game, REASONS)
    assert known is not None and reasons is not None
    notes = hints.Notes(game, Outlook(game, known, 0, state))
    said = {
        words: hints.HintedAnswer(words, "react", "", {}) for words in ("battle ukraine", "pass")
    }
    battle, passes = (hints.OpponentReply(3, one, None) for one in said.values())
    notes.watched = 4
    seats = game.seats(state)
    for changes, passed, cost, likely in (
        ([-0.1], [], 0.1, 0.25),
        ([-0.1, -0.3], [], 0.2, 0.5),
        ([-0.2] * 6, [], 0.2, 1.0),
        ([-0.2], [-0.15, -0.05], 0.1, 0.25),
    ):
        notes.replies = {battle: changes, **({passes: passed} if passed else {})}
        fear = hints._fear(notes, seats, reasons)
        assert fear is not None and fear.seat == seats[3] and fear.said.answer == "battle ukraine"
        assert [fear.cost, fear.likely] == [pytest.approx(cost), likely]
    notes.replies = {battle: [-0.2], passes: [-0.3]}
    assert hints._fear(notes, seats, reasons) is None, "to pass would cost more"


def test_the_numbers_of_a_hint_stand_where_they_belong() -> None:
    game = find("quartermaster")
    state, found = game.position(BATTLE, 1), at(BATTLE)
    assert found.fear is not None
    move = msgspec.structs.replace(found.moves[0], chance=0.614, error=0.031, lead=-4.4)
    fear = msgspec.structs.replace(found.fear, cost=0.072, likely=0.38)
    told = tell(game, state, msgspec.structs.replace(found, moves=(move,), fear=fear), "en")
    assert re.findall(r"[+−]?\d+", told.moves[0]) == ["61", "3", "−4"]
    assert re.findall(r"\d+", told.fear) == ["7", "38"]
    plain = msgspec.structs.replace(move, lead=None, error=0.0001)
    told = tell(game, state, msgspec.structs.replace(found, moves=(plain,), fear=fear), "en")
    assert re.findall(r"\d+", told.moves[0]) == ["61", "1"], "nothing is known for certain"


def test_where_one_answer_is_legal_it_says_so() -> None:
    game = find("quartermaster")
    state = game.new(settle(game, ["cover"]), 5)
    bots = [make("recruit", number) for number in range(6)]
    while len(state.decisions) != 1 or len(state.decisions[0].options) > 1:
        decision = state.decisions[0]
        seat = Seat(game, lambda: state, decision.seat)
        game.answer(state, decision.seat, bots[decision.seat].choose(seat, decision))
        state.events.clear()
    found = of(game, state, state.decisions[0].seat)
    assert found.verdict == "only"
    assert len(found.moves) == 1
    assert not found.why
    assert tell(game, state, found, "en").verdict.startswith("Only one answer is legal: Pass.")


def test_a_game_that_is_won_is_called_so_and_so_is_one_that_is_lost() -> None:
    assert at(WON).outlook == "won"
    assert at(WON.replace("axis 60 allies 20", "axis 20 allies 60")).outlook == "lost"


def test_where_it_makes_no_difference_it_says_so() -> None:
    found = at(WON)
    assert found.verdict == "equal"
    game = find("quartermaster")
    state = game.position(WON, 1)
    assert "almost equal" in tell(game, state, found, "en").text()
    assert "se valent presque" in tell(game, state, found, "fr").text()
    assert "gagnée" in tell(game, state, found, "fr").text()


@pytest.mark.parametrize("game_id", KNOWN)
def test_a_hint_depends_on_nothing_that_is_hidden_from_the_seat(game_id: str) -> None:
    game = find(game_id)
    for number, state in enumerate(asked(game, 7, 3)):
        seat = state.decisions[0].seat
        elsewhere = game.world(state, seat, 100 + number)
        assert elsewhere.dump() != state.dump()
        assert of(game, elsewhere, seat) == of(game, state, seat)


@pytest.mark.parametrize("game_id", KNOWN)
def test_every_hint_can_be_told_in_every_language(game_id: str) -> None:
    game = find(game_id)
    for state in asked(game, 3, 4):
        found = of(game, state, state.decisions[0].seat)
        assert msgspec.json.decode(msgspec.json.encode(found), type=Hint) == found
        for lang in LANGUAGES:
            told = tell(game, state, found, lang)
            assert len(told.moves) == len(found.moves)
            assert told.verdict.endswith(".")
            assert bool(told.fear) == (found.fear is not None)
            assert "{" not in told.text()


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("game_id", KNOWN)
def test_every_reason_has_words(game_id: str, lang: str) -> None:
    game, spoken = find(game_id), words(lang, game_id)
    reasons, known = part(game, REASONS), learnt(game)
    assert reasons and known
    kinds = {found[0] for name in known.features.NAMES if (found := reasons.reason(name))}
    assert len(kinds) >= 10
    for kind in kinds:
        assert spoken.has(f"ground-{kind.replace('_', '-')}")
    # What waits in a deck nobody sees, so it is nobody's reason.
    told = [name for name in known.model.names if not name.startswith("deck ")]
    unknown = [name for name in told if not reasons.reason(name)]
    assert len(unknown) <= 12, unknown


def test_a_bot_that_takes_any_answer_gives_no_hints() -> None:
    game = find("quartermaster")
    state = game.position(BATTLE, 1)
    seat = Seat(game, lambda: state, 0)
    with pytest.raises(BadInput, match="recruit, officer, general, marshal"):
        hint(seat, state.decisions[0], "random")


def test_the_games_with_hints_are_those_that_bots_know() -> None:
    assert set(KNOWN) == {name for name, game in games().items() if part(game, REASONS)}
