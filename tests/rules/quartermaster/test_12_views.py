"""qm 12 Who can see what."""

from typing import Any

import pytest
from tests.conftest import Table, rule

from wartable.core.game import REFEREE, SPECTATOR
from wartable.core.layers import over
from wartable.games.quartermaster.board import NATIONS
from wartable.games.quartermaster.editions import edition
from wartable.games.quartermaster.state import FIELDS
from wartable.games.quartermaster.view import Viewer, view

POSITION = """
    turn japan play
    japan
      armies japan, china
      navies sea_of_japan
      hand sea_battle, build_navy, forward_bases
      deck build_army x3, land_battle
      status imperial_designs
      down kamikaze, surprise_attack
      discard land_battle, build_navy
      under unimpeded_merchant_shipping, indian_ocean_patrols
    """
JAPAN = NATIONS.index("japan")
OTHERS = [seat for seat in range(6) if seat != JAPAN]
HIDDEN = ("hand", "down", "deck", "discard_down", "deck_contents", "picks")


def seen(table: Table, seat: int) -> dict[str, Any]:
    """What a seat sees of Japan."""
    found: dict[str, Any] = view(table.state, seat)["nations"]["japan"]
    return found


@rule("qm 12")
@pytest.mark.parametrize("seat", [*OTHERS, SPECTATOR])
def test_a_hand_and_face_down_cards_are_secret_even_from_teammates(table: Table, seat: int) -> None:
    table.position(POSITION)
    assert not set(HIDDEN) & set(seen(table, seat))
    text = str(seen(table, seat))
    for card in ("sea_battle", "forward_bases", "kamikaze", "surprise_attack", "build_army"):
        assert card not in text


@rule("qm 12")
@pytest.mark.parametrize("seat", [*range(6), SPECTATOR, REFEREE])
def test_everybody_knows_how_many_cards_are_where(table: Table, seat: int) -> None:
    table.position(POSITION)
    found = seen(table, seat)
    hidden = len(table.cards("japan", "under"))
    assert (found["hand_count"], found["down_count"]) == (3, 2)
    assert (found["deck_count"], found["discard_down_count"]) == (4, hidden)


@rule("qm 12")
@pytest.mark.parametrize("seat", [*range(6), SPECTATOR, REFEREE])
def test_everybody_sees_the_status_cards_and_the_top_of_the_pile(table: Table, seat: int) -> None:
    table.position(POSITION)
    found = seen(table, seat)
    assert found["status"] == ["imperial_designs"]
    assert found["discard"][0] == "land_battle"


@rule("qm 12")
@pytest.mark.parametrize("seat", [*range(6), SPECTATOR, REFEREE])
def test_everybody_sees_the_board_and_the_score(table: Table, seat: int) -> None:
    table.position("vp axis 7 allies 4\n" + POSITION)
    found = view(table.state, seat)
    assert found["vp"] == {"axis": 7, "allies": 4}
    assert (found["round"], found["turn"], found["step"]) == (1, "japan", "play")
    japan = found["nations"]["japan"]
    assert (japan["armies"], japan["navies"]) == (["china", "japan"], ["sea_of_japan"])
    assert (japan["reserve"]["armies"], japan["reserve"]["navies"]) == (3, 4)


@rule("qm 12")
def test_a_nation_sees_its_own_cards(table: Table) -> None:
    table.position(POSITION)
    found = seen(table, JAPAN)
    assert sorted(found["hand"]) == ["build_navy", "forward_bases", "sea_battle"]
    assert sorted(found["down"]) == ["kamikaze", "surprise_attack"]
    assert "unimpeded_merchant_shipping" in found["discard_down"]


@rule("qm 12")
def test_a_nation_knows_what_is_left_in_its_deck_but_not_its_order(table: Table) -> None:
    table.position(POSITION)
    found = seen(table, JAPAN)
    assert "deck" not in found
    assert sorted(found["deck_contents"]) == ["build_army"] * 3 + ["land_battle"]
    table.position(POSITION.replace("build_army x3, land_battle", "land_battle, build_army x3"))
    assert seen(table, JAPAN)["deck_contents"] == found["deck_contents"]


@rule("qm 12")
def test_the_referee_sees_everything(table: Table) -> None:
    table.position(POSITION)
    found = seen(table, REFEREE)
    assert found["deck"] == ["build_army"] * 3 + ["land_battle"]
    assert sorted(found["down"]) == ["kamikaze", "surprise_attack"]
    assert sorted(found["hand"]) == ["build_navy", "forward_bases", "sea_battle"]


@rule("qm 12")
@pytest.mark.parametrize("seat", [*OTHERS, SPECTATOR])
def test_others_see_who_is_asked_and_not_the_answers(table: Table, seat: int) -> None:
    table.position(POSITION)
    assert view(table.state, seat)["decisions"] == [
        {"seat": "japan", "rule": "qm 5.2", "ask": "ask-play"}
    ]


@rule("qm 12")
@pytest.mark.parametrize("seat", [JAPAN, REFEREE])
def test_who_is_asked_sees_the_answers(table: Table, seat: int) -> None:
    table.position(POSITION)
    (question,) = view(table.state, seat)["decisions"]
    assert question["options"] == table.legal


