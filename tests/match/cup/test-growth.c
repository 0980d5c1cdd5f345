/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Each kind of document grows by what people may do, up to its limits: whatever can be written can
 * be read again, and at the limit there is a sentence, with the document as it was. */

#include "doc-fixture.h"
#include "folder-fixture.h"
#include "save-fixture.h"
#include "sv-cup-book.h"
#include "sv-cup-changes.h"
#include "sv-cup-entering.h"
#include "sv-cup-schedule.h"
#include "sv-games.h"
#include "sv-json-file.h"
#include "sv-json.h"
#include "sv-table.h"

#define TOO_LARGE "larger than 16 MiB"

/* A picture of so many bytes: a PNG of one pixel with something behind it, as the data: URL of a
 * document. */
static char *
make_picture (gsize n)
{
  static const guint8 pixel[] = { 0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0x00, 0x00,
                                  0x00, 0x0d, 0x49, 0x48, 0x44, 0x52, 0x00, 0x00, 0x00, 0x01,
                                  0x00, 0x00, 0x00, 0x01, 0x08, 0x00, 0x00, 0x00, 0x00, 0x3a,
                                  0x7e, 0x9b, 0x55, 0x00, 0x00, 0x00, 0x0a, 0x49, 0x44, 0x41,
                                  0x54, 0x78, 0x9c, 0x63, 0x60, 0x00, 0x00, 0x00, 0x02, 0x00,
                                  0x01, 0x48, 0xaf, 0xa4, 0x71, 0x00, 0x00, 0x00, 0x00, 0x49,
                                  0x45, 0x4e, 0x44, 0xae, 0x42, 0x60, 0x82 };
  g_autofree guint8 *data = g_malloc0 (n);

  memcpy (data, pixel, sizeof pixel);
  g_autofree char *code = g_base64_encode (data, n);
  return g_strconcat ("data:image/png;base64,", code, NULL);
}

/* A team in which everybody has a picture of so many bytes. */
static SvTeamDoc *
make_team (const SvGame *game, const char *name, gsize n)
{
  SvTeamDoc *team = named_team (game, name);

  for (unsigned i = 0; i < team->n_cards; i++)
    team->cards[i].picture = make_picture (n);
  team->logo = make_picture (n);
  return team;
}

static void
assert_readable_team (const SvTeamDoc *team)
{
  g_autoptr (GError) error = NULL;
  g_autofree char *text = sv_team_doc_write (team, TRUE);
  g_autoptr (SvTeamDoc) again = sv_team_doc_read (text, strlen (text), &error);

  g_assert_no_error (error);
  assert_text (sv_team_doc_write (again, TRUE), text);
}

/* The largest picture that may be chosen, on every card. */
static void
test_team (gconstpointer game)
{
  g_autoptr (SvTeamDoc) team = make_team (game, "Fox", 512 * 1024);

  assert_readable_team (team);
}

/* Two such teams may be too much for a match, which is told before it begins; with what it has room
 * for, it can be played, commented on and read. */
static void
test_match (gconstpointer data)
{
  const SvGame *game = data;
  g_autoptr (SvTeamDoc) large = make_team (game, "Fox", 512 * 1024);
  g_autoptr (SvTeamDoc) small = make_team (game, "Owl", 100 * 1024);
  g_autoptr (GError) error = NULL;
  g_autoptr (SvMatchDoc) refused = sv_match_doc_new (NULL, large, large, &error);
  g_autoptr (SvMatchDoc) match = sv_match_doc_new (NULL, small, small, NULL);
  g_autofree char *comment = g_strnfill (SV_COMMENT_MAX_CHARS, 'x');
  SvRng rng;

  if (refused == NULL)
    g_assert_nonnull (strstr (error->message, TOO_LARGE));
  g_clear_error (&error);
  sv_rng_seed (&rng, 1);
  for (unsigned step = 1; step <= SV_MAX_COMMENTS; step++)
    if (append_any (match, &rng, 1000 * (gint64)step))
      sv_comments_set (match->comments, step, comment, NULL);
  g_autofree char *text = sv_match_doc_write (match, TRUE);
  g_assert_true (sv_json_check_size (strlen (text), NULL));
  g_autoptr (SvMatchDoc) again = sv_match_doc_read (text, strlen (text), NULL, &error);
  g_assert_no_error (error);
  assert_text (sv_match_doc_write (again, TRUE), text);
}

