"""A game being played: records, replays and undo."""

from random import Random

import pytest
from tests.conformance.walks import ALL, NAMES, Variant, pick, played, samples

from wartable.core import record as records
from wartable.core.decision import BadInput, Illegal
from wartable.core.match import CHECKPOINT, Match
from wartable.core.replaying import replay

every = pytest.mark.parametrize("variant", ALL, ids=lambda variant: variant.id)
each_game = pytest.mark.parametrize("name", NAMES)


def some(variant: Variant, seed: int, answers: int) -> Match:
    """A match after so many random answers, or at its end."""
    match, random = Match(variant.game, variant.options, seed), Random(seed)
    while not match.over and len(match.answers) < answers:
        decision = random.choice(match.decisions)
        match.answer(decision.seat, pick(match.game, match.state, decision, random))
    return match


@every
def test_a_record_replays_to_the_same_state(variant: Variant) -> None:
    match = played(variant).match
    again = replay(match.record())
    assert again.state.dump() == match.state.dump()
    assert again.record() == match.record()
    assert [event for _, event in again.events] == [event for _, event in match.events]


@each_game
def test_a_replay_is_in_the_same_state_at_every_question(name: str) -> None:
    variant = Variant(name)
    first = some(variant, 22, 2000)
    states, again = [], Match(variant.game, variant.options, 22)
    for given in first.answers:
        again.answer(given.seat, given.option)
        states.append(again.state.dump())
    assert again.hashes == first.hashes
    for count in range(len(states), 0, -1):
        first.rewind(count)
        assert first.state.dump() == states[count - 1]


@each_game
def test_a_replay_may_stop_anywhere(name: str) -> None:
    variant = Variant(name)
    match = some(variant, 23, 150)
    text = match.record()
    again = Match(variant.game, variant.options, 23)
    for count, given in enumerate(match.answers):
        if count % 10 == 0:
            assert replay(text, to=count).state.dump() == again.state.dump()
        again.answer(given.seat, given.option)


@each_game
@pytest.mark.parametrize("answers", [0, 1, 7])
def test_a_game_that_has_just_begun_has_a_record_too(name: str, answers: int) -> None:
    match = some(Variant(name), 24, answers)
    assert replay(match.record()).state.dump() == match.state.dump()


@each_game
def test_a_record_from_a_position_replays(name: str) -> None:
    variant, random = Variant(name), Random(5)
    for state in samples(variant)[10:40:6]:
        text = variant.game.write(state)
        match = Match(variant.game, variant.options, 5, position=text)
        for _ in range(15):
            if match.decisions:
                decision = random.choice(match.decisions)
                match.answer(decision.seat, pick(match.game, match.state, decision, random))
        assert replay(match.record()).state.dump() == match.state.dump()


@each_game
def test_a_record_shows_the_hash_of_the_seed_first_and_the_seed_last(name: str) -> None:
    rows = some(Variant(name), 25, 20).record().splitlines()
    assert rows[-1] == "seed 25"
    assert any(row.startswith("seed-hash ") for row in rows[: rows.index("begin")])
    assert not any(row.startswith("seed ") for row in rows[:-1])


