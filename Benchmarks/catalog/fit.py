#!/usr/bin/env python3
"""Fits the figures of Explanations.swift to queries made of a catalog's names, and judges them on others.

    fit.py --from tracks.tsv.gz [--each 450] [--seeds 101 102 103] [--judge 104 105] [--sweeps 8]

Starts from the figures that the source has and prints better ones; the same arguments give the same
figures. The program must be built of that source, as it is asked how names differ. Needs numpy.
"""
import argparse
import json
import pathlib
import re
import subprocess
import tempfile

import numpy

import queries as kinds
import rows as catalogs
from bench import SOTTO

SEARCH = pathlib.Path(__file__).resolve().parents[2] / "Sources/SottoCatalog/Search"
# What a factor of e in likelihood is worth, and the least a missed query counts.
SCALE, WORST = 60, -7
# Of a score that is this good nothing is explained; names that are near stay below it.
ALMOST, ROOM = 0.945, 0.045
(SLIPS, SAID, WRITTEN, SOUNDS, CONSONANTS, HEARD, COUNT, STRANGE,
 SHARE, WORDS, UNSAID, LEFT, SAME) = range(13)


def figures():
    """The figures by name; those of known and unknown words have a prefix."""
    source = (SEARCH / "Explanations.swift").read_text()
    found = {name: float(value) for name, value in
             re.findall(r"private static let (\w+) = ([-\d.]+)", source)}
    for prefix in ("unknown", "known"):
        block = re.search(rf"static let of{prefix.title()}Words = Explanations\((.*?)\)", source, re.S)
        for name, value in re.findall(r"(\w+): ([-\d.]+)", block[1]):
            found[f"{prefix}.{name}"] = float(value)
    scores = (SEARCH / "NameScores.swift").read_text()
    artist, other = re.search(r"\.artist \? ([\d.]+) : ([\d.]+)", scores).groups()
    return found | {"standing.artist": float(artist), "standing.other": float(other)}


# The shape of the scale, which the figures are fitted to.
FIXED = ("unexplained", "most", "likeSounds", "long")


class Answers:
    """What was found for queries, as columns: one line for each form of each match."""

    def __init__(self, command, index, asked):
        members = ("type", "mediaName", "artistName", "albumName")
        asked = [q for q in asked if sum(q[m] is not None for m in members[1:]) == 1]
        lines = "".join(json.dumps({m: q[m] for m in members} | {"limit": 40}, ensure_ascii=False) + "\n"
                        for q in asked)
        run = subprocess.run([command, "catalog", "search", "--catalog", index, "--jsonl", "--figures"],
                             input=lines, text=True, stdout=subprocess.PIPE, check=True)
        self.queries, columns, matches = [], [], []
        for query, line in zip(asked, run.stdout.splitlines()):
            self.add(query, json.loads(line), columns, matches)
        self.starts = numpy.array([start for _, start in self.queries])
        self.match, self.items, self.fixed, self.factor, self.known, self.artist = (
            numpy.array(column) for column in list(zip(*columns))[:6])
        self.differences = numpy.array([column[6] for column in columns]).T
        self.gold, self.weight = (numpy.array(column) for column in zip(*matches))
        self.match = self.match.astype(int)

    def add(self, query, answer, columns, matches):
        found = list(zip(answer["ids"], answer["scores"], answer["figures"]))
        gold = [identifier in query["gold"] for identifier, _, _ in found]
        # What is the same without any explanation says nothing of them.
        if not any(gold) or found[0][1] >= ALMOST or any(f is None for _, _, f in found):
            return
        self.queries.append((query["class"], len(matches)))
        # The songs of one artist are one answer.
        names = [json.dumps(figures["forms"]) for _, _, figures in found]
        for is_gold, name, (_, _, match) in zip(gold, names, found):
            for form in match["forms"]:
                columns.append((len(matches), min(8, form["items"].bit_length()), form.get("score", -1),
                                form["share"], match["isInKnownWords"], query["artistName"] is not None,
                                self.numbers(form.get("difference"))))
            matches.append((is_gold, 1 / names.count(name)))

    @staticmethod
    def numbers(difference):
        if not difference:
            return [0] * 13
        words = difference.get("words") or {}
        return [difference[m] for m in ("slips", "lettersSaid", "lettersWritten", "sounds",
                                        "hasSameConsonants", "isHeardWordForWord",
                                        "hasOtherWordCount", "strangeLetters")] + \
               [words.get(m, 0) for m in ("share", "strangeWords", "unsaidWords", "isLeftOut", "areSame")]

    def scores(self, figure):
        """By match, its score with these figures: what Explanations and NameScores do."""
        d = self.differences

        def of(name):
            return numpy.where(self.known, figure[f"known.{name}"], figure[f"unknown.{name}"])

        letters = d[SLIPS] / numpy.maximum(1, numpy.maximum(d[SAID], d[WRITTEN]))
        base = figure["unexplained"] - of("unlike") * letters * d[SOUNDS]
        ear = base - of("letters") * letters - of("otherWordCount") * d[COUNT] \
            + of("sameConsonants") * d[CONSONANTS] \
            + of("wordForWord") * d[HEARD] \
            + of("sameSounds") * numpy.maximum(0, 1 - d[SOUNDS] / figure["likeSounds"]) \
            - figure["oneMoreWordHeard"] * numpy.maximum(0, d[WORDS] - 1)
        slips = base + numpy.where(d[SLIPS] == 1, of("oneSlip"), of("twoSlips")) \
            - figure["strangeLetter"] * d[STRANGE] - figure["otherSounds"] * d[SOUNDS] \
            - of("slipBetweenWords") * d[COUNT] \
            + figure["longName"] * numpy.minimum(1, d[SAID] / figure["long"])
        words = figure["unexplained"] + of("someWords") - of("missingWords") * (1 - d[SHARE]) \
            + d[LEFT] * (figure["leftOut"] - figure["oneMoreLeftOut"] * (d[UNSAID] - 1))
        words = numpy.where(d[SAME] > 0, figure["unexplained"] + of("otherOrder"), words)
        value = numpy.where((d[SLIPS] == 1) | (d[SLIPS] == 2), numpy.maximum(ear, slips), ear)
        value = numpy.where(d[SHARE] > 0, numpy.maximum(value, words), value)
        value = numpy.minimum(value, figure["most"])
        value = numpy.where(self.fixed < 0, value, self.fixed) * self.factor
        standing = self.items * numpy.where(
            self.artist, figure["standing.artist"], figure["standing.other"])
        raised = value + standing
        over = numpy.maximum(0, raised - (ALMOST - ROOM))
        raised = numpy.where(over > 0, ALMOST - ROOM * ROOM / (ROOM + over), raised)
        value = numpy.where(value < ALMOST, raised, value)
        best = numpy.zeros(len(self.gold))
        numpy.maximum.at(best, self.match, value)
        return best

    def likelihood(self, figure):
        """The mean logarithm of how likely a right answer is."""
        scores = self.scores(figure)
        counts = numpy.diff(numpy.append(self.starts, len(scores)))
        top = numpy.repeat(numpy.maximum.reduceat(scores, self.starts), counts)
        shares = numpy.exp((scores - top) * SCALE) * self.weight
        right = numpy.add.reduceat(shares * self.gold, self.starts)
        share = numpy.maximum(right, 1e-9) / numpy.add.reduceat(shares, self.starts)
        return numpy.maximum(numpy.log(share), WORST).mean()

    def missed(self, figure):
        """How many queries have another answer first."""
        scores = numpy.round(self.scores(figure) * 200)
        best = numpy.maximum.reduceat(scores, self.starts)
        right = numpy.maximum.reduceat(numpy.where(self.gold, scores, -1), self.starts)
        return int((right < best).sum())


