"""Setting up: order, navies, bought cards, secret fleets, formations, hands."""

from wartable.core.bits import walk
from wartable.core.decision import BadInput, Decision
from wartable.core.frames import Frame
from wartable.core.game import Options
from wartable.core.rng import seeded, shuffle
from wartable.games.naval import changes
from wartable.games.naval.board import ROWS, hand_size, team
from wartable.games.naval.catalogue import (
    CARD,
    CORE,
    DECK,
    NAVIES,
    NAVY,
    NEUTRAL,
    PLACES,
    SHIP,
    SUBMARINES,
    VALUE,
    VP,
)
from wartable.games.naval.catalogue import EXTENDED as EXTENDED_SHIPS
from wartable.games.naval.options import (
    ARGUMENT,
    BUY,
    DONE,
    PASS,
    ROW,
    TAKE,
    TAKE_NAVY,
    ships,
)
from wartable.games.naval.scenarios import SCENARIO, SCENARIOS
from wartable.games.naval.state import COVER, EXTENDED, ROW_DEFENCE, STOCK, State, blank
from wartable.games.naval.steps import STEPS

SMALLEST_FLEET = 15


TEAMS = {"two": 2, "three": 3}
"""Teams that alternate around the table."""
FIXED = {"seats": "2", "fleet": "25", "teams": "off", "stock": "off"}
"""naval 17 The settings that a scenario fixes."""
FLAGS = {"row_defence": ROW_DEFENCE, "stock": STOCK, "cover": COVER}


def teams(options: Options) -> list[int]:
    """naval 15.2 The team of each seat: alternating, or as in `1122`; none without teams."""
    word, seats = options["teams"], int(options["seats"])
    if word == "off":
        return []
    if word in TEAMS:
        if seats < TEAMS[word]:
            raise BadInput("options", f"teams={word}", "seats-for-teams", least=TEAMS[word])
        return [seat % TEAMS[word] for seat in range(seats)]
    found = [int(team) - 1 for team in word]
    if len(found) != seats:
        raise BadInput("options", f"teams={word}", "team-for-each", seats=seats)
    if len({*found}) < 2 or {*found} != {*range(max(found) + 1)}:
        raise BadInput("options", f"teams={word}", "teams-from-one")
    return found


def seating(found: list[int]) -> str:
    """The word for teams seated like this."""
    if not found:
        return "off"
    in_turn = (name for name, n in TEAMS.items() if found == [s % n for s in range(len(found))])
    return next(in_turn, "".join(str(team + 1) for team in found))


def table(options: Options, seed: int) -> State:
    """A table with its settings, and the whole Action deck beside it."""
    scenario = SCENARIO.get(options["scenario"], -1)
    if scenario >= 0:
        for name, plain in FIXED.items():
            if options[name] != plain:
                word = f"{name}={options[name]}"
                raise BadInput("options", word, "in-a-scenario", setting=f"{name}={plain}")
    fresh = blank(int(options["seats"]))
    fresh.seed = seeded(seed)
    fresh.flags = sum(bit for name, bit in FLAGS.items() if options[name] == "on")
    if options["ships"] == "extended":
        fresh.flags |= EXTENDED
    fresh.teams = teams(options)
    fresh.scenario = scenario
    fresh.limit = fresh.goal = int(options["fleet"])
    if scenario >= 0:
        fresh.goal = SCENARIOS[scenario].goal
        fresh.escort = SCENARIOS[scenario].non_combatant_vp
    least = least_budget(fresh)
    if fresh.limit < least:
        raise BadInput("options", f"fleet={options['fleet']}", "fleet-from", least=least)
    fresh.deck = DECK[:]
    return fresh


def begin(options: Options, seed: int) -> State:
    """naval 2.1 A game begins with the dice for the order of play."""
    fresh = table(options, seed)
    fresh.frames.append(("order",))
    return fresh


def options(state: State) -> Options:
    """The settings of a state."""
    chosen = {
        "seats": str(len(state.navy)),
        "scenario": SCENARIOS[state.scenario].id if state.scenario >= 0 else "none",
        "fleet": str(state.limit),
        "ships": "extended" if state.flags & EXTENDED else "core",
        "teams": seating(state.teams),
    }
    for name, bit in FLAGS.items():
        chosen[name] = "on" if state.flags & bit else "off"
    return chosen


def ships_of(state: State, navy: int) -> int:
    """The ships of a navy in the chosen ship set."""
    return (EXTENDED_SHIPS if state.flags & EXTENDED else CORE)[navy]


def in_order(state: State, number: int) -> int:
    """naval 2.1 The seat that is this many places after the first, clockwise."""
    return (state.first + number) % len(state.navy)


