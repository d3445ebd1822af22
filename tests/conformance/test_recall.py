"""Perfect recall: what a seat can tell apart it never confuses, and it knows nothing else."""

from collections import defaultdict
from random import Random

import pytest
from tests.conformance.walks import ALL, Variant

from wartable.core.match import Match

PLAYED = [
    *(variant for variant in ALL if not variant.words),
    Variant("quartermaster", ("edition=first", "air_marshal")),
    Variant("quartermaster", ("edition=first", "air_marshal", "cover")),
    Variant("naval", ("scenario=falkland_express",)),
    Variant("naval", ("seats=4", "teams=two")),
    Variant("naval", ("stock", "cover")),
]
DEPTHS, BRANCHES, LONGEST = (0, 8, 30, 60), 80, 4
"""How far into a game the histories part, how many there are, and how long they go on."""


class Experience:
    """All that each seat has been shown and has said, written down by somebody who watches."""

    def __init__(self, match: Match) -> None:
        self.match = match
        self.seats: list[list[str]] = [[] for _ in match.orders]
        self.look()

    def look(self) -> None:
        """Note what has become different for each seat."""
        for seat, known in enumerate(self.seats):
            seen = self.match.seen(seat)
            if known[-1:] != [seen]:
                known.append(seen)

    def answer(self, random: Random) -> None:
        """Whoever is asked first answers, as in all libraries."""
        match = self.match
        decision, before = match.decisions[0], len(match.events)
        option = random.choice(decision.options)
        match.answer(decision.seat, option)
        self.seats[decision.seat].append(f"> {option}")
        for seat, known in enumerate(self.seats):
            known += [str(event.seen_by(1 << seat)) for _, event in match.events[before:]]
        self.look()


@pytest.mark.parametrize("variant", PLAYED, ids=lambda variant: variant.id)
def test_what_a_seat_can_tell_apart_it_remembers_and_nothing_else(variant: Variant) -> None:
    several = 0
    for depth in DEPTHS:
        random, match = Random(depth), Match(variant.game, variant.options, 1)
        while len(match.answers) < depth and not match.over:
            decision = match.decisions[0]
            match.answer(decision.seat, random.choice(decision.options))
        information: defaultdict[tuple[int, str], set[str]] = defaultdict(set)
        experience: defaultdict[tuple[int, str], set[str]] = defaultdict(set)
        histories: defaultdict[tuple[int, str], set[str]] = defaultdict(set)
        for branch in range(BRANCHES):
            lived = Experience(match.copy())
            for _ in range(1 + branch % LONGEST):
                if not lived.match.over:
                    lived.answer(random)
            said = str([given.option for given in lived.match.answers])
            for seat, known in enumerate(lived.seats):
                told, lived_through = lived.match.information(seat), "\n".join(known)
                information[seat, told].add(lived_through)
                experience[seat, lived_through].add(told)
                histories[seat, told].add(said)
        assert all(len(lived_through) == 1 for lived_through in information.values())
        assert all(len(told) == 1 for told in experience.values())
        several += sum(len(said) > 1 for said in histories.values())
    # Somebody's secret choice does not show: else nothing was tried.
    assert several or variant.name == "europe"
