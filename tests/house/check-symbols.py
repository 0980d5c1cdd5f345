#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""Checks the names that games give to the linker, and who calls whom in a game.

Usage: check-symbols.py SOURCE-ROOT LIBRARY.a...

Every global symbol of a game begins with the name of its folder. The files of a game in TREES look
only downwards: no two of them call each other, however roundabout.
"""
import re
import shutil
import subprocess
import sys
from collections import defaultdict
from pathlib import Path

# Games whose files call one another without a circle.
TREES = {"champions", "eleven", "null", "strafworp"}

SYMBOL = re.compile(r"[:/]([^:/]+)\.c\.(?:o|obj):\s*[0-9a-f]*\s+([A-Za-z]) (\S+)$")


def symbols(library):
    """Yields the object, kind and name of each global symbol of a library."""
    out = subprocess.run(["nm", "-A", "--extern-only", library], capture_output=True, text=True,
                         check=True).stdout
    for match in filter(None, map(SYMBOL.search, out.splitlines())):
        yield match.groups()


def files_of_games(root):
    """Maps what an object can be called to its game and file; generated ones are in no folder."""
    names = {}
    for path in (root / "src" / "games").glob("*/*.c"):
        game, file = path.parent.name, path.stem
        names[file] = names[f"{game}_{file}"] = (game, file)
    return names


def circle_in(arrows):
    """A list of files that call each other in a ring, or None."""
    done, way = set(), []

    def visit(file):
        if file in way:
            return way[way.index(file):] + [file]
        if file in done:
            return None
        way.append(file)
        for next_file in sorted(arrows[file]):
            found = visit(next_file)
            if found:
                return found
        done.add(way.pop())
        return None

    for file in sorted(arrows):
        found = visit(file)
        if found:
            return found
    return None


def main():
    if shutil.which("nm") is None:
        print("nm is not installed")
        return 77
    names = files_of_games(Path(sys.argv[1]))
    home, uses, faults = {}, defaultdict(set), []
    for library in sys.argv[2:]:
        for obj, kind, symbol in symbols(library):
            if obj not in names or symbol.startswith("__"):  # what sanitizers add
                continue
            game, file = names[obj]
            if kind in "Uw":
                uses[game, file].add(symbol)
                continue
            home[symbol] = (game, file)
            if not symbol.startswith(game + "_"):
                faults.append(f"{game}/{file}.c: {symbol} does not begin with {game}_")

    arrows = {game: defaultdict(set) for game, _ in home.values()}
    for (game, file), used in uses.items():
        for symbol in used & home.keys():
            if home[symbol] != (game, file):
                arrows[game][file].add(home[symbol][1])
    for game in sorted(TREES & arrows.keys()):
        circle = circle_in(arrows[game])
        if circle:
            faults.append(f"{game}: a circle of calls: {' → '.join(circle)}")

    for fault in faults:
        print(fault)
    print(f"{len(home)} symbols of {len(arrows)} games, {len(faults)} faults")
    return 1 if faults or not home else 0


if __name__ == "__main__":
    sys.exit(main())