def price(navy: int, places: int) -> int:
    """The victory points of some ships of a navy."""
    base, total = navy * PLACES, 0
    while places:
        low = places & -places
        total += VP[base + low.bit_length() - 1]
        places ^= low
    return total


def cheapest(state: State, navy: int) -> int:
    """The least that a fleet of a navy can cost."""
    return min(VP[navy * PLACES + place] for place in walk(ships_of(state, navy)))


def least_budget(state: State) -> int:
    """naval 15.2 Enough for a ship in every fleet of the largest team, whatever its navies."""
    teams = [team(state, seat) for seat in range(len(state.navy))]
    largest = max(teams.count(one) for one in teams)
    return largest * max(cheapest(state, navy) for navy in range(len(NAVIES)))


@STEPS.run("order")
def run_order(state: State, frame: Frame) -> None:
    """naval 2.1 and naval A1 The highest roll plays first; ties roll again."""
    rolling = list(range(len(state.navy)))
    while len(rolling) > 1:
        dice = [changes.roll(state) for _ in rolling]
        for seat, die in zip(rolling, dice, strict=True):
            changes.tell(state, "order-die", seat, die)
        rolling = [s for s, die in zip(rolling, dice, strict=True) if die == max(dice)]
    state.first = state.turn = rolling[0]
    changes.tell(state, "first", state.first)
    state.frames.pop()
    if state.scenario >= 0:
        state.frames.append(("sides",))
        return
    if state.flags & STOCK:
        state.frames += [("fleets",), ("buy", state.first, 0), ("limit",), ("navies", 0)]
    else:
        state.frames += [("fleets",), ("limit",), ("navies", 0)]


@STEPS.run("sides")
def run_sides(state: State, frame: Frame) -> None:
    """naval 17, naval A50 and naval A51 A scenario names navies, fleets and cards beside them."""
    scenario = SCENARIOS[state.scenario]
    for seat, side in enumerate(scenario.sides):
        navy = NAVY[side.navy]
        changes.take_navy(state, seat, navy)
        for id in side.ships:
            state.picks[seat] |= 1 << (NEUTRAL if id == "non_combatant" else SHIP[id] % PLACES)
        for id in side.cards:
            state.deck.remove(CARD[id])
            state.stock[seat].append(CARD[id])
            changes.tell(state, "given", seat, CARD[id])
    state.goal = scenario.goal
    state.chosen = 3
    state.frames[-1] = ("layout", 0)


@STEPS.run("navies")
def run_navies(state: State, frame: Frame) -> tuple[Decision, ...] | None:
    """naval 2.2 and naval A2 In order, everyone chooses a navy that is still free."""
    _, number = frame
    if number == len(state.navy):
        state.frames.pop()
        return None
    free = [TAKE_NAVY | navy for navy in range(len(NAVIES)) if state.holder[navy] < 0]
    return (Decision(in_order(state, number), "naval 2.2", "ask-navy", tuple(free)),)


@STEPS.take("navies")
def take_navies(state: State, frame: Frame, seat: int, option: int) -> None:
    """naval 2.2 A navy has found its commander."""
    changes.take_navy(state, seat, option & ARGUMENT)
    _, number = frame
    state.frames[-1] = ("navies", number + 1)


@STEPS.run("limit")
def run_limit(state: State, frame: Frame) -> None:
    """naval 2.4 If a navy is too small, everyone gets fewer victory points."""
    strength: dict[int, int] = {}
    for seat, navy in enumerate(state.navy):
        side = team(state, seat)
        strength[side] = strength.get(side, 0) + price(navy, ships_of(state, navy))
    while state.limit > SMALLEST_FLEET and min(strength.values()) < state.limit:
        state.limit = (state.limit - 1) // 5 * 5
    # naval 5.4: the goal is what everyone received
    state.goal = state.limit
    changes.tell(state, "limit", state.limit)
    state.frames.pop()


def mates(state: State, seat: int) -> list[int]:
    """The seats that share a budget, the seat itself among them."""
    return [s for s in range(len(state.navy)) if team(state, s) == team(state, seat)]


def budget(state: State, seat: int) -> int:
    """naval 15.2 What a seat may still spend; every teammate keeps enough for one ship."""
    left = state.limit
    for other in mates(state, seat):
        left -= price(state.navy[other], state.picks[other])
        left -= sum(VALUE[card] for card in state.stock[other])
        if other != seat and not state.picks[other]:
            left -= cheapest(state, state.navy[other])
    return left


def for_sale(state: State, seat: int) -> list[int]:
    """naval 15.4 and naval A49 Any affordable card in the deck, which one looks through."""
    left = budget(state, seat) - cheapest(state, state.navy[seat])
    return [card for card in sorted(set(state.deck)) if VALUE[card] <= left]


