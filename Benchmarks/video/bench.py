#!/usr/bin/env python3
"""Times whole turns with Reel on a large library of series and films, and prints a table.

A turn is what the assistant itself measures: from the sentence's arrival to its answer, with the
extension's search and the app's start of the player. Every video is the same clip.

    Benchmarks/video/bench.py [--items 50000] [--turns 200] [--sotto .build/release/sotto]
"""
import argparse
import json
import os
import pathlib
import random
import re
import shutil
import subprocess
import sys
import tempfile
import unicodedata

ROOT = pathlib.Path(__file__).resolve().parents[2]
sys.path.insert(0, str(ROOT / "Benchmarks" / "catalog"))
import rows  # noqa: E402

COLUMNS = ["identifier", "kind", "title", "album", "season", "episode", "members", "location"]
EPISODES = 24
DECORATED = re.compile(r"[(\[]| - ")


class Reel:
    """Reel in a home of its own, on a catalog that this program gives it."""

    def __init__(self, sotto):
        self.sotto = str(pathlib.Path(sotto).resolve())
        self.folder = pathlib.Path(tempfile.mkdtemp(prefix="sotto-bench-"))
        self.environment = {**os.environ, "SOTTO_HOME": str(self.folder)}
        self.run("apps", "install", "--samples")
        self.group = self.folder / "groups" / "group.app.sotto.reel"
        self.clip = next(self.group.glob("Samples/*.mkv"))

    def run(self, *arguments):
        done = subprocess.run(
            [self.sotto, *arguments], env=self.environment, capture_output=True, text=True
        )
        return done.stdout

    def take(self, lines):
        """Puts these in the place of all others."""
        self.run("quit")
        table = self.folder / "videos.tsv"
        text = ["\t".join(COLUMNS)] + ["\t".join(line) for line in lines]
        table.write_text("\n".join(text) + "\n", encoding="utf-8")
        self.run("catalog", "index", str(table), "--output", f"{self.group}/Catalog.sqlite.index")
        (self.group / "Settings.json").write_text('{"keepsCatalog": true}')

    def turn(self, sentence):
        """Returns the milliseconds that a sentence took, and whether it was carried out."""
        reply = json.loads(self.run("say", "--json", "--", sentence).splitlines()[-1])
        if reply["outcome"] != "done":
            print(f"{sentence}: {reply['text']}", file=sys.stderr)
        return reply["milliseconds"], reply["outcome"] == "done"

    def leave(self):
        self.run("quit")
        shutil.rmtree(self.folder, ignore_errors=True)


def sounding(title):
    letters = unicodedata.normalize("NFD", title.lower())
    return "".join(letter for letter in letters if letter.isalnum())


def invented(count, clip):
    """Series of two seasons and as many films as series, until there are so many items.

    Of names that differ by their case or their marks alone Reel would ask which is meant, and nobody says
    what stands in brackets.
    """
    titles = {sounding(song[1]): song[1] for song in rows.invented(count) if not DECORATED.search(song[1])}
    lines, series = [], []
    for index, title in enumerate(titles.values()):
        if len(lines) >= count:
            break
        if index % 2:
            lines.append([f"film:{index}", "movie", title, "", "", "", "", clip])
            continue
        parts = [f"episode:{index}:{part}" for part in range(EPISODES)]
        lines.append([f"show:{title}", "tvShow", title, "", "", "", "|".join(parts), ""])
        for part, identifier in enumerate(parts):
            season, episode = divmod(part, EPISODES // 2)
            place = [str(season + 1), str(episode + 1)]
            lines.append([identifier, "tvShowEpisode", f"Part {part + 1}", title, *place, "", clip])
        series.append(title)
    return lines, series


def main():
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--items", type=int, default=50_000)
    parser.add_argument("--turns", type=int, default=200)
    parser.add_argument("--sotto", default=str(ROOT / ".build" / "release" / "sotto"))
    options = parser.parse_args()
    reel = Reel(options.sotto)
    try:
        lines, series = invented(options.items, str(reel.clip))
        reel.take(lines)
        chance = random.Random(options.items)
        said = [
            f"play season {chance.choice(['one', 'two'])} episode {chance.randint(1, 12)} of {title} in reel"
            for title in chance.sample(series, min(options.turns, len(series)))
        ]
        for sentence in said[:5]:
            reel.turn(sentence)
        turns = [reel.turn(sentence) for sentence in said]
        times = sorted(milliseconds for milliseconds, _ in turns)
        done = sum(is_done for _, is_done in turns)
        print("| Reel's items | turn, p50 | p99 | played |\n| --- | --- | --- | --- |")
        print(
            f"| {len(lines):,} | {times[len(times) // 2]:.1f} ms | {times[int(len(times) * 0.99)]:.1f} ms "
            f"| {done} of {len(turns)} |"
        )
    finally:
        reel.leave()


if __name__ == "__main__":
    main()
