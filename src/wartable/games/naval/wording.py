"""The text of a ship or an Action card, generated from what it is."""

from wartable.games.naval import effects as fx
from wartable.games.naval.effects import Card, Ship
from wartable.words.text import Names, Words, capital


def _sentences(parts: list[str]) -> str:
    return " ".join(f"{capital(part)}." for part in parts)


def _names(family: str, members: tuple[fx.Symbol | fx.AttackType, ...], joined: str) -> Names:
    ids = (f"{family}-{member.name.lower().replace('_', '-')}" for member in members)
    return Names(tuple(ids), joined)


def _numbers(words: Words, numbers: tuple[int, ...]) -> str:
    return words.row([str(number) for number in numbers], "and")


def ship_text(ship: Ship, words: Words) -> str:
    """What is printed on a Ship card."""
    parts = []
    if ship.submerged:
        parts.append(words.say("part-submerged", passive=ship.evasion, active=ship.active))
    else:
        parts.append(words.say("part-hull", number=ship.hull))
    if ship.weapons:
        parts.append(words.say("part-weapons", weapons=_names("weapon", ship.weapons, "and")))
    for message, numbers in (
        ("part-asw", ship.asw),
        ("part-strikes", ship.air_strikes),
        ("part-defence", ship.air_defence),
    ):
        if numbers:
            parts.append(words.say(message, numbers=_numbers(words, numbers)))
    if ship.evasion and not ship.submerged:
        parts.append(words.say("part-evasion", number=ship.evasion))
    if ship.command:
        parts.append(words.say("part-command", number=ship.command))
    if ship.vp:
        parts.append(words.say("part-points", number=ship.vp))
    began, ended = ship.service
    if ended:
        parts.append(words.say("part-service", **{"from": str(began)}, to=str(ended)))
    elif began:
        parts.append(words.say("part-still", **{"from": str(began)}))
    return _sentences(parts)


def card_text(card: Card, words: Words) -> str:
    """What is printed on an Action card."""
    first, *others = (effect_text(effect, words) for effect in card.do)
    parts = [first, *(words.say("effect-or", effect=other) for other in others)]
    if card.cost.cards:
        parts.append(words.say("part-cost", count=card.cost.cards))
    parts.append(words.say("part-value", number=card.reinforcement))
    return _sentences(parts)


def effect_text(effect: fx.Effect, words: Words) -> str:
    """One of the things a card may be played for."""
    match effect:
        case fx.Fire():
            ranges = effect.ranges
            reach = f"{ranges[0]}–{ranges[-1]}" if len(ranges) > 1 else "".join(map(str, ranges))
            return words.say(
                "effect-fire",
                weapons=_names("weapon", effect.symbols, "or"),
                count=effect.platforms,
                ranges=reach or words.say("effect-any-range"),
                damage=effect.damage,
                hard=effect.hard,
                sinks=int(effect.large_gun_sinks),
            )
        case fx.Strike():
            return words.say("effect-strike", number=effect.number)
        case fx.Hunt():
            return words.say("effect-hunt", number=effect.number)
        case fx.Raid():
            count, number = len(effect.numbers), effect.numbers[0]
            return words.say("effect-raid", count=count, number=number)
        case fx.OwnRolls():
            return words.say("effect-own-rolls", number=effect.by)
        case fx.OpponentRolls():
            return words.say("effect-opponent-rolls", number=-effect.by)
        case fx.Stop():
            against = _names("against", effect.against, "or")
            return words.say("effect-stop", number=effect.number, against=against)
        case fx.Mend():
            return words.say("effect-mend")
        case fx.Redirect():
            return words.say("effect-redirect")
        case fx.Cancel():
            return words.say("effect-cancel")
        case fx.Copy():
            return words.say("effect-copy")