@STEPS.run("buy")
def run_buy(state: State, frame: Frame) -> tuple[Decision, ...] | None:
    """naval 15.4 In order, one card at a time; whoever passes buys no more."""
    _, seat, passed = frame
    everybody = (1 << len(state.navy)) - 1
    if passed == everybody:
        state.frames.pop()
        return None
    cards = [] if passed >> seat & 1 else for_sale(state, seat)
    if not cards:
        state.frames[-1] = ("buy", (seat + 1) % len(state.navy), passed | 1 << seat)
        return None
    return (Decision(seat, "naval 15.4", "ask-buy", (PASS, *(BUY | card for card in cards))),)


@STEPS.take("buy")
def take_buy(state: State, frame: Frame, seat: int, option: int) -> None:
    """naval 15.4 A card is bought, or the seat has enough."""
    _, _, passed = frame
    state.looked[seat] = len(state.bought)
    if option == PASS:
        passed |= 1 << seat
    else:
        changes.buy(state, seat, option & ARGUMENT)
    state.frames[-1] = ("buy", (seat + 1) % len(state.navy), passed)


def affordable(state: State, seat: int) -> int:
    """naval 2.3 The ships that a seat may still take into its fleet."""
    navy, left = state.navy[seat], budget(state, seat)
    free = ships_of(state, navy) & ~state.picks[seat]
    base, found = navy * PLACES, 0
    while free:
        low = free & -free
        if VP[base + low.bit_length() - 1] <= left:
            found |= low
        free ^= low
    return found


@STEPS.run("fleets")
def run_fleets(state: State, frame: Frame) -> tuple[Decision, ...] | None:
    """naval 2.3 Everyone chooses in secret, at the same time; nothing shows until all are done."""
    asked = []
    for seat in range(len(state.navy)):
        if state.chosen >> seat & 1:
            continue
        options = ships(TAKE, state.navy[seat], affordable(state, seat))
        if state.picks[seat] or not options:
            options.insert(0, DONE)
        left = (budget(state, seat),)
        asked.append(Decision(seat, "naval 2.3", "ask-fleet", tuple(options), left))
    if asked:
        return tuple(asked)
    state.frames[-1] = ("layout", 0)
    return None


@STEPS.take("fleets")
def take_fleets(state: State, frame: Frame, seat: int, option: int) -> None:
    """naval 2.3 and naval A3 A ship, or an end to choosing; no event, so that nothing leaks."""
    if option == DONE:
        state.chosen |= 1 << seat
    else:
        state.picks[seat] |= 1 << (option & ARGUMENT) % PLACES


@STEPS.run("layout")
def run_layout(state: State, frame: Frame) -> None:
    """naval 2.5, naval 2.6 and naval A4 Fleets are laid out in order; the rest is reserve."""
    _, number = frame
    if number == len(state.navy):
        state.frames[-1] = ("deal",)
        return
    seat = in_order(state, number)
    navy, picks = state.navy[seat], state.picks[seat]
    state.picks[seat] = 0
    state.reserve[seat] = ships_of(state, navy) & ~picks
    state.subs[seat] = picks & SUBMARINES[navy]
    changes.show(state, "laid-out", seat, navy, picks)
    state.frames[-1] = ("layout", number + 1)
    state.frames.append(("form", seat, picks & ~SUBMARINES[navy], 0, 0, 0))


@STEPS.run("form")
def run_form(state: State, frame: Frame) -> tuple[Decision, ...] | None:
    """naval 3.1 and naval 3.5 Ship by ship into up to three rows; submarines passive."""
    _, seat, left, first, second, third = frame
    lone = not left & (left - 1) and not first | second | third
    if not left or lone:
        state.frames.pop()
        changes.form(state, seat, first | left, second, third, 0)
        return None
    place = (left & -left).bit_length() - 1
    ship = state.navy[seat] * PLACES + place
    options = tuple(ROW | ship << 2 | row for row in range(1, ROWS + 1))
    return (Decision(seat, "naval 3.1", "ask-row", options, (ship,)),)


@STEPS.take("form")
def take_form(state: State, frame: Frame, seat: int, option: int) -> None:
    """naval 3.1 A ship stands in a row."""
    bit = 1 << ((option & ARGUMENT) >> 2) % PLACES
    _, _, left, *rows = frame
    rows[(option & 3) - 1] |= bit
    state.frames[-1] = ("form", seat, left & ~bit, *rows)


@STEPS.run("deal")
def run_deal(state: State, frame: Frame) -> None:
    """naval 2.8 The Action deck is shuffled and everyone draws a hand."""
    shuffle(state, state.deck)
    for number in range(len(state.navy)):
        seat = in_order(state, number)
        changes.draw(state, seat, hand_size(state, seat))
    state.round = 1
    state.frames[-1] = ("turn", state.first)
