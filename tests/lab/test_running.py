"""Games are the same whoever plays them, and a run that was stopped goes on."""

import json
import os
import signal
import subprocess
import sys
import time
from collections.abc import Iterator
from pathlib import Path

import msgspec
import pytest
from distributed import LocalCluster

from wartable.cli import main
from wartable.core.decision import BadInput
from wartable.core.game import find, settle
from wartable.lab.games_file import GamesFile, RunHeader
from wartable.lab.outcome import Job, Outcome
from wartable.lab.running import results
from wartable.lab.simulation import play_job

OPTIONS = settle(find("quartermaster"), [])
RANDOM = ("random",) * 6
JOBS = [Job("quartermaster", OPTIONS, seed, RANDOM) for seed in range(5)] + [
    Job("naval", settle(find("naval"), ["fleet=15"]), 7, ("random", "recruit"))
]
RUN = RunHeader("simulate", "quartermaster", 1, OPTIONS, RANDOM, 0, 1.0)


@pytest.fixture(scope="module")
def cluster() -> Iterator[str]:
    """The address of a real cluster with two processes."""
    with LocalCluster(
        n_workers=2, threads_per_worker=1, processes=True, dashboard_address=":0"
    ) as found:
        yield found.scheduler_address


def outcomes(processes: int, cluster: str = "") -> list[bytes]:
    """All that is the same on every machine, in the order of the seeds."""
    found = [played.outcome for played in results(play_job, JOBS, processes, cluster)]
    return [msgspec.json.encode(one) for one in sorted(found, key=lambda one: one.key)]


def test_one_process_two_processes_and_a_cluster_give_the_same_bytes(cluster: str) -> None:
    alone = outcomes(1)
    assert len(alone) == len(JOBS)
    assert outcomes(2) == alone
    assert outcomes(1, cluster) == alone


