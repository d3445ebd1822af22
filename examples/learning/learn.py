"""A small network learns a game: first it imitates officers, then it improves against recruits.

    wartable dataset quartermaster --games 1500 --bots others=officer --out officers.npz
    python examples/learning/learn.py officers.npz --minutes 7

Only numpy is needed. One hidden layer reads what a seat sees; a row of weights for each action says
how much the network likes it. All seats share the network: the observation says whose turn it is.
"""

import argparse
import json
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import numpy as np
from numpy.typing import NDArray

from wartable.adapters.dataset import DataSet
from wartable.adapters.gymnasium import SoloEnv
from wartable.core.game import find
from wartable.core.parts import SIDES, part
from wartable.lab.proportions import wilson

Array = NDArray[Any]
HIDDEN, BATCH = 128, 256
JUDGED, LAST = 10**6, 2 * 10**6
"""The first seeds of the games that a network is judged by: on the way, and in the end."""


class Network:
    """Two layers and a value: what to do, and how it will end."""

    def __init__(self, data: DataSet) -> None:
        random = np.random.default_rng(1)
        self.cells, used = data.used()
        size, actions = len(self.cells), len(used) + 1
        self.scale = scale_of(data)[self.cells]
        # What never occurs in the data has no weights of its own: it shares the last ones.
        self.place = np.full(data.about["actions"], len(used))
        self.place[used] = np.arange(len(used))
        self.weights: dict[str, Array] = {
            "in": random.normal(0, 0.05, (size, HIDDEN)).astype(np.float32),
            "bias": np.zeros(HIDDEN, np.float32),
            "out": random.normal(0, 0.01, (HIDDEN, actions)).astype(np.float32),
            "like": np.zeros(actions, np.float32),
            "value": np.zeros((HIDDEN, 1), np.float32),
        }
        self._first = {name: np.zeros_like(w) for name, w in self.weights.items()}
        self._second = {name: np.zeros_like(w) for name, w in self.weights.items()}
        self._steps = 0

    def hidden(self, rows: Array) -> Array:
        """What the hidden layer makes of some observations."""
        found: Array = np.maximum(rows @ self.weights["in"] + self.weights["bias"], 0)
        return found

    def policy(self, row: Array, legal: Array) -> tuple[Array, float]:
        """The chance of each legal action, and the value, of one observation."""
        weights, legal = self.weights, self.place[legal]
        seen = row[self.cells] * self.scale
        cells = seen.nonzero()[0]
        hidden = seen[cells] @ weights["in"][cells] + weights["bias"]
        hidden = np.maximum(hidden, 0)
        liked = hidden @ weights["out"][:, legal] + weights["like"][legal]
        liked = np.exp(liked - liked.max())
        return liked / liked.sum(), float(np.tanh(hidden @ weights["value"])[0])

    def learn(
        self, rows: Array, legal: list[Array], choices: Array, push: Any, ends: Array, rate: float
    ) -> tuple[float, float]:
        """One step of Adam. `push` turns the chances of the choices into how much to like them."""
        weights, count = self.weights, len(choices)
        rows = rows[:, self.cells] * self.scale
        choices = self.place[choices]
        masks = np.zeros((count, len(weights["like"])), bool)
        for at_row, numbers in enumerate(legal):
            masks[at_row, self.place[numbers]] = True
        hidden = self.hidden(rows)
        liked = np.where(masks, hidden @ weights["out"] + weights["like"], -np.inf)
        liked -= liked.max(axis=1, keepdims=True)
        chances = np.exp(liked)
        chances /= chances.sum(axis=1, keepdims=True)
        at = (np.arange(count), choices)
        wanted = push(chances[at]).astype(np.float32)
        value = np.tanh(hidden @ weights["value"])[:, 0]
        # Of softmax and its logarithm: what was chosen goes up as all others go down.
        error = chances * wanted[:, None]
        error[at] -= wanted
        error /= count
        miss = ((value - ends) * (1 - value**2) / count).astype(np.float32)
        back = error @ weights["out"].T + 0.5 * miss[:, None] * weights["value"].T
        back *= hidden > 0
        self._adam(
            {
                "out": hidden.T @ error,
                "like": error.sum(axis=0),
                "value": 0.5 * hidden.T @ miss[:, None],
                "in": rows.T @ back,
                "bias": back.sum(axis=0),
            },
            rate,
        )
        return float(-np.log(chances[at] + 1e-9).mean()), float(
            (chances.argmax(axis=1) == choices).mean()
        )

    def _adam(self, slopes: dict[str, Array], rate: float) -> None:
        self._steps += 1
        for name, slope in slopes.items():
            first, second = self._first[name], self._second[name]
            first += 0.1 * (slope - first)
            second += 0.001 * (slope**2 - second)
            right = first / (1 - 0.9**self._steps)
            self.weights[name] -= rate * right / (np.sqrt(second / (1 - 0.999**self._steps)) + 1e-8)


