#!/usr/bin/env python3
"""Times what satellites are answered by the Wyoming protocol, and prints a table.

Each sentence comes by a connection of its own, as Home Assistant's do: first by one satellite, then by many
at once, what the assistant answers itself and what an extension of Listable is asked for. A sentence's time is
from when its last byte was sent to the first byte of its answer; beside it stands what the assistant itself says
it took, which includes the app. The client runs on the same cores.

With --turns the sentences go on to so many, and memory and descriptors are compared before and after.

    Benchmarks/voice/bench.py [--satellites 50] [--rounds 1000] [--turns 200000] [--sotto .build/release/sotto]
"""
import argparse
import asyncio
import json
import os
import pathlib
import subprocess
import sys
import time

sys.path.insert(0, str(pathlib.Path(__file__).resolve().parents[1]))
from assistant import PRODUCTS, Home, at, memory  # noqa: E402

OWN = ["what can you do", "what's playing", "thanks"]
WHOLE = ["show the trip list in listable", "what is on my trip list", "show my lists"]


class Server:
    """`sotto serve --wyoming` of a home, at a port that is free."""

    def __init__(self, home):
        self.process, found = home.serve("--wyoming", "tcp://127.0.0.1:0", until=r"tcp://\S+:(\d+)")
        self.port = int(found[1])
        self.failed = 0

    async def hear(self, text, conversation):
        """Says something; returns the milliseconds until the first byte of the answer."""
        data = {"text": text, "language": "en", "context": {"conversation_id": conversation, "satellite_id": conversation}}
        block = json.dumps(data).encode()
        reader, writer = await asyncio.open_connection("127.0.0.1", self.port)
        writer.write(b'{"type":"transcript","data_length":%d}\n' % len(block) + block)
        await writer.drain()
        began = time.perf_counter()
        first = await reader.read(1)
        took = (time.perf_counter() - began) * 1000
        header = json.loads(first + await reader.readline())
        await reader.readexactly(header["data_length"])
        writer.close()
        self.failed += header["type"] == "error"
        return took

    def descriptors(self):
        return len(os.listdir(f"/proc/{self.process.pid}/fd"))


async def satellites(server, count, rounds, texts, prefix):
    """So many satellites at once, each saying one thing after another."""
    times = []

    async def one(number):
        for turn in range(rounds):
            times.append(await server.hear(texts[turn % len(texts)], f"{prefix}{number}"))

    await asyncio.gather(*(one(number) for number in range(count)))
    return times


def row(name, times, failed):
    print(f"| {name} | {at(0.5, times):.1f} ms | {at(0.99, times):.1f} ms | {len(times)} | {failed} |", flush=True)


async def measure(server, options):
    print("| Transcript to the first byte of its answer | p50 | p99 | n | errors |")
    print("|---|---|---|---|---|")
    await satellites(server, 1, 30, OWN + WHOLE, "warm")
    many = options.satellites
    for name, count, texts in (
        ("one satellite, the assistant alone", 1, OWN), (f"{many} at once, the assistant alone", many, OWN),
        ("one satellite, with an app", 1, WHOLE), (f"{many} at once, with an app", many, WHOLE),
    ):
        server.failed = 0
        row(name, await satellites(server, count, max(1, options.rounds // count), texts, name[:4]), server.failed)
    if options.turns:
        await endure(server, options.turns)


async def endure(server, turns):
    # A thousand conversations are kept, and what was said of late in each: they are there before it counts.
    done, room = 0, 50_000
    began, before = time.monotonic(), None
    while done < turns + room:
        # New names of conversations all the time, as Home Assistant gives them.
        await satellites(server, 20, 50, OWN, f"long{done}.")
        done += 1000
        if done % 25_000 == 0:
            print(f"{done} turns: {memory(server.process.pid)[1]:.1f} MB", flush=True)
        if done == room:
            before = memory(server.process.pid)[1], server.descriptors()
    after = memory(server.process.pid)[1], server.descriptors()
    print(
        f"\n{turns} turns after the first {room}, {time.monotonic() - began:.0f} s for all: memory {before[0]:.1f} MB before, "
        f"{after[0]:.1f} MB after; descriptors {before[1]} and {after[1]}."
    )


def main():
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--satellites", type=int, default=50)
    parser.add_argument("--rounds", type=int, default=1000)
    parser.add_argument("--turns", type=int, default=0)
    parser.add_argument("--sotto", default=PRODUCTS / "sotto")
    options = parser.parse_args()
    home = Home(options.sotto)
    try:
        for text in ("create a list trip in listable", "add tea to the trip list"):
            subprocess.run([home.sotto, "say", text], env=home.environment, capture_output=True)
        home.run("quit")
        server = Server(home)
        asyncio.run(measure(server, options))
        server.process.terminate()
        server.process.wait(20)
    finally:
        home.leave()


if __name__ == "__main__":
    main()
