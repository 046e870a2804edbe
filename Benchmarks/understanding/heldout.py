#!/usr/bin/env python3
"""Measures understanding on annotated sentences that the weights have not seen, and prints a table.

The published sets that `sets.txt` describes are dealt into parts by their text alone; each part is
read with weights that were trained on the others, by the command that makes the shipped ones. What a
sentence means is what `sets.txt` makes of its annotation. The patterns are those of today: their
authors have read some of these sentences.

    Benchmarks/understanding/heldout.py DATA [--parts 5] [--lower] [--show 20] [--sotto .build/release/sotto]
"""
import argparse
import collections
import gzip
import hashlib
import json
import os
import pathlib
import shutil
import subprocess
import tempfile
import unicodedata

import sets

ROOT = pathlib.Path(__file__).resolve().parents[2]
LANGUAGES = ROOT / "Sources/SottoLanguage/Languages"


def folded(text):
    """The words of a name without case, accents and signs."""
    letters = unicodedata.normalize("NFKD", text).casefold().replace("&", " and ")
    kept = (c if c.isalnum() else " " for c in letters if not unicodedata.combining(c))
    return " ".join("".join(kept).split())


def part(text, parts):
    # Two sets have some sentences in common, which one of them writes in small letters.
    return int(hashlib.sha256(folded(text).encode()).hexdigest(), 16) % parts


class Held:
    """A copy of the program whose weights have not seen one part of the sets."""

    def __init__(self, sotto, rows, folder):
        self.program = folder / "sotto"
        shutil.copy(sotto, self.program)
        for resources in pathlib.Path(sotto).parent.glob("*.resources"):
            shutil.copytree(resources, folder / resources.name)
        data = folder / "data"
        for row in rows:
            file = data / row.file
            file.parent.mkdir(parents=True, exist_ok=True)
            with (gzip.open if file.suffix == ".gz" else open)(file, "at", encoding="utf-8") as lines:
                lines.write(row.line)
        (weights,) = folder.glob("**/en/weights.bin")
        phrases = ROOT / "Tests/SottoLanguageTests/Phrases"
        command = ["train", "en", "--data", data, "--phrases", phrases, "--output", weights]
        command += ["--languages", LANGUAGES]
        subprocess.run([self.program, *command], check=True, stdout=subprocess.DEVNULL)

    def readings(self, rows, isLower):
        requests = (
            {"text": r.text.lower() if isLower else r.text, "locale": "en", "apps": r.apps}
            for r in rows
        )
        done = subprocess.run(
            [self.program, "understand", "--jsonl"],
            input="".join(json.dumps(r) + "\n" for r in requests),
            env={**os.environ, "SOTTO_HOME": str(self.program.parent / "home")},
            capture_output=True, text=True, check=True,
        )
        return [json.loads(line) for line in done.stdout.splitlines()]


def named(reading):
    """The names of a Reading that the sets annotate."""
    parameters = reading.get("parameters") or {}
    search = parameters.get("mediaSearch") or {}
    names = [("mediaName", search.get("mediaName")), ("mediaName", search.get("albumName"))]
    names += [("artistName", search.get("artistName"))]
    names += [("playlistName", (parameters.get("mediaDestination") or {}).get("playlistName"))]
    names += [("genreNames", genre) for genre in search.get("genreNames") or []]
    return collections.Counter((kind, folded(name)) for kind, name in names if name)


def add(sums, row, reading):
    """Counts one sentence; returns whether it was understood as annotated."""
    intent = reading.get("intent")
    if row.intent is None:
        sums["others"] += 1
        sums["accepted"] += intent is not None
        return intent is None
    sums["rows"] += 1
    sums["intents"] += intent == row.intent
    if row.names is None:
        return intent == row.intent
    want = collections.Counter((kind, folded(name)) for kind, name in row.names)
    got = named(reading)
    hits = sum((want & got).values()) if intent == row.intent else 0
    sums["hits"] += hits
    sums["named"] += want.total() + got.total()
    sums["annotated"] += 1
    exact = intent == row.intent and want == got
    sums["exact"] += exact
    return exact


def main():
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("data", help="the folder of the published sets")
    parser.add_argument("--parts", type=int, default=5)
    parser.add_argument("--lower", action="store_true", help="as recognisers write")
    parser.add_argument("--show", type=int, default=0, help="how many misses to print")
    parser.add_argument("--sotto", default=ROOT / ".build/release/sotto")
    options = parser.parse_args()
    if not options.data or not pathlib.Path(options.data).is_dir():
        parser.error(f"“{options.data}” is no folder; DATA= names that of the sets in sets.txt")
    try:
        rows = sets.rows(LANGUAGES / "sets.txt", options.data, "en")
    except FileNotFoundError as error:
        parser.error(f"{error.filename} is not there; Documentation/Languages.md says where it is from")
    sums = collections.defaultdict(collections.Counter)
    for number in range(options.parts):
        rest = [row for row in rows if part(row.text, options.parts) != number]
        held = [r for r in rows if part(r.text, options.parts) == number and r.isMeant]
        with tempfile.TemporaryDirectory(prefix="sotto-heldout-") as folder:
            program = Held(options.sotto, rest, pathlib.Path(folder))
            for row, reading in zip(held, program.readings(held, options.lower), strict=True):
                if not add(sums[row.file.split(".")[0]], row, reading) and options.show > 0:
                    options.show -= 1
                    heard = (reading.get("intent"), dict(named(reading)))
                    print(row.text, "|", row.intent, row.names, "|", *heard)
    print("| sentences | rows | intent | name F1 | all names | others | accepted |")
    print("| --- | --- | --- | --- | --- | --- | --- |")
    for name, sum in sums.items():
        share = lambda part, whole: f"{sum[part] / sum[whole]:.3f}" if sum[whole] else "–"
        f1 = f"{2 * sum['hits'] / sum['named']:.3f}" if sum["named"] else "–"
        print(
            f"| {name} | {sum['rows']} | {share('intents', 'rows')} | {f1} "
            f"| {share('exact', 'annotated')} | {sum['others']} | {share('accepted', 'others')} |"
        )


if __name__ == "__main__":
    main()
