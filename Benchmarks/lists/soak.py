#!/usr/bin/env python3
"""Adds tasks from many processes at once while others are killed, and looks whether a promise was
broken.

Half of the tasks are added by saying so, by `sotto say`, half by Listable's own program in a
shell. All the time the extension, the app, the assistant and that program are killed at random.
At the end each task that was answered as added has to be there once, one whose answer was lost
or a failure at most once, and no other.

    Benchmarks/lists/soak.py [--adds 10000] [--at-once 6] [--seed 1] [--sotto .build/release/sotto]
"""
import argparse
import collections
import os
import pathlib
import random
import signal
import sqlite3
import threading
from concurrent.futures import ThreadPoolExecutor

import made_up

LISTS = ["chores", "groceries", "supplies", "trip"]
VICTIMS = ["ListableIntents", "Listable", "sotto", "import"]


class Killer(threading.Thread):
    """Kills one process every now and then."""

    def __init__(self, listable, chance):
        super().__init__()
        self.listable, self.chance = listable, chance
        self.over = threading.Event()
        self.kills = collections.Counter()

    def run(self):
        while not self.over.wait(self.chance.uniform(0.05, 0.8)):
            victim = self.chance.choice(VICTIMS)
            if victim == "Listable":
                # Nothing that is said here needs the app; allowed, it is started.
                self.listable.sotto("apps", "allow", "Listable")
            for process in processes(self.listable, victim):
                try:
                    os.kill(process, signal.SIGKILL)
                    self.kills[victim] += 1
                except ProcessLookupError:
                    pass


def processes(listable, victim):
    """The home's processes of a kind: the assistant, what it has started, or a shell's imports."""
    for entry in pathlib.Path("/proc").glob("[0-9]*"):
        try:
            words = (entry / "cmdline").read_bytes().decode(errors="replace").split("\0")
            environment = (entry / "environ").read_bytes().split(b"\0")
        except OSError:
            continue
        is_in_home = words[0].startswith(f"{listable.folder}/apps/")
        is_of_home = f"SOTTO_HOME={listable.folder}".encode() in environment
        name = words[0].rsplit("/", 1)[-1]
        if victim == "sotto" and is_of_home and "serve" in words:
            yield int(entry.name)
        elif victim == "import" and is_of_home and name == "Listable" and "import" in words:
            yield int(entry.name)
        elif victim == name and is_in_home:
            yield int(entry.name)


def add(listable, number, task, name):
    """Adds a task; returns whether that was answered, and the answer."""
    if number % 2:
        file = listable.folder / f"add-{number}.md"
        file.write_text(f"# {name}\n- [ ] {task}\n")
        done = listable.run("Listable", "import", str(file))
        file.unlink()
        return done.stdout == "1 task\n", done.stdout + done.stderr
    done = listable.run("sotto", "say", "--", f"add {task} to the {name} list")
    is_added = done.stdout.startswith(("Added to", "Already on"))
    return is_added, done.stdout + done.stderr


def problems(listable, asked, promised):
    """What is in the store and should not, or should and is not."""
    base = sqlite3.connect(listable.folder / "groups/group.app.sotto.listable/Notebook.sqlite")
    check = base.execute("PRAGMA integrity_check").fetchone()[0]
    if check != "ok":
        yield f"the store is damaged: {check}"
    rows = base.execute("SELECT task.title, list.title FROM task JOIN list ON list.id = task.list")
    there = collections.Counter(rows)
    base.close()
    for key in promised:
        if there[key] != 1:
            yield f"{key} was answered as added, and is there {there[key]} times"
    for key, count in there.items():
        if key not in asked:
            yield f"{key} is there, and nobody asked for it"
        elif count > 1:
            yield f"{key} is there {count} times"


def main():
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--adds", type=int, default=10_000)
    parser.add_argument("--at-once", type=int, default=6)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--sotto", default=str(made_up.ROOT / ".build" / "release" / "sotto"))
    options = parser.parse_args()
    chance = random.Random(options.seed)
    titles = [f"{sort} {title}" for sort in made_up.SORTS for title in made_up.titles()]
    asked = [(title, chance.choice(LISTS)) for title in chance.sample(titles, options.adds)]
    listable = made_up.Listable(options.sotto, [(name, []) for name in LISTS])
    killer = Killer(listable, random.Random(options.seed))
    killer.start()
    promised, failures = [], collections.Counter()
    try:
        with ThreadPoolExecutor(options.at_once) as pool:
            jobs = [pool.submit(add, listable, i, *key) for i, key in enumerate(asked)]
            for number, (key, job) in enumerate(zip(asked, jobs), 1):
                is_added, answer = job.result()
                if is_added:
                    promised.append(key)
                else:
                    failures[answer.replace(str(listable.folder), "…").strip()] += 1
                if number % 1000 == 0:
                    print(f"{number} asked for, {len(promised)} added", flush=True)
        killer.over.set()
        killer.join()
        found = list(problems(listable, set(asked), promised))
    finally:
        killer.over.set()
        listable.leave()
    for answer, count in failures.most_common(20):
        print(f"{count} × {answer or 'no answer'}")
    for problem in found:
        print(problem)
    kills = ", ".join(f"{count} × {victim}" for victim, count in sorted(killer.kills.items()))
    print(
        f"seed {options.seed}: {len(asked)} asked for, {len(promised)} answered as added, "
        f"killed {kills}: {len(found)} problems")
    raise SystemExit(1 if found else 0)


if __name__ == "__main__":
    main()
