"""Functions written again for the compiler, in machine words: build.py puts them in."""
