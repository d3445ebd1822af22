"""Positions made from the `when` of a card: scenes in which an event of its kind happens."""

from collections.abc import Iterator
from itertools import product

from msgspec import Struct
from msgspec.structs import replace

from wartable.core.bits import walk
from wartable.games.quartermaster import effects as fx
from wartable.games.quartermaster.board import (
    FIRST_SEA,
    HOME,
    LAND,
    NATIONS,
    NUMBER,
    SEA,
    SPACES,
    STARS,
    second_edition,
)
from wartable.games.quartermaster.cards.second import DECKS
from wartable.games.quartermaster.where import fixed, nations

BOARD = second_edition()
NEAR = BOARD.neighbours
KIND = {fx.ARMY: LAND, fx.LAND: LAND, fx.NAVY: SEA, fx.SEA: SEA, fx.PIECE: LAND | SEA}
OTHER = {fx.ARMY: fx.NAVY, fx.NAVY: fx.ARMY, fx.LAND: fx.SEA, fx.SEA: fx.LAND}


class Scene(Struct, frozen=True):
    """Whose turn it is, who stands where, what a nation holds, and what is answered in turn."""

    turn: str
    pieces: dict[int, int] = {}
    zones: dict[int, str] = {}
    script: tuple[str, ...] = ()

    def text(self, own: int, card: fx.Card) -> str:
        """The position, with the card on the table of its nation."""
        rows = [f"turn {self.turn}"]
        for nation, name in enumerate(NATIONS):
            held = self.pieces.get(nation)
            if held is None:
                taken = any(spot >> HOME[nation] & 1 for spot in self.pieces.values())
                held = 0 if taken else 1 << HOME[nation]
            armies, navies = held & LAND, held & SEA
            rows += [name, f" armies {_names(armies)}", f" navies {_names(navies)}"]
            rows += [f" {row}" for row in self.zones.get(nation, "").splitlines()]
            if nation == own:
                rows.append(f" {'status' if card.type == fx.STATUS else 'down'} {card.id}")
        return "\n".join(rows)


def _names(spaces: int) -> str:
    return ", ".join(SPACES[space] for space in walk(spaces))


def _area(at: fx.Where) -> int:
    """The spaces of a place, or any where only the position can tell."""
    return LAND | SEA if at.how.startswith("beside_own") else fixed(at, BOARD)


def _beside(at: fx.Where, own: int, actor: int, base: int, target: int) -> Iterator[dict[int, int]]:
    """Pieces beside a target that a place asks for."""
    around = NEAR[target] & ~(1 << base)
    if at.how == "beside_own_piece":
        for space in walk(around & LAND):
            yield {own: 1 << space}
    elif at.how == "beside_own_supplied_navy":
        for sea in walk(around & SEA & NEAR[base]):
            yield {actor: 1 << base | 1 << sea}
    else:
        yield {}


def _act(actor: int, card: str, *script: str, pieces: dict[int, int]) -> Scene:
    """A nation plays a card in its Play step."""
    name = NATIONS[actor]
    return Scene(f"{name} play", pieces, {actor: f"hand {card}"}, (f"play {card}", *script))


def built(what: fx.Built, own: int) -> Iterator[Scene]:
    """Somebody builds next to a Supply space."""
    for actor, base in product(walk(nations(what.by, own)), walk(STARS)):
        for target in walk(NEAR[base] & KIND[what.kind] & _area(what.at)):
            for more in _beside(what.at, own, actor, base, target):
                pieces = {actor: 1 << base, **more}
                yield _act(actor, f"build_{what.kind}", f"build {SPACES[target]}", pieces=pieces)


