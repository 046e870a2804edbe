"""An assistant that is served by the Wyoming protocol, and a client that is made of the reference library."""
import asyncio

from wyoming.asr import Transcript
from wyoming.client import AsyncTcpClient


class Voice:
    """`sotto serve --wyoming` of a home, at a port that is free."""

    def __init__(self, home, *options):
        self.home = home
        options = ["--wyoming", "tcp://127.0.0.1:0", *options]
        self.process, found = home.serve(*options, until=r"tcp://\S+:(\d+)")
        self.port = int(found[1])

    def client(self):
        return AsyncTcpClient("127.0.0.1", self.port)

    async def hear(self, text, language="en", **context):
        """The answer to what somebody said: as Home Assistant does it, by a connection of its own."""
        async with self.client() as client:
            event = Transcript(text=text, language=language, context=context or None).event()
            await client.write_event(event)
            return await asyncio.wait_for(client.read_event(), 60)

    def stop(self):
        self.process.terminate()
        self.process.wait(20)
