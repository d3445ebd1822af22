"""The rules by number, with their code, cards and tests."""
