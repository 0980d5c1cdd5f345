/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Who has won a competition: nobody before the deciding result, and then those whose places no
 * match can change. */

#include "doc-fixture.h"
#include "sv-cup-certificates.h"
#include "sv-cup-changes.h"
#include "sv-cup-colours.h"
#include "sv-cup-now.h"
#include "sv-cup-places.h"
#include "sv-cup-schedule.h"
#include "sv-cup-sheets.h"
#include "sv-cup-tables.h"
#include "sv-cup-team-words.h"
#include "sv-cup-words.h"
#include "sv-games.h"

static const char *const names[] = { "Fox", "Owl", "Elk", "Ibex" };

static SvCupDoc *
make_cup (SvCupKind kind, gboolean third)
{
  const SvGame *game = sv_games ()[0];
  g_autoptr (SvVariantDoc) variant = sv_variant_doc_new (game);
  g_autoptr (GPtrArray) teams = g_ptr_array_new_with_free_func ((GDestroyNotify)sv_team_doc_free);
  g_autoptr (GError) error = NULL;
  SvCup *cup = sv_cup_new (kind, G_N_ELEMENTS (names), game->season.points);

  cup->third = third;
  sv_cup_schedule (cup);
  for (unsigned i = 0; i < G_N_ELEMENTS (names); i++)
    g_ptr_array_add (teams, named_team (game, names[i]));
  SvCupDoc *doc = sv_cup_doc_new ("Cup", variant, teams, cup, &error);
  g_assert_no_error (error);
  return doc;
}

static void
enter (SvCupDoc **doc, unsigned i, unsigned home, unsigned away)
{
  const SvCupResult result = { .played = true, .score = { home, away } };
  g_autoptr (GError) error = NULL;
  SvCupDoc *after = sv_cup_doc_result (*doc, i, &result, &error);

  g_assert_no_error (error);
  sv_cup_doc_free (*doc);
  *doc = after;
}

/* Assert who has won, and the first three places: "1 Elk · 2 Fox"; "" until they are known. */
static void
assert_end (const SvCupDoc *doc, const char *title, const char *line)
{
  g_autofree char *said = sv_cup_places_title (doc);
  g_autoptr (GArray) places = sv_cup_places_list (doc);
  g_autoptr (GString) text = g_string_new (NULL);

  for (guint i = 0; i < places->len; i++) {
    const SvCupLine *place = &g_array_index (places, SvCupLine, i);
    const SvTeamDoc *team = doc->teams->pdata[place->team];
    g_string_append_printf (text, "%s%u %s", i > 0 ? " · " : "", place->rank, team->name);
  }
  g_assert_cmpstr (said, ==, title);
  g_assert_cmpstr (text->str, ==, line);
}

/* Fox – Ibex and Owl – Elk, then the match for third place and the final. */
static void
test_knockout (void)
{
  g_autoptr (SvCupDoc) doc = make_cup (SV_CUP_KNOCKOUT, TRUE);

  enter (&doc, 0, 2, 1);
  enter (&doc, 1, 0, 3);
  assert_end (doc, NULL, "");
  g_assert_false (sv_cup_places_are_settled (doc));
  enter (&doc, 3, 10, 11);
  assert_end (doc, "Elk wins!", "1 Elk · 2 Fox");
  g_assert_false (sv_cup_places_are_settled (doc));
  enter (&doc, 2, 4, 0);
  assert_end (doc, "Elk wins!", "1 Elk · 2 Fox · 3 Ibex");
  g_assert_true (sv_cup_places_are_settled (doc));
}

/* Those who lost the semi-finals share the third place if no match is played for it. */
static void
test_shared_third (void)
{
  g_autoptr (SvCupDoc) doc = make_cup (SV_CUP_KNOCKOUT, FALSE);

  for (unsigned i = 0; i < 3; i++)
    enter (&doc, i, 1, 0);
  assert_end (doc, "Fox wins!", "1 Fox · 2 Owl · 3 Elk · 3 Ibex");
}

static void
withdraw (SvCupDoc **doc, unsigned team)
{
  g_autoptr (GError) error = NULL;
  SvCupDoc *after = sv_cup_doc_withdraw (*doc, team, FALSE, &error);

  g_assert_no_error (error);
  sv_cup_doc_free (*doc);
  *doc = after;
}

/* Assert which places the certificates name, "Fox: First Place", one a line. */
static void
assert_certificates (const SvCupDoc *doc, int team, const char *expected)
{
  g_autoptr (SvSheetCup) sheet = sv_cup_sheets_new (doc, SV_CUP_SHEETS_CERTIFICATES, team);
  g_autoptr (GString) said = g_string_new (NULL);

  for (guint i = 0; i < sheet->certificates->len; i++) {
    const SvSheetCertificate *one = &g_array_index (sheet->certificates, SvSheetCertificate, i);
    g_string_append_printf (said, "%s%s: %s", i > 0 ? "\n" : "", one->name, one->place);
  }
  g_assert_cmpstr (said->str, ==, expected);
}

