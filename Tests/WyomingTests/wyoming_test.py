#!/usr/bin/env python3
"""Talks to a real assistant by the Wyoming protocol, with the protocol's own library, in a home of its own.

Says what is amiss and ends with 1, or with 77 where the library cannot be had. --home-assistant tries Home
Assistant's own integration, too.

    Tests/WyomingTests/wyoming_test.py [--sotto .build/debug/sotto] [--only converse] [--home-assistant]
"""
import argparse
import asyncio
import contextlib
import json
import pathlib
import sys
import time

HERE = pathlib.Path(__file__).resolve().parent
ROOT = HERE.parents[1]
sys.dont_write_bytecode = True
sys.path[:0] = [str(HERE), str(HERE.parent), str(ROOT / "Benchmarks")]
import home_assistant  # noqa: E402
import reference  # noqa: E402
from assistant import Home  # noqa: E402


async def describe(voice, expect):
    """Who asks is told at once what is there, in the form that the library reads."""
    from wyoming.info import Describe, Info

    async with voice.client() as client:
        await client.write_event(Describe().event())
        info = Info.from_event(await asyncio.wait_for(client.read_event(), 1))
    languages = {language for model in info.handle[0].models for language in model.languages}
    expect({"en", "ru", "tr", "zh", "zh-CN", "zh-TW", "ko", "de"} <= languages, f"it speaks {languages}")
    expect(info.handle[0].supports_home_control, "it controls nothing")
    expect(not info.intent and not info.asr, "it offers what it does not do")


async def converse(voice, expect):
    """Whole conversations, each sentence by a connection of its own."""
    for number, line in enumerate((HERE / "conversations.jsonl").read_text().splitlines()):
        row = json.loads(line)
        for turn in row["turns"]:
            event = await voice.hear(turn["say"], row["language"], conversation_id=f"01J{number}")
            text = event.data.get("text", "")
            said = f"{row['language']}: “{turn['say']}” is {event.type}: {event.data}"
            expect(event.type == turn["type"] and text and turn["answer"] in text, said)
            asks = event.data.get("context", {}).get("continue_conversation", False)
            expect(asks == turn.get("asks", False), said)


async def rooms(voice, expect):
    """A question is answered from its room under another name, and not from another room."""
    said = {"satellite_id": "assist_satellite.kitchen"}
    await voice.hear("add tea to the attic list", conversation_id="a", **said)
    elsewhere = await voice.hear("yes", conversation_id="b", satellite_id="assist_satellite.bath")
    expect("attic" not in elsewhere.data["text"], f"another room's yes: {elsewhere.data}")
    event = await voice.hear("yes", conversation_id="c", **said)
    expect("Added to “attic”" in event.data["text"], f"the same room's yes: {event.data}")
    async with voice.client() as client:
        # Who says nothing of where it is has the conversation of its connection.
        from wyoming.asr import Transcript

        for text, answer in (("add tea to the cellar list", "cellar"), ("yes", "Added to “cellar”")):
            await client.write_event(Transcript(text=text).event())
            event = await asyncio.wait_for(client.read_event(), 60)
            expect(answer in event.data["text"], f"by one connection: {event.data}")


async def crowd(voice, expect):
    """Fifty satellites at once, some of which vanish."""
    from wyoming.asr import Transcript

    async def one(number):
        if number % 10 == 0:
            client = voice.client()
            await client.connect()
            await client.write_event(Transcript(text="pause").event())
            return await client.disconnect()
        event = await voice.hear("pause", conversation_id=f"crowd{number}", satellite_id=f"s{number}")
        expect(event.type in ("handled", "not-handled"), f"satellite {number}: {event}")

    await asyncio.gather(*(one(number) for number in range(50)))


async def abuse(voice, expect):
    """What is no event gets an error and the end; what stays out ends nothing else."""
    for data, told in (
        (b"GET / HTTP/1.1\r\n\r\n", b"no JSON"),
        (b"x" * 200_000, b"has more than 65536 bytes"),
        (b'{"type": "audio-chunk", "payload_length": 1000000000}\n', b"are taken at most"),
        (b'{"type": "transcript"}\n', b"has no text"),
        (b'{"type": "transcript", "data": {"text": ["play"], "language": 7, "context": []}}\n', b"has no text"),
    ):
        reader, writer = await asyncio.open_connection("127.0.0.1", voice.port)
        writer.write(data)
        answer = await asyncio.wait_for(reader.readline(), 15) + await asyncio.wait_for(reader.read(400), 15)
        expect(b'"error"' in answer and told in answer, f"{data[:40]}: {answer}")
        writer.close()
    # Half an event, and nobody there any more.
    for half in (b'{"type": "transc', b'{"type": "audio-chunk", "payload_length": 2048}\n' + bytes(100)):
        _, writer = await asyncio.open_connection("127.0.0.1", voice.port)
        writer.write(half)
        await writer.drain()
        writer.transport.abort()
    event = await voice.hear("pause", conversation_id="after")
    expect(event.type in ("handled", "not-handled"), f"after all that: {event}")


def parts():
    """All, of which those that listen need the library when they are read."""
    import listening

    answering = [describe, converse, rooms, crowd, abuse]
    heard = [
        listening.listen, listening.interrupt, listening.once, listening.satellites, listening.unspoken,
        listening.installed, listening.returning,
    ]
    return {part.__name__: part for part in answering + heard}


def main():
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--sotto", default=ROOT / ".build" / "debug" / "sotto")
    parser.add_argument("--only")
    parser.add_argument("--home-assistant", action="store_true")
    options = parser.parse_args()
    if not reference.load(ROOT / ".build" / "wyoming"):
        sys.exit(77)
    from voice import Voice  # The library is there now.

    failures = []
    with contextlib.ExitStack() as leaving:
        home = Home(options.sotto)
        leaving.callback(home.leave)
        # Installing has started an assistant: the one that serves is another.
        home.run("quit")
        voice = Voice(home)
        leaving.callback(voice.stop)
        known = parts()
        if options.home_assistant:
            home_assistant.load(ROOT / ".build" / "home-assistant")
            known["assist"] = home_assistant.assist
        for name in [options.only] if options.only else known:
            began = time.monotonic()

            def expect(is_right, otherwise):
                if not is_right:
                    failures.append(otherwise)
                    print(f"{name}: {otherwise}", flush=True)

            try:
                asyncio.run(known[name](voice, expect))
            except (RuntimeError, TimeoutError, ConnectionError, AttributeError) as error:
                expect(False, f"{type(error).__name__}: {error}")
            print(f"{name}: {time.monotonic() - began:.1f} s", flush=True)
    print(f"{len(failures)} amiss" if failures else "nothing amiss")
    sys.exit(1 if failures else 0)


if __name__ == "__main__":
    main()
