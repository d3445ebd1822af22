"""All cards of an edition, numbered, with an index of which cards watch for which events."""

from collections.abc import Iterator
from typing import Final

from wartable.games.quartermaster.board import NATIONS
from wartable.games.quartermaster.effects import (
    About,
    After,
    Always,
    AnyMoment,
    AnyTime,
    Battled,
    Began,
    Built,
    Card,
    Clause,
    Deck,
    Deployed,
    During,
    Lay,
    MayBuild,
    Played,
    Removed,
    Resolved,
    Step,
    Targeted,
    Type,
    Used,
    Using,
    When,
)
from wartable.games.quartermaster.where import nations

Happened = tuple[str, int, int, int, int]
"""An event of the rules: (kind, who caused it, whose, in which space, which card or how)."""
# Its parts, for those who need only one of them.
KIND: Final = 0
BY: Final = 1
WHOSE: Final = 2
SPACE: Final = 3
DETAIL: Final = 4
NOTHING: Happened = ("", -1, -1, -1, -1)
"""No event: for what a card means on its own."""

BUILT, RECRUITED, BATTLED, ABOUT, REMOVED = "built", "recruited", "battled", "about", "removed"
PLAYED, RESOLVED, USED, TARGETED = "played", "resolved", "used", "targeted"
USING, DEPLOYED, DEFENDED = "using", "deployed", "defended"
BEGAN = tuple(f"began_{step.name.lower()}" for step in Step)
KINDS = (
    BUILT, RECRUITED, BATTLED, ABOUT, REMOVED, PLAYED, RESOLVED, USED, TARGETED, USING, DEPLOYED,
    DEFENDED, *BEGAN,
)  # fmt: skip
OF_OWNER = (ABOUT, REMOVED, TARGETED)
"""Kinds of event that are filed under the owner of the piece or deck; others under the cause."""

_HAPPENING = {
    Built: (BUILT, RECRUITED),
    Battled: (BATTLED,),
    Removed: (REMOVED,),
    Played: (PLAYED,),
    Resolved: (RESOLVED,),
    Used: (USED,),
    Using: (USING,),
    Targeted: (TARGETED,),
    Deployed: (DEPLOYED,),
}


def kinds_of(when: When) -> tuple[str, ...]:
    """The kinds of event that may open a window for a card."""
    match when:
        case After(Began(step)):
            return (BEGAN[step],)
        case After(event):
            return _HAPPENING[type(event)]
        case About():
            return (ABOUT,)
        case AnyTime():
            # Asked when supply matters; it may be used with any other question of one's own turn.
            return (BUILT, BATTLED, BEGAN[Step.SUPPLY])
        case AnyMoment():
            # Asked when it matters and as each turn begins; it may be used with any other window.
            return (ABOUT, BEGAN[Step.TURN])
        case _:
            return ()


def concerns(when: When, own: int, nation: int) -> bool:
    """Whether a card may care about what a nation does (or what happens to its pieces)."""
    match when:
        case After(Built(by=who) | Battled(by=who) | Played(by=who) | Resolved(by=who)):
            return bool(nations(who, own) >> nation & 1)
        case After(Used(by=who) | Using(by=who) | Deployed(by=who)):
            return bool(nations(who, own) >> nation & 1)
        case After(Removed(of=who) | Targeted(of=who) | Began(of=who)):
            return bool(nations(who, own) >> nation & 1)
        case About(Removed(of=who)):
            return bool(nations(who, own) >> nation & 1)
        case _:
            return True


Watcher = tuple[int, int, tuple[tuple[int, int], ...], bool, bool]
"""A nation, the mask and the clauses of its cards that watch; whether a face-down card may do so,
and whether a Bolster in the hand may."""
Watchers = tuple[Watcher, ...]


