/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The match that one click begins: whose it is, against a computer, and again. */

#include <libintl.h>
#include <locale.h>

#include "doc-fixture.h"
#include "folder-fixture.h"
#include "play-fixture.h"
#include "sv-games.h"
#include "sv-library.h"
#include "sv-match-length.h"
#include "sv-quick-match.h"
#include "sv-seats.h"

static void
assert_seat (SvMatch *match, guint i, const char *name, int team, const char *kind)
{
  const SvSeatDoc *seat = sv_match_get_seats (match)->pdata[i];

  g_assert_cmpstr (seat->name, ==, name);
  g_assert_cmpint (seat->team, ==, team);
  g_assert_cmpstr (seat->kind, ==, kind);
}

/* It has the teams of the program, if a game has any, a person each, and the standard rules or
 * those given. */
static void
test_new (void)
{
  for (const SvGame *const *game = sv_games (); *game != NULL; game++) {
    g_autoptr (SvVariantDoc) variant = sv_variant_doc_new (*game);
    g_autoptr (GPtrArray) items = sv_library_built_in (*game, SV_DOCUMENT_TEAM);

    g_free (variant->name);
    variant->name = g_strdup ("Ours");
    for (unsigned given = 0; given < 2; given++) {
      g_autoptr (GError) error = NULL;
      g_autoptr (SvMatch) match = sv_quick_match_new (*game, given ? variant : NULL, &error);
      const SvMatchDoc *doc = sv_match_get_doc (match);

      g_assert_no_error (error);
      g_assert_nonnull (doc->created);
      g_assert_cmpuint (sv_match_get_seats (match)->len, ==, 2);
      for (int side = 0; side < 2; side++) {
        const SvLibraryItem *item = items->len > 0 ? items->pdata[side] : NULL;

        if (item != NULL)
          g_assert_cmpstr (doc->teams[side]->name, ==, item->team->name);
        assert_seat (match, (guint)side, sv_match_get_team_name (match, side), side, "person");
      }
      g_assert_cmpint (g_strcmp0 (doc->variant->name, "Ours") == 0, ==, given);
    }
  }
}

/* What a person has saved plays only where that is chosen. */
static void
test_own_team (void)
{
  const SvGame *game = sv_game_by_id ("null");
  g_autoptr (SvTeamDoc) team = named_team (game, "Ours");
  g_autofree char *teams = sv_library_kind_folder (SV_DOCUMENT_TEAM);
  g_autofree char *path = g_build_filename (teams, "ours.svteam", NULL);
  g_autofree char *text = sv_team_doc_write (team, TRUE);

  g_assert_true (g_file_set_contents (path, text, -1, NULL));
  g_autoptr (GPtrArray) items = sv_library_items (game, SV_DOCUMENT_TEAM);
  g_assert_cmpuint (items->len, ==, 1);
  g_autoptr (SvMatch) match = sv_quick_match_new (game, NULL, NULL);
  g_assert_cmpstr (sv_match_get_doc (match)->teams[0]->name, !=, "Ours");
  g_assert_cmpint (g_unlink (path), ==, 0);
}

/* By rules that the teams cannot play by there is none, and it is told why. */
static void
test_refused (void)
{
  const SvGame *game = sv_game_by_id ("strafworp");
  static const char rules[] =
      "{\"format\":\"speelveld-variant\",\"version\":1,\"game\":\"strafworp\","
      "\"name\":\"\",\"card_points\":{\"attack\":15}}";
  g_autoptr (SvVariantDoc) variant = sv_variant_doc_read (rules, strlen (rules), NULL);
  g_autoptr (GError) error = NULL;

  g_assert_nonnull (variant);
  g_assert_null (sv_quick_match_new (game, variant, &error));
  g_assert_nonnull (error);
}

/* As it is asked for, or the weakest one. */
static void
test_computer (void)
{
  static const struct {
    const char *game, *wanted, *kind, *name;
  } cases[] = {
    { "strafworp", "greedy", "greedy", "Computer – greedy" },
    { "strafworp", "nobody", "starter", "Computer – starter" },
  };

  for (unsigned i = 0; i < G_N_ELEMENTS (cases); i++) {
    g_autoptr (SvMatch) match = sv_quick_match_new (sv_game_by_id (cases[i].game), NULL, NULL);

    sv_quick_match_play_computer (match, cases[i].wanted);
    g_assert_cmpuint (sv_match_get_seats (match)->len, ==, 2);
    assert_seat (match, 0, sv_match_get_team_name (match, 0), 0, "person");
    assert_seat (match, 1, cases[i].name, 1, cases[i].kind);
  }
}

/* The return match changes sides, people and all; what they exchanged in a break is theirs
 * again. */
