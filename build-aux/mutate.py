#!/usr/bin/python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""Would the tests notice? Changes one operator, number or statement of a C file at a time, builds, and
runs suites of tests; tells which changes nobody noticed.

Usage: mutate.py [--sample N] [--seed S] [--suite SUITE]... FILE...

Files are those of the last commit, named as in the tree; without a suite each is tried against the suite
of its room. Works in a tree of its own beside the build directories, which it keeps for the next time.
Prints a line for each change that survived and the sums at the end; the status is 1 if more than
one of twenty survived. Outside CI: a change takes some seconds.
"""

import argparse
import json
import random
import re
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
TREE = ROOT / "_build-mutants"
BUILD = TREE / "_build"

# A pattern and what it becomes; only code is looked at, no texts, comments or preprocessor lines.
OPERATORS = [
    (r" < ", " <= "), (r" <= ", " < "), (r" > ", " >= "), (r" >= ", " > "),
    (r" == ", " != "), (r" != ", " == "), (r" && ", " || "), (r" \|\| ", " && "),
    (r" \+ ", " - "), (r" - ", " + "), (r" \* (?=[\w(])", " / "), (r" \+= ", " -= "), (r" -= ", " += "),
    (r"\bTRUE\b", "FALSE"), (r"\bFALSE\b", "TRUE"), (r"\btrue\b", "false"), (r"\bfalse\b", "true"),
    (r"\bif \(", "if (!"), (r"(?<![\w.])0(?![\w.])", "1"), (r"(?<![\w.])1(?![\w.])", "2"),
    (r"^( +)continue;", r"\1;"), (r"^( +)break;", r"\1;"), (r"^( +)[a-z]\w+ \(.*\);$", r"\1;"),
]


def run(*command, **more):
    return subprocess.run(command, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True, **more)


def code_lines(text):
    """The lines of functions, with texts and comments blanked, by their index."""
    blank = re.sub(r'/\*.*?\*/|"(?:\\.|[^"\\])*"|\'(?:\\.|[^\'\\])*\'',
                   lambda found: re.sub(r"[^\n]", "\x01", found.group()), text, flags=re.S)
    inside = False
    for i, line in enumerate(blank.split("\n")):
        if line.startswith("{"):
            inside = True
        elif line.startswith("}"):
            inside = False
        elif inside and not line.lstrip().startswith("#") and "g_assert" not in line:
            yield i, line


def mutants_of(name):
    """(line, what stood there, what stands there now) of every change of a file."""
    lines = (TREE / name).read_text(encoding="utf-8").split("\n")
    for i, blank in code_lines("\n".join(lines)):
        for pattern, becomes in OPERATORS:
            for found in re.finditer(pattern, blank):
                if pattern.endswith("if \\(") and blank.count("(") != blank.count(")"):
                    continue
                new = lines[i][:found.start()] + found.expand(becomes) + lines[i][found.end():]
                if pattern.endswith("if \\("):
                    new = negate(lines[i], found.end())
                if new is not None and new != lines[i]:
                    yield i, lines[i], new


def negate(line, begin):
    """if (a) → if (!(a)), for a condition that ends on its line."""
    depth = 1
    for i in range(begin, len(line)):
        depth += (line[i] == "(") - (line[i] == ")")
        if depth == 0:
            return f"{line[:begin]}!({line[begin:i]}){line[i:]}"
    return None


def prepare():
    if not TREE.exists():
        run("git", "-C", str(ROOT), "worktree", "prune")
        print(run("git", "-C", str(ROOT), "worktree", "add", "--detach", str(TREE), "HEAD").stdout)
    head = run("git", "-C", str(ROOT), "rev-parse", "HEAD").stdout.strip()
    run("git", "-C", str(TREE), "checkout", "-q", "-f", head)
    if not (BUILD / "build.ninja").exists():
        done = run("meson", "setup", str(BUILD), str(TREE), "-Dtests=true", "-Ddocs=false",
                   "--buildtype=debugoptimized")
        if done.returncode:
            sys.exit(done.stdout)
    done = run("ninja", "-C", str(BUILD))
    if done.returncode:
        sys.exit(done.stdout[-2000:])


def suite_of(name):
    """The suite that is called like the room."""
    return Path(name).parts[1]


def targets_of(suites):
    """The programs that the tests of these suites run."""
    tests = json.loads(run("meson", "introspect", "--tests", str(BUILD)).stdout)
    wanted = [test for test in tests if {s.split(":")[-1] for s in test["suite"]} & set(suites)]
    ids = {name for test in wanted for name in test["depends"]}
    targets = json.loads(run("meson", "introspect", "--targets", str(BUILD)).stdout)
    return [str(Path(target["filename"][0]).relative_to(BUILD)) for target in targets if target["id"] in ids]


def is_killed(suites, targets):
    """What became of the change: None if nobody noticed."""
    if run("ninja", "-C", str(BUILD), *targets).returncode:
        return "build"
    command = ["meson", "test", "-C", str(BUILD), "--no-rebuild", "--maxfail=1", "--timeout-multiplier", "0.5"]
    for suite in suites:
        command += ["--suite", suite]
    return "test" if run(*command).returncode else None


def main():
    parser = argparse.ArgumentParser(usage=__doc__)
    parser.add_argument("--sample", type=int, default=100, help="of all changes, so many")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--suite", action="append", default=[])
    parser.add_argument("files", nargs="+", metavar="FILE")
    given = parser.parse_args()
    prepare()
    every = [(name, *mutant) for name in given.files for mutant in mutants_of(name)]
    chosen = random.Random(given.seed).sample(every, min(given.sample, len(every)))
    killed = survived = 0
    for name, i, old, new in sorted(chosen):
        path = TREE / name
        text = path.read_text(encoding="utf-8")
        lines = text.split("\n")
        lines[i] = new
        path.write_text("\n".join(lines), encoding="utf-8")
        suites = given.suite or [suite_of(name)]
        how = is_killed(suites, targets_of(suites))
        path.write_text(text, encoding="utf-8")
        if how == "build":
            continue
        killed += how == "test"
        survived += how is None
        if how is None:
            print(f"{name}:{i + 1}: {old.strip()}  →  {new.strip()}", flush=True)
    share = 100 * killed / max(1, killed + survived)
    print(f"{killed} of {killed + survived} noticed ({share:.1f} %), of {len(every)} possible changes")
    return 1 if survived * 20 > killed + survived else 0


if __name__ == "__main__":
    sys.exit(main())
