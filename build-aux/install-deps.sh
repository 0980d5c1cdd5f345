#!/bin/sh
# SPDX-License-Identifier: GPL-3.0-or-later
# Usage: install-deps.sh [--build] [--test]
#
# Installs the Debian packages that are missing; does nothing, and quickly, if none is.
#   --build  what building and running Speelveld takes (if nothing is asked for: this)
#   --test   what the tests take besides
# This is the one list of packages; everything else in the project refers to it.
set -eu

# The compiler and the build system.
build_tools="gcc libc6-dev meson ninja-build pkg-config"
# The libraries: windows, documents, drawings, sounds, sharing on the network.
build_libraries="libglib2.0-dev libgtk-4-dev libjson-glib-dev librsvg2-dev libgsound-dev
  libsoup-3.0-dev libqrencode-dev"
# Translations, help, resources, and what `meson install` calls at its end.
build_data="gettext itstool yelp-tools libxml2-utils appstream shared-mime-info desktop-file-utils
  libglib2.0-bin"
# To run: icons, a font, settings that stay, sounds, sharing. The help opens in Yelp or in any browser.
run="adwaita-icon-theme librsvg2-common fonts-cantarell dconf-gsettings-backend libgsound0
  libsoup-3.0-0 libqrencode4"
# Window tests: a private screen and session bus, and an accessibility bus to look from outside.
test_windows="xvfb xauth dbus at-spi2-core fonts-dejavu-core gsettings-desktop-schemas xdotool
  imagemagick x11-utils"
test_scripts="python3 python3-gi gir1.2-atspi-2.0 binutils locales curl"
# Checkers of the files that go to the desktop, the help, the manual, the sheets, and of licences.
test_checkers="mandoc poppler-utils reuse"
# Benchmarks that watch a window from outside.
test_measures="libx11-dev libxdamage-dev"

wanted=
[ $# -gt 0 ] || set -- --build
for part; do
  case $part in
    --build) wanted="$wanted $build_tools $build_libraries $build_data $run" ;;
    --test) wanted="$wanted $test_windows $test_scripts $test_checkers
      $test_measures" ;;
    *) sed -n 's/^# Usage/usage/p' "$0" >&2; exit 2 ;;
  esac
done

if ! command -v apt-get >/dev/null || ! command -v dpkg-query >/dev/null; then
  if command -v meson >/dev/null && command -v msgfmt >/dev/null && command -v itstool >/dev/null &&
     pkg-config --exists 'gtk4 >= 4.8' json-glib-1.0 'librsvg-2.0 >= 2.54' 2>/dev/null; then
    echo "This is not Debian, but what building takes is here."
    exit 0
  fi
  echo "This is not Debian or one of its kin, so nothing can be installed by itself." >&2
  echo "Please install what these packages are called on your system, and start again:" >&2
  echo $wanted | fold -s -w 76 | sed 's/^/  /' >&2
  exit 1
fi

is_installed () {
  [ "$(dpkg-query -W -f '${db:Status-Status}' "$1" 2>/dev/null)" = installed ]
}
missing=
for package in $wanted; do
  is_installed "$package" || missing="$missing $package"
done
[ -n "$missing" ] || exit 0

# The settings need a session bus. A desktop has one; where there is none apt-get would choose the one
# that brings systemd along, so the small one is named.
is_installed dbus-user-session || is_installed dbus-x11 || missing="$missing dbus-x11"
# How sounds reach a sound server; it would bring a server along where there is none.
if is_installed pulseaudio || is_installed pipewire-pulse; then
  missing="$missing libcanberra-pulse"
fi

if [ "$(id -u)" -eq 0 ]; then
  as_root=env
elif command -v sudo >/dev/null; then
  as_root="sudo env"
else
  echo "These packages are missing:$missing" >&2
  echo "To install them one must be root: run this as root, or install sudo." >&2
  exit 1
fi

log=$(mktemp)
trap 'rm -f "$log"' EXIT
apt () {
  $as_root DEBIAN_FRONTEND=noninteractive apt-get -qq -o DPkg::Lock::Timeout=300 "$@" >"$log" 2>&1
}
apt_or_stop () {
  apt "$@" || { cat "$log" >&2; exit 1; }
}

# What apt-get tells before it begins, such as "319 packages, 198 MB to fetch, 799 MB of disk". Prints
# nothing if it does not know all of them.
how_much () {
  LC_ALL=C apt-get --assume-no -o Debug::NoLocking=1 --no-install-recommends install $missing \
    2>/dev/null | awk '
      / newly installed/ { packages = $1 + $3 }
      /^Need to get / { sub (/\/.*/, "", $4); fetch = ", " $4 " " $5 " to fetch" }
      /^After this operation, .* will be used/ { disk = ", " $4 " " $5 " of disk" }
      END { if (packages > 0) print packages " packages" fetch disk }'
}

# A new machine has no lists of packages yet.
amount=$(how_much)
if [ -z "$amount" ]; then
  echo "Fetching the lists of packages."
  apt_or_stop update
  amount=$(how_much)
fi
more=$(($(echo $missing | wc -w) - 4))
[ $more -gt 0 ] && more=" and $more more" || more=
echo "Missing packages: $(echo $missing | cut -d ' ' -f 1-4)$more."
echo "With what they need: ${amount:-unknown}."
echo "Installing them now$([ "$as_root" = env ] || echo "; you may be asked for your password")."
# Lists that are too old tell of files that are gone.
apt install -y --no-install-recommends $missing || {
  apt_or_stop update
  apt_or_stop install -y --no-install-recommends $missing
}
