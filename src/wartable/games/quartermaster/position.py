"""Positions of Quartermaster as text: see docs/positions.md."""

import msgspec

from wartable.core.bits import mask, walk
from wartable.core.exact import ask, put
from wartable.core.game import Game, settle, spell
from wartable.core.position import PositionLine, lines
from wartable.core.rng import shuffle
from wartable.games.quartermaster import setup
from wartable.games.quartermaster.board import FIRST_SEA, HOME, NATIONS, NUMBER, SPACES, TEAMS
from wartable.games.quartermaster.editions import edition
from wartable.games.quartermaster.effects import Step, Type
from wartable.games.quartermaster.state import State
from wartable.games.quartermaster.steps import STEPS
from wartable.games.quartermaster.turn import HAND, STARTS

_MASK = (0, (1 << 62) - 1)
_RANGES = {
    "began": _MASK,
    "laid": _MASK,
    "granted": _MASK,
    "reallocated": (0, 1),
    "battled": _MASK,
    "no_air": (0, 1),
    "picks": (0, 255),
    "known": (-9, 255),
    "barred": _MASK,
    "wishes": (0, (1 << len(NATIONS)) - 1),
    "minded": _MASK,
    "winner": (-1, 1),
    "step": (min(Step), max(Step)),
}
"""The fields that make a state exact, and their possible values; people need not write them."""
_SIX = ("began", "laid", "granted", "picks", "barred", "minded")
_NEWER = ("barred", "wishes", "minded")
"""Fields that older positions lack."""
TOP = ("game", "edition", "options", "round", "turn", "vp", "exact")
PIECES = ("armies", "navies", "air_forces", "safe")
CARDS = ("hand", "deck", "status", "down", "discard", "under", "used")
SECTION = (*PIECES, *CARDS)
STEP = {step.name.lower(): step for step in Step}


def read(game: Game, text: str, seed: int) -> State:
    """The state that a position describes; raises BadInput with the line that is wrong."""
    rows = list(lines(text))
    state = setup.table(settle(game, _options(game, rows)), seed)
    state.step = Step.TURN
    sections: dict[int, dict[str, PositionLine]] = {}
    top: dict[str, PositionLine] = {}
    inside: dict[str, PositionLine] | None = None
    for line in rows:
        if line.key in NATIONS and not line.rest:
            nation = NATIONS.index(line.key)
            line.once(sections, nation)
            inside = sections[nation] = {}
        elif line.key in TOP:
            line.once(top, line.key)
            top[line.key] = line
            _top(state, line)
        elif line.key in SECTION and inside is not None:
            line.once(inside, line.key)
            inside[line.key] = line
        elif line.key in NATIONS:
            line.fail(line.rest, "nothing-more")
        elif line.key in SECTION:
            line.fail(line.key, "section-first", choices=NATIONS)
        else:
            line.fail(line.key, "one-of", choices=(*TOP, *NATIONS, *SECTION))
    exact = top.get("exact")
    for nation in range(len(NATIONS)):
        _pieces(state, nation, sections.get(nation), exact is not None)
    _no_enemies_together(state, sections)
    for nation in range(len(NATIONS)):
        _cards(state, nation, sections.get(nation, {}))
    state.began = tuple(state.armies)
    state.frames = [("turn", state.nation, STARTS[Step(state.step)])]
    if exact is None:
        STEPS.advance(state)
    else:
        _exact(state, exact)
    return state


def _options(game: Game, rows: list[PositionLine]) -> list[str]:
    words = []
    for line in rows:
        found = []
        if line.key == "edition":
            found = [f"edition={line.rest}"]
        elif line.key == "options":
            found = line.rest.replace(",", " ").split()
        elif line.key == "game" and line.rest != "quartermaster":
            line.fail(line.rest, "exactly", text="quartermaster")
        settle(game, found, line.number)
        words += found
    return words


def _top(state: State, line: PositionLine) -> None:
    words = line.words()
    if line.key == "round":
        state.round = line.number_in(line.rest, 1, 20)
    elif line.key == "turn":
        if not words or words[0] not in NATIONS:
            line.fail("".join(words[:1]), "one-of", choices=NATIONS)
        state.nation = NATIONS.index(words[0])
        name = words[1] if len(words) > 1 else "turn"
        if name not in STEP or STEP[name] not in STARTS:
            allowed = [step.name.lower() for step in STARTS]
            line.fail(name, "one-of", choices=allowed)
        state.step = STEP[name]
    elif line.key == "vp":
        if len(words) != 4 or {words[0], words[2]} != set(TEAMS):
            line.fail(line.rest, "points")
        for name, points in (words[:2], words[2:]):
            state.vp[TEAMS.index(name)] = line.number_in(points, -999, 9999)


def _pieces(
    state: State, nation: int, section: dict[str, PositionLine] | None, exact: bool
) -> None:
    """A nation that is named has the pieces listed; one that is not stands as at the start."""
    state.armies[nation] = 1 << HOME[nation] if section is None else 0
    rules = edition(state.edition)
    for key, pieces, limit in (
        ("armies", state.armies, rules.armies[nation]),
        ("navies", state.navies, rules.navies[nation]),
    ):
        line = (section or {}).get(key)
        if line is None:
            continue
        names = line.names()
        for name in names:
            space = _space(line, name)
            if (space < FIRST_SEA) != (key == "armies"):
                line.fail(name, "land-space" if key == "armies" else "sea-space")
            if pieces[nation] >> space & 1:
                line.fail(name, "one-piece")
            pieces[nation] |= 1 << space
        if len(names) > limit:
            line.fail(names[-1], "pieces", most=limit, pieces=key, owner=NATIONS[nation])
    line = (section or {}).get("air_forces")
    for name in line.names() if line else []:
        assert line is not None
        space = _space(line, name)
        # In the middle of a question an air force may be alone, about to redeploy.
        own = -1 if exact else state.armies[nation] | state.navies[nation]
        if not own >> space & 1 or state.air_forces[nation] >> space & 1:
            line.fail(name, "space-for-air-force")
        state.air_forces[nation] |= 1 << space
        if state.air_forces[nation].bit_count() > rules.air_forces[nation]:
            line.fail(name, "air-forces", most=rules.air_forces[nation])
    line = (section or {}).get("safe")
    if line is not None:
        state.safe[nation] = mask(_space(line, name) for name in line.names())


