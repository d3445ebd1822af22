"""Bots' games as numbers in a file: what each seat saw, what it could answer, what it chose.

Rows are kept sparse, as in a CSR matrix: row i has the cells `cells[starts[i]:starts[i + 1]]`.
"""

import json
from collections import deque
from collections.abc import Iterable, Sequence
from functools import cache
from importlib import import_module
from importlib.util import find_spec
from pathlib import Path
from typing import IO, Any
from zipfile import BadZipFile

import numpy as np
from msgspec import Struct
from numpy.typing import NDArray

from wartable.adapters.learning import HISTORY, NumberRow, Observer, in_words
from wartable.bots import dismiss, make
from wartable.core.decision import BadInput
from wartable.core.events import Event
from wartable.core.game import Options, find
from wartable.lab.simulation import SEATS_APART, BotTable

COLUMNS = {
    "starts": np.int64,
    "cells": np.uint32,
    "values": np.float32,
    "legal_starts": np.int64,
    "legal": np.uint32,
    "choices": np.uint32,
    "seats": np.uint8,
    "games": np.uint64,
    "returns": np.float32,
}
"""Observations, masks (as the numbers of the legal actions), choices and results."""
LISTS = {"cells": "starts", "values": "starts", "legal": "legal_starts"}
"""Columns with several numbers per row, and where each row begins; in Parquet, lists."""
NPZ, PARQUET = (".npz",), (".parquet", ".pq")


class DataJob(Struct, frozen=True):
    """A game that bots play, described by names so that another process can play it."""

    game: str
    options: Options
    seed: int
    bots: tuple[str, ...]


@cache
def _observer(game: str, options: tuple[tuple[str, str], ...]) -> Observer:
    return Observer(find(game), dict(options))


def play_game(job: DataJob) -> dict[str, NDArray[Any]]:
    """Play one game; a row for each answer."""
    game = find(job.game)
    observer = _observer(job.game, tuple(job.options.items()))
    bots = [make(name, job.seed * SEATS_APART + n) for n, name in enumerate(job.bots)]
    table = BotTable(game, job.options, job.seed)
    state, seats = table.state, table.seats()
    recent: deque[Event] = deque(state.events, maxlen=HISTORY)
    found: dict[str, list[Any]] = {name: [] for name in COLUMNS}
    found["starts"].append(0)
    found["legal_starts"].append(0)
    row = np.zeros(observer.size, np.float32)
    try:
        while state.decisions:
            state.events.clear()
            decision = state.decisions[0]
            seat = decision.seat
            option = bots[seat].choose(seats[seat], decision)
            observer.observe(state, seat, recent, row)
            cells = row.nonzero()[0]
            found["cells"].append(cells)
            found["values"].append(row[cells])
            found["starts"].append(found["starts"][-1] + len(cells))
            legal = observer.numbering.indices(state, decision.options)
            found["legal"] += legal
            found["legal_starts"].append(len(found["legal"]))
            found["choices"].append(observer.numbering.index(state, option))
            found["seats"].append(seat)
            table.answer(seat, option)
            recent.extend(state.events)
    finally:
        for bot in bots:
            dismiss(bot)
    results = game.returns(state)
    found["returns"] = [results[seat] for seat in found["seats"]]
    found["games"] = [job.seed] * len(found["seats"])
    sparse = {name: np.concatenate(found.pop(name)) for name in ("cells", "values")}
    return {
        name: np.asarray(sparse[name] if name in sparse else found[name], kind)
        for name, kind in COLUMNS.items()
    }


def joined(parts: Iterable[dict[str, NDArray[Any]]]) -> dict[str, NDArray[Any]]:
    """Many games together."""
    known = [*parts]
    found = {}
    for name in COLUMNS:
        columns = [part[name] for part in known]
        if name.endswith("starts"):
            ends = np.cumsum([0, *(column[-1] for column in columns)])
            moved = [column[1:] + end for column, end in zip(columns, ends, strict=False)]
            found[name] = np.concatenate([np.zeros(1, np.int64), *moved])
        else:
            found[name] = np.concatenate(columns)
    return found


def about(job: DataJob, games: int) -> dict[str, Any]:
    """What you need to know to read a file."""
    observer = _observer(job.game, tuple(job.options.items()))
    return {
        "game": job.game,
        "rules": observer.game.rules_version,
        "options": job.options,
        "bots": job.bots,
        "games": games,
        "stamp": observer.numbering.stamp,
        "actions": observer.actions,
        "size": observer.size,
        "parts": {name: [observer.at[name], *shape] for name, shape in observer.shapes.items()},
    }