static SvCupDoc *
make_cup (const SvGame *game, unsigned n_teams, gsize picture, GError **error)
{
  g_autoptr (SvVariantDoc) variant = sv_variant_doc_new (game);
  g_autoptr (GPtrArray) teams = g_ptr_array_new_with_free_func ((GDestroyNotify)sv_team_doc_free);
  SvCup *cup = sv_cup_new (SV_CUP_LEAGUE, n_teams, game->season.points);

  sv_cup_schedule (cup);
  for (unsigned i = 0; i < n_teams; i++) {
    g_autofree char *name = g_strdup_printf ("Team %u", i + 1);
    g_ptr_array_add (teams, make_team (game, name, picture));
  }
  return sv_cup_doc_new ("Cup", variant, teams, cup, error);
}

/* The match of a fixture, played by chance until it is over. */
static SvMatchDoc *
play_fixture (const SvCupDoc *doc, unsigned i)
{
  g_autoptr (GError) error = NULL;
  SvMatchDoc *match = sv_cup_doc_open_match (doc, i, &error);
  SvNode node;
  SvRng rng;

  g_assert_no_error (error);
  sv_rng_seed (&rng, i);
  for (unsigned n = 0; append_any (match, &rng, 0); n++) {
    match->game->node (sv_history_get_setup (match->history), sv_history_get_state (match->history),
                       &node);
    if (node.time && n > 60)
      sv_history_append (match->history, sv_event_time (), 0);
  }
  return match;
}

/* A competition of teams with photographs, all of whose matches are played here: before, it could
 * not be written any more at the sixth. */
static void
test_photographs (gconstpointer data)
{
  enum { TEAMS = 5, PICTURE = 40000 };
  const SvGame *game = data;
  g_autoptr (GError) error = NULL;
  SvCupDoc *doc = make_cup (game, TEAMS, PICTURE, &error);
  g_assert_no_error (error);
  const unsigned n_fixtures = doc->cup->fixtures->len;
  g_autofree char *fresh = sv_cup_doc_write (doc, FALSE);

  for (unsigned i = 0; i < n_fixtures; i++) {
    g_autoptr (SvMatchDoc) match = play_fixture (doc, i);
    SvCupDoc *after = sv_cup_doc_match (doc, i, match, &error);
    g_assert_no_error (error);
    sv_cup_doc_free (doc);
    doc = after;
  }
  g_autofree char *text = sv_cup_doc_write (doc, TRUE);
  g_autoptr (SvCupDoc) again = sv_cup_doc_read (text, strlen (text), NULL, &error);
  g_assert_no_error (error);
  assert_text (sv_cup_doc_write (again, TRUE), text);
  /* Not one picture more. */
  g_assert_cmpuint (strlen (text), <, strlen (fresh) + n_fixtures * PICTURE * 2);
  g_autoptr (SvMatchDoc) opened = sv_cup_doc_open_match (again, 0, &error);
  g_assert_no_error (error);
  if (game->n_cards > 0)
    g_assert_nonnull (opened->teams[0]->cards[0].picture);
  sv_cup_doc_free (doc);
}

/* Add to a picture of the first team until the competition has room for no more than so many
 * bytes. */
static SvCupDoc *
fill_up (const SvCupDoc *doc, gsize left)
{
  g_autofree char *text = sv_cup_doc_write (doc, FALSE);
  const gsize room = SV_JSON_MAX_BYTES - strlen (text) - left;
  g_autofree char *padding = g_strnfill (room, 'x');
  SvCupDoc *full = NULL;
  g_autoptr (JsonObject) object = sv_json_read (text, strlen (text), NULL);
  g_autoptr (GError) error = NULL;

  json_object_set_string_member (object, "padding", padding);
  g_autofree char *padded = sv_json_write (object, FALSE);
  full = sv_cup_doc_read (padded, strlen (padded), NULL, &error);
  g_assert_no_error (error);
  return full;
}

/* At the limit a result is refused with the sentence, typed or played, and what was there stays;
 * the one that still has room is taken, also where an indented document would be too large. */
