/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Competitions: what is written is read again as the same, what was changed leaves the one before as it
 * was, and damage of any kind gives a competition or a fault, never less. The rules themselves are
 * tested through the command line: tests/cli/test-cup-rules.py. */

#include "fixture.h"

#include "sv-cup-schedule.h"

static SvCupDoc *
make_cup (SvCupKind kind, unsigned n_teams)
{
  g_autoptr (SvVariantDoc) variant = sv_variant_doc_new (game ());
  g_autoptr (GPtrArray) teams = g_ptr_array_new_with_free_func ((GDestroyNotify)sv_team_doc_free);
  g_autoptr (GError) error = NULL;
  SvCup *cup = sv_cup_new (kind, n_teams, game ()->points);
  SvRng rng;

  sv_rng_seed (&rng, 5);
  sv_cup_draw_lots (cup, &rng);
  cup->boards = 3;
  cup->advance = 2;
  cup->third = kind != SV_CUP_LEAGUE;
  if (kind == SV_CUP_GROUPS)
    sv_cup_deal (cup, 2);
  sv_cup_schedule (cup);
  for (unsigned i = 0; i < n_teams; i++)
    g_ptr_array_add (teams, sv_team_doc_new (game ()));
  SvCupDoc *doc = sv_cup_doc_new ("Cup", variant, teams, cup, &error);
  g_assert_no_error (error);
  return doc;
}

/* With a match in its first fixture, and a result in its second. */
static SvCupDoc *
make_played (SvCupKind kind)
{
  const SvCupResult result = { .played = true, .how = SV_END_GOLDEN_GOAL, .score = { 3, 2 } };
  g_autoptr (SvCupDoc) fresh = make_cup (kind, 6);
  g_autoptr (GError) error = NULL;
  g_autoptr (SvMatchDoc) match = sv_cup_doc_open_match (fresh, 0, &error);
  g_assert_no_error (error);
  g_autoptr (SvCupDoc) begun = sv_cup_doc_match (fresh, 0, match, &error);
  g_assert_no_error (error);
  SvCupDoc *played = sv_cup_doc_result (begun, 1, &result, &error);
  g_assert_no_error (error);
  return played;
}

static void
test_write (void)
{
  for (SvCupKind kind = SV_CUP_LEAGUE; kind <= SV_CUP_GROUPS; kind++) {
    g_autoptr (SvCupDoc) doc = make_played (kind);
    g_autofree char *text = sv_cup_doc_write (doc, TRUE);
    g_autoptr (GError) error = NULL;
    g_autoptr (SvCupDoc) again = sv_cup_doc_read (text, strlen (text), NULL, &error);
    g_assert_no_error (error);
    g_autofree char *second = sv_cup_doc_write (again, TRUE);
    g_assert_cmpstr (text, ==, second);
  }
}

/* Every change gives another document; a refused one gives none. */
static void
test_change (void)
{
  g_autoptr (SvCupDoc) doc = make_played (SV_CUP_KNOCKOUT);
  g_autofree char *before = sv_cup_doc_write (doc, FALSE);
  g_autoptr (GError) error = NULL;
  g_autoptr (SvCupDoc) cleared = sv_cup_doc_clear (doc, 1, NULL);
  g_autoptr (SvCupDoc) gone = sv_cup_doc_withdraw (doc, 2, FALSE, NULL);
  g_autoptr (SvCupDoc) back = sv_cup_doc_withdraw (gone, 2, TRUE, NULL);
  g_autoptr (SvMatchDoc) match = sv_cup_doc_open_match (doc, 0, NULL);
  g_assert_nonnull (match);
  g_assert_null (sv_cup_doc_open_match (doc, doc->cup->fixtures->len - 1, &error));
  g_assert_error (error, SV_STORE_ERROR, SV_STORE_ERROR_VALUE);

  g_autofree char *after = sv_cup_doc_write (doc, FALSE);
  g_autofree char *restored = sv_cup_doc_write (back, FALSE);
  g_assert_cmpstr (before, ==, after);
  g_assert_cmpstr (before, ==, restored);
  g_assert_false (sv_cup_fixture (cleared->cup, 1)->result.played);
  g_assert_null (sv_cup_doc_void (cleared, 1, NULL));
}

static void
try (const char *text, gsize length)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (SvCupDoc) doc = sv_cup_doc_read (text, length, NULL, &error);
  g_assert_true ((doc == NULL) == (error != NULL));
  if (doc != NULL)
    g_free (sv_cup_doc_write (doc, FALSE));
}

/* Each number in turn is another value; the text is cut off, and a letter of it another one. */
static void
test_damaged (void)
{
  static const char *const values[] = { "-1",  "0",  "1",  "7",    "64",    "65",  "999999999999",
                                        "2.5", "[]", "{}", "null", "\"x\"", "true" };
  for (SvCupKind kind = SV_CUP_LEAGUE; kind <= SV_CUP_GROUPS; kind++) {
    g_autoptr (SvCupDoc) doc = make_played (kind);
    g_autofree char *text = sv_cup_doc_write (doc, FALSE);
    const gsize length = strlen (text);
    for (gsize at = 1; at < length; at++) {
      if (g_ascii_isdigit (text[at]) && !g_ascii_isdigit (text[at - 1])) {
        for (unsigned i = 0; i < G_N_ELEMENTS (values); i++) {
          g_autofree char *other =
              g_strdup_printf ("%.*s%s%s", (int)at, text, values[i], text + at + 1);
          try (other, strlen (other));
        }
      }
      if (at % 29 != 0)
        continue;
      g_autofree char *damaged = g_strdup (text);
      damaged[at] = "0\"{x]"[at % 5];
      try (damaged, length);
      try (text, at);
    }
  }
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/store/cup/write", test_write);
  g_test_add_func ("/store/cup/change", test_change);
  g_test_add_func ("/store/cup/damaged", test_damaged);
  return g_test_run ();
}
