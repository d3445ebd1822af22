"""A scripted MCP client: plays a seat by the tools that a language model would use.

python mcp_player.py http://127.0.0.1:8000 TOKEN '/table/TABLE#SEAT.SECRET'
"""

import asyncio
import random
import sys

from mcp import Client, StdioServerParameters


async def main(server: str, token: str, link: str) -> None:
    """Sit down, then wait, answer, wait … until the game is over."""
    program = ["-c", "from wartable.cli import main; raise SystemExit(main())"]
    words = [*program, "mcp", "--server", server]
    started = StdioServerParameters(
        command=sys.executable, args=words, env={"WARTABLE_TOKEN": token}
    )
    async with Client(started) as client:

        async def use(tool, **arguments):
            result = await client.call_tool(tool, arguments)
            if result.is_error:
                raise RuntimeError(result.content)
            return result.structured_content

        await use("sit", link=link)
        while True:
            told = await use("wait", seconds=20)
            for question in told["questions"]:
                where = {key: question[key] for key in ("table", "seat", "number")}
                # A language model would look at what each answer means.
                choice = random.choice(question["answers"])
                await use("answer", **where, answer=choice["answer"])
            if told["over"]:
                print(told["over"][0]["result"])
                return


if __name__ == "__main__":
    asyncio.run(main(*sys.argv[1:]))
