#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""Takes the sentences out of the lessons, for translators' tools, which cannot read them there.

Usage: lesson-sentences.py [--write | --check] [SOURCE-ROOT]

Prints them; --write puts them into data/lessons/sentences.h, which is never compiled; --check fails if
that holds others.
"""
import json
import sys
from pathlib import Path

HEADING = """/* SPDX-License-Identifier: CC-BY-SA-4.0 */
/* The sentences of the lessons; made by build-aux/lesson-sentences.py --write. */
"""


def main():
    arguments = sys.argv[1:]
    mode = arguments.pop(0) if arguments and arguments[0].startswith("--") else ""
    folder = Path(arguments[0] if arguments else Path(__file__).parent.parent) / "data" / "lessons"
    remarks = [remark for path in sorted(folder.glob("*.json"))
               for remark in json.loads(path.read_text(encoding="utf-8"))["remarks"]]
    sentences = dict.fromkeys(remark[key] for remark in remarks for key in ("text", "otherwise")
                              if key in remark)
    made = HEADING + "".join(f"N_ ({json.dumps(sentence, ensure_ascii=False)})\n"
                             for sentence in sentences)
    header = folder / "sentences.h"
    if mode == "--write":
        header.write_text(made, encoding="utf-8")
    elif mode == "--check":
        if header.read_text(encoding="utf-8") != made:
            print("data/lessons/sentences.h is out of date: run build-aux/lesson-sentences.py --write")
            return 1
    else:
        print(made, end="")
    return 0


if __name__ == "__main__":
    sys.exit(main())
