#!/bin/sh
# SPDX-License-Identifier: GPL-3.0-or-later
# Usage: test-man.sh FOLDER SPEELVELD-CLI
# The manual pages are sound (how long their lines are is no matter), those of another language have
# the same sections, paragraphs and options, and every command of the program is in its pages.
set -eu
command -v mandoc >/dev/null || exit 77
scratch=$(mktemp -d)
trap 'rm -rf "$scratch"' EXIT
faults=0

told=$(mandoc -T lint "$1"/*.[16] | grep -v 'input text line longer than 80 bytes' || true)
[ -z "$told" ] || { echo "$told"; faults=1; }

# What no translation changes.
bones () {
  sed -n 's/^\.SH .*/section/p; s/^\.\(TP\|PP\|IP\|EX\|nf\|br\)$/\1/p' "$1"
  grep -o '\\-\\-[a-z][a-z\\-]*' "$1" | sort -u
}
for page in "$1"/*.nl.[16]; do
  bones "$page" >"$scratch/translated"
  bones "$(echo "$page" | sed 's/\.nl\././')" >"$scratch/original"
  diff "$scratch/original" "$scratch/translated" ||
    { echo "$page has not what the page that it translates has"; faults=1; }
done

LC_ALL=C.UTF-8 "$2" --help |
  sed -n '/^Commands:/,/^$/s/^  \([a-z]*\( [a-z]\{1,\}\)\{0,1\}\)  .*/\1/p' >"$scratch/commands"
[ -s "$scratch/commands" ] || { echo "the program has no commands"; faults=1; }
for page in "$1"/speelveld-cli*.1; do
  mandoc -T ascii "$page" | sed "s/.$(printf '\b')//g" | tr -s ' \n' ' ' >"$scratch/text"
  while read -r name; do
    grep -q "speelveld-cli $name " "$scratch/text" ||
      { echo "$page does not tell of “$name”"; faults=1; }
  done <"$scratch/commands"
done
exit "$faults"
