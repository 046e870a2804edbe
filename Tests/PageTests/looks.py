"""What is seen, at three widths, dark and light: nothing clipped, nothing faint, nothing that axe-core objects to."""
import pathlib

from served import VIEWS, Visit

HERE = pathlib.Path(__file__).parent
SIZES = [(360, 740), (768, 1024), (1440, 900)]
SENTENCES = ["show the camping list", "play skyfall by adele", "play hello"]


def look(browser, served, expect, axe, pictures):
    visit = Visit(browser, served)
    tab = visit.tab
    tab.run((HERE / "facts.js").read_text())
    if axe:
        tab.run(axe)
    for moment in moments(visit):
        for width, height in SIZES:
            tab.size(width, height)
            for scheme in ("light", "dark"):
                tab.scheme(scheme)
                where = f"{moment} at {width}, {scheme}"
                for fact in tab.run("facts()"):
                    expect(False, f"{where}: {fact}")
                if axe:
                    for found in tab.run(OBJECTIONS):
                        expect(False, f"{where}: {found}")
                if pictures:
                    tab.picture(pictures / f"{moment}-{width}-{scheme}.png")
        tab.size(1440, 900)
    expect(tab.problems == [], f"{tab.problems}")
    walk(visit, expect)
    tab.close()


OBJECTIONS = """axe.run(document, { resultTypes: ['violations'] }).then(({ violations }) => violations.flatMap((each) =>
  each.nodes.map((node) => each.id + ': ' + node.html.slice(0, 120) + ' ' + node.failureSummary.replaceAll('\\n', ' '))))"""


def moments(visit):
    """What there is to see, one after the other."""
    yield "greeting"
    for sentence in SENTENCES:
        visit.say(sentence)
    yield "conversation"
    progress(visit, 3200)
    visit.tab.until("document.querySelector('#progress progress')?.value === 3200")
    yield "progress"
    progress(visit, 11000)
    visit.tab.until("document.getElementById('progress').hidden")
    visit.tab.run("[...document.querySelectorAll('.turn .link')].at(-2).click()")
    visit.tab.until("document.querySelector('#inspector .timeline')")
    yield "inspector"
    visit.tab.press("Escape")
    for place, shows in VIEWS.items():
        visit.go(place, shows)
        yield place
    visit.tab.run("location.hash = '#talk'")


def progress(visit, done):
    """Tells the page what an app would that reads a library."""
    event = f"{{ app: 'app.sotto.Melody', appName: 'Melody', done: {done}, total: 11000 }}"
    visit.tab.run(f"void import('/js/actions.js').then(({{ tell }}) => tell('progress', {event}))")


def walk(visit, expect):
    """From one thing to the next by the Tab key: each shows that it has the focus, and all come round."""
    tab = visit.tab
    tab.run("document.querySelector('.skip').focus()")
    reached = set()
    for _ in range(80):
        tab.press("Tab")
        fact = tab.run("showsFocus()")
        if fact["tag"] == "BODY":
            break
        expect(fact["isShown"] and fact["isInside"], f"the focus is not seen on {fact['what']}")
        reached.add(fact["tag"])
    expect({"A", "BUTTON", "TEXTAREA", "INPUT"} <= reached, f"the keyboard reaches {sorted(reached)} alone")
