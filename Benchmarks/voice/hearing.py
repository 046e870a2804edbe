#!/usr/bin/env python3
"""How many of fifty sentences come through: spoken by flite, heard by PocketSphinx, answered by Sotto.

Each goes through `sotto listen --once` as a person's would, and is typed in a home of its own, too. One voice, one
recogniser that is small and old, and sentences that were written for this: no claim about people's voices.
Needs flite (apt); PocketSphinx and the protocol's library are fetched from PyPI.

    Benchmarks/voice/hearing.py [--sotto .build/release/sotto] [--show]
"""
import argparse
import pathlib
import shlex
import shutil
import socket
import subprocess
import sys
import time
import venv

HERE = pathlib.Path(__file__).resolve().parent
ROOT = HERE.parents[1]
sys.path.insert(0, str(HERE.parent))
from assistant import PRODUCTS, Home  # noqa: E402


def python():
    """A Python that has the recogniser."""
    place = ROOT / ".build" / "voice"
    if not (place / "bin" / "pocketsphinx_lm").exists():
        venv.create(place, with_pip=True)
        packages = ["pocketsphinx==5.1.1", "wyoming==1.10.2"]
        subprocess.run([place / "bin" / "pip", "install", "--quiet", *packages], check=True)
    return place / "bin" / "python"


def recogniser(program):
    with socket.socket() as free:
        free.bind(("127.0.0.1", 0))
        port = free.getsockname()[1]
    process = subprocess.Popen([program, HERE / "recogniser.py", str(port)], stderr=subprocess.DEVNULL)
    for _ in range(200):
        try:
            socket.create_connection(("127.0.0.1", port)).close()
            return process, f"tcp://127.0.0.1:{port}"
        except OSError:
            time.sleep(0.05)
    raise SystemExit("The recogniser does not start.")


def listen(home, uri, file):
    """What was heard, and what was answered."""
    microphone = shlex.join([sys.executable, str(HERE / "microphone.py"), str(file)])
    options = ["--stt", uri, "--microphone", microphone, "--silent", "--once", "--locale", "en"]
    lines = subprocess.run(
        [home.sotto, "listen", *options], env=home.environment, capture_output=True, text=True, timeout=120
    ).stdout.splitlines()
    heard = next((line[2:] for line in lines if line.startswith("> ")), "")
    answers = [line for line in lines if line and not line.startswith((">", "Listening", "…"))]
    return heard, answers[0] if answers else ""


def typed(home, text):
    said = [home.sotto, "say", "--locale", "en", "--profile", "voice", text]
    lines = subprocess.run(said, env=home.environment, capture_output=True, text=True).stdout.splitlines()
    return lines[0] if lines else ""


def main():
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--sotto", default=PRODUCTS / "sotto")
    parser.add_argument("--show", action="store_true")
    options = parser.parse_args()
    if not shutil.which("flite"):
        raise SystemExit("There is no flite: install it by apt-get install flite.")
    process, uri = recogniser(python())
    speaking, writing = Home(options.sotto), Home(options.sotto)
    sentences = (HERE / "sentences.txt").read_text().splitlines()
    exact = same = 0
    try:
        for number, text in enumerate(sentences):
            file = speaking.folder / f"{number}.wav"
            subprocess.run(["flite", "-voice", "slt", "-t", text, "-o", file], check=True)
            heard, answer = listen(speaking, uri, file)
            expected = typed(writing, text)
            exact += heard == text
            same += answer == expected
            if options.show or answer != expected:
                print(f"{text}\n  heard: {heard}\n  answered: {answer}\n  typed: {expected}", flush=True)
    finally:
        process.kill()
        speaking.leave()
        writing.leave()
    print(f"Of {len(sentences)} sentences {exact} were heard word by word, and {same} were answered as when they are typed.")


if __name__ == "__main__":
    main()
