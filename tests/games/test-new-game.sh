#!/bin/sh
# SPDX-License-Identifier: GPL-3.0-or-later
# Usage: test-new-game.sh SOURCE-ROOT
#
# A new game is one folder and one word of games.list: in a scratch copy of the tree the template
# becomes two games of other names, the second with its rules only, without any group of functions;
# the program is built, and each plays a hundred random matches.
set -eu
root=$1
scratch=$(mktemp -d)
trap 'rm -rf "$scratch"' EXIT

cp -r "$root/meson.build" "$root/meson_options.txt" "$root/src" "$root/data" "$root/build-aux" "$scratch"
cd "$scratch"

# add WORD WORD-WITH-CAPITAL
add () {
  cp -r src/games/null "src/games/$1"
  for file in "src/games/$1"/*; do
    sed -i "s/null_/$1_/g; s/Null\([A-Z]\)/$2\1/g; s/\"null\"/\"$1\"/g; s/'null/'$1/g" "$file"
    mv "$file" "$(echo "$file" | sed "s,/null\([^/]*\)\$,/$1\1,")" 2>/dev/null || true
  done
  echo "$1" >> src/games/games.list
}

add sprint Sprint
add dash Dash
sed -i '/^  \/\* groups \*\//,/^};/{/^};/!d}' src/games/dash/dash.c
if grep '\.words = \|\.files = \|\.worth = ' src/games/dash/dash.c; then exit 1; fi

if [ -z "${CC:-}" ] && command -v ccache >/dev/null; then
  export CC="ccache cc" CCACHE_BASEDIR="$scratch" CCACHE_NOHASHDIR=1
fi
meson setup build --buildtype=plain -Ddocs=false >setup.log 2>&1 || { cat setup.log; exit 1; }
ninja -C build src/cli/speelveld-cli >build.log 2>&1 || { cat build.log; exit 1; }

for game in sprint dash; do
  for seed in $(seq 100); do
    build/src/cli/speelveld-cli play "$game" --home random --away random --seed "$seed" >match
    build/src/cli/speelveld-cli check - <match | grep -q '"over":true' ||
      { echo "match $seed of $game does not end:"; cat match; exit 1; }
  done
done
