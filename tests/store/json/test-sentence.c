/* SPDX-License-Identifier: GPL-3.0-or-later */

/* sv-sentence: names that are written from right to left, with digits in them, keep to themselves
 * in sentences of every form; all else is what printf makes. */

#include "sv-sentence.h"

#include <glib.h>

#define FSI "\u2068"
#define PDI "\u2069"
#define FOX "שועל 3א"
#define OWL "ينشوف 7ب"

/* Takes text. */
static void
assert_text (char *text, const char *expected)
{
  g_assert_cmpstr (text, ==, expected);
  g_free (text);
}

static void
test_team_named_in_hebrew (void)
{
  assert_text (sv_sentence ("%s wins!", FOX), FSI FOX PDI " wins!");
  assert_text (sv_sentence ("%s – %s", FOX, OWL), FSI FOX PDI " – " FSI OWL PDI);
  assert_text (sv_sentence ("%s – %s", FOX, "Elk"), FSI FOX PDI " – Elk");
  assert_text (sv_sentence ("Level with %s on points; %u goals against %u", FOX, 12u, 9u),
               "Level with " FSI FOX PDI " on points; 12 goals against 9");
}

/* As translators turn a sentence round. */
static void
test_dutch_names_the_other_team_first (void)
{
  assert_text (sv_sentence ("%2$s na %1$s, %3$.1f doelpunten", FOX, OWL, 2.5),
               FSI OWL PDI " na " FSI FOX PDI ", 2.5 doelpunten");
}

static void
test_numbers_and_signs_beside_a_name (void)
{
  assert_text (sv_sentence ("%s: %d %% of %02u, %" G_GINT64_FORMAT ", %+.2f", FOX, -4, 7u,
                            G_GINT64_CONSTANT (12345678901), 0.5),
               FSI FOX PDI ": -4 % of 07, 12345678901, +0.50");
  assert_text (sv_sentence ("%.*s and %-6s|", 2, "Fox", OWL), "Fo and " FSI OWL PDI "|");
  assert_text (sv_sentence ("100 %%s %s", FOX), "100 %s " FSI FOX PDI);
}

static void
test_sentence_in_a_sentence (void)
{
  g_autofree char *inner = sv_sentence ("%s (%d)", FOX, 4);

  assert_text (sv_sentence ("Goal of %s for %s", inner, OWL),
               "Goal of " FSI FOX PDI " (4) for " FSI OWL PDI);
  assert_text (sv_isolate (inner), FSI FOX PDI " (4)");
}

static void
test_other_names_stay_as_they_are (void)
{
  assert_text (sv_sentence ("%s – %s: %d", "Zoë 🦊", "Лиса", 3), "Zoë 🦊 – Лиса: 3");
  assert_text (sv_sentence ("%s\x02%s", "Fox", FOX), "Fox\x02" FOX);
  assert_text (sv_sentence ("%s", ""), "");
}

static void
test_list_and_error (void)
{
  g_autoptr (GString) list = g_string_new ("Not in the first round: ");
  g_autoptr (GError) error = NULL;

  sv_sentence_append (list, "%s", FOX);
  sv_sentence_append (list, ", %s", OWL);
  g_assert_cmpstr (list->str, ==, "Not in the first round: " FSI FOX PDI ", " FSI OWL PDI);
  sv_sentence_error (&error, G_FILE_ERROR, G_FILE_ERROR_ISDIR, "“%s” is a folder", FOX);
  g_assert_error (error, G_FILE_ERROR, G_FILE_ERROR_ISDIR);
  g_assert_cmpstr (error->message, ==, "“" FSI FOX PDI "” is a folder");
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/sentence/team-named-in-hebrew", test_team_named_in_hebrew);
  g_test_add_func ("/sentence/dutch-names-the-other-team-first",
                   test_dutch_names_the_other_team_first);
  g_test_add_func ("/sentence/numbers-and-signs-beside-a-name",
                   test_numbers_and_signs_beside_a_name);
  g_test_add_func ("/sentence/sentence-in-a-sentence", test_sentence_in_a_sentence);
  g_test_add_func ("/sentence/other-names-stay-as-they-are", test_other_names_stay_as_they_are);
  g_test_add_func ("/sentence/list-and-error", test_list_and_error);
  return g_test_run ();
}