@each_game
def test_a_truncated_record_is_refused(name: str) -> None:
    rows = some(Variant(name), 26, 120).record().splitlines(keepends=True)
    for length in (*range(12), len(rows) // 2, len(rows) - 2, len(rows) - 1):
        with pytest.raises(BadInput):
            replay("".join(rows[:length]))


@each_game
def test_an_altered_record_is_refused(name: str) -> None:
    text = some(Variant(name), 27, 200).record()
    rows, random = text.splitlines(), Random(6)
    refused = 0
    for _ in range(40):
        at = random.randrange(len(rows))
        changed = random.choice([
            [*rows[:at], *rows[at + 1 :]],
            [*rows[:at], rows[at], rows[at], *rows[at + 1 :]],
            [*rows[:at], "pass", *rows[at + 1 :]],
            [*rows[:at], rows[at][::-1], *rows[at + 1 :]],
            [*rows[:at], rows[at] + "²", *rows[at + 1 :]],
            [*rows[:at], "= 00000000", *rows[at + 1 :]],
        ])  # fmt: skip
        if changed == rows:
            continue
        try:
            again = replay("\n".join(changed) + "\n")
        except BadInput as error:
            refused += 1
            assert "\n" not in str(error)
        else:
            # Only what says nothing may be left out: a hash on the way.
            assert again.state.dump() == replay(text).state.dump()
    assert refused > 20


@each_game
def test_a_record_has_the_hash_of_every_turn(name: str) -> None:
    match = some(Variant(name), 30, 150)
    assert records.read(match.record()).hashes == {
        **match.hashes,
        len(match.answers): match.hash(),
    }


@each_game
def test_a_match_that_went_back_goes_on_like_one_that_never_did(name: str) -> None:
    variant, random = Variant(name), Random(31)
    match = some(variant, 31, 2 * CHECKPOINT + 20)
    match.rewind(CHECKPOINT + 20)
    while not match.over and len(match.answers) < 2 * CHECKPOINT + 30:
        decision = random.choice(match.decisions)
        match.answer(decision.seat, pick(match.game, match.state, decision, random))
    straight = Match(variant.game, variant.options, 31)
    for given in match.answers:
        straight.answer(given.seat, given.option)
    assert match.record() == straight.record()
    assert (match.marks, match.hashes, match.kept) == (
        straight.marks,
        straight.hashes,
        straight.kept,
    )
    for seat in range(len(match.orders)):
        assert match.information(seat) == straight.information(seat)
    for count in (CHECKPOINT, CHECKPOINT + 21, 2 * CHECKPOINT, len(match.answers)):
        assert match.at(count).dump() == straight.at(count).dump()


@every
def test_undo_gives_back_the_exact_state(variant: Variant) -> None:
    match, random = Match(variant.game, variant.options, 28), Random(28)
    before = []
    for _ in range(90):
        if match.over:
            break
        before.append((match.state.dump(), match.decisions, len(match.events)))
        decision = random.choice(match.decisions)
        match.answer(decision.seat, pick(match.game, match.state, decision, random))
    for dump, decisions, events in reversed(before):
        match.undo(match.answers[-1].seat, agreed=True)
        assert (match.state.dump(), match.decisions) == (dump, decisions)
        assert len(match.events) == events
    with pytest.raises(Illegal):
        match.undo(0, agreed=True)


@every
def test_what_is_undone_alone_taught_nobody_anything(variant: Variant) -> None:
    match, random, undone = Match(variant.game, variant.options, 29), Random(29), 0
    while not match.over and len(match.answers) < 160:
        decision = random.choice(match.decisions)
        before, seed = match.state.dump(), match.state.seed
        happened = match.answer(decision.seat, pick(match.game, match.state, decision, random))
        if match.undoable(decision.seat):
            assert match.state.seed == seed
            assert not any(event.teaches for event in happened)
            last = match.undo(decision.seat)
            assert match.state.dump() == before
            match.answer(last.seat, last.option)
            undone += 1
    assert undone


@each_game
def test_what_is_undone_alone_taught_nothing_where_reactions_are_declined_unasked(
    name: str,
) -> None:
    match, random = Match(Variant(name).game, Variant(name).options, 31), Random(31)
    while not match.over and len(match.answers) < 160:
        decision = random.choice(match.decisions)
        match.hush(decision.seat, "turn")
        if decision not in match.decisions:
            continue
        before = match.state.dump()
        happened = match.answer(decision.seat, pick(match.game, match.state, decision, random))
        if match.undoable(decision.seat):
            assert not any(event.teaches for event in happened)
            last = match.undo(decision.seat)
            assert match.state.dump() == before
            match.answer(last.seat, last.option)


@each_game
def test_nobody_takes_back_anothers_answer_alone(name: str) -> None:
    match, random = Match(Variant(name).game, Variant(name).options, 30), Random(30)
    for _ in range(120):
        decision = random.choice(match.decisions)
        match.answer(decision.seat, pick(match.game, match.state, decision, random))
        for seat in range(len(match.game.seats(match.state))):
            if seat != decision.seat:
                assert match.undoable(seat) == 0
        if match.over:
            break
