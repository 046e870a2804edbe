#!/usr/bin/env python3
"""Kills Melody's processes in the midst of conversations, and looks whether a promise was broken.

Each conversation likes, adds, seeks or plays something; in half of them one process is killed at a
random moment: the extension, the app, the player or the assistant. What was answered with success
must be on the disk, now and at the end, and the next request must work.

With --hostile a second app is installed, which from then on does too much of everything an app may
do: names, donations, titles, notifications, questions, processes, files. Requests to Melody must go
on as before, and nothing of the app may outlive the assistant.

    Scripts/soak.py [--conversations 300] [--seed 1] [--sotto .build/release/sotto]
                    [--hostile .build/debug]
"""

import argparse
import os
import pathlib
import plistlib
import random
import shutil
import signal
import subprocess
import tempfile
import threading
import time

SONGS = ["Skyfall", "Halo", "Take Five", "Basket Case", "Лирика", "Kuzu Kuzu", "晴天", "봄날"]
LISTS = ["Gym", "Road Trip"]
VICTIMS = ["MelodyIntents", "Melody", "mpv", "sotto"]
# How long any request may take, in seconds, whatever else goes on.
PATIENCE = 20
# What the hostile app starts.
REMAINS = "sleep\x0086399"


class Home:
    """A home of its own, and what its assistant has started."""

    def __init__(self, sotto):
        self.sotto = str(pathlib.Path(sotto).resolve())
        self.folder = pathlib.Path(tempfile.mkdtemp(prefix="sotto-soak-"))
        self.environment = {**os.environ, "SOTTO_HOME": str(self.folder)}
        self.run("apps", "install", "--samples")

    def install_hostile(self, products):
        """Installs the app of the tests that goes wrong, as it was built there."""
        for arguments in [
            ("bundle", "Tests/Faulty", "--products", products, "--output", str(self.folder)),
            ("install", str(self.folder / "Faulty.app"), "--allow"),
        ]:
            done = self.run("apps", *arguments)
            if done.returncode:
                raise SystemExit(f"soak: {done.stderr}")

    def run(self, *arguments):
        return subprocess.run(
            [self.sotto, *arguments],
            env=self.environment,
            capture_output=True,
            text=True,
            timeout=60,
        )

    def say(self, text):
        """Returns the exit status and all that was answered."""
        answer = self.run("say", "--", text)
        return answer.returncode, (answer.stdout + answer.stderr).strip()

    def group(self, name):
        file = self.folder / "groups" / "group.app.sotto.melody" / name
        return plistlib.loads(file.read_bytes()) if file.exists() else {}

    def processes(self, name):
        """The process identifiers of a program that the home's assistant has started, or is."""
        parents, names = {}, {}
        for entry in pathlib.Path("/proc").iterdir():
            if not entry.name.isdigit():
                continue
            try:
                fields = (entry / "stat").read_text().rsplit(")", 1)[1].split()
                names[int(entry.name)] = (entry / "cmdline").read_bytes().split(b"\0")
                parents[int(entry.name)] = int(fields[1])
            except (OSError, IndexError):
                continue
        roots = [p for p, words in names.items() if b"serve" in words and self.owns(p)]
        if name == "sotto":
            return roots

        def descends(process):
            while process in parents:
                if process in roots:
                    return True
                process = parents[process]
            return False

        return [
            process
            for process, words in names.items()
            if words[0].decode(errors="replace").rsplit("/", 1)[-1] == name and descends(process)
        ]

    def owns(self, process):
        try:
            environment = pathlib.Path(f"/proc/{process}/environ").read_bytes().split(b"\0")
        except OSError:
            return False
        return f"SOTTO_HOME={self.folder}".encode() in environment

    def kill(self, name):
        for process in self.processes(name):
            try:
                os.kill(process, signal.SIGKILL)
            except ProcessLookupError:
                pass

    def leave(self):
        self.run("quit")
        shutil.rmtree(self.folder, ignore_errors=True)


class Promises:
    """What was answered with success, and what may have been done without an answer."""

    def __init__(self):
        self.kept = {}
        self.doubtful = {}

    def add(self, key, value, succeeded):
        if succeeded:
            self.kept[key] = value
            self.doubtful.pop(key, None)
        else:
            self.doubtful.setdefault(key, set()).add(value)

    def broken(self, home):
        collection = home.group("Collection.plist")
        opinions = collection.get("opinions", {})
        additions = collection.get("additions", {})
        for (kind, song), value in self.kept.items():
            allowed = {value} | self.doubtful.get((kind, song), set())
            if kind == "opinion":
                found = {o["affinity"] for i, o in opinions.items() if is_track(i, song)}
            else:
                members = additions.get(f"playlist:{kind}", [])
                found = {"added"} if any(is_track(i, song) for i in members) else set()
            if not found & allowed:
                yield f"{kind} {song}: {value} was promised, {found or 'nothing'} is there"