class Catalogue:
    """The cards of six decks. A card has a number, and a bit in its nation's masks."""

    def __init__(self, decks: tuple[Deck, ...]) -> None:
        assert [deck.nation for deck in decks] == list(range(len(NATIONS)))
        self.cards: list[Card] = []
        self.nation: list[int] = []
        self.bit: list[int] = []
        self.type: list[Type] = []
        self.by_nation: list[list[int]] = []
        for deck in decks:
            first = len(self.cards)
            for index, card in enumerate(deck.cards):
                self.cards.append(card)
                self.nation.append(deck.nation)
                self.bit.append(1 << index)
                self.type.append(card.type)
            self.by_nation.append(list(range(first, len(self.cards))))
        self.first = [numbers[0] for numbers in self.by_nation]
        self._full = [
            [number for number in numbers for _ in range(self.cards[number].count)]
            for numbers in self.by_nation
        ]
        self.number = {
            (self.nation[number], card.id): number for number, card in enumerate(self.cards)
        }
        self.responses = [
            [number for number in numbers if self.type[number] == Type.RESPONSE]
            for numbers in self.by_nation
        ]
        self.scoring = [self._during(nation, Step.VICTORY) for nation in range(len(NATIONS))]
        self.instead = [self._during(nation, Step.PLAY) for nation in range(len(NATIONS))]
        self.may_build = [
            [
                (number, index)
                for number, index, clause in self.clauses(nation)
                if isinstance(clause.when, MayBuild)
            ]
            for nation in range(len(NATIONS))
        ]
        self.any_time = [
            [
                (number, index)
                for number, index, clause in self.clauses(nation)
                if isinstance(clause.when, AnyTime | AnyMoment)
            ]
            for nation in range(len(NATIONS))
        ]
        self.standing = [
            (number, index)
            for nation in range(len(NATIONS))
            for number, index, clause in self.clauses(nation)
            if isinstance(clause.when, Always)
        ]
        self.laid_down = [
            {Type.RESPONSE}
            | {
                effect.type
                for _, _, clause in self.clauses(nation)
                for effect in clause.do
                if isinstance(effect, Lay)
                and effect.source == "hand"
                and effect.type != Type.STATUS
            }
            for nation in range(len(NATIONS))
        ]
        """The types of card that may lie face down on a nation's table."""
        self.watchers: dict[str, tuple[Watchers, ...]] = {
            kind: tuple(tuple(self._watchers(kind, about)) for about in range(len(NATIONS)))
            for kind in KINDS
        }
        """By kind of event and the nation it is filed under."""
        self.began = tuple(self.watchers[kind] for kind in BEGAN)
        """Those for the beginning of each step, which every turn looks for."""
        self.support_mask = [
            sum(self.bit[number] for number in numbers if self.type[number] == Type.SUPPORT)
            for numbers in self.by_nation
        ]

    def clauses(self, nation: int) -> Iterator[tuple[int, int, Clause]]:
        """Every clause of every card of a nation: (card, index, clause)."""
        for number in self.by_nation[nation]:
            for index, clause in enumerate(self.cards[number].clauses):
                yield number, index, clause

    def _during(self, nation: int, step: Step) -> list[tuple[int, int]]:
        return [
            (number, index)
            for number, index, clause in self.clauses(nation)
            if isinstance(clause.when, During) and clause.when.step == step
        ]

    def watching(self, event: Happened) -> Watchers:
        """The cards that may answer an event, by nation."""
        kind, by, whose, _, _ = event
        return self.watchers[kind][whose if kind in OF_OWNER else by]

    def _watchers(self, kind: str, about: int) -> Iterator[Watcher]:
        for nation in range(len(NATIONS)):
            found = tuple(
                (number, index)
                for number, index, clause in self.clauses(nation)
                if kind in kinds_of(clause.when)
                and concerns(clause.when, nation, about)
                # The steps of other nations are not moments of one's own turn.
                and (kind not in BEGAN or about == nation or not isinstance(clause.when, AnyTime))
            )
            if found:
                bits = 0
                for number, _ in found:
                    bits |= self.bit[number]
                types = {self.type[number] for number, _ in found}
                hidden = bool(types & self.laid_down[nation])
                yield nation, bits, found, hidden, Type.SUPPORT in types

    def full(self, nation: int) -> list[int]:
        """The whole deck of a nation, with every copy."""
        return self._full[nation][:]

    def named(self, mask: int, nation: int) -> list[int]:
        """The card numbers of a mask of a nation's cards."""
        first = self.first[nation]
        found = []
        while mask:
            low = mask & -mask
            found.append(first + low.bit_length() - 1)
            mask ^= low
        return found