def _space(line: PositionLine, name: str) -> int:
    if name not in NUMBER:
        line.fail(name, "space", choices=_near_miss(name, list(SPACES)))
    return NUMBER[name]


def _near_miss(name: str, names: list[str]) -> list[str]:
    """The names most similar to a wrong one."""
    from difflib import get_close_matches

    return get_close_matches(name, names, 3, 0.4) or names[:3]


def _no_enemies_together(state: State, sections: dict[int, dict[str, PositionLine]]) -> None:
    for pieces in (state.armies, state.navies):
        for nation in range(len(NATIONS)):
            for other in range(len(NATIONS)):
                both = pieces[nation] & pieces[other]
                if (nation ^ other) & 1 and both:
                    if other not in sections:
                        # Its starting army gives way to the enemy that the position puts there.
                        pieces[other] &= ~both
                    elif nation in sections:
                        line = next(iter(sections[nation].values()))
                        space = SPACES[next(walk(both))]
                        line.fail(space, "no-enemy", owner=NATIONS[other])


def _cards(state: State, nation: int, section: dict[str, PositionLine]) -> None:
    cards = edition(state.edition).catalogue
    rest = cards.full(nation)

    def numbers(key: str, allowed: Type | None = None) -> list[int]:
        line = section.get(key)
        found = []
        for name in line.names() if line else []:
            assert line is not None
            short = name.removeprefix(NATIONS[nation] + ".")
            number = cards.number.get((nation, short))
            if number is None:
                known = [cards.cards[n].id for n in cards.by_nation[nation]]
                near = _near_miss(short, known)
                line.fail(name, "card-of", owner=NATIONS[nation], choices=near)
            if allowed is not None and cards.type[number] != allowed:
                line.fail(name, "card-of-type", type=allowed.name.lower())
            if key == "down" and cards.type[number] not in (Type.RESPONSE, Type.SUPPORT):
                line.fail(name, "card-of-type", type="response")
            if key not in ("used",):
                if number not in rest:
                    line.fail(name, "copies", most=cards.cards[number].count)
                rest.remove(number)
            found.append(number)
        return found

    for key, table, kind in (
        ("status", state.status, Type.STATUS),
        ("down", state.down, None),
    ):
        for number in numbers(key, kind):
            table[nation] |= cards.bit[number]
    hand = numbers("hand")
    state.played[nation] = numbers("discard")[::-1]
    state.under[nation] = numbers("under")
    deck = numbers("deck")[::-1]
    for number in numbers("used"):
        state.used[nation] |= cards.bit[number]
    shuffle(state, rest)
    if "hand" not in section:
        hand, rest = rest[:HAND], rest[HAND:]
    state.hand[nation] = sorted(hand)
    if "deck" in section:
        state.deck[nation] = deck
        # Cards that are named nowhere lie face down under the discard pile.
        state.under[nation] += rest
    else:
        state.deck[nation] = rest


def _exact(state: State, line: PositionLine) -> None:
    """What a person need not write: the generator and the middle of a question."""
    put(line, state, _RANGES, _RANGES, _SIX, STEPS, _NEWER)
    ask(line, state, STEPS)


def write(game: Game, state: State) -> str:
    """The whole state as a position that reads back to the same state."""
    rules = edition(state.edition)
    cards = rules.catalogue
    out = ["game quartermaster", f"edition {rules.id}"]
    words = [word for word in spell(game, game.options(state)) if not word.startswith("edition=")]
    if words:
        out.append("options " + " ".join(words))
    out.append(f"round {state.round}")
    step = state.step if Step(state.step) in STARTS else Step.TURN
    out.append(f"turn {NATIONS[state.nation]} {Step(step).name.lower()}")
    out.append(f"vp axis {state.vp[0]} allies {state.vp[1]}")
    for nation, name in enumerate(NATIONS):
        out.append(name)

        def spaces(bits: int) -> str:
            return ", ".join(SPACES[space] for space in walk(bits))

        def names(numbers: list[int]) -> str:
            return ", ".join(cards.cards[number].id for number in numbers)

        for key, value in (
            ("armies", spaces(state.armies[nation])),
            ("navies", spaces(state.navies[nation])),
            ("air_forces", spaces(state.air_forces[nation])),
            ("hand", names(state.hand[nation])),
            ("deck", names(state.deck[nation][::-1])),
            ("status", names(cards.named(state.status[nation], nation))),
            ("down", names(cards.named(state.down[nation], nation))),
            ("discard", names(state.played[nation][::-1])),
            ("under", names(state.under[nation])),
            ("used", names(cards.named(state.used[nation], nation))),
            ("safe", spaces(state.safe[nation])),
        ):
            if value or key == "deck":
                out.append(f"  {key} {value}".rstrip())
    exact = {"seed": f"{state.seed:x}", "frames": state.frames}
    exact |= {name: getattr(state, name) for name in _RANGES}
    out.append("exact " + msgspec.json.encode(exact).decode())
    return "\n".join(out) + "\n"
