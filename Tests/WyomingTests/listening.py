"""`sotto listen`, with a microphone that says what it is told, and services that are written down before."""
import asyncio
import os
import pathlib
import shlex
import shutil
import sys

import services

HERE = pathlib.Path(__file__).resolve().parent


class Listening:
    """The process, what it prints, its microphone and its loudspeaker."""

    def __init__(self, home, *options, speaker="cat >>{spoken}"):
        self.home, self.options, self.lines = home, options, []
        self.pipe = home.folder / "microphone"
        self.spoken = home.folder / "spoken.raw"
        self.speaker = speaker.replace("{spoken}", str(self.spoken))

    async def __aenter__(self):
        if not self.pipe.exists():
            os.mkfifo(self.pipe)
        self.spoken.write_bytes(b"")
        self.mouth = os.open(self.pipe, os.O_RDWR | os.O_NONBLOCK)
        # As people write commands: with a variable before, and more than one.
        microphone = f"ROOM=quiet {shlex.join([sys.executable, str(HERE / 'microphone.py'), str(self.pipe)])}; true"
        self.process = await asyncio.create_subprocess_exec(
            self.home.sotto, "listen", "--microphone", microphone, "--speaker", self.speaker, *self.options,
            env=self.home.environment, stdin=asyncio.subprocess.DEVNULL, stdout=asyncio.subprocess.PIPE,
            stderr=asyncio.subprocess.STDOUT,
        )
        return self

    async def __aexit__(self, *_):
        if self.process.returncode is None:
            self.process.terminate()
        await self.process.wait()
        os.close(self.mouth)

    async def say(self, seconds=0.6, volume=0.3):
        sound = services.tone(seconds, volume)
        while sound:
            try:
                sound = sound[os.write(self.mouth, sound[:2048]) :]
            except BlockingIOError:
                await asyncio.sleep(0.01)

    async def line(self, part, seconds=30):
        """Waits for a line that has a part."""
        while True:
            try:
                line = (await asyncio.wait_for(self.process.stdout.readline(), seconds)).decode()
            except TimeoutError as error:
                raise TimeoutError(f"“{part}” did not come after {self.lines}") from error
            if not line:
                raise RuntimeError(f"It has ended before “{part}”: {self.lines}")
            self.lines.append(line.strip())
            if part in line:
                return line.strip()

    async def end(self):
        return await asyncio.wait_for(self.process.wait(), 30)


async def listen(voice, expect):
    """A request after the word, its question answered without the word, and its answers aloud."""
    stt = services.recogniser(["add tea to the shed list", "yes", "error", "vanish", "pause"])
    tts, wake = services.synthesiser(), services.wake()
    await asyncio.sleep(0.1)
    options = ["--stt", stt.uri, "--tts", tts.uri, "--wake", wake.uri, "--wake-word", "hey_sotto", "--locale", "en"]
    async with Listening(voice.home, *options) as ear:
        await asyncio.sleep(0.5)
        await ear.say()
        await asyncio.sleep(0.5)
        expect(stt.heard == 0, "it was heard without the word")
        await ear.say(0.1, 0.9)
        await ear.line("Listening")
        await ear.say()
        await ear.line("> add tea to the shed list")
        await ear.line("There is no list “shed”")
        await ear.line("Listening")
        expect(ear.spoken.stat().st_size > 2000, "nothing was spoken")
        await ear.say()
        await ear.line("Added to “shed”")
        said = [event.data for event in tts.events if event.type == "synthesize"]
        expect(said[0]["voice"] == {"language": "en"}, f"it was spoken as {said[0]}")
        heard = [event.data for event in stt.events if event.type == "transcribe"]
        expect(heard[0] == {"language": "en"}, f"it was heard as {heard[0]}")
        await asyncio.sleep(1)
        for told in ("has failed: no model", "has ended the connection", "> pause"):
            await ear.say(0.1, 0.9)
            await ear.line("Listening")
            await ear.say()
            await ear.line(told)
            await asyncio.sleep(2.5)


async def interrupt(voice, expect):
    """The word, said while an answer is spoken, ends it, and is listened after."""
    stt, tts, wake = services.recogniser(["pause", "pause"]), services.synthesiser(), services.wake()
    await asyncio.sleep(0.1)
    options = ["--stt", stt.uri, "--tts", tts.uri, "--wake", wake.uri]
    async with Listening(voice.home, *options, speaker="sh -c 'cat >/dev/null; sleep 30'") as ear:
        await asyncio.sleep(0.5)
        await ear.say(0.1, 0.9)
        await ear.line("Listening")
        await ear.say()
        await ear.line("> pause")
        await asyncio.sleep(1)
        await ear.say(0.1, 0.9)
        await ear.line("Listening", 10)


