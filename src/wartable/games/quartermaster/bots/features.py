"""What is worth counting in a position of Quartermaster, for each team."""

from functools import cache
from math import sqrt

from wartable.core.bits import spread, walk
from wartable.games.quartermaster import effects as fx
from wartable.games.quartermaster.board import HOME, NATIONS, SPACES, STARS, TEAMS
from wartable.games.quartermaster.catalogue import NOTHING
from wartable.games.quartermaster.editions import edition
from wartable.games.quartermaster.possible import worth
from wartable.games.quartermaster.state import State
from wartable.games.quartermaster.supply import lines
from wartable.games.quartermaster.turn import ROUNDS, ready

# The second edition is played most; every other kind of table has its share.
VARIANTS: tuple[tuple[str, ...], ...] = (
    (),
    ("edition=first",),
    (),
    ("air_marshal",),
    (),
    ("edition=first", "air_marshal"),
)
KEPT = (0.1, 0.01)
EDITIONS = range(8)
BASIC = tuple(kind.name.lower() for kind in fx.BASIC)
OTHER = tuple(kind.name.lower() for kind in fx.Type if kind not in fx.BASIC)


def _of_cards(what: str, *types: fx.Type) -> tuple[str, ...]:
    """A feature for each card of some types, of every edition."""
    found: dict[str, None] = {}
    for number in EDITIONS:
        cards = edition(number).catalogue
        for card, kind in enumerate(cards.type):
            if kind in types:
                found[f"{what} {NATIONS[cards.nation[card]]} {cards.cards[card].id}"] = None
    return tuple(found)


def _laid_down() -> tuple[fx.Type, ...]:
    """The types of card that may lie face down."""
    decks = [kinds for number in EDITIONS for kinds in edition(number).catalogue.laid_down]
    return tuple(kind for kind in fx.Type if any(kind in kinds for kinds in decks))


TEAM = (
    "points",
    "points late",
    "points ahead",
    "income",
    "income late",
    "awards",
    "awards late",
    *(f"short {nation}" for nation in NATIONS),
    *(f"spare {nation}" for nation in NATIONS),
    *(f"down {nation}" for nation in NATIONS),
    *(f"hand {nation} {kind}" for nation in NATIONS for kind in BASIC),
    *(f"hand {kind}" for kind in OTHER),
    *_of_cards("hand", *(kind for kind in fx.Type if kind not in fx.BASIC)),
    *_of_cards("down", *_laid_down()),
    *_of_cards("deck", *fx.Type),
    *(f"axis in edition {number}" for number in EDITIONS),
    *(f"axis at the turn of {nation}" for nation in NATIONS),
)
"""What is counted for a team at every position."""
BOARD = (
    "stars",
    "stars in danger",
    "stars in reach",
    "homes in danger",
    "homes lost",
    "contact",
    "statuses",
    *(f"armies {nation}" for nation in NATIONS),
    *(f"armies cut off {nation}" for nation in NATIONS),
    *(f"navies {nation}" for nation in NATIONS),
    *(f"navies cut off {nation}" for nation in NATIONS),
    *(f"air forces {nation}" for nation in NATIONS),
    *(f"{team} in {space}" for team in TEAMS for space in SPACES),
    *(f"{nation} in {space}" for nation in NATIONS for space in SPACES),
    *(f"{nation} cut off in {space}" for nation in NATIONS for space in SPACES),
    *_of_cards("status", fx.Type.STATUS),
)
"""What depends only on the pieces and Status cards, so it is cached by board."""
NAMES = TEAM + BOARD
_AT = {name: number for number, name in enumerate(NAMES)}
_ON = {name: number for number, name in enumerate(BOARD)}
_SHORT, _SPARE, _DOWN = (_AT[f"{what} germany"] for what in ("short", "spare", "down"))
_ARMIES, _CUT_OFF = _ON["armies germany"], _ON["armies cut off germany"]
_NAVIES, _ADRIFT = _ON["navies germany"], _ON["navies cut off germany"]
_AIR = _ON["air forces germany"]
AXIS = _AT["axis in edition 0"]
"""Where the head start of the Axis is counted, for each edition."""
TURN = _AT["axis at the turn of germany"]
"""Where it is counted for each nation that is playing."""
_SPACE = tuple(_ON[f"{team} in {SPACES[0]}"] for team in TEAMS)
_STANDS = tuple(_ON[f"{nation} in {SPACES[0]}"] for nation in NATIONS)
_STRANDED = tuple(_ON[f"{nation} cut off in {SPACES[0]}"] for nation in NATIONS)
AT_TURN = 0.3
LARGEST = 4_000
"""How many boards are cached before all are forgotten again."""


