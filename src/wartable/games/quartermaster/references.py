"""Which rules a card is about: derived from its type, triggers, cost and effects."""

from collections.abc import Iterator
from functools import cache
from typing import Any

from wartable.games.quartermaster import effects as fx
from wartable.games.quartermaster.editions import AIR_MARSHAL, FIRST, edition
from wartable.games.quartermaster.effects import Card, Type
from wartable.games.quartermaster.names import card_name, nation_name
from wartable.words.text import words

OF_TYPE: dict[Type, str] = {
    Type.BUILD_ARMY: "qm 3.1",
    Type.BUILD_NAVY: "qm 3.2",
    Type.LAND_BATTLE: "qm 3.3",
    Type.SEA_BATTLE: "qm 3.4",
    Type.EVENT: "qm 3.5",
    Type.STATUS: "qm 3.6",
    Type.RESPONSE: "qm 3.7",
    Type.ECONOMIC_WARFARE: "qm 3.8",
    Type.DEPLOY_AIR_FORCE: "qm 14.2.1",
    Type.SUPPORT: "qm 14.5",
}

OF_EFFECT: dict[type, str] = {
    fx.Recruit: "qm 5.5.1",
    fx.Eliminate: "qm 5.5.2",
    fx.EliminateIt: "qm 13.2.6",
    fx.Protect: "qm 13.2.5",
    fx.ProtectIt: "qm 13.2.5",
    fx.RemoveRest: "qm 3.3",
    fx.Score: "qm 7",
    fx.DiscardHand: "qm 10",
    fx.DiscardDeck: "qm 10",
    fx.DiscardOwnStatus: "qm 3.6",
    fx.RemoveOwnAirForce: "qm 14.5",
    fx.ChangeDiscard: "qm 3.8",
    fx.CancelDiscard: "qm 3.8",
    fx.CancelText: "qm 3.8",
    fx.CancelUse: "qm 5.3",
    fx.ForbidAir: "qm 14.4",
    fx.Deploy: "qm 14.2.1",
    fx.DiscardStatus: "qm 3.6",
    fx.DiscardResponse: "qm 12",
    fx.DiscardTable: "qm 3.6",
    fx.TakeFromPile: "qm 10",
    fx.Lay: "qm 5.2",
    fx.ArrangeDeck: "qm 12",
    fx.TuckHand: "qm 8",
    fx.ReturnCard: "qm 10",
    fx.PlayCard: "qm 5.2",
    fx.Rebuild: "qm 5.2",
    fx.GrantSupply: "qm 6",
    fx.NotSupplySpace: "qm 6",
    fx.SupplySpace: "qm 6.1",
    fx.MayBuildAt: "qm 3.1",
    fx.MayPay: "qm 10",
    fx.Either: "qm 13.2.10",
    fx.EachChooses: "qm 13.2.10",
    fx.AnyOrder: "qm 13.2.9",
    fx.LetNation: "qm 5.2",
}
"""Effects that are one rule whatever their arguments."""


def rules_of(card: Card) -> tuple[str, ...]:
    """The rules that a card is about, its type first."""
    found = [OF_TYPE[card.type]]
    for clause in card.clauses:
        found += _of_when(clause.when)
        for cost in clause.cost:
            found += [OF_EFFECT[type(cost)], "qm 13.2.7"]
        for effect in clause.do:
            found += _of_effect(effect)
    return tuple(dict.fromkeys(found))


def _of_when(when: fx.When) -> list[str]:
    match when:
        case fx.After(fx.Began(fx.TURN)):
            return ["qm 5.3", "qm 4.2"]
        case fx.After(fx.Began()):
            return ["qm 5.3", "qm 14.7"]
        case fx.After() | fx.About() | fx.AnyTime() | fx.AnyMoment():
            return ["qm 5.3"]
        case fx.During(fx.VICTORY_STEP):
            return ["qm 7"]
        case fx.During():
            return ["qm 5.2"]
        case fx.MayBuild(kind):
            return ["qm 3.1" if kind == fx.ARMY else "qm 3.2"]
        case _:
            return []


def _of_effect(effect: Any) -> Iterator[str]:
    match effect:
        case fx.Build(kind):
            yield "qm 3.1" if kind == fx.ARMY else "qm 3.2"
        case fx.Battle(kind):
            yield "qm 3.3" if kind == fx.LAND else "qm 3.4"
        case fx.IfSo():
            pass
        case _:
            yield OF_EFFECT[type(effect)]
    for branch in getattr(effect, "branches", ()):
        for inner in branch:
            yield from _of_effect(inner)


@cache
def cards(rule: str, lang: str) -> list[tuple[str, list[str]]]:
    """The names of the cards that a rule concerns, nation by nation and edition by edition."""
    said = words(lang, "quartermaster")
    found: dict[str, list[str]] = {}
    seen: set[tuple[int, str]] = set()
    for number, edition_id in ((AIR_MARSHAL, ""), (FIRST, "rule-edition-first")):
        catalogue = edition(number).catalogue
        for nation, card in zip(catalogue.nation, catalogue.cards, strict=True):
            if (nation, card.id) not in seen and rule in rules_of(card):
                group = said.say(nation_name(nation).id)
                if edition_id:
                    group += f", {said.say(edition_id)}"
                names = found.setdefault(group, [])
                name = said.say(card_name(nation, card.id).id)
                if name not in names:
                    names.append(name)
            seen.add((nation, card.id))
    return list(found.items())
