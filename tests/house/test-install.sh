#!/bin/sh
# SPDX-License-Identifier: GPL-3.0-or-later
# Usage: test-install.sh BUILD-FOLDER PREFIX
# `meson install` gives a whole tree: each thing the desktop looks for is where it looks.
set -eu

scratch=$(mktemp -d)
trap 'rm -rf "$scratch"' EXIT
meson install -C "$1" --no-rebuild --destdir "$scratch" >"$scratch/log" 2>&1 ||
  { cat "$scratch/log"; exit 1; }
tree=$scratch$2
id=io.github.speelveld.Speelveld
faults=0

for file in bin/speelveld bin/speelveld-cli \
  "share/applications/$id.desktop" "share/metainfo/$id.metainfo.xml" \
  "share/mime/packages/$id.xml" "share/dbus-1/services/$id.service" \
  "share/glib-2.0/schemas/$id.gschema.xml" \
  "share/icons/hicolor/scalable/apps/$id.svg" \
  "share/icons/hicolor/symbolic/apps/$id-symbolic.svg" \
  "share/icons/hicolor/scalable/mimetypes/application-vnd.speelveld.match+json.svg" \
  "share/icons/hicolor/scalable/mimetypes/application-vnd.speelveld.variant+json.svg" \
  "share/icons/hicolor/scalable/mimetypes/application-vnd.speelveld.team+json.svg" \
  share/man/man6/speelveld.6 share/man/man1/speelveld-cli.1 \
  share/locale/nl/LC_MESSAGES/speelveld.mo share/speelveld/schemas/match.schema.json \
  share/speelveld/sounds/whistle.wav; do
  [ -s "$tree/$file" ] || { echo "$file is not installed"; faults=1; }
done
if command -v yelp-build >/dev/null && [ ! -s "$tree/share/speelveld/help/nl/index.html" ]; then
  echo "the help for browsers is not installed"
  faults=1
fi
grep -qx "Exec=$2/bin/speelveld --gapplication-service" "$tree/share/dbus-1/services/$id.service" ||
  { echo "the D-Bus service starts something else"; faults=1; }
if command -v glib-compile-schemas >/dev/null; then
  glib-compile-schemas --strict --dry-run "$tree/share/glib-2.0/schemas" || faults=1
fi
# Programs must not look for anything in the folder they were built in.
for program in speelveld speelveld-cli; do
  if [ -f "$tree/bin/$program" ] && LC_ALL=C grep -qF "$1/data" "$tree/bin/$program"; then
    echo "$program knows the folder it was built in"
    faults=1
  fi
done
exit "$faults"
