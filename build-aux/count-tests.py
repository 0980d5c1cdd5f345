#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""Prints "N passed, N failed" for the testlog.json of `meson test`; fails if one failed or none ran.

Usage: count-tests.py TESTLOG.JSON
"""
import json
import sys

PASSED = {"OK", "EXPECTEDFAIL"}


def main():
    results = []
    try:
        with open(sys.argv[1], encoding="utf-8") as log:
            results = [json.loads(line) for line in log if line.strip()]
    except FileNotFoundError:
        print("no test was run")
    for result in results:
        if result["result"] == "SKIP":
            print(f"skipped: {result['name']}")
    passed = sum(result["result"] in PASSED for result in results)
    failed = sum(result["result"] not in PASSED | {"SKIP"} for result in results)
    print(f"{passed} passed, {failed} failed")
    return 1 if failed or not passed else 0


if __name__ == "__main__":
    sys.exit(main())
