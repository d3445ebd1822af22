"""A bot as a program of its own: it builds if it can, and otherwise takes the first legal answer.

wartable tournament naval --bots "random,cmd:python examples/program_bot/first_answer.py"
"""

import sys


def ask(line: str) -> list[str]:
    """Say a line, and read the reply up to `ok`."""
    print(line, flush=True)
    reply = []
    while (got := sys.stdin.readline().strip()) != "ok":
        if not got or got.startswith("error"):
            sys.exit(got)
        reply.append(got)
    return reply


# `choose germany qm 5.2 ask-play` says that this seat is asked; `over` ends the game.
for line in sys.stdin:
    if line.startswith("choose"):
        legal = ask("legal")
        ask("do " + next((answer for answer in legal if "build" in answer), legal[0]))
