#!/usr/bin/env python3
"""schemathesis and what it stands on, in the versions of requirements.txt, from PyPI. Ends with 77 where they cannot be had."""
import pathlib
import subprocess
import sys

HERE = pathlib.Path(__file__).resolve().parent
PLACE = HERE.parents[1] / ".build" / "schemathesis"
PROGRAM = PLACE / "bin" / "schemathesis"


def fetch():
    """Once; returns why it cannot be had, or None."""
    if PROGRAM.exists():
        return None
    pip = [str(PLACE / "bin" / "pip"), "install", "--quiet", "--only-binary", ":all:"]
    for step in (
        [sys.executable, "-m", "venv", "--clear", str(PLACE)],
        [*pip, "-r", str(HERE / "requirements.txt")],
    ):
        try:
            done = subprocess.run(step, capture_output=True, text=True, timeout=600)
        except OSError as error:
            return f"{error}"
        if done.returncode != 0:
            return " ".join((done.stdout + done.stderr).split())[-200:]
    return None


if __name__ == "__main__":
    if reason := fetch():
        print(f"schemathesis cannot be had: {reason}")
        sys.exit(77)
