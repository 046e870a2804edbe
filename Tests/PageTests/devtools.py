"""A Chromium of the test's own, driven by the DevTools protocol."""
import base64
import json
import os
import pathlib
import shutil
import socket
import subprocess
import tempfile
import time
import urllib.request

NAMES = ["chromium", "chromium-browser", "google-chrome", "google-chrome-stable"]


def program():
    """Where a Chromium is; None where none is installed."""
    return next(filter(None, map(shutil.which, NAMES)), None)


class WebSocket:
    """As much of RFC 6455 as a client of a browser on the same machine needs."""

    def __init__(self, url):
        address, path = url.removeprefix("ws://").split("/", 1)
        host, port = address.split(":")
        self.socket = socket.create_connection((host, int(port)), timeout=30)
        key = base64.b64encode(os.urandom(16)).decode()
        lines = [
            f"GET /{path} HTTP/1.1", f"Host: {address}", "Upgrade: websocket", "Connection: Upgrade",
            f"Sec-WebSocket-Key: {key}", "Sec-WebSocket-Version: 13", "", "",
        ]
        self.socket.sendall("\r\n".join(lines).encode())
        self.buffer = b""
        while b"\r\n\r\n" not in self.buffer:
            self.buffer += self.socket.recv(4096)
        head, self.buffer = self.buffer.split(b"\r\n\r\n", 1)
        if b" 101 " not in head.split(b"\r\n")[0]:
            raise ConnectionError(head.decode())

    def send(self, text):
        data = text.encode()
        size = len(data)
        if size < 126:
            head = bytes([0x81, 0x80 | size])
        elif size < 1 << 16:
            head = bytes([0x81, 0x80 | 126]) + size.to_bytes(2, "big")
        else:
            head = bytes([0x81, 0x80 | 127]) + size.to_bytes(8, "big")
        # A client masks what it sends; zeros are a mask, too.
        self.socket.sendall(head + bytes(4) + data)

    def receive(self, seconds):
        """The next whole text; None when that much time has passed."""
        deadline = time.monotonic() + seconds
        text = b""
        while True:
            head = self.read(2, deadline)
            if head is None:
                return None
            size = head[1] & 0x7F
            if size > 125:
                size = int.from_bytes(self.read(2 if size == 126 else 8, deadline + 30), "big")
            part = self.read(size, deadline + 30)
            if head[0] & 0x0F in (0, 1):
                text += part
                if head[0] & 0x80:
                    return text.decode()
            elif head[0] & 0x0F == 8:
                raise ConnectionError("The browser has closed the tab.")

    def read(self, count, deadline):
        while len(self.buffer) < count:
            self.socket.settimeout(max(0.001, deadline - time.monotonic()))
            try:
                more = self.socket.recv(1 << 16)
            except TimeoutError:
                return None
            if not more:
                raise ConnectionError("The browser has ended.")
            self.buffer += more
        data, self.buffer = self.buffer[:count], self.buffer[count:]
        return data


class Browser:
    """A browser without a window, and with nothing that another run has left."""

    def __init__(self):
        self.folder = pathlib.Path(tempfile.mkdtemp(prefix="sotto-page-"))
        options = [
            "--headless=new", "--remote-debugging-port=0", f"--user-data-dir={self.folder}", "--no-first-run",
            "--disable-gpu", "--disable-dev-shm-usage", "--disable-background-networking", "--hide-scrollbars",
            "--disable-component-update", "--disable-extensions", "--force-color-profile=srgb", "--lang=en-GB",
            # A name that somebody else owns and has pointed here.
            "--host-resolver-rules=MAP rebind.example 127.0.0.1",
        ]
        # Root has no user namespace that Chromium's sandbox would take.
        if os.geteuid() == 0:
            options.append("--no-sandbox")
        self.process = subprocess.Popen(
            [program(), *options, "about:blank"], stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL,
            start_new_session=True,
        )
        told = self.folder / "DevToolsActivePort"
        deadline = time.monotonic() + 60
        while not (told.exists() and "\n" in told.read_text()):
            if time.monotonic() > deadline or self.process.poll() is not None:
                raise SystemExit("Chromium does not start.")
            time.sleep(0.02)
        self.port = told.read_text().split("\n")[0]

    def tab(self, **options):
        request = urllib.request.Request(f"http://127.0.0.1:{self.port}/json/new?about:blank", method="PUT")
        with urllib.request.urlopen(request, timeout=30) as answer:
            return Tab(json.load(answer)["webSocketDebuggerUrl"], **options)

    def leave(self):
        os.killpg(self.process.pid, 15)
        try:
            self.process.wait(10)
        except subprocess.TimeoutExpired:
            os.killpg(self.process.pid, 9)
            self.process.wait()
        shutil.rmtree(self.folder, ignore_errors=True)


