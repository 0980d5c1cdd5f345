#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""Lists the files that hold sentences to translate.

Usage: potfiles.py [--write | --check] [SOURCE-ROOT]

Prints them; --write makes them po/POTFILES; --check fails if po/POTFILES lists others.
"""
import re
import sys
from pathlib import Path

HEADING = "# Files with sentences to translate; made by build-aux/potfiles.py --write.\n"
DATA = (".desktop.in", ".metainfo.xml.in", ".gschema.xml", ".mime.xml")
CODE = re.compile(r'\b(?:_|N_|C_|NC_|Q_|ngettext|g_dngettext|g_dpgettext2?)\s*\(\s*(?:\w+,\s*)?"')
COMMENT = re.compile(r"/\*.*?\*/", re.DOTALL)
UI = re.compile(r'translatable="(?:yes|true|1)"')


def has_sentences(path):
    if path.suffix in (".c", ".h"):
        return CODE.search(COMMENT.sub("", path.read_text(encoding="utf-8"))) is not None
    if path.suffix == ".ui":
        return UI.search(path.read_text(encoding="utf-8")) is not None
    return path.name.endswith(DATA)


def main():
    arguments = sys.argv[1:]
    mode = arguments.pop(0) if arguments and arguments[0].startswith("--") else ""
    root = Path(arguments[0] if arguments else Path(__file__).parent.parent)
    found = sorted(str(path.relative_to(root)) for folder in ("data", "src")
                   for path in (root / folder).rglob("*") if path.is_file() and has_sentences(path))
    potfiles = root / "po" / "POTFILES"
    if mode == "--write":
        potfiles.write_text(HEADING + "".join(name + "\n" for name in found), encoding="utf-8")
    elif mode == "--check":
        listed = [line for line in potfiles.read_text(encoding="utf-8").splitlines()
                  if line and not line.startswith("#")]
        for name in sorted(set(found) - set(listed)):
            print(f"{name} has sentences to translate and is not in po/POTFILES")
        for name in sorted(set(listed) - set(found)):
            print(f"{name} is in po/POTFILES and has nothing to translate")
        if listed != found:
            print("run build-aux/potfiles.py --write")
            return 1
    else:
        print("\n".join(found))
    return 0


if __name__ == "__main__":
    sys.exit(main())