static void
test_again (void)
{
  g_autoptr (SvMatch) match = sv_quick_match_new (sv_game_by_id ("strafworp"), NULL, NULL);
  g_autoptr (GPtrArray) seats = g_ptr_array_new_with_free_func ((GDestroyNotify)sv_seat_doc_free);
  static const char *const names[] = { "Alex", "Bo", "Chris" };
  static const char *const kinds[] = { "person", "greedy", "person" };

  for (unsigned i = 0; i < 3; i++) {
    SvSeatDoc *seat = sv_seat_doc_new (names[i], i == 1, kinds[i]);
    seat->n_figurines = i;
    seat->figurines[0] = 1u << i;
    g_ptr_array_add (seats, seat);
  }
  sv_match_set_seats (match, seats);
  play (match, "die 4,die 3");
  g_autoptr (SvMatch) again = sv_quick_match_again (match, NULL);
  const SvMatchDoc *doc = sv_match_get_doc (again);

  g_assert_cmpuint (sv_match_get_length (again), ==, 0);
  g_assert_nonnull (doc->created);
  g_assert_cmpuint (sv_match_get_seats (again)->len, ==, 3);
  for (guint i = 0; i < 3; i++) {
    const SvSeatDoc *seat = sv_match_get_seats (again)->pdata[i];

    assert_seat (again, i, names[i], i != 1, kinds[i]);
    g_assert_cmpuint (seat->n_figurines, ==, MIN (i, 1));
    g_assert_cmpuint (seat->figurines[0], ==, 1u << i);
    assert_seat (match, i, names[i], i == 1, kinds[i]);
  }
  for (int side = 0; side < 2; side++)
    g_assert_cmpstr (doc->teams[side]->name, ==, sv_match_get_doc (match)->teams[1 - side]->name);
}

/* Each length has rules of its own, also where they have the names of another language. */
static void
assert_lengths (void)
{
  for (const SvGame *const *game = sv_games (); *game != NULL; game++) {
    for (SvMatchLength i = 0; (*game)->offered && i < SV_MATCH_LENGTHS; i++) {
      g_autoptr (SvVariantDoc) variant = sv_match_length_variant (*game, i);
      g_assert_nonnull (variant);
    }
  }
}

static void
test_lengths_in_dutch (void)
{
  assert_lengths ();
  /* Newer C libraries translate nothing in the locale C.UTF-8. */
  g_assert_true (setlocale (LC_ALL, "nl_NL.UTF-8") != NULL ||
                 setlocale (LC_ALL, "C.UTF-8") != NULL);
  g_setenv ("LANGUAGE", "nl", TRUE);
  bindtextdomain (GETTEXT_PACKAGE, SV_LOCALE_BUILT);
  textdomain (GETTEXT_PACKAGE);
  g_assert_cmpstr (sv_match_length_title (SV_MATCH_SHORT), ==, "Kort");
  assert_lengths ();
}

/* A short match lasts at most eight minutes in every game, and the others are told in their order. */
static void
test_minutes (void)
{
  for (const SvGame *const *game = sv_games (); *game != NULL; game++) {
    int minutes[SV_MATCH_LENGTHS];

    for (SvMatchLength i = 0; (*game)->offered && i < SV_MATCH_LENGTHS; i++) {
      g_autoptr (SvVariantDoc) variant = sv_match_length_variant (*game, i);
      minutes[i] = sv_game_minutes (*game, variant->setup);
    }
    if (!(*game)->offered)
      continue;
    g_assert_cmpint (minutes[SV_MATCH_SHORT], >, 0);
    g_assert_cmpint (minutes[SV_MATCH_SHORT], <=, 8);
    g_assert_cmpint (minutes[SV_MATCH_SHORT], <, minutes[SV_MATCH_NORMAL]);
    g_assert_cmpint (minutes[SV_MATCH_NORMAL], <, minutes[SV_MATCH_LONG]);
    g_assert_cmpint (minutes[SV_MATCH_FIRST_TO_THREE], <=, minutes[SV_MATCH_LONG]);
  }
}

int
main (int argc, char **argv)
{
  folder = g_dir_make_tmp ("sv-quick-match-XXXXXX", NULL);
  g_setenv ("XDG_DATA_HOME", folder, TRUE);
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/quick-match/new", test_new);
  g_test_add_func ("/quick-match/own-team", test_own_team);
  g_test_add_func ("/quick-match/refused", test_refused);
  g_test_add_func ("/quick-match/computer", test_computer);
  g_test_add_func ("/quick-match/again", test_again);
  g_test_add_func ("/quick-match/see-how-long-it-lasts", test_minutes);
  g_test_add_func ("/quick-match/lengths-in-dutch", test_lengths_in_dutch);
  const int failed = g_test_run ();
  remove_folder (folder);
  g_free (folder);
  return failed;
}
