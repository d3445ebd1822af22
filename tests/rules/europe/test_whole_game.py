"""The whole of Poland 1939 as it was written down: every answer, every die, every draw."""

from pathlib import Path

from tests.conftest import rule
from tests.europe_table import War

from wartable.core.events import Event
from wartable.core.rng import start
from wartable.games.europe.options import CUP
from wartable.games.europe.politics import draw

SCRIPT = Path(__file__).with_name("poland_1939.txt").read_text(encoding="utf-8").splitlines()
"""`axis: attack … | 3 5` is an answer and the dice that follow it; a draw stands there by name."""
DICE = {
    "weather": (1,),
    "battle": (3, 5),
    "air-combat": (2, 4),
    "strategic-combat": (1, 3),
    "entry-die": (1,),
}
"""Where an event has its dice."""


def rolled(events: list[Event]) -> list[int]:
    """The dice of some events, in order."""
    return [event.args[at] for event in events for at in DICE.get(event.kind, ())]


def load(war: War, wanted: list[str]) -> None:
    """The next dice, or the next marker out of the cup, are these."""
    if wanted[0] not in CUP:
        war.dice(*map(int, wanted))
        return
    for seed in range(1000):
        war.state.seed = start(seed)
        if CUP[draw(war.state.copy())] == wanted[0]:
            return
    raise AssertionError(f"{wanted[0]} is not in the cup")


def begin(war: War) -> None:
    """The game of the script; it was written down when the will of Poland was 10."""
    war.new("soviets=apart", seed=34)
    war.state.will[war.country("poland")] = 10


def played(war: War) -> list[str]:
    """Play the script; returns what was asked, and of whom."""
    begin(war)
    first, *answers = SCRIPT
    assert rolled([event for _, event in war.match.events]) == [int(d) for d in first.split()[1:]]
    asked = []
    for line in answers:
        words, _, luck = line.partition(" | ")
        wanted = luck.split()
        if wanted:
            load(war, wanted)
        count = len(war.match.events)
        asked.append(war.ask)
        war.do(words)
        new = [event for _, event in war.match.events[count:]]
        drawn = [CUP[event.args[1]] for event in new if event.kind == "drew"]
        assert drawn + [str(die) for die in rolled(new)] == wanted, line
    return asked


@rule("eu 1.2", "eu 12.1")
def test_poland_1939_goes_its_way_die_by_die(war: War) -> None:
    played(war)
    assert war.match.over
    assert war.state.scenario.victory[war.state.over].id == "V3"
    assert war.state.fallen[war.country("poland")] == 3
    held = {city: war.holder(city) for city in ("warsaw", "wilno", "brest", "bialystok")}
    assert held.pop("warsaw") == "germany"
    assert set(held.values()) == {"soviet_union"}


@rule("eu 1.2", "eu 1-6")
def test_a_turn_of_poland_takes_fewer_than_sixty_answers(war: War) -> None:
    asked = played(war)
    assert len(asked) / war.state.turn < 60


def moment(war: War) -> tuple[int, int]:
    """The turn and the phase; the turn marker goes on in the middle of the last phase."""
    last = war.phase == "end_of_turn"
    return war.state.turn - last, war.state.phase


@rule("eu 1.2")
def test_the_phases_of_the_game_come_in_printed_order_in_every_turn(war: War) -> None:
    begin(war)
    seen = [moment(war)]
    for line in SCRIPT[1:]:
        words, _, luck = line.partition(" | ")
        if luck:
            load(war, luck.split())
        war.do(words)
        seen.append(moment(war))
    assert seen == sorted(seen)
