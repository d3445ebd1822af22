"""The picture of a card comes from what the card does."""

from functools import cache

import pytest

from wartable.core.game import find, settle
from wartable.games.quartermaster.faces import Face
from wartable.games.quartermaster.listing import cards


@cache
def faces(edition: str) -> dict[str, Face]:
    options = settle(find("quartermaster"), [f"edition={edition}", "air_marshal=on"])
    return {card.id: card.face for card in cards(options)}


@pytest.mark.parametrize(
    ("card", "face"),
    [
        ("germany.build_army", Face("dawn", "land", "army", "plus")),
        ("japan.sea_battle", Face("burst", "sea", "navy_fires", "cut")),
        ("germany.submarines_enforce_blockade", Face("sonar", "deep", "submarine", "burn", 2)),
        ("united_states.b_29_superfortress", Face("sight", "air", "bomber", "burn", 5)),
        ("united_kingdom.malta_submarines", Face("sonar", "deep", "submarine", "burn", 2)),
        ("soviet_union.general_winter", Face("beam", "snow", "army_lost", "cut", 2)),
        ("japan.kamikaze", Face("shield", "sea", "navy_lost", "cut")),
        ("italy.mare_nostrum", Face("ring", "sea", "navy", "points", 1)),
        ("germany.synthetic_fuel", Face("ring", "land", "armies", "plus")),
        ("germany.wolf_packs", Face("ring", "deep", "submarine", "up")),
        ("germany.ju_52s_airlift_supplies", Face("chevrons", "land", "truck", "plus")),
        ("soviet_union.deploy_air_force", Face("sky", "air", "plane", "plus")),
    ],
)
def test_a_face_shows_what_the_card_does(card: str, face: Face) -> None:
    assert faces("second")[card] == face


@pytest.mark.parametrize("edition", ["second", "first"])
def test_every_card_has_a_field_and_few_show_nothing_but_cards(edition: str) -> None:
    found = faces(edition)
    assert all(face.field and face.ground and face.subject and face.mark for face in found.values())
    plain = [card for card, face in found.items() if face.subject == "cards"]
    assert len(plain) < len(found) / 10
