#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""Checks that what a header declares is defined in the file of its name: sv-match.h in sv-match.c.

Usage: check-headers.py [SOURCE-ROOT]

Whoever reads a prototype knows where its code stands. And no object hides a field of its own in
g_object_set_data () or _qdata (): a field belongs into the object's struct.
"""
import re
import sys
from pathlib import Path

COMMENT = re.compile(r"/\*.*?\*/", re.DOTALL)
PROTOTYPE = re.compile(r"^(?!typedef|static|extern|#)[A-Za-z][\w\s*]*?\b(\w+)\s*\([^;{}]*\)\s*(?:G_GNUC_\w+(?:\s*\([^)]*\))?\s*)*;",
                       re.MULTILINE)
DEFINITION = re.compile(r"^(\w+) \([^;{}]*\)\s*\{", re.MULTILINE)
MACROS = re.compile(r"^\s*G_(?:DECLARE|DEFINE|BEGIN|END)\w*.*$", re.MULTILINE)


def functions(path, pattern):
    text = COMMENT.sub("", path.read_text(encoding="utf-8"))
    text = MACROS.sub("", re.sub(r"^\s*#.*(?:\\\n.*)*$", "", text, flags=re.MULTILINE))
    return set(pattern.findall(text))


def main():
    src = Path(sys.argv[1] if len(sys.argv) > 1 else ".") / "src"
    headers = sorted(src.rglob("*.h"))
    code = sorted(src.rglob("*.c"))
    homes = {}
    for path in code:
        for name in functions(path, DEFINITION):
            homes.setdefault(name, path)

    faults, prototypes = [], 0
    for header in headers:
        own = header.with_suffix(".c")
        names = functions(header, PROTOTYPE)
        prototypes += len(names)
        away = sorted(name for name in names if name in homes and homes[name] != own)
        faults += [f"{header}: {name} is defined in {homes[name].name}" for name in away]
        faults += [f"{header}: {name} is defined nowhere" for name in sorted(names - homes.keys())
                   if not name.endswith(("_get_resource", "_get_type", "_quark"))]
    for path in code:
        for number, line in enumerate(path.read_text(encoding="utf-8").splitlines(), 1):
            if "g_object_set_data" in line or "g_object_set_qdata" in line:
                faults.append(f"{path}:{number}: a field hidden in the data of an object")
    for fault in faults:
        print(fault)
    print(f"{prototypes} prototypes, {len(faults)} faults")
    return 1 if faults or not prototypes else 0


if __name__ == "__main__":
    sys.exit(main())
