#!/bin/sh
# SPDX-License-Identifier: GPL-3.0-or-later
# Usage: test-man.sh PAGE...
# The manual pages are sound; how long their lines are is no matter.
set -eu
command -v mandoc >/dev/null || exit 77
told=$(mandoc -T lint "$@" | grep -v 'input text line longer than 80 bytes' || true)
[ -z "$told" ] || { echo "$told"; exit 1; }
