#!/usr/bin/env python3
"""Measures `sotto catalog search` beside other searches, on one catalog and one set of queries.

    bench.py [--rows 100000] [--each 30] [--from tracks.tsv.gz] [--sotto PATH] [--no-peers]

Without --from the catalog is invented; with it the file's rows are used, and padded with recombined
words when --rows asks for more. Prints a table a search, and one a kind of query.
"""
import argparse
import collections
import json
import os
import pathlib
import subprocess
import tempfile
import time

import peers
import queries as kinds
import rows as catalogs

SOTTO = pathlib.Path(__file__).resolve().parents[2] / ".build/release/sotto"


def ours(command, table, asked):
    """What `sotto` finds, its microseconds a query, and what making and searching its index took."""
    index = table.with_suffix(".index")
    start = os.times()
    started = time.monotonic()
    subprocess.run([command, "catalog", "index", table, "--output", index], check=True,
                   stdout=subprocess.DEVNULL)
    waited = time.monotonic() - started
    end = os.times()
    built = end.children_user + end.children_system - start.children_user - start.children_system
    members = ("type", "mediaName", "artistName", "albumName")
    lines = "".join(json.dumps({k: q[k] for k in members}, ensure_ascii=False) + "\n" for q in asked)
    search = [command, "catalog", "search", "--catalog", index, "--jsonl"]
    runs = [subprocess.run(search, input=lines, text=True, stdout=subprocess.PIPE, check=True)
            for _ in range(2)]
    first, second = ([json.loads(line) for line in run.stdout.splitlines()] for run in runs)
    # The time of a halted virtual machine is charged to whoever ran, and hardly twice to one query.
    answers = [(q, a["ids"], min(a["microseconds"], b["microseconds"]))
               for q, a, b in zip(asked, first, second)]
    size = sum(part.stat().st_size for part in index.parent.glob(index.name + "*"))
    return answers, built, f"index {size / 1e6:.0f} MB, made in {waited:.1f} s"


def percentile(values, share):
    values = sorted(values)
    return values[min(len(values) - 1, int(share * len(values)))]


def shares(answers):
    """By kind, the percentages of queries whose first, and whose first five, has a right answer."""
    hits = collections.defaultdict(lambda: [0, 0, 0])
    for query, found, _ in answers:
        gold = set(query["gold"])
        kind = hits[query["class"]]
        kind[0] += 1
        kind[1] += bool(found) and found[0] in gold
        kind[2] += any(identifier in gold for identifier in found[:5])
    return {kind: (100 * first / n, 100 * five / n) for kind, (n, first, five) in hits.items()}


def mean(values):
    values = list(values)
    return sum(values) / max(1, len(values))


def main():
    options = argparse.ArgumentParser(description=__doc__.split("\n")[0])
    options.add_argument("--rows", type=int, default=100_000)
    options.add_argument("--each", type=int, default=30, help="queries of each kind")
    options.add_argument("--from", dest="source", help="a table of real rows")
    options.add_argument("--sotto", default=SOTTO)
    options.add_argument("--seed", type=int, default=1)
    options.add_argument("--no-peers", action="store_true")
    options = options.parse_args()

    real = list(catalogs.read(options.source) if options.source
                else catalogs.invented(min(options.rows, 200_000), options.seed))
    with tempfile.TemporaryDirectory() as folder:
        table = pathlib.Path(folder) / "tracks.tsv"
        everything = catalogs.padded(real, options.rows, options.seed)
        # Ten million rows are written one by one; only the others need them all at once.
        if not options.no_peers:
            everything = list(everything)
        catalogs.write(everything, table)
        asked = list(kinds.QueryMaker(real, options.seed).queries(options.each))
        answers, built, remark = ours(options.sotto, table, asked)
    results = {"sotto": (answers, built)}
    for peer in [] if options.no_peers else peers.available():
        results[peer.name] = peers.run(peer, everything, asked)

    print(f"{options.rows:,} rows, {len(asked)} queries of {len(kinds.KINDS)} kinds; {remark}; "
          f"{time.strftime('%Y-%m-%d')}\n")
    print("| search | queries | top-1 % | top-5 % | p50 ms | p99 ms | max ms | build s (processor) |")
    print("| --- | --- | --- | --- | --- | --- | --- | --- |")
    table = {}
    for name, (answers, built) in results.items():
        table[name] = shares(answers)
        times = [t / 1000 for _, _, t in answers]
        print(f"| {name} | {len(answers)} | {mean(a for a, _ in table[name].values()):.1f} "
              f"| {mean(b for _, b in table[name].values()):.1f} | {percentile(times, .5):.2f} "
              f"| {percentile(times, .99):.2f} | {max(times):.1f} | {built:.1f} |")
    print("\n| kind (top-1/top-5 %) | " + " | ".join(results) + " |")
    print("| --- |" + " --- |" * len(results))
    for kind in kinds.KINDS:
        cells = [f"{table[name][kind][0]:.0f}/{table[name][kind][1]:.0f}" if kind in table[name]
                 else "–" for name in results]
        print(f"| {kind} | " + " | ".join(cells) + " |")


if __name__ == "__main__":
    main()
