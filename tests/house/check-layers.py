#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""Checks that everyone looks down the house and nobody up or sideways (HACKING.md has the drawing).

Usage: check-layers.py [SOURCE-ROOT]

Reads every #include below src/ and compares it with the table below, and looks for
circles inside a room (a file and its header are one), for
the names of games where none may stand, and for what would let a window wait for the disk.
"""
import re
import sys
from pathlib import Path

# room: (our rooms it may include, outside libraries it may include).
# "games" is the list of games, "games/*" one game; a game never includes another. A floor that is
# named without a room ("store") stands for all rooms in it.
GLIB = {"c", "glib"}
GIO = GLIB | {"posix", "gobject", "gio"}
PAINT = GIO | {"cairo", "pango", "librsvg", "gdk-pixbuf", "qrencode"}
GTK = GIO | {"gtk", "gsound", "cairo", "pango"}
ENGINE = {"core", "games", "bots", "lab"}
BELOW_MATCH = ENGINE | {"store", "draw"}
TOLD = {"match/play", "match/words", "match/record"}
NO_WIDGET = GLIB | {"gobject", "gio"}
BELOW_UI = ENGINE | {"store", "draw", "match", "ui/kit"}
TABLE = {
    "core": (set(), {"c", "entropy"}),
    "games/*": ({"core"}, {"c"}),
    "games": ({"core", "games/*"}, {"c"}),
    "bots": ({"core"}, {"c"}),
    "lab": ({"core", "bots"}, GIO),
    "store/json": ({"core"}, GIO | {"json-glib"}),
    "store/cup": ({"core"}, GLIB),
    "store/documents": ({"core", "games", "store/json", "store/cup"}, GIO | {"json-glib"}),
    "store/library": ({"core", "games", "store/json", "store/documents"}, GIO | {"json-glib"}),
    "draw/paint": ({"core"}, PAINT),
    "draw/card": ({"core", "draw/paint"}, PAINT),
    "draw/chart": ({"core", "draw/paint"}, PAINT),
    "draw/sheet": ({"core", "draw/paint", "draw/card", "draw/chart"}, PAINT),
    "match/play": (BELOW_MATCH, NO_WIDGET),
    "match/words": (BELOW_MATCH | {"match/play"}, NO_WIDGET),
    "match/record": (BELOW_MATCH | {"match/play", "match/words"}, NO_WIDGET),
    "match/learn": (BELOW_MATCH | TOLD, NO_WIDGET),
    "match/show": (BELOW_MATCH | TOLD, NO_WIDGET),
    "match/study": (BELOW_MATCH | TOLD, NO_WIDGET),
    "match/table": (BELOW_MATCH | TOLD, NO_WIDGET),
    "match/cup": (BELOW_MATCH | TOLD | {"match/table"}, NO_WIDGET),
    "match/desk": (BELOW_MATCH | TOLD | {"match/table", "match/cup"}, NO_WIDGET),
    "net": (BELOW_MATCH | {"match"}, GIO | {"json-glib", "libsoup", "cairo", "entropy"}),
    "ui/kit": (BELOW_UI - {"ui/kit"}, GTK),
    "ui/pch": (set(), GTK),
    "ui/pictures": (BELOW_UI, GTK),
    "ui/board": (BELOW_UI, GTK),
    "ui/print": (BELOW_UI, GTK),
    "ui/lab": (BELOW_UI | {"ui/print"}, GTK),
    "ui/match": (BELOW_UI | {"ui/board", "ui/lab", "ui/pictures", "ui/print"}, GTK),
    "ui/setup": (BELOW_UI | {"ui/pictures"}, GTK),
    "ui/library": (BELOW_UI | {"ui/pictures", "ui/print"}, GTK),
    "ui/editors": (BELOW_UI | {"ui/board", "ui/lab", "ui/pictures", "ui/print"}, GTK),
    "ui/table": (BELOW_UI | {"ui/board", "ui/pictures", "ui/print", "ui/match", "ui/editors"}, GTK),
    "ui/book": (BELOW_UI | {"ui/pictures", "ui/print", "ui/lab", "ui/library", "ui/table"}, GTK),
    "ui/cups": (BELOW_UI | {"net", "ui/pictures", "ui/print", "ui/match", "ui/setup", "ui/library"}, GTK),
    "ui/window": (BELOW_UI | {"net", "ui"}, GTK | {"allocator"}),
    "cli": (ENGINE | {"store", "draw", "match", "net"}, GIO | {"json-glib", "cairo"}),
}

# The one door to the games that rooms outside src/games/ may use.
GAMES_DOOR = "sv-games.h"

# Headers made by the build; anyone above the cellar and the games may know the version.
GENERATED = {"sv-games-list.h": {"games"}, "sv-config.h": {"store", "draw", "match", "net", "ui", "cli"}}

C_STANDARD = set("""assert complex ctype errno fenv float inttypes iso646 limits locale math setjmp
    signal stdalign stdarg stdatomic stdbool stddef stdint stdio stdlib stdnoreturn string tgmath
    threads time uchar wchar wctype""".split())

# What waits until a file is on the disk; where there is a window, sv-save's workers do that.
WAITS = re.compile(r"\b(sv_json_save_\w+|g_file_(set|replace|create|append)\w*|f(data)?sync) \(")
NEVER_WAIT = {"match", "ui"}

INCLUDE = re.compile(r'^\s*#\s*include\s*(?:"([^"]+)"|<([^>]+)>)', re.MULTILINE)
TEXTS = {".c", ".h", ".ui", ".css", ".xml", ".in", ".build", ".py", ".md"}


def outside_library(header):
    """Name of the library that <header> belongs to."""
    if header.endswith(".h") and header[:-2] in C_STANDARD:
        return "c"
    if header == "sys/random.h":
        return "entropy"
    if header == "malloc.h":
        return "allocator"
    first = header.split("/")[0]
    for pattern, library in ((r"glib-object\.h|gobject", "gobject"), (r"(glib|glib-unix|gmodule)(\.h|$)", "glib"),
                             (r"gio", "gio"), (r"json-glib", "json-glib"), (r"cairo", "cairo"),
                             (r"pango", "pango"), (r"librsvg", "librsvg"),
                             (r"gdk-pixbuf", "gdk-pixbuf"), (r"(gtk|gdk|gsk)", "gtk"),
                             (r"gsound", "gsound"), (r"libsoup", "libsoup"),
                             (r"qrencode", "qrencode")):
        if re.match(pattern, first):
            return library
    if re.match(r"(unistd|fcntl|sys|poll|dirent|langinfo|dlfcn|ifaddrs|netinet|net)(\.h|$)", first):
        return "posix"
    return header


def room_of(path, src):
    parts = path.relative_to(src).parts
    return "/".join(parts[:2]) if len(parts) > 2 else parts[0]


def row_of(room):
    return "games/*" if room.startswith("games/") else room


def floor_of(room):
    """The floor that a room belongs to; the games are reached through their one door only."""
    return room if room.startswith("games/") else room.split("/")[0]


def check_includes(path, room, homes):
    """Yields a sentence for each include that looks up or sideways."""
    ours, outside = TABLE[row_of(room)]
    text = path.read_text(encoding="utf-8")
    for match in INCLUDE.finditer(text):
        line = text.count("\n", 0, match.start(1) if match[1] else match.start(2)) + 1
        where = f"{path}:{line}"
        if match[2]:
            library = outside_library(match[2])
            if library not in outside:
                yield f"{where}: {room} may not use <{match[2]}> ({library})"
            continue
        name = Path(match[1]).name
        if name != match[1]:
            yield f'{where}: include "{name}" by its name alone'
        if name in GENERATED:
            if floor_of(room) not in GENERATED[name]:
                yield f"{where}: {room} may not include {name}"
        elif re.fullmatch(r"sv-[a-z]+-resources\.h", name):
            if name != f"sv-{floor_of(room)}-resources.h":
                yield f"{where}: {room} may not reach into another room's resources ({name})"
        elif name not in homes:
            yield f'{where}: nobody knows "{name}"'
        elif homes[name] != room:
            home = homes[name]
            if row_of(home) not in ours and floor_of(home) not in ours:
                yield f"{where}: {room} may not include {name} of {home}"
            elif home == "games" and name != GAMES_DOOR:
                yield f"{where}: {room} reaches the games only through {GAMES_DOOR}"
            elif name.endswith("-private.h") and floor_of(home) != floor_of(room):
                yield f"{where}: {name} is private to {home}"


def check_words(path, games):
    """Yields a sentence for each line that names one of the games outside src/games/."""
    for number, line in enumerate(path.read_text(encoding="utf-8").splitlines(), 1):
        for game in games:
            if re.search(rf"\b{re.escape(game)}\b", line, re.IGNORECASE):
                yield f"{path}:{number}: only src/games/ may know about {game}"


def check_circles(code):
    """Yields a sentence for each circle of includes among the files of a folder."""
    uses = {}
    for path in code:
        names = [m[1] for m in INCLUDE.finditer(path.read_text(encoding="utf-8")) if m[1]]
        near = {path.parent / Path(name).stem for name in names if (path.parent / name).exists()}
        uses.setdefault(path.with_suffix(""), set()).update(near - {path.with_suffix("")})
    # Whoever uses none of those that are left, or is used by none, stands below or above the circles.
    while loose := [unit for unit, used in uses.items()
                    if not used & uses.keys() or not any(unit in other for other in uses.values())]:
        for unit in loose:
            del uses[unit]
    for unit, used in sorted(uses.items()):
        circle = ", ".join(sorted(other.name for other in used & uses.keys()))
        yield f"{unit}: includes what includes it again ({circle})"


def check_waiting(path):
    """Yields a sentence for each line that waits for the disk."""
    for number, line in enumerate(path.read_text(encoding="utf-8").splitlines(), 1):
        for match in WAITS.finditer(line):
            yield f"{path}:{number}: {match[1]} waits for the disk: sv_save_async () does not"


def main():
    root = Path(sys.argv[1] if len(sys.argv) > 1 else ".")
    src = root / "src"
    code = sorted(p for p in src.rglob("*") if p.suffix in (".c", ".h"))
    homes = {p.name: room_of(p, src) for p in code if p.suffix == ".h"}
    # "null" is a word of C as well as the template's name.
    games = [word for word in (src / "games" / "games.list").read_text().split() if word != "null"]

    faults = []
    for path in code:
        room = room_of(path, src)
        if row_of(room) not in TABLE:
            faults.append(f"{path}: no such room as {room}")
            continue
        faults.extend(check_includes(path, room, homes))
        if floor_of(room) in NEVER_WAIT:
            faults.extend(check_waiting(path))
    faults.extend(check_circles(code))
    for path in sorted(src.rglob("*")):
        if path.suffix in TEXTS and "games" not in path.relative_to(src).parts[:1]:
            if path != src / "meson.build":
                faults.extend(check_words(path, games))

    for fault in faults:
        print(fault)
    print(f"{len(code)} files, {len(faults)} faults")
    return 1 if faults or not code else 0


if __name__ == "__main__":
    sys.exit(main())
