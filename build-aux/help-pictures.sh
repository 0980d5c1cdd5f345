#!/bin/sh
# SPDX-License-Identifier: GPL-3.0-or-later
# Usage: help-pictures.sh
#
# Makes the pictures of the help that show windows anew, in help/C/pictures and help/LANGUAGE/pictures,
# with the Speelveld that run.sh has built in _build. Look at them before you commit them.
set -eu

if [ "${1:-}" != --inside ]; then
  cd "$(dirname "$0")/.."
  for language in C nl; do
    picture () { # NAME, the size of the screen, and that of the window
      sh tests/run-under-xvfb.sh --size "$2" --a11y sh "$0" --inside "$language" "$1" "$3"
    }
    picture competition-new 900x1900 900x1900
    picture competition-round 900x640 900x640
    picture competition-wall 960x540 900x500
    picture competition-end 900x640 900x640
    picture share 900x1120 900x1120
    picture table 900x640 900x640
  done
  exit 0
fi

folder=${5:-help/$2/pictures}
name=$3
size=$4
prefix=$PWD/_build/installed
LANGUAGE=$2
[ "$LANGUAGE" != C ] || LANGUAGE=en
XDG_DATA_DIRS=$prefix/share:/usr/local/share:/usr/share
GSETTINGS_BACKEND=keyfile
LC_ALL=C.UTF-8
if [ "$LANGUAGE" = nl ]; then
  sh tests/make-locales.sh "$HOME/locales" nl_NL
  LC_ALL=nl_NL.UTF-8 LOCPATH=$HOME/locales
  export LOCPATH
fi
export LANGUAGE XDG_DATA_DIRS GSETTINGS_BACKEND LC_ALL
set_key () {
  gsettings set io.github.speelveld.Speelveld "$@"
}
set_key window-width "${size%x*}"
set_key window-height "${size#*x}"
set_key colour-scheme light

# Eight teams on one day, after two rounds or, for the picture of its end, after all.
cup=$HOME/Canteen.svcup
cli=$prefix/bin/speelveld-cli
"$cli" cup new strafworp --boards 4 --title "Canteen cup" --start 13:00 --match 20 --change 5 \
  data/teams/strafworp-1-velocitas.svteam \
  data/teams/strafworp-2-orange.svteam "Dune Foxes" Owls Elks Ibex Herons Robins >"$cup"
results="3-2 1-1 4-0 2-2 5-3 0-2 2-1 3-3"
[ "$name" != competition-end ] || results="$results $results $results 4-1 2-3 1-0 3-4"
index=0
for result in $results; do
  "$cli" cup result "$cup" $index $result >"$cup.new"
  mv "$cup.new" "$cup"
  index=$((index + 1))
done

case $name in
  competition-new | table) cup= ;;
esac
# What a button is called in the language of the picture.
word () {
  TEXTDOMAINDIR=$prefix/share/locale gettext speelveld "$1"
}
if [ "$name" = share ]; then # The address is the same on every computer: nothing is served.
  export SV_FAKE="$HOME" SPEELVELD_CLI="$PWD/tests/net/fake-serve.sh"
  url=http://192.168.1.20:8080/
  boards=
  for code in K7QF-2M9P W8RX-6HTC A2BC-3D4E P3NV-9KJD; do
    board=$((${board:-0} + 1))
    boards="$boards${boards:+,}{\"board\":$board,\"url\":\"${url}enter/$board/a\",\"code\":\"$code\"}"
  done
  {
    echo "{\"url\":\"$url\",\"boards\":[$boards]}"
    echo '{"looking":12,"came":true,"typed":[1,3],"waiting":0}'
  } >"$HOME/lines"
fi
xdotool mousemove 1 1
"$prefix/bin/speelveld" ${cup:+"$cup"} &
program=$!
trap 'kill "$program" 2>/dev/null || true' EXIT
press () {
  /usr/bin/python3 build-aux/press.py "$program" "$@"
}
sleep 3
crop=
case $name in
  competition-new) # The page is longer than any window; its lower edge says little.
    press win.competitions
    crop="-crop 900x880+0+0 +repage"
    ;;
  competition-wall) # The page after what is on and what comes next: the table.
    xdotool key ctrl+F11 sleep 2 key Right sleep 1 key Right
    ;;
  competition-end)
    press "$(word 'The End')"
    ;;
  share)
    press win.cup-share
    xdotool sleep 1 key Return sleep 2
    ;;
  table) # Of the first game; three goals, and the dice of the next throw.
    press "$(word 'At the Table…')"
    xdotool sleep 1 key Return sleep 2 key l sleep 1 key r sleep 1 key l sleep 1 key 5 sleep 1 key 3 sleep 8
    ;;
esac
sleep 2
mkdir -p "$folder"
# shellcheck disable=SC2086
import -window root $crop -strip +dither -colors 64 -define png:compression-level=9 \
  "PNG8:$folder/$name.png"