def is_track(identifier, title):
    return identifier.startswith("track:") and f" {title}." in identifier


def sentence(chance):
    """Something to say, with the promise that its success makes."""
    song = chance.choice(SONGS)
    kind = chance.randrange(5)
    if kind == 0:
        return f"I like the song {song}", ("opinion", song), "like"
    if kind == 1:
        return f"I hate the song {song}", ("opinion", song), "dislike"
    if kind == 2:
        name = chance.choice(LISTS)
        return f"add the song {song} to the playlist {name}", (name, song), "added"
    if kind == 3:
        return f"play the song {song}", None, None
    return "play the album outer peace", None, None


def converse(home, chance, promises):
    """One conversation; returns what is wrong with it."""
    text, key, value = sentence(chance)
    victim = chance.choice(VICTIMS) if chance.random() < 0.5 else None
    delay = chance.uniform(0, 0.12)

    def strike():
        time.sleep(delay)
        home.kill(victim)

    killer = threading.Thread(target=strike)
    if victim:
        killer.start()
    status, answer = home.say(text)
    if victim:
        killer.join()
    if not answer:
        yield f"“{text}” was not answered"
    if not victim and status != 0:
        yield f"“{text}” failed without a reason: {answer}"
    if key:
        promises.add(key, value, status == 0)
        yield from promises.broken(home)
    if victim:
        status, answer = home.say("play skyfall by adele")
        if status != 0:
            yield f"after {victim} was killed, the next request failed: {answer}"


def check_position(home, seconds):
    """What was sought is not forgotten, even when the app is killed at once."""
    home.say("play becoming")
    status, answer = home.say(f"go to {seconds} seconds")
    home.kill("Melody")
    position = home.group("Playback.plist").get("position", 0)
    if status == 0 and position < seconds:
        yield f"“{answer}” was promised for {seconds} s, and {position} s is kept"


def check_flood(home):
    """The hostile app is asked to begin, again where it was ended, and may fail; Melody may not."""
    _, answer = home.say("play kaput flooding delegate in faulty")
    if not answer:
        yield "the hostile app's request was not answered"
    for text in ["play skyfall by adele in melody", "pause"]:
        start = time.monotonic()
        status, answer = home.say(text)
        seconds = time.monotonic() - start
        if status:
            yield f"under the flood “{text}” failed: {answer}"
        if seconds > PATIENCE:
            yield f"under the flood “{text}” took {seconds:.0f} s"
        if any(ord(c) < 32 and c != "\n" or c in "\x7f\x9b\u202e" for c in answer):
            yield f"under the flood “{text}” was answered with {answer!r}"


def remains():
    """What the hostile app has started and left behind."""
    for entry in pathlib.Path("/proc").iterdir():
        try:
            if entry.name.isdigit() and REMAINS in (entry / "cmdline").read_text():
                yield int(entry.name)
        except (OSError, UnicodeDecodeError):
            continue


def main():
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--conversations", type=int, default=300)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--sotto", default=".build/release/sotto")
    parser.add_argument("--hostile", metavar="PRODUCTS")
    options = parser.parse_args()
    chance = random.Random(options.seed)
    before = set(remains())
    home = Home(options.sotto)
    if options.hostile:
        home.install_hostile(options.hostile)
    promises = Promises()
    problems = []
    try:
        for number in range(1, options.conversations + 1):
            problems += [f"{number}: {found}" for found in converse(home, chance, promises)]
            if number % 10 == 0:
                seconds = chance.randrange(3, 15)
                problems += [f"{number}: {found}" for found in check_position(home, seconds)]
            if options.hostile and number % 10 == 1:
                problems += [f"{number}: {found}" for found in check_flood(home)]
            if number % 50 == 0:
                print(f"{number} conversations, {len(problems)} problems", flush=True)
    finally:
        home.leave()
    left = set(remains()) - before
    if left:
        problems.append(f"{len(left)} processes of the hostile app outlived the assistant")
        for process in left:
            os.kill(process, signal.SIGKILL)
    for problem in problems:
        print(problem)
    print(f"seed {options.seed}: {len(promises.kept)} promises, {len(problems)} problems")
    raise SystemExit(1 if problems else 0)


if __name__ == "__main__":
    main()
