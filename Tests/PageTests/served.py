"""An assistant that is served by HTTP, and the page as a person has it open."""
import json
import subprocess
import time
import urllib.error
import urllib.request


# The other parts of the page, and what is there when they are.
VIEWS = {"apps": ".switch", "phrases": "form", "history": ".items", "settings": "select"}


class Served:
    """`sotto serve --http` of a home. It may be killed and begin again at the same port."""

    def __init__(self, home):
        self.home = home
        self.port = 0
        self.start()

    def start(self):
        self.process, found = self.home.serve(
            "--http", f"127.0.0.1:{self.port}", until=r"(http://\S+:(\d+)/)\?key=\S+"
        )
        self.address, self.origin, self.port = found[0], found[1], int(found[2])
        # What a browser does when it opens the address, without going where that leads.
        opener = urllib.request.build_opener(Stay)
        try:
            opener.open(self.address, timeout=30)
        except urllib.error.HTTPError as answer:
            self.cookie = answer.headers["Set-Cookie"].split(";")[0]

    def ask(self, method, path, body=None):
        """What the assistant answers to somebody beside the page."""
        headers = {"Cookie": self.cookie, "Content-Type": "application/json"}
        data = None if body is None else json.dumps(body).encode()
        request = urllib.request.Request(self.origin + path.lstrip("/"), data, headers, method=method)
        with urllib.request.urlopen(request, timeout=60) as answer:
            return json.loads(answer.read() or b"null")

    def remembered(self, text, seconds=20):
        """The history, once it begins with what was said: it is written after the answer."""
        deadline = time.monotonic() + seconds
        while time.monotonic() < deadline:
            entries = self.ask("GET", "/v1/history?limit=1000")["entries"]
            if entries and entries[0]["text"] == text:
                return entries
            time.sleep(0.02)
        raise TimeoutError(f"The history does not begin with “{text}”.")

    def kill(self):
        self.process.kill()
        self.process.wait()

    def stop(self):
        self.process.terminate()
        try:
            self.process.wait(20)
        except subprocess.TimeoutExpired:
            self.kill()


class Stay(urllib.request.HTTPRedirectHandler):
    def redirect_request(self, *arguments):
        return None


class Visit:
    """The page in a tab."""

    def __init__(self, browser, served, **options):
        self.tab = browser.tab(**options)
        self.tab.open(served.address)
        self.tab.until("performance.getEntriesByName('usable').length > 0")
        self.tab.until("document.documentElement.dataset.connection === 'live'")

    def say(self, text):
        """Types it, and returns the answer."""
        self.tab.run("document.getElementById('words').focus()")
        self.tab.type(text)
        self.tab.press("Enter")
        return self.answered(text)

    def tap(self, label):
        """Clicks the last button that is named so, and returns the answer to what it said."""
        count = self.tab.run("document.querySelectorAll('.turn').length")
        self.tab.run(
            f"""(() => {{
              const named = (each) => (each.getAttribute('aria-label') ?? each.innerText.replace(/^\\d+\\s*/, '')) === {json.dumps(label)};
              const found = [...document.querySelectorAll('#turns button:enabled')].filter(named).at(-1);
              if (!found) throw new Error('There is no button “' + {json.dumps(label)} + '”.');
              document.querySelector('[data-test]')?.removeAttribute('data-test');
              found.dataset.test = 'here';
            }})()""")
        self.tab.click("[data-test]")
        self.tab.until(f"document.querySelectorAll('.turn').length > {count}")
        return self.answered()

    def answered(self, text=None):
        said = f" && [...document.querySelectorAll('.turn .said')].at(-1)?.innerText === {json.dumps(text)}" if text else ""
        self.tab.until(f"!document.querySelector('[aria-busy]'){said} && document.querySelector('.stop').hidden", 60)
        return self.last(".text")

    def last(self, selector):
        """The text of the first such element of the last turn; None where it has none."""
        return next(iter(self.all(selector)), None)

    def all(self, selector):
        turn = "[...document.querySelectorAll('.turn')].at(-1)"
        return self.tab.run(f"[...{turn}.querySelectorAll('{selector}')].map((each) => each.innerText)")

    def go(self, place, shows):
        self.tab.run(f"location.hash = '#{place}'")
        self.tab.until(f"!document.getElementById('view').hidden && document.querySelector('#view {shows}')")
