#!/usr/bin/env python3
"""Times whole turns with Listable on very many lists, and prints a table.

A turn is what the assistant itself measures: from the sentence's arrival to its answer, with all
that the extension does, and what is answered as added is on the disk. Beside it whole commands,
from their start to their end: `sotto say`, and taskwarrior's `task` where it is installed, with
as many tasks in as many projects.

    Benchmarks/lists/bench.py [--lists 10000] [--tasks 10] [--turns 300]
                             [--sotto .build/release/sotto]
"""
import argparse
import json
import os
import random
import shutil
import subprocess
import sys
import time

import made_up


def percentiles(values):
    values = sorted(values)
    at = [values[min(len(values) - 1, int(len(values) * share))] for share in (0.5, 0.99)]
    return f"{at[0]:.1f} ms | {at[1]:.1f} ms"


def turns(listable, name, sentences, expected):
    """Says the sentences, and prints how long those took that were carried out."""
    times = []
    for sentence, parts in zip(sentences, expected):
        reply = listable.say(sentence)
        if reply["outcome"] == "done" and all(part in reply["text"] for part in parts):
            times.append(reply["milliseconds"])
        else:
            print(f"{sentence}: {reply['text']}", file=sys.stderr)
    print(f"| {name} | {percentiles(times)} | {len(times)} of {len(sentences)} |", flush=True)


def commands(name, calls):
    """Makes the calls, and prints how long they took."""
    times = []
    for call in calls:
        start = time.perf_counter()
        call()
        times.append((time.perf_counter() - start) * 1000)
    print(f"| {name} | {percentiles(times)} | {len(times)} |", flush=True)


class Taskwarrior:
    """Taskwarrior with the same tasks; a list is a project."""

    def __init__(self, folder, made):
        self.environment = {**os.environ, "TASKDATA": str(folder), "TASKRC": str(folder / "taskrc")}
        folder.mkdir()
        (folder / "taskrc").write_text("confirmation=no\n")
        tasks = [{"description": task, "project": name} for name, some in made for task in some]
        self.run("import", "-", text=json.dumps(tasks))

    def run(self, *arguments, text=""):
        subprocess.run(
            ["task", *arguments], env=self.environment, input=text, text=True,
            capture_output=True, check=True,
        )


def measure(listable, made, options):
    chance = random.Random(2)
    asked = chance.sample(made, options.turns)
    every = made_up.titles()
    titles = [chance.choice([title for title in every if title not in tasks]) for _, tasks in asked]
    shown = [f"show the {name} list" for name, _ in asked]
    added = [f"add {title} to the {name} list" for title, (name, _) in zip(titles, asked)]
    for name, _ in chance.sample(made, 20):
        listable.say(f"show the {name} list")
    print(f"{options.lists:,} lists, {options.lists * options.tasks:,} tasks\n")
    print("| turn | p50 | p99 | carried out |\n| --- | --- | --- | --- |")
    turns(listable, "“show the … list”", shown, [(name, tasks[0]) for name, tasks in asked])
    turns(
        listable, "“add … to the … list”", added,
        [(title, name) for title, (name, _) in zip(titles, asked)])
    print("\n| whole command | p50 | p99 | runs |\n| --- | --- | --- | --- |")
    few = range(min(20, options.turns))
    commands("`sotto say`, show", [lambda i=i: listable.sotto("say", shown[i]) for i in few])
    commands("`sotto say`, add", [lambda i=i: listable.sotto("say", added[-i]) for i in few])
    if shutil.which("task"):
        task = Taskwarrior(listable.folder / "taskwarrior", made)
        names = [name for name, _ in asked]
        commands("`task`, list", [lambda i=i: task.run(f"project:{names[i]}", "list") for i in few])
        commands(
            "`task`, add",
            [lambda i=i: task.run("add", f"project:{names[i]}", titles[i]) for i in few])


def main():
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--lists", type=int, default=10_000)
    parser.add_argument("--tasks", type=int, default=10, help="on each list")
    parser.add_argument("--turns", type=int, default=300)
    parser.add_argument("--sotto", default=str(made_up.ROOT / ".build" / "release" / "sotto"))
    options = parser.parse_args()
    made = made_up.lists(options.lists, options.tasks)
    listable = made_up.Listable(options.sotto, made)
    try:
        measure(listable, made, options)
    finally:
        listable.leave()


if __name__ == "__main__":
    main()
