#!/usr/bin/env python3
"""What `sotto listen` costs while nobody says anything: with a wake word's service, which is sent all that the
microphone hears, and without one, where it listens for speech itself.

    Benchmarks/voice/idle.py [--seconds 30] [--sotto .build/release/sotto]
"""
import argparse
import os
import pathlib
import socket
import subprocess
import sys
import threading
import time

sys.path.insert(0, str(pathlib.Path(__file__).resolve().parents[1]))
from assistant import PRODUCTS, Home  # noqa: E402

# A quiet room, in real time: 16,000 samples of 16 bits a second.
MICROPHONE = "while :; do head -c 2048 /dev/zero; sleep 0.064; done"


class Silent:
    """A service that takes what it is sent and never says anything."""

    def __init__(self):
        self.taken = 0
        self.socket = socket.create_server(("127.0.0.1", 0))
        self.uri = f"tcp://127.0.0.1:{self.socket.getsockname()[1]}"
        threading.Thread(target=self.serve, daemon=True).start()

    def serve(self):
        while client := self.socket.accept()[0]:
            threading.Thread(target=self.take, args=[client], daemon=True).start()

    def take(self, client):
        while data := client.recv(65536):
            self.taken += len(data)


def worked(process):
    """Seconds that a process has worked."""
    fields = pathlib.Path(f"/proc/{process}/stat").read_text().rsplit(")", 1)[1].split()
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


def measure(home, seconds, *options):
    listening = subprocess.Popen(
        [home.sotto, "listen", "--silent", "--microphone", MICROPHONE, *options], env=home.environment,
        stdin=subprocess.DEVNULL, stdout=subprocess.DEVNULL)
    try:
        time.sleep(3)
        before, began = worked(listening.pid), time.monotonic()
        time.sleep(seconds)
        if listening.poll() is not None:
            raise SystemExit("sotto listen has ended.")
        return (worked(listening.pid) - before) / (time.monotonic() - began)
    finally:
        listening.terminate()
        listening.wait(20)


def main():
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--seconds", type=int, default=30)
    parser.add_argument("--sotto", default=PRODUCTS / "sotto")
    options = parser.parse_args()
    home = Home(options.sotto, samples=False)
    recogniser, wake = Silent(), Silent()
    try:
        share = measure(home, options.seconds, "--stt", recogniser.uri, "--wake", wake.uri)
        if not wake.taken:
            raise SystemExit("The wake word's service was sent nothing.")
        print(f"with a wake word's service: {share:.2%} of a core")
        share = measure(home, options.seconds, "--stt", recogniser.uri)
        print(f"without: {share:.2%} of a core")
    finally:
        home.leave()


if __name__ == "__main__":
    main()