def scale_of(data: DataSet, sample: int = 20_000) -> Array:
    """Every number is divided by the largest one that was seen in its place."""
    largest = np.ones(data.about["size"], np.float32)
    for row in range(0, len(data), max(len(data) // sample, 1)):
        np.maximum(largest, np.abs(data.observation(row)), out=largest)
    return 1 / largest


def imitate(network: Network, data: DataSet, epochs: int) -> Iterator[str]:
    """Learn what officers choose; the last part of the games is held out."""
    games = np.unique(data.column("games"))
    held = data.column("games") >= games[int(len(games) * 0.97)]
    several = data.counts > 1
    train, test = np.flatnonzero(~held & several), np.flatnonzero(held & several)[:2000]
    random = np.random.default_rng(2)
    for epoch in range(epochs):
        order, seen = random.permutation(train), np.zeros(2)
        rate = 2e-3 * (1 - epoch / epochs) + 1e-4
        for start in range(0, len(order) - BATCH, BATCH):
            rows = order[start : start + BATCH]
            legal = [data.legal(row) for row in rows]
            seen += network.learn(
                data.observations(rows), legal, data.column("choices")[rows].astype(int),
                np.ones_like, data.column("returns")[rows], rate,
            )  # fmt: skip
        right = np.mean([
            int(data.legal(row)[network.policy(data.observation(row), data.legal(row))[0].argmax()])
            == data.column("choices")[row]
            for row in test
        ])  # fmt: skip
        batches = len(order) // BATCH
        yield f"imitation {epoch + 1}: loss {seen[0] / batches:.3f}, held out {right:.1%} right"


class Games:
    """Games of the network against bots, on every side in turn."""

    def __init__(self, about: dict[str, Any], bots: str) -> None:
        game, options = find(about["game"]), about["options"]
        sides = part(game, SIDES) or game.seats(game.new(options, 0))
        self.tables = [
            SoloEnv(game.id, play=side, bots=bots, illegal="raise", **options) for side in sides
        ]
        assert self.tables[0].table.observer.numbering.stamp == about["stamp"], "other rules"

    def play(
        self, network: Network, seed: int, random: np.random.Generator | None
    ) -> tuple[float, list[tuple[Array, Array, int, float, float]]]:
        """One game; with chance by the network's liking, or always what it likes most."""
        table = self.tables[seed % len(self.tables)]
        seen, _ = table.reset(seed=seed)
        rows, over, reward = [], False, 0.0
        while not over:
            row, legal = seen["observation"], np.flatnonzero(seen["action_mask"])
            if len(legal) == 1:
                at, chance, value = 0, 1.0, 0.0
            else:
                chances, value = network.policy(row, legal)
                at = int(
                    chances.argmax() if random is None else random.choice(len(legal), p=chances)
                )
                chance = float(chances[at])
                cells = row.nonzero()[0]
                rows.append((np.stack([cells, row[cells]]), legal, at, chance, value))
            seen, reward, over, stopped, _ = table.step(int(legal[at]))
            over = over or stopped
        return reward, rows


def improve(network: Network, games: Games, first: int, count: int, rate: float) -> float:
    """A round of PPO: play some games by chance, and like more what ended better than expected."""
    random = np.random.default_rng(first)
    played = [games.play(network, seed, random) for seed in range(first, first + count)]
    rows = [(*row, reward) for reward, found in played for row in found]
    size = games.tables[0].table.observer.size
    gains = np.array([row[5] - row[4] for row in rows], np.float32)
    gains = (gains - gains.mean()) / (gains.std() + 1e-6)
    for _ in range(2):
        order = random.permutation(len(rows))
        for start in range(0, len(order), BATCH):
            part = order[start : start + BATCH]
            seen = np.zeros((len(part), size), np.float32)
            for at, number in enumerate(part):
                cells, values = rows[number][0]
                seen[at, cells.astype(int)] = values
            before = np.array([rows[number][3] for number in part])
            gain = gains[part]

            def clipped(now: Array, before: Array = before, gain: Array = gain) -> Array:
                ratio = now / before
                far = np.where(gain > 0, ratio > 1.2, ratio < 0.8)
                return np.where(far, 0, ratio * gain)

            network.learn(
                seen,
                [rows[number][1] for number in part],
                np.array([rows[number][1][rows[number][2]] for number in part]),
                clipped,
                np.array([rows[number][5] for number in part], np.float32),
                rate,
            )
    return float(np.mean([reward > 0 for reward, _ in played]))


def main() -> None:
    """Imitate, improve, and write down how it went."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("data", type=Path)
    parser.add_argument("--minutes", type=float, default=30.0, help="of computing, in all")
    parser.add_argument("--rounds", type=int, default=1_000_000, help="of improvement, at most")
    parser.add_argument("--round", type=int, default=100, help="games in a round")
    parser.add_argument("--epochs", type=int, default=8, help="of imitation")
    parser.add_argument("--against", default="recruit")
    parser.add_argument("--games", type=int, default=100, help="for each point of the curve")
    parser.add_argument("--last", type=int, default=400, help="games for the last point")
    parser.add_argument("--out", type=Path, default=Path("network.npz"))
    parser.add_argument("--curve", type=Path, default=Path("curve.json"))
    chosen = parser.parse_args()
    data = DataSet(chosen.data)
    network = Network(data)
    games = Games(data.about, chosen.against)
    curve: list[dict[str, Any]] = []

    def judge(stage: str, count: int = chosen.games, first: int = JUDGED) -> None:
        """Games that were never learnt from, played without chance."""
        minutes = time.process_time() / 60
        won = sum(games.play(network, first + n, None)[0] > 0 for n in range(count))
        share = wilson(won, count)
        curve.append(
            {"minutes": minutes, "stage": stage, "share": share.share, "low": share.low,
             "high": share.high, "games": count, "won": won}
        )  # fmt: skip
        chosen.curve.write_text(json.dumps(curve, indent=1))
        np.savez_compressed(chosen.out, scale=network.scale, **network.weights)
        sure = f"[{share.low:.0%}, {share.high:.0%}]"
        print(f"{minutes:5.1f} min, {stage}: wins {won} of {count} {sure}", flush=True)

    judge("untrained")
    for told in imitate(network, data, chosen.epochs):
        print(told, flush=True)
        judge("imitation")
    first = 1
    while time.process_time() / 60 < chosen.minutes and first <= chosen.rounds * chosen.round:
        starts = range(first, first + 4 * chosen.round, chosen.round)[: chosen.rounds]
        won = [improve(network, games, start, chosen.round, 3e-4) for start in starts]
        first += 4 * chosen.round
        print(f"against {chosen.against} while learning: {np.mean(won):.0%}", flush=True)
        judge("improvement")
    judge("in the end", chosen.last, LAST)


if __name__ == "__main__":
    main()