static void
test_full_competition (void)
{
  const SvGame *game = sv_games ()[0];
  const SvCupResult result = { .played = true, .score = { 3, 2 } };
  g_autoptr (GError) error = NULL;
  g_autoptr (SvCupDoc) doc = make_cup (game, 3, 1000, &error);
  g_assert_no_error (error);
  g_autoptr (SvCupDoc) full = fill_up (doc, 100);
  g_autofree char *before = sv_cup_doc_write (full, FALSE);

  g_autoptr (SvCupDoc) one = sv_cup_doc_result (full, 0, &result, &error);
  g_assert_no_error (error);
  g_autofree char *pretty = sv_cup_doc_write (one, TRUE);
  g_autoptr (SvCupDoc) again = sv_cup_doc_read (pretty, strlen (pretty), NULL, &error);
  g_assert_no_error (error);
  g_autoptr (SvMatchDoc) match = play_fixture (one, 1);
  g_assert_null (sv_cup_doc_match (one, 1, match, &error));
  g_assert_nonnull (strstr (error->message, TOO_LARGE));
  g_clear_error (&error);
  g_autoptr (SvCupDoc) two = sv_cup_doc_result (one, 1, &result, &error);
  g_assert_no_error (error);
  g_assert_null (sv_cup_doc_result (two, 2, &result, &error));
  g_assert_nonnull (strstr (error->message, TOO_LARGE));
  assert_text (sv_cup_doc_write (full, FALSE), before);
}

static void
keep_sentence_cb (SvCupBook *book, const char *sentence, char **out)
{
  g_free (*out);
  *out = g_strdup (sentence);
}

/* The same in a window: nothing of what is refused is shown, and all that is shown is in the
 * file. */
static void
test_full_book (void)
{
  const SvCupResult result = { .played = true, .score = { 3, 2 } };
  g_autoptr (GError) error = NULL;
  g_autofree char *path = NULL, *told = NULL;
  folder = g_dir_make_tmp ("speelveld-XXXXXX", NULL);
  path = g_build_filename (folder, "c.svcup", NULL);
  g_autoptr (SvCupDoc) doc = make_cup (sv_games ()[0], 3, 1000, &error);
  g_assert_no_error (error);
  SvCupBook *book = sv_cup_book_new (fill_up (doc, 60), path);

  g_signal_connect (book, "notice", G_CALLBACK (keep_sentence_cb), &told);
  for (unsigned i = 0; i < 3; i++) {
    g_autoptr (GError) fault = NULL;
    SvCupDoc *after = sv_cup_doc_result (sv_cup_book_get_doc (book), i, &result, &fault);
    sv_cup_book_commit (book, after, NULL, fault);
  }
  g_assert_nonnull (strstr (told, TOO_LARGE));
  const SvCup *cup = sv_cup_book_get_doc (book)->cup;
  const bool played[] = { sv_cup_fixture (cup, 0)->result.played,
                          sv_cup_fixture (cup, 1)->result.played,
                          sv_cup_fixture (cup, 2)->result.played };
  g_assert_true (played[0]);
  g_assert_false (played[2]);
  sv_auto_saver_flush (SV_AUTO_SAVER (book));
  sv_save_wait ();
  g_object_unref (book);
  sv_save_wait ();
  g_autoptr (SvCupDoc) kept = sv_cup_doc_load (path, &error);
  g_assert_no_error (error);
  for (unsigned i = 0; i < 3; i++)
    g_assert_true (sv_cup_fixture (kept->cup, i)->result.played == played[i]);
  remove_folder (folder);
  g_free (folder);
}

/* Many long matches have more values than a document may, long before it is too large. */
static void
test_values (void)
{
  const SvGame *game = sv_games ()[0];
  g_autoptr (GError) error = NULL;
  SvCupDoc *doc = make_cup (game, 4, 100, &error);
  g_assert_no_error (error);
  g_autoptr (SvMatchDoc) match = sv_cup_doc_open_match (doc, 0, &error);
  unsigned taken = 0;
  SvRng rng;

  sv_rng_seed (&rng, 1);
  for (unsigned i = 0; i < SV_MAX_EVENTS; i++)
    g_assert_true (append_any (match, &rng, 0)); /* no whistle: it never ends */
  for (unsigned i = 0; i < doc->cup->fixtures->len; i++) {
    for (unsigned side = 0; side < 2; side++) {
      const SvTeamDoc *team = doc->teams->pdata[doc->meetings[i].teams[side]];
      g_free (match->teams[side]->name);
      match->teams[side]->name = g_strdup (team->name);
    }
    SvCupDoc *after = sv_cup_doc_match (doc, i, match, &error);
    if (after == NULL)
      break;
    sv_cup_doc_free (doc);
    doc = after;
    taken++;
  }
  g_assert_cmpuint (taken, ==, 2);
  g_assert_nonnull (error);
  g_assert_nonnull (strstr (error->message, "more values than this program reads"));
  sv_cup_doc_free (doc);
}

