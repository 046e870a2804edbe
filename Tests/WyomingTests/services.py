"""Voice services as a test needs them, made of the reference library: what is heard was written before."""
import array
import asyncio
import math
import socket

from wyoming.asr import Transcript, TranscriptChunk
from wyoming.audio import AudioChunk, AudioStart, AudioStop
from wyoming.error import Error
from wyoming.pipeline import PipelineStage, RunPipeline
from wyoming.server import AsyncEventHandler, AsyncServer
from wyoming.snd import Played
from wyoming.wake import Detection


def tone(seconds, volume=0.3, rate=16000):
    samples = (int(32000 * volume * math.sin(index * 0.2)) for index in range(int(rate * seconds)))
    return array.array("h", samples).tobytes()


class Service:
    """Listens at a port that is free, and keeps what it was told."""

    def __init__(self, answer):
        with socket.socket() as free:
            free.bind(("127.0.0.1", 0))
            self.port = free.getsockname()[1]
        self.uri = f"tcp://127.0.0.1:{self.port}"
        self.events, self.heard, self.answer = [], 0, answer
        self.running = asyncio.create_task(AsyncServer.from_uri(self.uri).run(self.connect))

    def connect(self, reader, writer):
        service = self

        class Handler(AsyncEventHandler):
            async def handle_event(self, event):
                if AudioChunk.is_type(event.type):
                    service.heard += len(event.payload)
                else:
                    service.events.append(event)
                return await service.answer(self, event)

        return Handler(reader, writer)


def recogniser(texts):
    """Hears one text after another, whatever is said; the text `error` is a failure, `vanish` an end."""

    async def answer(client, event):
        if not AudioStop.is_type(event.type):
            return True
        text = texts.pop(0) if texts else ""
        if text == "vanish":
            return False
        if text == "error":
            await client.write_event(Error(text="no model").event())
            return True
        await client.write_event(TranscriptChunk(text=text[:4]).event())
        await client.write_event(Transcript(text=text).event())
        return True

    return Service(answer)


def synthesiser(seconds=0.1):
    """Speaks a tone."""

    async def answer(client, event):
        if event.type == "synthesize":
            form = {"rate": 22050, "width": 2, "channels": 1}
            await client.write_event(AudioStart(**form).event())
            sound = tone(seconds, rate=22050)
            for start in range(0, len(sound), 4096):
                await client.write_event(AudioChunk(audio=sound[start : start + 4096], **form).event())
            await client.write_event(AudioStop().event())
        return True

    return Service(answer)


def mute():
    """Has no voice."""

    async def answer(client, event):
        if event.type == "synthesize":
            await client.write_event(Error(text="no voice").event())
        return True

    return Service(answer)


def wake():
    """Takes each loud piece for its word."""

    async def answer(client, event):
        if AudioChunk.is_type(event.type) and max(array.array("h", event.payload[: len(event.payload) // 2 * 2])) > 20000:
            await client.write_event(Detection(name="hey_sotto").event())
        return True

    return Service(answer)


class Satellite(Service):
    """A microphone and a loudspeaker elsewhere, woken by its own word, in a quiet room."""

    def __init__(self, rate=16000):
        super().__init__(self.take)
        self.rate, self.client, self.said, self.streaming = rate, None, [], None

    async def take(self, client, event):
        if event.type == "run-satellite":
            self.client = client
        if AudioStop.is_type(event.type):
            await client.write_event(Played().event())
        return True

    async def wake(self):
        await self.client.write_event(RunPipeline(start_stage=PipelineStage.ASR, end_stage=PipelineStage.TTS).event())
        self.streaming = self.streaming or asyncio.create_task(self.stream())

    async def stream(self):
        sound = b""
        while True:
            sound = sound or (self.said.pop(0) if self.said else bytes(2048))
            chunk = AudioChunk(rate=self.rate, width=2, channels=1, audio=sound[:2048].ljust(2048, b"\0"))
            try:
                await self.client.write_event(chunk.event())
            except ConnectionError:
                return
            sound = sound[2048:]
            await asyncio.sleep(0.032)

    def vanish(self):
        if self.streaming:
            self.streaming.cancel()
            self.streaming = None
        self.client.writer.transport.abort()
        self.client = None