class Tab:
    """One page: what it shows, says and does."""

    def __init__(self, url, width=1440, height=900, scheme="light", language="en"):
        self.wire = WebSocket(url)
        self.number = 0
        self.problems = []
        for domain in ("Page", "Runtime", "Log", "Network"):
            self.call(f"{domain}.enable")
        self.size(width, height)
        self.scheme(scheme)
        self.call("Emulation.setUserAgentOverride", userAgent="Sotto's page test", acceptLanguage=language)

    def call(self, method, **parameters):
        self.number += 1
        self.wire.send(json.dumps({"id": self.number, "method": method, "params": parameters}))
        while text := self.wire.receive(60):
            message = json.loads(text)
            if message.get("id") == self.number:
                if "error" in message:
                    raise RuntimeError(f"{method}: {message['error']['message']}")
                return message["result"]
            self.note(message)
        raise RuntimeError(f"{method} was not answered.")

    def note(self, message):
        """Keeps what a page should never have: an exception, a refused style or script."""
        kind, told = message.get("method"), message.get("params", {})
        if kind == "Runtime.exceptionThrown":
            details = told["exceptionDetails"]
            self.problems.append(details.get("exception", {}).get("description", details["text"]))
        elif kind == "Log.entryAdded" and told["entry"]["source"] in ("security", "violation", "deprecation"):
            self.problems.append(told["entry"]["text"])

    def size(self, width, height):
        self.call(
            "Emulation.setDeviceMetricsOverride", width=width, height=height, deviceScaleFactor=1, mobile=width < 600)

    def scheme(self, name):
        features = [{"name": "prefers-color-scheme", "value": name}, {"name": "prefers-reduced-motion", "value": "reduce"}]
        self.call("Emulation.setEmulatedMedia", features=features)

    def open(self, address):
        self.call("Page.navigate", url=address)
        self.until("document.readyState === 'complete'")

    def run(self, script):
        """The value of an expression, which may be awaited."""
        result = self.call("Runtime.evaluate", expression=script, awaitPromise=True, returnByValue=True, userGesture=True)
        if "exceptionDetails" in result:
            details = result["exceptionDetails"]
            raise RuntimeError(details.get("exception", {}).get("description", details["text"]))
        return result["result"].get("value")

    def until(self, condition, seconds=30):
        """Waits until an expression, or what it promises, is true."""
        deadline = time.monotonic() + seconds
        told = ""
        while time.monotonic() < deadline:
            try:
                if self.run(f"Promise.resolve({condition}).then(Boolean)"):
                    return
            except RuntimeError as error:
                # A page that is being left, or is not yet there, has no values.
                told = f" ({error})"
            time.sleep(0.02)
        raise TimeoutError(f"It never came true: {condition}{told}")

    def type(self, text):
        self.call("Input.insertText", text=text)

    def press(self, key, modifiers=0):
        codes = {"Enter": 13, "Escape": 27, "Tab": 9, "ArrowUp": 38}
        more = {"text": "\r"} if key == "Enter" else {}
        names = {"key": key, "code": key, "windowsVirtualKeyCode": codes[key], "modifiers": modifiers}
        self.call("Input.dispatchKeyEvent", type="keyDown", **names, **more)
        self.call("Input.dispatchKeyEvent", type="keyUp", **names)

    def click(self, selector, meanwhile=lambda: None):
        """Clicks where the last of some elements is, as a mouse does: what is covered is not reached.

        `meanwhile` happens while the mouse is down."""
        place = self.run(
            f"(() => {{ const each = [...document.querySelectorAll({json.dumps(selector)})].at(-1); each.scrollIntoView({{block: 'nearest'}});"
            " const box = each.getBoundingClientRect(); return [box.x + box.width / 2, box.y + box.height / 2]; })()")
        for kind, then in (("mousePressed", meanwhile), ("mouseReleased", lambda: None)):
            self.call("Input.dispatchMouseEvent", type=kind, x=place[0], y=place[1], button="left", clickCount=1)
            then()

    def close(self):
        self.call("Page.close")

    def picture(self, file):
        kind = file.suffix[1:]
        more = {} if kind == "png" else {"quality": 80}
        data = self.call("Page.captureScreenshot", format=kind, **more)["data"]
        file.write_bytes(base64.b64decode(data))


if __name__ == "__main__":
    # Whether there is a browser at all.
    raise SystemExit(0 if program() else 1)
