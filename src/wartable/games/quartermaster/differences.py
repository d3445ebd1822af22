"""qm 19 The subjects on which the two rulebooks were compared, and what decides each one here."""

from collections.abc import Iterator

from msgspec import Struct

from wartable.games.quartermaster.board import UNITED_STATES
from wartable.games.quartermaster.editions import FIRST, SECOND, Edition, edition
from wartable.words.text import LANGUAGES, Words, words

CARDS, BOARD, SAME = "cards", "board", "same"


class Difference(Struct, frozen=True):
    """A subject, what decides it, and where each rulebook speaks of it.

    What decides is a field of Edition, or the cards, or the board; or both rulebooks agree. The
    sentences are in text/differences.*.ftl.
    """

    id: str
    decided: str
    first: str
    second: str


DIFFERENCES = (
    Difference("card-count", CARDS, "Contenu; Description des Nations", "Components"),
    Difference("us-navies", "navies", "Contenu; Description des Nations", "Components"),
    Difference("score-track", "one_score", "4, 7.1", "Using Victory Points Markers"),
    Difference("victory", SAME, "11, 11.1, 11.2", "Sudden Victory; Scoring Victory"),
    Difference("reallocate-resources", "reallocate_always", "5.1", "Optional Rule"),
    Difference("deck-empty-discard-from-deck", "hand_pays_for_deck", "10, 3.8", "Cards"),
    Difference("hand-empty-discard-from-hand", SAME, "10", "Cards"),
    Difference("play-obligation", "empty_hand_costs", "5.2", "Cards; Card Play"),
    Difference("status-first-use", "status_delay", "3.6, 5.2, 13.2.2", "Card Types; “Instead”"),
    Difference("response-first-use", SAME, "3.7, 5.2, 13.2.3", "Card Types"),
    Difference("protection-cards", CARDS, "3.7, 5.3", "Timing Particulars"),
    Difference("word-turn", SAME, "13.2.8, 5.3, 15", "Order of Play; Timing Particulars"),
    Difference("own-removal", "lift_any_time", "2.1", "Pieces"),
    Difference("supply-line", SAME, "6, 6.1, 3.1, 3.2", "Supply"),
    Difference("supply-markers", CARDS, "6.1", "Components"),
    Difference("straits", SAME, "Les détroits", "Straits"),
    Difference("battle-target", SAME, "3.3, 3.4, 5.5.4", "Card Types; Empty Spaces"),
    Difference("build-without-building", SAME, "5.5.3", "Build Cards without Building"),
    Difference("home-build", SAME, "3.1", "Card Types"),
    Difference("reaction-order", SAME, "5.3", "Reaction Rules"),
    Difference("discard-piles", SAME, "8, 10, 12", "Who Can See What?"),
    Difference("discard-phase", SAME, "8", "Turn Sequence"),
    Difference("air-phase", "air", "4.2, 14.2", "Turn Sequence"),
    Difference("starting-hand", "opening", "4, 14.1", "Setup"),
    Difference("home-occupied", SAME, "7", "Scoring & Victory"),
    Difference("economic-warfare-home", SAME, "3.8", "Card Types"),
    Difference("built-or-recruited", CARDS, "5.3, 13.2.6", "Timing Particulars"),
    Difference("french-and-english", CARDS, "15, 3.7, 5.3, 14.7", ""),
    Difference("available", SAME, "13.2.12", "Pieces"),
    Difference("then-and-or", SAME, "5.2, 13.2.9, 13.2.10, 13.2.11", "Card Play; “Instead”"),
    Difference("player-table", SAME, "1", "Player Assignments"),
    Difference("built-then-eliminated", SAME, "", "Example 2"),
    Difference("same-reaction-twice", SAME, "5.3", "Reaction Rules"),
    Difference("map-lines", BOARD, "Le plateau de jeu", "What’s New"),
)

ADAPTATIONS = (
    "board",
    "opening",
    "air-step",
    "taking-back",
    "status",
    "costs",
    "protection",
    "reallocate",
    "cards",
)
"""How Air Marshal, written for the first edition, is played with the second."""


def value(rules: Edition, difference: Difference) -> str | int | bool:
    """What decides a difference in an edition."""
    match difference.decided:
        case "cards" if difference.id == "card-count":
            return sum(card.count for card in rules.catalogue.cards)
        case "cards" | "board" | "same":
            return ""
        case "navies":
            return rules.navies[UNITED_STATES]
        case "opening":
            return ", ".join(str(number) for number in rules.opening)
        case field:
            found = getattr(rules, field)
            assert isinstance(found, bool)
            return found


def rows(said: Words) -> Iterator[tuple[str, str, str, str]]:
    """Every difference in words: the subject, both editions with their sections, what decides."""
    for difference in DIFFERENCES:
        message = f"difference-{difference.id}"
        yield (
            said.name(message),
            _with_sections(said, said.name(message, "first"), difference.first),
            _with_sections(said, said.name(message, "second"), difference.second),
            _decided(said, difference),
        )


def _with_sections(said: Words, text: str, sections: str) -> str:
    if not sections:
        return text
    return said.say("differences-sections", text=text, sections=sections)


def _decided(said: Words, difference: Difference) -> str:
    plain = difference.decided in (CARDS, BOARD, SAME)
    what = said.say(f"differences-by-{difference.decided}") if plain else f"`{difference.decided}`"
    first, second = (_shown(said, value(edition(number), difference)) for number in (FIRST, SECOND))
    return said.say("differences-value", what=what, first=first, second=second) if first else what


def _shown(said: Words, found: str | int | bool) -> str:
    if isinstance(found, bool):
        return said.say("differences-yes" if found else "differences-no")
    return str(found)


def page() -> str:
    """docs/editions.md: all differences side by side, in all languages."""
    return "\n".join(_part(words(lang, "quartermaster")) for lang in LANGUAGES)


def _part(said: Words) -> str:
    columns = ("subject", "first", "second", "decided")
    names = [said.say(f"differences-{column}") for column in columns]
    out = [
        f"# {said.say('differences-title')}",
        "",
        said.say("differences-intro", command="`wartable editions --markdown`"),
        "",
        f"| {' | '.join(names)} |",
        "| --- | --- | --- | --- |",
        *(f"| {' | '.join(row)} |" for row in rows(said)),
        "",
        f"## {said.say('adaptations-title')}",
        "",
        said.say("adaptations-intro"),
        "",
        *(f"- {said.say(f'adaptation-{name}')}" for name in ADAPTATIONS),
    ]
    return "\n".join(out) + "\n"
