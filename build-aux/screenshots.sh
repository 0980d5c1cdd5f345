#!/bin/sh
# SPDX-License-Identifier: GPL-3.0-or-later
# Usage: screenshots.sh
#
# Makes the pictures of the README and the metainfo anew, in data/screenshots, with the Speelveld
# that run.sh has built in _build. Look at them before you commit them.
set -eu

if [ "${1:-}" != --inside ]; then
  cd "$(dirname "$0")/.."
  for name in start match match-duel match-goal match-nl match-dark match-narrow match-eleven \
    match-champions team; do
    size=1000x700
    [ "$name" != match-narrow ] || size=360x720
    sh tests/run-under-xvfb.sh --size "$size" sh "$0" --inside "$name" "$size"
  done
  # The help shows this page too.
  sh tests/run-under-xvfb.sh --size 1000x900 --a11y sh build-aux/help-pictures.sh \
    --inside C share 1000x900 data/screenshots
  exit 0
fi

name=$2
size=$3
prefix=$PWD/_build/installed
XDG_DATA_DIRS=$prefix/share:/usr/local/share:/usr/share
GSETTINGS_BACKEND=keyfile
LC_ALL=C.UTF-8
LANGUAGE=en
export XDG_DATA_DIRS GSETTINGS_BACKEND LC_ALL LANGUAGE
set_key () {
  gsettings set io.github.speelveld.Speelveld "$@"
}
set_key window-width "${size%x*}"
set_key window-height "${size#*x}"
set_key colour-scheme light
case $name in
  *-nl)
    sh tests/make-locales.sh "$HOME/locales" nl_NL
    LANGUAGE=nl LC_ALL=nl_NL.UTF-8 LOCPATH=$HOME/locales
    export LOCPATH
    ;;
  *-dark) set_key colour-scheme dark ;;
  *-goal)
    # The dice are ours, and there is confetti.
    set_key dice table
    sed -i s/enable-animations=false/enable-animations=true/ "$XDG_CONFIG_HOME/gtk-4.0/settings.ini"
    ;;
esac

match=$HOME/Final.svmatch
# begin GAME TEAM TEAM EVENT...: a match of these teams, so far.
begin () {
  "$prefix/bin/speelveld-cli" new "$1" --first "data/teams/$2.svteam" \
    --second "data/teams/$3.svteam" >"$match.new"
  shift 3
  "$prefix/bin/speelveld-cli" apply "$match.new" "$@" |
    sed 's/"elapsed_ms": *[0-9]*/"elapsed_ms": 258000/' >"$match"
}
# begin_like GAME TEAM TEAM FILE N: with the first N events of another match.
begin_like () {
  events=$(python3 -c 'import json, sys
for event in json.load(open(sys.argv[1]))["events"][:int(sys.argv[2])]: print(event)' "$4" "$5")
  set -f
  old_ifs=$IFS
  IFS='
'
  # shellcheck disable=SC2086
  begin "$1" "$2" "$3" $events
  IFS=$old_ifs
  set +f
}
case $name in
  start) match= ;;
  team)
    match=$HOME/Velocitas.svteam
    cp data/teams/strafworp-1-velocitas.svteam "$match"
    ;;
  match-goal)
    begin_like strafworp strafworp-1-velocitas strafworp-2-orange tests/data/matches/worked-example.svmatch 15 ;;
  match-duel)
    begin_like strafworp strafworp-1-velocitas strafworp-2-orange tests/data/matches/worked-example.svmatch 99 ;;
  match-eleven)
    begin_like eleven eleven-1-red-robins eleven-2-white-herons tests/data/traces/eleven/whole-match.svmatch 66 ;;
  match-champions)
    begin_like champions-2020 champions-1-maasburg champions-2-zeewijk tests/data/traces/champions-2020/whole-match.svmatch 135 ;;
  *) # The worked example, a few steps before its end: areas to move to are lit.
    begin strafworp strafworp-1-velocitas strafworp-2-orange "die 4" "die 3" "place 1 c" \
      "place 4 a" "place 2 e" "place 3 d" "place 1 a" "place 3 c" "place 2 b" "place 4 d" start \
      "throw-off 4" "move 1 b" "move 2 c" "move 3 e" "die 1" "die 2" "throw-off 2" "move 3 e" ;;
esac

# Out of the way: what is under the pointer tells what it is.
xdotool mousemove 1 1
set -- ${match:+"$match"}
"$prefix/bin/speelveld" "$@" &
program=$!
trap 'kill "$program" 2>/dev/null || true' EXIT
sleep 2
# A match that was opened waits for its players, if it has a clock that runs by itself.
case $name in
  start | team | match-champions) ;;
  *) xdotool key Pause ;;
esac
case $name in
  match-goal) # Both dice, and then the ball flies.
    xdotool sleep 1 key 5 sleep 3 key 1 sleep 1.5 ;;
  team) # The first team of the library, in the editor.
    xdotool sleep 1 mousemove 170 220 click 1 sleep 9
    xdotool mousemove 500 400 click --repeat 4 5 ;;
esac
sleep 1
mkdir -p data/screenshots
# Of few colours: a third of the bytes, and nobody sees the difference.
import -window root -strip +dither -colors 255 -define png:compression-level=9 \
  "PNG8:data/screenshots/$name.png"
