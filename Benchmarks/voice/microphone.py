#!/usr/bin/env python3
"""A microphone that hears a sound file and then a quiet room, twice as fast as time.

    microphone.py FILE.wav
"""
import sys
import time
import wave

PIECE = 1024
with wave.open(sys.argv[1]) as file:
    if (file.getframerate(), file.getsampwidth(), file.getnchannels()) != (16000, 2, 1):
        raise SystemExit(f"{sys.argv[1]} has another form than 16,000 samples of 2 bytes in one channel.")
    sound = bytes(16000) + file.readframes(file.getnframes())
while True:
    sys.stdout.buffer.write(sound[: 2 * PIECE].ljust(2 * PIECE, b"\0"))
    sys.stdout.buffer.flush()
    sound = sound[2 * PIECE :]
    time.sleep(0.032)