def battled(what: fx.Battled, own: int) -> Iterator[Scene]:
    """Somebody battles next to a Supply space: an empty space, or a piece that the card names."""
    victims = [-1] if what.of is None else list(walk(nations(what.of, own)))
    for actor, base, victim in product(walk(nations(what.by, own)), walk(STARS), victims):
        for target in walk(NEAR[base] & KIND[what.kind] & _area(what.at)):
            for more in _beside(what.at, own, actor, base, target):
                pieces = {actor: 1 << base, **more}
                if victim >= 0:
                    pieces[victim] = 1 << target
                yield _act(actor, f"{what.kind}_battle", f"battle {SPACES[target]}", pieces=pieces)


def removed(what: fx.Removed, own: int) -> Iterator[Scene]:
    """A piece that leans on a Supply space is battled from another."""
    for victim in walk(nations(what.of, own)):
        for target in walk(KIND[what.kind] & _area(what.at)):
            stars = NEAR[target] & STARS
            for base, support in product(walk(stars), walk(stars | (1 << target & STARS))):
                if base == support:
                    continue
                kind = "land" if target < FIRST_SEA else "sea"
                for attacker in (1 - (victim & 1), 3 - (victim & 1), 5 - (victim & 1)):
                    pieces = {attacker: 1 << base, victim: 1 << target | 1 << support}
                    script = (f"battle {SPACES[target]}", f"target {NATIONS[victim]}")
                    yield _act(attacker, f"{kind}_battle", *script, pieces=pieces)


def played(what: fx.Played, own: int) -> Iterator[Scene]:
    """Somebody plays a card of the type."""
    for actor in walk(nations(what.by, own)):
        for card in DECKS[actor].cards:
            if card.type == what.type and what.titled in card.id:
                yield _act(actor, card.id, pieces={})
                # Some cards ask for a piece near a home.
                near = 1 << HOME[actor] | 1 << NUMBER["balkans"] | 1 << NUMBER["china"]
                yield _act(actor, card.id, pieces={actor: near})


def resolved(what: fx.Resolved, own: int) -> Iterator[Scene]:
    """Somebody plays a battle card."""
    for actor in walk(nations(what.by, own)):
        yield _act(actor, "land_battle", pieces={})


def used(what: fx.Used, own: int) -> Iterator[Scene]:
    """Somebody uses a card of its table."""
    for actor in walk(nations(what.by, own)):
        for card in DECKS[actor].cards:
            if card.type == what.type:
                for scene in scenes(card.clauses[-1].when, actor):
                    row = f"status {card.id}\n{scene.zones.get(actor, '')}"
                    zones = {**scene.zones, actor: row}
                    yield replace(scene, zones=zones, script=(*scene.script, f"use {card.id}"))


def hits(do: tuple[fx.Effect, ...], actor: int, target: int) -> bool:
    """Whether effects may make a nation discard, and no nation decides otherwise."""
    return any(
        hits(effect.branches[0], actor, target)
        if isinstance(effect, fx.IfSo)
        else isinstance(effect, fx.DiscardDeck) and bool(nations(effect.of, actor) >> target & 1)
        for effect in do
    )


def targeted(what: fx.Targeted, own: int) -> Iterator[Scene]:
    """Somebody plays a card that makes one nation discard."""
    for target, actor in product(walk(nations(what.of, own)), range(len(NATIONS))):
        for card in DECKS[actor].cards if (actor ^ target) & 1 else ():
            if card.type == what.type and hits(card.clauses[0].do, actor, target):
                for base in walk(NEAR[HOME[target]] & LAND):
                    choose = f"nation {NATIONS[target]}"
                    yield _act(actor, card.id, choose, pieces={actor: 1 << base})


def began(what: fx.Began, own: int) -> Iterator[Scene]:
    """A step begins, with the own army at home or beside it."""
    for actor in walk(nations(what.of, own)):
        turn = NATIONS[actor] + ("" if what.step == fx.TURN else f" {what.step.name.lower()}")
        for space in walk(1 << HOME[actor] | NEAR[HOME[actor]]):
            yield Scene(turn, {actor: 1 << space}, {actor: "hand land_battle"})