def test_a_command_plays_on_a_cluster(
    cluster: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    words = ["simulate", "quartermaster", "--games", "2", "--bots", "others=random", "--json"]
    assert main([*words, "--cluster", cluster]) == 0
    there = json.loads(capsys.readouterr().out)["outcomes"]
    assert main([*words, "--jobs", "1"]) == 0
    assert json.loads(capsys.readouterr().out)["outcomes"] == there


def test_a_cluster_that_is_not_there_is_named(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("wartable.lab.running.PATIENCE", 0.2)
    with pytest.raises(BadInput, match=r"tcp://127.0.0.1:1.*scheduler"):
        list(results(play_job, JOBS, 1, "tcp://127.0.0.1:1"))


def test_a_cluster_without_workers_is_not_waited_for(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("wartable.lab.running.PATIENCE", 1)
    with (
        LocalCluster(n_workers=0, dashboard_address=":0") as empty,
        pytest.raises(BadInput, match="workers address=tcp://"),
    ):
        list(results(play_job, JOBS, 1, empty.scheduler_address))


def test_a_cluster_that_goes_away_ends_the_run_with_a_reason() -> None:
    with LocalCluster(
        n_workers=1, threads_per_worker=1, processes=True, dashboard_address=":0"
    ) as leaving:
        games = results(play_job, JOBS * 20, 1, leaving.scheduler_address)
        next(games)
        leaving.close()
        with pytest.raises(BadInput, match="living-cluster"):
            list(games)


def test_without_the_extra_it_says_how_to_get_a_cluster(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "distributed", None)
    with pytest.raises(BadInput, match="extra=cluster"):
        list(results(play_job, JOBS, 1, "tcp://127.0.0.1:1"))


def die(seed: int) -> int:
    """A process that is killed from outside."""
    os.kill(os.getpid(), signal.SIGKILL)
    return seed


def test_a_process_that_dies_ends_the_run_with_a_reason() -> None:
    with pytest.raises(BadInput, match="living-processes"):
        list(results(die, [1, 2, 3], 2))


SIMULATE = ["simulate", "quartermaster", "--bots", "others=random", "--jobs", "2", "--lang", "en"]


def lines(path: Path) -> list[Outcome]:
    """The reproducible part of a file, sorted."""
    rows = [json.loads(line) for line in path.read_text().splitlines()[1:]]
    found = [msgspec.convert(row["outcome"], Outcome) for row in rows]
    return sorted(found, key=lambda outcome: outcome.key)


def test_a_run_that_was_stopped_goes_on_to_the_same_games(tmp_path: Path) -> None:
    """Ctrl-C after some games, a torn line, then the same command again."""
    broken, whole = tmp_path / "broken.jsonl", tmp_path / "whole.jsonl"
    words = [*SIMULATE, "--games", "40", "--out"]
    command = [sys.executable, "-c", "from wartable.cli import main; raise SystemExit(main())"]
    before = signal.signal(signal.SIGINT, signal.SIG_DFL)
    try:
        running = subprocess.Popen(
            [*command, *words, str(broken)], stderr=subprocess.PIPE, stdout=subprocess.PIPE
        )
    finally:
        signal.signal(signal.SIGINT, before)
    while not broken.exists() or broken.read_bytes().count(b"\n") < 4:
        assert running.poll() is None
        time.sleep(0.01)
    running.send_signal(signal.SIGINT)
    out, said = running.communicate(timeout=60)
    assert running.returncode == 130, said
    assert b"Stopped after" in said and b"same command" in said
    assert b"Traceback" not in said and not out
    done = broken.read_bytes().count(b"\n") - 1
    assert 3 <= done < 40
    with broken.open("ab") as file:
        file.write(b'{"outcome":{"game":"quarterm')
    again = subprocess.run([*command, *words, str(broken)], capture_output=True, check=True)
    assert f"{done} of 40 games".encode() in again.stderr
    assert main([*words, str(whole)]) == 0
    assert lines(broken) == lines(whole)
    assert len(lines(whole)) == 40


def test_a_complete_run_says_so_and_plays_nothing(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    out = tmp_path / "games.jsonl"
    words = [*SIMULATE, "--games", "3", "--json", "--out", str(out)]
    assert main(words) == 0
    first = json.loads(capsys.readouterr().out)
    before = out.read_bytes()
    assert main(words) == 0
    shown = capsys.readouterr()
    assert "All 3 games are in" in shown.err
    assert json.loads(shown.out)["outcomes"] == first["outcomes"]
    assert out.read_bytes() == before


def test_more_games_are_added_to_those_that_are_there(tmp_path: Path) -> None:
    out, whole = tmp_path / "games.jsonl", tmp_path / "whole.jsonl"
    assert main([*SIMULATE, "--games", "2", "--out", str(out)]) == 0
    assert main([*SIMULATE, "--games", "4", "--out", str(out)]) == 0
    assert main([*SIMULATE, "--games", "4", "--out", str(whole)]) == 0
    assert lines(out) == lines(whole)


def test_of_more_games_than_are_wanted_only_those_are_counted(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    out = tmp_path / "games.jsonl"
    told = []
    for games in ("3", "2"):
        assert main([*SIMULATE, "--games", games, "--json", "--out", str(out)]) == 0
        told.append(json.loads(capsys.readouterr().out))
    assert (told[1]["games"], told[1]["outcomes"]) == (2, told[0]["outcomes"][:2])
    assert len(lines(out)) == 3


OTHERS = {
    "seed": msgspec.structs.replace(RUN, seed=9),
    "bots": msgspec.structs.replace(RUN, bots=("recruit",) * 6),
    "think": msgspec.structs.replace(RUN, think=0.5),
    "kind": msgspec.structs.replace(RUN, kind="tournament"),
    "game": msgspec.structs.replace(RUN, game="naval"),
    "edition": msgspec.structs.replace(RUN, options={**OPTIONS, "edition": "first"}),
}


@pytest.mark.parametrize("field", OTHERS)
def test_a_file_with_other_settings_is_refused_and_left_alone(tmp_path: Path, field: str) -> None:
    path = tmp_path / "games.jsonl"
    games_file = GamesFile(path, RUN)
    games_file.add(play_job(JOBS[0]))
    games_file.close()
    with path.open("ab") as file:
        file.write(b"torn")
    before = path.read_bytes()
    with pytest.raises(BadInput, match=f"{field} .*same-games"):
        GamesFile(path, OTHERS[field])
    assert path.read_bytes() == before


@pytest.mark.parametrize("content", [b"hello\n", b"\x00\x01", b'{"a":1}\n', b"[]\n"])
def test_a_file_of_something_else_is_refused_and_left_alone(tmp_path: Path, content: bytes) -> None:
    path = tmp_path / "games.jsonl"
    path.write_bytes(content)
    with pytest.raises(BadInput, match="games-file"):
        GamesFile(path, RUN)
    assert path.read_bytes() == content


def test_a_damaged_line_is_named(tmp_path: Path) -> None:
    path = tmp_path / "games.jsonl"
    games_file = GamesFile(path, RUN)
    games_file.add(play_job(JOBS[0]))
    games_file.close()
    with path.open("ab") as file:
        file.write(b"{half\n")
    with pytest.raises(BadInput, match=r"'\{half'.*sound-game line=3"):
        GamesFile(path, RUN)


def test_a_file_that_cannot_grow_is_named_and_keeps_its_games(tmp_path: Path) -> None:
    """As on a disk that is full: the limit is that of the system, for one process."""
    out = tmp_path / "games.jsonl"
    limited = (
        "import resource, sys; from wartable.cli import main;"
        "resource.setrlimit(resource.RLIMIT_FSIZE, (15000, 15000)); raise SystemExit(main())"
    )
    words = [*SIMULATE, "--games", "8", "--out", str(out)]
    told = subprocess.run(
        [sys.executable, "-c", limited, *words], capture_output=True, text=True, check=False
    )
    assert told.returncode == 2
    assert f"--out: '{out}': expected a file that can be written" in told.stderr
    assert "Traceback" not in told.stderr
    kept = out.read_bytes()
    assert kept.count(b"\n") >= 2
    assert main([*words, "--json"]) == 0
    assert out.read_bytes().startswith(kept[: kept.rfind(b"\n") + 1])
    assert len(lines(out)) == 8
