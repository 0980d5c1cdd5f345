#!/bin/sh
# SPDX-License-Identifier: GPL-3.0-or-later
# test-without.sh CLI CUP: a program that was built without the network says so, to people and to
# the window, and serves nothing.
set -u
said='This Speelveld was built without sharing on the network.'
out=$(LC_ALL=C "$1" cup serve "$2" 2>&1) && { echo "it served"; exit 1; }
[ "$out" = "speelveld-cli: $said" ] || { echo "to people: $out"; exit 1; }
out=$(LC_ALL=C "$1" cup serve "$2" --window </dev/null) && { echo "it served the window"; exit 1; }
[ "$out" = "{\"error\":\"$said\"}" ] || { echo "to the window: $out"; exit 1; }
