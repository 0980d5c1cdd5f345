#!/bin/sh
# SPDX-License-Identifier: GPL-3.0-or-later
# Usage: test-help.sh SOURCE-ROOT FIGURES
# The help is valid, whole and licensed, in English and in each translation.
set -eu
for tool in yelp-check itstool msgfmt msgmerge; do
  command -v "$tool" >/dev/null || { echo "$tool is not installed"; exit 77; }
done
scratch=$(mktemp -d)
trap 'rm -rf "$scratch"' EXIT
LC_ALL=C.UTF-8
export LC_ALL
figures=$(realpath "$2")
cd "$1/help"
faults=0

# check PAGES: yelp-check prints what is wrong, or for licence and status what each page has.
# Addresses on the network are not asked for.
check () {
  for what in validate links ids orphans media; do
    told=$(yelp-check "$what" "$@" 2>&1) && [ -z "$told" ] || { echo "$what: $told"; faults=1; }
  done
  if yelp-check license "$@" | grep -i ': none$' || yelp-check status "$@" | grep -v ': final$'; then
    faults=1
  fi
}

# What is drawn is shown somewhere, and every picture has a sentence below it.
for figure in "$figures"/*.png; do
  grep -q "src=\"figures/${figure##*/}\"" C/*.page || { echo "no page shows ${figure##*/}"; faults=1; }
done
for page in C/*.page; do
  [ "$(grep -c '<media' "$page")" -eq "$(grep -c '<figure>' "$page")" ] ||
    { echo "$page: not every picture is in a figure"; faults=1; }
done
if grep -h -A1 '<figure>' C/*.page | grep '<desc>' | grep -v '[.]</desc>$'; then faults=1; fi

cp -r C "$scratch"
ln -s "$figures" "$scratch/C/figures"
check "$scratch"/C/*.page
itstool -o "$scratch/help.pot" C/*.page
for language in $(grep -v '^#' LINGUAS); do
  msgmerge --quiet --no-fuzzy-matching "$language/$language.po" "$scratch/help.pot" \
    --output "$scratch/$language.po"
  told=$(msgfmt --check --statistics --output="$scratch/$language.mo" "$scratch/$language.po" 2>&1) ||
    faults=1
  echo "$language: $told"
  case $told in *,*) faults=1 ;; esac
  mkdir "$scratch/$language"
  itstool -m "$scratch/$language.mo" -o "$scratch/$language" C/*.page
  ln -s "$figures" "$scratch/$language/figures"
  cp -r "$language/pictures" "$scratch/$language"
  check "$scratch/$language"/*.page
done
exit "$faults"
