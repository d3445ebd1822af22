"""A lesson on Poland 1939: nine small positions, from the first move to a whole turn."""

from wartable.core.lessons import Exercise, Lesson, Sign, Verdict

OPERATIONS = """\
game europe
phase operations axis
bare
markers axis surprise 0
markers western support 0
unit german_1st_army west_wall
unit german_5th_army west_wall
unit warsaw_army warsaw
"""
DONE = Sign(answer="done")
ELSEWHERE = Sign(answer="*")
NEXT_TURN = Sign(log="turn")
TWO_CITIES = Sign(log="taken", facts={"country": "germany"}, least=2)


def step(
    name: str,
    position: str,
    *verdicts: Verdict,
    solution: tuple[str, ...],
    mistake: tuple[str, ...],
    seed: int = 1,
) -> Exercise:
    """A step in which the learner plays the Axis."""
    return Exercise(name, "axis", position, verdicts, solution, mistake, seed)


STEPS = (
    step(
        "activate",
        OPERATIONS
        + """\
country germany points 2
unit xvi_panzer_corps 0612
unit german_10th_army 0611
unit lodz_army 0909
""",
        Verdict("right", Sign(answer="move xvi_panzer_corps *"), right=True, rule="eu 6.3"),
        Verdict("right", Sign(answer="via xvi_panzer_corps *"), right=True, rule="eu 6.3"),
        Verdict("dear", Sign(answer="* german_10th_army*"), rule="eu 6.3"),
        Verdict("idle", Sign(answer="halt *"), rule="eu 6.3"),
        Verdict("done", ELSEWHERE, rule="eu 6.0"),
        solution=("move xvi_panzer_corps 0712",),
        mistake=("move german_10th_army 0711",),
    ),
    step(
        "move",
        OPERATIONS
        + """\
country germany points 2
unit xvi_panzer_corps 0612
unit krakow_army 0914
unit lodz_army 0909
""",
        Verdict(
            "right",
            Sign(log="taken", facts={"country": "germany", "city": "lodz"}),
            right=True,
            rule="eu 4.1.1",
        ),
        Verdict("elsewhere", Sign(answer="move *"), rule="eu 6.3"),
        Verdict("elsewhere", Sign(answer="stop"), rule="eu 6.3"),
        Verdict("elsewhere", Sign(answer="halt *"), rule="eu 6.3"),
        Verdict("done", DONE, rule="eu 6.0"),
        solution=("move xvi_panzer_corps 0810",),
        mistake=("move xvi_panzer_corps 0813",),
    ),
    step(
        "zone",
        OPERATIONS
        + """\
country germany points 2
unit xvi_panzer_corps 0612
unit xix_panzer_corps 0510
unit lodz_army 0710
""",
        Verdict(
            "right",
            Sign(log="taken", facts={"country": "germany", "city": "lodz"}),
            right=True,
            rule="eu 4.c",
        ),
        Verdict("stopped", Sign(answer="* xix_panzer_corps*"), rule="eu 4.c"),
        Verdict("elsewhere", Sign(answer="move *"), rule="eu 4.1.1"),
        Verdict("elsewhere", Sign(answer="stop"), rule="eu 4.1.1"),
        Verdict("attacked", Sign(answer="a* *"), rule="eu 4.c"),
        Verdict("done", Sign(answer="[dh]*"), rule="eu 6.0"),
        solution=("move xvi_panzer_corps 0810",),
        mistake=("move xix_panzer_corps 0610",),
    ),
    step(
        "attack",
        OPERATIONS
        + """\
country germany points 2
hold germany 0610, 0711
unit xvi_panzer_corps 0711
unit german_8th_army 0610 reduced
unit lodz_army 0710
""",
        Verdict(
            "right",
            Sign(log="battle", facts={"unit": "xvi_panzer_corps"}),
            right=True,
            rule="eu 5.e",
        ),
        Verdict("weak", Sign(answer="* german_8th_army*"), rule="eu 5.f"),
        Verdict("away", Sign(answer="move *"), rule="eu 5.a"),
        Verdict("away", Sign(answer="halt *"), rule="eu 5.a"),
        Verdict("done", DONE, rule="eu 6.0"),
        solution=("attack xvi_panzer_corps 0710",),
        mistake=("attack german_8th_army 0710",),
    ),
    step(
        "air",
        OPERATIONS
        + """\
country germany points 1
hold germany 0711
unit german_10th_army 0711
unit luftflotte_4 breslau
unit lodz_army 0710
""",
        Verdict(
            "right",
            Sign(log="battle", facts={"unit": "german_10th_army"}),
            right=True,
            after=(Sign(answer="a* german_10th_army 0710 luftflotte_4*"),),
            rule="eu 6.2.3",
        ),
        Verdict("alone", Sign(answer="a* german_10th_army *"), rule="eu 6.2.3"),
        Verdict("away", Sign(answer="move *"), rule="eu 5.a"),
        Verdict("away", Sign(answer="halt *"), rule="eu 5.a"),
        Verdict("flown", Sign(answer="rebase *"), rule="eu 6.2.1"),
        Verdict("done", DONE, rule="eu 6.0"),
        solution=("attack german_10th_army 0710 luftflotte_4",),
        mistake=("attack german_10th_army 0710",),
        seed=3,
    ),
    step(
        "assault",
        OPERATIONS
        + """\
country germany points 2
hold germany 0507, 0509
unit german_4th_army 0507
unit german_10th_army 0509
unit poznan_army poznan
""",
        Verdict(
            "right",
            Sign(log="battle"),
            right=True,
            after=(Sign(answer="assault *"), Sign(answer="assist *")),
            rule="eu 5.c",
        ),
        Verdict("alone", Sign(log="battle"), after=(Sign(answer="assault *"),), rule="eu 5.c"),
        Verdict("mobile", Sign(answer="attack *"), rule="eu 5.b"),
        Verdict("away", Sign(answer="move *"), rule="eu 5.c"),
        Verdict("away", Sign(answer="halt *"), rule="eu 5.c"),
        Verdict("done", DONE, rule="eu 6.0"),
        solution=("assault german_10th_army 0508", "assist german_4th_army"),
        mistake=("attack german_10th_army 0508",),
        seed=3,
    ),
    step(
        "supply",
        OPERATIONS
        + """\
country germany points 2
hold germany 0712, 0811, 0810, 0910, 0911, 1011
unit xvi_panzer_corps 0910 used
unit german_10th_army 0512
unit krakow_army 0812
""",
        Verdict(
            "cut",
            Sign(log="supply", facts={"unit": "xvi_panzer_corps"}),
            rule="eu 7.3",
        ),
        Verdict("fought", Sign(answer="a* *"), rule="eu 7.3"),
        Verdict("right", Sign(log="operations"), right=True, rule="eu 7.3"),
        solution=("move german_10th_army 0811",),
        mistake=("move german_10th_army 0612",),
    ),
    step(
        "replacement",
        """\
game europe
phase replacement axis
bare
country germany points 4
unit german_1st_army west_wall
unit german_5th_army west_wall
unit xvi_panzer_corps breslau reduced
unit german_10th_army 0611 reduced
unit luftflotte_4 dresden sorties 4
unit warsaw_army warsaw
""",
        Verdict("right", Sign(answer="improve xvi_panzer_corps"), right=True, rule="eu 8.1"),
        Verdict("dear", Sign(answer="improve *"), rule="eu 8.1"),
        Verdict("done", DONE, rule="eu 8.1"),
        solution=("improve xvi_panzer_corps",),
        mistake=("improve german_10th_army",),
    ),
    step(
        "turn",
        "game europe\nphase weather\n",
        Verdict("right", Sign(log="over*"), right=True, rule="eu 12.1"),
        Verdict("right", NEXT_TURN, right=True, after=(TWO_CITIES,), rule="eu 1.2"),
        Verdict("few", NEXT_TURN, rule="eu 12.1"),
        solution=(
            "done",
            "done",
            "done",
            "move xix_panzer_corps 0703",
            "move xxii_motorized_corps 0814",
        ),
        mistake=(),
    ),
)

LESSONS = (Lesson("poland", STEPS),)
