# SPDX-License-Identifier: GPL-3.0-or-later
# Completion of speelveld-cli for bash: commands, options as the command itself lists them, games
# and documents.

# The words of a part of the help, by its title.
_speelveld_cli_list () {
  LC_ALL=C speelveld-cli --help 2>/dev/null | sed -n "/^$1:/,/^\$/s/^  \([^ ]*\) .*/\1/p" | sort -u
}

_speelveld_cli () {
  local word=${COMP_WORDS[COMP_CWORD]} before=${COMP_WORDS[COMP_CWORD-1]} command=${COMP_WORDS[1]}
  local words=

  COMPREPLY=()
  if [ "$COMP_CWORD" -eq 1 ]; then
    words="--help --version $(_speelveld_cli_list Commands)"
  elif [ "$COMP_CWORD" -eq 2 ] && [ "$command" = cup ]; then
    words=$(LC_ALL=C speelveld-cli --help 2>/dev/null | sed -n 's/^  cup \([a-z]*\) .*/\1/p')
  elif [[ $word == -* ]]; then
    [ "$command" != cup ] || command="cup ${COMP_WORDS[2]}"
    # Two words if it is a part of a command.
    words=$(LC_ALL=C speelveld-cli $command --help 2>/dev/null | grep -o -- '--[a-z][a-z-]*')
  else
    case $before in
      --kind) words="board figurines cards scoreboard blank all league knockout groups" ;;
      --paper) words="a4 letter" ;;
      --*) ;;
      *) words=$(_speelveld_cli_list Games) ;;
    esac
    compopt -o filenames 2>/dev/null
    COMPREPLY=($(compgen -f -- "$word"))
  fi
  COMPREPLY+=($(compgen -W "$words" -- "$word"))
}
complete -F _speelveld_cli speelveld-cli
