#!/bin/sh
# SPDX-License-Identifier: GPL-3.0-or-later
# Usage: fuzz.sh [MINUTES [READER...]]
#
# Gives every reader of documents, or those named, bytes that nobody would write, all together for so
# many minutes (10), with the address and undefined behaviour sanitizers: by libFuzzer if clang has it,
# else by the program that the tests run. What broke a promise stays in _fuzz/findings/READER: mend it,
# and put it into tests/data/documents/bad with its sentence in bad.list.
set -eu
cd "$(dirname "$0")/.."
root=$PWD
build=$root/_fuzz/build
minutes=${1:-10}
[ $# -eq 0 ] || shift
[ $# -gt 0 ] || set -- $(sed -n 's/^  { "\([a-z-]*\)", read_.*/\1/p' tests/fuzz/readers.c)
seconds=$((minutes * 60 / $#))
[ "$seconds" -gt 0 ] || seconds=1
export ASAN_OPTIONS=detect_leaks=0 UBSAN_OPTIONS=halt_on_error=1:print_stacktrace=1 G_DEBUG=fatal-criticals

mkdir -p _fuzz
program=fuzz-readers
probe='int LLVMFuzzerTestOneInput (const char *d, long n) { return 0; }'
if echo "$probe" | clang -x c -fsanitize=fuzzer,address - -o _fuzz/probe 2>/dev/null; then
  program=fuzz-coverage
  export CC=clang
  instrument=-Dc_args=-fsanitize=fuzzer-no-link
fi
[ -f "$build/build.ninja" ] || meson setup "$build" --buildtype=debugoptimized -Dtests=true \
  -Db_lundef=false -Db_sanitize=address,undefined -Dsound=disabled -Ddocs=false ${instrument:-}
ninja -C "$build" "tests/fuzz/$program"

failed=
for reader; do
  mkdir -p "_fuzz/corpus/$reader" "_fuzz/findings/$reader"
  cd "_fuzz/findings/$reader"
  if [ "$program" = fuzz-coverage ]; then
    # Folder by folder: the readers' own table says where their seeds are.
    line=$(grep "^  { \"$reader\", read_" "$root/tests/fuzz/readers.c" -A 1 | tr -d '\n')
    folders=$(echo "$line" | sed 's/^[^,]*,[^,]*, *"\([^"]*\)".*/\1/')
    ending=$(echo "$line" | sed 's/^[^,]*,[^,]*,[^,]*, *"\([^"]*\)".*/\1/')
    for folder in $folders; do
      find "$root/$folder" -maxdepth 1 -name "*$ending" -size -64k -exec cp {} "$root/_fuzz/corpus/$reader" \;
    done
    SV_READER=$reader "$build/tests/fuzz/$program" -dict="$root/tests/fuzz/words.dict" -max_len=65536 \
      -rss_limit_mb=2048 -timeout=60 -max_total_time="$seconds" -print_final_stats=1 -verbosity=0 \
      "$root/_fuzz/corpus/$reader" || failed="$failed $reader"
  else
    "$build/tests/fuzz/$program" --root "$root" --reader "$reader" --seconds "$seconds" \
      --seed "$(date +%s)" || failed="$failed $reader"
  fi
  cd "$root"
done
[ -z "$failed" ] || { echo "something was found:$failed; see _fuzz/findings"; exit 1; }
