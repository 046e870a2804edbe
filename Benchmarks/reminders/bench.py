#!/usr/bin/env python3
"""Times how late reminders ring while many others wait, and prints a table.

All are tasks of Listable, imported by its own program and passed on by its extension. Lateness is
counted from the time that was set to the moment at which a client of the assistant hears it.

    Benchmarks/reminders/bench.py [--waiting 10000] [--rings 50] [--sotto .build/release/sotto]
"""
import argparse
import datetime
import pathlib
import sqlite3
import sys
import time

sys.path.insert(0, str(pathlib.Path(__file__).resolve().parents[1]))
from assistant import PRODUCTS, Client, Home, at, memory  # noqa: E402


# Seconds in which what is to ring is set.
GET_READY = 40


def calendar(tasks):
    """An iCalendar file of tasks: title and time."""
    lines = ["BEGIN:VCALENDAR", "VERSION:2.0", "PRODID:-//sotto//bench//EN"]
    for title, moment in tasks:
        due = datetime.datetime.fromtimestamp(moment, datetime.timezone.utc)
        lines += ["BEGIN:VTODO", f"UID:{title.replace(' ', '-')}", f"SUMMARY:{title}"]
        lines += [f"DUE:{due:%Y%m%dT%H%M%SZ}", "END:VTODO"]
    return "\r\n".join([*lines, "END:VCALENDAR", ""])


def add(home, tasks):
    """Has Listable take in tasks and pass on when they ring; returns when all of them wait."""
    file = home.folder / "tasks.ics"
    file.write_text(calendar(tasks))
    home.run("import", str(file), program=str(home.products / "Listable"))
    # Whoever of Listable runs next passes on what was imported.
    home.run("say", "show my lists")


def waiting(home):
    """How many wait, as the database has it."""
    with sqlite3.connect(f"file:{home.folder}/sotto.sqlite?mode=ro", uri=True) as database:
        return database.execute("SELECT count(*) FROM notification").fetchone()[0]


def wait_for(home, count, until):
    """Waits for so many to wait; after that moment it is too late."""
    while waiting(home) < count:
        if time.time() > until:
            raise SystemExit(f"Only {waiting(home)} of {count} were set in time.")
        time.sleep(0.1)


def main():
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--waiting", type=int, default=10_000)
    parser.add_argument("--rings", type=int, default=50)
    parser.add_argument("--sotto", default=str(PRODUCTS / "sotto"))
    options = parser.parse_args()
    home = Home(options.sotto)
    try:
        later = time.time() + 30 * 86_400
        start = time.monotonic()
        add(home, [(f"later {n}", later + 60 * n) for n in range(options.waiting)])
        wait_for(home, options.waiting, time.time() + 600)
        taken = time.monotonic() - start
        client = Client(home)
        client.answer("hearNotifications", locale="en")
        first = int(time.time()) + GET_READY
        add(home, [(f"ring {n}", first + n) for n in range(options.rings)])
        wait_for(home, options.waiting + options.rings, first)
        late = []
        while len(late) < options.rings:
            message = client.next(options.rings + 60)
            if message is None:
                break
            if message.get("event") == "clientNotification":
                late.append(time.time() - message["with"]["date"])
        process = home.process("sotto", "serve")
        print("| waiting | rang | late, p50 | p99 | at most | to set them all | assistant (PSS) |")
        print("| --- | --- | --- | --- | --- | --- | --- |")
        print(
            f"| {options.waiting:,} | {len(late)} of {options.rings} | {at(0.5, late) * 1000:.0f} ms "
            f"| {at(0.99, late) * 1000:.0f} ms | {max(late) * 1000:.0f} ms | {taken:.0f} s "
            f"| {memory(process)[0]:.0f} MB |"
        )
    finally:
        home.leave()


if __name__ == "__main__":
    main()
