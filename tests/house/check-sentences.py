#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""Checks that texts are put into translated sentences by sv_sentence (), which isolates those that are
written from right to left.

Usage: check-sentences.py [SOURCE-ROOT]

Reads every call of printf's kin above the store's first room whose format is a translated one with a %s.
"""
import re
import sys
from pathlib import Path

# Their formats are no sentences but names that are kept in documents, which hold no signs of direction.
NAMES = {"%s (copy)", "%s (copy %d)", "%s %d"}

# Rooms that sv-sentence.h lies above; draw has sv_text_isolated ().
WITHOUT = {"core", "games", "bots", "lab", "draw"}

PRINTS = re.compile(r"\b(g_strdup_printf|g_string_append_printf|g_set_error|g_snprintf|gtk_message_dialog_\w+) \(")
TRANSLATED = re.compile(r'\b(?:_|C_|ngettext) \(\s*((?:"(?:[^"\\]|\\.)*"[\s,]*)+)')
TEXT = re.compile(r"%(\d\$)?s")


def call_at(text, start):
    """The arguments of the call whose bracket opens before <start>."""
    depth, at, quoted = 1, start, False
    while depth > 0:
        c = text[at]
        if quoted and c == "\\":
            at += 1
        elif c == '"':
            quoted = not quoted
        elif not quoted:
            depth += {"(": 1, ")": -1}.get(c, 0)
        at += 1
    return text[start:at]


def check(path):
    """Yields a sentence for each call that should be one of sv-sentence.h."""
    text = path.read_text(encoding="utf-8")
    for match in PRINTS.finditer(text):
        found = TRANSLATED.findall(call_at(text, match.end()))
        formats = re.findall(r'"((?:[^"\\]|\\.)*)"', " ".join(found))
        if any(TEXT.search(one) for one in formats) and not NAMES & set(formats):
            line = text.count("\n", 0, match.start()) + 1
            yield f"{path}:{line}: a name in this sentence is not isolated: sv_sentence () does that"


def main():
    root = Path(sys.argv[1] if len(sys.argv) > 1 else ".")
    src = root / "src"
    code = [path for path in sorted(src.rglob("*.c")) if path.relative_to(src).parts[0] not in WITHOUT]
    faults = [fault for path in code for fault in check(path)]
    for fault in faults:
        print(fault)
    print(f"{len(code)} files, {len(faults)} faults")
    return 1 if faults or not code else 0


sys.exit(main())
