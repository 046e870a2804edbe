#!/usr/bin/env python3
"""Times whole turns with Melody on large catalogs, and prints a table.

A turn is what the assistant itself measures: from the sentence's arrival to its answer, with the
extension's search and the app's start of the player. The very first turn, when not even the
assistant runs, is the whole command. Every song of the invented catalogs is the same sound.

    Benchmarks/media/bench.py [--sizes 171746,1000000] [--turns 300] [--sotto .build/release/sotto]
"""
import argparse
import json
import os
import pathlib
import random
import shutil
import signal
import subprocess
import sys
import tempfile
import time

ROOT = pathlib.Path(__file__).resolve().parents[2]
sys.path.insert(0, str(ROOT / "Benchmarks" / "catalog"))
import rows  # noqa: E402


class Melody:
    """Melody in a home of its own, on a catalog that this program gives it."""

    def __init__(self, sotto):
        self.sotto = str(pathlib.Path(sotto).resolve())
        self.folder = pathlib.Path(tempfile.mkdtemp(prefix="sotto-bench-"))
        self.environment = {**os.environ, "SOTTO_HOME": str(self.folder)}
        self.run("apps", "install", "--samples")
        self.group = self.folder / "groups" / "group.app.sotto.melody"
        self.sound = next(self.group.glob("Samples/Adele/*/*.flac"))

    def run(self, *arguments):
        done = subprocess.run(
            [self.sotto, *arguments], env=self.environment, capture_output=True, text=True
        )
        return done.stdout

    def take(self, songs):
        """Puts these songs in the place of all others."""
        self.run("quit")
        table = self.folder / "songs.tsv"
        with open(table, "w", encoding="utf-8") as file:
            file.write("\t".join([*rows.COLUMNS, "location"]) + "\n")
            for song in songs:
                file.write("\t".join([*song, str(self.sound)]) + "\n")
        self.run("catalog", "index", str(table), "--output", f"{self.group}/Catalog.sqlite.index")
        (self.group / "Settings.json").write_text('{"keepsCatalog": true}')

    def turn(self, sentence):
        """Returns the milliseconds that a sentence took, and whether it was carried out."""
        answer = self.run("say", "--json", "--", sentence).splitlines()
        reply = json.loads(answer[-1])
        if reply["outcome"] != "done":
            print(f"{sentence}: {reply['text']}", file=sys.stderr)
        return reply["milliseconds"], reply["outcome"] == "done"

    def first_turn(self, sentence):
        """Returns the milliseconds from the command's start to its end, when nothing runs before."""
        self.run("quit")
        start = time.perf_counter()
        self.run("say", "--", sentence)
        return (time.perf_counter() - start) * 1000

    def extension(self):
        """The extension's process."""
        prefix = f"{self.folder}/apps/"
        for entry in pathlib.Path("/proc").glob("[0-9]*"):
            try:
                words = (entry / "cmdline").read_bytes().split(b"\0")
            except OSError:
                continue
            if words[0].decode(errors="replace").startswith(prefix) and words[0].endswith(
                b"/MelodyIntents"
            ):
                return int(entry.name)
        return None

    def memory(self):
        """The extension's memory in megabytes, without what it shares, as the mapped index is."""
        lines = pathlib.Path(f"/proc/{self.extension()}/smaps_rollup").read_text().splitlines()
        return sum(int(line.split()[1]) for line in lines if line.startswith("Private_Dirty")) / 1024

    def leave(self):
        self.run("quit")
        shutil.rmtree(self.folder, ignore_errors=True)


def at(share, values):
    return sorted(values)[min(len(values) - 1, int(len(values) * share))]


def measure(melody, size, turns):
    songs = list(rows.invented(size))
    melody.take(songs)
    chance = random.Random(size)
    wanted = [f"play the song {s[1]} by {s[2]}" for s in chance.sample(songs, turns)]
    for sentence in wanted[:5]:
        melody.turn(sentence)
    warm = [melody.turn(sentence) for sentence in wanted]
    cold = []
    for sentence in wanted[:10]:
        process = melody.extension()
        if process:
            os.kill(process, signal.SIGKILL)
            time.sleep(0.2)
        cold.append(melody.turn(sentence)[0])
    first = [melody.first_turn(sentence) for sentence in wanted[10:20]]
    times = [milliseconds for milliseconds, _ in warm]
    done = sum(is_done for _, is_done in warm)
    print(
        f"| {size:,} | {at(0.5, times):.1f} ms | {at(0.99, times):.1f} ms | {max(cold):.0f} ms "
        f"| {max(first):.0f} ms | {melody.memory():.0f} MB | {done} of {turns} |",
        flush=True,
    )


def main():
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--sizes", default="171746,1000000")
    parser.add_argument("--turns", type=int, default=300)
    parser.add_argument("--sotto", default=str(ROOT / ".build" / "release" / "sotto"))
    options = parser.parse_args()
    melody = Melody(options.sotto)
    print(
        "| Melody's songs | turn, p50 | p99 | new extension's first turn, at most "
        "| first turn of all, at most | extension | played |"
    )
    print("| --- | --- | --- | --- | --- | --- | --- |")
    try:
        for size in options.sizes.split(","):
            measure(melody, int(size), options.turns)
    finally:
        melody.leave()


if __name__ == "__main__":
    main()
