#!/bin/sh
# SPDX-License-Identifier: GPL-3.0-or-later
# Usage: test-reuse.sh SOURCE-ROOT
# Every file has a licence and a holder, by the REUSE specification.
set -eu
command -v reuse >/dev/null || exit 77
cd "$1"
told=$(reuse lint 2>&1) || { echo "$told"; exit 1; }
if echo "$told" | grep 'ERROR'; then exit 1; fi
