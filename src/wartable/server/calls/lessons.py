"""Calls about lessons: a table for a step, and the verdict on what was done there."""

from wartable.core.decision import Illegal
from wartable.core.game import find
from wartable.core.judging import find_lesson, find_step, judge
from wartable.server import api
from wartable.server.calls.call import Context, call


@call("POST", "/api/games/{game}/lessons/{lesson}", api.TakeLesson, api.MyTable)
async def take_lesson(context: Context, body: api.TakeLesson) -> api.MyTable:
    """Make a table for a step of a lesson."""
    asked = context.request.path_params
    game, maker = find(asked["game"]), context.registry.maker
    return context.mine(await maker.lesson(game, asked["lesson"], body, context.browser))


@call("GET", "/api/tables/{table}/lesson", None, api.LessonTold)
async def get_lesson(context: Context, _: None) -> api.LessonTold:
    """The lesson of a table: what is asked, and the verdict so far."""
    table = await context.table(seated=True)
    at = table.setup.lesson
    if at is None:
        raise Illegal("table", "reason-no-lesson")
    lesson = find_lesson(table.game, at.lesson)
    step = find_step(table.game, at.lesson, at.step)
    message = f"lesson-{lesson.id}-{step.id}"
    found = judge(step, table.playing)
    judged = None
    if found is not None:
        judged = api.Judged(found.right, f"{message}-{found.id}", found.rule)
    return api.LessonTold([one.id for one in lesson.steps], at.step, message, judged)
