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
# The libraries: windows, documents, drawings, sounds.
build_libraries="libglib2.0-dev libgtk-4-dev libjson-glib-dev librsvg2-dev libgsound-dev"
# Translations, help, resources, and what `meson install` calls at its end.
build_data="gettext itstool yelp-tools libxml2-utils appstream shared-mime-info desktop-file-utils
  libgtk-4-bin libglib2.0-bin librsvg2-bin"
# To run: icons, a font, settings that stay, sounds, and what shows the help.
run="adwaita-icon-theme librsvg2-common fonts-cantarell gsettings-desktop-schemas
  dconf-gsettings-backend libgsound0 libcanberra-pulse yelp"
# Window tests: a private screen and session bus, and an accessibility bus to look from outside.
test_windows="xvfb xauth dbus at-spi2-core fonts-dejavu-core xdotool imagemagick x11-utils"
test_scripts="python3 python3-gi gir1.2-atspi-2.0 binutils"
# Checkers of the files that go to the desktop, the help, the manual, the sheets, and of licences.
test_checkers="appstream-util mandoc poppler-utils reuse"
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

installed=$(dpkg-query -W -f '${db:Status-Status} ${Package}\n' $wanted 2>/dev/null |
  sed -n 's/^installed //p')
missing=
for package in $wanted; do
  case "
$installed
" in
    *"
$package
"*) ;;
    *) missing="$missing $package" ;;
  esac
done
[ -n "$missing" ] || exit 0

echo "Installing:$missing"
if [ "$(id -u)" -eq 0 ]; then
  as_root=env
elif command -v sudo >/dev/null; then
  as_root="sudo env"
else
  echo "To install these one must be root: run this as root, or install sudo." >&2
  exit 1
fi

apt () {
  $as_root DEBIAN_FRONTEND=noninteractive apt-get -q -o DPkg::Lock::Timeout=300 "$@"
}
install_missing () {
  apt install -y --no-install-recommends $missing
}

# A new machine has no list of packages yet, an old one may have one that is too old.
if ls /var/lib/apt/lists/*_Packages* >/dev/null 2>&1 && install_missing; then
  exit 0
fi
apt update
install_missing
