"""The tests with toy steps, interpreted too where this process runs compiled."""

import os
import subprocess
import sys
from pathlib import Path

import pytest

from waldglas.build import PURE, compiled


@pytest.mark.skipif(not compiled(), reason="this process runs them itself")
def test_toy_steps_interpreted() -> None:
    toys = Path(__file__).with_name("test_agenda.py")
    command = [sys.executable, "-m", "pytest", "-q", "-p", "no:cacheprovider", str(toys)]
    environment = {**os.environ, PURE: "1"}
    run = subprocess.run(command, env=environment, capture_output=True, text=True, cwd=toys.parents[2], check=False)
    assert run.returncode == 0, run.stdout
    assert "skipped" not in run.stdout
