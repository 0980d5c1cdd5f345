#!/bin/sh
# SPDX-License-Identifier: GPL-3.0-or-later
# Usage: release.sh [--no-tests] [--package] FOLDER
#
# Makes a release of the commit that is checked out: the tarball with its checksum, and with
# --package the Debian source and binary packages, in FOLDER. The same commit gives the same
# tarball, wherever and whenever it is made. Before it: tell NEWS of the version and its date, write
# the version into meson.build and debian/changelog, run build-aux/news.py --write, and commit.
set -eu

tests= package=
while [ $# -gt 1 ]; do
  case $1 in
    --no-tests) tests=--no-tests ;;
    --package) package=yes ;;
    *) break ;;
  esac
  shift
done
[ $# -eq 1 ] || { sed -n 's/^# Usage/usage/p' "$0" >&2; exit 2; }
mkdir -p "$1"
folder=$(cd "$1" && pwd)
cd "$(dirname "$0")/.."

say () {
  echo "release: $*" >&2
  exit 1
}
[ -z "$(git status --porcelain --untracked-files=no)" ] || say "there are changes that are not committed"
python3 build-aux/news.py --check
version=$(python3 build-aux/news.py --version)
! command -v dpkg-parsechangelog >/dev/null ||
  case $(dpkg-parsechangelog -S Version) in
    "$version"-*) ;;
    *) say "debian/changelog does not tell of $version first" ;;
  esac

if [ -n "$package" ]; then
  for needed in build-essential debhelper; do
    [ "$(dpkg-query -W -f '${db:Status-Status}' "$needed" 2>/dev/null)" = installed ] ||
      say "to make packages please install build-essential, debhelper and 'apt-get build-dep ./' first: $needed is missing"
  done
fi

scratch=$(mktemp -d)
trap 'rm -rf "$scratch"' EXIT
umask 022
LC_ALL=C.UTF-8 TZ=UTC
SOURCE_DATE_EPOCH=$(git log -1 --format=%ct)
export LC_ALL TZ SOURCE_DATE_EPOCH

# What meson packs has the owner and the moment of whoever packs; it is packed anew without them.
meson setup "$scratch/build" --buildtype=release >&2
meson dist -C "$scratch/build" --formats xztar --no-tests >&2
name=speelveld-$version
mkdir "$scratch/tree" "$scratch/try"
tar -xf "$scratch/build/meson-dist/$name.tar.xz" -C "$scratch/tree"
# The tests of what was packed, in a copy; those of meson dist have no patience with a busy machine.
if [ -z "$tests" ]; then
  tar -xf "$scratch/build/meson-dist/$name.tar.xz" -C "$scratch/try"
  meson setup "$scratch/try/build" "$scratch/try/$name" --buildtype=release -Dtests=true >&2
  ninja -C "$scratch/try/build" >&2
  meson test -C "$scratch/try/build" --no-rebuild --print-errorlogs --timeout-multiplier 5 >&2
fi
tar -C "$scratch/tree" --sort=name --format=ustar --owner=0 --group=0 --numeric-owner \
  --mode=u=rwX,go=rX --mtime="@$SOURCE_DATE_EPOCH" -cf "$scratch/$name.tar" "$name"
xz -9 -T1 -c "$scratch/$name.tar" >"$folder/$name.tar.xz"

if [ -n "$package" ]; then
  cp "$folder/$name.tar.xz" "$scratch/speelveld_$version.orig.tar.xz"
  tar -xf "$folder/$name.tar.xz" -C "$scratch"
  git archive HEAD:debian | tar -x -C "$scratch/$name" --one-top-level=debian # it is in no tarball
  (cd "$scratch/$name" && dpkg-buildpackage -us -uc >&2)
  find "$scratch" -maxdepth 1 -name 'speelveld*_*' -exec cp {} "$folder" \;
fi
(cd "$folder" && sha256sum "$name.tar.xz" >"$name.tar.xz.sha256" && cat "$name.tar.xz.sha256")
