#!/usr/bin/python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""Would the tests notice? Changes one operator, number or statement of a C file at a time, builds, and
runs suites of tests; tells which changes nobody noticed.

Usage: mutate.py [--sample N] [--from K] [--seed S] [--suite SUITE]... FILE|FOLDER...

Files are those of the last commit, named as in the tree; a folder stands for all its C files. Without a
suite each is tried against those of its room (SUITES). All possible changes are shuffled by the seed, and
N tried beginning with the Kth, so that a next run can go on where one ended. Works in a tree of its own
beside the build directories, which it keeps for the next time. FILE:LINE stands for the changes of a line. What
only takes more memory or does not give it back is left alone (UNTOLD): the sanitizers look after that.

Prints a line for each change that survived and the sums at the end; the status is 1 if more than one of
twenty survived. A change that gives the same machine code is none. Survivors whose reason stands in
mutants.txt are counted with the others but told with their reason. Outside CI: a change takes some seconds.
"""

import argparse
import json
import os
import random
import re
import resource
import shutil
import subprocess
import sys
import time
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent.parent
TREE = ROOT / "_build-mutants"
BUILD = TREE / "_build"
SCRATCH = TREE / "scratch"
MEMORY = TREE / "memory.json"
REASONS = ROOT / "build-aux" / "mutants" / "mutants.txt"

# Suites, and single tests of others, that look at the files of a room.
SUITES = {"games": ["games", "transcripts", "cli/cli-play"], "store": ["store", "transcripts", "match", "cli/cli", "cli/cup-export", "cli/cup-rules"],
          "match": ["match", "transcripts", "cli/cli", "cli/cup-export", "cli/cup-sheets", "cli/cli-report"]}
# Of the games, what is judged and what is told has its tests elsewhere.
JUDGED = ["games", "transcripts", "lab", "bots", "cli/cli-hint"]
TOLD = ["games", "transcripts", "match/told", "match/teller", "match/course", "match/review", "match/table", "match/board-motion",
        "cli/cli-report"]
GAME_SUITES = {"worth": JUDGED, "formations": JUDGED, "tell": TOLD, "view": TOLD, "teach": TOLD,
               "slate": TOLD, "reason": TOLD}
# Builds the whole program.
TOO_SLOW = {"a new game"}

# A pattern and what it becomes; only code is looked at, no texts, comments or preprocessor lines.
OPERATORS = [
    (r" < ", " <= "), (r" <= ", " < "), (r" > ", " >= "), (r" >= ", " > "),
    (r" == ", " != "), (r" != ", " == "), (r" && ", " || "), (r" \|\| ", " && "),
    (r" \+ ", " - "), (r" - ", " + "), (r" \* (?=[\w(])", " / "), (r" \+= ", " -= "), (r" -= ", " += "),
    (r"\bTRUE\b", "FALSE"), (r"\bFALSE\b", "TRUE"), (r"\btrue\b", "false"), (r"\bfalse\b", "true"),
    (r"\bif \(", "if (!"), (r"(?<![\w.])0(?![\w.])", "1"), (r"(?<![\w.-])1(?![\w.])", "2"), (r"-1\b", "0"),
    (r"^( +)continue;", r"\1;"), (r"^( +)break;", r"\1;"), (r"^( +)[a-z]\w+ \(.*\);$", r"\1;"),
]

# Code that is left as it is: checks of what only a fault in the program can bring about; what gives memory back,
# which the sanitizers of the other builds notice; names for who looks for faults; and numbers that only say how much
# is taken.
UNTOLD = [r"^.*\b(assert|g_assert|g_return_(val_)?if)\w* \(.*$",
          r"^ +(\w+_(free|unref)|g_free|g_(mutex|cond)_clear|g_(atomic_)?rc_box_release_full) \(.*\);$",
          r"^ +g_(task_set_source_tag|source_set_name_by_id) \(.*\);$",
          r"\bg_new0? \(\w+, 1\)", r"\bg_array_new \(\w+, \w+,", r"^ +g_array_set_clear_func \(.*\);$", r"\bMAX \(.*_size, 1\)"]
# The same in a function that only gives back.
GIVES_BACK = r"^\w+_(free|clear|dispose|finalize) \([^;]*$"
UNTOLD_THERE = r"^ +(g_clear_(pointer|object) \(.*\);|for \(.*\))$"


def run(*command, **more):
    return subprocess.run(command, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True, **more)


def code_lines(text):
    """The lines of functions, with texts, comments and what is UNTOLD blanked, by their index."""
    blank = re.sub(r'/\*.*?\*/|"(?:\\.|[^"\\])*"|\'(?:\\.|[^\'\\])*\'',
                   lambda found: re.sub(r"[^\n]", "\x01", found.group()), text, flags=re.S)
    inside = False
    untold = UNTOLD
    for i, line in enumerate(blank.split("\n")):
        if line.startswith("{"):
            inside = True
        elif line.startswith("}"):
            inside = False
            untold = UNTOLD
        elif re.match(GIVES_BACK, line):
            untold = [*UNTOLD, UNTOLD_THERE]
        elif inside and not line.lstrip().startswith("#"):
            for pattern in untold:
                line = re.sub(pattern, lambda found: "\x01" * len(found.group()), line)
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


def suites_of(name):
    """What looks at a file."""
    room = Path(name).parts[1]
    part = Path(name).stem.split("-")[-1]
    return GAME_SUITES.get(part) if room == "games" and part in GAME_SUITES else SUITES.get(room, [room])


def ninja(*targets):
    return run("ninja", "-j1", "-C", str(BUILD), *targets)


def prepare():
    if not TREE.exists():
        run("git", "-C", str(ROOT), "worktree", "prune")
        print(run("git", "-C", str(ROOT), "worktree", "add", "--detach", str(TREE), "HEAD").stdout)
    head = run("git", "-C", str(ROOT), "rev-parse", "HEAD").stdout.strip()
    run("git", "-C", str(TREE), "checkout", "-q", "-f", head)
    if not (BUILD / "build.ninja").exists():
        # No debug information, which differs where the machine code does not, and is long to link.
        compiler = "ccache cc" if shutil.which("ccache") else "cc"
        done = run("meson", "setup", str(BUILD), str(TREE), "-Dtests=true", "-Ddocs=false",
                   "-Doptimization=2", "-Ddebug=false", env={**os.environ, "CC": compiler})
        if done.returncode:
            sys.exit(done.stdout)
    # The list of tests is read from what meson wrote: anew first, if a meson.build of the checkout is another.
    done = ninja("build.ninja")
    if done.returncode:
        sys.exit(done.stdout)


class Test:
    """A test of the build: its command, and the programs that it needs."""

    def __init__(self, given, files):
        self.name = given["name"]
        self.suites = {suite.split(":")[-1] for suite in given["suite"]}
        self.suites |= {f"{suite}/{self.name}" for suite in self.suites}
        self.command = given["cmd"]
        self.environment = {**os.environ, "MALLOC_PERTURB_": "90", "MESON_TEST_ITERATION": "1",
                            **given["env"], "TMPDIR": str(SCRATCH), "HOME": str(SCRATCH)}
        self.folder = given["workdir"] or str(BUILD)
        self.targets = [files[name] for name in given["depends"] if name in files]

    def is_passed(self, seconds):
        """Whether it passes within a processor time, and not much more by the wall."""
        def limit():
            for what, most in ((resource.RLIMIT_CPU, int(seconds)), (resource.RLIMIT_CORE, 0),
                               (resource.RLIMIT_DATA, 1 << 32)):
                resource.setrlimit(what, (most, most))
        shutil.rmtree(SCRATCH, ignore_errors=True)
        SCRATCH.mkdir()
        process = subprocess.Popen(self.command, cwd=self.folder, env=self.environment, preexec_fn=limit,
                                   stdin=subprocess.DEVNULL, stdout=subprocess.PIPE, stderr=subprocess.STDOUT,
                                   start_new_session=True)
        try:
            said, _ = process.communicate(timeout=10 + 10 * seconds)
        except subprocess.TimeoutExpired:
            os.killpg(process.pid, 9)
            process.wait()
            return False
        return process.returncode in (0, 77) and b"\nnot ok" not in said


def all_tests():
    targets = json.loads(run("meson", "introspect", "--targets", str(BUILD)).stdout)
    files = {target["id"]: str(Path(target["filename"][0]).relative_to(BUILD)) for target in targets
             if target["filename"]}
    tests = json.loads(run("meson", "introspect", "--tests", str(BUILD)).stdout)
    return [Test(test, files) for test in tests if test["name"] not in TOO_SLOW]


class Bench:
    """Tries changes, each against the tests that are likely to notice it before the others."""

    def __init__(self, suites):
        self.given_suites = suites
        self.tests = all_tests()
        commands = json.loads((BUILD / "compile_commands.json").read_text())
        self.objects = {str((BUILD / one["file"]).resolve().relative_to(TREE)): one["output"]
                        for one in commands if (BUILD / one["file"]).resolve().is_relative_to(TREE)}
        self.memory = json.loads(MEMORY.read_text()) if MEMORY.exists() else {}
        self.seconds = self.memory.setdefault("seconds", {})
        self.killers = self.memory.setdefault("killers", {})
        self.kills = self.memory.setdefault("kills", {})
        self.symbols = {}

    def measure(self, suites):
        """Build the tests of suites, and see how long they take when nothing is changed; they must pass."""
        done = ninja(*{target for test in self.tests if test.suites & set(suites) for target in test.targets})
        if done.returncode:
            sys.exit(done.stdout[-2000:])
        for test in self.tests:
            if test.suites & set(suites) and test.name not in self.seconds:
                before = resource.getrusage(resource.RUSAGE_CHILDREN)
                if not test.is_passed(600):
                    sys.exit(f"{test.name} fails with nothing changed")
                after = resource.getrusage(resource.RUSAGE_CHILDREN)
                self.seconds[test.name] = after.ru_utime + after.ru_stime - before.ru_utime - before.ru_stime
        self.keep()

    def symbols_of(self, file):
        """What a program or an object defines."""
        if file not in self.symbols:
            said = run("nm", "--defined-only", "-g", str(BUILD / file)).stdout
            self.symbols[file] = {line.split()[-1] for line in said.splitlines() if line.count(" ") >= 2}
        return self.symbols[file]

    def is_without(self, name, test):
        """Whether nothing of the file is in the programs of a test."""
        mine = self.symbols_of(self.objects[name])
        return mine and test.targets and not any(mine & self.symbols_of(target) for target in test.targets)

    def keep(self):
        MEMORY.write_text(json.dumps(self.memory, indent=1))

    def order(self, name, suites):
        """Those that noticed a change of this file, the last one first, then those that noticed most of others, then
        the quick ones."""
        killers = self.killers.setdefault(name, [])
        wanted = [test for test in self.tests if test.suites & set(suites)
                  and not self.is_elsewhere(name, test) and not self.is_without(name, test)]
        return sorted(wanted, key=lambda test: (killers.index(test.name) if test.name in killers else 999,
                                                -self.kills.get(test.name, 0), self.seconds[test.name]))

    @staticmethod
    def is_elsewhere(name, test):
        """Whether a test is of one game and the file of another."""
        games = (TREE / "src/games/games.list").read_text().split()
        mine = Path(name).parts[2]
        return mine in games and any(game in test.name for game in games if game != mine)

    def noticed_by(self, name, old_object):
        """What became of the change that stands in the tree."""
        suites = self.given_suites or suites_of(name)
        if ninja(self.objects[name]).returncode:
            return "build"
        if (BUILD / self.objects[name]).read_bytes() == old_object:
            return "same"
        tests = self.order(name, suites)
        for i, test in enumerate(tests):
            # The first ones one by one: most changes end there.
            if i <= 5 and ninja(*([t for test in tests[5:] for t in test.targets] if i == 5
                                  else test.targets) or ["build.ninja"]).returncode:
                return "build"
            if not test.is_passed(3 + 4 * self.seconds[test.name]):
                killers = self.killers[name]
                self.kills[test.name] = self.kills.get(test.name, 0) + 1
                self.killers[name] = [test.name] + [other for other in killers if other != test.name]
                return test.name
        return None

    def try_one(self, name, i, new):
        path = TREE / name
        text = path.read_text(encoding="utf-8")
        ninja(self.objects[name])
        old_object = (BUILD / self.objects[name]).read_bytes()
        lines = text.split("\n")
        lines[i] = new
        try:
            path.write_text("\n".join(lines), encoding="utf-8")
            return self.noticed_by(name, old_object)
        finally:
            path.write_text(text, encoding="utf-8")


def known_reasons():
    """{(file, what stood there, what stands there now): reason} of mutants.txt; *: whatever stands there now."""
    found = {}
    if REASONS.exists():
        for block in re.split(r"\n\n+", REASONS.read_text(encoding="utf-8")):
            lines = [line for line in block.strip().split("\n") if not line.startswith("#")]
            if len(lines) >= 4:
                found[lines[0].strip(), lines[1].strip(), lines[2].strip()] = " ".join(lines[3:]).strip()
    return found


def changes_of(places):
    """Every change of files, of folders, and of single lines given as FILE:LINE."""
    for place in places:
        name, _, line = place.partition(":")
        path = TREE / name
        for file in [path] if path.is_file() else sorted(path.rglob("*.c")):
            for mutant in mutants_of(str(file.relative_to(TREE))):
                if not line or mutant[0] + 1 == int(line):
                    yield str(file.relative_to(TREE)), *mutant


def main():
    parser = argparse.ArgumentParser(usage=__doc__)
    parser.add_argument("--sample", type=int, default=100, help="of all changes, so many")
    parser.add_argument("--from", type=int, default=0, dest="first", help="beginning with this one")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--suite", action="append", default=[])
    parser.add_argument("--verbose", action="store_true", help="tell of those that were noticed too")
    parser.add_argument("files", nargs="+", metavar="FILE[:LINE]")
    given = parser.parse_args()
    prepare()
    bench = Bench(given.suite)
    reasons = known_reasons()
    every = [change for change in changes_of(given.files) if change[0] in bench.objects]
    random.Random(given.seed).shuffle(every)
    chosen = every[given.first:given.first + given.sample]
    bench.measure({suite for name, *_ in chosen
                   for suite in given.suite or suites_of(name)})
    killed = survived = explained = same = 0
    for name, i, old, new in sorted(chosen):
        begin = time.monotonic()
        how = bench.try_one(name, i, new)
        bench.keep()
        reason = reasons.get((name, old.strip(), new.strip()), reasons.get((name, old.strip(), "*")))
        same += how == "same"
        killed += how not in (None, "build", "same")
        survived += how is None
        explained += how is None and reason is not None
        if how is None or given.verbose:
            told = how or ("SURVIVED" if reason is None else f"survived: {reason}")
            print(f"{name}:{i + 1}: {old.strip()}  →  {new.strip()}  [{told}]"
                  + (f" {time.monotonic() - begin:.1f} s" if given.verbose else ""), flush=True)
    share = 100 * killed / max(1, killed + survived)
    print(f"{killed} of {killed + survived} noticed ({share:.1f} %), {explained} of the others have a reason; "
          f"{same} gave the same code; changes {given.first} to {given.first + len(chosen)} of "
          f"{len(every)}, seed {given.seed}")
    return 1 if survived * 20 > killed + survived else 0


if __name__ == "__main__":
    sys.exit(main())
