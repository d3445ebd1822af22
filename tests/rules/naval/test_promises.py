"""What an answer says will be rolled is what is rolled then, Battle Plans and all."""

from random import Random

from tests.conformance.walks import Variant, walk
from tests.conftest import rule
from tests.naval_table import Sea

from wartable.games.naval import options as op
from wartable.games.naval.catalogue import CARDS
from wartable.games.naval.game import GAME
from wartable.games.naval.telling import answer, event

POSITION = """options row_defence
turn alpha
alpha
  row1 enterprise, gary
  row2 long_beach, ticonderoga
  passive los_angeles
  rolls 1
  hand sea_skimmer, missile_launch, air_support, maritime_patrol, bomber_raid, torpedo_attack
bravo
  row1 kiev, smerch
  row2 slava
  passive k_324
  rolls -2
  hand near_miss_surface, near_miss_air, near_miss_underwater, fighter_cover, rapid_fire
"""
DECLARED = ("launched", "hunted", "declared")


@rule("naval 13.9", "naval 11.6", "naval 15.1")
def test_what_an_answer_says_is_needed_is_needed(sea: Sea) -> None:
    kept = dict.fromkeys((*DECLARED, "roll"), 0)
    for seed in range(12):
        sea.position(POSITION, seed)
        random = Random(seed)
        promised: dict[tuple[int, ...], tuple[int, int]] = {}
        aimed: list[tuple[str, int]] = []
        while (sea.state.round, sea.state.turn) == (1, 0) and sea.match.decisions:
            state, asked = sea.state, sea.asked
            lively = [option for option in asked.options if option not in (op.FINAL, op.DONE)]
            option = random.choice(lively if lively and random.random() < 0.9 else asked.options)
            _, facts = answer(state, asked, option)
            verb, about = option & ~op.ARGUMENT, option & op.ARGUMENT
            if verb in (op.GUARD, op.DEFEND, op.EVADE):
                attack, source = about & 63, about >> 6
                promised[attack, source] = facts["needed"], facts["change"]
            if verb == op.TARGET and "needed" in facts:
                aimed.append((facts["ship"], facts["needed"]))
            for happened in sea.match.answer(asked.seat, option):
                told = event(state, happened)[1]
                if happened.kind in DECLARED and told["needed"]:
                    assert aimed.pop(0) == (told["ship"], told["needed"])
                    kept[happened.kind] += 1
                if happened.kind == "defence-roll":
                    _, attack, _, _, source, needed, _, change, _ = happened.args
                    if (attack, source) in promised:
                        assert promised[attack, source] == (needed, change)
                        kept["roll"] += 1
                if happened.kind == "strike-roll":
                    assert happened.args[5] == 1, "the plan of who attacks"
    assert min(kept.values()) > 3, kept


@rule("naval 8.3")
def test_whether_ships_have_acted_is_told_where_a_card_lacks_weapons() -> None:
    told: set[int] = set()
    for seed in range(6):
        for state in walk(Variant("naval", ("ships=extended",)), seed):
            if not state.decisions or state.decisions[0].ask != "ask-action":
                continue
            seat, cards = state.turn, {CARDS[card].id for card in state.hand[state.turn]}
            rested = state.copy()
            rested.acted = rested.mended = 0
            rested = GAME.load(rested.dump())
            for card in sorted(cards):
                reason = GAME.why_not(state, seat, f"play {card}")
                if reason is None or reason.message != "reason-no-platform":
                    continue
                then = GAME.why_not(rested, seat, f"play {card}")
                able = then is None or then.message != "reason-no-platform"
                assert reason.args["acted"] == able, card
                told.add(reason.args["acted"])
    assert told == {0, 1}
