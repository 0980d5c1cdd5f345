/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "sv-team-words.h"

#include <glib/gi18n-lib.h>

#include "sv-doc-class.h"
#include "sv-sentence.h"
#include "sv-store-error.h"

enum { SHORT = 4, LETTERS = 3 };

/* --- Names --- */

const char *
sv_team_words_name (const SvTeamDoc *team)
{
  return sv_doc_class_name (sv_doc_class (SV_DOCUMENT_TEAM), team);
}

char *
sv_team_words_played_by (const char *team, const SvBot *bot)
{
  /* Translators: a team, and the computer that plays it: "Orange, computer · club". */
  return bot != NULL ? sv_sentence (_ ("%1$s, %2$s"), team, _ (bot->about)) : g_strdup (team);
}

/* Return whether a word is the number of a team in its club: "2", "B1". */
static gboolean
is_number (const char *word)
{
  for (const char *p = word; *p != '\0'; p = g_utf8_next_char (p))
    if (g_unichar_isdigit (g_utf8_get_char (p)))
      return g_utf8_strlen (word, -1) <= LETTERS;
  return FALSE;
}

static char *
first_letters (const char *word, glong n)
{
  g_autofree char *letters = g_utf8_substring (word, 0, MIN (n, g_utf8_strlen (word, -1)));

  return g_utf8_strup (letters, -1);
}

static char *
derive (const char *name)
{
  g_autofree char *text = g_strstrip (g_strdup (name));
  g_auto (GStrv) words = g_strsplit_set (text, " \t", 0);
  g_autoptr (GString) letters = g_string_new (NULL), numbers = g_string_new (NULL);
  const char *only = NULL;
  unsigned n = 0;

  if (g_utf8_strlen (text, -1) <= SHORT)
    return g_steal_pointer (&text);
  for (char **word = words; *word != NULL; word++) {
    if (**word == '\0')
      continue;
    if (is_number (*word)) {
      g_string_append_printf (numbers, " %s", *word);
    } else if (n++ < SHORT) {
      g_autofree char *initial = first_letters (*word, 1);
      g_string_append (letters, initial);
      only = n == 1 ? *word : NULL;
    }
  }
  if (only == NULL)
    return g_strconcat (letters->str, numbers->str, NULL);

  g_autofree char *start = first_letters (only, LETTERS);
  return g_strconcat (start, numbers->str, NULL);
}

/* Return two letters and the first letter in which the name differs from the other team's name. */
static char *
derive_different (const char *name, const char *other)
{
  const char *p = name, *q = other;

  while (*p != '\0' && *q != '\0' &&
         g_unichar_toupper (g_utf8_get_char (p)) == g_unichar_toupper (g_utf8_get_char (q))) {
    p = g_utf8_next_char (p);
    q = g_utf8_next_char (q);
  }
  if (*p == '\0')
    return derive (name);

  g_autofree char *start = first_letters (name, LETTERS - 1);
  g_autofree char *letter = first_letters (p, 1);
  return g_strconcat (start, letter, NULL);
}

char *
sv_team_words_short (const char *name, const char *other)
{
  g_autofree char *own = derive (name);
  if (other == NULL || g_strcmp0 (name, other) == 0)
    return g_steal_pointer (&own);

  g_autofree char *others = derive (other);
  return g_strcmp0 (own, others) == 0 ? derive_different (name, other) : g_steal_pointer (&own);
}

char *
sv_team_words_card (const SvTeamDoc *team, unsigned card)
{
  const SvGame *game = team->game;
  const SvCardDoc *doc = &team->cards[card];
  const SvField *role = sv_field_flagged (game->card_fields, game->n_card_fields, SV_FIELD_ROLE);

  if (*doc->name != '\0')
    return g_strdup (doc->name);
  if (doc->role_name != NULL)
    return g_strdup (doc->role_name);
  if (role != NULL && role->labels != NULL)
    return g_strdup (_ (role->labels[sv_field_get (role, sv_team_doc_card_values (team, card))]));
  return g_strdup_printf ("%u", card + 1);
}

/* --- Points --- */

char *
sv_team_words_power_of (const SvField *field, const char *player)
{
  /* Translators: a power on a card and whose card it is: "Attack power of Sanne". */
  return sv_sentence (_ ("%1$s of %2$s"), _ (field->label), player);
}

void
sv_team_words_add_powers (const SvGame *game, const void *card, GString *text)
{
  for (size_t i = 0; i < game->n_card_fields; i++) {
    const SvField *field = &game->card_fields[i];

    if (!sv_field_is_power (field))
      continue;
    g_string_append_c (text, '\n');
    /* Translators: what stands on a player card, e.g. "Attack: 2". */
    sv_sentence_append (text, _ ("%s: %d"), _ (field->label), sv_field_get (field, card));
    g_string_append_printf (text, "\n%s", _ (field->help));
  }
}

