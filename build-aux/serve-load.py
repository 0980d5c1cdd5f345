#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""A full hall looks at a competition that speelveld-cli serves, while its tables type results.

Usage: serve-load.py [--minutes M] [--telephones N] [--tables N] SPEELVELD-CLI

Each telephone waits for changes and then fetches the first page, as a browser does that has it
already; the tables type all results of a league in that time. All of it is on this
machine. Prints how long requests took, and what the server used.
"""
import argparse
import asyncio
import json
import random
import signal
import subprocess
import tempfile
import time
from pathlib import Path


def resources(process):
    status = Path(f"/proc/{process}/status").read_text()
    peak, now = (int(status.split(f"{key}:")[1].split()[0]) / 1024 for key in ("VmHWM", "VmRSS"))
    return len(list(Path(f"/proc/{process}/fd").iterdir())), now, peak


class Load:
    def __init__(self, told, minutes):
        self.seconds = 60 * minutes
        self.ends = time.monotonic() + self.seconds
        self.url = told["url"]
        self.host, port = self.url[len("http://"):-1].split(":")
        self.port = int(port)
        self.boards = {each["board"]: each["url"][len(self.url) - 1:] for each in told["boards"]}
        self.took = {"page": [], "result": []}
        self.counts = {}

    def over(self):
        return time.monotonic() > self.ends

    async def ask(self, kind, method, path, headers="", body=b"", source=None):
        begun = time.monotonic()
        reader, writer = await asyncio.open_connection(self.host, self.port,
                                                       local_addr=(source, 0) if source else None)
        writer.write(f"{method} {path} HTTP/1.1\r\nHost: localhost\r\n{headers}"
                     f"Content-Length: {len(body)}\r\n\r\n".encode() + body)
        data = await reader.read(-1)
        writer.close()
        status = int(data.split(b" ", 2)[1]) if data else 0
        self.took[kind].append(time.monotonic() - begun)
        key = f"{kind} {status}"
        self.counts[key] = self.counts.get(key, 0) + 1
        return status, data

    async def telephone(self, number):
        source = f"127.0.{1 + number // 200}.{1 + number % 200}"
        etag = ""
        while not self.over():
            try:
                reader, writer = await asyncio.open_connection(self.host, self.port, local_addr=(source, 0))
                writer.write(b"GET /changes HTTP/1.1\r\nHost: localhost\r\n\r\n")
                while not self.over():
                    line = await asyncio.wait_for(reader.readline(), 30)
                    if not line:
                        break
                    if not line.startswith(b"data:"):
                        continue
                    _, data = await self.ask("page", "GET", "/", f"If-None-Match: {etag}\r\n" if etag else "",
                                             source=source)
                    if b"ETag: " in data:
                        etag = data.split(b"ETag: ")[1].split(b"\r\n")[0].decode()
                writer.close()
            except (OSError, asyncio.TimeoutError):
                self.counts["lost"] = self.counts.get("lost", 0) + 1
            await asyncio.sleep(1.5 + random.random() / 2)

    async def table(self, board, fixtures):
        pause = 0.9 * self.seconds / len(fixtures)
        for fixture in fixtures:
            await asyncio.sleep(pause * (0.5 + random.random()))
            if self.over():
                return
            body = f"fixture={fixture}&home={random.randrange(9)}&away={random.randrange(9)}".encode()
            # As its page does, a table tries again until its result is taken.
            while not self.over():
                try:
                    status, _ = await self.ask("result", "POST", self.boards[board],
                                               "Content-Type: application/x-www-form-urlencoded\r\n", body)
                    if status == 303:
                        break
                except OSError:
                    self.counts["lost"] = self.counts.get("lost", 0) + 1
                await asyncio.sleep(1)


def share(values, part):
    return 1000 * sorted(values)[int(part * (len(values) - 1))] if values else float("nan")


async def run(load, telephones, tables, cup):
    jobs = [load.telephone(number) for number in range(telephones)]
    for board in range(1, tables + 1):
        mine = [i for i, fixture in enumerate(cup["fixtures"]) if fixture["board"] == board]
        jobs.append(load.table(board, mine))
    await asyncio.gather(*jobs)


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("--minutes", type=float, default=10)
    parser.add_argument("--telephones", type=int, default=300)
    parser.add_argument("--tables", type=int, default=10)
    parser.add_argument("cli")
    given = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        path = Path(folder) / "day.svcup"
        teams = [f"Team {number}" for number in range(1, 41)]
        cup = subprocess.run([given.cli, "cup", "new", "strafworp", *teams, "--boards", str(given.tables)],
                             capture_output=True, text=True, check=True).stdout
        path.write_text(cup)
        server = subprocess.Popen([given.cli, "cup", "serve", path, "--enter"], stdout=subprocess.PIPE, text=True)
        told = json.loads(server.stdout.readline())
        load = Load(told, given.minutes)
        begin = resources(server.pid)
        asyncio.run(run(load, given.telephones, given.tables, json.loads(cup)))
        end = resources(server.pid)
        processor = sum(int(part) for part in Path(f"/proc/{server.pid}/stat").read_text().split()[13:15]) / 100
        server.send_signal(signal.SIGTERM)
        assert server.wait(60) == 0
    for kind, took in load.took.items():
        print(f"{kind}: {len(took)} requests, p50 {share(took, .5):.1f} ms, p95 {share(took, .95):.1f} ms, "
              f"longest {1000 * max(took, default=0):.0f} ms")
    print("answers:", ", ".join(f"{key}: {n}" for key, n in sorted(load.counts.items())))
    print(f"server: {begin[1]:.1f} MiB at first, {end[1]:.1f} MiB at last, {end[2]:.1f} MiB at most; "
          f"{begin[0]} and {end[0]} descriptors; {processor:.1f} s of processor in {given.minutes:g} min")


if __name__ == "__main__":
    main()
