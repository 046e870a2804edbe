"""The assistant ends and begins again: the page says so, and goes on by itself."""
from served import Visit


def comeback(browser, served, expect):
    visit = Visit(browser, served)
    tab = visit.tab
    visit.say("show the camping list")
    state = "document.documentElement.dataset.connection"
    strip = "document.getElementById('connection')"

    served.kill()
    tab.until(f"{state} === 'gone'")
    expect("sotto serve --http" in tab.run(f"{strip}.innerText"), "it is not said how to start the assistant")
    lost = visit.say("show the camping list")
    expect("out of reach" in lost, f"what is said meanwhile is answered with “{lost}”")
    tab.run("location.hash = '#history'")
    tab.until("document.querySelector('#view .empty')")

    # The key stays, and with it what the browser has for it.
    served.start()
    tab.until(f"{state} === 'live' && {strip}.hidden")
    tab.until("document.querySelector('#view .items')")
    tab.run("location.hash = '#talk'")
    again = visit.say("show the camping list")
    expect("camping" in again, f"after it is back: “{again}”")

    stranger = browser.tab()
    stranger.call("Network.deleteCookies", name=f"sotto-{served.port}", url=served.origin)
    stranger.open(served.origin)
    stranger.until(f"{state} === 'refused'")
    expect(stranger.run(f"!{strip}.hidden && document.querySelector('.greeting') !== null"), "who has no cookie sees nothing")
    expect("sotto tokens key" in stranger.run(f"{strip}.innerText"), "it is not said how to be let in")
    # Who has been let in elsewhere is, here.
    Visit(browser, served).tab.close()
    stranger.until(f"{state} === 'live' && {strip}.hidden")
    stranger.close()

    bookmark = browser.tab()
    bookmark.open(served.origin)
    bookmark.until(f"{state} === 'live'")
    bookmark.close()
    tab.call("Network.emulateNetworkConditions", offline=True, latency=0, downloadThroughput=-1, uploadThroughput=-1)
    lost = visit.say("show the camping list")
    expect("out of reach" in lost, f"without a network: “{lost}”")
    tab.call("Network.emulateNetworkConditions", offline=False, latency=0, downloadThroughput=-1, uploadThroughput=-1)
    tab.until(f"{state} === 'live'")
