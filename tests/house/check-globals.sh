#!/bin/sh
# SPDX-License-Identifier: GPL-3.0-or-later
# Usage: check-globals.sh LIBRARY.a...
#
# Fails if one of the static libraries has a variable that can change while the program runs and
# belongs to no object: what matches share they would spoil for each other. Constant tables are
# fine (.rodata, .data.rel.ro), and so is what sanitizers add for themselves.
set -eu

command -v objdump >/dev/null || { echo "objdump is not installed"; exit 77; }

found=$(for library; do
  objdump -t "$library" | awk -v library="${library##*/}" '
    /file format/ { object = $1; sub (/:$/, "", object) }
    # value, flags, section, size, name; a symbol of a section itself has no size
    {
      for (i = 2; i < NF; i++)
        if ($i ~ /^\.(data|bss|tdata|tbss)/ && $i !~ /^\.data\.rel\.ro/ &&
            $(i + 1) ~ /[1-9a-f]/ && $NF !~ /^(\.|__odr_asan|__asan|__ubsan|__unnamed_|_ub_|__gcov|__prof)/ &&
            object !~ /-resources\.c\./)
          print library ": " object ": " $NF " in " $i
      if ($0 ~ /\*COM\*/)
        print library ": " object ": " $NF
    }'
done)

if [ -n "$found" ]; then
  echo "variables that change and belong to no object:"
  echo "$found"
  exit 1
fi
echo "nothing changes behind the back of $# libraries"
