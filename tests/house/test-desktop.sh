#!/bin/sh
# SPDX-License-Identifier: GPL-3.0-or-later
# Usage: test-desktop.sh DESKTOP-FILE
# The desktop entry is sound; hints count as faults.
set -eu
command -v desktop-file-validate >/dev/null || exit 77
told=$(desktop-file-validate "$1" 2>&1) || { echo "$told"; exit 1; }
[ -z "$told" ] || { echo "$told"; exit 1; }
grep -q '^Comment\[nl\]=' "$1" || { echo "the desktop entry is not translated"; exit 1; }
