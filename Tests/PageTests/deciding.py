"""Apps and what they may do, phrases, history, settings: what is touched is what the assistant has then."""
from served import Visit


def decide(browser, served, expect):
    visit = Visit(browser, served)
    tab = visit.tab

    def app(name):
        return next(each for each in served.ask("GET", "/v1/apps")["apps"] if each["name"] == name)

    visit.go("apps", ".switch")
    before = app("Listable")["network"]
    # A grant is shown as it is kept: the view is made anew of the assistant's answer.
    tab.run("""{
      const panel = [...document.querySelectorAll('#view h2')].find((each) => each.innerText === 'Listable').parentElement;
      panel.querySelectorAll('.switch input')[1].dataset.test = 'here';
    }""")
    tab.click("[data-test]")
    tab.until("!document.querySelector('[data-test]')")
    expect(app("Listable")["network"] != before, "a switch does not change what an app may do")

    served.ask("PATCH", "/v1/apps/app.sotto.Hop", {"network": False})
    visit.go("history", ".items")
    visit.go("apps", ".switch")
    text = tab.run("document.getElementById('view').innerText")
    expect("It asks for the network" in text, "it is not told what an app asks for")
    expect("sotto apps" not in text, "a command is told where a switch is")
    served.ask("PATCH", "/v1/apps/app.sotto.Hop", {"network": True})

    visit.go("phrases", "form")
    for field, text in (("phrase", "tidy up time"), ("sentence", "show the camping list")):
        tab.run(f"document.getElementById('{field}').focus()")
        tab.type(text)
    tab.press("Enter")
    tab.until("document.querySelector('#view .panel.items .title')?.innerText === 'tidy up time'")
    expect(visit.tab.problems == [], f"{visit.tab.problems}")
    tab.click("#view .panel.items .actions button:first-child")
    expect("camping" in visit.answered("tidy up time"), "a phrase is not said")
    visit.go("phrases", "form")
    tab.click("#view .panel.items .actions button:last-child")
    tab.until("document.querySelector('#view .panel.items .title')?.innerText !== 'tidy up time'")
    expect(served.ask("GET", "/v1/shortcuts")["shortcuts"] == [], "a phrase is not deleted")

    newest = served.remembered("tidy up time")[0]
    visit.go("history", ".items")
    shown = tab.run("document.querySelector('#view .items li').innerText")
    expect(newest["text"] in shown and newest["reply"] in shown, f"the history begins with “{shown}”")

    visit.go("settings", "select")
    tab.run("""{
      const choice = document.getElementById('language');
      choice.value = 'ru';
      choice.dispatchEvent(new Event('change'));
    }""")
    tab.until("document.documentElement.lang === 'ru' && !document.getElementById('page').hidden")
    tab.run("localStorage.clear(); location.hash = '#talk'; location.reload()")
    tab.until("document.documentElement.lang !== 'ru' && document.querySelectorAll('.turn').length > 0")
    expect(tab.run("document.querySelector('.said').innerText") == "tidy up time", "a reload loses the conversation")

    play(visit, expect)
    tab.close()


# What the app tells in the middle of a press is not what was pressed.
HEAR = """Promise.all([import('/js/actions.js'), fetch('/v1/now-playing').then((answer) => answer.json())]).then(
  ([{ tell }, playing]) => tell('nowPlaying', { nowPlaying: { ...playing, title: 'Skyfall (live)', duration: 77 } }))"""


def play(visit, expect):
    """What plays is paused and goes on by the page's button, and by nobody else meanwhile."""
    tab = visit.tab
    visit.say("play skyfall by adele")
    tab.until("document.querySelector('#playing .title').innerText === 'Skyfall'")
    tab.until("document.querySelector('#playing .main').title === 'Pause'")
    for isPlaying in (False, True):
        tab.click("#playing .main", meanwhile=lambda: tab.run(HEAR))
        told = "fetch('/v1/now-playing').then((answer) => answer.json()).then((playing) => playing.isPlaying)"
        try:
            tab.until(f"{told}.then((isPlaying) => isPlaying === {str(isPlaying).lower()})")
        except TimeoutError:
            said = tab.run("document.querySelector('#playing .said-of-it').innerText")
            expect(False, f"the button does not make isPlaying {isPlaying}: “{said}”")
