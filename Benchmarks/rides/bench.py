#!/usr/bin/env python3
"""Measures what it takes to follow rides until they arrive, and prints a table.

A person has one ride under way in Hop. Many conversations follow it at once, each by a handler object
of its own in Hop's extension; the dispatch is a process of its own and does not count.

    Benchmarks/rides/bench.py [--followers 500] [--connections 50] [--pace 10] [--sotto .build/release/sotto]
"""
import argparse
import json
import pathlib
import subprocess
import sys
import time

sys.path.insert(0, str(pathlib.Path(__file__).resolve().parents[1]))
from assistant import PRODUCTS, Client, Home, memory  # noqa: E402


def start_dispatch(home, pace):
    process = subprocess.Popen(
        [home.products / "HopDispatch", "--port", "0", "--pace", str(pace)]
        + ["--folder", str(home.folder / "dispatch")],
        stdout=subprocess.PIPE,
        text=True,
    )
    address = process.stdout.readline().split(" on ")[1].split(",")[0]
    group = home.folder / "groups" / "group.app.sotto.hop"
    group.mkdir(parents=True, exist_ok=True)
    (group / "Settings.json").write_text(json.dumps({"dispatch": address}))
    home.run("apps", "allow", "Hop", "--local-port", address.rsplit(":", 1)[1].rstrip("/"))
    return process


def follow(clients, count):
    """Has so many conversations follow; returns the names of those that are told of changes."""
    followed = set()
    for number in range(count):
        client, name = clients[number % len(clients)], f"bench-{number}"
        reply = client.answer("say", text="where is my ride", conversation=name, follows=True)
        if reply.get("updates"):
            followed.add(name)
        elif not followed:
            raise SystemExit(f"Nothing to follow: {reply['text']}")
    return followed


def hear(clients, followed, watched, seconds):
    """Reads what is told until all rides are over; returns the updates, and who has heard the end."""
    updates, ended, most = 0, set(), 0
    deadline = time.monotonic() + seconds
    while not ended >= followed and time.monotonic() < deadline:
        for client in clients:
            while message := client.next(0.001):
                if message.get("event") != "clientUpdate":
                    continue
                told = message["with"]
                if "reply" in told and told["reply"]:
                    updates += 1
                else:
                    ended.add(told["conversation"])
        most = max(most, sum(memory(process)[0] for process in watched))
    return updates, ended, most


def processes(home):
    return home.process("sotto", "serve"), home.process("HopIntents")


def main():
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--followers", type=int, default=500)
    # The assistant takes some hundred.
    parser.add_argument("--connections", type=int, default=50)
    parser.add_argument("--pace", type=float, default=10)
    parser.add_argument("--sotto", default=str(PRODUCTS / "sotto"))
    options = parser.parse_args()
    home = Home(options.sotto)
    dispatch = start_dispatch(home, options.pace)
    try:
        booked = home.run(
            *("say", "get me a ride from the station to the airport in hop", "--answer", "standard")
        )
        print(booked.strip(), file=sys.stderr)
        idle = [memory(process) for process in processes(home)]
        clients = [Client(home) for _ in range(options.connections)]
        start = time.monotonic()
        followed = follow(clients, options.followers)
        taken = time.monotonic() - start
        watched = processes(home)
        all_followed = [memory(process) for process in watched]
        updates, ended, most = hear(clients, followed, watched, 300)
        print("| | assistant, PSS (RSS) | Hop's extension, PSS (RSS) | together, PSS |")
        print("| --- | --- | --- | --- |")
        for name, row in (("nobody follows", idle), (f"{len(followed)} follow", all_followed)):
            columns = [f"{pss:.1f} MB ({rss:.1f} MB)" for pss, rss in row]
            print(f"| {name} | {' | '.join(columns)} | {sum(pss for pss, _ in row):.1f} MB |")
        print(
            f"\nAt most {most:.1f} MB (PSS) while {updates} updates were told; {len(ended)} of "
            f"{len(followed)} heard the end. "
            f"To begin to follow took {taken / options.followers * 1000:.1f} ms each."
        )
    finally:
        dispatch.terminate()
        home.leave()


if __name__ == "__main__":
    main()
