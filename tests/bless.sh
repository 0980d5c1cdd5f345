#!/bin/sh
# SPDX-License-Identifier: GPL-3.0-or-later
# Make the golden traces, the transcripts, the texts of test-*-golden and the JSON schemas anew:
# tests/bless.sh [speelveld-cli]. Read the difference before you commit it: a match file must give the same
# positions in every release.
set -eu
here=$(dirname "$0")
cli=${1:-$here/../_build/src/cli/speelveld-cli}
for match in "$here"/data/traces/*/*.svmatch; do
  "$cli" trace "$match" > "${match%.svmatch}.trace.new"
  mv "${match%.svmatch}.trace.new" "${match%.svmatch}.trace"
done
"$(dirname "$cli")/../../tests/transcripts/transcripts" "$here/data/transcripts" --write
for golden in advisor lab review; do
  "$(dirname "$cli")/../../tests/match/test-$golden-golden" "$here/data/told" --write
done
for kind in team variant match board competition lesson puzzle; do
  "$cli" schema "$kind" > "$here/../data/schemas/$kind.schema.json"
done
git -C "$here" status --short data/traces data/told data/transcripts ../data/schemas 2> /dev/null || true
