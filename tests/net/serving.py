# SPDX-License-Identifier: GPL-3.0-or-later
"""What tests of `cup serve` share: competitions, a server, and clients that send what they like."""
import json
import os
import select
import shutil
import signal
import socket
import subprocess
import tempfile
import threading
import time
from pathlib import Path

ENVIRONMENT = {**os.environ, "LC_ALL": "C.UTF-8", "LANGUAGE": "C"}
PATIENCE = 60


def call(cli, *arguments, document=None):
    """What a command prints, which must succeed."""
    text = None if document is None else json.dumps(document)
    return subprocess.run([cli, *map(str, arguments)], input=text, capture_output=True, text=True,
                          check=True, env=ENVIRONMENT).stdout


def new_cup(cli, *arguments):
    return json.loads(call(cli, "cup", "new", *arguments))


def new_match(cli, home, away, game="strafworp", seed=1):
    """A match of two teams that two computers have played to its end."""
    return json.loads(call(cli, "play", game, "--seed", seed, "--quiet"))


def install(cli, translations, folder):
    """Puts the program and its translations together as an installation has them; returns the program."""
    program = Path(folder) / "bin" / "speelveld-cli"
    program.parent.mkdir()
    shutil.copy(cli, program)
    words = Path(folder) / "share" / "locale" / "nl" / "LC_MESSAGES"
    words.mkdir(parents=True)
    shutil.copy(Path(translations) / "nl" / "LC_MESSAGES" / "speelveld.mo", words)
    return program


class Answer:
    def __init__(self, head, body):
        first, *lines = head.decode("latin-1").split("\r\n")
        self.status = int(first.split()[1])
        self.reason = first.split(" ", 2)[2]
        self.headers = {}
        for line in lines:
            name, _, value = line.partition(":")
            self.headers[name.strip().lower()] = value.strip()
        self.body = body

    @property
    def text(self):
        return self.body.decode()


class Server:
    """A server of a file, which ends with the block."""

    def __init__(self, cli, path, *arguments, folder=None, tool=(), environment=None):
        self.process = subprocess.Popen([*tool, cli, "cup", "serve", str(path), *arguments],
                                        stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True,
                                        env={**ENVIRONMENT, **(environment or {})})
        line = self.process.stdout.readline()
        assert line, self.process.stderr.read()
        self.told = json.loads(line)
        self.url = self.told["url"]
        self.host, port = self.url[len("http://"):-1].rsplit(":", 1)
        self.port = int(port)
        self.boards = {each["board"]: each["url"][len(self.url) - 1:]
                       for each in self.told.get("boards", [])}
        self.codes = {each["board"]: each["code"] for each in self.told.get("boards", [])}

    def __enter__(self):
        return self

    def __exit__(self, kind, *_):
        if self.process.poll() is None:
            self.process.send_signal(signal.SIGTERM)
        out, said = self.process.communicate(timeout=PATIENCE)
        if kind is None:
            assert self.process.returncode in (0, -signal.SIGKILL), (self.process.returncode, said)
            assert said == "" and out == "", (out, said)

    def connect(self, source=None):
        return socket.create_connection((self.host.strip("[]"), self.port), timeout=PATIENCE,
                                        source_address=(source, 0) if source else None)

    def send(self, data, source=None, half=False):
        """Sends bytes as they are; returns all that comes back until the server closes."""
        with self.connect(source) as link:
            try:
                link.sendall(data)
                if half:
                    link.shutdown(socket.SHUT_WR)
            except OSError:
                pass
            return read_all(link)

    def ask(self, method, path, headers=None, body=None, source=None, host=None):
        lines = {"Host": host or f"{self.host}:{self.port}", "Connection": "close", **(headers or {})}
        if body is not None and "Transfer-Encoding" not in lines:
            lines.setdefault("Content-Length", str(len(body)))
        head = f"{method} {path} HTTP/1.1\r\n" + "".join(f"{k}: {v}\r\n" for k, v in lines.items())
        data = self.send(head.encode() + b"\r\n" + (body or b""), source)
        assert b"\r\n\r\n" in data, (method, path, data[:200])
        return Answer(*data.split(b"\r\n\r\n", 1))

    def get(self, path, **more):
        return self.ask("GET", path, **more)

    def post(self, path, source=None, **fields):
        return self.ask("POST", path, {"Content-Type": "application/x-www-form-urlencoded"},
                        form(fields), source=source)


class Child:
    """The server as the window starts it: the lines of its pipes are those of sv-share.h."""

    def __init__(self, cli, path, environment=None):
        self.process = subprocess.Popen([cli, "cup", "serve", str(path), "--window"], text=True,
                                        stdin=subprocess.PIPE, stdout=subprocess.PIPE,
                                        env={**ENVIRONMENT, **(environment or {})})
        told = self.read("url")
        self.host, self.port = "127.0.0.1", int(told["url"].rsplit(":", 1)[1][:-1])
        self.url = f"http://{self.host}:{self.port}/"
        base = len(told["url"]) - 1
        self.boards = {each["board"]: each["url"][base:] for each in told["boards"]}

    connect, send, ask = Server.connect, Server.send, Server.ask

    def read(self, key):
        while line := self.process.stdout.readline():
            told = json.loads(line)
            if key in told:
                return told
        raise AssertionError(f"no {key}")

    def tell(self, **line):
        self.process.stdin.write(json.dumps(line) + "\n")
        self.process.stdin.flush()

    def __enter__(self):
        return self

    def __exit__(self, *_):
        self.process.stdin.close()
        assert self.process.wait() == 0


class Organiser(threading.Thread):
    """Answers the questions of a window's server, once it is decided about a result."""

    def __init__(self, window):
        super().__init__(daemon=True)
        self.window, self.decided, self.asked, self.lock = window, {}, [], threading.Lock()
        self.start()

    def run(self):
        while True:
            try:
                question = self.window.read("result")["result"]
            except (AssertionError, ValueError):
                return
            with self.lock:
                self.asked.append(question)
                self.answer()

    def decide(self, home, **answer):
        with self.lock:
            self.decided[home] = answer
            self.answer()

    def answer(self):
        for question in [each for each in self.asked if each["home"] in self.decided]:
            self.asked.remove(question)
            self.window.tell(answer={"id": question["id"], **self.decided[question["home"]]})


def form(fields):
    return "&".join(f"{name.replace('_', '-')}={str(value).replace(' ', '+')}"
                    for name, value in fields.items()).encode()


def read_all(link):
    out = b""
    try:
        while part := link.recv(65536):
            out += part
    except ConnectionResetError:
        pass
    return out


class Changes:
    """A client that waits for changes."""

    def __init__(self, server, source=None):
        self.link = server.connect(source)
        self.link.sendall(f"GET /changes HTTP/1.1\r\nHost: {server.host}:{server.port}\r\n\r\n".encode())
        self.text = b""

    def next(self):
        """The next number."""
        while True:
            while b"\n\n" in self.text:
                event, self.text = self.text.split(b"\n\n", 1)
                for line in event.split(b"\n"):
                    if line.startswith(b"data:"):
                        return int(line[5:])
            part = self.link.recv(4096)
            assert part, "the server has closed the stream"
            self.text += part

    def close(self):
        self.link.close()
