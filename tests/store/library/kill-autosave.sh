#!/bin/sh
# SPDX-License-Identifier: GPL-3.0-or-later
# Usage: kill-autosave.sh BUILD [KILLS]
#
# Kills players of a match with signal 9, a thousand unless told otherwise, and looks at what they
# leave on the disk. It tells the figures; it is no test of the CI, which kills fifty.
exec "${1:?which build folder?}/tests/store/library/test-store-autosave-kill" --kills "${2:-1000}"