def fitted(answers, figure, sweeps):
    """Better figures, each in its turn moved by a step while that helps, the step halved when not."""
    best = answers.likelihood(figure)
    steps = {name: 0.02 for name in figure if name not in FIXED}
    for _ in range(sweeps):
        for name in steps:
            for sign in (1, -1):
                moved = figure | {name: figure[name] + sign * steps[name]}
                value = answers.likelihood(moved)
                if value > best + 1e-6:
                    figure, best = moved, value
                    steps[name] *= 1.5
                    break
            else:
                steps[name] /= 2
    return figure


def main():
    options = argparse.ArgumentParser(description=__doc__.split("\n")[0])
    options.add_argument("--from", dest="source", help="a table of real rows; else they are invented")
    options.add_argument("--sotto", default=SOTTO)
    options.add_argument("--each", type=int, default=450, help="queries of each kind and seed")
    options.add_argument("--seeds", type=int, nargs="+", default=[101, 102, 103])
    options.add_argument("--judge", type=int, nargs="+", default=[104, 105])
    options.add_argument("--sweeps", type=int, default=8)
    options = options.parse_args()

    rows = list(catalogs.read(options.source) if options.source else catalogs.invented(100_000))
    with tempfile.TemporaryDirectory() as folder:
        table, index = (pathlib.Path(folder) / name for name in ("tracks.tsv", "tracks.index"))
        catalogs.write(rows, table)
        subprocess.run([options.sotto, "catalog", "index", table, "--output", index], check=True,
                       stdout=subprocess.DEVNULL)
        learned, judged = (
            Answers(options.sotto, index,
                    [q for seed in seeds for q in kinds.QueryMaker(rows, seed).queries(options.each)])
            for seeds in (options.seeds, options.judge))
    before = figures()
    after = fitted(learned, before, options.sweeps)
    for name, figure in (("as they are", before), ("fitted", after)):
        print(f"{name}: likelihood {judged.likelihood(figure):.4f}, {judged.missed(figure)} of "
              f"{len(judged.queries)} missed (learned from: {learned.likelihood(figure):.4f}, "
              f"{learned.missed(figure)} of {len(learned.queries)})")
    for name in after:
        print(f"{name:24} {before[name]:7.4f} {after[name]:7.3f}")


if __name__ == "__main__":
    main()
