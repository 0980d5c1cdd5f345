#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""Checks that what a game means stays in its folder.

Usage: check-meanings.py [SOURCE-ROOT]

Outside src/games/ no code may speak of one sport, or look for a field by its key: meaning comes
through flags of fields, boards and pieces. Comments may give examples.
"""
import re
import sys
from pathlib import Path

SPORTS = re.compile(
    r"football|soccer|korfball|hockey|basketball|striker|assister|rebounder|midfield|goalie"
    r"|free.?pass|throw.?off|strafworp|\bsex\b", re.IGNORECASE)
BY_KEY = re.compile(r'(strcmp|str_equal|strcmp0)\s*\([^;]*->key[^;]*"|sv_field_find\s*\([^;]*"')

COMMENT = re.compile(r"/\*.*?\*/|<!--.*?-->", re.DOTALL)


def without_comments(text):
    """The text with comments blanked out, its lines where they were."""
    return COMMENT.sub(lambda match: re.sub(r"[^\n]", " ", match[0]), text)


def faults_of(path, root):
    name = str(path.relative_to(root))
    for number, line in enumerate(without_comments(path.read_text(encoding="utf-8")).split("\n"), 1):
        found = SPORTS.search(line) or BY_KEY.search(line)
        if found:
            yield f"{name}:{number}: “{found[0].strip()}” belongs to a game"


def main():
    root = Path(sys.argv[1] if len(sys.argv) > 1 else ".")
    files = sorted(path for path in (root / "src").rglob("*")
                   if path.suffix in (".c", ".h", ".ui", ".css")
                   and "games" not in path.relative_to(root / "src").parts[:1])
    faults = [fault for path in files for fault in faults_of(path, root)]
    for fault in faults:
        print(fault)
    print(f"{len(files)} files, {len(faults)} faults")
    return 1 if faults or not files else 0


if __name__ == "__main__":
    sys.exit(main())
