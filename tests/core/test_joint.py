"""A seed that nobody chose alone: what is refused of the shares that it is said to follow from."""

from collections.abc import Callable, Sequence

import pytest

from wartable.core.decision import BadInput
from wartable.core.joint import SERVER, SeedShare, check, commitment, seed

Shares = Sequence[SeedShare]


def share(who: str, value: str) -> SeedShare:
    """A share as it was promised and revealed."""
    return SeedShare(who, commitment(value), value)


RIGHT = (share(SERVER, "s"), share("north", "n"), share("east+west", "e"))
WRONG: dict[str, tuple[Callable[[Shares], Shares], str]] = {
    "a person comes first": (lambda own: (own[1], own[0], own[2]), "seed-of-shares"),
    "the server gave nothing": (lambda own: own[1:], "seed-of-shares"),
    "another changed what was promised": (
        lambda own: (*own[:2], SeedShare("east+west", own[2].commit, "f")),
        "share-of-hash",
    ),
    "another promise": (
        lambda own: (SeedShare(SERVER, commitment("t"), "s"), *own[1:]),
        "share-of-hash",
    ),
}
"""One thing wrong with the shares, while the seed is the one that follows from them."""


@pytest.mark.parametrize("wrong", WRONG)
def test_a_seed_is_refused_if_one_thing_is_wrong_with_its_shares(wrong: str) -> None:
    change, expected = WRONG[wrong]
    shares = change(RIGHT)
    with pytest.raises(BadInput) as caught:
        check(shares, seed([one.value for one in shares]))
    assert caught.value.expected == expected


def test_a_seed_that_follows_from_its_shares_is_taken_and_another_is_not() -> None:
    found = seed([one.value for one in RIGHT])
    check(RIGHT, found)
    check((), 5)
    with pytest.raises(BadInput):
        check(RIGHT, found + 1)
    with pytest.raises(BadInput):
        check(RIGHT[:2], found)
