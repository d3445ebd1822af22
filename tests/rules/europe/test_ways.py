"""eu 4.1.1 Ways that are named hex by hex."""

from random import Random

import pytest
from tests.conftest import rule
from tests.europe_table import GUARDED, War

from wartable.core.bits import walk
from wartable.core.decision import Illegal
from wartable.core.replaying import replay
from wartable.games.europe import moves, ways
from wartable.games.europe import options as op
from wartable.games.europe.game import GAME

CORPS = f"{GUARDED}unit xvi_panzer_corps 0612\n"


def left(war: War) -> int:
    """The points of the active unit."""
    return war.asked.about[1]


@rule("eu 4.1.1")
def test_a_unit_goes_by_the_way_that_is_named_and_pays_for_it(war: War) -> None:
    war.position(f"{CORPS}unit lodz_army 0911\n")
    war.do("march xvi_panzer_corps 0611 0711 0811")
    moved = next(event for _, event in war.match.events if event.kind == "moved")
    name = war.state.scenario.board.name
    assert [name[hex_] for hex_ in moved.args[1:]] == ["0612", "0611", "0711", "0811"]
    assert war.holder("0711") == "germany"
    # Three for the land, one for the river, one for the enemy zone. The straight way is cheaper.
    assert left(war) == 10 - 5
    war.position(f"{CORPS}unit lodz_army 0911\n")
    war.do("move xvi_panzer_corps 0811")
    assert left(war) > 10 - 5


@rule("eu 4.1.1")
def test_between_hexes_that_do_not_touch_the_cheapest_way_is_taken(war: War) -> None:
    war.position(CORPS)
    option = GAME.parse(war.state, 0, "march XVI-panzer-corps 0611 0810")
    words = GAME.text(war.state, option)
    assert words.startswith("march xvi_panzer_corps 0611 ") and words.endswith(" 0810")
    assert len(words.split()) > 4
    assert GAME.parse(war.state, 0, words) == option
    assert option not in war.asked.options


@rule("eu 4.1.1", "eu 3.b")
def test_a_way_leads_through_a_friend_but_does_not_end_there(war: War) -> None:
    war.position(f"{CORPS}unit german_10th_army 0611\n")
    assert war.refuses("march xvi_panzer_corps 0611").message == "reason-friend-there"
    war.do("march xvi_panzer_corps 0611 0711")
    assert war.at("xvi_panzer_corps") == "0711" and war.at("german_10th_army") == "0611"


@rule("eu 4.a", "eu 4.b", "eu 4.c", "eu 4.1.1")
@pytest.mark.parametrize(
    ("way", "reason"),
    [
        ("0711 0810 0809", "reason-way-zone"),
        ("0611 0612 0611 0612 0611 0612 0611 0711 0712 0811", "reason-way-points"),
        ("0611 0612 0611 0612 0611 0612 0611 0612 0611 0612 0611", "reason-way-long"),
        ("0611 1409", "reason-too-far"),
        ("0611 1409 0711", "reason-way-broken"),
        ("0611 0910 0911", "reason-enemy-there"),
        ("", "reason-unknown-place"),
        ("0611 nowhere", "reason-unknown-place"),
    ],
)
def test_a_way_that_cannot_be_gone_is_refused_with_its_reason(
    war: War, way: str, reason: str
) -> None:
    war.position(f"{CORPS}unit lodz_army 0910\n")
    before = war.state.dump()
    assert war.refuses(f"march xvi_panzer_corps {way}").message == reason
    assert war.state.dump() == before


def test_only_a_ground_unit_that_may_move_now_marches(war: War) -> None:
    war.position("phase operations axis\n")
    assert war.refuses("march luftflotte_4 0611").message == "reason-no-ground-unit"
    assert war.refuses("march lodz_army 0611").message == "reason-not-your-unit"
    assert war.refuses("march german_1st_army 0611").message == "reason-off-the-map"
    assert war.refuses("march nobody 0611").message == "reason-unknown-unit"
    assert war.refuses("march").message == "reason-unknown-unit"
    assert war.refuses("marches xvi_panzer_corps").message == "reason-unknown-verb"


@rule("eu 4.d", "eu 4.1.1")
def test_one_hex_is_never_too_dear_also_when_it_is_named(war: War) -> None:
    war.position(f"{GUARDED}unit german_10th_army 0611 none\nunit lodz_army 0811\n")
    war.do("march german_10th_army 0710")
    assert war.at("german_10th_army") == "0710"


@rule("eu 4.1.1")
def test_a_march_is_kept_in_records_and_has_the_number_of_its_move(war: War) -> None:
    war.position(CORPS)
    option = GAME.parse(war.state, 0, "march xvi_panzer_corps 0611 0711")
    plain = GAME.parse(war.state, 0, "move xvi_panzer_corps 0711")
    assert GAME.index(war.state, option) == GAME.index(war.state, plain)
    assert option < 1 << 63
    war.do("march xvi_panzer_corps 0611 0711")
    assert replay(war.match.record()).hash() == war.match.hash()
    assert war.match.undoable(0) == 1
    war.match.undo(0)
    assert war.at("xvi_panzer_corps") == "0612"


@rule("eu 4.1.1")
def test_the_cheapest_way_named_hex_by_hex_is_the_move_itself(war: War) -> None:
    war.new("scenario=france_1940")
    war.until("axis act")
    state, tried = war.state, 0
    for option in war.asked.options:
        if op.verb_of(option) != op.MOVE or option % 7:
            continue
        _, unit, goal = op.parts(option)
        points = moves.points_of(state, unit)
        reached = moves.reach(state, unit, points)
        spent = reached.cost(goal)
        if spent < 0:
            continue
        way = moves.path(state, unit, reached, goal, spent)
        assert ways.price(state, unit, state.at[unit], way) == spent
        name = state.scenario.board.name
        words = " ".join(name[hex_] for hex_ in way)
        one, other = state.copy(), state.copy()
        GAME.answer(one, 0, option)
        said = f"march {state.scenario.units[unit].id} {words}"
        GAME.answer(other, 0, GAME.parse(other, 0, said))
        assert one.dump() == other.dump()
        tried += 1
    assert tried > 50


def test_numbers_that_are_no_way_are_refused_and_change_nothing(war: War) -> None:
    war.position(CORPS)
    random, before = Random(5), war.state.dump()
    unit = war.unit("xvi_panzer_corps")
    lost = [op.march(random.choice([unit, 5000]), [3] * 10), op.MARCH, op.march(unit, [])]
    sides = [[random.randrange(6) for _ in range(random.randrange(1, 10))] for _ in range(200)]
    taken = 0
    for option in (*lost, *(op.march(unit, way) for way in sides)):
        assert op.marching(option)[1] in ([3] * 10, [], *sides)
        copy = war.state.copy()
        if GAME.accepts(war.state, 0, option):
            GAME.answer(copy, 0, option)
            words = GAME.text(war.state, option)
            assert GAME.parse(war.state, 0, words) == option
            taken += 1
            continue
        with pytest.raises(Illegal):
            GAME.answer(copy, 0, option)
        assert copy.dump() == before
    assert 0 < taken < 200
    assert [*walk(war.state.used)] == []
