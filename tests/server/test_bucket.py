"""Limits that fill up again: never more at once than the size, however long nobody came."""

from types import SimpleNamespace

import pytest

from wartable.server import limits
from wartable.server.limits import Bucket, Buckets


def test_a_bucket_never_holds_more_than_its_size() -> None:
    bucket = Bucket((0.0, 3))
    assert [bucket.take() for _ in range(4)] == [True, True, True, False]


def test_a_bucket_that_nobody_used_for_long_is_full_and_not_fuller(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    now = 100.0
    monkeypatch.setattr(limits, "time", SimpleNamespace(monotonic=lambda: now))
    bucket = Bucket((20.0, 2))
    while bucket.take():
        pass
    # Enough for ten, if it grew without an end.
    now += 0.5
    found = [bucket.take() for _ in range(4)]
    assert found[:2] == [True, True] and found[3] is False


def test_what_was_not_used_for_long_is_not_saved_up_for_one_large_piece_of_work(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    now = 100.0
    monkeypatch.setattr(limits, "time", SimpleNamespace(monotonic=lambda: now))
    bucket = Bucket((20.0, 2))
    # Enough for eight, if it grew without an end.
    now += 0.4
    bucket.spend(7)
    assert bucket.empty


def test_a_bucket_is_empty_at_nothing_and_says_how_long_to_wait(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    now = 100.0
    monkeypatch.setattr(limits, "time", SimpleNamespace(monotonic=lambda: now))
    bucket = Bucket((0.5, 2))

    def stands() -> tuple[bool, int]:
        return bucket.empty, bucket.wait

    assert stands() == (False, 0)
    bucket.spend(1.5)
    assert stands() == (False, 1), "half of one is left"
    bucket.spend(0.5)
    assert stands() == (True, 2) and not bucket.take()
    now += 1
    assert stands() == (False, 1)
    now += 1
    assert stands() == (False, 0) and bucket.take()
    assert stands() == (True, 2)
    slower = Bucket((0.4, 1))
    assert slower.take() and slower.wait == 3, "two and a half seconds"


def test_of_many_addresses_those_are_forgotten_that_did_not_come_for_longest(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(Buckets, "MOST", 2)
    buckets = Buckets((1e-9, 1))
    assert buckets.take("first") and buckets.take("second")
    assert not buckets.take("first") and buckets.take("third")
    assert not buckets.take("first"), "it came again, and the second makes room"
    assert buckets.take("second")
