#!/bin/sh
# SPDX-License-Identifier: GPL-3.0-or-later
# The example of the manual: parts of a series that run at once, by GNU parallel where it is installed, are
# together the whole series.
# Usage: test-parallel.sh SPEELVELD-CLI
set -eu

cli=$1
folder=$(mktemp -d)
trap 'rm -r "$folder"' EXIT
cd "$folder"

series="lab strafworp --players random,random --matches 100"
if command -v parallel > /dev/null; then
  # shellcheck disable=SC2086 # the words of $series are arguments
  parallel -j 2 "$cli" $series --jobs 1 --part {}/2 ">" part{}.json ::: 1 2
else
  # shellcheck disable=SC2086
  "$cli" $series --jobs 1 --part 1/2 > part1.json &
  # shellcheck disable=SC2086
  "$cli" $series --jobs 1 --part 2/2 > part2.json
  wait $!
fi
"$cli" lab --merge part*.json > merged.json
# shellcheck disable=SC2086
"$cli" $series > whole.json
cmp merged.json whole.json
