"""Why not: in some positions, answers that may not be given, by what is said of them."""

from collections.abc import Iterator
from typing import NamedTuple

from tests.rules.europe.test_air import BASES, BOMBERS, FRANCE
from tests.rules.europe.test_combat import ASSAULT
from tests.rules.europe.test_ships import HUNTED, LANDING
from tests.stored.refusals import POSITIONS

from wartable.core.decision import Reason
from wartable.core.game import REFEREE, find, settle
from wartable.core.match import Match
from wartable.games.quartermaster.board import NATIONS, SPACES
from wartable.games.quartermaster.editions import edition
from wartable.words.telling import Teller


class Moment(NamedTuple):
    """A position, answers that lead to a question, and who asks why not: mostly who is asked."""

    position: str
    answers: tuple[str, ...] = ()
    seat: int | None = None


BOARD = POSITIONS["quartermaster"].replace(", cover", "")


FLEETS = """options row_defence
turn alpha
alpha
  row1 gary, o_h_perry
  row2 nimitz
  passive los_angeles
  acted gary
  reserve midway
  hand missile_launch, rapid_fire, torpedo_attack, bomber_raid, repair, intelligence, air_support
bravo
  row1 kiev, smerch
  row2 slava
  active k_324
  hand near_miss_surface, screening_ship, superior_tactics, missile_launch
"""
MOMENTS = {
    "quartermaster": {
        "the Play step": Moment(BOARD),
        "a battle": Moment(BOARD, ("play land_battle",)),
        "the Air step": Moment(BOARD.replace("germany play", "germany air")),
        "the turn of others": Moment(
            BOARD.replace("germany play", "soviet_union play"), seat=NATIONS.index("germany")
        ),
    },
    "naval": {
        "actions": Moment(FLEETS),
        "a target": Moment(FLEETS, ("play missile_launch",)),
        "reinforcements": Moment(FLEETS, ("reinforce", "pay repair")),
        "a defence": Moment(FLEETS, ("play missile_launch", "target smerch", "final")),
    },
    "europe": {
        "operations": Moment(ASSAULT),
        "an assault": Moment(ASSAULT, ("assault german_10th_army 0910",)),
        "aircraft": Moment(BASES, ("air luftflotte_4",)),
        "bombers": Moment(f"{BOMBERS}\n{FRANCE}unit luftflotte_2 1206", ("air luftflotte_2",)),
        "ships": Moment(HUNTED),
        "a landing": Moment(LANDING, ("invade british_expeditionary_force",)),
        "railways": Moment(f"{BASES}phase strategic_movement axis\n"),
        "replacements": Moment(f"{BASES}phase replacement axis\nunit german_8th_army 0410 reduced"),
        "mobilization": Moment(
            f"{BASES}phase mobilization axis\nunit german_3rd_army mobilization"
        ),
        "declarations": Moment(f"{BASES}phase declaration_of_war axis\n"),
    },
}


def tries(match: Match, seat: int) -> Iterator[tuple[str, str]]:
    """A verb, and what might follow it: all that is on the table, and a word that is nothing."""
    state = match.state
    match match.game.id:
        case "quartermaster":
            cards = edition(state.edition).catalogue
            names = [cards.cards[number].id for number in cards.by_nation[seat]]
            yield from ((verb, name) for verb in ("play", "use", "discard") for name in names)
            verbs = ["build", "battle", "recruit", "eliminate", "deploy", "marshal", "lift"]
            yield from ((verb, space) for verb in verbs for space in SPACES)
        case "naval":
            view = match.game.view(state, REFEREE)
            ships = [
                ship
                for one in view["seats"].values()
                for row in (*one["rows"], one["active"], one["passive"], one["reserve"][:2])
                for ship in row
            ]
            held = [card for one in view["seats"].values() for card in one["hand"]]
            verbs = ["strike", "asw", "target", "with", "enlist", "repair", "guard", "to", "evade"]
            yield from ((verb, f"{ship} a1") for verb in ("guard",) for ship in ships)
            yield from ((verb, ship) for verb in verbs for ship in ships)
            yield from ((verb, card) for verb in ("play", "pay", "discard", "buy") for card in held)
            yield from (("defend", f"{card} {attack}") for card in held for attack in ("a1", "a2"))
            yield from (("screen", attack) for attack in ("a1", "a2"))
        case _:
            board, scenario = state.scenario.board, state.scenario
            units = [u.id for n, u in enumerate(scenario.units) if state.at[n] >= 0]
            hexes = [scenario.cities[at].id for at in range(0, len(scenario.cities), 6)]
            hexes += filter(None, (board.name[at] for at in range(0, board.size, 61)))
            for verb in ("air", "ship", "invade", "strategic", "assist", "strike", "improve"):
                yield from ((verb, unit) for unit in units)
            for verb in ("move", "attack", "assault"):
                yield from ((verb, f"{unit} {hex_}") for unit in units[::3] for hex_ in hexes[::2])
            yield from ((verb, hex_) for verb in ("rebase", "bomb", "at") for hex_ in hexes)
            countries = [country.id for country in scenario.countries]
            yield from ((verb, one) for verb in ("war", "give", "draw", "buy") for one in countries)
            yield from (("mobilize", f"{unit.id} warsaw") for unit in scenario.units[::4])
    verb = {"quartermaster": "build", "naval": "target"}.get(match.game.id, "move")
    yield from ((one, "atlantis") for one in (verb, "dance"))


def told(name: str, match: Match, seat: int) -> Iterator[str]:
    """By verb and reason: what is said of the first, and all that it is said of.

    What is merely no answer to the question is left out.
    """
    teller = Teller(match.game, "en")
    found: dict[tuple[str, ...], list[str]] = {}
    for verb, about in tries(match, seat):
        reason = match.game.why_not(match.state, seat, f"{verb} {about}")
        if reason is not None and reason.message.startswith("reason-not-now"):
            continue
        key: tuple[str, ...] = (verb, "may")
        words = set(about.split())
        if reason is not None:
            key = (verb, reason.rule, reason.message, *_others(reason, words))
        found.setdefault(key, []).append(about)
    yield f"# {name}: {match.game.seats(match.state)[seat]} {match.decisions[0].ask}"
    for (verb, *_), abouts in found.items():
        reason = match.game.why_not(match.state, seat, f"{verb} {abouts[0]}")
        said = "may" if reason is None else f"{reason.rule} {teller.reason(reason)}"
        yield f"{verb} {abouts[0]}: {said}\n    {', '.join(abouts)}"


def _others(reason: Reason, words: set[str]) -> Iterator[str]:
    """What a reason names besides what was asked about; a hex may be called by its city."""
    for fact, one in sorted(reason.args.items()):
        own = fact == "city" or any(word in str(one) for word in words)
        yield f"{fact} {'…' if own else one}"


def texts() -> Iterator[tuple[str, str]]:
    """All reasons: where they are stored, and what they say."""
    for game_id, moments in MOMENTS.items():
        game, lines = find(game_id), list[str]()
        for name, moment in moments.items():
            match = Match(game, settle(game, []), 1, moment.position)
            for words in moment.answers:
                match.say(match.decisions[0].seat, words)
            seat = match.decisions[0].seat if moment.seat is None else moment.seat
            lines += told(name, match, seat)
        yield f"reasons/{game_id}.txt", "\n".join(lines) + "\n"
