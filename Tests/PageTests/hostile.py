"""Texts that would be markup or script, in every place that the page shows: they stay texts. And a name that was pointed here."""
import json

from served import VIEWS, Visit

TEXT = (
    "\"><img src=x onerror=\"window.hit=1\"><script>window.hit=1</script><svg onload=window.hit=1>"
    "javascript:window.hit=1//'`${window.hit=1}</textarea></title>&lt;b&gt;\u202e{{7*7}}"
)

# Whatever the server answers, its texts are hostile; but for words that the page itself has a text for.
POISON = """(() => {
  const text = TEXT;
  const kept = new Set(["turn", "outcome", "kind", "locale", "reason", "state", "authorization", "tag"]);
  const poison = (value, key) =>
    typeof value === "string" ? (kept.has(key) ? value : text)
    : Array.isArray(value) ? value.map((each) => poison(each, key))
    : value && typeof value === "object"
      ? Object.fromEntries(Object.entries(value).map(([key, each]) => [key, poison(each, key)]))
    : value;
  const real = window.fetch;
  window.fetch = async (path, options) => {
    const answer = await real(path, options);
    const kind = answer.headers.get("Content-Type") ?? "";
    if (!String(path).startsWith("/v1/") || answer.status === 204) return answer;
    let body;
    if (kind.includes("json")) {
      const content = await answer.json();
      // What this home has none of.
      if (content.shortcuts) content.shortcuts = [{ phrase: text, sentence: text, title: text, problem: text }];
      if (content.suggestions) content.suggestions = [{ identifier: text, title: text, text, appName: text, probability: 0.5 }];
      body = JSON.stringify(poison(content));
    }
    else if (kind.includes("event-stream") && String(path).endsWith("/turns"))
      body = (await answer.text()).replace(/^data: (.*)$/gm, (line, data) => "data: " + JSON.stringify(poison(JSON.parse(data))));
    else return answer;
    return new Response(body, { status: answer.status, headers: { "Content-Type": kind } });
  };
  window.scripts = document.scripts.length;
})()"""

# What comes by the home's stream.
TOLD = """Promise.all([import("/js/actions.js")]).then(([{ tell }]) => {
  const text = TEXT;
  tell("nowPlaying", { nowPlaying: { app: text, appName: text, title: text, artist: text, album: text, isPlaying: true,
    elapsed: 1, duration: 9, commands: ["pause", text], artwork: text, upcoming: [text], next: text } });
  tell("notification", { text, locale: text, app: text, title: text, body: text, date: 0, isMissed: false, actions: [text] });
  tell("ask", { identifier: text, text, canBeSilenced: true });
  tell("progress", { app: text, appName: text, text, done: 1, total: 2 });
  tell("voice", { conversation: text, state: "heard", text, locale: "en" });
})"""

TURN = """Promise.all([import("/js/actions.js"), import("/js/turn.js")]).then(([{ tell }, { newTurn }]) => {
  const text = TEXT;
  const turn = { ...newTurn(text),
    readings: [{ text, locale: "en", intent: text, app: text, parameters: { [text]: text, list: [text] }, confidence: 1,
      reasons: [text], said: { [text]: text }, rest: text }],
    outputs: [{ process: text, lines: [text] }],
    reply: { text, outcome: "failed", locale: "en", app: text, milliseconds: 1,
      steps: [{ name: text, result: text, milliseconds: 1, parameter: text }],
      reading: { intent: text, parameters: { [text]: text } }, response: { [text]: text },
      templates: [{ key: text, text }],
      problem: { kind: text, message: text, calls: [text], lines: [text], log: text } } };
  tell("inspect", { turn, turns: [turn] });
})"""


def harmless(tab, place, expect, shows=True):
    told = tab.run("""[
      window.hit ?? null, document.scripts.length - window.scripts,
      document.querySelectorAll("img[src='x'], [onerror], [onload], [onclick], a[href^='javascript'], iframe, object, embed").length,
      document.body.textContent.includes("<img src=x"),
    ]""")
    expect(told[:3] == [None, 0, 0], f"{place}: a text has become markup: {told}")
    if shows:
        expect(told[3], f"{place} does not show the text as it is")


def invade(browser, served, expect):
    text = json.dumps(TEXT)
    visit = Visit(browser, served)
    tab = visit.tab
    # First what is said itself, which nothing but the page has changed.
    tab.run("window.scripts = document.scripts.length")
    visit.say(f"add {TEXT} to the camping list")
    harmless(tab, "the conversation", expect)
    tab.click(".turn .link")
    tab.until("document.querySelector('#inspector .timeline')")
    row = json.loads(tab.run("document.querySelector('#inspector .row').textContent"))
    # A person's text is shown without what turns a line around, and is said as it is.
    expect("<img src=x" in row["say"], f"the row of the test is another: {row['say']}")
    tab.run("navigator.clipboard.writeText = (text) => { window.copied = text; return Promise.resolve(); }")
    tab.click("#inspector .copy")
    expect(json.loads(tab.run("copied")) == row, "what is copied is another row")
    tab.press("Escape")
    visit.go("history", ".items")
    harmless(tab, "the history", expect)
    # Then all that the server answers and tells.
    tab.run(POISON.replace("TEXT", text))
    for view, shows in VIEWS.items():
        tab.run("location.hash = '#talk'")
        tab.run(f"location.hash = '#{view}'")
        tab.until(f"document.querySelector('#view').textContent.includes('<img') || '{view}' === 'settings'")
        harmless(tab, view, expect, shows=view != "settings")
    tab.run("location.hash = '#talk'")
    tab.run(TOLD.replace("TEXT", text))
    harmless(tab, "what is told", expect)
    tab.run("document.getElementById('words').focus()")
    tab.type("show the camping list")
    tab.press("Enter")
    tab.until("!document.querySelector('[aria-busy]') && document.querySelector('.stop').hidden")
    harmless(tab, "an answer", expect)
    tab.run(TURN.replace("TEXT", text))
    tab.until("document.getElementById('inspector').textContent.includes('<img')")
    harmless(tab, "the inspector", expect)
    tab.press("Escape")
    visit.tab.problems[:] = [each for each in visit.tab.problems if "Content Security Policy" in each]
    expect(visit.tab.problems == [], f"the page tried what is refused: {visit.tab.problems}")
    tab.close()
    rebind(browser, served, expect)


def rebind(browser, served, expect):
    """A page whose name leads to this machine since a moment ago has no access, and no cookie."""
    tab = browser.tab()
    for address in (served.address.replace("127.0.0.1", "rebind.example"), f"http://rebind.example:{served.port}/"):
        tab.open(address)
        expect("rebind.example" in tab.run("location.host"), "the name was not resolved")
        expect(not tab.run("Boolean(document.getElementById('words'))"), f"{address} shows the page")
        told = tab.run("""Promise.all([
          fetch("/v1/history").then((answer) => answer.status),
          fetch("/v1/events").then((answer) => answer.status),
          fetch("/v1/conversations/x/turns", { method: "POST", headers: { "Content-Type": "application/json" },
            body: JSON.stringify({ text: "add poison to the camping list" }) }).then((answer) => answer.status),
          fetch("/").then((answer) => answer.status),
        ])""")
        expect(all(status == 421 for status in told), f"{address} is answered with {told}")
        expect(tab.run("document.cookie") == "", "it has a cookie")
    tab.close()
