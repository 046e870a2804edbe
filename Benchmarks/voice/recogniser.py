#!/usr/bin/env python3
"""A recogniser behind the Wyoming protocol: PocketSphinx with the general English model that its package has.

    recogniser.py PORT
"""
import asyncio
import functools
import sys

import pocketsphinx
from wyoming.asr import Transcript
from wyoming.audio import AudioChunk, AudioStart, AudioStop
from wyoming.server import AsyncEventHandler, AsyncServer


class Handler(AsyncEventHandler):
    def __init__(self, decoder, *args):
        super().__init__(*args)
        self.decoder, self.sound = decoder, b""

    async def handle_event(self, event):
        if AudioStart.is_type(event.type):
            self.sound = b""
        elif AudioChunk.is_type(event.type):
            self.sound += event.payload
        elif AudioStop.is_type(event.type):
            text = await asyncio.to_thread(self.recognise, self.sound)
            await self.write_event(Transcript(text=text).event())
        return True

    def recognise(self, sound):
        self.decoder.start_utt()
        self.decoder.process_raw(sound, no_search=False, full_utt=True)
        self.decoder.end_utt()
        found = self.decoder.hyp()
        return found.hypstr if found else ""


async def main():
    decoder = pocketsphinx.Decoder(loglevel="FATAL")
    server = AsyncServer.from_uri(f"tcp://127.0.0.1:{sys.argv[1]}")
    await server.run(functools.partial(Handler, decoder))


asyncio.run(main())
