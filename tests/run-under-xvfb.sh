#!/bin/sh
# SPDX-License-Identifier: GPL-3.0-or-later
# Usage: run-under-xvfb.sh [--size WIDTHxHEIGHT] [--a11y] [--home DIR] COMMAND [ARGUMENT...]
#
# Gives COMMAND a display, a session bus and a home of its own, so that window tests run anywhere,
# side by side, and never touch the settings of whoever starts them. Needs Xvfb and dbus-daemon.
#   --size   of the screen, 1280x1024 if not given
#   --a11y   with the accessibility bus, for tests that look from outside (needs at-spi2-core)
#   --home   use and keep this folder as the home (to run a program twice); else a temporary one
set -eu

size=1280x1024
a11y=no
home=

while [ $# -gt 0 ]; do
  case $1 in
    --size) size=$2; shift 2 ;;
    --home) home=$2; shift 2 ;;
    --a11y) a11y=yes; shift ;;
    --*) echo "run-under-xvfb.sh: $1 is not known" >&2; exit 2 ;;
    *) break ;;
  esac
done
if [ $# -eq 0 ]; then
  sed -n 's/^# Usage/usage/p' "$0" >&2
  exit 2
fi

scratch=$(mktemp -d)
xserver=
bus=

clean_up () {
  status=$?
  trap - EXIT
  for process in $bus $xserver; do
    kill "$process" 2>/dev/null || true
    wait "$process" 2>/dev/null || true
  done
  rm -rf "$scratch"
  exit "$status"
}
trap clean_up EXIT
trap 'exit 130' INT
trap 'exit 143' TERM HUP

# Waits until the server has written its address to the file, for ten seconds at most.
wait_for () {
  tries=0
  until [ -s "$1" ]; do
    tries=$((tries + 1))
    if [ "$tries" -gt 400 ] || ! kill -0 "$2" 2>/dev/null; then
      echo "run-under-xvfb.sh: $3 did not start" >&2
      cat "$scratch"/*.log >&2
      exit 99
    fi
    sleep 0.025
  done
}

# The server chooses a free display by itself and tells its number when it is ready.
Xvfb -displayfd 5 -screen 0 "${size}x24" -dpi 96 -nolisten tcp -noreset \
  5>"$scratch/display" 2>"$scratch/xvfb.log" &
xserver=$!
wait_for "$scratch/display" "$xserver" Xvfb

unset WAYLAND_DISPLAY XAUTHORITY AT_SPI_BUS_ADDRESS || true
DISPLAY=:$(cat "$scratch/display")
HOME=${home:-$scratch/home}
XDG_RUNTIME_DIR=$scratch/run
XDG_CONFIG_HOME=$HOME/.config
XDG_DATA_HOME=$HOME/.local/share
XDG_CACHE_HOME=$HOME/.cache
XDG_STATE_HOME=$HOME/.local/state
mkdir -p "$XDG_CONFIG_HOME/gtk-4.0" "$XDG_RUNTIME_DIR"
chmod 700 "$XDG_RUNTIME_DIR"
export DISPLAY HOME XDG_RUNTIME_DIR
export XDG_CONFIG_HOME XDG_DATA_HOME XDG_CACHE_HOME XDG_STATE_HOME

# Only now: what the bus starts must live in this home too. The accessibility bus of another test
# would else have its socket in the same place.
dbus-daemon --session --nofork --nopidfile --print-address=5 \
  5>"$scratch/bus" >"$scratch/dbus.log" 2>&1 &
bus=$!
wait_for "$scratch/bus" "$bus" dbus-daemon
DBUS_SESSION_BUS_ADDRESS=$(cat "$scratch/bus")
export DBUS_SESSION_BUS_ADDRESS

# The same picture every time: nothing moves or blinks, and the font is one that is installed.
cat >"$XDG_CONFIG_HOME/gtk-4.0/settings.ini" <<EOF
[Settings]
gtk-enable-animations=false
gtk-cursor-blink=false
gtk-font-name=Cantarell 11
EOF

GDK_BACKEND=x11
GSK_RENDERER=${GSK_RENDERER:-cairo}
# Software GL costs 60 MiB and is not what is tested. GTK 4.16 knows only the second of these names.
GDK_DEBUG=${GDK_DEBUG:-gl-disable}
GDK_DISABLE=${GDK_DISABLE:-gl}
GSETTINGS_BACKEND=${GSETTINGS_BACKEND:-memory}
GTK_USE_PORTAL=0
CANBERRA_DRIVER=none # silent
LC_ALL=${LC_ALL:-C.UTF-8}
export GDK_BACKEND GSK_RENDERER GDK_DEBUG GDK_DISABLE GSETTINGS_BACKEND GTK_USE_PORTAL LC_ALL
export CANBERRA_DRIVER

if [ "$a11y" = yes ]; then
  unset GTK_A11Y || true
  gdbus call --session --dest org.a11y.Bus --object-path /org/a11y/bus \
    --method org.a11y.Bus.GetAddress >/dev/null
else
  GTK_A11Y=${GTK_A11Y:-none}
  export GTK_A11Y
fi

"$@"
