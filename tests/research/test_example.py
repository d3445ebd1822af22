"""The worked example learns: it runs, and what it writes down can be drawn."""

import json
import subprocess
import sys
from pathlib import Path

from wartable.cli import main

EXAMPLE = Path(__file__).parents[2] / "examples" / "learning"


def test_the_example_imitates_improves_and_draws_its_curve(tmp_path: Path) -> None:
    words = ["--options", "scenario=falkland_express", "--games", "8", "--jobs", "1"]
    data = str(tmp_path / "data.npz")
    assert main(["dataset", "naval", *words, "--bots", "others=recruit", "--out", data]) == 0
    learn = [sys.executable, str(EXAMPLE / "learn.py"), data]
    few = ["--epochs", "1", "--rounds", "1", "--round", "2", "--games", "2", "--last", "3"]
    subprocess.run([*learn, *few], cwd=tmp_path, check=True, capture_output=True)
    curve = json.loads((tmp_path / "curve.json").read_text())
    stages = ["untrained", "imitation", "improvement", "in the end"]
    assert [point["stage"] for point in curve] == stages
    assert [point["games"] for point in curve] == [2, 2, 2, 3]
    draw = [sys.executable, str(EXAMPLE / "picture.py"), "curve.json", "curve.svg"]
    subprocess.run(draw, cwd=tmp_path, check=True)
    assert (tmp_path / "curve.svg").read_text().count("<circle") == 8
