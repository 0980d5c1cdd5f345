#!/bin/sh
# SPDX-License-Identifier: GPL-3.0-or-later
# Usage: run.sh [FILE...]
#
# Installs what is missing, builds Speelveld in _build and starts it from there, with the files if
# any are given. Without a display two computer players play a match on the command line instead.
set -eu

# Files are named from where the caller stands; the rest happens at the top of the source.
caller=$PWD
for argument; do
  shift
  case $argument in
    /* | -* | *://*) set -- "$@" "$argument" ;;
    *) set -- "$@" "$caller/$argument" ;;
  esac
done
cd "$(dirname "$0")/.."
build=$PWD/_build
# A whole installation inside the build folder: there the program finds its settings, icons,
# translations and help just as it would in /usr.
prefix=$build/installed

# Progress goes to standard error: what the program itself says is all there is on the other.
log=$(mktemp)
trap 'rm -f "$log"' EXIT
stage () { # SENTENCE COMMAND ARGUMENT...: what the command says is shown only if it fails
  echo "$1"
  shift
  "$@" >"$log" 2>&1 || { cat "$log"; exit 1; }
}
{
  sh build-aux/install-deps.sh --build
  again=
  [ ! -f "$build/build.ninja" ] || again=--reconfigure
  stage "Looking at what this system has." \
    meson setup $again "$build" --buildtype=release --prefix="$prefix"
  echo "Building Speelveld; the first time takes some minutes."
  # On a terminal ninja counts in one line that it writes over.
  ninja -C "$build" $([ -t 2 ] || echo --quiet)
  stage "Putting it into _build/installed." meson install -C "$build" --no-rebuild --only-changed
} >&2
rm -f "$log"

PATH=$prefix/bin:$PATH
XDG_DATA_DIRS=$prefix/share:${XDG_DATA_DIRS:-/usr/local/share:/usr/share}
export PATH XDG_DATA_DIRS

if [ -n "${DISPLAY:-}" ] || [ -n "${WAYLAND_DISPLAY:-}" ]; then
  exec speelveld "$@"
fi
echo "There is no display here for a window: two computer players play a match in words." >&2
exec speelveld-cli play strafworp --report