async def once(voice, expect):
    """A key's press: one request without a word, the exit status as that of `sotto say`."""
    stt = services.recogniser(["what is the airspeed of a swallow"])
    await asyncio.sleep(0.1)
    async with Listening(voice.home, "--stt", stt.uri, "--silent", "--once") as ear:
        await ear.line("Listening")
        await ear.say()
        await ear.line("> what is the airspeed")
        code = await ear.end()
        expect(code == 2, f"not understood is {code}")
    async with Listening(voice.home, "--stt", stt.uri, "--silent", "--once") as ear:
        code = await ear.end()
        expect(code == 2, f"nothing heard is {code}")
    for options, told, expected in (
        (["--stt", "tcp://127.0.0.1:1"], "Nobody answers at tcp://127.0.0.1:1", 1),
        (["--stt", stt.uri, "--microphone", "sh -c 'echo no such card >&2; exit 1'"], "no such card", 1),
        (["--stt", stt.uri, "--microphone", "/nowhere/record"], "has ended", 1),
        (["--stt", "nowhere"], "is no service's address", 64),
        (["--stt", stt.uri, "--satellite", "nowhere"], "is no service's address", 64),
        (["--stt", stt.uri, "--wake-word", "hey"], "name it by --wake", 64),
    ):
        async with Listening(voice.home, *options) as ear:
            try:
                await ear.line(told)
            except RuntimeError as error:
                expect(False, f"{options}: {error}")
            code = await ear.end()
            expect(code == expected, f"{options} ends with {code}")


async def satellites(voice, expect):
    """Two satellites at once, each a conversation of its own; one vanishes in the middle and comes back."""
    stt = services.recogniser(["add tea to the loft list", "yes", "pause"])
    tts, kitchen, bath = services.synthesiser(), services.Satellite(), services.Satellite()
    wrong = services.Satellite(rate=44100)
    await asyncio.sleep(0.1)
    rooms = [word for each in (kitchen, bath, wrong) for word in ("--satellite", each.uri)]
    ear = await asyncio.create_subprocess_exec(
        voice.home.sotto, "listen", "--stt", stt.uri, "--tts", tts.uri, *rooms, env=voice.home.environment,
        stdin=asyncio.subprocess.DEVNULL, stdout=asyncio.subprocess.PIPE, stderr=asyncio.subprocess.STDOUT,
    )

    lines = [""]

    async def line(part):
        while part not in lines[-1]:
            try:
                lines.append((await asyncio.wait_for(ear.stdout.readline(), 20)).decode())
            except TimeoutError as error:
                raise TimeoutError(f"“{part}” did not come after {lines}") from error
            if not lines[-1]:
                raise RuntimeError(f"It has ended before “{part}”: {lines}")
        lines[-1] = ""

    async def dialled(satellite):
        for _ in range(200):
            if satellite.client:
                return
            await asyncio.sleep(0.05)
        raise TimeoutError("The satellite is not dialled.")

    try:
        for each in (kitchen, bath, wrong):
            await dialled(each)
        await kitchen.wake()
        await line("Listening")
        kitchen.said.append(services.tone(0.6))
        await line("> add tea to the loft list")
        await line("There is no list “loft”")
        await line("Listening")
        expect(kitchen.heard > 2000, "the satellite was not spoken to")
        expect(not any(event.type == "transcript" for event in kitchen.events), "it was told of the end too early")
        kitchen.said.append(services.tone(0.6))
        await line("Added to “loft”")
        expect(bath.heard == 0, "the other satellite was spoken to")
        bath.vanish()
        await line("has ended the connection")
        await dialled(bath)
        await bath.wake()
        await line("Listening")
        bath.said.append(services.tone(0.6))
        await line("> pause")
        await wrong.wake()
        await line("hears in another form")
    finally:
        ear.terminate()
        await ear.wait()


async def unspoken(voice, expect):
    """What cannot be said aloud is told of, and a question is answered all the same."""
    stt, tts = services.recogniser(["add tea to the barn list", "yes"]), services.mute()
    await asyncio.sleep(0.1)
    async with Listening(voice.home, "--stt", stt.uri, "--tts", tts.uri, "--locale", "en") as ear:
        await ear.line("Listening")
        await ear.say()
        await ear.line("There is no list “barn”")
        await ear.line("has failed: no voice")
        await ear.line("Listening")
        await ear.say()
        await ear.line("Added to “barn”")


async def installed(voice, expect):
    """Without a service that speaks espeak-ng does, in the answer's language where it has a voice."""
    if not shutil.which("espeak-ng"):
        return print("There is no espeak-ng: install it by Scripts/setup test.")
    stt = services.recogniser(["pause", "поставь на паузу", "一時停止して"])
    await asyncio.sleep(0.1)
    async with Listening(voice.home, "--stt", stt.uri) as ear:
        for heard in ("> pause", "> поставь"):
            await ear.line("Listening")
            size = ear.spoken.stat().st_size
            await ear.say()
            await ear.line(heard)
            for _ in range(100):
                await asyncio.sleep(0.05)
                if ear.spoken.stat().st_size - size > 10_000:
                    break
            expect(ear.spoken.stat().st_size - size > 10_000, f"nothing is spoken after {heard}")
        await ear.line("Listening")
        await ear.say()
        await ear.line("does not read “ja”")


async def returning(voice, expect):
    """An assistant that was killed is started anew for what is said next. It is the last part."""
    stt = services.recogniser(["grumble the wobble"] * 2)
    await asyncio.sleep(0.1)
    async with Listening(voice.home, "--stt", stt.uri, "--silent", "--locale", "en") as ear:
        await ear.line("Listening")
        await ear.say()
        await ear.line("I can't help with that")
        voice.process.kill()
        voice.process.wait()
        await ear.line("Listening")
        await ear.say()
        await ear.line("I can't help with that")
