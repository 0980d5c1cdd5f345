/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "sv-list-labels.h"

#include "sv-json-read.h"
#include "sv-list-words.h"

#include <string.h>

/* Words for groups of people. Those for the sexes are choices of a card field in some games. */
static const char groups[] =
    "dames|heren|meisjes|jongens|vrouwen|mannen|ladies|gentlemen|women|men|girls|boys|"
    "aanval|verdediging|aanvallers|verdedigers|attack|defence|attackers|defenders|"
    "basis|wissels|reserves|reserve|substitutes";

/* Words that begin the name of a team, as in "Team 2". */
static const char team_words[] = "team|squad|class|group|ploeg|viertal|achttal|elftal|klas|groep";

/* Return whether a word is the short name of a team, such as "E1", "MW2" or "U15-1". */
static gboolean
is_code (const char *word)
{
  const gsize n = strlen (word);

  return n > 1 && n < 12 && g_ascii_isdigit (word[n - 1]) &&
         g_regex_match_simple ("^\\p{Lu}\\p{L}{0,2}-?\\d{1,2}(-\\d{1,2})?$", word, 0, 0);
}

/* Return a label without blanks and the colon at its end (transfer full). */
static char *
bare_label (const char *text)
{
  char *bare = g_strchomp (g_strdup (text));

  if (g_str_has_suffix (bare, ":"))
    bare[strlen (bare) - 1] = '\0';
  return g_strchomp (bare);
}

SvLabelRating
sv_list_labels_rate (const char *text)
{
  const glong length = g_utf8_strlen (text, -1);

  if (length == 0 || length > SV_TEXT_MAX_CHARS || sv_list_is_other_line (text))
    return SV_LABEL_NONE;
  g_autofree char *bare = bare_label (text);
  g_auto (GStrv) words = g_strsplit (bare, " ", -1);
  const guint n = g_strv_length (words);
  const gboolean has_code = n > 0 && is_code (words[n - 1]);

  if (sv_list_is_one_of (bare, groups) || (n == 1 && has_code) ||
      (n > 1 && sv_list_is_one_of (words[0], team_words)))
    return SV_LABEL_SURE;
  return has_code || g_str_has_suffix (text, ":") ? SV_LABEL_MAYBE : SV_LABEL_NONE;
}

static void
set_text (char **text, const char *value)
{
  char *copy = g_strdup (value);

  g_free (*text);
  *text = copy;
}

void
sv_list_labels_give (SvListRow *row, const SvGame *game, const char *label)
{
  g_autofree char *bare = bare_label (label);

  if (sv_list_find_choice_field (game, bare) >= 0)
    set_text (&row->trait, bare);
  else if (*bare != '\0')
    set_text (&row->team, bare);
}

char *
sv_list_labels_split (const char *cell, const char **rest)
{
  const char *colon = strchr (cell, ':');

  if (colon == NULL || colon == cell || colon[1] == '\0' || sv_list_is_other_line (cell) ||
      g_utf8_strlen (cell, colon - cell) > SV_TEXT_MAX_CHARS)
    return NULL;
  *rest = colon + 1 + strspn (colon + 1, " ");
  return g_strchomp (g_strndup (cell, (gsize)(colon - cell)));
}

/* Return how surely a row is a label: it has a single cell. */
static SvLabelRating
rate_row (const SvListRow *row)
{
  const guint c = sv_list_row_first (row);

  return sv_list_row_count (row) == 1 ? sv_list_labels_rate (sv_list_row_cell (row, c))
                                      : SV_LABEL_NONE;
}

void
sv_list_labels_mark (GPtrArray *rows, const SvGame *game)
{
  g_autofree SvLabelRating *ratings = g_new0 (SvLabelRating, rows->len + 1);
  guint n[SV_LABEL_SURE + 1] = { 0 };
  SvListRow label = { 0 };

  for (guint i = 0; i < rows->len; i++) {
    ratings[i] = rate_row (g_ptr_array_index (rows, i));
    n[ratings[i]]++;
  }
  const guint all = n[SV_LABEL_MAYBE] + n[SV_LABEL_SURE];
  const SvLabelRating least = all > 1 ? SV_LABEL_MAYBE : SV_LABEL_SURE;
  if (all > n[SV_LABEL_NONE])
    return;
  for (guint i = 0; i < rows->len; i++) {
    SvListRow *row = g_ptr_array_index (rows, i);

    row->is_label = ratings[i] >= least;
    if (row->is_label) {
      g_clear_pointer (&label.trait, g_free);
      sv_list_labels_give (&label, game, sv_list_row_cell (row, sv_list_row_first (row)));
    } else {
      set_text (&row->team, label.team);
      set_text (&row->trait, label.trait);
    }
  }
  g_free (label.team);
  g_free (label.trait);
}
