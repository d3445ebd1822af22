"""A short run of `make attack`."""

from pathlib import Path

from tests.server import attack


def test_what_makes_no_sense_costs_nothing(tmp_path: Path) -> None:
    assert "no 5xx" in attack.run(tmp_path, 2000, seed=7)