@rule("qm 12")
@pytest.mark.parametrize("seat", [*OTHERS, SPECTATOR])
def test_a_response_that_is_laid_is_not_shown(table: Table, seat: int) -> None:
    table.position(POSITION.replace("forward_bases", "truk"))
    table.do("play truk")
    assert seen(table, seat)["down_count"] == 3
    assert "truk" not in str(seen(table, seat))
    event = next(event for _, event in table.match.events if event.kind == "laid-response")
    mask = 1 << seat if seat >= 0 else 0
    assert event.seen_by(mask).secret == ()


@rule("qm 12", "qm 3.7")
def test_a_response_that_is_used_is_shown_to_all(table: Table) -> None:
    table.position(POSITION)
    table.do("play sea_battle", "battle south_china_sea", "use surprise_attack")
    for seat in (*range(6), SPECTATOR):
        assert seen(table, seat)["discard"][0] == "surprise_attack"
        assert seen(table, seat)["down_count"] == 1


@rule("qm 12")
@pytest.mark.parametrize("seat", [*OTHERS, SPECTATOR])
def test_a_card_put_on_top_of_the_deck_in_sight_of_all_is_known(table: Table, seat: int) -> None:
    table.position("""
        turn soviet_union play
        soviet_union
          armies moscow
          status women_conscripts
          hand build_army, land_battle
        """)
    table.do("play build_army", "use women_conscripts")
    known = view(table.state, seat)["nations"]["soviet_union"]["known"]
    assert known == [{"card": "build_army", "place": "deck", "depth": 0}]


@rule("qm 12")
def test_a_known_card_is_known_in_the_hand_when_it_is_drawn(table: Table) -> None:
    table.position("""
        turn soviet_union play
        soviet_union
          armies moscow
          status women_conscripts
          hand build_army, land_battle
        """)
    table.do("play build_army", "use women_conscripts", "pass", "pass")
    known = view(table.state, SPECTATOR)["nations"]["soviet_union"]["known"]
    assert known == [{"card": "build_army", "place": "hand"}]


@rule("qm 12")
def test_only_the_owner_knows_what_it_looked_at(table: Table) -> None:
    table.position("""
        turn germany
        germany
          armies germany
          status superior_planning
          hand build_army, land_battle
          deck plunder, v_weapons, sea_battle, build_navy, blitzkrieg
        """)
    table.do("use superior_planning", "arrange build_navy", "arrange sea_battle", "arrange plunder")
    assert table.cards("germany", "deck") == [
        "build_navy", "sea_battle", "plunder", "v_weapons", "blitzkrieg"
    ]  # fmt: skip
    known = view(table.state, 0)["nations"]["germany"]["known"]
    assert [row["card"] for row in known] == ["build_navy", "sea_battle", "plunder", "v_weapons"]
    for seat in (*range(1, 6), SPECTATOR):
        assert view(table.state, seat)["nations"]["germany"]["known"] == []


@rule("qm 12")
def test_a_face_down_response_that_is_discarded_blindly_stays_unseen(table: Table) -> None:
    table.position("""
        turn united_states play
        united_states
          armies eastern_united_states
          hand operation_magic, build_army
        japan
          armies japan
          down kamikaze, surprise_attack
        """)
    table.do("play operation_magic")
    for seat in (*OTHERS, SPECTATOR):
        found = seen(table, seat)
        assert found["down_count"] == 1
        assert "kamikaze" not in str(found)
        assert "surprise_attack" not in str(found)
    assert len(seen(table, JAPAN)["down"]) == 1


@rule("qm 12")
@pytest.mark.parametrize("seat", [*range(6), SPECTATOR, REFEREE])
def test_a_view_names_every_nation_and_no_number(table: Table, seat: int) -> None:
    table.position(POSITION)
    found = view(table.state, seat)
    assert list(found["nations"]) == list(NATIONS)
    names = {card.id for card in edition(0).catalogue.cards}
    for nation in found["nations"].values():
        assert set(nation["status"]) | set(nation["discard"]) <= names


@rule("qm 12")
@pytest.mark.parametrize("field", [field for field in FIELDS if field != "edition"])
def test_who_has_looked_before_sees_whatever_has_changed_since(table: Table, field: str) -> None:
    table.position(POSITION)
    state, seats, viewer = table.state.copy(), (*range(6), SPECTATOR, REFEREE), Viewer()
    viewer.look(state, seats)
    value, state.supplied = getattr(state, field), [None] * len(NATIONS)
    if isinstance(value, list) and len(value) == len(NATIONS):
        bit = state.status[JAPAN] if field == "used" else 1
        value[JAPAN] = [*value[JAPAN], 0] if isinstance(value[JAPAN], list) else value[JAPAN] ^ bit
    elif field == "known":
        value.append((JAPAN, 0, 0, -1))
    elif isinstance(value, int):
        setattr(state, field, value ^ 1)
    public, layers = viewer.look(state, seats)
    assert [over(public, layer) for layer in layers] == [view(state, seat) for seat in seats]