@cache
def hand_columns(number: int) -> list[tuple[int, ...]]:
    """For each card of an edition, the features that count it in a hand."""
    cards = edition(number).catalogue
    found: list[tuple[int, ...]] = []
    for card, kind in enumerate(cards.type):
        nation, name = NATIONS[cards.nation[card]], kind.name.lower()
        if kind in fx.BASIC:
            found.append((_AT[f"hand {nation} {name}"],))
        else:
            found.append((_AT[f"hand {name}"], _AT[f"hand {nation} {cards.cards[card].id}"]))
    return found


@cache
def deck_columns(number: int) -> list[int]:
    """For each card of an edition, the feature that counts it in a deck."""
    cards = edition(number).catalogue
    return [
        _AT[f"deck {NATIONS[nation]} {card.id}"]
        for nation, card in zip(cards.nation, cards.cards, strict=True)
    ]


@cache
def down_columns(number: int, nation: int) -> dict[int, int]:
    """For each bit of a nation's cards that may lie face down, the feature for it."""
    return _columns(number, nation, _AT, "down", *_laid_down())


def _columns(
    number: int, nation: int, at: dict[str, int], what: str, *types: fx.Type
) -> dict[int, int]:
    cards = edition(number).catalogue
    return {
        cards.bit[card]: at[f"{what} {NATIONS[nation]} {cards.cards[card].id}"]
        for card in cards.by_nation[nation]
        if cards.type[card] in types
    }


@cache
def _status_columns(number: int, nation: int) -> dict[int, int]:
    """For each bit of a nation's Status cards, the feature for it."""
    return _columns(number, nation, _ON, "status", fx.Type.STATUS)


@cache
def _scoring(number: int) -> list[int]:
    """For each nation, the mask of its cards that score in the Victory step."""
    cards = edition(number).catalogue
    return [
        sum({cards.bit[card] for card, _ in cards.scoring[nation]})
        for nation in range(len(NATIONS))
    ]


def sides(state: State) -> list[int]:
    """The team of each nation."""
    return [0, 1, 0, 1, 0, 1]


def points(state: State) -> list[float]:
    """The victory points of each team."""
    return [float(vp) for vp in state.vp]


def winner(state: State) -> int | None:
    """The team that has won, if any."""
    return state.winner if state.winner >= 0 else None


def features(state: State) -> list[list[float]]:
    """A row for each team. What is on the board counts less as the rounds run out."""
    number, root = state.edition, rest(state)
    incomes, boards = _board(state)
    columns, hands, down = hand_columns(number), state.hand, state.down
    decks = deck_columns(number)
    rows = []
    for team in (0, 1):
        row = [0.0] * len(TEAM)
        for column, amount in counted(state, team, incomes):
            row[column] = amount
        for nation in (team, team + 2, team + 4):
            for card in hands[nation]:
                for column in columns[card]:
                    row[column] += root
            for card in state.deck[nation]:
                row[decks[card]] += root
            if down[nation]:
                for bit, column in down_columns(number, nation).items():
                    if down[nation] & bit:
                        row[column] = root
        row += [root * found for found in boards[team]]
        rows.append(row)
    rows[0][AXIS + number] = root
    rows[0][TURN + state.nation] = AT_TURN
    return rows


def early(state: State) -> float:
    """From 1 in the first turn to -1 after the last: pieces and cards count differently late."""
    return _left(state) / (ROUNDS / 2) - 1


def rest(state: State) -> float:
    """How much is still to come: it scales everything that may bring points later."""
    return sqrt(_left(state)) / 4


def _left(state: State) -> float:
    """Rounds to come, counting part of the current one."""
    scored = state.step >= fx.Step.VICTORY
    return ROUNDS - state.round + (6 - state.nation - scored) / 6


