"""The README's picture: a conversation as it is, and why the last answer came out so."""
from served import Visit

SENTENCES = ["play skyfall by adele", "add rice, onions and olives to the groceries in listable"]


def take(browser, served, file):
    visit = Visit(browser, served, width=1280, height=800)
    for sentence in SENTENCES:
        visit.say(sentence)
    visit.tap("Yes")
    visit.tab.run("[...document.querySelectorAll('.turn .link')].at(-1).click()")
    visit.tab.until("document.querySelector('#inspector .timeline')")
    visit.tab.run("document.activeElement.blur()")
    visit.tab.run("new Promise((done) => setTimeout(done, 500))")
    visit.tab.picture(file)
