#!/bin/sh
# SPDX-License-Identifier: GPL-3.0-or-later
# Usage: test-licences.sh SOURCE-ROOT
# Every file that can say so names its licence in its first lines, and the text of each is here.
set -eu
cd "$1"
folders=
for folder in .ci build-aux data help po src tests; do
  [ ! -d "$folder" ] || folders="$folders $folder"
done
faults=0
files=$(find $folders meson.build meson_options.txt -type f \
  \( -name '*.[ch]' -o -name '*.py' -o -name '*.sh' -o -name '*.ui' -o -name '*.css' \
  -o -name '*.svg' -o -name '*.xml' -o -name '*.in' -o -name '*.build' \
  -o -name '*.po' -o -name '*.license' -o -name '*.[1-9]' -o -name run -o -name 'meson_options.txt' \) |
  LC_ALL=C sort)
named=
for file in $files; do
  # REUSE-IgnoreStart
  licence=$(head -n 6 "$file" | sed -n 's/.*SPDX-License-Identifier: \([A-Za-z0-9.-]*\).*/\1/p')
  # REUSE-IgnoreEnd
  [ -n "$licence" ] || { echo "$file names no licence"; faults=1; }
  named="$named $licence"
done
for licence in $(printf '%s\n' $named | sort -u); do
  [ -s "LICENSES/$licence.txt" ] || { echo "LICENSES/$licence.txt is missing"; faults=1; }
done
exit "$faults"
