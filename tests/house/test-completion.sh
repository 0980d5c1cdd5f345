#!/bin/sh
# SPDX-License-Identifier: GPL-3.0-or-later
# Usage: test-completion.sh SOURCE-ROOT SPEELVELD-CLI
# What the shell completes is what the command knows.
set -eu
command -v bash >/dev/null || exit 77
program=$(realpath "$2")
scratch=$(mktemp -d) # without other files that would be completed too
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
  touch final.svmatch us.svteam short.svvariant club.svcup notes.txt
  mkdir folder
  expect "analyse apply" "$(complete_line speelveld-cli a)"
  expect "strafworp" "$(complete_line speelveld-cli play st)"
  expect "--seed" "$(complete_line speelveld-cli play --se)"
  expect "table" "$(complete_line speelveld-cli cup t)"
  expect "--third" "$(complete_line speelveld-cli cup new --th)"
  expect "letter" "$(complete_line speelveld-cli sheets --paper l)"
  # Documents by what the command reads, and folders.
  expect "final.svmatch folder" "$(complete_line speelveld-cli report f)"
  expect "" "$(complete_line speelveld-cli report strafw)"
  expect "us.svteam" "$(complete_line speelveld-cli sheets u)"
  expect "us.svteam" "$(complete_line speelveld-cli sheets --ink-saving u)"
  expect "" "$(complete_line speelveld-cli show u)"
  expect "club.svcup" "$(complete_line speelveld-cli cup table cl)"
  expect "short.svvariant" "$(complete_line speelveld-cli new eleven --variant s)"
  expect "us.svteam" "$(complete_line speelveld-cli new eleven --first u)"
  expect "notes.txt" "$(complete_line speelveld-cli report final.svmatch --out n)"
  # Words as the program lists them.
  expect "cards" "$(complete_line speelveld-cli sheets --kind ca)"
  expect "cards" "$(complete_line speelveld-cli sheets --kind = ca)"
  expect "league knockout groups" "$(complete_line speelveld-cli cup new --kind "")"
  expect "certificates" "$(complete_line speelveld-cli cup sheets --kind ce)"
  expect "champion" "$(complete_line speelveld-cli play --home ch)"
  expect "expert" "$(complete_line speelveld-cli play --away = e)"
' completion "$1/data/speelveld-cli.bash"
