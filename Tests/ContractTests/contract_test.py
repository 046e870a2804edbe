#!/usr/bin/env python3
"""Has schemathesis, from PyPI, try all that the OpenAPI document allows, and what it does not, on a real assistant.

It is made from the document alone: what is accepted and should not be, refused and should be accepted, or answered in
a form that the document does not tell of, is amiss. Ends with 1 then, and with 77 where schemathesis cannot be had.

    Tests/ContractTests/contract_test.py [--sotto .build/debug/sotto] [--examples 15] [--seed 1]
"""
import argparse
import pathlib
import subprocess
import sys

HERE = pathlib.Path(__file__).resolve().parent
ROOT = HERE.parents[1]
sys.dont_write_bytecode = True
sys.path[:0] = [str(HERE), str(ROOT / "Benchmarks")]
import tool  # noqa: E402
from assistant import Home  # noqa: E402

# Streams never end, and it waits for that. It leaves the token in what it takes for requests without one: who is let
# in is tested elsewhere.
LEFT_OUT = ["--exclude-path-regex", "/events$", "--exclude-checks", "ignored_auth", "--suppress-health-check", "all"]


def main():
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--sotto", default=ROOT / ".build" / "debug" / "sotto")
    parser.add_argument("--examples", default="15")
    parser.add_argument("--seed", default="1")
    options = parser.parse_args()
    if reason := tool.fetch():
        print(f"schemathesis cannot be had: {reason}")
        sys.exit(77)
    home = Home(options.sotto)
    server = None
    try:
        home.run("quit")
        token = home.run("tokens", "add", "contract").strip()
        server, found = home.serve("--http", "127.0.0.1:0", until=r"(http://\S+/)\?key=")
        done = subprocess.run(
            [
                tool.PROGRAM, "--config-file", str(HERE / "schemathesis.toml"), "run", f"{found[1]}openapi.json",
                "--header", f"Authorization: Bearer {token}", "--max-examples", options.examples,
                "--seed", options.seed, "--request-timeout", "20", "--continue-on-failure", "--no-color", *LEFT_OUT,
            ],
            cwd=home.folder,
        )
        if server.poll() is not None:
            sys.exit(f"The assistant has ended, with {server.returncode}.")
        sys.exit(done.returncode)
    finally:
        if server:
            server.terminate()
            server.wait(20)
        home.leave()


if __name__ == "__main__":
    main()
