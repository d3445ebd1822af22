"""Words as people type them: what is on the screen, with or without accents."""

import re
import unicodedata

_LETTERS = str.maketrans({"œ": "oe", "æ": "ae", "ß": "ss"})


def folded(text: str) -> str:
    """A text without case, accents and punctuation, for comparing."""
    plain = unicodedata.normalize("NFKD", text.casefold().translate(_LETTERS))
    outbox = "".join(sign for sign in plain if not unicodedata.combining(sign))
    return " ".join(re.findall(r"\w+", outbox.replace("_", " ")))


def meant(line: str, said: list[str]) -> list[int]:
    """The answers that typed words may mean: the same, beginning with them, or containing them."""
    wanted = folded(line)
    if not wanted:
        return []
    shown = [folded(answer) for answer in said]
    exact = [at for at, answer in enumerate(shown) if answer == wanted]
    begun = [at for at, answer in enumerate(shown) if f"{answer} ".startswith(f"{wanted} ")]
    words = set(wanted.split())
    holding = [at for at, answer in enumerate(shown) if words <= set(answer.split())]
    return exact or (begun if len(begun) == 1 else holding)
