"""A judgement and an evaluation learnt from games between bots, stage by stage.

Bots of each stage use what the stages before it found: searches teach the policy, results teach
the model, and both together make the next searches better.
"""

from collections.abc import Callable, Iterable, Mapping, Sequence
from hashlib import sha256
from typing import Any

from msgspec import Struct
from msgspec.structs import replace

from wartable.bots import Bot
from wartable.bots import model as models
from wartable.bots import policy as policies
from wartable.bots.belief import Beliefs, Sighting, counted
from wartable.bots.model import Model
from wartable.bots.officer import OfficerBot
from wartable.bots.policy import Policy
from wartable.bots.recruit import RecruitBot
from wartable.core.decision import BadInput
from wartable.core.game import find, settle
from wartable.lab import practice, win_fitting
from wartable.lab.fitting import fit, judged
from wartable.lab.network_fitting import deepen
from wartable.lab.opening_fitting import with_openings
from wartable.lab.policy_fitting import fit_policy
from wartable.lab.practice import (
    LearntFiles,
    Opening,
    Practice,
    Practised,
    SearchedQuestion,
    TrainingRows,
    features,
)
from wartable.lab.proportions import Proportion, paired
from wartable.lab.simulation import SEATS_APART, BotTable
from wartable.lab.win_fitting import Progress

Runner = Callable[[Callable[[Any], Any], list[Any], str], Iterable[Any]]
"""Does some work for every item, in any order; the message says what is being done."""
Keep = Callable[[Practised], None]
HELD_OUT = 5
"""One game in this many is not learnt from."""
FAR_AWAY = 10_000_000
"""Matches use seeds that no game to learn from has."""
NEWEST, NEWEST_QUESTIONS = 200_000, 40_000
"""How many games and searched questions are learnt from: older ones were played worse."""
LOOKED_THROUGH = 2_000
"""In how many games of a stage hidden cards are looked up."""
FOR_WEIGHTS = 20_000
"""The weights alone learn from this many of the newest games; a network wants all."""
WINS = "wins"
"""Not a level, but a way to learn: equal bots draw their answers, and winning is what counts."""
NEED_MODEL = ("officer", "general", WINS)


class TrainingStage(Struct, frozen=True):
    """Games of one level."""

    level: str
    games: int


class Also(Struct, frozen=True):
    """Games of an earlier training run, to learn from as well."""

    file: str
    games: list[Practised]
    digest: str
    """The digest by which the file is known."""

    def told(self) -> dict[str, str | int]:
        """As it stands in a model's file."""
        return {"file": self.file, "games": len(self.games), "sha256": self.digest}


class StartingBots(Struct, frozen=True):
    """What the first bots know already."""

    folder: str
    learnt: LearntFiles

    def told(self) -> dict[str, str]:
        """As it stands in a model's file."""
        data = self.learnt.model + self.learnt.policy
        return {"folder": self.folder, "sha256": sha256(data).hexdigest()}


def stages(text: str, games: int, also: bool = False, start: bool = False) -> list[TrainingStage]:
    """Levels that play one after the other, from `recruit,general=300`.

    If there are games to learn from (`also`), none need be played.
    """
    found: list[TrainingStage] = []
    if also and not text:
        return found
    for word in text.split(","):
        level, equals, number = word.strip().partition("=")
        if level not in (*practice.LEVELS, WINS):
            raise BadInput("--bots", word, "one-of", choices=(*practice.LEVELS, WINS))
        if equals and not (number.isdecimal() and int(number)):
            raise BadInput("--bots", word, "level-games", level=level)
        if level in NEED_MODEL and not (found or also or start):
            raise BadInput("--bots", word, "level-first")
        found.append(TrainingStage(level, int(number) if equals else games))
    return found


class Training(Struct, frozen=True):
    """What was learnt, and games it was not learnt from."""

    model: Model
    policy: Policy | None
    """None if nothing was searched."""
    beliefs: Beliefs | None
    """None if the game does not say where hidden things are."""
    rest: list[TrainingRows]
    recruit: Proportion
    """How often officers who know this win against recruits."""

    @property
    def learnt(self) -> LearntFiles:
        """The same as files."""
        return files(self.model, self.policy)


