"""For every card with a trigger: where its window opens, once, and where it does not."""

from collections.abc import Iterator
from itertools import islice

import pytest
from tests.cards.quartermaster.scenes import Scene, scenes, unlike
from tests.conftest import Table

from wartable.core.decision import BadInput
from wartable.games.quartermaster import effects as fx
from wartable.games.quartermaster.board import NATIONS, SPACES
from wartable.games.quartermaster.cards.second import DECKS

Trigger = tuple[int, fx.Card, fx.Clause]


def triggers() -> Iterator[Trigger]:
    """Every clause of a Response or a Status that waits for something."""
    for deck in DECKS:
        for card in deck.cards:
            for clause in card.clauses:
                waits = isinstance(clause.when, fx.After | fx.About | fx.AnyTime | fx.MayBuild) or (
                    isinstance(clause.when, fx.During) and clause.when.instead
                )
                if card.type in (fx.STATUS, fx.RESPONSE) and waits:
                    yield deck.nation, card, clause


TRIGGERS = list(triggers())
NAMES = [f"{NATIONS[nation]}.{card.id}" for nation, card, _ in TRIGGERS]
MORE = 10
"""So many scenes are tried beside those that are needed."""
every_trigger = pytest.mark.parametrize(("nation", "card", "clause"), TRIGGERS, ids=NAMES)


def answer_of(card: fx.Card, clause: fx.Clause) -> str:
    """The answer that uses a card; one that replaces a build is a recruit."""
    if isinstance(clause.when, fx.MayBuild):
        (recruit,) = clause.do
        assert isinstance(recruit, fx.Recruit)
        return f"recruit {SPACES[recruit.at.spaces[0]]}"
    return f"use {card.id}"


def offers(table: Table, scene: Scene, nation: int, card: fx.Card, words: str) -> int | None:
    """How many questions of the turn offer the card to its nation; None: it never came so far."""
    try:
        table.position(scene.text(nation, card))
    except BadInput:
        return None  # enemies in one space: not a position
    turn, count, script = NATIONS.index(scene.turn.split()[0]), 0, list(scene.script)
    while table.match.decisions and table.state.nation == turn:
        legal = table.legal
        count += table.asked.seat == nation and words in legal
        if script and script[0] in legal:
            table.do(script.pop(0))
        elif "pass" in legal:
            table.do("pass")
        else:
            table.do(next((a for a in legal if a.startswith("discard ")), legal[0]))
    missed = [words for words in script if not words.startswith(("target ", "nation "))]
    return None if missed else count


def test_the_triggers_are_all_there() -> None:
    responses = [card for deck in DECKS for card in deck.cards if card.type == fx.RESPONSE]
    assert {card.id for card in responses} <= {card.id for _, card, _ in TRIGGERS}
    assert len(TRIGGERS) == 55


@every_trigger
def test_a_window_opens_exactly_once(
    table: Table, nation: int, card: fx.Card, clause: fx.Clause
) -> None:
    words = answer_of(card, clause)
    counts = (offers(table, scene, nation, card, words) for scene in scenes(clause.when, nation))
    assert next((count for count in counts if count), 0) == 1
    assert {*islice(counts, MORE)} <= {None, 0, 1}


@every_trigger
def test_a_window_does_not_open_for_something_else(
    table: Table, nation: int, card: fx.Card, clause: fx.Clause
) -> None:
    words = answer_of(card, clause)
    tried = 0
    for alike in unlike(clause.when, nation):
        counts = [offers(table, scene, nation, card, words) for scene in islice(alike, MORE)]
        assert not any(counts)
        tried += counts.count(0)
    assert tried
