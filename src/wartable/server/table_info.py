"""A table as everyone may see it."""

from wartable.server import api, seeding, spectating
from wartable.server.chairs import Chair
from wartable.server.tables import Table


def info(table: Table) -> api.TableInfo:
    """The table as everyone may see it."""
    return api.TableInfo(
        id=table.id,
        game=table.game.id,
        options=table.options,
        title=table.setup.title,
        status=table.status,
        listed=table.listed,
        watch=table.setup.watch,
        cover=table.cover,
        pace=table.setup.pace,
        hints=table.hints,
        away=table.setup.away,
        chat=table.setup.chat,
        clock=table.setup.clock,
        clocks=table.timing.told() if table.timing else [],
        clock_asked=table.timing.proposed() if table.timing else None,
        seats=[
            api.SeatInfo(
                seat=chair.seat,
                kind=chair.kind,
                name=chair.name,
                level=chair.level,
                resigned=chair.resigned,
                devices=len(chair.devices),
                program=chair.program and not chair.bot,
                account=_account(table, chair),
            )
            for chair in table.chairs
        ],
        host=next((c.name for c in table.chairs if c.held_by(table.owner)), ""),
        result=table.result,
        rematch=table.setup.rematch,
        deal=seeding.told(table),
        spectators=spectating.told(table),
        lesson=table.setup.lesson,
        tournament=table.setup.awaited,
    )


def _account(table: Table, chair: Chair) -> str:
    """The account of whoever plays a seat, if its profile is public."""
    if chair.kind != "person" and not chair.resigned:
        return ""
    return next((name for one in chair.browsers if (name := table.called(one))), "")
