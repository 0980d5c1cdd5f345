#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""Checks what clang-format does not: the form of section rulers, pointer tests, comments and virtual functions.

Usage: check-style.py [SOURCE-ROOT]

A section begins with a line "/* --- Title --- */". A pointer is compared with NULL, never tested bare. Comments are at
most 100 characters wide, drawings included. A virtual function of GObject or GtkWidget carries the name of its class.
"""
import re
import sys
from pathlib import Path

WIDTH = 100
QUIET = re.compile(r'"(?:\\.|[^"\\\n])*"|\'(?:\\.|[^\'\\\n])*\'|/\*.*?\*/', re.DOTALL)
RULER = re.compile(r"^\s*/\* ?-{2,}.*", re.MULTILINE)
GOOD_RULER = re.compile(r"/\* --- [^-\s].*[^-\s] --- \*/$")
COMMENT = re.compile(r"/\*.*?\*/", re.DOTALL)
NUMBER = re.compile(r"\b(?:gboolean|bool|int|unsigned|guint|double|float|uint\w+|int\w+_t|gsize|gint64)\s+"
                    r"(?:\w+(?: = [^;,]*)?, )*(\w+)")
POINTER = re.compile(r"\b[A-Za-z_]\w*\s+\**\*\s*(?:const\s+)?(\w+)\s*(?=[;,=)\[])")
BARE = re.compile(r"(?:(?:if|while) \(|&& |\|\| |\((?=!))(!?)((?:\w+(?:->|\.))*(\w+))"
                  r"(?= (?:&&|\|\||\?)|\)(?: |$)|\)\)|$)", re.MULTILINE)
VIRTUAL = re.compile(r"^(?:dispose|finalize|snapshot|measure|size_allocate|get_property|set_property) "
                     r"\((?:GObject|GtkWidget) \*", re.MULTILINE)


def blanked(text):
    return QUIET.sub(lambda match: re.sub(r"[^\n]", " ", match.group(0)), text)


def line_of(text, position):
    return text.count("\n", 0, position) + 1


def comment_faults(text):
    for match in RULER.finditer(text):
        if not GOOD_RULER.search(match.group(0)):
            yield line_of(text, match.start()), "a section begins with /* --- Title --- */"
    for match in COMMENT.finditer(text):
        start = text.rfind("\n", 0, match.start()) + 1
        end = text.find("\n", match.end())
        for i, line in enumerate(text[start:end].split("\n")):
            if len(line) > WIDTH:
                yield line_of(text, start) + i, f"a comment is {len(line)} characters wide"


def code_faults(text, numbers):
    code = blanked(text)
    pointers = set(POINTER.findall(code)) - set(NUMBER.findall(code))
    for match in BARE.finditer(code):
        path, name = match.group(2), match.group(3)
        if name in pointers and (path == name or name not in numbers):
            yield line_of(code, match.start()), f"{path} is a pointer: compare it with NULL"
    for match in VIRTUAL.finditer(code):
        yield line_of(code, match.start()), "a virtual function carries the name of its class"


def main():
    src = Path(sys.argv[1] if len(sys.argv) > 1 else ".") / "src"
    texts = {path: path.read_text(encoding="utf-8")
             for path in sorted([*src.rglob("*.c"), *src.rglob("*.h")])}
    # A member whose name is a number's anywhere is left alone, for here nobody knows its struct.
    numbers = {name for text in texts.values() for name in NUMBER.findall(blanked(text))}
    n = 0
    for path, text in texts.items():
        for line, fault in sorted([*comment_faults(text), *code_faults(text, numbers)]):
            print(f"{path}:{line}: {fault}")
            n += 1
    print(f"{len(texts)} files, {n} faults")
    return 1 if n or not texts else 0


if __name__ == "__main__":
    sys.exit(main())