def check(path: Path) -> None:
    """Refuse a name that cannot be written, before anyone plays for it."""
    if path.suffix in PARQUET and find_spec("pyarrow") is None:
        raise BadInput("--out", path.name, "npz-without-pyarrow")
    if path.suffix not in NPZ + PARQUET:
        raise BadInput("--out", path.name, "npz-or-parquet")


def write(path: Path, rows: dict[str, NDArray[Any]], told: dict[str, Any]) -> None:
    """Write npz or Parquet, depending on the name; if it fails, the old file stays."""
    new = path.with_name(f"{path.name}.new")
    try:
        with new.open("wb") as file:
            (_write_parquet if path.suffix in PARQUET else _write_npz)(file, rows, told)
        new.replace(path)
    finally:
        new.unlink(missing_ok=True)


def _write_npz(file: IO[bytes], rows: dict[str, NDArray[Any]], told: dict[str, Any]) -> None:
    named: dict[str, Any] = {"about": np.array(json.dumps(told)), **rows}
    np.savez_compressed(file, **named)


def _write_parquet(file: IO[bytes], rows: dict[str, NDArray[Any]], told: dict[str, Any]) -> None:
    pyarrow, parquet = import_module("pyarrow"), import_module("pyarrow.parquet")
    lists = {
        name: pyarrow.LargeListArray.from_arrays(rows[starts], rows[name])
        for name, starts in LISTS.items()
    }
    plain = {name: rows[name] for name in COLUMNS if name not in {*LISTS, *LISTS.values()}}
    table = pyarrow.table({**lists, **plain})
    table = table.replace_schema_metadata({"wartable": json.dumps(told)})
    parquet.write_table(table, file)


def _read_parquet(path: Path) -> tuple[dict[str, NDArray[Any]], dict[str, Any]]:
    table = import_module("pyarrow.parquet").read_table(path).combine_chunks()
    rows = {}
    for name, starts in LISTS.items():
        lists = table[name].chunk(0)
        rows[name], rows[starts] = lists.values.to_numpy(), lists.offsets.to_numpy()
    rows |= {name: table[name].to_numpy() for name in COLUMNS if name not in rows}
    return rows, json.loads(table.schema.metadata[b"wartable"])


def _read_npz(path: Path) -> tuple[dict[str, NDArray[Any]], dict[str, Any]]:
    with path.open("rb") as opened, np.load(opened) as file:
        return {name: file[name] for name in COLUMNS}, json.loads(str(file["about"]))


class DataSet:
    """A file that was written, to learn from."""

    @in_words()
    def __init__(self, path: str | Path) -> None:
        self.about: dict[str, Any]
        self._rows: dict[str, NDArray[Any]]
        read = _read_parquet if Path(path).suffix in PARQUET else _read_npz
        try:
            self._rows, self.about = read(Path(path))
        except (BadZipFile, EOFError, KeyError, ValueError) as error:
            raise BadInput("file", str(path), "data-set") from error

    def __len__(self) -> int:
        return len(self._rows["choices"])

    def column(self, name: str) -> NDArray[Any]:
        """One number per row: choices, seats, games or returns."""
        return self._rows[name]

    def used(self) -> tuple[NDArray[Any], NDArray[Any]]:
        """The cells that are ever non-zero, and the actions that are ever legal."""
        return np.unique(self._rows["cells"]), np.unique(self._rows["legal"])

    @property
    def counts(self) -> NDArray[Any]:
        """By row: how many actions were legal."""
        return np.diff(self._rows["legal_starts"])

    def observation(self, at: int, out: NumberRow | None = None) -> NumberRow:
        """What the seat of a row saw."""
        row = np.zeros(self.about["size"], np.float32) if out is None else out
        if out is not None:
            row.fill(0)
        part = self._of("starts", at)
        row[self._rows["cells"][part]] = self._rows["values"][part]
        return row

    def observations(self, rows: Sequence[int] | NDArray[Any]) -> NDArray[np.float32]:
        """What the seats of many rows saw."""
        found = np.zeros((len(rows), self.about["size"]), np.float32)
        for at, row in enumerate(rows):
            part = self._of("starts", row)
            found[at, self._rows["cells"][part]] = self._rows["values"][part]
        return found

    def legal(self, at: int) -> NDArray[np.uint32]:
        """The numbers of the actions that the seat of a row could choose."""
        found: NDArray[np.uint32] = self._rows["legal"][self._of("legal_starts", at)]
        return found

    def _of(self, starts: str, row: int) -> slice:
        """Where the numbers of a row are; -1 is the last row, as in a list."""
        at = range(len(self))[row]
        return slice(*self._rows[starts][at : at + 2])
