"""Playing a record again; if the rules have changed since, it is shown turn by turn."""

from wartable.core import joint, rng
from wartable.core import record as records
from wartable.core.decision import BadInput, Illegal
from wartable.core.game import Game
from wartable.core.match import GivenAnswer, Match, Past
from wartable.core.record import Record
from wartable.core.states import SavedState

NOBODY = -1


def replay(text: str, to: int | None = None, whole: bool = False) -> Match:
    """Play a record again, up to an answer; every hash on the way is checked.

    If it was played under older rules and its answers lead elsewhere now, it is rebuilt from its
    positions, unless the `whole` game has to be played again.
    """
    record = records.read(text)
    if rng.fingerprint(record.seed) != record.seed_hash:
        raise BadInput("seed", str(record.seed), "seed-of-hash")
    joint.check(record.shares, record.seed)
    version, played = record.game.rules_version, {record.rules, *record.changes.values()}
    if played == {version}:
        return _played(record, to)
    if not record.changes and record.rules < version:
        # Most repairs of the rules touch few games.
        try:
            return _played(record, to)
        except (BadInput, Illegal):
            pass
    if whole or not record.positions or max(played) > version:
        raise BadInput("rules", str(record.rules), "rules-version", version=version)
    return _looked_at(record, to)


def _played(record: Record, to: int | None) -> Match:
    """The match, every answer of it given again."""
    return _go_on(_begun(record), record, 0, to)


def _begun(record: Record, past: Past | None = None) -> Match:
    """A match as a record begins it, or with its earlier course."""
    try:
        return Match(
            record.game,
            record.options,
            record.seed,
            record.position,
            record.seats,
            deal=record.deal,
            shares=record.shares,
            past=past,
        )
    except BadInput as bad:
        if isinstance(bad.where, int):
            bad.where += record.before
        raise


def _go_on(match: Match, record: Record, first: int, to: int | None) -> Match:
    """Give a record's answers after the first ones, and check its hashes."""
    seats = match.game.seats(match.state)
    last = len(record.answers) if to is None else min(to, len(record.answers))
    for count in range(first, last + 1):
        expected = record.hashes.get(count)
        if expected is not None and match.hash() != expected:
            line = record.lines[count - 1] if count else 1
            raise BadInput(line + 1, expected, "hash", hash=match.hash())
        if count == last:
            break
        name, words = record.answers[count]
        where = record.lines[count]
        if name and name not in seats:
            raise BadInput(where, name, "one-of", choices=seats)
        if not match.decisions:
            raise BadInput(where, words, "no-more-answers")
        seat = seats.index(name) if name else match.decisions[0].seat
        try:
            match.say(seat, words)
        except Illegal as illegal:
            question = match.decision(seat)
            if question is None:
                asked = [seats[decision.seat] for decision in match.decisions]
                raise BadInput(where, name, "asked-seat", choices=asked) from illegal
            legal = [match.game.text(match.state, option) for option in question.options]
            raise BadInput(where, words, "one-of", choices=legal) from illegal
    return match


def _looked_at(record: Record, to: int | None) -> Match:
    """The match as it was written down; what was played under current rules is played again."""
    game, all_answers = record.game, len(record.answers)
    last = all_answers if to is None else min(to, all_answers)
    changes = {0: record.rules, **record.changes}
    newest = max(changes)
    # What follows the last change can be played again, if that was to the current rules.
    again = changes[newest] == game.rules_version and newest <= last
    turns = [at for at in record.positions if at <= (newest if again else last)]
    if not turns or (again and newest not in record.positions):
        raise BadInput("rules", str(record.rules), "rules-version", version=game.rules_version)
    stands = max(turns)
    kept = {at: _saved(game, record, at) for at in turns}
    seats = game.seats(game.lift(kept[stands]))
    past = Past(
        answers=[_given(record, number, seats) for number in range(stands)],
        hashes={at: found for at, found in record.hashes.items() if at <= stands},
        kept=kept,
        rules={at: version for at, version in changes.items() if at < stands},
    )
    past.rules[stands] = game.rules_version
    match = _begun(record, past)
    past.marks |= {at: game.mark(match.at(at)) for at in turns if at in past.hashes}
    return _go_on(match, record, stands, last) if again else match


def _given(record: Record, number: int, seats: tuple[str, ...]) -> GivenAnswer:
    """An answer that is known only by its words; who gave it may be unknown."""
    name, words = record.answers[number]
    if name and name not in seats:
        raise BadInput(record.lines[number], name, "one-of", choices=seats)
    seat = seats.index(name) if name else NOBODY
    return GivenAnswer(seat, NOBODY, words, not name, barrier=True)


def _saved(game: Game, record: Record, at: int) -> SavedState:
    """A position of a record as a state; without its `exact` line if that is not understood."""
    text = record.positions[at]
    try:
        state = game.position(text, record.seed)
    except BadInput:
        rows = [row for row in text.splitlines() if not row.startswith("exact ")]
        state = game.position("\n".join(rows), record.seed)
    return game.saved(state.dump())
