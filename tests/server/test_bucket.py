"""Limits that fill up again: never more at once than the size, however long nobody came."""

import time

from wartable.server.limits import Bucket


def test_a_bucket_never_holds_more_than_its_size() -> None:
    bucket = Bucket((0.0, 3))
    assert [bucket.take() for _ in range(4)] == [True, True, True, False]


def test_a_bucket_that_nobody_used_for_long_is_full_and_not_fuller() -> None:
    bucket = Bucket((20.0, 2))
    while bucket.take():
        pass
    # Enough for ten, if it grew without an end.
    time.sleep(0.5)
    found = [bucket.take() for _ in range(4)]
    assert found[:2] == [True, True] and found[3] is False


def test_what_was_not_used_for_long_is_not_saved_up_for_one_large_piece_of_work() -> None:
    bucket = Bucket((20.0, 2))
    # Enough for eight, if it grew without an end.
    time.sleep(0.4)
    bucket.spend(7)
    assert bucket.empty
