#!/bin/sh
# SPDX-License-Identifier: GPL-3.0-or-later
# Usage: make-locales.sh FOLDER LOCALE...
#
# Makes locales such as nl_NL in FOLDER, for LOCPATH: many machines have none but C, and newer C
# libraries translate nothing there, whatever LANGUAGE says. Leaves FOLDER empty if the system has
# no localedef, or nothing to make them of (Debian's package locales).
set -eu

folder=$1
shift
rm -rf "$folder"
mkdir -p "$folder"
for locale; do
  localedef -i "$locale" -f UTF-8 "$folder/$locale.UTF-8" >/dev/null 2>&1 ||
    rm -rf "$folder/$locale.UTF-8"
done
