#!/bin/sh
# SPDX-License-Identifier: GPL-3.0-or-later
# Usage: make-html.sh HELP-FOLDER FIGURES LANGUAGE OUTPUT-FOLDER
# The pages of the help in a language, with their pictures, for a browser.
set -eu
help=$1 figures=$2 language=$3 output=$4
scratch=$(mktemp -d)
trap 'rm -rf "$scratch"' EXIT

cp -r "$help/C" "$scratch/pages"
cp -r "$figures" "$scratch/pages/figures"
if [ "$language" != C ]; then
  msgfmt -o "$scratch/words.mo" "$help/$language/$language.po"
  [ ! -d "$help/$language/pictures" ] || cp -r "$help/$language/pictures" "$scratch/pages"
  LC_ALL=C.UTF-8 itstool -m "$scratch/words.mo" --lang "$language" -o "$scratch/pages" "$help"/C/*.page
fi
rm -rf "$output"
mkdir -p "$output"
yelp-build html -o "$output" "$scratch"/pages/*.page
# Pictures are no wider than the page, on a telephone either.
for style in "$output"/*.css; do
  echo '.figure img { max-width: 100%; height: auto; }' >>"$style"
done
