"""`make stored`: everything that is stored here is written anew."""

from tests.stored import keeping, words

for folder, found in (("words", words.texts()),):
    old = keeping.names(folder)
    for name, text in found:
        keeping.write(name, text)
        old.discard(name)
    for name in old:
        (keeping.FOLDER / name).unlink()
