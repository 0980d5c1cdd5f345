#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""Each browser is answered in its own language, whatever language the program that serves speaks.

Two servers of the same competition, one in English and one in Dutch, must answer the same requests
with the same bytes: pages, forms, refusals, and how a match stands that is being played.

Usage: test-languages.py SPEELVELD-CLI TRANSLATIONS LOCALES

TRANSLATIONS: the folder "po" of the build; LOCALES: a folder with nl_NL, if this system can make it.
"""
import gettext
import hashlib
import json
import re
import sys
import tempfile
import threading
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parent))
from serving import Answer, Child, Organiser, Server, call, install, new_cup  # noqa: E402

ASKED = {"en": "en-GB,en;q=0.9,nl;q=0.1", "nl": "nl-BE", "de": "de, fr;q=0.5", "none": None}
with open(Path(sys.argv[2]) / "nl" / "LC_MESSAGES" / "speelveld.mo", "rb") as words:
    DUTCH = gettext.GNUTranslations(words)
LOCALES = {"en": {"LC_ALL": "C.UTF-8", "LANGUAGE": "C"},
           "nl": {"LC_ALL": "nl_NL.UTF-8", "LANGUAGE": "nl", "LOCPATH": sys.argv[3]}}


# What is the same in all languages.
SAME = ("/style.css", "/fixtures", "plan", "match/0", "picture")


def say(language, sentence):
    told = DUTCH.gettext(sentence) if language == "nl" else sentence
    assert language == "en" or told != sentence, sentence
    return told


def plain(server, answer):
    """What an answer says, without what differs from one server to the next."""
    text = answer.body.decode()
    for board, address in server.boards.items():
        text = text.replace(address, f"/enter/{board}/TOKEN")
    text = re.sub(r'data-(edition|time|cup)="[^"]*"', "", text).replace(f":{server.port}", "")
    text = re.sub(r"\d\d:\d\d\.<", "TIME.<", text)  # when the page was made
    return f"{answer.status} {answer.headers.get('content-type')}\n" + text


def raw(server, data):
    return Answer(*server.send(data).split(b"\r\n\r\n", 1))


def header(accept):
    return {} if accept is None else {"Accept-Language": accept}


def looking(server, index, _other):
    """Pages, and requests for what there is not: a name and a function of the header for each."""
    board = server.boards[1]
    for path in ("/", "/matches.html", "/team-1.html", "/wall", "/style.css", "/enter", board, "/nothing",
                 "/enter/1/x", f"{board}/x", "/fixtures"):
        yield path.replace(board, "BOARD"), lambda more, path=path: server.ask("GET", path, more)
    for method, path in (("PUT", "/"), ("DELETE", "/enter"), ("PATCH", board), ("PUT", board)):
        yield f"{method} {path.replace(board, 'BOARD')}", (
            lambda more, method=method, path=path: server.ask(method, path, more))
    for path in ("plan", f"match/{index}"):
        yield path, lambda more, path=path: server.ask("GET", f"{board}/{path}", more)
    yield "host", lambda more: server.ask("GET", "/", more, host="evil.example")
    yield "large", lambda more: server.ask("POST", board, more, b"x" * 5000)
    yield "chunked", lambda more: server.ask("POST", board, {"Transfer-Encoding": "chunked", **more},
                                             b"1388\r\n" + b"x" * 5000 + b"\r\n0\r\n\r\n")
    yield "large at none", lambda more: server.ask("POST", "/enter/1/y", more, b"x" * 5000, source="127.0.0.9")
    for name, line in (("twice", "Content-Length: 1\r\nContent-Length: 2\r\n"), ("long", "X: " + "x" * 20000 + "\r\n")):
        yield name, lambda more, line=line: raw(server, (
            "GET / HTTP/1.1\r\nHost: localhost\r\n" + "".join(f"{k}: {v}\r\n" for k, v in more.items()) + line +
            "\r\n").encode())
    yield "match", lambda more: server.ask("PUT", f"{board}/match/{index}", more, b"{}")


def typing(server, index, other):
    """Forms that are refused."""
    board = server.boards[1]
    for body in ("", "%ff", f"fixture={index}&home=1", f"fixture={index}&home=1&away=0&how=magic",
                 f"fixture={index}&home=1&away=1&how=penalties", f"fixture={index}&home=1&away=0&shootout=3-2",
                 f"fixture={index}&home=1&away=0&how=golden+goal&scorer-home=99", f"fixture={other}&home=1&away=0",
                 f"fixture={index}&home=1&away=0&how=golden+goal&home=3", f"fixture={index}&home=0&away=0&how=forfeit"):
        for kind in ("text/html", "text/plain"):
            yield f"{body} {kind}", lambda more, body=body, kind=kind: server.ask(
                "POST", board, {"Accept": kind, **more}, body.encode())
    yield "code", lambda more: server.ask("POST", "/enter", more, b"code=XXXX", source="127.0.0.8")


def ask_all(server, own, requests):
    """What each request is answered in each language; those without one are in that of the program."""
    told = {}
    for name, ask in requests:
        for asked, accept in ASKED.items():
            language = asked if asked in ("en", "nl") else own
            text = plain(server, ask(header(accept)))
            assert told.setdefault((name, language), text) == text, (name, asked, own)
    return told


def compare(by_program):
    """The same requests in the same languages say the same."""
    first, *others = by_program.values()
    for other in others:
        for key in first:
            assert other[key] == first[key], (key, first[key], other[key])
    for (name, language), text in first.items():
        if language == "en" and name not in SAME and len(text.split("\n", 1)[1]) > 1:
            assert first[name, "nl"] != text, (name, text)


def both(cli, folder, text, run, child=False):
    """Runs @run with a server in each language; returns what it returns for the last, like for all."""
    out = {}
    for own, environment in LOCALES.items():
        path = Path(folder) / own / "day.svcup"
        path.parent.mkdir(exist_ok=True)
        path.write_text(text)
        with (Child(cli, path, environment) if child else
              Server(cli, path, "--enter", environment=environment)) as server:
            out[own] = run(server, own, path)
    compare(out)
    return out[own]


def indices(text):
    """A match of board 1 and one of board 2."""
    boards = [fixture.get("board") for fixture in json.loads(text)["fixtures"]]
    return boards.index(1), boards.index(2)


def test_pages(cli, folder, text):
    told = both(cli, folder, text, lambda server, own, _: ask_all(server, own, looking(server, *indices(text))))
    assert say("nl", "There is no page at this address.") in told["/nothing", "nl"]


def test_forms(cli, folder, text):
    def run(server, own, _):
        return ask_all(server, own, typing(server, *indices(text)))

    told = both(cli, folder, text, run)
    sentence = "Type the goals of both teams as whole numbers, such as 5 and 4."
    name = f"fixture={indices(text)[0]}&home=1 text/html"
    for language in ("en", "nl"):
        assert say(language, sentence) in told[name, language], told[name, language]


def test_conflict(cli, folder, text):
    """A result that stands, and a file that cannot be read or is not there."""
    index = indices(text)[0]

    def requests(server, name, home):
        for kind in ("text/html", "text/plain"):
            yield f"{name} {kind}", lambda more, kind=kind: server.ask(
                "POST", server.boards[1], {"Accept": kind, **more}, f"fixture={index}&home={home}&away=0".encode())

    def run(server, own, path):
        assert server.post(server.boards[1], fixture=index, home=1, away=0).status == 303
        told = ask_all(server, own, requests(server, "conflict", 2))
        path.write_text("{")
        told |= ask_all(server, own, requests(server, "broken", 3))
        path.unlink()
        return told | ask_all(server, own, requests(server, "gone", 3))

    told = both(cli, folder, text, run)
    assert "1–0" in told["conflict text/html", "en"]
    assert all(told[f"{name} text/plain", "nl"].startswith("503") for name in ("broken", "gone"))


def test_too_many(cli, folder, text):
    def run(server, own, _):
        for number in range(30):
            server.post("/enter", code="wrong", source=f"127.0.1.{1 + number // 5}")
        told = ask_all(server, own, [("shut", lambda more: server.ask("POST", "/enter", more, b"code=x"))])
        for number in range(12):
            server.get("/enter/1/x", source="127.0.2.1")
        asked = [("token", lambda more: server.ask("GET", "/enter/1/x", more, source="127.0.2.1"))]
        return told | ask_all(server, own, asked)

    told = both(cli, folder, text, run)
    assert all(each.startswith("429") for each in told.values())


def test_full(cli, folder, text):
    """Nothing is read of a request for which there is no room: it is answered in both languages."""
    def run(server, _own, _path):
        links = [server.connect() for _ in range(256)]
        answer = raw(server, b"GET / HTTP/1.1\r\nHost: localhost\r\nAccept-Language: nl\r\n\r\n")
        for link in links:
            link.close()
        assert all(say(each, "Too many are looking at once.") in answer.text for each in ("en", "nl")), answer.text
        return {}

    both(cli, folder, text, run)


STATES = {
    "half": ({"stage": "play", "period": "Second half"}, "Second half"),
    "break": ({"stage": "break", "period": "First half"}, "Half-time"),
    "notice": ({"stage": "play", "period": "Second half", "notice": "The next goal wins"}, "The next goal wins"),
    "shootout": ({"stage": "play", "period": "Penalty shoot-out", "shootout": [3, 2]}, "Penalty shoot-out"),
    "ends": ({"stage": "play", "period": "Second half", "ends": 90}, "Second half"),
    "draw": ({"stage": "over", "how": "full time"}, "The match ends in a draw."),
    "won": ({"stage": "over", "how": "golden goal", "winner": 1}, None),
}


def test_live(cli, folder, text):
    """What goes on in a match that the window plays."""
    index = indices(text)[0]

    begun = json.loads(call(cli, "new", "strafworp"))
    match = json.loads(call(cli, "play", "-", "--seed", 3, document=begun))

    def picture(server, more):
        answer = server.ask("GET", f"/live/{index + 1}.png", more)
        answer.body = hashlib.sha256(answer.body).hexdigest().encode()
        return answer

    def run(server, own, _):
        told = {}
        for goals, (name, (state, _)) in enumerate(STATES.items()):
            server.tell(live={"fixture": index, "score": [40 + goals, 3], "state": state, "running": False,
                              "events": 40 + goals, "match": match})
            while f"{40 + goals}–3" not in server.ask("GET", "/").text:
                pass
            told |= ask_all(server, own, [(name, lambda more: server.ask("GET", "/", more)),
                                          (f"{name} wall", lambda more: server.ask("GET", "/wall", more))])
        return told | ask_all(server, own, [("picture", lambda more: picture(server, more))])

    told = both(cli, folder, text, run, child=True)
    for name, (_, sentence) in STATES.items():
        for language in ("en", "nl"):
            assert sentence is None or say(language, sentence) in told[name, language], (name, language)
    assert "Cat wins with a golden goal." in told["won", "en"]


def test_answers(cli, folder, text):
    """What the window answers to what a table has sent."""
    index = indices(text)[0]
    refusal = "The organiser has not taken this result. Ask why."
    answers = {"person": {"verdict": "refused", "text": refusal}, "refused": {"verdict": "refused"},
               "conflict": {"verdict": "conflict"}, "closed": {"verdict": "closed"}, "unsaved": {"verdict": "unsaved"}}

    def all_at_once(server, name, home):
        """Tables of all languages send the same result: told (name, asked) → text."""
        told = {}

        def send(asked, kind):
            told[f"{name} {kind}", asked] = plain(server, server.ask(
                "POST", server.boards[1], {"Accept": kind, **header(ASKED[asked])},
                f"fixture={index}&home={home}&away=0".encode()))

        tables = [threading.Thread(target=send, args=(asked, kind)) for asked in ASKED
                  for kind in ("text/html", "text/plain")]
        for table in tables:
            table.start()
        for table in tables:
            table.join()
        return told

    def run(server, own, _path):
        server.tell(results="ask")
        organiser = Organiser(server)
        while server.ask("POST", server.boards[1], body=b"").status == 403:
            pass
        told = {}
        for home, (name, answer) in enumerate([*answers.items(), ("late", None)]):
            if answer is not None:
                organiser.decide(home + 1, **answer)
            by_asked = all_at_once(server, name, home + 1)
            for (key, asked), said in by_asked.items():
                language = asked if asked in ("en", "nl") else own
                assert told.setdefault((key, language), said) == said, (key, asked, own)
        return told

    told = both(cli, folder, text, run, child=True)
    for language in ("en", "nl"):
        assert say(language, refusal) in told["person text/html", language], told["person text/html", language]
        assert told["late text/html", language].startswith("202")
        assert told["unsaved text/plain", language].startswith("503")


def main():
    if not (Path(sys.argv[3]) / "nl_NL.UTF-8").exists():
        print("This system cannot make nl_NL: the program speaks English only here.")
        del LOCALES["nl"]
    failed = 0
    for name, test in list(globals().items()):
        if not name.startswith("test_") or (sys.argv[4:] and name not in sys.argv[4:]):
            continue
        with tempfile.TemporaryDirectory() as folder:
            cli = install(sys.argv[1], sys.argv[2], folder)
            cup = json.dumps(new_cup(cli, "strafworp", "Fox", "Owl", "Hen & Co", "Cat", "--boards", "2",
                                     "--start", "13:00", "--match", "20", "--title", "Clubdag"))
            try:
                test(cli, folder, cup)
                print("ok", name, flush=True)
            except Exception:  # pylint: disable=broad-except
                failed += 1
                import traceback
                traceback.print_exc()
                print("not ok", name, flush=True)
    return 1 if failed else 0


if __name__ == "__main__":
    sys.exit(main())
