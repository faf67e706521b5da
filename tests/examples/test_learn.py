"""The example that learns: it trains, and what it has learned plays as a bot like any other."""

from __future__ import annotations

import json
import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

import pressgang

LEARN = Path(__file__).parents[2] / "examples" / "learn"


@pytest.fixture(scope="module")
def trained(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The folder of the example, after a moment of training."""
    folder = tmp_path_factory.mktemp("learn") / "learn"
    shutil.copytree(LEARN, folder, ignore=shutil.ignore_patterns("policy.json", "curve.png"))
    run(folder, "train.py", "--minutes", "0.001", "--deals", "1")
    return folder


def run(folder: Path, *arguments: str) -> str:
    """What a Python program prints that runs in this folder."""
    environment = {**os.environ, "PYTHONPATH": str(Path(pressgang.__file__).parents[1]), "LANG": "en_US.UTF-8"}
    done = subprocess.run([sys.executable, *arguments], cwd=folder, env=environment, capture_output=True, text=True, timeout=240)
    assert done.returncode == 0, done.stderr
    return done.stdout


def test_training_leaves_a_policy_and_a_curve(trained: Path) -> None:
    learned = json.loads((trained / "policy.json").read_text(encoding="utf-8"))
    game = pressgang.game("dead-mans-draw", 2)
    first, _, second, last = learned["weights"]
    assert (len(first), len(second[0]), len(last)) == (game.observation.size, game.space.size, game.space.size)
    assert (trained / "curve.png").read_bytes().startswith(b"\x89PNG")


def test_the_trained_player_is_a_bot_like_any_other(trained: Path) -> None:
    command = ["-m", "pressgang.cli", "simulate", "dead-mans-draw", "--games", "2", "--bots", "learned:Learned", "deckhand"]
    assert "learned:Learned" in run(trained, *command)
