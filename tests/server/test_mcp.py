"""What a language model is told, and what it can do, by the tools of the MCP adapter."""

import asyncio
from collections.abc import Callable, Coroutine
from typing import Any

import pytest
from tests.server.harness import Person, Running, Screen, me
from tests.server.test_programs import program

from wartable.adapters.mcp_server import RECENT, ModelTools, Refused
from wartable.words.text import LANGUAGES, Name, capital, words

POSITION = """game naval
options row_defence
turn bravo
alpha
  row1 gary
  hand air_support
bravo
  row1 druzhny
  row2 titan
  hand air_support, torpedo_attack
"""


class Model:
    """A model with a seat, across from a person; both see what the page would show them."""

    def __init__(self, server: Running, lang: str) -> None:
        self.server, self.person, self.own = server, Person(server), program(server)
        self.lang = lang
        wish = {"alpha": {"who": "me"}, "bravo": {"who": "open"}}
        made = self.person.make("naval", position=POSITION, seats=wish)
        self.table: str = made["table"]["id"]
        self.link: str = made["links"]["bravo"]

    def use(self, story: Callable[[ModelTools], Coroutine[Any, Any, Any]]) -> Any:
        """Let a process of its own use the tools; another one knows nothing of it."""

        async def used() -> Any:
            tools = ModelTools(self.server.url, self.own.secret, self.lang)
            try:
                return await story(tools)
            finally:
                await tools._http.aclose()

        return asyncio.run(used())

    def begin(self) -> None:
        """Sit down, and let the game begin."""
        self.use(lambda tools: tools.sit(self.link, "Model"))
        self.person.post(f"/api/tables/{self.table}/start")

    def shown(self) -> Screen:
        """What a page of the model's seat would show."""
        with self.own.look(self.table) as screen:
            screen.drain()
            return screen


@pytest.fixture
def model(server: Running, request: pytest.FixtureRequest) -> Model:
    """A model that speaks a language, and sits at a table."""
    found = Model(server, getattr(request, "param", "en"))
    found.begin()
    return found


in_both = pytest.mark.parametrize("model", LANGUAGES, indirect=True)


@in_both
def test_a_model_is_told_all_that_a_page_of_its_seat_shows(model: Model) -> None:
    page = model.shown()
    told = model.use(lambda tools: tools.wait(0))
    assert len(told["happened"]) == len(page.lines) > 2
    assert told["over"] == []
    (question,) = told["questions"]
    asked = page.asked["bravo"]
    assert question["table"] == model.table and question["seat"] == "bravo"
    assert [question["number"], question["rule"]] == [asked["number"], asked["rule"]]
    offered = [*asked["choices"], *asked["offers"]]
    assert [one["answer"] for one in question["answers"]] == [one["answer"] for one in offered]
    for said in (question["question"], *(one["means"] for one in question["answers"])):
        assert said == capital(said) and "{" not in said and "answer-" not in said
    seen = model.use(lambda tools: tools.look(model.table, "bravo"))
    assert seen == {"table": model.table, "seat": "bravo", "view": page.views["bravo"]}
    (row,) = model.use(lambda tools: tools.tables())["tables"]
    assert row == {
        "table": model.table,
        "game": "naval",
        "status": "playing",
        "your_seats": ["bravo"],
        "waits_for_you": True,
        "waits_for": ["bravo"],
    }


def test_whoever_looks_is_told_the_same_afterwards_as_if_they_had_not_looked(model: Model) -> None:
    async def looks(tools: ModelTools) -> list[Any]:
        told = []
        for _ in range(2):
            await tools.look(model.table, "bravo")
            for seat in ("alpha", "nobody"):
                with pytest.raises(Refused):
                    await tools.look(model.table, seat)
            with pytest.raises(Refused):
                await tools.look("nowhere", "bravo")
            told.append(await tools.wait(0))
        return told

    async def waits(tools: ModelTools) -> list[Any]:
        return [await tools.wait(0) for _ in range(2)]

    told = model.use(looks)
    assert told == model.use(waits)
    assert told[0]["happened"] and not told[1]["happened"], "each line is told once"
    assert told[0]["questions"] == told[1]["questions"], "what is still open is asked again"


def test_each_seat_is_looked_at_by_itself(model: Model) -> None:
    other = model.own.make("naval", position=POSITION, seats=me("alpha", "bravo"), start=True)
    table = other["table"]["id"]
    with model.own.look(table) as page:
        page.drain()
    assert page.views["alpha"] != page.views["bravo"]

    async def looks(tools: ModelTools) -> list[Any]:
        return [(await tools.look(where, seat))["view"] for where, seat in seats]

    seats = [(table, "alpha"), (table, "bravo"), (model.table, "bravo")]
    seen = [page.views["alpha"], page.views["bravo"], model.shown().views["bravo"]]
    assert model.use(looks) == seen
    model.own.post(f"/api/tables/{table}/resign")


def test_an_answer_is_taken_by_its_words_and_a_refusal_says_why(model: Model) -> None:
    async def plays(tools: ModelTools) -> None:
        (question,) = (await tools.wait(0))["questions"]
        where = {name: question[name] for name in ("table", "seat", "number")}
        wrong = await tools.answer(**where, answer="fly away")
        assert wrong["ok"] is False and wrong["rule"] and " " in wrong["why_not"]
        assert "reason" not in wrong["why_not"] and "=" not in wrong["why_not"]
        assert (await tools.wait(0))["questions"] == [question]
        assert await tools.answer(**where, answer=question["answers"][0]["answer"]) == {"ok": True}
        late = await tools.answer(**where, answer=question["answers"][0]["answer"])
        assert late["ok"] is False and late["rule"] == "table"
        rule = await tools.rule(question["rule"])
        assert {*rule} == {"title", "text"} and all(rule.values())
        with pytest.raises(Refused, match=r"\w \w"):
            await tools.rule("naval 99.99")

    model.use(plays)


@in_both
def test_of_much_that_has_happened_the_last_lines_are_told(model: Model) -> None:
    for _ in range(RECENT // 2):
        path = f"/api/tables/{model.table}"
        model.person.post(f"{path}/bot", {"seat": "alpha", "level": "random"})
        model.person.post(f"{path}/take", {"seat": "alpha"})
    model.person.post(f"/api/tables/{model.table}/bot", {"seat": "alpha", "level": "random"})
    assert len(model.shown().lines) > RECENT + 2
    told = model.use(lambda tools: tools.wait(0))["happened"]
    assert len(told) == RECENT
    spoken = words(model.lang, "naval")
    said = spoken.say("log-bot-sat", seat=Name("seat-alpha"), level=Name("bot-random"))
    assert told[-1]["text"] == said
    nobody = spoken.say_sentence("client-somebody")
    assert told[-2]["text"].startswith(nobody), "who gave no name is somebody"


def test_the_end_of_a_game_is_told_to_who_waited_for_it(model: Model) -> None:
    async def ends(tools: ModelTools) -> list[Any]:
        before = await tools.wait(0)
        await asyncio.to_thread(model.person.post, f"/api/tables/{model.table}/resign")
        return [before, await tools.wait(5), await tools.wait(0)]

    before, told, after = model.use(ends)
    assert before["over"] == []
    assert [(one["table"], one["result"]) for one in told["over"]] == [(model.table, "resigned")]
    assert after == {"questions": [], "over": [], "happened": []}