/* A team that withdraws from a semi-final does not share the third place with the one that goes on
 * without a match for it, and gets no certificate unless it is asked for. */
static void
test_withdrawn_semi_final (void)
{
  g_autoptr (SvCupDoc) doc = make_cup (SV_CUP_KNOCKOUT, TRUE);

  enter (&doc, 0, 2, 1);
  withdraw (&doc, 2); /* Elk, so that Owl goes on */
  enter (&doc, 3, 1, 0);
  g_assert_true (sv_cup_places_are_settled (doc));
  assert_end (doc, "Fox wins!", "1 Fox · 2 Owl · 3 Ibex");
  assert_certificates (doc, SV_CUP_FIRST_THREE,
                       "Fox: First Place\nOwl: Second Place\nIbex: Third Place");
  assert_certificates (doc, SV_CUP_EACH_TEAM,
                       "Fox: First Place\nOwl: Second Place\nIbex: Third Place");
  assert_certificates (doc, 2, "Elk: Took Part");
}

/* Nobody comes to the final: both withdraw, and there is neither a first nor a second place. */
static void
test_nobody_came (void)
{
  g_autoptr (SvCupDoc) doc = make_cup (SV_CUP_KNOCKOUT, TRUE);

  enter (&doc, 0, 2, 1);
  enter (&doc, 1, 2, 1);
  enter (&doc, 2, 0, 1);
  withdraw (&doc, 0);
  withdraw (&doc, 1);
  g_assert_true (sv_cup_places_are_settled (doc));
  assert_end (doc, NULL, "");
  assert_certificates (doc, SV_CUP_FIRST_THREE, "Elk: Third Place");
  for (unsigned i = 0; i < 2; i++) {
    g_autofree char *standing = sv_cup_words_standing (doc, i);
    g_autofree char *other = sv_cup_words_standing (doc, 2 + i);
    g_assert_cmpstr (standing, ==, "Withdrawn");
    g_assert_cmpstr (other, ==, i == 0 ? "Place 3 of 4." : "Place 4 of 4.");
  }
  g_autofree char *note = sv_cup_words_note (doc, 3);
  g_assert_cmpstr (note, ==, "Fox and Owl have withdrawn");
}

/* While something is left to play, a place is one so far. */
static void
test_standing (void)
{
  g_autoptr (SvCupDoc) doc = make_cup (SV_CUP_KNOCKOUT, FALSE);

  for (unsigned i = 0; i < 3; i++) {
    g_autofree char *standing = sv_cup_words_standing (doc, 3);
    g_assert_cmpstr (standing, ==,
                     i == 0   ? "Place 1 of 4 so far."
                     : i == 1 ? "Place 4 of 4 so far."
                              : "Place 3 of 4 so far.");
    enter (&doc, i, 1, 0);
  }
  g_autofree char *standing = sv_cup_words_standing (doc, 3);
  g_assert_cmpstr (standing, ==, "Place 3 of 4.");
}

/* Return the cells of a column of a table of matches, one a line. */
static char *
dup_column (SvSheetTable *table, const char *part)
{
  g_autoptr (SvSheetTable) own = table;
  GString *out = g_string_new (NULL);
  unsigned column = 0;

  while (g_strcmp0 (table->columns[column].part, part) != 0)
    column++;
  for (guint i = 0; i < table->rows->len; i++)
    g_string_append_printf (out, "%s%s", i > 0 ? "\n" : "",
                            ((char **)table->rows->pdata[i])[column]);
  return g_string_free (out, FALSE);
}

static void
assert_column (SvSheetTable *table, const char *part, const char *expected)
{
  g_autofree char *said = dup_column (table, part);

  g_assert_cmpstr (said, ==, expected);
}

/* What a team that has withdrawn would have played is marked in the programme, and is no match of
 * the slot any more; the wall says who has withdrawn. */