def files(model: Model, policy: Policy | None) -> LearntFiles:
    """An evaluation and a judgement as files."""
    return LearntFiles(models.write(model), policies.write(policy) if policy else b"")


class Lessons:
    """All games so far, and what they teach."""

    def __init__(
        self, game_id: str, made: dict[str, Any], run: Runner, start: StartingBots | None = None
    ) -> None:
        self._game, self._made, self._run = game_id, made, run
        self.counted: list[TrainingRows] = []
        self._examples: list[SearchedQuestion] = []
        self._openings: list[Opening] = []
        known = start.learnt if start else LearntFiles()
        self.model = models.read(known.model) if known.model else None
        self.policy = policies.read(known.policy) if known.policy else None
        self._seen: list[Sighting] = []

    def add(self, played: Iterable[Practised]) -> None:
        """Learn from some more games."""
        read = [(self._game, one) for one in sorted(played, key=lambda one: one.seed)]
        rows = self._run(practice.rows, read, "train-count")
        self.counted += sorted(rows, key=lambda one: one.seed)
        del self.counted[:-NEWEST]
        names = features(self._game).NAMES
        learnt_from = [one for one in self.counted if one.seed % HELD_OUT]
        self.model = deepen(fit(names, learnt_from[-FOR_WEIGHTS:]), learnt_from)
        opened = self._run(practice.opening, read, "train-count")
        self._openings += sorted(opened, key=lambda one: one.seed)
        del self._openings[:-NEWEST]
        seen = self._run(practice.sightings, read[-LOOKED_THROUGH:], "train-count")
        self._seen += [one for some in seen for one in some]
        looked = [item for item in read if item[1].searched]
        if looked:
            self._search(looked)
        self.policy = with_openings(self.policy, self._openings, self._made)

    def win(self, progress: Progress) -> None:
        """Learn from winning: the evaluation stays as it is."""
        self.policy = win_fitting.policy(progress, self._made)

    def _search(self, looked: list[tuple[str, Practised]]) -> None:
        """Learn what searches would answer."""
        asked = self._run(practice.examples, looked, "train-count")
        self._examples += sorted((one for some in asked for one in some), key=lambda one: one.seed)
        del self._examples[:-NEWEST_QUESTIONS]
        self.policy = fit_policy(
            [one for one in self._examples if one.seed % HELD_OUT],
            [one for one in self._examples if one.seed % HELD_OUT == 0],
            self._made,
        )

    @property
    def learnt(self) -> LearntFiles:
        """What is known so far."""
        return files(self.model, self.policy) if self.model else LearntFiles()

    @property
    def beliefs(self) -> Beliefs | None:
        """Where hidden things were, if the game says so."""
        return counted(self._seen, self._made) if self._seen else None


def all_of(found: Iterable[Progress], batches: int, done: int) -> Iterable[Progress]:
    """The progress of learning from wins, without telling anybody."""
    return found


