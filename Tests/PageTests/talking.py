"""Whole conversations in each language, by keyboard and by button, while nothing that is read moves."""
import json
import pathlib

from served import VIEWS, Visit

HERE = pathlib.Path(__file__).parent

WATCH = """
window.shifts = [];
const moved = ({ node, previousRect, currentRect }) =>
  (node?.outerHTML ?? node?.data ?? 'nothing').slice(0, 80) + JSON.stringify([previousRect, currentRect]);
new PerformanceObserver((list) => {
  for (const each of list.getEntries())
    shifts.push(each.value + ': ' + each.sources.map(moved).join(', '));
}).observe({ type: 'layout-shift' });
"""


def talk(browser, served, expect):
    for line in (HERE / "conversations.jsonl").read_text().splitlines():
        case = json.loads(line)
        visit = Visit(browser, served, language=case["locale"])
        converse(visit, case, expect)
        visit.tab.close()
    keep_focus(browser, served, expect)


def keep_focus(browser, served, expect):
    """Where a finger points, nothing but the person moves the focus."""
    visit = Visit(browser, served)
    visit.tab.call("Emulation.setTouchEmulationEnabled", enabled=True)
    for text in ("what can I say?", "show the camping list"):
        visit.say(text)
        focused = visit.tab.run("document.activeElement.id")
        expect(focused == "words", f"after “{text}” the focus is at “{focused}”")
    visit.tab.close()


def converse(visit, case, expect):
    locale = case["locale"]
    visit.tab.run(WATCH)
    greeting = visit.tab.run("document.querySelector('.greeting .question').innerText")
    language = visit.tab.run("document.documentElement.lang")
    expect(locale.startswith(language[:2]) and greeting, f"{locale}: the page is in “{language}”")
    for turn in case["turns"]:
        said = turn.get("say") or turn["tap"]
        answer = visit.say(said) if "say" in turn else visit.tap(said)
        expect(turn["answer"] in answer, f"{locale}: “{said}”: expected “{turn['answer']}”, found “{answer}”")
        named = [each for each in visit.all(".question-answers.rows [dir], .alternatives button") if each in answer]
        expect(named == [], f"{locale}: “{answer}” names what the buttons do: {named}")
        if "tap" in turn and ": " not in said:
            # What is tapped is what is said.
            expect(visit.last(".said") == said, f"{locale}: “{said}” said “{visit.last('.said')}”")
        if "rows" in turn:
            rows = visit.all(".items .title")
            expect(rows == turn["rows"], f"{locale}: the card has {rows}")
    open_answers = visit.tab.run("document.querySelectorAll('.question-answers button:enabled').length")
    expect(open_answers == 0, f"{locale}: {open_answers} buttons answer what is asked no more")
    if "tap" in case["turns"][-1]:
        chosen = visit.tab.run(
            "[...document.querySelectorAll('.question-answers .chosen')].at(-1)?.dataset.sentence")
        expect(chosen == case["turns"][-1]["tap"], f"{locale}: the answer that is marked is “{chosen}”")
    shifts = visit.tab.run("shifts")
    expect(shifts == [], f"{locale}: the layout shifts: {shifts}")
    on_a_phone(visit, locale, expect)
    expect(visit.tab.problems == [], f"{locale}: {visit.tab.problems}")


def on_a_phone(visit, locale, expect):
    """Words are longer in some languages than in others."""
    visit.tab.run((HERE / "facts.js").read_text())
    visit.tab.size(360, 740)
    for place, shows in VIEWS.items():
        visit.go(place, shows)
        for fact in visit.tab.run("facts()"):
            expect(False, f"{locale}: {place}: {fact}")
