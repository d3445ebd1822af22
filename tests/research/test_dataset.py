"""`wartable dataset` writes what was seen, possible and chosen, and how it ended."""

import sys
from pathlib import Path

import numpy as np
import pytest
from pyarrow import parquet

from wartable.adapters.dataset import COLUMNS, DataSet
from wartable.adapters.learning import NumberedGame
from wartable.cli import main
from wartable.core.decision import BadInput


@pytest.mark.parametrize("jobs", ["1", "2"])
def test_a_file_holds_whole_games_that_can_be_played_again(
    tmp_path: Path, jobs: str, capsys: pytest.CaptureFixture[str]
) -> None:
    out = tmp_path / "games.npz"
    words = ["--games", "3", "--bots", "others=random", "--out", str(out), "--lang", "en"]
    more = ["--options", "scenario=falkland_express", "--jobs", jobs]
    assert main(["dataset", "naval", *words, *more]) == 0
    assert "3 games" in capsys.readouterr().out
    data = DataSet(out)
    assert data.about["bots"] == ["random", "random"] and data.about["games"] == 3
    assert list(np.unique(data.column("games"))) == [1, 2, 3]
    table = NumberedGame("naval", {"scenario": "falkland_express"})
    assert data.about["stamp"] == table.observer.numbering.stamp
    first = [int(row) for row in np.flatnonzero(data.column("games") == 1)]
    table.reset(1)
    for row in first:
        seat = table.asked[0].seat
        seen = table.observation(seat)
        assert data.column("seats")[row] == seat
        assert np.array_equal(data.observation(row), seen["observation"])
        assert np.array_equal(np.sort(data.legal(row)), np.flatnonzero(seen["action_mask"]))
        assert data.column("choices")[row] in data.legal(row)
        table.step(seat, int(data.column("choices")[row]))
    assert not table.asked
    ends = table.game.returns(table.state)
    assert all(data.column("returns")[row] == ends[data.column("seats")[row]] for row in first)
    assert np.array_equal(data.observations(first[:3])[1], data.observation(first[1]))
    last = len(data) - 1
    assert np.array_equal(data.observation(-1), data.observation(last))
    assert np.array_equal(data.legal(-1), data.legal(last))
    with pytest.raises(IndexError):
        data.legal(last + 1)
    for name in ("half.npz", "half.parquet"):
        (tmp_path / name).write_bytes(out.read_bytes()[:1000])
        with pytest.raises(BadInput) as refused:
            DataSet(tmp_path / name)
        assert "expected a file that `wartable dataset` wrote" in refused.value.__notes__[0]


def test_a_file_that_cannot_be_written_is_told_before_anybody_plays(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    words = ["--games", "1", "--out", str(tmp_path / "no" / "games.npz"), "--lang", "en"]
    assert main(["dataset", "naval", *words]) == 2
    assert "--out" in capsys.readouterr().err


@pytest.mark.parametrize("name", ["games", "games.csv"])
def test_a_name_that_says_no_format_is_refused_before_anybody_plays(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], name: str
) -> None:
    odd = ["--games", "1000000", "--lang", "en", "--out", str(tmp_path / name)]
    assert main(["dataset", "naval", *odd]) == 2
    assert "ends with .npz or .parquet" in capsys.readouterr().err


def test_the_largest_seed_is_written_and_no_game_goes_beyond_it(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    out, largest = tmp_path / "games.npz", (1 << 64) - 1
    words = ["--bots", "others=random", "--options", "scenario=falkland_express", "--lang", "en"]
    words += ["--out", str(out), "--seed", str(largest), "--games"]
    assert main(["dataset", "naval", *words, "2"]) == 2
    assert f"at most {largest - 1}" in capsys.readouterr().err and not out.exists()
    assert main(["dataset", "naval", *words, "1"]) == 0
    assert {*DataSet(out).column("games").tolist()} == {largest}


@pytest.mark.parametrize("name", ["games.npz", "games.parquet"])
def test_where_the_disk_is_full_the_file_that_was_there_stays(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], name: str
) -> None:
    out = tmp_path / name
    out.write_bytes(b"an older file")
    # What is written beside it goes to a device that is always full.
    (tmp_path / f"{name}.new").symlink_to("/dev/full")
    words = ["--games", "1", "--bots", "others=random", "--lang", "en", "--out", str(out)]
    assert main(["dataset", "naval", *words, "--options", "scenario=falkland_express"]) == 2
    assert "the disk is full" in capsys.readouterr().err
    assert out.read_bytes() == b"an older file"
    assert [file.name for file in tmp_path.iterdir()] == [name]


def test_without_pyarrow_parquet_is_refused_before_anybody_plays(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setitem(sys.modules, "pyarrow", None)
    odd = ["--games", "1000000", "--lang", "en", "--out", str(tmp_path / "games.parquet")]
    assert main(["dataset", "naval", *odd]) == 2
    assert "npz" in capsys.readouterr().err


def test_parquet_holds_the_same_as_npz(tmp_path: Path) -> None:
    files = [tmp_path / "games.npz", tmp_path / "games.parquet"]
    words = ["--games", "2", "--bots", "others=random", "--options", "scenario=falkland_express"]
    for file in files:
        assert main(["dataset", "naval", *words, "--jobs", "1", "--out", str(file)]) == 0
    one, other = map(DataSet, files)
    assert one.about == other.about and len(one) == len(other) > 20
    for name in COLUMNS:
        assert np.array_equal(one.column(name), other.column(name)), name
    # Other programs find a row for each answer, and lists of the cells and legal actions in it.
    table = parquet.read_table(files[1])
    assert table.num_rows == len(one)
    assert table["legal"][3].as_py() == one.legal(3).tolist()
