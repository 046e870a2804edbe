"""An assistant in a home of its own, and a client of its socket, for the benchmarks."""
import json
import os
import pathlib
import re
import shutil
import socket
import subprocess
import tempfile
import time

ROOT = pathlib.Path(__file__).resolve().parents[1]
PRODUCTS = ROOT / ".build" / "release"


class Home:
    """A home, with the sample apps unless told not to, which runs commands and knows its processes."""

    def __init__(self, sotto, samples=True):
        self.sotto = str(pathlib.Path(sotto).resolve())
        self.products = pathlib.Path(self.sotto).parent
        self.folder = pathlib.Path(tempfile.mkdtemp(prefix="sotto-bench-"))
        # No desktop is to be told what a benchmark makes ring.
        nowhere = {"SOTTO_HOME": str(self.folder), "DBUS_SESSION_BUS_ADDRESS": "unix:path=/dev/null"}
        self.environment = {**os.environ, **nowhere}
        if samples:
            self.run("apps", "install", "--samples")

    def run(self, *arguments, program=None):
        """Returns what a command has printed; ends the benchmark where it fails."""
        done = subprocess.run(
            [program or self.sotto, *arguments], env=self.environment, capture_output=True, text=True
        )
        if done.returncode != 0:
            raise SystemExit(f"{program or 'sotto'} {' '.join(arguments)}: {done.stdout}{done.stderr}")
        return done.stdout

    def process(self, *words):
        """The process of this home whose command line begins with a program, and has further words."""
        for entry in pathlib.Path("/proc").glob("[0-9]*"):
            try:
                line = (entry / "cmdline").read_bytes().decode(errors="replace").split("\0")
                of_home = f"SOTTO_HOME={self.folder}" in (entry / "environ").read_text(errors="replace")
            except OSError:
                continue
            if line[0].endswith("/" + words[0]) and set(words[1:]) <= set(line):
                if of_home or line[0].startswith(str(self.folder)):
                    return int(entry.name)
        raise SystemExit(f"{' '.join(words)} does not run.")

    def serve(self, *options, until):
        """`sotto serve` with options, and the first match of what it prints."""
        process = subprocess.Popen(
            [self.sotto, "serve", *options], env=self.environment, stdin=subprocess.DEVNULL,
            stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, text=True,
        )
        line = ""
        while not (found := re.search(until, line)):
            line = process.stdout.readline()
            if not line:
                raise SystemExit("sotto serve has ended.")
        return process, found

    def leave(self):
        subprocess.run([self.sotto, "quit"], env=self.environment, capture_output=True)
        shutil.rmtree(self.folder, ignore_errors=True)


class Client:
    """A connection to the assistant of a home."""

    def __init__(self, home):
        self.socket = socket.socket(socket.AF_UNIX)
        self.socket.connect(str(home.folder / "run" / "assistant.socket"))
        self.number = 0
        self.send({"event": "hello", "with": {"version": 1, "role": "client"}})

    def send(self, message):
        data = json.dumps(message).encode()
        self.socket.sendall(len(data).to_bytes(4, "big") + data)

    def ask(self, name, **members):
        """Begins a call; returns the number that its answer will have."""
        self.number += 1
        self.send({"id": self.number, "call": name, "with": members})
        return self.number

    def next(self, seconds):
        """The next message; None when that much time has passed."""
        deadline = time.monotonic() + seconds
        length = self.read(4, deadline)
        return length and json.loads(self.read(int.from_bytes(length, "big"), deadline + 10))

    def answer(self, name, **members):
        """Makes a call and returns its answer, past all events."""
        number = self.ask(name, **members)
        while message := self.next(60):
            if message.get("id") == number:
                if "failure" in message:
                    raise SystemExit(f"{name}: {message['failure']}")
                return message["answer"]
        raise SystemExit(f"{name} was not answered.")

    def read(self, length, deadline):
        data = b""
        while len(data) < length:
            self.socket.settimeout(max(0.001, deadline - time.monotonic()))
            try:
                more = self.socket.recv(length - len(data))
            except TimeoutError:
                if data:
                    continue
                return None
            if not more:
                raise SystemExit("The assistant has ended.")
            data += more
        return data


def memory(process):
    """A process's memory in megabytes: its proportional share (PSS), and all that is resident (RSS)."""
    lines = pathlib.Path(f"/proc/{process}/smaps_rollup").read_text().splitlines()
    sums = {line.split(":")[0]: int(line.split()[1]) / 1024 for line in lines[1:]}
    return sums["Pss"], sums["Rss"]


def at(share, values):
    return sorted(values)[min(len(values) - 1, int(len(values) * share))]
