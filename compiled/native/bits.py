"""`wartable.core.bits` where a loop is quicker than a dictionary."""


def once(members: list[int]) -> list[int]:
    """A list in rising order without its doubles."""
    found: list[int] = []
    last = -1
    for member in members:
        if member != last:
            found.append(member)
            last = member
    return found
