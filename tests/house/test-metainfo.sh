#!/bin/sh
# SPDX-License-Identifier: GPL-3.0-or-later
# Usage: test-metainfo.sh METAINFO-FILE VERSION
# What software centres show is sound, and has what the validators do not ask for.
set -eu
command -v appstreamcli >/dev/null || exit 77
told=$(appstreamcli validate --no-net --no-color "$1" 2>&1) || { echo "$told"; exit 1; }
# AppStream 1.0 insists on a tag that the versions before it do not know.
case $(appstreamcli --version) in
  *" 0."*) told=$(echo "$told" | grep -v 'unknown-tag developer$') ;;
esac
if echo "$told" | grep -E '^(E|W|I): '; then exit 1; fi
if command -v xmllint >/dev/null; then
  for path in /component/screenshots/screenshot /component/launchable \
    "/component/releases/release[@version='$2']/description" \
    "/component/summary[@xml:lang='nl']" "/component/provides/mediatype[3]"; do
    xmllint --xpath "$path" "$1" >/dev/null || { echo "$path is missing"; exit 1; }
  done
fi
