"""What comes of its own accord, and what somebody does not want any more."""
import pathlib

from served import Visit

TESTS = pathlib.Path(__file__).resolve().parents[1]


def install(home, app):
    """One of the tests' own apps."""
    home.run("apps", "bundle", str(TESTS / app), "--products", str(home.products), "--output", str(home.folder))
    home.run("apps", "install", str(home.folder / f"{app}.app"), "--allow")


def follow(browser, served, expect):
    for app in ("Faulty", "Keeper"):
        install(served.home, app)
    visit = Visit(browser, served)
    tab = visit.tab

    tab.run("document.getElementById('words').focus()")
    tab.type("play kaput labour in faulty")
    tab.press("Enter")
    tab.until("!document.querySelector('.stop').hidden")
    tab.click(".stop")
    left = visit.answered("play kaput labour in faulty")
    expect(visit.last(".cancelled") == left, f"what was left ends with “{left}”")

    visit.say("where is my ride in keeper")
    tab.until("document.querySelector('.turn:last-child:not(:has(.said)) .text') !== null")

    visit.say("play kaput remind breathing in keeper")
    tab.until("[...document.querySelectorAll('.notice')].some((each) => each.innerText.includes('breathing'))")
    tab.close()
