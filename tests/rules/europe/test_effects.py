"""eu 13 What each effect of an event changes, and that it changes nothing else."""

from typing import Any

import pytest
from tests.conftest import rule
from tests.europe_table import GUARDED, War

from wartable.games.europe import effects as fx
from wartable.games.europe.happenings import apply
from wartable.games.europe.state import FIELDS, State

POSITION = f"""{GUARDED}unit german_10th_army 0910
unit lodz_army 0811
unit luftflotte_4 0511 sorties 2
hold germany 0910
country slovakia points 3
war axis western
"""


def changed(before: State, after: State) -> str:
    """The fields that differ, each with what it was and is."""
    found = []
    for name in FIELDS:
        old, new = getattr(before, name), getattr(after, name)
        if name in ("seed", "decisions") or old == new:
            continue
        if isinstance(old, list) and len(old) == len(new):
            found += [
                f"{name}[{at}] {one} {other}"
                for at, (one, other) in enumerate(zip(old, new, strict=True))
                if one != other
            ]
        elif name == "frames":
            found.append(f"{name} {new[len(old) :]}")
        else:
            found.append(f"{name} {old} {new}")
    return "; ".join(found)


EFFECTS: dict[str, tuple[Any, str]] = {
    "a policy ends": (fx.SetPolicy(policy="nazi_soviet_pact", applies=False), "policies 2 0"),
    "a policy begins": (fx.SetPolicy(policy="appeasement", applies=True), "policies 2 3"),
    "a war": (fx.War(between=("axis", "soviet")), "war[0] 2 6; war[2] 0 1; policies 2 0"),
    "a local war": (fx.StartLocalWar(faction="soviet", country="romania"), "local [] [518]"),
    "peace with a country": (
        fx.EndLocalWar(faction="soviet", country="romania"),
        "local [516, 518] [516]",
    ),
    "peace with all": (fx.EndLocalWar(faction="soviet"), "local [516, 518] []"),
    "allies": (fx.Allies(between=("western", "soviet")), "allies[1] 0 4; allies[2] 0 2"),
    "a country joins": (
        fx.Join(country="hungary", faction="axis"),
        "side[5] -1 0; status[5] 1 0; attitude[5] 0 -1",
    ),
    "a status": (fx.SetStatus(country="romania", status="closed"), "status[6] 1 2"),
    "an attitude": (fx.SetAttitude(country="romania", faction="axis"), "attitude[6] 1 0"),
    "a unit goes": (fx.RemoveUnit(unit="lodz_army"), "at[13] 290 -4"),
    "units leave": (fx.Expel(faction="axis", country="poland"), "frames [('leave', 3)]"),
    "sorties": (fx.AddSorties(unit="luftflotte_4", add=3), "sorties[31] 2 5"),
    "markers": (fx.AddMarkers(faction="western", marker="partisans", add=2), "partisans[1] 0 2"),
    "factories": (fx.AddFactories(country="germany", add=2), "extra[0] 3 5"),
    "strategic moves": (fx.AddStrategicMoves(faction="axis", add=2), "moves[0] 2 4"),
    "a marker in the cup": (fx.AddToCup(marker="political_success"), "cup[1] 1 2"),
    "a marker in the box": (fx.AddToBox(marker="political_failure"), "box[2] 0 1"),
    "a multiplier": (fx.SetMultiplier(country="germany", multiplier=7), "multiplier[0] 2 7"),
    "factories at risk": (fx.FactoriesAtRisk(country="poland"), "at_risk 0 4"),
    "will": (fx.AddWill(country="poland", add=-2), "will[2] 10 8"),
    "a capital moves": (fx.MoveCapital(country="poland", city="lodz"), "capitals[2] 237 263"),
}


@rule("eu 13")
@pytest.mark.parametrize("name", EFFECTS)
def test_an_effect_changes_what_it_says_and_nothing_else(war: War, name: str) -> None:
    war.position(POSITION)
    for country in ("lithuania", "romania") if name.startswith("peace") else ():
        apply(war.state, fx.StartLocalWar(faction="soviet", country=country))
    before = war.state.copy()
    effect, told = EFFECTS[name]
    apply(war.state, effect)
    assert changed(before, war.state) == told
