#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""Checks that every rule of every game has a test that carries its id.

Usage: check-rule-ids.py [SOURCE-ROOT]

A rule is a row `| S-41 | … |` of src/games/*/RULES.md. A test carries its id in its name: a line
`test S-41-…` of tests/data/rules/*.txt, or a string such as "/match/S-10-…" in a test program.
"""
import re
import sys
from pathlib import Path

# Rules of things that do not exist yet; an entry goes away with the thing's arrival.
NOT_YET = {}

ROW = re.compile(r"^\|\s*([A-Z]+-\d+)\s*\|", re.MULTILINE)
RULE_LINE = re.compile(r"^test\s+([A-Z]+-\d+)\b", re.MULTILINE)
TEST_NAME = re.compile(r"[\"']/[^\"'\n]*?\b([A-Z]+-\d+)\b")


def main():
    root = Path(sys.argv[1] if len(sys.argv) > 1 else ".")
    rules = {}
    faults = []
    for ledger in sorted((root / "src" / "games").glob("*/RULES.md")):
        for rule in ROW.findall(ledger.read_text(encoding="utf-8")):
            if rule in rules:
                faults.append(f"{rule} stands twice in {ledger}")
            rules[rule] = ledger

    carried = {}
    for path in sorted((root / "tests").rglob("*")):
        pattern = {".txt": RULE_LINE, ".c": TEST_NAME, ".py": TEST_NAME,
                   ".sh": TEST_NAME}.get(path.suffix)
        if pattern:
            for rule in pattern.findall(path.read_text(encoding="utf-8", errors="replace")):
                carried.setdefault(rule, []).append(path)

    prefixes = {rule.split("-")[0] for rule in rules}
    for rule, ledger in rules.items():
        if rule not in carried and rule not in NOT_YET:
            faults.append(f"{rule} of {ledger} has no test")
        if rule in carried and rule in NOT_YET:
            faults.append(f"{rule} has a test now: take it out of NOT_YET")
    for rule, paths in carried.items():
        if rule not in rules and rule.split("-")[0] in prefixes:
            faults.append(f"{paths[0]}: no rule is called {rule}")

    for fault in faults:
        print(fault)
    print(f"{len(rules)} rules, {sum(map(len, carried.values()))} tests with their ids, "
          f"{len(faults)} faults")
    return 1 if faults or not rules else 0


if __name__ == "__main__":
    sys.exit(main())
