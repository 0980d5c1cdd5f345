#!/bin/sh
# SPDX-License-Identifier: GPL-3.0-or-later
# Usage: test-install.sh BUILD-FOLDER PREFIX BINDIR DATADIR LOCALEDIR MANDIR LOCALES
# `meson install` gives a whole tree: each thing the desktop looks for is where it looks.
set -eu

scratch=$(mktemp -d)
trap 'rm -rf "$scratch"' EXIT
meson install -C "$1" --no-rebuild --destdir "$scratch" >"$scratch/log" 2>&1 ||
  { cat "$scratch/log"; exit 1; }
# Folders are named from the prefix, unless they are named from the root.
in_prefix () {
  case $1 in
    /*) echo "$1" ;;
    *) echo "$prefix/$1" ;;
  esac
}
prefix=$2
bin=$(in_prefix "$3")
share=$(in_prefix "$4")
locale=$(in_prefix "$5")
man=$(in_prefix "$6")
id=io.github.speelveld.Speelveld
faults=0

for file in "$bin/speelveld" "$bin/speelveld-cli" \
  "$share/applications/$id.desktop" "$share/metainfo/$id.metainfo.xml" \
  "$share/mime/packages/$id.xml" "$share/thumbnailers/$id.thumbnailer" "$share/dbus-1/services/$id.service" \
  "$share/glib-2.0/schemas/$id.gschema.xml" \
  "$share/icons/hicolor/scalable/apps/$id.svg" \
  "$share/icons/hicolor/symbolic/apps/$id-symbolic.svg" \
  "$share/icons/hicolor/scalable/mimetypes/application-vnd.speelveld.match+json.svg" \
  "$share/icons/hicolor/scalable/mimetypes/application-vnd.speelveld.variant+json.svg" \
  "$share/icons/hicolor/scalable/mimetypes/application-vnd.speelveld.team+json.svg" \
  "$man/man6/speelveld.6" "$man/man1/speelveld-cli.1" \
  "$man/nl/man6/speelveld.6" "$man/nl/man1/speelveld-cli.1" \
  "$locale/nl/LC_MESSAGES/speelveld.mo" "$share/speelveld/schemas/match.schema.json" \
  "$share/speelveld/sounds/whistle.wav" "$share/bash-completion/completions/speelveld-cli"; do
  [ -s "$scratch$file" ] || { echo "$file is not installed"; faults=1; }
done
if command -v yelp-build >/dev/null && [ ! -s "$scratch$share/speelveld/help/nl/index.html" ]; then
  echo "the help for browsers is not installed"
  faults=1
fi
grep -qx "Exec=$bin/speelveld --gapplication-service" "$scratch$share/dbus-1/services/$id.service" ||
  { echo "the D-Bus service starts something else"; faults=1; }
grep -qx "TryExec=$bin/speelveld-cli" "$scratch$share/thumbnailers/$id.thumbnailer" ||
  { echo "the thumbnailer starts something else"; faults=1; }
if command -v glib-compile-schemas >/dev/null; then
  glib-compile-schemas --strict --dry-run "$scratch$share/glib-2.0/schemas" || faults=1
fi
# Programs must not look for anything in the folder they were built in.
for program in speelveld speelveld-cli; do
  if [ -f "$scratch$bin/$program" ] && LC_ALL=C grep -qF "$1/data" "$scratch$bin/$program"; then
    echo "$program knows the folder it was built in"
    faults=1
  fi
done
# The whole tree was moved here after it was made for its prefix: the translations moved with it.
told=$(LOCPATH=$7 LC_ALL=nl_NL.UTF-8 LANGUAGE=nl ASAN_OPTIONS=detect_leaks=0 "$scratch$bin/speelveld-cli" --help)
case $(ls "$7") in
  *nl_NL*)
    echo "$told" | grep -q Gebruik ||
      { echo "a program that was moved with its prefix does not find its translations"; faults=1; }
    ;;
esac
exit "$faults"