def instead(step: fx.Step, actor: int) -> Iterator[Scene]:
    """The Play step of a nation with one army on a Supply space and a card on the pile."""
    for base, space in product(walk(STARS), range(len(SPACES))):
        pieces = {actor: 1 << base | 1 << space}
        rows = "hand sea_battle\ndiscard build_army"
        yield Scene(f"{NATIONS[actor]} {step.name.lower()}", pieces, {actor: rows})


def may_build(kind: str, actor: int) -> Iterator[Scene]:
    """A nation plays a card that builds."""
    yield _act(actor, f"build_{kind}", pieces={})


def scenes(when: fx.When, own: int) -> Iterator[Scene]:
    """Scenes in which what a card waits for may happen; `own` is its nation."""
    match when:
        case fx.After(fx.Built() as event):
            return built(event, own)
        case fx.After(fx.Battled() as event):
            return battled(event, own)
        case fx.After(fx.Removed() as event) | fx.About(event):
            return removed(event, own)
        case fx.After(fx.Played() as event):
            return played(event, own)
        case fx.After(fx.Resolved() as event):
            return resolved(event, own)
        case fx.After(fx.Used() as event):
            return used(event, own)
        case fx.After(fx.Targeted() as event):
            return targeted(event, own)
        case fx.After(fx.Began() as event):
            return began(event, own)
        case fx.During(step, True):
            return instead(step, own)
        case fx.MayBuild(kind):
            return may_build(kind, own)
        case fx.AnyTime():
            return began(fx.Began(fx.Step.SUPPLY), own)
        case _:
            return iter(())


def elsewhere(at: fx.Where) -> fx.Where:
    """All spaces but those of a place."""
    return fx.here(*walk((LAND | SEA) & ~fixed(at, BOARD)))


def others(who: fx.Nations, own: int) -> tuple[int, ...]:
    """The nations that are not meant."""
    return tuple(walk(((1 << len(NATIONS)) - 1) & ~nations(who, own)))


def unlike(when: fx.When, own: int) -> Iterator[Iterator[Scene]]:
    """Scenes in which something alike happens that the card does not wait for."""
    match when:
        case fx.After(fx.Built() | fx.Battled() as event):
            yield scenes(fx.After(replace(event, kind=OTHER[event.kind])), own)
            yield scenes(fx.After(replace(event, by=others(event.by, own))), own)
            if event.at.how in ("here", "near"):
                yield scenes(fx.After(replace(event, at=elsewhere(event.at))), own)
        case fx.After(fx.Removed() as event) | fx.About(event):
            yield removed(replace(event, of=others(event.of, own)), own)
            if event.kind != fx.PIECE:
                yield removed(replace(event, kind=OTHER[event.kind], at=fx.ANYWHERE), own)
            if event.at.how in ("here", "near"):
                yield removed(replace(event, at=elsewhere(event.at)), own)
        case fx.After(fx.Played() as event):
            yield played(replace(event, by=others(event.by, own), titled=""), own)
            yield played(replace(event, type=fx.LAND_BATTLE, titled=""), own)
        case fx.After(fx.Resolved() as event):
            yield resolved(fx.Resolved(others(event.by, own)), own)
        case fx.After(fx.Used() as event):
            yield used(replace(event, by=others(event.by, own)), own)
        case fx.After(fx.Targeted() as event):
            yield targeted(replace(event, of=others(event.of, own)), own)
        case fx.After(fx.Began() as event):
            yield began(replace(event, of=others(event.of, own)), own)
            yield began(replace(event, step=fx.DRAW_STEP), own)
        case fx.During(step, True):
            for nation in others(fx.OWN, own):
                yield instead(step, nation)
        case fx.MayBuild(kind):
            yield may_build(OTHER[kind], own)
        case fx.AnyTime():
            yield began(fx.Began(fx.DRAW_STEP, others(fx.OWN, own)), own)
