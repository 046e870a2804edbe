#!/usr/bin/env python3
"""A microphone in a quiet room: what comes by a named pipe is said, all else is silence, in real time."""
import os
import select
import sys
import time

PIECE = 2048
with open(os.open(sys.argv[1], os.O_RDWR), "rb", buffering=0) as said:
    while True:
        began = time.monotonic()
        heard = b""
        if select.select([said], [], [], 0)[0]:
            heard = said.read(PIECE)
        sys.stdout.buffer.write(heard.ljust(PIECE, b"\0"))
        sys.stdout.buffer.flush()
        # Twice as fast as time, for a test's sake.
        time.sleep(max(0, 0.032 - (time.monotonic() - began)))
