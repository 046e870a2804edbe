#!/usr/bin/env python3
"""Has nginx, with the configuration that Documentation/HTTP.md has, stand before a real assistant, as a house would.

    Tests/ProxyTests/proxy_test.py [--sotto .build/debug/sotto]
"""
import argparse
import http.client
import json
import pathlib
import re
import shutil
import socket
import ssl
import subprocess
import sys
import tempfile
import time

ROOT = pathlib.Path(__file__).resolve().parents[2]
sys.dont_write_bytecode = True
sys.path.insert(0, str(ROOT / "Benchmarks"))
from assistant import Home  # noqa: E402

NAME = "sotto.home"


class Proxy:
    """nginx as the document has it, but for ports and the files of its certificate."""

    def __init__(self, folder, port):
        self.folder = folder
        with socket.socket() as free:
            free.bind(("127.0.0.1", 0))
            self.port = free.getsockname()[1]
        document = (ROOT / "Documentation" / "HTTP.md").read_text()
        server = re.search(r"```nginx\n(.*?)```", document, re.S)[1]
        for written, here in (
            ("listen 443 ssl", f"listen 127.0.0.1:{self.port} ssl"), ("127.0.0.1:8765", f"127.0.0.1:{port}"),
            ("/etc/ssl/sotto.home.pem", f"{folder}/pem"), ("/etc/ssl/sotto.home.key", f"{folder}/key"),
        ):
            if written not in server:
                raise SystemExit(f"The document's configuration has no “{written}”.")
            server = server.replace(written, here)
        temporary = "".join(
            f"{kind}_temp_path {folder}/{kind};" for kind in ("client_body", "proxy", "fastcgi", "uwsgi", "scgi"))
        settings = f"daemon off; pid {folder}/pid; error_log {folder}/errors; events {{}} http {{ access_log off; {temporary} {server} }}"
        (folder / "conf").write_text(settings)
        subprocess.run(
            ["openssl", "req", "-x509", "-newkey", "rsa:2048", "-nodes", "-subj", f"/CN={NAME}", "-addext",
             f"subjectAltName=DNS:{NAME}", "-keyout", folder / "key", "-out", folder / "pem"],
            check=True, capture_output=True)
        self.process = subprocess.Popen(["nginx", "-p", folder, "-e", f"{folder}/errors", "-c", folder / "conf"])
        deadline = time.monotonic() + 10
        while time.monotonic() < deadline:
            try:
                return socket.create_connection(("127.0.0.1", self.port)).close()
            except ConnectionRefusedError:
                time.sleep(0.05)
        raise SystemExit(f"nginx does not listen: {(folder / 'errors').read_text()}")

    def ask(self, method, path, body=None, name=NAME, **headers):
        """What is answered to who has asked by a name: the response, whose body waits."""
        trust = ssl.create_default_context(cafile=self.folder / "pem")
        plain = socket.create_connection(("127.0.0.1", self.port), timeout=20)
        connection = http.client.HTTPSConnection(name)
        connection.sock = trust.wrap_socket(plain, server_hostname=NAME)
        connection.request(method, path, body, {key.replace("_", "-"): value for key, value in headers.items()})
        return connection.getresponse()


def check(proxy, token):
    """Each thing that is amiss."""
    amiss = []

    def expect(is_right, otherwise):
        if not is_right:
            amiss.append(otherwise)

    opened = proxy.ask("GET", f"/?key={token}")
    cookie = (opened.getheader("Set-Cookie") or "").split(";")[0]
    expect(opened.status == 303 and cookie, f"the token opens {opened.status}, {opened.getheaders()}")
    page = proxy.ask("GET", "/", Cookie=cookie)
    expect(page.status == 200 and b"<title>" in page.read(), f"the page is {page.status}")
    own = {"Cookie": cookie, "Origin": f"https://{NAME}", "Content_Type": "application/json"}
    turn = proxy.ask("POST", "/v1/conversations/house/turns", b'{"text": "what can you do"}', **own)
    answer = json.loads(turn.read())
    expect(turn.status == 200 and answer["outcome"] == "done", f"a turn is {turn.status}: {answer}")

    began = time.monotonic()
    hearing = proxy.ask("GET", "/v1/conversations/house/events", Cookie=cookie)
    expect(hearing.readline().startswith(b":"), "a stream does not begin")
    proxy.ask("POST", "/v1/conversations/house/turns", b'{"text": "what can you do"}', **own).read()
    expect(any(b"event: reply" in hearing.readline() for _ in range(20)), "a stream brings no reply")
    expect(time.monotonic() - began < 10, "events do not come as they are told")

    for what, answered, status in (
        ("nobody's", proxy.ask("GET", "/v1/status"), 401),
        ("another page's", proxy.ask("POST", "/v1/conversations/house/turns", b"{}", **{**own, "Origin": "https://elsewhere"}), 403),
        ("another name's", proxy.ask("GET", "/v1/status", name="elsewhere", Cookie=cookie), 421),
        ("a huge one's", proxy.ask("POST", "/v1/conversations/house/turns", b" " * 70_000, **own), 413),
    ):
        expect(answered.status == status, f"{what} request is answered with {answered.status}, not {status}")
    return amiss


def main():
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--sotto", default=ROOT / ".build" / "debug" / "sotto")
    options = parser.parse_args()
    home = Home(options.sotto)
    folder = pathlib.Path(tempfile.mkdtemp(prefix="sotto-proxy-"))
    running = []
    try:
        home.run("quit")
        token = home.run("tokens", "add", "house").strip()
        server, found = home.serve(
            "--http", "127.0.0.1:0", "--http-origin", f"https://{NAME}", until=r"http://\S+:(\d+)/\?key=")
        running.append(server)
        proxy = Proxy(folder, found[1])
        running.append(proxy.process)
        amiss = check(proxy, token)
        print("\n".join(amiss) or "nothing amiss")
        sys.exit(1 if amiss else 0)
    finally:
        for process in running:
            process.terminate()
            process.wait(20)
        home.leave()
        shutil.rmtree(folder)


if __name__ == "__main__":
    main()
