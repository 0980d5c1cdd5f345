#!/bin/sh
# SPDX-License-Identifier: GPL-3.0-or-later
# Usage: test-threads.sh [TEST...]
#
# Builds tests in _build-threads with the thread sanitizer and runs them: those of background
# jobs, or the ones that are named. They take some minutes.
set -eu

cd "$(dirname "$0")/.."
build=$PWD/_build-threads
[ $# -gt 0 ] || set -- job ranker lab review library-model match-seats evener balancer advisor

[ -f "$build/build.ninja" ] || meson setup "$build" --buildtype=debugoptimized -Dtests=true \
  -Db_sanitize=thread -Db_lundef=false
for test in "$@"; do
  ninja -C "$build" "tests/match/test-$test"
done
cc -D_GNU_SOURCE -shared -fPIC -o "$build/locks.so" build-aux/thread-locks.c \
  $(pkg-config --cflags glib-2.0)
export TSAN_OPTIONS="suppressions=$PWD/build-aux/threads.supp:history_size=4"
meson test -C "$build" --no-rebuild --print-errorlogs --timeout-multiplier 20 \
  --wrapper "env LD_PRELOAD=$(cc -print-file-name=libtsan.so):$build/locks.so" "$@"
