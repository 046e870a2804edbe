#!/usr/bin/env python3
"""bench-hassil.py: Home Assistant's recogniser on the English sentences of a phrase file.

Prints a row of Scripts/bench-understanding's table. Needs hassil and home-assistant-intents.
"""
import json
import resource
import sys
import time

from hassil import Intents, recognize
from hassil.intents import TextSlotList
from home_assistant_intents import get_intents

sentences = [json.loads(line)["text"] for line in open(sys.argv[1], encoding="utf-8")]
start = time.perf_counter()
intents = Intents.from_dict(get_intents("en"))
lists = {
    name: TextSlotList.from_strings(["Living Room", "TV", "Kitchen"], name=name)
    for name in ("name", "area", "floor")
}
loaded = time.perf_counter() - start
times = []
recognised = 0
for sentence in sentences:
    start = time.perf_counter()
    recognised += recognize(sentence, intents, slot_lists=lists) is not None
    times.append((time.perf_counter() - start) * 1e6)
times.sort()
memory = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss / 1024
print(
    f"| hassil | {sum(times) / len(times):.0f} µs | {times[(len(times) - 1) * 99 // 100]:.0f} µs "
    f"| {memory:.0f} MB | {loaded * 1000:.0f} ms | {recognised} of {len(sentences)} |"
)
