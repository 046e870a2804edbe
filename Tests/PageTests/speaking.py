"""What is said by voice in the home is seen on the page while it is said, and answered."""
import json
import shlex
import socket
import subprocess
import sys
import threading

from served import Visit

# A tone for as long as anybody listens: 16 kHz, 16 bits.
TONE = "import sys\nwhile True: sys.stdout.buffer.write(b'\\0\\0' * 500 + (b'\\0\\x60' * 20 + b'\\0\\xa0' * 20) * 200)"


class Recogniser:
    """Speaks Wyoming: understands the beginning of a sentence, and the whole when it is told to."""

    def __init__(self, part, whole):
        self.part, self.whole, self.may_end = part, whole, threading.Event()
        self.socket = socket.create_server(("127.0.0.1", 0))
        self.uri = f"tcp://127.0.0.1:{self.socket.getsockname()[1]}"
        threading.Thread(target=self.serve, daemon=True).start()

    def serve(self):
        # Whether it is there is looked at before anything is said.
        while client := self.socket.accept()[0]:
            threading.Thread(target=self.hear, args=[client], daemon=True).start()

    def hear(self, client):
        def tell(kind, text):
            client.sendall(json.dumps({"type": kind, "data": {"text": text}}).encode() + b"\n")

        if b"transcribe" not in client.recv(65536):
            return
        # What it is sent does not matter, but somebody has to take it.
        threading.Thread(target=lambda: [None for _ in iter(lambda: client.recv(65536), b"")], daemon=True).start()
        tell("transcript-chunk", self.part)
        if self.may_end.wait(30):
            tell("transcript", self.whole)


def speak(browser, served, expect):
    visit = Visit(browser, served)
    tab = visit.tab
    voice = "[...document.querySelectorAll('.voice')].at(-1)"

    def listen(whole, part="show the cam"):
        recogniser = Recogniser(part, whole)
        microphone = shlex.join([sys.executable, "-c", TONE])
        process = subprocess.Popen(
            [served.home.sotto, "listen", "--once", "--silent", "--stt", recogniser.uri, "--microphone", microphone],
            env=served.home.environment, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True)
        return recogniser, process

    recogniser, process = listen("show the camping list")
    tab.until(f"{voice}?.classList.contains('pending')")
    heard = tab.run(f"{voice}.querySelector('.said').innerText")
    expect(heard.split() == "By voice show the cam".split(), f"while it is said: “{heard}”")
    recogniser.may_end.set()
    tab.until(f"{voice}.querySelector('.answer') !== null")
    printed, _ = process.communicate(timeout=30)
    answer = tab.run(f"{voice}.querySelector('.text').innerText")
    expect("camping" in answer and answer in printed, f"“{answer}” is seen, and printed is {printed}")
    expect("show the camping list" in tab.run(f"{voice}.innerText"), "what was said is not seen")
    expect(tab.run(f"!{voice}.classList.contains('pending')"), "what was said looks as if it were being said")

    # Who goes in the middle of a sentence leaves nothing behind.
    count = tab.run("document.querySelectorAll('.voice').length")
    _, process = listen("", part="and then")
    tab.until(f"document.querySelectorAll('.voice').length === {count + 1}")
    process.kill()
    process.communicate()
    tab.until(f"document.querySelectorAll('.voice').length === {count}")
    tab.close()