char *
sv_team_words_power (const SvField *field, int32_t value)
{
  const int faces = field->max - field->min + 1, lucky = field->max - value + 1;

  if ((field->flags & SV_FIELD_THROW) == 0 || value < field->min || value > field->max)
    return NULL;
  /* Translators: below a power on a card, e.g. "2+ · 5 of 6 throws": 5 of the 6 numbers of a die
   * are enough. Short! */
  return g_strdup_printf (
      ngettext ("%1$d+ · %2$d of %3$d throws", "%1$d+ · %2$d of %3$d throws", (gulong)lucky),
      (int)value, lucky, faces);
}

/* Return whether the sum is not what it must be. */
static gboolean
is_wrong (const SvBudget *budget)
{
  return budget->total != SV_FIELD_NULL && budget->used != budget->total;
}

/* Return how to correct a wrong sum; free with g_free (). */
static char *
say_correction (const SvBudget *budget)
{
  const int missing = budget->total - budget->used;

  if (missing > 0)
    return g_strdup_printf (
        ngettext ("make somebody %d weaker", "make somebody %d weaker", (gulong)missing), missing);
  return g_strdup_printf (
      ngettext ("make somebody %d stronger", "make somebody %d stronger", (gulong)-missing),
      -missing);
}

char *
sv_team_words_points (const SvBudget *budget)
{
  if (budget->total == SV_FIELD_NULL)
    /* Translators: a sum without a required value, e.g. "Attack points: 14". */
    return sv_sentence (_ ("%s: %d"), _ (budget->label), budget->used);
  if (!is_wrong (budget))
    /* Translators: a sum and its required value, e.g. "Attack points: 14 of 14". */
    return sv_sentence (_ ("%1$s: %2$d of %3$d"), _ (budget->label), budget->used, budget->total);
  g_autofree char *correction = say_correction (budget);
  /* Translators: a sum, its required value, and how to correct it, e.g. "Attack points: 13 of 14:
   * make somebody 1 weaker". */
  return sv_sentence (_ ("%1$s: %2$d of %3$d: %4$s"), _ (budget->label), budget->used,
                      budget->total, correction);
}

/* Append another fault that the rules find in the team, if any. */
static void
add_reason (GString *state, const SvGame *game, const void *setup)
{
  SvFault fault;

  if (sv_game_check (game, setup, &fault) || !g_str_has_prefix (fault.path, "teams[0]"))
    return;
  g_autofree char *reason = sv_fault_dup_reason (&fault);
  /* Translators: %s is what is wrong, e.g. "a bonus names a role and an area, or a formation". */
  sv_sentence_append (state, _ ("This is not possible together: %s."), reason);
  g_string_append_c (state, ' ');
}

char *
sv_team_words_state (const SvTeamDoc *team, const void *setup, const SvBudget *budgets, unsigned n)
{
  g_autoptr (GString) state = g_string_new (NULL);

  gboolean wrong = FALSE;

  for (unsigned i = 0; i < n; i++)
    wrong = wrong || is_wrong (&budgets[i]);
  if (!wrong)
    add_reason (state, team->game, setup);
  g_string_append (state, wrong || state->len > 0 ? _ ("The team is saved, but cannot play yet.")
                                                  : _ ("The team is ready to play."));
  return g_string_free (g_steal_pointer (&state), FALSE);
}

char *
sv_team_words_taken (const SvPlayerListResult *result)
{
  g_autoptr (GString) words = g_string_new (NULL);
  const unsigned more = MAX (result->n_skipped, 1) - 1;

  g_string_append_printf (
      words, ngettext ("%u player was added.", "%u players were added.", result->n_taken),
      result->n_taken);
  if (result->n_reserves > 0)
    g_string_append_printf (
        words,
        ngettext (" %u more came into reserve.", " %u more came into reserve.", result->n_reserves),
        result->n_reserves);
  if (result->n_left > 0)
    g_string_append_printf (words,
                            ngettext (" For %u more there was no card.",
                                      " For %u more there were no cards.", result->n_left),
                            result->n_left);
  if (result->n_skipped > 0)
    g_string_append_printf (words, " %s", (const char *)g_ptr_array_index (result->skipped, 0));
  if (more > 0)
    g_string_append_printf (words, ngettext (" (And %u more.)", " (And %u more.)", more), more);
  return g_string_free (g_steal_pointer (&words), FALSE);
}
