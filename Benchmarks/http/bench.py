#!/usr/bin/env python3
"""Times turns by HTTP while very many streams are open, and prints a table.

Each stream hears a conversation of its own. Turns come at their time, whether those before them are
answered or not, in one of these conversations each: first those that the assistant answers itself, then
whole ones, for which an extension of Listable is asked.
A turn's time is from when it was to be said to the end of its answer; an event's, to when the stream has
brought the reply. The client runs on the same cores.

With --turns so many more are had after that, as fast as they are answered, and the assistant's memory and
descriptors are compared before and after.

    Benchmarks/http/bench.py [--streams 500] [--rate 200] [--whole 60] [--seconds 20] [--turns 200000]
                             [--sotto .build/release/sotto]
"""
import argparse
import asyncio
import json
import os
import pathlib
import resource
import sys
import time

sys.path.insert(0, str(pathlib.Path(__file__).resolve().parents[1]))
from assistant import PRODUCTS, Home, at, memory  # noqa: E402

OWN = ["what can you do", "what's playing", "thanks"]
WHOLE = ["show the trip list in listable", "what is on my trip list", "show my lists"]


class Server:
    """`sotto serve --http` of a home, at a port that is free, and the cookie that it lets in."""

    def __init__(self, home):
        self.process, found = home.serve(
            "--http", "127.0.0.1:0", until=r"http://(\S+):(\d+)/\?key=(\S+)"
        )
        self.host, self.port, self.key = found[1], int(found[2]), found[3]
        # The client has more connections than the usual; the server has what it was started with.
        most = resource.getrlimit(resource.RLIMIT_NOFILE)[1]
        resource.setrlimit(resource.RLIMIT_NOFILE, (most, most))

    def head(self, line, headers):
        lines = [f"{line} HTTP/1.1", f"Host: {self.host}:{self.port}"]
        return "\r\n".join(lines + [f"{name}: {value}" for name, value in headers.items()]) + "\r\n\r\n"

    async def connect(self):
        return await asyncio.open_connection(self.host, self.port)

    async def open(self):
        """Takes the cookie for the key."""
        reader, writer = await self.connect()
        writer.write(self.head(f"GET /?key={self.key}", {"Connection": "close"}).encode())
        answer = (await reader.read()).decode()
        self.cookie = answer.split("Set-Cookie: ")[1].split(";")[0]


def processor_time(process):
    """Milliseconds that a process has worked."""
    fields = pathlib.Path(f"/proc/{process}/stat").read_text().rsplit(")", 1)[1].split()
    return (int(fields[11]) + int(fields[12])) * 1000 / os.sysconf("SC_CLK_TCK")


