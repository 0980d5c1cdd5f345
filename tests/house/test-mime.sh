#!/bin/sh
# SPDX-License-Identifier: GPL-3.0-or-later
# Usage: test-mime.sh MIME-FILE
# Documents are known by their name, and without one by their first key.
set -eu
for tool in update-mime-database gio; do
  command -v "$tool" >/dev/null || { echo "$tool is not installed"; exit 77; }
done
[ -f /usr/share/mime/packages/freedesktop.org.xml ] || exit 77

scratch=$(mktemp -d)
trap 'rm -rf "$scratch"' EXIT
XDG_DATA_HOME=$scratch/home
XDG_DATA_DIRS=$scratch/share
export XDG_DATA_HOME XDG_DATA_DIRS
mkdir -p "$scratch/share/mime/packages" "$scratch/home"
cp /usr/share/mime/packages/freedesktop.org.xml "$1" "$scratch/share/mime/packages"
told=$(update-mime-database "$scratch/share/mime" 2>&1) || { echo "$told"; exit 1; }
[ -z "$told" ] || { echo "$told"; exit 1; }

faults=0
# type_is FILE TYPE
type_is () {
  found=$(gio info -a standard::content-type "$1" | sed -n 's/ *standard::content-type: //p')
  [ "$found" = "$2" ] || { echo "${1##*/} is taken for $found instead of $2"; faults=1; }
}
for pair in match:svmatch variant:svvariant team:svteam competition:svcup; do
  kind=${pair%:*}
  type=application/vnd.speelveld.$kind+json
  echo '{ }' >"$scratch/by name.${pair#*:}"
  type_is "$scratch/by name.${pair#*:}" "$type"
  printf '{\n  "format": "speelveld-%s",\n  "version": 1\n}\n' "$kind" >"$scratch/$kind"
  type_is "$scratch/$kind" "$type"
done
printf '{"format":"speelveld-team","version":1}' >"$scratch/compact"
type_is "$scratch/compact" application/vnd.speelveld.team+json
printf '{"format":"other"}' >"$scratch/other.json"
type_is "$scratch/other.json" application/json
exit "$faults"
