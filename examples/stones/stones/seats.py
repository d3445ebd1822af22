"""Who sits where."""

PEOPLE = {2: (("north",), ("south",))}
