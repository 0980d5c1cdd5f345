#!/bin/sh
# SPDX-License-Identifier: GPL-3.0-or-later
# Usage: test-hardening.sh FORTIFIED PROGRAM...
#
# Fails if a program was built without what makes faults of memory harder to use: a position of its
# own choosing (PIE), a stack that is guarded, a table of addresses that cannot be written, and, if
# FORTIFIED is "true", checked reads and writes.
set -eu

command -v readelf >/dev/null || { echo "readelf is not installed"; exit 77; }

fortified=$1
shift
failed=0
want () { # what, file, pattern, arguments of readelf
  readelf -W "$4" "$2" | grep -q "$3" || { echo "${2##*/}: no $1"; failed=1; }
}
for program; do
  want "position of its own choosing" "$program" 'Type: *DYN' --file-header
  want "read-only addresses" "$program" GNU_RELRO --program-headers
  want "addresses bound at the start" "$program" 'BIND_NOW\|Flags:.*NOW' --dynamic
  want "guarded stack" "$program" __stack_chk_fail --dyn-syms
  [ "$fortified" != true ] || want "checked reads and writes" "$program" '_chk@' --dyn-syms
done
exit "$failed"
