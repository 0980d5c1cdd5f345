#!/bin/sh
# SPDX-License-Identifier: GPL-3.0-or-later
# Usage: kill.sh BUILD [KILLS]
#
# Kills players of a match with signal 9, a thousand unless told otherwise, and as many editors of teams,
# variants, competitions and tables, each at a random moment, and looks at what they leave on the disk.
# It tells the figures; it is no test of the CI, which kills fifty of both.
set -eu
build=${1:?which build folder?}
"$build/tests/store/library/test-store-autosave-kill" --kills "${2:-1000}"
"$build/tests/match/test-kill" --kills "${2:-1000}"
