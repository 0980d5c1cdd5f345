#!/bin/sh
# SPDX-License-Identifier: GPL-3.0-or-later
# Usage: screenshots.sh FOLDER [LOOK...]
#
# Pictures of every page and panel of the window in each look, in folders of FOLDER, to be looked
# at. SPEELVELD, SPEELVELD_CLI and GSETTINGS_SCHEMA_DIR name the programs and the schema; for
# Dutch they must be installed, because that is where their translations are looked for.
# Looks: light dark contrast narrow large dutch; all if none is named.
set -eu

here=$(cd "$(dirname "$0")" && pwd)
folder=$1
shift
[ $# -gt 0 ] || set -- light dark contrast narrow large dutch

for look; do
  SV_SIZE=1280x800
  SV_SCHEME=light
  LANGUAGE=en LC_ALL=C.UTF-8
  unset GTK_THEME || true
  case $look in
    light) ;;
    dark) SV_SCHEME=dark ;;
    contrast) GTK_THEME=Default-hc; export GTK_THEME ;;
    narrow) SV_SIZE=360x640 ;;
    large) SV_SIZE=1600x1000 ;;
    dutch)
      sh "$here/../make-locales.sh" "$folder/locales" nl_NL
      LANGUAGE=nl LC_ALL=nl_NL.UTF-8 LOCPATH=$(cd "$folder/locales" && pwd)
      export LOCPATH
      ;;
    *) echo "screenshots.sh: $look is not known" >&2; exit 2 ;;
  esac
  export SV_SIZE SV_SCHEME LANGUAGE LC_ALL
  mkdir -p "$folder/$look"
  "$here/../run-under-xvfb.sh" --a11y --size "$SV_SIZE" \
    /usr/bin/python3 "$here/screenshots.py" "$(cd "$folder/$look" && pwd)"
done