def counted(state: State, team: int, incomes: list[int]) -> list[tuple[int, float]]:
    """What is counted of a team's points and decks: the number of the feature, and the amount."""
    at, left = state.nation, _left(state)
    scored, whole = state.step >= fx.Step.VICTORY, ROUNDS - state.round
    late, root = 0.2 / sqrt(left + 0.5), sqrt(left) / 4
    scoring = _scoring(state.edition)
    found, income, awards = [], 0.0, 0.0
    for nation in (team, team + 2, team + 4):
        turns = whole + (nation > at or (nation == at and not scored))
        income += incomes[nation] * turns
        if state.status[nation] & scoring[nation]:
            awards += _awards(state, nation) * turns
        spare = len(state.hand[nation]) + len(state.deck[nation]) - turns
        if spare < 0:
            found.append((_SHORT + nation, -0.1 * spare))
        else:
            found.append((_SPARE + nation, 0.1 * min(spare, 12)))
        if state.down[nation]:
            found.append((_DOWN + nation, root * state.down[nation].bit_count()))
    vp, lead = state.vp[team], state.vp[team] - state.vp[1 - team]
    found += [
        (0, 0.1 * vp),
        (1, late * vp),
        (2, 0.1 * max(0, lead - 15)),
        (3, 0.1 * income),
        (4, late * income),
        (5, 0.1 * awards),
        (6, late * awards),
    ]
    return found


def _awards(state: State, nation: int) -> float:
    """What the Status cards of a nation would score in a Victory step now."""
    cards, found = edition(state.edition).catalogue, 0.0
    table = ready(state, nation)
    for card, index in cards.scoring[nation]:
        if table & cards.bit[card]:
            for effect in cards.cards[card].clauses[index].do:
                if isinstance(effect, fx.Score):
                    found += worth(state, effect, nation, NOTHING)
    return found


def board_key(state: State) -> tuple[int, ...]:
    """Everything that the features of a board depend on."""
    return (
        state.edition,
        *state.armies,
        *state.navies,
        *state.air_forces,
        *state.status,
        *state.laid,
        *state.granted,
    )


_boards: dict[tuple[int, ...], tuple[list[int], list[list[float]]]] = {}


def _board(state: State) -> tuple[list[int], list[list[float]]]:
    """The income of each nation in a Victory step, and the features of each team's board."""
    key = board_key(state)
    found = _boards.get(key)
    if found is None:
        if len(_boards) >= LARGEST:
            _boards.clear()
        _boards[key] = found = look(state)
    return found


def look(state: State) -> tuple[list[int], list[list[float]]]:
    """The income of each nation in a Victory step, and what each team's board counts."""
    armies, navies = state.armies, state.navies
    teams = [armies[t] | armies[t + 2] | armies[t + 4] for t in (0, 1)]
    fleets = [navies[t] | navies[t + 2] | navies[t + 4] for t in (0, 1)]
    supply = [lines(state, nation) for nation in range(6)]
    reach = [
        spread(supply[t].supplied | supply[t + 2].supplied | supply[t + 4].supplied, supply[t].near)
        for t in (0, 1)
    ]
    incomes, rows = [0] * 6, []
    for team in (0, 1):
        row = [0.0] * len(BOARD)
        own, foes, danger = teams[team], teams[1 - team], reach[1 - team]
        in_danger = lost = 0
        for nation in (team, team + 2, team + 4):
            fed, army, navy = supply[nation].supplied, armies[nation], navies[nation]
            home = HOME[nation]
            if foes >> home & 1:
                lost += 1
            else:
                held = army & supply[nation].stars
                shared = held & STARS & (armies[(nation + 2) % 6] | armies[(nation + 4) % 6])
                incomes[nation] = 2 * held.bit_count() - shared.bit_count()
                in_danger += danger >> home & 1
            row[_ARMIES + nation] = float((army & fed).bit_count())
            row[_CUT_OFF + nation] = float((army & ~fed).bit_count())
            row[_NAVIES + nation] = float((navy & fed).bit_count())
            row[_ADRIFT + nation] = float((navy & ~fed).bit_count())
            row[_AIR + nation] = float(state.air_forces[nation].bit_count())
            for space in walk(army | navy):
                row[_STANDS[nation] + space] = 1.0
                if not fed >> space & 1:
                    row[_STRANDED[nation] + space] = 1.0
            table = state.status[nation]
            if table:
                columns = _status_columns(state.edition, nation)
                while table:
                    low = table & -table
                    row[columns[low]] = 1.0
                    row[6] += 1.0
                    table ^= low
        stars = own & STARS
        row[0] = float(stars.bit_count())
        row[1] = float((stars & danger).bit_count())
        row[2] = float((STARS & ~own & reach[team]).bit_count())
        row[3], row[4] = float(in_danger), float(lost)
        row[5] = float(((foes | fleets[1 - team]) & reach[team]).bit_count())
        first = _SPACE[team]
        for space in walk(own | fleets[team]):
            row[first + space] = 1.0
        rows.append(row)
    return incomes, rows
