#!/bin/sh
# SPDX-License-Identifier: GPL-3.0-or-later
# Usage: test-reproducible.sh
#
# Builds the commit that is checked out twice, in other folders, time zones, languages and with other
# umasks, and compares what they install, bytes and rights. Takes minutes.
set -eu
cd "$(dirname "$0")/.."
scratch=$(mktemp -d)
trap 'rm -rf "$scratch"' EXIT

# build FOLDER UMASK TIME-ZONE LANGUAGE
build () {
  (
    umask "$2"
    mkdir -p "$scratch/$1/source"
    git archive HEAD | tar -x -C "$scratch/$1/source"
    cd "$scratch/$1/source"
    export TZ="$3" LC_ALL="$4" LANGUAGE="${4%%_*}"
    meson setup build --prefix=/usr --buildtype=release
    ninja -C build
    DESTDIR=$scratch/$1/tree meson install -C build --no-rebuild
  ) >"$scratch/log" 2>&1 || { tail -40 "$scratch/log"; exit 1; }
  (cd "$scratch/$1/tree" && find . -type f -exec sha256sum {} + | LC_ALL=C sort -k 2 &&
    find . -printf '%M %p %l\n' | LC_ALL=C sort -k 2) >"$scratch/$1.list"
}

build one 022 UTC C.UTF-8
build a-folder/with/another/name 077 Pacific/Auckland nl_NL.UTF-8
if ! diff "$scratch/one.list" "$scratch/a-folder/with/another/name.list"; then
  echo "two builds of one commit are not the same"
  exit 1
fi
echo "the same: $(wc -l <"$scratch/one.list") lines"
