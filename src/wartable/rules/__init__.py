"""The rules by number, and where the code, the cards and the tests meet them."""
