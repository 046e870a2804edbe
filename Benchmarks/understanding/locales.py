#!/usr/bin/env python3
"""Measures the shipped weights on sentences that training leaves out, the same in all languages.

Of sets that come in two parts (`partition`), training reads `train`; here it is `dev`. The same number
is the same sentence in every language: where two languages hear different requests, one is wrong.

    Benchmarks/understanding/locales.py DATA [--show 20] [--sotto .build/release/sotto]
"""
import argparse
import collections
import json
import pathlib
import subprocess

import sets

ROOT = pathlib.Path(__file__).resolve().parents[2]
LANGUAGES = ROOT / "Sources/SottoLanguage/Languages"


def readings(sotto, rows, language):
    """The intent that is heard in each sentence; None for none."""
    feed = "".join(json.dumps({"text": row.text, "locale": language}) + "\n" for row in rows)
    done = subprocess.run(
        [sotto, "understand", "--jsonl"], input=feed, capture_output=True, text=True, check=True)
    return [json.loads(line).get("intent") for line in done.stdout.splitlines()]


def main():
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("data", help="the folder of the published sets")
    parser.add_argument("--show", type=int, default=0, help="how many disagreements to print")
    parser.add_argument("--sotto", default=ROOT / ".build/release/sotto")
    options = parser.parse_args()
    if not options.data or not pathlib.Path(options.data).is_dir():
        parser.error(f"“{options.data}” is no folder; DATA= names that of the sets in sets.txt")
    heard = collections.defaultdict(dict)
    print("| language | requests | intent | others | accepted |")
    print("| --- | --- | --- | --- | --- |")
    for language in sorted(folder.name for folder in LANGUAGES.iterdir() if folder.is_dir()):
        rows = sets.rows(LANGUAGES / "sets.txt", options.data, language, "dev")
        rows = [row for row in rows if row.isMeant]
        sums = collections.Counter()
        for row, intent in zip(rows, readings(options.sotto, rows, language), strict=True):
            sums[row.intent is None, intent == row.intent] += 1
            heard[json.loads(row.line)["id"]][language] = (row.text, intent)
        ours, others = (sums[kind, True] + sums[kind, False] for kind in (False, True))
        if not ours or not others:
            continue
        print(
            f"| {language} | {ours} | {sums[False, True] / ours:.3f} "
            f"| {others} | {sums[True, False] / others:.3f} |")
    disagreed = [
        said for said in heard.values() if len({intent for _, intent in said.values()}) > 1
    ]
    print(f"\nOf {len(heard)} sentences, {len(disagreed)} are heard as different requests.")
    for said in disagreed[: options.show]:
        print()
        for language, (text, intent) in said.items():
            print(f"  {language}  {intent or 'none'}  {text}")


if __name__ == "__main__":
    main()