static void
test_withdrawn_league (void)
{
  g_autoptr (SvCupDoc) doc = make_cup (SV_CUP_LEAGUE, FALSE);

  enter (&doc, 0, 1, 1); /* Fox and Ibex, whose result falls */
  withdraw (&doc, 3);
  assert_column (sv_cup_tables_matches (doc, 0, 3), "note",
                 "Ibex has withdrawn: the result does not count\nIbex has withdrawn\n"
                 "Ibex has withdrawn");
  assert_column (sv_cup_tables_matches (doc, 0, 1), "note", "\nIbex has withdrawn\n");
  for (unsigned i = 0; i < doc->cup->fixtures->len; i++) {
    const SvCupFixture *fixture = sv_cup_fixture (doc->cup, i);
    const gboolean gone = fixture->from[0].n == 3 || fixture->from[1].n == 3;
    g_assert_cmpint (sv_cup_takes_place (doc, i), ==, !gone || i == 0);
  }
  const SvCupFixture *last = sv_cup_fixture (doc->cup, 5);
  assert_column (sv_cup_tables_slot (doc, (SvCupSlot){ last->round, last->slot }, ""), "home",
                 sv_cup_takes_place (doc, 5) ? "Fox" : "");
  g_autoptr (SvSheetTable) wall = sv_cup_tables_wall (doc, 0, 2, 10);
  g_assert_cmpuint (wall->rows->len, ==, 2);
  g_assert_cmpstr (((char **)wall->rows->pdata[1])[1], ==, "Ibex (withdrawn)");
}

/* In a league the last match decides, even if its teams cannot win any more; who is level in
 * everything wins together. */
static void
test_league (void)
{
  g_autoptr (SvCupDoc) doc = make_cup (SV_CUP_LEAGUE, FALSE);

  for (unsigned i = 0; i < 6; i++) {
    assert_end (doc, NULL, "");
    enter (&doc, i, 1, 1);
  }
  assert_end (doc, "Together in first place: Fox, Owl, Elk, Ibex",
              "1 Fox · 1 Owl · 1 Elk · 1 Ibex");
}

/* Teams that bring no colours get some, never those of a neighbour; others keep theirs. */
static void
test_colours (void)
{
  g_autoptr (SvCupDoc) doc = make_cup (SV_CUP_LEAGUE, FALSE);
  SvTeamDoc *fox = doc->teams->pdata[0], *owl = doc->teams->pdata[1];
  const char *of_fox[2], *of_owl[2];

  sv_cup_colours_get (doc, 0, of_fox);
  sv_cup_colours_get (doc, 1, of_owl);
  g_assert_cmpstr (of_fox[0], !=, of_owl[0]);
  sv_cup_colours_give (fox, 7);
  sv_cup_colours_get (doc, 0, of_fox);
  g_assert_cmpstr (of_fox[0], ==, fox->colours[0]);
  owl->colours[0] = g_strdup ("#123456");
  owl->colours[1] = g_strdup ("#abcdef");
  sv_cup_colours_give (owl, 0);
  sv_cup_colours_get (doc, 1, of_owl);
  g_assert_cmpstr (of_owl[0], ==, "#123456");
  g_assert_cmpstr (of_owl[1], ==, "#abcdef");
}

/* Names that are typed become teams of different colours, unlike those that others brought. */
static void
test_choose (void)
{
  enum { N = 20 };
  g_autoptr (GPtrArray) teams = g_ptr_array_new_with_free_func ((GDestroyNotify)sv_team_doc_free);

  for (unsigned i = 0; i < N; i++)
    g_ptr_array_add (teams, named_team (sv_games ()[0], "Fox"));
  SvTeamDoc *own = teams->pdata[5];
  own->colours[0] = g_strdup ("#1c70d0"); /* hardly another blue than the first of the palette */
  own->colours[1] = g_strdup ("#ffffff");
  for (unsigned i = 0; i < N; i++) {
    SvTeamDoc *team = teams->pdata[i];
    sv_cup_colours_choose (team, teams);
    g_assert_nonnull (team->colours[0]);
    g_assert_true ((g_strcmp0 (team->colours[0], "#1c71d8") == 0) == (i == 12));
    for (unsigned k = 0; k < MIN (i, 12) && i < 12; k++)
      g_assert_cmpstr (team->colours[0], !=, ((SvTeamDoc *)teams->pdata[k])->colours[0]);
  }
  g_assert_cmpstr (own->colours[0], ==, "#1c70d0");
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/cup-places/play-the-final", test_knockout);
  g_test_add_func ("/cup-places/share-the-third-place", test_shared_third);
  g_test_add_func ("/cup-places/withdraw-before-a-semi-final", test_withdrawn_semi_final);
  g_test_add_func ("/cup-places/nobody-comes-to-the-final", test_nobody_came);
  g_test_add_func ("/cup-places/stand-so-far", test_standing);
  g_test_add_func ("/cup-places/withdraw-from-a-league", test_withdrawn_league);
  g_test_add_func ("/cup-places/play-the-last-match-of-a-league", test_league);
  g_test_add_func ("/cup-places/name-a-team-without-colours", test_colours);
  g_test_add_func ("/cup-places/type-names-without-colours", test_choose);
  return g_test_run ();
}
