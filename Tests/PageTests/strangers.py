"""Another page in the same browser, where the person is let in: whatever it sends, nothing changes."""
import functools
import http.server
import pathlib
import tempfile
import threading

from served import Visit

PAGE = """<!doctype html><title>Elsewhere</title>
<form id="form" method="post" enctype="text/plain" target="frame" action="{origin}v1/conversations/stranger/turns">
<input name='{{"text": "add poison to the camping list", "x": "' value='"}}'></form>
<iframe name="frame"></iframe><iframe id="inside" src="{origin}"></iframe>"""

TRIALS = """(async () => {
  const origin = ORIGIN;
  const body = JSON.stringify({ text: "add poison to the camping list" });
  const path = origin + "v1/conversations/stranger/turns";
  const told = {};
  const trial = async (name, doing) => { told[name] = await doing().catch((error) => "refused"); };
  const send = (options) => async () => (await fetch(path, { method: "POST", credentials: "include", body, ...options })).status;
  await trial("json", send({ headers: { "Content-Type": "application/json" } }));
  await trial("plain", send({ headers: { "Content-Type": "text/plain" } }));
  await trial("opaque", async () => (await send({ mode: "no-cors" })()));
  await trial("read", async () => (await fetch(origin + "v1/history", { credentials: "include" })).status);
  await trial("script", () => new Promise((done, refuse) => {
    const script = document.createElement("script");
    script.src = origin + "js/words.js"; script.onload = () => done("loaded"); script.onerror = refuse; document.head.append(script);
  }));
  await trial("socket", () => new Promise((done, refuse) => {
    const socket = new WebSocket(origin.replace("http", "ws") + "v1/events");
    socket.onopen = () => done("open"); socket.onerror = refuse;
  }));
  const framed = new Promise((done) => { document.querySelector("[name=frame]").onload = done; setTimeout(done, 3000); });
  document.getElementById("form").submit();
  await framed;
  return told;
})()"""


def estrange(browser, served, expect):
    home = Visit(browser, served)
    home.say("show the camping list for strangers")
    before = served.remembered("show the camping list for strangers")
    with tempfile.TemporaryDirectory() as folder:
        (pathlib.Path(folder) / "index.html").write_text(PAGE.format(origin=served.origin))
        server = http.server.ThreadingHTTPServer(
            ("127.0.0.1", 0), functools.partial(Quiet, directory=folder))
        threading.Thread(target=server.serve_forever, daemon=True).start()
        # Of another port, to which the browser sends the cookie; and of another name, to which it does not.
        for host in ("127.0.0.1", "localhost"):
            tab = browser.tab()
            tab.open(f"http://{host}:{server.server_port}/")
            told = tab.run(TRIALS.replace("ORIGIN", repr(served.origin)))
            for name, outcome in told.items():
                expect(outcome in ("refused", 0), f"{name} from {host}: {outcome}")
            expect(tab.run("document.getElementById('inside').contentDocument") is None, f"{host} shows the page within itself")
            tab.close()
        server.shutdown()
    expect("poison" not in home.say("show the camping list"), "a stranger has added something")
    after = served.remembered("show the camping list")[1:]
    expect(after == before, f"a stranger has changed something: {after[:1]}")
    home.tab.close()


class Quiet(http.server.SimpleHTTPRequestHandler):
    def log_message(self, *arguments):
        pass
