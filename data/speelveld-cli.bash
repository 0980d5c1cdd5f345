# SPDX-License-Identifier: GPL-3.0-or-later
# Completion of speelveld-cli for bash: commands, their options, games, players and kinds, as the
# program itself lists them, and the documents that go with a command.

# What the program says of itself, in the words that are looked for here.
_speelveld_cli_ask () {
  LC_ALL=C.UTF-8 LANGUAGE=C speelveld-cli "$@" 2>&1
}

# The words of a part of the help, by its title.
_speelveld_cli_list () {
  _speelveld_cli_ask --help | sed -n "/^$1:/,/^\$/s/^  \([^ ]*\) .*/\1/p" | sort -u
}

# The words that the help of a command has for --kind: “board, cards or all; may be given again”.
_speelveld_cli_kinds () {
  _speelveld_cli_ask "$@" --help |
    sed -n 's/^ *--kind=KIND *//; T; s/;.*//; s/([^)]*)//g; s/[“”,]/ /g; s/ or / /g; p'
}

# A wrong name is answered with all of them.
_speelveld_cli_players () {
  _speelveld_cli_ask play strafworp --home '?' | sed -n '1s/.*: \(.*\)\.$/\1/; T; s/,//g; p'
}

# Files whose names end in one of these, and folders.
_speelveld_cli_files () {
  local word=$1 ending
  shift
  for ending; do
    compgen -f -X "!*.$ending" -- "$word"
  done
  compgen -d -- "$word"
}

# The endings of the documents that a command, or an option that takes one, reads.
_speelveld_cli_endings () {
  case $1 in
    --variant) echo svvariant ;;
    --first | --second | --team) echo svteam ;;
    new) ;;
    sheets) echo svmatch svteam svvariant ;;
    thumbnail) echo svmatch svteam svcup ;;
    check) echo svmatch svteam svvariant svcup svboard json ;;
    lab) echo svmatch json ;;
    "cup new") echo svteam ;;
    "cup result") echo svcup svmatch ;;
    cup*) echo svcup ;;
    *) echo svmatch ;;
  esac
}

_speelveld_cli () {
  local word=${COMP_WORDS[COMP_CWORD]} before=${COMP_WORDS[COMP_CWORD-1]}
  local command=("${COMP_WORDS[1]}") words=

  COMPREPLY=()
  # “--kind=cards” comes as three words.
  [ "$word" != = ] || word=
  [ "$before" != = ] || before=${COMP_WORDS[COMP_CWORD-2]}
  [ "${command[0]}" != cup ] || command+=("${COMP_WORDS[2]}")
  if [ "$COMP_CWORD" -eq 1 ]; then
    words="--help --version $(_speelveld_cli_list Commands)"
  elif [ "$COMP_CWORD" -eq 2 ] && [ "${command[0]}" = cup ]; then
    words=$(_speelveld_cli_ask --help | sed -n 's/^  cup \([a-z]*\) .*/\1/p')
  elif [[ $word == -* ]]; then
    words=$(_speelveld_cli_ask "${command[@]}" --help | grep -o -- '--[a-z][a-z-]*')
  else
    compopt -o filenames 2>/dev/null
    case $before in
      --kind) words=$(_speelveld_cli_kinds "${command[@]}") ;;
      --paper) words="a4 letter" ;;
      --address) words="127.0.0.1 0.0.0.0" ;;
      --flip) words="long short" ;;
      --shift) ;;
      --home | --away) words=$(_speelveld_cli_players) ;;
      --team) [ "${command[0]}" = cup ] || {
        words="home away"
        mapfile -t COMPREPLY < <(_speelveld_cli_files "$word" $(_speelveld_cli_endings "$before"))
      } ;;
      --out | -o) mapfile -t COMPREPLY < <(compgen -f -- "$word") ;;
      --variant | --first | --second)
        mapfile -t COMPREPLY < <(_speelveld_cli_files "$word" $(_speelveld_cli_endings "$before")) ;;
      --ink-saving | --bleed | --report | --fixtures | --third | --merge | --back | --enter | [!-]*)
        [[ $(_speelveld_cli_ask "${command[@]}" --help | sed -n 2p) != *GAME* ]] ||
          words=$(_speelveld_cli_list Games)
        mapfile -t COMPREPLY < <(
          _speelveld_cli_files "$word" $(_speelveld_cli_endings "${command[*]}")) ;;
    esac
  fi
  mapfile -t -O "${#COMPREPLY[@]}" COMPREPLY < <(compgen -W "$words" -- "$word")
}
complete -F _speelveld_cli speelveld-cli
