"""What is said of texts with something wrong in them: positions and records, line by line."""

from collections.abc import Callable, Iterator
from functools import partial

from wartable.core import joint
from wartable.core.decision import BadInput
from wartable.core.game import find, settle
from wartable.core.match import Match
from wartable.core.replaying import replay
from wartable.words.telling import complaint

POSITIONS = {
    "quartermaster": """edition second
options air_marshal, cover
round 3
turn germany play
vp axis 12 allies 9
germany
  armies germany, eastern_europe
  navies baltic_sea
  air_forces germany
  hand land_battle, build_army x2
  deck build_navy, plunder
  status dive_bombers
  under sea_battle
  used dive_bombers
  safe eastern_europe
soviet_union
  armies ukraine, moscow
  down rasputitsa
  discard build_army
""",
    "naval": """options seats=2 row_defence
round 4
turn alpha actions
first alpha
goal 25
deck air_support, broadside
discard intelligence
alpha
  navy united_states
  row1 o_h_perry, gary
  row2 nimitz
  acted gary
  repaired nimitz
  reserve midway
  hand repair, ranging_salvo
  rolls 1
bravo
  row1 druzhny
  row2 titan
  passive k_324
  sunk enterprise
  damage titan:broadside
  stock near_miss_air
""",
    "europe": """options scenario=poland_1939
turn 1
phase operations axis
weather fair poor fair
war axis western
policies nazi_soviet_pact
country poland western active will 4 points 3 attitude nobody
hold germany 0811, 0911
unit german_10th_army 0911 reduced low
unit luftflotte_4 0511 sorties 2
markers axis surprise 1 support 2
surprise 0910
paradrop 0910
partisans 0711
bombing axis 0910
cup political_success 1 political_failure 2
box no_event 1
""",
}
"""One position of each game with nearly every word that it may have."""
WRONG, LONG = "atlantis", 120


def record() -> str:
    """A record with everything in it that a record may have."""
    game, values = find("quartermaster"), ["a1" * 16, "b2" * 16]
    promised = zip((joint.SERVER, "germany+japan"), values, strict=True)
    shares = [joint.SeedShare(who, joint.commitment(value), value) for who, value in promised]
    position = "options cover\nround 20\nturn italy draw\n"
    match = Match(
        game, settle(game, []), joint.seed(values), position, "germany=me", deal=True, shares=shares
    )
    while not match.over:
        match.answer(match.decisions[0].seat, match.decisions[0].options[0])
    return match.record()


def spoilt(text: str) -> Iterator[tuple[str, str]]:
    """A text with one thing wrong in it, and what that is."""
    rows = text.splitlines()
    for at, row in enumerate(rows):
        before, after = rows[:at], rows[at + 1 :]
        said = f"{at + 1} {row.strip()[:40]}"
        yield f"{said}: cut off before", "\n".join(before)
        yield f"{said}: left out", "\n".join([*before, *after])
        yield f"{said}: twice", "\n".join([*before, row, row, *after])
        words = row.split()
        for number, word in enumerate(words):
            comma = "," if word.endswith(",") else ""
            for wrong in (WRONG, "-1") if word.isdecimal() else (WRONG,):
                other = " ".join([*words[:number], wrong + comma, *words[number + 1 :]])
                yield f"{said}: {wrong} for {word[:20]}", "\n".join([*before, other, *after])
    words = [word for row in rows for word in row.split()]
    for word in dict.fromkeys(word for word in words if words.count(word) > 1):
        yield f"{WRONG} for every {word[:20]}", text.replace(word, WRONG)


def told(text: str, take: Callable[[str], object]) -> str:
    """A line for each way to spoil a text that is not taken, and what is said of it."""
    take(text)
    found = []
    for what, wrong in spoilt(text):
        try:
            take(wrong)
        except BadInput as bad:
            said = complaint(bad, "en")
            found.append(f"{what}\n    {said[:LONG]}{'…' * (len(said) > LONG)}")
        else:
            found.append(f"{what}\n    taken")
    return "\n".join(found) + "\n"


def texts() -> Iterator[tuple[str, str]]:
    """All that is said: where it is stored, and what."""
    for name, text in POSITIONS.items():
        yield f"refusals/{name}.txt", told(text, partial(find(name).position, seed=1))
    yield "refusals/record.txt", told(record(), lambda wrong: replay(f"{wrong}\n"))
