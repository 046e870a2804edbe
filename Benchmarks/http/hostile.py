#!/usr/bin/env python3
"""Does to the server what nobody should, and prints how long each took to end, and what it cost.

Meanwhile somebody else asks for the status every 50 ms: their slowest answer is in the table, too.

    Benchmarks/http/hostile.py [--sotto .build/release/sotto]
"""
import argparse
import select
import socket
import threading
import time

from bench import PRODUCTS, Home, Server, memory


class Watch(threading.Thread):
    """Somebody else who is served meanwhile, and the most memory that the server has had."""

    def __init__(self, server):
        super().__init__()
        self.server = server
        self.slowest, self.failures = 0, 0
        self.before = self.most = memory(server.process.pid)[1]
        self.is_over = threading.Event()

    def run(self):
        is_over = False
        while not is_over:
            is_over = self.is_over.wait(0.05)
            start = time.perf_counter()
            try:
                answer = ask(self.server, "GET /v1/status", timeout=5)
                self.failures += not answer.startswith(b"HTTP/1.1 200 ")
            except OSError:
                self.failures += 1
            self.slowest = max(self.slowest, time.perf_counter() - start)
            self.most = max(self.most, memory(self.server.process.pid)[1])


def connect(server, timeout=30, receive_buffer=None):
    client = socket.socket()
    if receive_buffer:
        client.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, receive_buffer)
    client.settimeout(timeout)
    client.connect((server.host, server.port))
    return client


def ask(server, line, timeout=30):
    with connect(server, timeout) as client:
        client.sendall(server.head(line, {"Cookie": server.cookie, "Connection": "close"}).encode())
        return read_all(client)


def read_all(client):
    data = b""
    while more := client.recv(1 << 16):
        data += more
    return data


def send_until_cut_off(client, piece, pause=0.0):
    """Sends until the server will not have it; returns how much that was."""
    sent = 0
    try:
        while True:
            client.sendall(piece)
            sent += len(piece)
            if pause:
                time.sleep(pause)
    except OSError:
        return sent


def endless_headers(server):
    with connect(server) as client:
        client.sendall(b"GET / HTTP/1.1\r\n")
        return f"{send_until_cut_off(client, b'X-Name: value' * 100 + bytes([13, 10])) >> 10} KB sent"


def slow_headers(server):
    with connect(server) as client:
        return f"{send_until_cut_off(client, b'x', 0.2)} bytes sent"


def slow_body(server):
    headers = {"Cookie": server.cookie, "Content-Type": "application/json", "Content-Length": 1000}
    with connect(server) as client:
        client.sendall(server.head("POST /v1/understand", headers).encode())
        return f"{send_until_cut_off(client, b' ', 0.2)} bytes sent"


def large_body(server):
    headers = {"Cookie": server.cookie, "Content-Type": "application/json", "Content-Length": 1 << 30}
    with connect(server) as client:
        client.sendall(server.head("POST /v1/understand", headers).encode())
        return f"{send_until_cut_off(client, b' ' * 65536) >> 10} KB of 1 GB sent"


def slow_reader(server):
    """Asks for the document again and again by one connection, and reads nothing."""
    with connect(server, receive_buffer=4096) as client:
        head = server.head("GET /openapi.json", {}).encode()
        return f"{send_until_cut_off(client, head, 0.001) // len(head)} requests sent"


def idle_connections(server):
    clients = [connect(server) for _ in range(2000)]
    left = {client.fileno(): client for client in clients}
    poll = select.poll()
    for number in left:
        poll.register(number, select.POLLIN)
    deadline = time.monotonic() + 60
    while left and time.monotonic() < deadline:
        for number, _ in poll.poll(1000):
            poll.unregister(number)
            left.pop(number).close()
    return f"{2000 - len(left)} of 2000 were ended"


def measure(server, deed):
    watch = Watch(server)
    watch.start()
    start = time.perf_counter()
    result = deed(server)
    taken = time.perf_counter() - start
    watch.is_over.set()
    watch.join()
    others = f"{watch.slowest * 1000:.0f} ms, {watch.failures} failed"
    name = deed.__name__.replace("_", " ")
    print(f"| {name} | {taken:.1f} s | {watch.most - watch.before:+.1f} MB | {others} | {result} |", flush=True)


def main():
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--sotto", default=PRODUCTS / "sotto")
    home = Home(parser.parse_args().sotto, samples=False)
    try:
        server = Server(home)
        server.cookie = ask_for_cookie(server)
        for _ in range(50):
            ask(server, "GET /v1/status")
        print("| deed | ended after | memory | others meanwhile | |\n| --- | --- | --- | --- | --- |")
        for deed in (
            endless_headers, slow_headers, slow_body, large_body, slow_reader, idle_connections,
        ):
            measure(server, deed)
        server.process.terminate()
        server.process.wait()
    finally:
        home.leave()


def ask_for_cookie(server):
    with connect(server) as client:
        client.sendall(server.head(f"GET /?key={server.key}", {"Connection": "close"}).encode())
        return read_all(client).decode().split("Set-Cookie: ")[1].split(";")[0]


if __name__ == "__main__":
    main()
