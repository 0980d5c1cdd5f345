#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""The pages of `cup serve` in a real browser: look, type a result, see it live elsewhere, lose the
server and find it again, on screens of 320 to 1920 pixels.

Usage: browser.py SPEELVELD-CLI TRANSLATIONS [FOLDER [TEST...]]

TRANSLATIONS: the folder "po" of the build. FOLDER: pictures of every page are written there. Needs chromedriver and a browser for it; ends with
77 (skipped) if they are not installed or do not run here. WebDriver is JSON over HTTP.
"""
import base64
import json
import shutil
import socket
import subprocess
import sys
import tempfile
import time
import urllib.error
import urllib.request
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parent))
from serving import Child, Organiser, install  # noqa: E402

PICTURES = Path(sys.argv[3]) if len(sys.argv) > 3 else None
FOLDER = Path(tempfile.mkdtemp(prefix="browser-"))
CLI = FOLDER / "bin" / "speelveld-cli"
ELEMENT = "element-6066-11e4-a52e-4f735466cecf"
PATIENCE = 20  # seconds until something counts as not happening; not a measure of anything
ARGUMENTS = ["--headless=new", "--no-sandbox", "--disable-gpu", "--disable-background-networking",
             "--disable-component-update", "--disable-sync", "--no-first-run", "--disable-dev-shm-usage",
             "--hide-scrollbars", "--disable-search-engine-choice-screen"]


def free_port():
    with socket.socket() as one:
        one.bind(("127.0.0.1", 0))
        return one.getsockname()[1]


def until(check, what):
    """Return what @check returns as soon as that is true."""
    end = time.monotonic() + PATIENCE
    while True:
        found = check()
        if found:
            return found
        assert time.monotonic() < end, what
        time.sleep(0.05)


class Server:
    """`cup serve` of a file, that can be ended and begun again on the same port."""

    def __init__(self, path, *options):
        self.path, self.options, self.port = path, options, free_port()
        self.begin()

    def begin(self):
        self.process = subprocess.Popen([CLI, "cup", "serve", str(self.path), "--port", str(self.port), "--enter",
                                         *self.options], stdout=subprocess.PIPE, text=True)
        told = json.loads(self.process.stdout.readline())
        self.url, self.boards = told["url"], told["boards"]

    def end(self):
        self.process.terminate()
        self.process.wait()
        self.process.stdout.close()


class Browser:
    """One browser window with a profile of its own."""

    driver = None

    def __init__(self, language="en", dark=False):
        profile = tempfile.mkdtemp(prefix="profile-", dir=FOLDER)
        options = {"args": [*ARGUMENTS, f"--user-data-dir={profile}"]}
        told = self.ask("POST", "/session", {"capabilities": {"alwaysMatch": {
            "browserName": "chrome", "goog:chromeOptions": options,
            "goog:loggingPrefs": {"browser": "ALL", "performance": "ALL"}}}}, session=False)
        self.id = told["sessionId"]
        self.asked = set()
        self.devtools("Network.enable", {})
        self.speak(language)
        if dark:
            self.devtools("Emulation.setEmulatedMedia",
                          {"features": [{"name": "prefers-color-scheme", "value": "dark"}]})

    def ask(self, method, path, body=None, session=True):
        address = f"http://127.0.0.1:{Browser.port}" + (f"/session/{self.id}" if session else "") + path
        data = None if method == "GET" else json.dumps(body or {}).encode()
        request = urllib.request.Request(address, data, {"Content-Type": "application/json"}, method=method)
        try:
            with urllib.request.urlopen(request, timeout=120) as answer:
                return json.load(answer)["value"]
        except urllib.error.HTTPError as error:
            raise AssertionError(error.read().decode()[:600]) from None

    def devtools(self, command, parameters):
        return self.ask("POST", "/goog/cdp/execute", {"cmd": command, "params": parameters})

    def speak(self, language):
        """What the settings of the browser do."""
        self.devtools("Network.setExtraHTTPHeaders", {"headers": {"Accept-Language": language}})

    def go(self, address):
        self.ask("POST", "/url", {"url": address})

    def run(self, script, *arguments):
        return self.ask("POST", "/execute/sync", {"script": script, "args": list(arguments)})

    def text(self, selector="main"):
        return self.run("const part = document.querySelector (arguments[0]); return part ? part.innerText : '';",
                        selector)

    def find(self, selector):
        return self.ask("POST", "/element", {"using": "css selector", "value": selector})[ELEMENT]

    def click(self, selector):
        self.ask("POST", f"/element/{self.find(selector)}/click")

    def type(self, selector, text):
        element = self.find(selector)
        self.ask("POST", f"/element/{element}/clear")
        self.ask("POST", f"/element/{element}/value", {"text": text})

    def size(self, width, height):
        self.devtools("Emulation.setDeviceMetricsOverride",
                      {"width": width, "height": height, "deviceScaleFactor": 1, "mobile": width < 600})

    def offline(self, offline):
        self.devtools("Network.emulateNetworkConditions",
                      {"offline": offline, "latency": 0, "downloadThroughput": -1, "uploadThroughput": -1})

    def picture(self, name):
        if PICTURES is None:
            return
        PICTURES.mkdir(parents=True, exist_ok=True)
        data = self.devtools("Page.captureScreenshot", {"captureBeyondViewport": True})["data"]
        (PICTURES / f"{name}.png").write_bytes(base64.b64decode(data))

    def read_logs(self):
        """Return what the console complains about, and remember which addresses were asked for."""
        for entry in self.ask("POST", "/se/log", {"type": "performance"}):
            message = json.loads(entry["message"])["message"]
            if message["method"] == "Network.requestWillBeSent":
                self.asked.add(message["params"]["request"]["url"])
        return [entry["message"] for entry in self.ask("POST", "/se/log", {"type": "browser"})
                if entry["level"] in ("SEVERE", "WARNING")]

    def close(self):
        self.ask("DELETE", "")


def cli(*arguments):
    done = subprocess.run([CLI, *map(str, arguments)], capture_output=True, text=True, check=True)
    return done.stdout


def make(name, *arguments):
    path = FOLDER / name
    path.write_text(cli("cup", "new", "strafworp", *arguments))
    return path


def logo(path, team):
    """Give a team a picture of one pixel."""
    cup = json.loads(path.read_text())
    cup["teams"][team]["logo"] = ("data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAQAAAC1HAwCAAAAC0lEQVR42mNk"
                                  "+A8AAQUBAScY42YAAAAASUVORK5CYII=")
    path.write_text(json.dumps(cup))


def enter(path, index, score, *options):
    """Change the file as another program would."""
    text = cli("cup", "result", path, index, score, *options)
    other = path.with_suffix(".new")
    other.write_text(text)
    other.replace(path)


TEAMS = ["Velocitas", "Oranje Nassau", "De Meeuwen & Co", "Blauw-Wit 1908 <b>", "Die Haghe", "Fortuna",
         "Quick '21 (Heerhugowaard)", "Korfbalverenigingsaccommodatiebeheer"]


def no_wider(browser, name):
    """Nothing is wider than the screen."""
    wide = browser.run("""
      const wide = [], all = document.documentElement;
      if (all.scrollWidth > innerWidth)
        wide.push ("page " + all.scrollWidth);
      for (const part of document.querySelectorAll ("body *")) {
        const box = part.getBoundingClientRect ();
        if (box.width > 0 && box.right > innerWidth + 1 && !part.closest (".said, .bracket, .wide, .slide"))
          wide.push (part.tagName + "." + part.className + " " + part.textContent.slice (0, 30) + " " + box.right);
      }
      return wide;""")
    assert not wide, (name, wide[:5])


def check_sound(browser, what):
    complaints = browser.read_logs()
    assert not complaints, (what, complaints)


def test_screens(server, names):
    """Each page on each screen, light and dark, in both languages."""
    board = server.boards[0]["url"]
    pages = {"index": server.url, "team": server.url + "team-1.html", "form": board, "code": server.url + "enter",
             "wall": server.url + "wall", "matches": server.url + "matches.html"}
    for language, dark in (("nl", False), ("en", True)):
        browser = Browser(language, dark)
        for name, address in pages.items():
            for width, height in ((320, 640), (390, 844), (780, 1024), (1280, 800), (1920, 1080)):
                browser.size(width, height)
                browser.go(address)
                assert browser.run("return document.documentElement.lang") == language
                assert len(browser.run("return [...document.querySelectorAll ('h1')].map (h => h.innerText)")) == 1
                until(lambda: browser.run("return typeof speelveld == 'object'"), "the script runs")
                if name == "wall":
                    until(lambda: browser.run("return document.querySelectorAll ('.slide.on').length") == 1, "a slide")
                no_wider(browser, f"{name} {width}")
                browser.picture(f"{names}-{name}-{width}-{language}{'-dark' if dark else ''}")
        check_sound(browser, language)
        hosts = {address.split("/")[2] for address in browser.asked if not address.startswith(("data:", "chrome"))}
        assert hosts == {f"127.0.0.1:{server.port}"}, hosts
        browser.close()


def test_live(server):
    """What one telephone types is on another, without a hand, and read out."""
    spectator, table = Browser("nl"), Browser("nl")
    spectator.size(390, 844)
    spectator.go(server.url)
    spectator.run("window.scrollTo (0, 200); document.querySelector ('#standings a').focus ({preventScroll: true})")
    table.size(390, 844)
    table.go(server.boards[0]["url"])
    teams = table.text("#now h2")
    table.click("#result fieldset .step:last-child")
    table.click("#result fieldset .step:last-child")
    table.type("#goals-away", "1")
    table.click("#result [type=submit]")
    until(lambda: "2–1" in table.text("#sending"), "the table is told that it is taken")
    assert table.text("#now h2") != teams
    until(lambda: "2–1" in spectator.text("#news"), "the score is read out")
    assert "2–1" in spectator.text("main")
    assert spectator.run("return document.activeElement.closest ('#standings') != null"), "focus"
    assert spectator.run("return window.pageYOffset") > 100, "scrolled"
    # in another program
    enter(server.path, 1, "7-6")
    until(lambda: "7–6" in spectator.text("main"), "a change of the file is on the screen")
    for browser in (spectator, table):
        check_sound(browser, "live")
        browser.close()


def test_my_team(server):
    browser = Browser("nl")
    browser.go(server.url + "team-2.html")
    until(lambda: browser.run("return document.querySelector ('#follow') != null"), "the button")
    browser.click("#follow")
    browser.go(server.url)
    until(lambda: "Oranje Nassau" in browser.text("#mine"), "my team first")
    assert browser.run("return document.querySelector ('main').firstElementChild.id") == "mine"
    assert browser.run("return document.querySelectorAll ('#standings tr.mine').length") == 1
    browser.picture("mine")
    check_sound(browser, "my team")
    browser.close()


def test_lost(server):
    """The server goes away and comes back; a result that was typed meanwhile is not lost."""
    spectator, table = Browser("en"), Browser("en")
    spectator.go(server.url)
    table.go(server.boards[1]["url"])
    server.end()
    until(lambda: "No connection" in spectator.text("#lost"), "it says that there is no connection")
    spectator.picture("lost")
    table.type("#goals-home", "3")
    table.type("#goals-away", "4")
    table.click("#result [type=submit]")
    until(lambda: "Not sent yet" in table.text("#sending"), "it says that it is not sent")
    table.picture("unsent")
    enter(server.path, 6, "5-2")
    server.begin()
    until(lambda: spectator.text("#lost") == "" and "5–2" in spectator.text("main"), "it finds its way back")
    # the board has a new address now; what was typed at the old one is still on the telephone
    table.go(server.boards[1]["url"])
    until(lambda: "3–4" in table.text("#sending"), "what was typed is sent from the new address")
    for browser in (spectator, table):
        browser.close()


def test_offline(server):
    """A telephone without network sends what was typed when the network is back."""
    table = Browser("en")
    table.go(server.boards[0]["url"])
    table.offline(True)
    teams = table.text("#now h2")
    table.type("#goals-home", "9")
    table.type("#goals-away", "8")
    table.click("#result [type=submit]")
    until(lambda: "Not sent yet" in table.text("#sending"), "it says that it is not sent")
    table.offline(False)
    until(lambda: "9–8" in table.text("#sending"), "it is sent by itself")
    assert teams not in table.text("#now h2")
    table.close()


def test_conflict(server):
    """A result that is there already is shown, never overwritten."""
    table = Browser("en")
    table.go(server.boards[0]["url"])
    index = int(table.run("return document.querySelector ('[name=fixture]').value"))
    table.run("window.stop (); speelveld.changed.length = 0;")
    enter(server.path, index, "1-0")
    table.run("document.querySelector ('[name=fixture]').value = arguments[0]", str(index))
    table.type("#goals-home", "0")
    table.type("#goals-away", "5")
    table.click("#result [type=submit]")
    until(lambda: "1–0" in table.text(".message") and "0–5" in table.text(".message"), "both results")
    table.picture("conflict")
    assert json.loads(server.path.read_text())["fixtures"][index]["score"] == [1, 0]
    table.close()


def submit(browser, home, away):
    browser.type("#goals-home", home)
    browser.type("#goals-away", away)
    browser.click("#result [type=submit]")


def test_two_digits(server):
    """A korfbal score has two digits; the scorer types both."""
    table, spectator = Browser("en"), Browser("en")
    table.go(server.boards[2]["url"])
    spectator.go(server.url)
    submit(table, "12", "10")
    until(lambda: "12–10" in table.text("#sending"), "it is taken")
    until(lambda: "12–10" in spectator.text("main"), "everybody sees it")
    assert "12–10" in table.text("main")
    table.close()
    spectator.close()


def test_languages(server):
    """The pages follow the language of the browser, also those that it has kept."""
    browser = Browser("en")
    for language, words in (("en", "Send the Result"), ("nl", "Uitslag versturen"), ("en", "Send the Result")):
        browser.speak(language)
        for address in (server.url, server.boards[2]["url"]):
            browser.go(address)
            assert browser.run("return document.documentElement.lang") == language, (language, address)
        until(lambda words=words: browser.text("#result [type=submit]") == words, words)
    check_sound(browser, "languages")
    browser.close()


def test_unsaved(server):
    """While the file cannot be saved the telephone says so and keeps the result, until it can."""
    table = Browser("nl")
    table.size(390, 844)
    table.go(server.boards[2]["url"])
    aside = server.path.with_suffix(".aside")
    server.path.rename(aside)
    server.path.mkdir()
    submit(table, "3", "2")
    until(lambda: "probeert het vanzelf opnieuw" in table.text("#sending"), "it says that it is not saved")
    table.picture("unsaved")
    server.path.rmdir()
    aside.rename(server.path)
    until(lambda: "3–2" in table.text("#sending"), "it is sent again by itself")
    assert [3, 2] in [each.get("score") for each in json.loads(server.path.read_text())["fixtures"]]
    table.close()


def test_waiting():
    """A window that asks its user: the table is told to wait, and then that its result is taken."""
    path = make("asked.svcup", *TEAMS[:4], "--boards", 1)
    table = Browser("nl")
    table.size(390, 844)
    with Child(CLI, path) as window:
        window.tell(results="ask")
        organiser = Organiser(window)
        address = window.url + window.boards[1][1:]
        until(lambda: table.go(address) or table.text("#result"), "results are taken")
        submit(table, "7", "5")
        until(lambda: "de organisator moet nog beslissen" in table.text("#sending"), "it waits for the organiser")
        table.picture("waiting")
        enter(path, organiser.asked[0]["fixture"], "7-5")
        organiser.decide(7, verdict="taken")
        until(lambda: "7–5" in table.text("#sending"), "it is told that it is taken")
        # a result that the organiser does not want
        submit(table, "9", "0")
        organiser.decide(9, verdict="refused", text="The organiser has not taken this result. Ask why.")
        until(lambda: "Vraag waarom" in table.text(".message"), "it is told why not, in its language")
        table.picture("refused")
    table.close()


def test_without_script(server):
    """Pages can be read and forms sent without any script."""
    browser = Browser("en")
    browser.devtools("Emulation.setScriptExecutionDisabled", {"value": True})
    browser.go(server.url)
    assert 'http-equiv="refresh"' in browser.ask("GET", "/source")
    browser.go(server.boards[1]["url"])
    assert 'http-equiv="refresh"' not in browser.ask("GET", "/source")  # it would lose what is typed
    browser.type("#goals-home", "6")
    browser.type("#goals-away", "3")
    browser.click("#result [type=submit]")
    until(lambda: "6–3" in browser.ask("GET", "/source"), "the result is in the list of the board")
    browser.close()


def main():
    driver = shutil.which("chromedriver")
    if driver is None:
        return 77
    Browser.port = free_port()
    process = subprocess.Popen([driver, f"--port={Browser.port}"], stdout=subprocess.DEVNULL,
                               stderr=subprocess.DEVNULL)
    servers = []
    try:
        for _ in range(200):
            try:
                urllib.request.urlopen(f"http://127.0.0.1:{Browser.port}/status", timeout=5).close()
                break
            except OSError:
                time.sleep(0.05)
        try:
            Browser().close()
        except AssertionError as error:
            print("no browser runs here:", error)
            return 77
        install(sys.argv[1], sys.argv[2], FOLDER)
        league = make("league.svcup", *TEAMS[:6], "--boards", 3, "--title", "Clubdag", "--start", "13:00",
                      "--match", 20)
        logo(league, 0)
        groups = make("groups.svcup", *TEAMS, "--kind", "groups", "--boards", 4, "--third", "--title",
                      "Wintercompetitie " * 4)
        for i in range(12):
            enter(groups, i, f"{i % 4}-{i % 3}")
        servers = [Server(league), Server(groups)]
        chosen = sys.argv[4:]
        for test, arguments in ((test_live, [servers[0]]), (test_my_team, [servers[0]]),
                                (test_offline, [servers[0]]), (test_conflict, [servers[0]]),
                                (test_two_digits, [servers[0]]), (test_languages, [servers[0]]),
                                (test_unsaved, [servers[0]]), (test_waiting, []),
                                (test_without_script, [servers[0]]), (test_lost, [servers[0]]),
                                (test_screens, [servers[0], "league"]), (test_screens, [servers[1], "groups"])):
            if not chosen or test.__name__ in chosen:
                test(*arguments)
                print("ok", test.__name__, flush=True)
    finally:
        for server in servers:
            server.end()
        process.terminate()
        process.wait()
        shutil.rmtree(FOLDER, ignore_errors=True)
    return 0


if __name__ == "__main__":
    sys.exit(main())
