"""The same for the first edition: where the window of a card opens, and where it does not."""

from collections.abc import Callable, Iterator
from itertools import islice

import pytest
from tests.cards.quartermaster import scenes
from tests.cards.quartermaster.scenes import Scene
from tests.cards.quartermaster.test_reasons import check
from tests.conftest import Table
from tests.helpers import quiet

from wartable.core.decision import BadInput
from wartable.games.quartermaster import effects as fx
from wartable.games.quartermaster.board import (
    GERMANY,
    HOME,
    ITALY,
    NATIONS,
    SOVIET_UNION,
    SPACES,
    first_edition,
)
from wartable.games.quartermaster.cards import air_marshal, first, second
from wartable.games.quartermaster.game import GAME

Trigger = tuple[int, fx.Card, fx.Clause]
OWN = [
    (old.nation, card)
    for old, new in zip(first.DECKS, second.DECKS, strict=True)
    for card in old.cards
    if card not in new.cards
]
"""The cards that the first edition has for itself."""
ADDED = [(nation, card) for nation, cards in enumerate(air_marshal.CARDS) for card in cards]
MORE = 10
"""So many scenes are tried beside those that are needed."""


def triggers() -> Iterator[Trigger]:
    """Every clause of a Response or a Status that waits for something, and not for any moment."""
    for nation, card in OWN:
        for clause in card.clauses:
            waits = isinstance(clause.when, fx.After | fx.About) or (
                isinstance(clause.when, fx.During) and clause.when.instead
            )
            if card.type in (fx.STATUS, fx.RESPONSE) and waits:
                yield nation, card, clause


TRIGGERS = list(triggers())
NAMES = [f"{NATIONS[nation]}.{card.id}" for nation, card, _ in TRIGGERS]
every_trigger = pytest.mark.parametrize(("nation", "card", "clause"), TRIGGERS, ids=NAMES)
every_card = pytest.mark.parametrize(
    ("nation", "card"),
    OWN + ADDED,
    ids=[f"{NATIONS[nation]}.{card.id}" for nation, card in OWN + ADDED],
)


@pytest.fixture(autouse=True)
def first_decks_and_board(monkeypatch: pytest.MonkeyPatch) -> None:
    """Scenes are made from the cards and the board of the first edition."""
    monkeypatch.setattr(scenes, "DECKS", first.DECKS)
    monkeypatch.setattr(scenes, "BOARD", first_edition())
    monkeypatch.setattr(scenes, "NEAR", first_edition().neighbours)


def offers(table: Table, scene: Scene, nation: int, card: fx.Card) -> int | None:
    """How many questions of the turn offer the card to its nation; None: it never came so far."""
    try:
        table.position("edition first\n" + scene.text(nation, card))
    except BadInput:
        return None  # enemies in one space, or a card of the other edition
    turn, count = NATIONS.index(scene.turn.split(maxsplit=1)[0]), 0
    script = list(scene.script)
    while table.match.decisions and table.state.nation == turn:
        legal = table.legal
        count += table.asked.seat == nation and f"use {card.id}" in legal
        if script and script[0] in legal:
            table.do(script.pop(0))
        elif "pass" in legal:
            table.do("pass")
        else:
            table.do(next((a for a in legal if a.startswith("discard ")), legal[0]))
    missed = [words for words in script if not words.startswith(("target ", "nation "))]
    return None if missed else count


def as_it_is(scene: Scene) -> Scene:
    """A scene that lacks nothing."""
    return scene


def in_germany(scene: Scene) -> Scene:
    """A scene with a Soviet army in Germany."""
    pieces = {GERMANY: 0, SOVIET_UNION: 1 << HOME[GERMANY]}
    return Scene(scene.turn, pieces, scene.zones, scene.script)


def with_two_enemies(scene: Scene) -> Scene:
    """A scene with a German and an Italian army where the battle is."""
    target = 1 << SPACES.index(scene.script[-1].split()[1])
    script = (*scene.script, "target germany")
    pieces = {**scene.pieces, GERMANY: target, ITALY: target}
    return Scene(scene.turn, pieces, scene.zones, script)


def with_land_battles(scene: Scene) -> Scene:
    """A scene with a Land Battle on the pile, or two in the hand."""
    zones = {
        nation: rows.replace("build_army", "land_battle").replace(
            "hand land_", "hand build_navy, land_"
        )
        for nation, rows in scene.zones.items()
    }
    return Scene(scene.turn, scene.pieces, zones, scene.script)


CHANGED: dict[str, Callable[[Scene], Scene]] = {
    "volksturm": in_germany,
    "stavka_forms_artillery_corps": with_two_enemies,
    "bravado": with_land_battles,
    "rationing": with_land_battles,
}
"""What the scenes of some cards lack."""
ITSELF = ("volksturm", "superior_planning")
"""What is tried as something else is what these wait for."""


@every_trigger
def test_a_window_opens_exactly_once(
    table: Table, nation: int, card: fx.Card, clause: fx.Clause
) -> None:
    change = CHANGED.get(card.id, as_it_is)
    some = (change(scene) for scene in scenes.scenes(clause.when, nation))
    counts = (offers(table, scene, nation, card) for scene in some)
    assert next((count for count in counts if count), 0) == 1
    assert {*islice(counts, MORE)} <= {None, 0, 1}


@every_trigger
def test_a_window_does_not_open_for_something_else(
    table: Table, nation: int, card: fx.Card, clause: fx.Clause
) -> None:
    for alike in islice(scenes.unlike(clause.when, nation), 1 if card.id in ITSELF else None):
        assert not any(offers(table, scene, nation, card) for scene in islice(alike, MORE))


@every_card
def test_a_card_that_is_nowhere_near_is_refused_with_a_reason(
    table: Table, nation: int, card: fx.Card
) -> None:
    other = NATIONS[(nation + 1) % 6]
    table.position(
        quiet(
            f"edition first\noptions air_marshal\nturn {other} play\n"
            f"{NATIONS[nation]}\n armies\n hand\n status\n down"
        )
    )
    for verb in ("use", "play"):
        check(GAME.why_not(table.state, nation, f"{verb} {card.id}"))


@every_card
def test_a_card_in_the_hand_is_not_used_nor_played_out_of_turn(
    table: Table, nation: int, card: fx.Card
) -> None:
    name, other = NATIONS[nation], NATIONS[(nation + 2) % 6]
    table.position(
        quiet(
            f"edition first\noptions air_marshal\nturn {other} supply\n"
            f"{name}\n armies madagascar\n hand {card.id}"
        )
    )
    for verb in ("use", "play"):
        check(GAME.why_not(table.state, nation, f"{verb} {card.id}"))
