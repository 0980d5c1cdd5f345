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
    sh tests/run-under-xvfb.sh --size 900x1900 sh "$0" --inside "$language" new 900x1900
    sh tests/run-under-xvfb.sh --size 900x640 sh "$0" --inside "$language" round 900x640
    sh tests/run-under-xvfb.sh --size 960x540 sh "$0" --inside "$language" wall 900x500
  done
  exit 0
fi

folder=help/$2/pictures
name=$3
size=$4
prefix=$PWD/_build/installed
LANGUAGE=$2
[ "$LANGUAGE" != C ] || LANGUAGE=en
XDG_DATA_DIRS=$prefix/share:/usr/local/share:/usr/share
GSETTINGS_BACKEND=keyfile
LC_ALL=C.UTF-8
export LANGUAGE XDG_DATA_DIRS GSETTINGS_BACKEND LC_ALL
set_key () {
  gsettings set io.github.speelveld.Speelveld "$@"
}
set_key window-width "${size%x*}"
set_key window-height "${size#*x}"
set_key colour-scheme light

# Eight teams after two rounds.
cup=$HOME/Canteen.svcup
cli=$prefix/bin/speelveld-cli
"$cli" cup new strafworp --boards 4 --title "Canteen cup" data/teams/strafworp-1-velocitas.svteam \
  data/teams/strafworp-2-orange.svteam "Dune Foxes" Owls Elks Ibex Herons Robins >"$cup"
index=0
for result in 3-2 1-1 4-0 2-2 5-3 0-2 2-1 3-3; do
  "$cli" cup result "$cup" $index $result >"$cup.new"
  mv "$cup.new" "$cup"
  index=$((index + 1))
done

[ "$name" != new ] || cup=
xdotool mousemove 1 1
"$prefix/bin/speelveld" ${cup:+"$cup"} &
program=$!
trap 'kill "$program" 2>/dev/null || true' EXIT
sleep 3
crop=
case $name in
  new) # Competitions on the start page, which is lower where words are longer.
    [ "$LANGUAGE" = en ] && y=1695 || y=1740
    xdotool mousemove 230 "$y" click 1 sleep 2 mousemove 1 1
    crop="-crop 900x880+0+0 +repage"
    ;;
  wall) # The page after what is on and what comes next: the table.
    xdotool key ctrl+F11 sleep 2 key Right sleep 1 key Right sleep 1
    ;;
esac
mkdir -p "$folder"
import -window root "$HOME/window.png"
# shellcheck disable=SC2086
convert "$HOME/window.png" $crop -strip +dither -colors 64 -define png:compression-level=9 \
  "PNG8:$folder/competition-$name.png"
