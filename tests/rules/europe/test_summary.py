"""How a finished game of Europe is told: cities, losses, and the luck of the dice."""

from pathlib import Path

import pytest
from tests.conftest import rule
from tests.europe_table import GUARDED, War

from wartable.core.replaying import replay
from wartable.games.europe.summary import EXPECTED, summary

STORED = Path(__file__).parents[2] / "replays/europe"


def test_every_die_of_a_combat_counts_for_whoever_threw_it() -> None:
    match = replay((STORED / "scenario-france_1940-1.txt").read_text(encoding="utf-8"))
    told = summary(match.state, match.events)
    battles = [event.args for _, event in match.events if event.kind == "battle"]
    others = [event.args for _, event in match.events if event.kind.endswith("-combat")]
    fought = [event for event in others if len(event) == 7]
    thrown = sum(args[3] + args[5] for args in battles)
    thrown += sum(args[2] + args[4] for args in fought)
    assert sum(roll.happened for roll in told.rolls) == thrown
    assert {roll.expected for roll in told.rolls} == {EXPECTED} == {3.5}
    assert sum(told.counts["attacks"]) == len(battles)


def test_a_film_begins_before_all_answers_and_has_a_frame_for_all_operations() -> None:
    match = replay((STORED / "scenario-france_1940-1.txt").read_text(encoding="utf-8"))
    told = summary(match.state, match.events)
    begun = [at for at, event in match.events if event.kind == "operations"]
    assert [turn.at for turn in told.turns] == [0, *begun]
    assert told.turns[0].round == 1
    assert told.turns[-1].round == match.state.turn


@rule("eu 2.d-2")
def test_what_a_fallen_country_leaves_to_the_victor_was_taken_by_nobody(war: War) -> None:
    war.position(f"""{GUARDED}markers western support 0
country poland will 0
unit german_10th_army 0711
hold germany 0711""")
    war.do("move german_10th_army 0810")
    assert war.holder("1009") == "germany"
    assert len(war.seen("taken")) > 1
    assert summary(war.state, war.match.events).scores == {"axis": 1, "western": 0}


FELL = "phase victory\nbare\ncountry poland western conquered\n"


@rule("eu 12.1")
@pytest.mark.parametrize(
    ("position", "why", "level", "winner"),
    [
        (f"turn 2\n{FELL}", "fell", "ordinary", "axis"),
        (f"turn 3\n{FELL}", "fell-draw", None, None),
        ("turn 3\nphase victory\n", "held", "ordinary", "western"),
    ],
)
def test_the_end_says_which_country_fell_or_held_out(
    war: War, position: str, why: str, level: str | None, winner: str | None
) -> None:
    war.position(position)
    told = summary(war.state, war.match.events)
    assert (told.why, told.facts["country"]) == (why, "poland")
    assert (told.facts.get("level"), told.facts.get("faction")) == (level, winner)
