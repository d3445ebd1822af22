"""Names and titles that people give: what may be in them, and how wide they may look."""

import unicodedata

from wartable.core.decision import BadInput

NAME, TITLE = 40, 80
"""How wide a name and a title may be, in letters."""
MARKS = 2
"""How many accents one letter may have."""
JOINERS = "\u200c\u200d"
"""Joiners that belong to the writing of some languages, and to emoji."""
UNSEEN = ("Cc", "Cf", "Cn", "Co", "Cs", "Zl", "Zp")
"""Kinds of invisible characters: controls, writing directions, unassigned ones."""
BLANK = "\u034f\u115f\u1160\u17b4\u17b5\u2800\u3164\uffa0\ufffc\U00016fe4\U0001d159"
"""Characters that count as letters or accents but look like nothing."""
STYLES = (range(0x180B, 0x1810), range(0xFE00, 0xFE10), range(0xE0100, 0xE01F0))
"""Characters that choose how the letter before them looks, and are invisible themselves."""
EMOJI = "\ufe0e\ufe0f"
"""Those of them that belong to emoji."""


def name(text: str) -> str:
    """A person's name, as it is stored."""
    return clean("name", text, NAME)


def label(text: str) -> str:
    """What a browser calls itself, as it is stored."""
    return clean("device", text, NAME)


def title(text: str) -> str:
    """The title of a table, as it is stored."""
    return clean("title", text, TITLE)


def clean(where: str, text: str, most: int) -> str:
    """A text that is what it looks like; anything else is refused, saying what is wrong."""
    text = unicodedata.normalize("NFC", text).strip()
    # Spaces of all widths look the same.
    spaced = "".join(" " if unicodedata.category(one) == "Zs" else one for one in text)
    text = " ".join(word for word in spaced.split(" ") if word)
    width = marks = 0
    before = ""
    for letter in text:
        kind = unicodedata.category(letter)
        # A joiner joins two letters; anywhere else it would be an invisible letter.
        joins = letter in JOINERS and bool(before) and before not in JOINERS + " "
        emoji = letter in EMOJI and unicodedata.category(before or " ") == "So"
        style = any(ord(letter) in some for some in STYLES) and not emoji
        if (kind in UNSEEN and not joins) or letter in BLANK or style:
            raise BadInput(where, f"U+{ord(letter):04X}", "visible-characters")
        marks = marks + 1 if kind in ("Mn", "Me") else 0
        if marks > MARKS:
            raise BadInput(where, text[:most], "fewer-accents", most=MARKS)
        if not marks and not joins:
            width += 2 if unicodedata.east_asian_width(letter) in "WF" else 1
        before = letter
    if before and before in JOINERS:
        raise BadInput(where, f"U+{ord(before):04X}", "visible-characters")
    if width > most:
        raise BadInput(where, text[:most], "shorter-text", most=most)
    return text
