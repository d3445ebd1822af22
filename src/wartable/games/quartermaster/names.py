"""The names of nations, spaces and cards: which message names each one."""

from wartable.games.quartermaster.board import NATIONS, SPACES, TEAMS
from wartable.games.quartermaster.effects import BASIC, Step, Type
from wartable.words.text import Name

_LIKE_THEIR_TYPE = {type.name.lower() for type in (*BASIC, Type.DEPLOY_AIR_FORCE)}


def _name(family: str, id: str) -> Name:
    return Name(f"{family}-{id.lower().replace('_', '-')}")


def nation_name(nation: int) -> Name:
    """A nation by its number."""
    return _name("nation", NATIONS[nation])


def team_name(team: int) -> Name:
    """A team by its number."""
    return _name("team", TEAMS[team])


def space_name(space: int) -> Name:
    """A space by its number."""
    return _name("space", SPACES[space])


def piece_name(kind: str) -> Name:
    """An army, a navy, an air force, or any piece."""
    return _name("piece", kind)


def area_name(kind: str) -> Name:
    """A land space, a sea space, or (`any`) a space."""
    return _name("area", kind)


def step_name(step: Step) -> Name:
    """A step of the turn."""
    return _name("step", step.name)


def type_name(type: Type) -> Name:
    """A type of card."""
    return _name("type", type.name)


def card_name(nation: int, card_id: str) -> Name:
    """A card of a nation; basic cards are named after their type."""
    if card_id in _LIKE_THEIR_TYPE:
        return _name("type", card_id)
    return _name("card", f"{NATIONS[nation]}-{card_id}")
