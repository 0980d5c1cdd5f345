#!/bin/sh
# SPDX-License-Identifier: GPL-3.0-or-later
# Usage: test-completion.sh SOURCE-ROOT SPEELVELD-CLI
# What the shell completes is what the command knows.
set -eu
command -v bash >/dev/null || exit 77
program=$(realpath "$2")
scratch=$(mktemp -d) # without files that would be completed too
trap 'rm -rf "$scratch"' EXIT
cd "$scratch"
PATH=$(dirname "$program"):$PATH bash -eu -c '
  . "$1"
  complete_line () {
    COMP_WORDS=("$@") COMP_CWORD=$(($# - 1))
    _speelveld_cli 2>/dev/null || true
    echo "${COMPREPLY[*]}"
  }
  expect () {
    [ "$2" = "$1" ] || { echo "“$2” is completed, and not “$1”"; exit 1; }
  }
  expect "analyse apply" "$(complete_line speelveld-cli a)"
  expect "strafworp" "$(complete_line speelveld-cli play st)"
  expect "--seed" "$(complete_line speelveld-cli play --se)"
  expect "table" "$(complete_line speelveld-cli cup t)"
  expect "--third" "$(complete_line speelveld-cli cup new --th)"
  expect "letter" "$(complete_line speelveld-cli sheets --paper l)"
' completion "$1/data/speelveld-cli.bash"
