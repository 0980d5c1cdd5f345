#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""Compares two commits: how fast a window stands, how fast the rules are, how fast a match is traced.

Usage: compare.py [--rounds N] [--only WORD] [--folder FOLDER] BEFORE AFTER

Both are built alike, for release, in FOLDER (_build-compare), where they stay for the next time. Then they are
measured in turn, each once a round and the other one first in every second round, so that what else the
machine does falls on both. What it prints is a table for MEASURED.md: medians, the least and the most in
brackets, and the ratio of the medians. Needs what the tests need, Xvfb and the X libraries among it.
"""
import argparse
import json
import os
import re
import shlex
import statistics
import subprocess
import sys
import time

ROOT = os.path.dirname(os.path.dirname(os.path.abspath(__file__)))
WANTED = ("speelveld", "speelveld-cli", "bench-random")
OPEN_EVENTS = 400
LONG_PACE_MS = "120"  # so many that a match has about 10,000 events
TRACES = 5
WINDOW = {
    "GTK_A11Y": "none",
    "GSETTINGS_BACKEND": "memory",
    "GSK_RENDERER": "cairo",
    "GDK_DEBUG": "gl-disable",
    "GDK_DISABLE": "gl",
    "LC_ALL": "C.UTF-8",
}


def run(*command, **more):
    return subprocess.run(command, check=True, text=True, stdout=subprocess.PIPE, **more).stdout


class Commit:
    """One of the two, built."""

    def __init__(self, name, folder):
        self.id = run("git", "-C", ROOT, "rev-parse", "--short=10", name + "^{commit}").strip()
        self.folder = os.path.join(folder, self.id)
        self.build = os.path.join(self.folder, "build")
        self.files = {}

    def make(self):
        source = os.path.join(self.folder, "source")
        if not os.path.exists(os.path.join(self.build, "build.ninja")):
            os.makedirs(source, exist_ok=True)
            with subprocess.Popen(["git", "-C", ROOT, "archive", self.id], stdout=subprocess.PIPE) as archive:
                run("tar", "-x", "-C", source, stdin=archive.stdout)
            run("meson", "setup", self.build, source, "--buildtype=release", "-Dtests=true", "-Ddocs=false",
                "-Dsound=disabled")
        for target in json.loads(run("meson", "introspect", "--targets", self.build)):
            file = target["filename"][0]
            if target["name"] in WANTED or file.endswith("/gschemas.compiled"):
                self.files[os.path.basename(file)] = file
        print(f"building {self.id}", file=sys.stderr)
        run("ninja", "-C", self.build, *(os.path.relpath(file, self.build) for file in self.files.values()))

    def cli(self, *arguments):
        return run(self.files["speelveld-cli"], *arguments)


# --- What is measured: each gives {name: value} of one commit ---

def measure_window(commit, bench, title, *document):
    """Seen from outside, by the program of this tree for both."""
    told = run("sh", os.path.join(ROOT, "tests/run-under-xvfb.sh"), bench, "--runs", "1",
               commit.files["speelveld"], *document, cwd=commit.folder,
               env={**os.environ, **WINDOW,
                    "GSETTINGS_SCHEMA_DIR": os.path.dirname(commit.files["gschemas.compiled"])})
    figures = dict(re.findall(r"^(\S.*?) +min .* median ([\d.]+)", told, re.MULTILINE))
    return {
        f"{title}: first frame, ms": float(figures["first frame"]),
        f"{title}: all in place, ms": float(figures["in place"]),
        f"{title}: processor until the first frame, ms": float(figures["processor"]),
        f"{title}: peak memory, MiB": float(figures["peak memory"]),
    }


def measure_rules(commit):
    told = run(commit.files["bench-random"])
    return {f"rules of {game}, M events/s": float(figure)
            for game, figure in re.findall(r"^(\S+): ([\d.]+) M events/s", told, re.MULTILINE)}


def measure_trace(commit, document):
    times = []
    for _ in range(TRACES):
        begin = time.perf_counter()
        subprocess.run([commit.files["speelveld-cli"], "trace", document], check=True, stdout=subprocess.DEVNULL)
        times.append(1000 * (time.perf_counter() - begin))
    return {"trace of 10,000 events, ms": statistics.median(times)}


# --- Documents, which the older of the two writes and both can read ---

def write_document(path, text):
    with open(path, "w", encoding="utf-8") as file:
        file.write(text)
    return path


def cut(text, n):
    """The match after n events; it waits for its next choice."""
    match = json.loads(text)
    for key in ("events", "times"):
        if key in match:
            match[key] = match[key][:n]
    if "times" in match:
        match["clock"] = {"elapsed_ms": match["times"][-1]}
    return json.dumps(match)


def make_documents(commit, folder):
    short = write_document(os.path.join(folder, "open.svmatch"),
                           cut(commit.cli("play", "strafworp", "--seed", "7"), OPEN_EVENTS))
    long = write_document(os.path.join(folder, "long.svmatch"),
                          commit.cli("play", "strafworp", "--seed", "3", "--pace", LONG_PACE_MS))
    return short, long


def compile_bench(folder):
    program = os.path.join(folder, "bench-start")
    flags = shlex.split(run("pkg-config", "--cflags", "--libs", "glib-2.0", "x11", "xdamage"))
    run("cc", "-O2", "-D_GNU_SOURCE", "-I", os.path.join(ROOT, "tests"),
        os.path.join(ROOT, "tests/bench/bench-start.c"), *flags, "-o", program)
    return program


# --- The table ---

def number(value):
    return f"{value:.1f}" if value < 100 else f"{value:.0f}"


def cell(values):
    return f"{number(statistics.median(values))} ({number(min(values))}–{number(max(values))})"


def print_table(commits, figures, rounds):
    before, after = (commit.id for commit in commits)
    print(f"| medians of {rounds} rounds | {before} | {after} | ratio |")
    print("|---|---|---|---|")
    for name in figures[after]:
        values = [figures[commit.id].get(name) for commit in commits]
        if None in values:
            print(f"| {name} | | {cell(values[1])} | |")
            continue
        ratio = statistics.median(values[1]) / statistics.median(values[0])
        print(f"| {name} | {cell(values[0])} | {cell(values[1])} | {ratio:.2f} |")


def main():
    parser = argparse.ArgumentParser(description="Compare the speed of two commits.")
    parser.add_argument("--rounds", type=int, default=7)
    parser.add_argument("--only", default="", help="a word of what is measured: page, match, rules, trace")
    parser.add_argument("--folder", default=os.path.join(ROOT, "_build-compare"))
    parser.add_argument("before")
    parser.add_argument("after")
    given = parser.parse_args()
    folder = os.path.abspath(given.folder)
    commits = [Commit(name, folder) for name in (given.before, given.after)]
    if commits[0].id == commits[1].id:
        parser.error("these are one commit")
    for commit in commits:
        commit.make()
    short, long = make_documents(commits[0], folder)
    for commit in commits:
        for document in (short, long):
            commit.cli("check", document)
    bench = compile_bench(folder)
    measures = [(name, measure) for name, measure in (
        ("start page", lambda commit: measure_window(commit, bench, "start page")),
        ("match", lambda commit: measure_window(commit, bench, f"match of {OPEN_EVENTS} events", short)),
        ("rules", measure_rules),
        ("trace", lambda commit: measure_trace(commit, long)),
    ) if given.only in name]
    figures = {commit.id: {} for commit in commits}
    for i in range(given.rounds):
        for _, measure in measures:
            for commit in commits[::-1] if i % 2 else commits:
                for name, value in measure(commit).items():
                    figures[commit.id].setdefault(name, []).append(value)
        print(f"round {i + 1}, load {os.getloadavg()[0]:.1f}", file=sys.stderr)
    print_table(commits, figures, given.rounds)


if __name__ == "__main__":
    main()