class Run:
    """Streams that are open, and turns that come at a rate."""

    def __init__(self, server, options):
        self.server = server
        self.options = options
        self.due = {}
        self.turns, self.events, self.errors = [], [], []
        self.idle = []

    async def listen(self, number, opened):
        """Hears a conversation, and notes when its replies have come."""
        reader, writer = await self.server.connect()
        headers = {"Cookie": self.server.cookie}
        path = f"/v1/conversations/bench{number}/events"
        writer.write(self.server.head(f"GET {path}", headers).encode())
        await reader.readuntil(b"\r\n\r\n")
        opened.release()
        while line := await reader.readline():
            if line == b"event: reply\n" and number in self.due:
                self.events.append((time.perf_counter() - self.due.pop(number)) * 1000)
        if not self.is_over:
            self.errors.append(f"stream {number} has ended")

    async def connection(self):
        """One that was used a moment ago, or another: the server ends those that say nothing for 10 s."""
        while self.idle:
            used, reader, writer = self.idle.pop()
            if time.perf_counter() - used < 5:
                return reader, writer
            writer.close()
        return await self.server.connect()

    async def say(self, number, due, sentences):
        """Says one thing, by a connection that is open already where there is one."""
        body = json.dumps({"text": sentences[number % len(sentences)]})
        headers = {
            "Cookie": self.server.cookie, "Content-Type": "application/json",
            "Content-Length": len(body),
        }
        conversation = number % self.options.streams
        self.due[conversation] = due
        path = f"/v1/conversations/bench{conversation}/turns"
        try:
            reader, writer = await self.connection()
            writer.write((self.server.head(f"POST {path}", headers) + body).encode())
            head = (await reader.readuntil(b"\r\n\r\n")).decode()
            length = int(head.split("Content-Length: ")[1].split("\r\n")[0])
            reply = json.loads(await reader.readexactly(length))
            if " 200 " not in head.split("\r\n")[0] or reply["outcome"] == "notUnderstood":
                self.errors.append(reply)
            else:
                self.turns.append((time.perf_counter() - due) * 1000)
            self.idle.append((time.perf_counter(), reader, writer))
        except (OSError, asyncio.IncompleteReadError, IndexError) as error:
            self.errors.append(repr(error))

    async def measure(self, home):
        await self.server.open()
        start = time.perf_counter()
        await asyncio.gather(*[self.say(number, start, OWN + WHOLE) for number in range(24)])
        process = self.server.process.pid
        processes = [process, home.process("ListableIntents"), os.getpid()]
        before = memory(process)[1]
        opened = asyncio.Semaphore(0)
        self.is_over = False
        streams = range(self.options.streams)
        listeners = [asyncio.create_task(self.listen(number, opened)) for number in streams]
        for _ in listeners:
            await opened.acquire()
        with_streams = memory(process)[1] - before
        print(f"{len(streams)} event streams; {self.options.seconds} s each\n")
        print("| turns | rate | answer p50 | p99 | event p99 | errors | work of assistant, extension, client |")
        print("| --- | --- | --- | --- | --- | --- | --- |")
        await self.round("of the assistant itself", OWN, self.options.rate, processes)
        await self.round("with an extension", WHOLE, self.options.whole, processes)
        self.is_over = True
        print(
            f"\nthe assistant: {before:.0f} MB, with the streams {with_streams:+.1f} MB, after the turns "
            f"{memory(process)[1] - before:+.1f} MB (RSS)"
        )
        for listener in listeners:
            listener.cancel()
        await asyncio.gather(*listeners, return_exceptions=True)
        if self.options.turns:
            await self.endure(self.options.turns)

    async def endure(self, turns):
        """As many turns as one wants, and what they leave behind."""
        process = self.server.process.pid
        self.turns, self.errors, self.due = [], [], {}
        numbers = iter(range(turns + 5000))
        began, before = time.perf_counter(), None

        async def client():
            nonlocal before
            for number in numbers:
                await self.say(number, time.perf_counter(), OWN * 3 + WHOLE)
                # What the first ones leave is there for good.
                if number == 5000:
                    before = memory(process)[1], len(os.listdir(f"/proc/{process}/fd"))

        await asyncio.gather(*[client() for _ in range(8)])
        after = memory(process)[1], len(os.listdir(f"/proc/{process}/fd"))
        print(
            f"\n{turns} turns in {time.perf_counter() - began:.0f} s, {len(self.errors)} errors: memory {before[0]:.1f} MB "
            f"after the first 5000, {after[0]:.1f} MB at the end; descriptors {before[1]} and {after[1]}."
        )

    async def round(self, name, sentences, rate, processes):
        """Turns at a rate, and a row about them."""
        self.turns, self.events, self.errors, self.due = [], [], [], {}
        worked = [processor_time(each) for each in processes]
        start = time.perf_counter() + 0.5
        count = int(rate * self.options.seconds)
        turns = []
        for number in range(count):
            due = start + number / rate
            await asyncio.sleep(max(0, due - time.perf_counter()))
            turns.append(asyncio.create_task(self.say(number, due, sentences)))
        await asyncio.gather(*turns)
        await asyncio.sleep(0.5)
        work = ", ".join(
            f"{(processor_time(each) - before) / count:.1f}" for each, before in zip(processes, worked)
        )
        p50, p99, event = (
            f"{at(share, times):.1f} ms" if times else "–"
            for share, times in ((0.5, self.turns), (0.99, self.turns), (0.99, self.events))
        )
        print(f"| {name} | {rate}/s | {p50} | {p99} | {event} | {len(self.errors)} of {count} | {work} ms |", flush=True)
        for error in self.errors[:3]:
            print(error, file=sys.stderr)


def main():
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--streams", type=int, default=500)
    parser.add_argument("--rate", type=int, default=200)
    parser.add_argument("--whole", type=int, default=60)
    parser.add_argument("--seconds", type=int, default=20)
    parser.add_argument("--turns", type=int, default=0)
    parser.add_argument("--sotto", default=PRODUCTS / "sotto")
    options = parser.parse_args()
    home = Home(options.sotto)
    try:
        home.run("say", "add rice and tea to the trip list in listable", "--answer", "yes")
        home.run("quit")
        server = Server(home)
        try:
            asyncio.run(Run(server, options).measure(home))
        finally:
            server.process.terminate()
            server.process.wait()
    finally:
        home.leave()


if __name__ == "__main__":
    main()