def learn(
    game_id: str,
    stages: Sequence[TrainingStage],
    seed: int,
    matches: int,
    command: str,
    run: Runner,
    there: Sequence[Practised] = (),
    keep: Keep = lambda played: None,
    also: Sequence[Also] = (),
    start: StartingBots | None = None,
    won: Mapping[int, Progress] = {},
    watch: Callable[[Iterable[Progress], int, int], Iterable[Progress]] = all_of,
    only: tuple[str, ...] | None = None,
) -> Training:
    """Play, fit, let bots that know the fit play, fit all games, and so on.

    Games that are `there` from an earlier run are not played again; `keep` gets the others. Nor is
    what was `won`, by the seed of the first game; `watch` sees how that comes along. With
    `only`, every game has these settings. Nothing
    depends on what the package has learnt, unless that is the start, so the same command finds the
    same.
    """
    variants = features(game_id).VARIANTS if only is None else (only,)
    before = {one.seed: one for one in there}
    made: dict[str, Any] = {"command": command, "seed": seed}
    if also:
        made["also"] = [one.told() for one in also]
    if start:
        made["start"] = start.told()
    lessons, first = Lessons(game_id, made, run, start), seed
    if also:
        lessons.add(game for one in also for game in one.games)
    for stage in stages:
        learnt = lessons.learnt
        if stage.level == WINS:
            progress = won.get(first) or win_fitting.begun(first, lessons.policy)
            done = win_fitting.learn(game_id, variants, learnt, progress, stage.games, run)
            total, before_now = (win_fitting.batches(n) for n in (stage.games, progress.games))
            for _ in watch(done, total, before_now):
                pass
            lessons.win(progress)
            first += stage.games
            continue
        jobs = [
            Practice(game_id, variants[number % len(variants)], number, stage.level, learnt)
            for number in range(first, first + stage.games)
        ]
        first += stage.games
        played = [before[job.seed] for job in jobs if job.seed in before]
        left = [job for job in jobs if job.seed not in before]
        for one in run(practice.practise, left, f"train-{stage.level}"):
            keep(one)
            played.append(one)
        lessons.add(played)
    model, learnt = lessons.model, lessons.learnt
    assert model is not None
    share = match(game_id, learnt, "recruit", learnt, seed, matches, run)
    if not lessons.counted:
        return Training(model, lessons.policy, None, [], share)
    rest = [one for one in lessons.counted if one.seed % HELD_OUT == 0]
    made |= {
        "games": [[stage.level, stage.games] for stage in stages],
        "played": len(lessons.counted),
        "positions": sum(len(one.rows) for one in lessons.counted),
        "held_out": judged(model, rest).told(),
        "officer_against_recruit": {
            "games": share.games,
            "share": round(share.share, 4),
            "interval": [round(share.low, 4), round(share.high, 4)],
        },
    }
    return Training(replace(model, made=made), lessons.policy, lessons.beliefs, rest, share)


class Duel(Struct, frozen=True):
    """A game of officers who know something, on one side, against other bots."""

    game: str
    variant: tuple[str, ...]
    seed: int
    side: int
    learnt: LearntFiles
    level: str
    others: LearntFiles | None
    """What the other side knows; None: what comes with the package."""


TRIED = 3
"""How many answers officers try when they compare what was learnt, so that the model counts too."""


def duel(job: Duel) -> tuple[int, float]:
    """Play a game: the seed; 1 if the officers' side wins, a half for a draw."""
    game, known = find(job.game), features(job.game)
    table = BotTable(game, settle(game, list(job.variant)), job.seed)
    state, seats = table.state, table.seats()
    own = practice.mind(job.game, job.learnt)
    others = practice.mind(job.game, job.others) if job.others else None
    bots: list[Bot] = []
    for number, side in enumerate(known.sides(state)):
        seed = job.seed * SEATS_APART + number
        mine = side == job.side
        if job.level == "recruit" and not mine:
            bots.append(RecruitBot(seed, others))
        else:
            bots.append(OfficerBot(seed, own if mine else others, TRIED))
    while state.decisions:
        decision = state.decisions[0]
        option = bots[decision.seat].choose(seats[decision.seat], decision)
        game.answer(state, decision.seat, option)
        state.events.clear()
    return job.seed, worth(known.winner(state), job.side)


def worth(winner: int | None, side: int) -> float:
    """What a result is worth to a side: 1 if it wins, a half if nobody does."""
    return 0.5 if winner == -1 else float(winner == side)


def match(
    game_id: str,
    learnt: LearntFiles,
    level: str,
    others: LearntFiles | None,
    seed: int,
    games: int,
    run: Runner,
) -> Proportion:
    """How often officers who know something win; each seed is played from every side."""
    game, known = find(game_id), features(game_id)
    jobs: list[Duel] = []
    number = seed + FAR_AWAY
    while len(jobs) < games:
        variant = known.VARIANTS[number % len(known.VARIANTS)]
        chairs = known.sides(game.new(settle(game, list(variant)), number))
        for side in range(max(chairs) + 1):
            jobs.append(Duel(game_id, variant, number, side, learnt, level, others))
        number += 1
    sets: dict[int, list[float]] = {}
    for played_from, won in run(duel, jobs, f"train-against-{level}"):
        sets.setdefault(played_from, []).append(won)
    return paired([sets[key] for key in sorted(sets)])
