#!/bin/sh
# SPDX-License-Identifier: GPL-3.0-or-later
# Usage: test.sh [ARGUMENT...]     arguments go to `meson test`, e.g. --suite store or a name
#
# Installs what is missing, builds in _build-test with the address and undefined behaviour
# sanitizers and warnings as errors, and runs every test. Needs no display: each window test
# brings its own. The last line is "N passed, N failed"; the exit status says the same.
# Without arguments the readers of documents are fuzzed for a minute, or for SV_FUZZ_SECONDS,
# beside the other tests.
set -eu

cd "$(dirname "$0")/.."
build=$PWD/_build-test

sh build-aux/install-deps.sh --build --test

again=
[ ! -f "$build/build.ninja" ] || again=--reconfigure
meson setup $again "$build" --buildtype=debugoptimized -Dwerror=true -Dtests=true -Ddocs=true \
  -Db_sanitize=address,undefined -Db_lundef=false
ninja -C "$build"

# Leaks and undefined behaviour are failures. For whole stacks of a leak set ASAN_OPTIONS to
# fast_unwind_on_malloc=0, which makes some tests twenty times slower.
ASAN_OPTIONS=detect_leaks=1:${ASAN_OPTIONS:-}
UBSAN_OPTIONS=halt_on_error=1:print_stacktrace=1:${UBSAN_OPTIONS:-}
LSAN_OPTIONS=suppressions=$PWD/tests/lsan.supp:print_suppressions=0:${LSAN_OPTIONS:-}
export ASAN_OPTIONS UBSAN_OPTIONS LSAN_OPTIONS
unset DISPLAY WAYLAND_DISPLAY || true
[ $# -gt 0 ] || export SV_FUZZ_SECONDS="${SV_FUZZ_SECONDS:-60}"

log=$build/meson-logs/testlog.json
rm -f "$log"
status=0
meson test -C "$build" --no-rebuild --print-errorlogs --timeout-multiplier 5 "$@" || status=$?

/usr/bin/python3 build-aux/count-tests.py "$log" || [ "$status" -ne 0 ] || status=1
exit "$status"