/* A table on which everything is written down that there is room for. */
static void
test_table (gconstpointer game)
{
  g_autofree char *path = NULL;
  g_autoptr (GError) error = NULL;
  unsigned n_notes, n_again;
  folder = g_dir_make_tmp ("speelveld-XXXXXX", NULL);
  path = g_build_filename (folder, "t.table", NULL);
  SvTable *table = sv_table_new (standard_doc (game));

  sv_auto_saver_set_path (SV_AUTO_SAVER (table), path, NULL);
  for (unsigned i = 0; i < 2 * SV_TABLE_MAX_NOTES; i++) {
    sv_table_throw (table);
    sv_table_add_goal (table, (int)(i % 2), -1);
  }
  sv_table_get_notes (table, &n_notes);
  g_assert_false (sv_table_add_goal (table, 0, -1));
  sv_auto_saver_flush (SV_AUTO_SAVER (table));
  sv_save_wait ();
  g_autoptr (SvTable) again = sv_table_new_from_file (path, &error);
  g_assert_no_error (error);
  sv_table_get_notes (again, &n_again);
  g_assert_cmpuint (n_again, ==, n_notes);
  g_object_unref (table);
  sv_save_wait ();
  remove_folder (folder);
  g_free (folder);
}

/* Rules with a board of one's own that is as large as a board may be, and one that is larger. */
static void
test_board (void)
{
  enum { MOST = 256 * 1024 };
  g_autofree char *text = NULL;
  g_assert_true (g_file_get_contents (SV_BOARDS "/original.json", &text, NULL, NULL));
  for (gsize more = 0; more < 2; more++) {
    g_autoptr (GError) error = NULL;
    g_autoptr (JsonObject) board = sv_json_read (text, strlen (text), &error);
    g_assert_no_error (error);
    json_object_set_string_member (board, "note", "");
    g_autofree char *plain = sv_json_write (board, FALSE);
    g_autofree char *padding = g_strnfill (MOST - strlen (plain) + more, 'x');
    json_object_set_string_member (board, "note", padding);
    g_autoptr (JsonObject) rules = json_object_new ();
    json_object_set_string_member (rules, "format", "speelveld-variant");
    json_object_set_int_member (rules, "version", 1);
    json_object_set_string_member (rules, "game", "eleven");
    json_object_set_object_member (rules, "board", json_object_ref (board));
    g_autofree char *written = sv_json_write (rules, TRUE);
    g_autoptr (SvVariantDoc) doc = sv_variant_doc_read (written, strlen (written), &error);
    if (more > 0) {
      g_assert_null (doc);
      g_assert_nonnull (strstr (error->message, "a board may be at most 256 KiB"));
      continue;
    }
    g_assert_no_error (error);
    g_autofree char *kept = sv_variant_doc_write (doc, TRUE);
    g_autoptr (SvVariantDoc) again = sv_variant_doc_read (kept, strlen (kept), &error);
    g_assert_no_error (error);
    assert_text (sv_variant_doc_write (again, TRUE), kept);
  }
}

int
main (int argc, char **argv)
{
  static const struct {
    const char *path;
    GTestDataFunc test;
  } tests[] = {
    { "/growth/team-of-photographs/", test_team },
    { "/growth/comment-on-every-step/", test_match },
    { "/growth/play-a-league-of-photographs/", test_photographs },
    { "/growth/fill-a-table/", test_table },
  };

  g_test_init (&argc, &argv, NULL);
  for (const SvGame *const *game = sv_games (); *game != NULL; game++)
    for (gsize i = 0; i < G_N_ELEMENTS (tests); i++) {
      g_autofree char *path = g_strconcat (tests[i].path, (*game)->id, NULL);
      g_test_add_data_func (path, *game, tests[i].test);
    }
  g_test_add_func ("/growth/fill-a-competition", test_full_competition);
  g_test_add_func ("/growth/fill-a-competition-in-its-window", test_full_book);
  g_test_add_func ("/growth/long-matches", test_values);
  g_test_add_func ("/growth/board-of-ones-own", test_board);
  return g_test_run ();
}
