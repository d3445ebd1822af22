"""The Ship cards: what the rulebook says of them."""

import pytest
from tests.conftest import rule

from wartable.games.naval import catalogue
from wartable.games.naval.cards import FLEETS
from wartable.games.naval.effects import Ship, ShipType, Symbol
from wartable.games.naval.listing import definition
from wartable.words.text import LANGUAGES, words


def ship(id: str) -> Ship:
    """A ship by its id."""
    found = catalogue.SHIPS[catalogue.SHIP[id]]
    assert found is not None
    return found


@pytest.mark.parametrize(
    ("navy", "core", "core_vp", "all_ships", "all_vp"),
    [
        ("united_states", 21, 120, 26, 150),
        ("soviet_union", 22, 99, 26, 121),
        ("united_kingdom", 13, 56, 15, 61),
        ("china", 12, 39, 15, 48),
        ("taiwan", 7, 22, 9, 29),
        ("japan", 11, 45, 12, 48),
        ("norway", 6, 18, 10, 31),
        ("argentina", 6, 23, 10, 34),
        ("france", 11, 52, 13, 64),
    ],
)
def test_a_navy_has_so_many_ships_worth_so_many_points(
    navy: str, core: int, core_vp: int, all_ships: int, all_vp: int
) -> None:
    ships = FLEETS[navy]
    basic = [ship for ship in ships if not ship.extra]
    assert (len(basic), sum(ship.vp for ship in basic)) == (core, core_vp)
    assert (len(ships), sum(ship.vp for ship in ships)) == (all_ships, all_vp)


@rule("naval 1.5")
def test_ships_have_the_values_that_the_rulebook_states() -> None:
    assert ship("titan").command == 1
    assert ship("kirov").hull == 7 and ship("kirov").air_defence == (5,)
    assert {Symbol.SSM, Symbol.CRUISE} <= set(ship("kirov").weapons)
    assert ship("ticonderoga").air_defence == (3, 3)
    assert ship("enterprise").air_strikes == (4, 4) and ship("enterprise").asw == (4,)
    assert ship("slava").air_defence == (6,) and ship("smerch").evasion == 5
    assert ship("george_phillip").vp == 3


def test_every_ship_can_sink_and_costs_something() -> None:
    for navy in FLEETS.values():
        for one in navy:
            assert one.vp >= 1 and (one.hull >= 1 or one.evasion)


def test_ids_are_unique_and_no_navy_has_more_ships_than_places() -> None:
    ids = [one.id for navy in FLEETS.values() for one in navy]
    assert len(ids) == len(set(ids)) == 136
    assert max(len(navy) for navy in FLEETS.values()) <= catalogue.NEUTRAL


@pytest.mark.parametrize("id", catalogue.SHIP)
def test_every_ship_is_of_a_type_by_which_it_is_drawn(id: str) -> None:
    found = ship(id)
    assert (found.type >= ShipType.NUCLEAR_SUBMARINE) == found.submerged
    assert definition(found)["type"] == found.type.name.lower()
    assert (found.type in (ShipType.CARRIER, ShipType.LIGHT_CARRIER)) <= bool(found.air_strikes)


@pytest.mark.parametrize("type", ShipType)
def test_every_type_of_ship_has_a_name(type: ShipType) -> None:
    for lang in LANGUAGES:
        assert words(lang, "naval").name(f"vessel-{type.name.lower().replace('_', '-')}")
