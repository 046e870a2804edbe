"""What a developer sees of a turn, and that its row is one that `sotto test` takes."""
import json
import subprocess

from served import Visit


def develop(browser, served, expect):
    visit = Visit(browser, served)
    tab = visit.tab
    visit.say("add tents and ropes to the climbing list in listable")
    visit.tap("Yes")
    tab.click(".turn .link")
    tab.until("document.querySelector('#inspector .timeline')")
    text = tab.run("document.getElementById('inspector').innerText")
    for part in ("targetTaskList", "climbing", "INAddTasksIntent", "handle", "success", "tents, ropes", "patterns.txt",
                 "INAddTasksIntent.done", "{list}"):
        expect(part in text, f"the inspector does not tell “{part}”")
    row = json.loads(tab.run("document.querySelector('#inspector .row').textContent"))
    expect(row["say"].startswith("add tents") and row["answers"] == ["Yes"], f"{row}")
    expect(row["expect"]["intent"] == "INAddTasksIntent" and row["expect"]["outcome"] == "done", f"{row}")
    tab.run("navigator.clipboard.writeText = (text) => { window.copied = text; return Promise.resolve(); }")
    tab.click("#inspector .copy")
    expect(json.loads(tab.run("copied")) == row, "what is copied is another row")
    check(served.home, row, expect)
    tab.press("Escape")
    expect(tab.run("document.getElementById('inspector').hidden"), "Escape does not close the inspector")
    expect(tab.run("document.activeElement.className") == "link", "the focus does not come back")
    explain(tab, expect)
    tab.close()


# What an app printed, and what is wrong with it: several parts under one heading.
TURN = """{
  ...newTurn("play it"),
  outputs: [{ process: "Jukebox", lines: ["one line", "another line"] }, { process: "JukeboxIntents", lines: ["a third"] }],
  reply: { text: "No.", outcome: "failed", locale: "en", milliseconds: 1, steps: [],
    problem: { kind: "crashed", message: "It has ended.", calls: ["handle(intent:)"], lines: ["Fatal error"] } },
}"""


def explain(tab, expect):
    tab.run(
        "Promise.all([import('/js/actions.js'), import('/js/turn.js')]).then(([{ tell }, { newTurn }]) => {"
        f" const turn = {TURN}; tell('inspect', {{ turn, turns: [turn] }}); }})")
    tab.until("document.getElementById('inspector').innerText.includes('play it')")
    text = tab.run("document.getElementById('inspector').innerText")
    for part in ("Jukebox", "one line", "another line", "JukeboxIntents", "a third", "crashed", "It has ended.", "Fatal error"):
        expect(part in text, f"the inspector does not tell “{part}”")
    expect("[object" not in text, "the inspector shows an object in place of its text")
    tab.press("Escape")


def check(home, row, expect):
    """Says the row to Listable in a home of its own, as it is and with an expectation that is wrong."""
    bundle = home.folder / "apps" / "app.sotto.Listable.app"
    file = home.folder / "row.jsonl"
    for isRight in (True, False):
        if not isRight:
            row["expect"]["outcome"] = "failed"
        file.write_text(json.dumps(row) + "\n")
        done = subprocess.run(
            [home.sotto, "test", str(file), "--app", str(bundle), "--no-build"], env=home.environment,
            capture_output=True, text=True, timeout=120,
        )
        expect((done.returncode == 0) == isRight, f"sotto test: {done.stdout}{done.stderr}")
