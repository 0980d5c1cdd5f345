#!/bin/sh
# SPDX-License-Identifier: GPL-3.0-or-later
# Usage: compile-schemas.sh SCHEMA FOLDER
#
# The settings for programs that are driven from outside: as they are, but nothing is told at
# leisure, for what is told is held back until then, and who drives reads what is shown.
set -eu

scratch=$(mktemp -d)
trap 'rm -rf "$scratch"' EXIT
cp "$1" "$scratch"
printf "[io.github.speelveld.Speelveld]\npace='at-once'\n" >"$scratch/e2e.gschema.override"
glib-compile-schemas --strict --targetdir="$2" "$scratch"
