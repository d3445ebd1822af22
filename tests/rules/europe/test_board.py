"""The map as bits: what six shifts give is what the hexes say one by one."""

from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from wartable.core.bits import mask, walk
from wartable.games.europe.board import DIRECTIONS, Board
from wartable.games.europe.scenario import SCENARIOS, find, read

EXAMPLE = Path(__file__).parents[3] / "examples" / "border_war.toml"
BOARDS = [find(name).board for name in SCENARIOS]
BOARDS.append(read(EXAMPLE.read_text(encoding="utf-8"), EXAMPLE.name).board)
BOARD = pytest.mark.parametrize("board", BOARDS, ids=lambda board: f"{len(board.cell)} hexes")


@BOARD
@given(data=st.data())
def test_shifts_give_the_neighbours_of_many_hexes(board: Board, data: st.DataObject) -> None:
    bits = mask(data.draw(st.sets(st.sampled_from(sorted(board.cell)))))
    near = step = line = 0
    for hex in walk(bits):
        near, step = near | board.near[hex], step | board.step[hex]
        line |= board.line[hex]
    assert (board.widen(bits), board.spread(bits)) == (near, step)
    assert board.spread(bits, board.open_line) == line


@BOARD
def test_neighbours_are_those_one_axial_step_away(board: Board) -> None:
    place = {(board.q[hex], board.r[hex]): hex for hex in board.cell}
    for (q, r), hex in place.items():
        around = [(q + dq, r + dr) for dq, dr in DIRECTIONS]
        assert board.near[hex] == mask(place[cell] for cell in around if cell in place)


@BOARD
def test_a_distance_is_the_number_of_steps(board: Board) -> None:
    start = board.hexes & -board.hexes
    reached, steps = start, 0
    while reached != board.hexes:
        new = board.widen(reached) & ~reached
        steps += 1
        assert all(board.distance(start.bit_length() - 1, hex) == steps for hex in walk(new))
        reached |= new
        assert board.within(start.bit_length() - 1, steps) == reached


def test_no_ground_leads_over_the_strait_of_dover() -> None:
    board = find("france_1940").board
    dover, dunkirk = board.number["dover"], board.number["dunkirk"]
    assert board.near[dover] >> dunkirk & 1
    assert not board.step[dover] >> dunkirk & 1
    assert not board.spread(1 << dunkirk) >> dover & 1


def test_a_river_lies_between_two_hexes_seen_from_both() -> None:
    board = find("poland_1939").board
    one, other = board.number["0606"], board.number["0706"]
    assert board.river_near[one] >> other & 1
    assert board.river_near[other] >> one & 1


def test_lines_lead_from_berlin_to_warsaw_through_hexes_that_are_allowed() -> None:
    board = find("poland_1939").board
    berlin, warsaw = 1 << board.number["berlin"], 1 << board.number["warsaw"]
    assert board.lines_from(berlin, board.land) & warsaw
    german = board.of_country[0]
    assert not board.lines_from(berlin, german) & warsaw


def test_an_off_map_zone_lies_one_hex_beyond_the_cities_it_joins() -> None:
    board = find("poland_1939").board
    wall = board.number["west_wall"]
    assert wall >= board.size
    assert board.distance(wall, board.number["berlin"]) == 1
    assert board.distance(board.number["warsaw"], wall) == 1 + min(
        board.distance(board.number["warsaw"], board.number[city]) for city in ("berlin", "dresden")
    )


def test_a_ship_reaches_the_zones_of_its_port_and_those_next_to_them() -> None:
    board = find("france_1940").board
    zones = {board.sea_zones[zone].id for zone in walk(board.reach[board.number["bordeaux"]])}
    assert zones == {"biscay", "channel"}


def test_a_port_up_a_river_has_no_coast_to_land_at() -> None:
    board = find("france_1940").board
    assert board.port_zones[board.number["london"]]
    assert not board.coast[board.number["london"]]
    assert board.coast[board.number["dover"]]


def test_a_sea_zone_has_the_weather_of_most_of_its_hexes() -> None:
    board = find("poland_1939").board
    assert board.sea_zones[board.zone_number["baltic"]].weather == 0
