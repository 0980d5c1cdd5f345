#!/bin/sh
# SPDX-License-Identifier: GPL-3.0-or-later
# Stands in for "speelveld-cli cup serve FILE --window --port N" in tests of the window. In the
# folder $SV_FAKE it notes its arguments and what it is told, and says the lines of the file
# "lines"; "die" ends it. Whenever it is told something it also says the lines of the file "next",
# once.
set -u

say () {
  while IFS= read -r line; do
    [ "$line" = die ] && exit 1
    printf '%s\n' "$line"
  done < "$1"
}

echo "$*" >> "$SV_FAKE/arguments"
say "$SV_FAKE/lines"
while IFS= read -r told; do
  printf '%s\n' "$told" >> "$SV_FAKE/told"
  if mv "$SV_FAKE/next" "$SV_FAKE/now" 2>/dev/null; then
    say "$SV_FAKE/now"
  fi
done
echo end >> "$SV_FAKE/told"
