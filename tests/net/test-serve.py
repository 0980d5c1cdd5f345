#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""Each row of FORMATS.md, "Serving a competition", and what people try who are not expected.

Usage: test-serve.py SPEELVELD-CLI [SEED]
"""
import json
import os
import random
import re
import signal
import subprocess
import sys
import tempfile
import threading
import urllib.parse
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parent))
from serving import ENVIRONMENT, Answer, Changes, Server, call, new_cup, read_all  # noqa: E402

CLI = sys.argv[1]
SEED = int(sys.argv[2]) if len(sys.argv) > 2 else 1
GUARDS = ("content-security-policy", "x-content-type-options", "referrer-policy")
TEAMS = ("Fox", "Owl", "Hen & <b>Co</b>", "Cat")


def folder_cup(folder, *arguments):
    path = Path(folder) / "day.svcup"
    path.write_text(json.dumps(new_cup(CLI, "strafworp", *TEAMS, "--boards", 2, *arguments)))
    return path


def fixtures(server, board=None):
    lines = [json.loads(line) for line in server.get("/fixtures").text.splitlines()]
    return [line for line in lines if board is None or line["board"] == board]


def score(path, index):
    return json.loads(Path(path).read_text())["fixtures"][index].get("score")


def links(text):
    return re.findall(r'(?:href|src|action)="([^"]*)"', text)


# --- looking ---

def test_pages(folder):
    path = folder_cup(folder)
    site = Path(folder) / "site"
    call(CLI, "cup", "export", path, "--out", f"{site}/")
    with Server(CLI, path) as server:
        assert "boards" not in server.told and server.url.startswith("http://127.0.0.1:")
        seen, todo = set(), {"/"}
        while todo:
            at = todo.pop()
            seen.add(at)
            answer = server.get(at)
            assert answer.status == 200, at
            assert all(name in answer.headers for name in GUARDS), at
            assert not re.search("unsafe|data:|https?:|\\*", answer.headers["content-security-policy"])
            etag = answer.headers["etag"]
            kept = server.get(at, headers={"If-None-Match": etag})
            assert (kept.status, kept.body) == (304, b"") and kept.headers["etag"] == etag
            assert kept.headers["content-length"] == str(len(answer.body))
            assert server.get(at, headers={"If-None-Match": f'"x", W/{etag}'}).status == 304
            assert server.get(at, headers={"If-None-Match": '"x"'}).status == 200
            head = server.ask("HEAD", at)
            assert (head.status, head.body) == (200, b"")
            assert head.headers["content-length"] == str(len(answer.body))
            if not answer.headers["content-type"].startswith("text/html"):
                continue
            assert "<script>" not in answer.text and " style=" not in answer.text
            assert "<b>Co" not in answer.text
            for link in links(answer.text):
                whole = urllib.parse.urljoin(f"http://h{at}", link)
                assert whole.startswith("http://h/"), link
                if urllib.parse.urlsplit(whole).path not in seen:
                    todo.add(urllib.parse.urlsplit(whole).path)
        assert {f"/{each.name}" for each in site.iterdir() if each.name != "index.html"} <= seen, seen
        assert server.get("/enter").status == 404 and server.get("/enter/1/x").status == 404


def test_lines(folder):
    path = folder_cup(folder, "--start", "13:00", "--match", 20)
    with Server(CLI, path) as server:
        for name, command in (("/fixtures", "fixtures"), ("/table", "table")):
            answer = server.get(name)
            assert answer.headers["content-type"] == "application/x-ndjson"
            assert answer.text == call(CLI, "cup", command, path)


def test_changes(folder):
    path = folder_cup(folder)
    with Server(CLI, path, "--enter") as server:
        watchers = [Changes(server) for _ in range(3)]
        first = [each.next() for each in watchers]
        assert len(set(first)) == 1
        # Another program writes the file.
        path.write_text(call(CLI, "cup", "result", path, 0, "2-1"))
        assert all(each.next() > first[0] for each in watchers)
        assert fixtures(server)[0]["score"] == [2, 1]
        index = fixtures(server, 1)[1]["index"]
        assert server.post(server.boards[1], fixture=index, home=0, away=0).status == 303
        assert all(each.next() > first[0] + 1 for each in watchers)
        for each in watchers:
            each.close()
    with Server(CLI, path) as server:
        later = Changes(server)
        assert later.next() > first[0]
        later.close()


# --- results ---

def test_results(folder):
    path = folder_cup(folder)
    with Server(CLI, path, "--enter") as server:
        form, mine, other = server.boards[1], fixtures(server, 1), fixtures(server, 2)
        answer = server.get(form)
        assert answer.status == 200 and answer.headers["cache-control"] == "no-store"
        index = mine[0]["index"]
        answer = server.post(form, fixture=index, home=5, away=4)
        assert (answer.status, answer.headers["location"]) == (303, form)
        assert score(path, index) == [5, 4]
        assert server.get("/fixtures").text == call(CLI, "cup", "fixtures", path)
        before = path.read_bytes()
        assert server.post(form, fixture=index, home=5, away=4).status == 303
        assert server.post(form, fixture=index, home=5, away=4, how="full time").status == 303
        assert server.post(form, fixture=index, home=4, away=5).status == 409
        assert server.post(form, fixture=index, home=5, away=4, how="golden goal").status == 409
        assert server.post(form, fixture=other[0]["index"], home=1, away=0).status == 403
        assert path.read_bytes() == before
        left = mine[1]["index"]
        for fields in ({"home": 1, "away": -1}, {"home": "1e3", "away": 0}, {"home": 1000, "away": 0},
                       {"home": "", "away": 0}, {"home": 1}, {"home": "0x1", "away": 1}, {},
                       {"home": 1, "away": 1, "how": "magic"}, {"home": 1, "away": 1, "shootout": "3-2"},
                       {"home": 1, "away": 1, "how": "penalties"},
                       {"home": 1, "away": 1, "how": "penalties", "shootout": "3-3"},
                       {"home": "%C3%28", "away": 1}, {"home": "%00", "away": 1}, {"home": "%zz", "away": 1},
                       {"home": 1, "away": 1, "scorer-home": 99}):
            answer = server.post(form, fixture=left, **fields)
            assert answer.status == 422, (fields, answer.status)
        for raw in (b"", b"fixture=%d&home=1&home=2&away=1" % left, b"=&=&=", b"&&&", b"\xff\xfe",
                    b"fixture=99999&home=1&away=1", b"fixture=-1&home=1&away=1"):
            assert server.ask("POST", form, body=raw).status == 422, raw
        assert path.read_bytes() == before
        assert server.post(form, fixture=left, home=2, away=1, how="forfeit").status in (303, 422)
        assert server.ask("PUT", form).headers["allow"] == "GET, HEAD, POST"
        assert server.ask("DELETE", "/").headers["allow"] == "GET, HEAD"
        assert server.ask("POST", form, body=b"x" * 4097).status == 413
        assert server.ask("POST", form, {"Content-Length": "99999999999"}).status == 413
        body = b"1001\r\n" + b"x" * 0x1001 + b"\r\n0\r\n\r\n"
        assert server.ask("POST", form, {"Transfer-Encoding": "chunked"}, body).status == 413


def test_scorers(folder):
    path = folder_cup(folder)
    with Server(CLI, path, "--enter") as server:
        index = fixtures(server, 1)[0]["index"]
        body = f"fixture={index}&home=2&away=0&scorer-home=1&scorer-home=0&scorer-away=".encode()
        assert server.ask("POST", server.boards[1], body=body).status == 303
        fixture = json.loads(path.read_text())["fixtures"][index]
        assert fixture["scorers"] == [[1, 0], []], fixture


def played_match(folder, path, index):
    """The match of a fixture, played to its end by the computer."""
    cup = json.loads(Path(path).read_text())
    home, away = (cup["teams"][team] for team in cup["fixtures"][index]["teams"])
    files = []
    for name, team in (("home", home), ("away", away)):
        document = {"format": "speelveld-team", "version": 1, "game": cup["game"], **team}
        files.append(Path(folder) / f"{name}.svteam")
        files[-1].write_text(json.dumps(document))
    match = call(CLI, "new", cup["game"], "--first", files[0], "--second", files[1])
    begun = Path(folder) / "begun.svmatch"
    begun.write_text(match)
    return call(CLI, "play", begun, "--seed", 5).encode(), match.encode()


def test_matches(folder):
    path = folder_cup(folder)
    with Server(CLI, path, "--enter") as server:
        index = fixtures(server, 1)[0]["index"]
        match, begun = played_match(folder, path, index)
        address = f"{server.boards[1]}/match/{index}"
        assert server.ask("PUT", address, body=begun).status == 422
        assert server.ask("PUT", address, body=b"{}").status == 422
        assert server.ask("PUT", address, body=b"").status == 422
        other = fixtures(server, 2)[0]["index"]
        assert server.ask("PUT", f"{server.boards[1]}/match/{other}", body=match).status == 403
        assert server.ask("PUT", f"{server.boards[1]}/match/x", body=b"").status == 404
        assert server.ask("POST", address, body=b"x").headers["allow"] == "GET, HEAD, PUT"
        answer = server.ask("PUT", address, body=match)
        assert (answer.status, answer.body) == (204, b""), answer.text
        assert "match" in json.loads(path.read_text())["fixtures"][index]
        before = path.read_bytes()
        assert server.ask("PUT", address, body=match).status == 204
        result = json.loads(before)["fixtures"][index]["score"]
        answer = server.post(server.boards[1], fixture=index, home=result[0] + 1, away=result[1])
        assert answer.status == 409
        wrong = server.boards[1][:-1] + ("0" if server.boards[1][-1] != "0" else "1")
        assert server.ask("PUT", f"{wrong}/match/{index}", body=match).status == 404
        assert path.read_bytes() == before
        large = {"Content-Length": str(16 * 1024 * 1024 + 1)}
        assert server.ask("PUT", address, large).status == 413
        assert server.ask("PUT", address, {**large, "Expect": "100-continue"}).status == 413
        assert server.send(b"PUT %s HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n"
                           b"Content-Length: 2\r\nExpect: 100-continue\r\n\r\n{}" % address.encode()
                           ).startswith(b"HTTP/1.1 100 ")


def test_large_matches(folder):
    """Four of the largest matches are let in at a time; small ones and results always."""
    path = folder_cup(folder)
    with Server(CLI, path, "--enter") as server:
        mine = fixtures(server, 1)
        match, _ = played_match(folder, path, mine[0]["index"])
        address = f"{server.boards[1]}/match/{mine[0]['index']}"

        def begin(line):
            link = server.connect()
            link.sendall(f"PUT {address} HTTP/1.1\r\nHost: localhost\r\nExpect: 100-continue\r\n{line}\r\n\r\n"
                         .encode())
            return link, link.recv(65536)

        largest = f"Content-Length: {16 * 1024 * 1024}"
        begun = [begin(line) for line in (largest, "Transfer-Encoding: chunked", largest, largest)]
        assert [statuses(said) for _, said in begun] == [[100]] * 4, begun
        for line in (largest, "Transfer-Encoding: chunked", f"Content-Length: {1024 * 1024}"):
            link, said = begin(line)
            answer = Answer(*said.split(b"\r\n\r\n", 1))
            assert (answer.status, answer.reason) == (503, "Service Unavailable"), said
            assert int(answer.headers["retry-after"]) > 0 and all(name in answer.headers for name in GUARDS)
            link.close()
        assert server.ask("PUT", address, body=match).status == 204
        assert server.post(server.boards[1], fixture=mine[1]["index"], home=1, away=0).status in (303, 422)
        wrong = f"/enter/1/{'0' * 40}/match/0"
        assert server.ask("PUT", wrong, {"Content-Length": str(16 * 1024 * 1024)}).status == 404
        begun[1][0].close()
        while statuses((again := begin(largest))[1]) == [503]:
            again[0].close()
        assert statuses(again[1]) == [100]
        for link, _ in (*begun, again):
            link.close()


# --- secrets ---

def test_wrong_tokens(folder):
    path = folder_cup(folder)
    with Server(CLI, path, "--enter") as server:
        right = server.boards[1]
        token = right.rsplit("/", 1)[1]
        assert len(token) * 4 >= 128
        for wrong in (f"/enter/2/{token}", "/enter/1/", "/enter/1", f"/enter/01/{token}", f"/enter/1/{token}0",
                      f"/enter/1/{token[:-1]}", f"/enter/1/{token.upper()}x", f"/enter/33/{token}",
                      f"/enter/-1/{token}", "/enter/1/%00"):
            answer = server.get(wrong, source="127.0.0.2")
            assert answer.status in (400, 404), (wrong, answer.status)
        assert server.get("/enter/1/x", source="127.0.0.3").status == 404
        for number in range(12):
            wrong = server.ask("POST", "/enter/1/x", body=b"x", source="127.0.0.4")
            assert wrong.status == (404 if number < 10 else 429), number
        assert server.get(right, source="127.0.0.4").status == 200
        assert server.get("/enter/1/x", source="127.0.0.3").status == 404


def test_codes(folder):
    path = folder_cup(folder)
    with Server(CLI, path, "--enter") as server:
        assert re.fullmatch("[2-9A-HJKMNP-TV-Z]{4}-[2-9A-HJKMNP-TV-Z]{4}", server.codes[1])
        assert server.get("/enter").status == 200
        plain = server.codes[2].replace("-", "").lower()
        for code in (server.codes[2], plain, f" {plain} "):
            answer = server.post("/enter", code=code)
            assert (answer.status, answer.headers["location"]) == (303, server.boards[2])
        for number in range(30):
            answer = server.post("/enter", code=f"wrong{number}", source=f"127.0.1.{1 + number // 5}")
            assert answer.status == 404, number
        answer = server.post("/enter", code="wrong", source="127.0.2.1")
        assert (answer.status, answer.reason) == (429, "Too Many Requests")
        assert server.post("/enter", code=server.codes[1], source="127.0.2.2").status == 429
        assert server.get(server.boards[1]).status == 200


# --- what is not expected ---

def test_addresses(folder):
    path = folder_cup(folder)
    with Server(CLI, path, "--enter") as server:
        for at in ("/day.svcup", "/../day.svcup", "/..%2fday.svcup", "/%2e%2e/day.svcup", "/etc/passwd",
                   "//etc/passwd", "/./x", "/index.html/", "/index.html%00.css", "/%", "/%zz", "/\\..\\",
                   "/team-99.html", "/" + "a" * 5000, "/.x", "/~", "/fixtures/", "/changes/x", "/.", "/..", "/../",
                   "/%2e%2E/", "/index.html/..", "/enter/..", f"{server.boards[1]}/../x", "/" + "../" * 1000,
                   "/team-01.html", "/team-+1.html", "/INDEX.HTML", "/enter%2f1", f"{server.boards[1]}%00"):
            answer = server.get(at)
            assert answer.status in (400, 404), (at, answer.status)
            assert all(name in answer.headers for name in GUARDS), at
        for host, status in (("evil.example", 421), (f"evil.example:{server.port}", 421), ("", 421),
                             ("localhost", 200), (f"localhost:{server.port}", 200), ("127.0.0.1:1", 421),
                             (f"127.0.0.1:{server.port}", 200), (f"127.0.0.2:{server.port}", 421),
                             (f"127.0.0.1:{server.port}@evil.example", 421)):
            answer = server.get("/", host=host) if host else server.ask("GET", "/", {"Host": ""})
            assert answer.status in ((status, 400) if status == 421 else (status,)), (host, answer.status)
            assert answer.reason != "Unknown Error", host


def test_in_pieces(folder):
    path = folder_cup(folder)
    with Server(CLI, path, "--enter") as server:
        body = f"fixture={fixtures(server, 1)[0]['index']}&home=1&away=0".encode()
        head = f"POST {server.boards[1]} HTTP/1.1\r\nHost: localhost\r\nContent-Length: {len(body)}\r\n\r\n"
        with server.connect() as link:
            for byte in head.encode() + body:
                link.sendall(bytes([byte]))
            assert statuses(read_all(link)) == [303]


def test_descriptors(folder):
    """Clients that come and go leave nothing behind."""
    path = folder_cup(folder)
    with Server(CLI, path, "--enter") as server:
        count = Path(f"/proc/{server.process.pid}/fd")
        host = b"Host: localhost\r\n"
        before = len(list(count.iterdir()))
        for number in range(60):
            with server.connect() as link:
                link.sendall((b"GET /table HTTP/1.1\r\n" + host + b"\r\n", b"GET / HTT", b"",
                              b"POST /enter HTTP/1.1\r\n" + host + b"Content-Length: 9\r\n\r\nab",
                              b"GET /changes HTTP/1.1\r\n" + host + b"\r\n",
                              b"POST /enter/1/x HTTP/1.1\r\n" + host + b"\r\n")[number % 6])
        while len(list(count.iterdir())) > before:
            server.get("/table")


def statuses(data):
    return [int(each) for each in re.findall(rb"HTTP/1\.[01] (\d{3}) ", data)]


def test_raw(folder):
    path = folder_cup(folder)
    with Server(CLI, path, "--enter") as server:
        host = b"Host: localhost\r\n"
        table = (
            (b"GET http://evil.example/ HTTP/1.1\r\n" + host + b"\r\n", [421]),
            (b"GET / HTTP/1.1\r\n\r\n", [400]),
            (b"GARBAGE\r\n\r\n", [400]),
            (b"GET / HTTP/9.9\r\n" + host + b"\r\n", [505]),
            (b"CONNECT / HTTP/1.1\r\n" + host + b"\r\n", [405]),
            (b"BREW / HTTP/1.1\r\n" + host + b"\r\n", [405]),
            # libsoup may skip empty lines before a request; what comes then is looked at all the same.
            (b"\r\n\r\nGET / HTTP/1.1\r\n" + host + b"\r\n", None),
            (b"\r\n\r\nGET / HTTP/1.1\r\n" + host + b"X: " + b"y" * 20000 + b"\r\n\r\n", [400]),
            (b"\n\nGET / HTTP/1.1\r\n" + host + b"Transfer-Encoding: x\r\n\r\n", [400]),
            (b"\r\n" * 10000 + b"GET / HTTP/1.1\r\n" + host + b"\r\n", [400]),
            (b"GET / HTTP/1.1\r\n" + host + b"X: \0\r\nTransfer-Encoding: x\r\n\r\n", [400]),
            (b"GET / HTTP/1.1\r\n" + host + b"Trans\0fer-Encoding: x\r\n\r\n", [400]),
            (b"GET / HTTP/1.1\r\n" + host + b"Content-Length : 5\r\n\r\nhello", [400]),
            (b"GET / HTTP/1.1\r\n" + host + b"Content-Length: 5\r\n x\r\n\r\nhello", [400]),
            (b"GET / HTTP/1.1\r\n" + host + b"Content-Length:\r\n\t5\r\n\r\nhello", [400]),
            (b"GET / HTTP/1.1\r\n" + host + b"Content-Length: 5\f\r\n\r\nhello", [400]),
            (b"GET / HTTP/1.1\r\n" + host + b"Transfer-Encoding: chunked\v\r\n\r\n0\r\n\r\n", [400]),
            (b"GET / HTTP/1.1\r\n" + host + b"X: y\r\n" * 2000 + b"\r\n", [200]),
            (b"GET / HTTP/1.1\r\n" + host + b"X: " + b"y" * 17000 + b"\r\n\r\n", [400]),
            (b"POST / HTTP/1.1\r\n" + host + b"Expect: 100-continue\r\nContent-Length: 5000\r\n\r\n", [413]),
            (b"POST / HTTP/1.0\r\n" + host + b"Transfer-Encoding: chunked\r\n\r\n0\r\n\r\n", [400]),
            (b"POST /enter HTTP/1.1\r\n" + host + b"Content-Length: 1\r\nContent-Length: 1\r\n\r\nx", [400]),
            (b"PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n", [505]),
            (b"\0\1\2\3\r\n\r\n", None),
            (b"\r\n\r\n\r\n", None),
            (b"", []),
            (b"GET / HTTP/1.1\r\n" + host, None),
            (b"GET /" + b"a" * 300000 + b" HTTP/1.1\r\n" + host + b"\r\n", None),
            (b"GET / HTTP/1.1\r\n" + host + b"X: y\r\n" * 100000 + b"\r\n", None),
            (b"GET / HTTP/1.1\r\n" + host + b"X: " + b"y" * 1000000 + b"\r\n\r\n", None),
            (b"GET / HTTP/1.1\r\n" + host + b"Content-Length: 5\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n", [400]),
            (b"GET / HTTP/1.1\r\n" + host + b"Content-Length: 5\r\nContent-Length: 6\r\n\r\nabcdef", [400]),
            (b"GET / HTTP/1.1\r\n" + host + b"Content-Length: -1\r\n\r\n", [400]),
            (b"GET / HTTP/1.1\r\n" + host + b"Content-Length: 1e3\r\n\r\n", [400]),
            (b"GET / HTTP/1.1\r\n" + host + b"Content-Length: 99999999999999999999\r\n\r\n", [400]),
            (b"POST /enter HTTP/1.1\r\n" + host + b"Transfer-Encoding: gzip, chunked\r\n\r\n0\r\n\r\n", None),
            (b"POST /enter HTTP/1.1\r\n" + host + b"Transfer-Encoding: chunked\r\n\r\nzzz\r\n", None),
            (b"POST /enter HTTP/1.1\r\n" + host + b"Transfer-Encoding: chunked\r\n\r\nffffffffffffffff\r\nx", None),
            (b"GET / HTTP/1.1\r\n" + host + b"Range: bytes=" + b"0-1," * 500 + b"0-1\r\nConnection: close\r\n\r\n", [200]),
            # A connection has one request.
            (b"GET /table HTTP/1.1\r\n" + host + b"\r\nGET /x HTTP/1.1\r\n" + host +
             b"\r\nGET /fixtures HTTP/1.1\r\n" + host + b"Connection: close\r\n\r\n", [200]),
            (b"GET /table HTTP/1.0\r\n" + host + b"\r\n", [200]),
            (b"get / HTTP/1.1\r\n" + host + b"Connection: close\r\n\r\n", [405]),
            (b"CONNECT localhost:1 HTTP/1.1\r\n" + host + b"Connection: close\r\n\r\n", [405]),
        )
        for raw, expected in table:
            data = server.send(raw, half=True)
            if expected is not None:
                assert statuses(data) == expected, (raw[:80], expected, data[:200])
            assert data.count(b"HTTP/1") == data.count(b"nosniff"), (raw[:80], data[:300])
        # Newer versions of libsoup refuse two hosts before anybody looks at them.
        data = server.send(b"GET / HTTP/1.1\r\n" + host + b"Host: evil\r\n\r\n", half=True)
        assert statuses(data) in ([421], [400]), data[:200]
        assert server.get("/").status == 200


def random_request(rng, server):
    """A request that begins well and is then changed somewhere."""
    board = rng.choice(list(server.boards.values()))
    path = rng.choice(["/", "/fixtures", "/enter", board, board + "/match/0", "/changes", "/%2e%2e/", "//"])
    method = rng.choice(["GET", "POST", "PUT", "HEAD", "OPTIONS", "X"])
    # Never a result that could be taken: one side has no goals.
    body = rng.choice([b"", b"fixture=0&home=1", b"code=AAAA", b"{}", bytes(rng.randbytes(rng.randrange(60)))])
    lines = [f"{method} {path} HTTP/1.{rng.randrange(2)}", "Host: localhost"]
    if rng.random() < 0.5:
        lines.append(f"Content-Length: {len(body)}")
    for _ in range(rng.randrange(4)):
        name = rng.choice(["Accept-Language", "If-None-Match", "Range", "Expect", "Connection", "Upgrade",
                           "Transfer-Encoding", "Cookie", "Content-Type", "Accept-Encoding"])
        value = rng.choice(["nl;q=0.1, en", "100-continue", "chunked", "close", "websocket", "bytes=0-",
                            "*", "\"", ";;;", ",,,", "q=1e999", "a" * rng.randrange(300)])
        lines.append(f"{name}: {value}")
    data = bytearray("\r\n".join(lines).encode() + b"\r\n\r\n" + body)
    for _ in range(rng.randrange(4)):
        at = rng.randrange(len(data))
        rng.choice([lambda: data.__setitem__(at, rng.randrange(256)),
                    lambda: data.__delitem__(slice(at, at + rng.randrange(9))),
                    lambda: data.__setitem__(slice(at, at), rng.randbytes(rng.randrange(9)))])()
        if not data:
            break
    return bytes(data)


def test_random_requests(folder):
    path = folder_cup(folder)
    rng = random.Random(SEED)
    with Server(CLI, path, "--enter") as server:
        before = path.read_bytes()
        for number in range(400):
            data = server.send(random_request(rng, server), half=True, source=f"127.1.0.{1 + number % 200}")
            assert b"HTTP/1" not in data[:6] or 200 <= statuses(data)[0] < 600 or statuses(data)[0] == 100
        assert server.get("/").status == 200
        assert path.read_bytes() == before and [each.name for each in Path(folder).iterdir()] == ["day.svcup"]


def test_many(folder):
    path = folder_cup(folder)
    with Server(CLI, path) as server:
        links_open = [server.connect() for _ in range(256)]
        data = server.send(b"GET / HTTP/1.1\r\nHost: localhost\r\n\r\n")
        assert statuses(data) == [503] and data.count(b"nosniff") == 1, data
        # The first one can still ask.
        links_open[0].sendall(b"GET /table HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n")
        assert statuses(read_all(links_open[0])) == [200]
        for each in links_open:
            each.close()
        while statuses(server.send(b"GET / HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n")) != [200]:
            pass
        watchers = [Changes(server) for _ in range(170)]
        assert len({each.next() for each in watchers}) == 1
        # Those above 160 were sent away.
        assert all(each.link.recv(100) == b"" for each in watchers[160:])
        for each in watchers:
            each.close()


# --- the file ---

def test_lock(folder):
    path = folder_cup(folder)
    link = Path(folder) / "link.svcup"
    link.symlink_to(path)
    with Server(CLI, path) as _:
        for name in (path, link):
            second = subprocess.run([CLI, "cup", "serve", name], capture_output=True, text=True, env=ENVIRONMENT)
            assert second.returncode == 1 and second.stdout == "" and "served" in second.stderr, second
        assert sorted(each.name for each in Path(folder).iterdir()) == ["day.svcup", "link.svcup"]
    with Server(CLI, path) as _:
        pass


def test_bad_use(folder):
    path = folder_cup(folder)
    for arguments, status in (([path, "--port", "x"], 2), ([path, "--port", "70000"], 2), (["-"], 2), ([], 2),
                              ([path, "--address", "evil"], 2), ([Path(folder) / "none"], 1), ([folder], 1)):
        done = subprocess.run([CLI, "cup", "serve", *arguments], capture_output=True, text=True,
                              env=ENVIRONMENT, stdin=subprocess.DEVNULL)
        assert done.returncode == status and done.stderr and not done.stdout, (arguments, done)


def test_broken_file(folder):
    path = folder_cup(folder)
    text = path.read_text()
    with Server(CLI, path, "--enter") as server:
        index = fixtures(server, 1)[0]["index"]
        good = server.get("/fixtures").text
        path.write_text(text[:100])
        assert server.post(server.boards[1], fixture=index, home=1, away=0).status == 503
        assert server.get("/fixtures").text == good and path.read_text() == text[:100]
        path.unlink()
        assert server.post(server.boards[1], fixture=index, home=1, away=0).status == 503
        assert server.get("/").status == 200 and not path.exists()
        path.write_text(text)
        assert server.post(server.boards[1], fixture=index, home=1, away=0).status == 303
        # Another program corrects the result: nobody overwrites that.
        path.write_text(call(CLI, "cup", "result", path, index, "7-7"))
        assert server.post(server.boards[1], fixture=index, home=1, away=0).status == 409
        assert score(path, index) == [7, 7]


def test_unsaved(folder):
    path = folder_cup(folder)
    before = path.read_bytes()
    # Larger files than this cannot be written: what a full disk does, without one.
    full = ("sh", "-c", "trap '' XFSZ; ulimit -f 0; exec \"$@\"", "sh")
    with Server(CLI, path, "--enter", tool=full) as server:
        index = fixtures(server, 1)[0]["index"]
        answer = server.post(server.boards[1], fixture=index, home=1, away=0)
        assert answer.status == 503 and "saved" in answer.text, answer.text
        assert path.read_bytes() == before and "score" not in fixtures(server, 1)[0]
        assert [each.name for each in Path(folder).iterdir()] == ["day.svcup"]


def test_killed(folder):
    path = Path(folder) / "large.svcup"
    teams = [f"Team {number}" for number in range(12)]
    path.write_text(json.dumps(new_cup(CLI, "strafworp", *teams, "--boards", 4)))
    for round_ in range(3):
        with Server(CLI, path, "--enter") as server:
            taken, ends = [], threading.Event()

            def play(board):
                for fixture in fixtures(server, board):
                    if "score" in fixture:
                        continue
                    goals = (fixture["index"] % 9, board)
                    try:
                        answer = server.post(server.boards[board], fixture=fixture["index"], home=goals[0],
                                             away=goals[1])
                    except (OSError, AssertionError):
                        return
                    assert answer.status == 303
                    taken.append((fixture["index"], list(goals)))
                    if len(taken) >= 6 + 3 * round_:
                        ends.set()

            tables = [threading.Thread(target=play, args=(board,)) for board in server.boards]
            for each in tables:
                each.start()
            ends.wait(60)
            os.kill(server.process.pid, signal.SIGKILL)
            for each in tables:
                each.join()
        assert taken
        for index, goals in taken:
            assert score(path, index) == goals, (index, goals)
        call(CLI, "check", path)


def test_ends(folder):
    path = folder_cup(folder)
    for number in (signal.SIGINT, signal.SIGTERM):
        with Server(CLI, path) as server:
            watcher = Changes(server)
            watcher.next()
            link = server.connect()
            server.process.send_signal(number)
            assert server.process.wait(60) == 0
            watcher.close()
            link.close()


def test_curl(folder):
    path = folder_cup(folder)
    with Server(CLI, path, "--enter") as server:
        index = fixtures(server, 2)[0]["index"]
        url = server.url + server.boards[2][1:]
        told = subprocess.run(["curl", "-sS", "-L", "-o", os.devnull, "-w", "%{http_code} %{num_redirects}",
                               "-d", f"fixture={index}", "-d", "home=3", "-d", "away=3", url],
                              capture_output=True, text=True, check=True).stdout
        assert told == "200 1", told
        match, _ = played_match(folder, path, fixtures(server, 2)[1]["index"])
        (Path(folder) / "m.svmatch").write_bytes(match)
        told = subprocess.run(["curl", "-sS", "-w", "%{http_code}", "-T", Path(folder) / "m.svmatch",
                               f"{url}/match/{fixtures(server, 2)[1]['index']}"],
                              capture_output=True, text=True, check=True).stdout
        assert told == "204", told


def main():
    names = os.environ.get("ONLY", "").split()
    failed = 0
    for name, test in list(globals().items()):
        if not name.startswith("test_") or (names and name not in names):
            continue
        with tempfile.TemporaryDirectory() as folder:
            try:
                test(folder)
                print("ok", name, flush=True)
            except Exception:  # pylint: disable=broad-except
                failed += 1
                import traceback
                traceback.print_exc()
                print("not ok", name, flush=True)
    return 1 if failed else 0


if __name__ == "__main__":
    sys.exit(main())
