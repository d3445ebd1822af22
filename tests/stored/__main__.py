"""`make stored`: everything that is stored here is written anew; or some of it, by its folder."""

import sys

from tests.stored import commands, keeping, numbers, permissions, reasons, refusals, stories, words

KINDS = {
    "words": words.texts,
    "numbers": numbers.texts,
    "permissions": permissions.texts,
    "stories": stories.texts,
    "commands": commands.texts,
    "reasons": reasons.texts,
    "refusals": refusals.texts,
}

for folder in sys.argv[1:] or KINDS:
    old = keeping.names(folder)
    for name, text in KINDS[folder]():
        keeping.write(name, text)
        old.discard(name)
    for name in old:
        (keeping.FOLDER / name).unlink()
