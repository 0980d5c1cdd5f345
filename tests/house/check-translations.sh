#!/bin/sh
# SPDX-License-Identifier: GPL-3.0-or-later
# Usage: check-translations.sh [SOURCE-ROOT]
#
# Takes the sentences out of all files of po/POTFILES afresh, merges them into each language of
# po/LINGUAS, and fails if one is missing, fuzzy, faulty, or cannot be taken out whole, or holds a
# word that po/refused.LANGUAGE names. Writes nothing into the source: `ninja speelveld-update-po`
# does that.
set -eu

for tool in xgettext msgmerge msgfmt msgattrib; do
  command -v "$tool" >/dev/null || { echo "$tool is not installed"; exit 77; }
done
root=$(cd "${1:-$(dirname "$0")/..}" && pwd)
scratch=$(mktemp -d)
trap 'rm -rf "$scratch"' EXIT
LC_ALL=C.UTF-8
export LC_ALL
cd "$root"
faults=0

# The same keywords as meson's preset "glib".
xgettext --files-from=po/POTFILES --output="$scratch/speelveld.pot" --from-code=UTF-8 \
  --package-name=speelveld --add-comments \
  --keyword=_ --keyword=N_ --keyword=C_:1c,2 --keyword=NC_:1c,2 --keyword=g_dcgettext:2 \
  --keyword=g_dngettext:2,3 --keyword=g_dpgettext2:2c,3 \
  --flag=N_:1:pass-c-format --flag=C_:2:pass-c-format --flag=NC_:2:pass-c-format \
  --flag=g_dngettext:2:pass-c-format --flag=g_strdup_printf:1:c-format \
  --flag=g_string_printf:2:c-format --flag=g_string_append_printf:2:c-format \
  --flag=g_error_new:3:c-format --flag=g_set_error:4:c-format 2>"$scratch/warnings"
if [ -s "$scratch/warnings" ]; then
  cat "$scratch/warnings"
  faults=1
fi
# What comes after a macro that xgettext does not know (G_GINT64_FORMAT) is lost: use <inttypes.h>.
if grep -n '^\(msgid\|msgid_plural\) .*[^%]%"$\|^msgid "%"$' "$scratch/speelveld.pot"; then
  echo "a sentence ends in the middle of a number's place"
  faults=1
fi

# The places {team}, {n} … of a sentence must be in its translation too, and no others.
check_places () {
  msgattrib --no-obsolete --no-wrap "$1" | awk -v language="$2" '
    function places (text,   found, list, i, n, key) {
      n = 0
      while (match (text, /\{[a-z]+[0-9]*\}/)) {
        found = substr (text, RSTART, RLENGTH)
        text = substr (text, RSTART + RLENGTH)
        if (!((found) in seen_here)) { seen_here[found] = 1; list[++n] = found }
      }
      for (key in seen_here) delete seen_here[key]
      # a handful at most: sorting by exchange will do
      for (i = 1; i < n; i++)
        for (key = i + 1; key <= n; key++)
          if (list[key] < list[i]) { found = list[i]; list[i] = list[key]; list[key] = found }
      found = ""
      for (i = 1; i <= n; i++) found = found list[i]
      return found
    }
    function judge () {
      if (id != "" && text != "" && places(id) != places(text)) {
        print language ": other places than in \"" id "\": \"" text "\""
        bad = 1
      }
      id = text = ""
    }
    function inside (line) { sub (/^[^"]*"/, "", line); sub (/"$/, "", line); return line }
    /^msgid /  { judge(); part = "id"; id = inside($0); next }
    /^msgid_plural / { part = "" }
    /^msgstr(\[0\])? / { part = "text"; text = inside($0); next }
    /^msgstr\[/ { part = "" }
    /^"/ { if (part == "id") id = id inside($0); else if (part == "text") text = text inside($0) }
    END { judge(); exit bad }'
}

# Words that po/refused.LANGUAGE names may stand in no translation, of the program or its help.
check_words () {
  refused=po/refused.$2
  [ -f "$refused" ] || return 0
  msgattrib --no-obsolete --translated --no-wrap "$1" | sed -n 's/^msgstr[^"]*"//p' >"$scratch/words"
  bad=0
  tab=$(printf '\t')
  while IFS=$tab read -r word better; do
    case $word in "#"* | "") continue ;; esac
    grep -E -- "$word" "$scratch/words" >"$scratch/found" || true
    if [ -s "$scratch/found" ]; then
      echo "$1: “$better” is the word, not “$word”, in"
      cat "$scratch/found"
      bad=1
    fi
  done <"$refused"
  return "$bad"
}

for language in $(grep -v '^#' po/LINGUAS); do
  merged=$scratch/$language.po
  msgmerge --quiet --no-fuzzy-matching "po/$language.po" "$scratch/speelveld.pot" --output "$merged"
  told=$(msgfmt --check --statistics --output=/dev/null "$merged" 2>&1) || faults=1
  echo "$language: $told"
  case $told in
    *,* | "0 translated"*)
      msgattrib --no-obsolete --untranslated "$merged" | sed 's/^/  /'
      msgattrib --no-obsolete --only-fuzzy "$merged" | sed 's/^/  /'
      faults=1
      ;;
  esac
  check_places "$merged" "$language" || faults=1
  check_words "$merged" "$language" || faults=1
  check_words "help/$language/$language.po" "$language" || faults=1
done

if [ "$faults" -ne 0 ]; then
  echo "mend it with: ninja -C _build speelveld-update-po, then edit po/*.po"
fi
exit "$faults"
