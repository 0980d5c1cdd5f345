/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "readers.h"

#include "sv-autosave.h"
#include "sv-course-doc.h"
#include "sv-games.h"

#include "sv-journal.h"
#include "sv-json.h"
#include "sv-picture-read.h"
#include "sv-player-list.h"
#include "sv-puzzle-doc.h"
#include "sv-rng.h"
#include "sv-table.h"

#include <glib/gstdio.h>
#include <string.h>

enum { PLAYED_ON = 24 };

/* A reader gives a document or says why not, never both or neither. */
static void
check_answer (gconstpointer doc, const GError *error)
{
  g_assert_true ((doc == NULL) == (error != NULL));
  if (error != NULL) {
    g_assert_cmpstr (error->message, !=, "");
    g_assert_true (g_utf8_validate (error->message, -1, NULL));
  }
}

/* --- Matches --- */

static void
write_twice (const SvMatchDoc *doc)
{
  g_autoptr (GError) error = NULL;
  g_autofree char *written = sv_match_doc_write (doc, TRUE);
  g_autoptr (SvMatchDoc) again = sv_match_doc_read (written, strlen (written), NULL, &error);

  g_assert_no_error (error);
  g_autofree char *second = sv_match_doc_write (again, TRUE);
  g_assert_cmpstr (written, ==, second);
}

/* Whatever was accepted can be played on, and no rule of the game's own breaks. */
static void
play_on (SvMatchDoc *doc)
{
  const SvGame *game = doc->game;
  const void *setup = sv_history_get_setup (doc->history);
  SvRng rng;

  sv_rng_seed (&rng, sv_history_get_position (doc->history));
  for (int i = 0; i < PLAYED_ON; i++) {
    const void *state = sv_history_get_state (doc->history);
    SvEvent events[SV_MAX_LEGAL];
    SvNode node;

    if (game->broken != NULL)
      g_assert_cmpstr (game->broken (setup, state), ==, NULL);
    game->node (setup, state, &node);
    const unsigned n = game->legal (setup, state, events);
    g_assert_true ((n == 0) == (node.kind == SV_NODE_OVER));
    if (n == 0)
      return;
    const SvEvent event = node.time && sv_rng_below (&rng, 8) == 0 ? sv_event_time ()
                                                                   : events[sv_rng_below (&rng, n)];
    const SvHistoryResult result = sv_history_append (doc->history, event, doc->elapsed_ms);
    if (result == SV_HISTORY_FULL)
      return;
    g_assert_cmpint (result, ==, SV_HISTORY_OK);
  }
}

static void
try_match (SvMatchDoc *doc)
{
  write_twice (doc);
  play_on (doc);
  write_twice (doc);
}

static void
read_match (const char *bytes, gsize n)
{
  g_autoptr (GError) error = NULL;
  int illegal = -1;
  g_autoptr (SvMatchDoc) doc = sv_match_doc_read (bytes, n, &illegal, &error);

  check_answer (doc, error);
  if (doc != NULL)
    try_match (doc);
}

static void
read_course (const char *bytes, gsize n)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (SvCourseDoc) doc = sv_course_doc_read (bytes, n, &error);

  check_answer (doc, error);
  if (doc == NULL)
    return;
  g_assert_cmpuint (doc->remarks->len, >, 0);
  for (guint i = 0; i < doc->remarks->len; i++) {
    const SvRemark *remark = g_ptr_array_index (doc->remarks, i);

    g_assert_cmpuint (remark->after, <=, sv_history_get_length (doc->match->history));
  }
  try_match (doc->match);
}

static void
read_puzzle (const char *bytes, gsize n)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (SvPuzzleDoc) doc = sv_puzzle_doc_read (bytes, n, &error);

  check_answer (doc, error);
  if (doc == NULL)
    return;
  const SvGame *game = doc->match->game;
  const void *setup = sv_history_get_setup (doc->match->history);
  g_autofree void *state = g_malloc (game->state_size);
  g_assert_cmpuint (doc->moments->len, >, 0);
  for (guint i = 0; i < doc->moments->len; i++) {
    const SvMoment *moment = g_ptr_array_index (doc->moments, i);
    SvEvent events[SV_MAX_LEGAL];

    sv_history_state_at (doc->match->history, moment->after, state);
    g_assert_cmpuint (game->legal (setup, state, events), ==, moment->chances->len);
  }
  try_match (doc->match);
}

/* --- Teams, rules, boards, competitions --- */

static void
write_team_twice (const SvTeamDoc *doc)
{
  g_autoptr (GError) error = NULL;
  g_autofree char *written = sv_team_doc_write (doc, FALSE);
  g_autoptr (SvTeamDoc) again = sv_team_doc_read (written, strlen (written), &error);

  g_assert_no_error (error);
  g_autofree char *second = sv_team_doc_write (again, FALSE);
  g_assert_cmpstr (written, ==, second);
}

static void
read_team (const char *bytes, gsize n)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (SvTeamDoc) doc = sv_team_doc_read (bytes, n, &error);

  check_answer (doc, error);
  if (doc != NULL)
    write_team_twice (doc);
}

static void
read_variant (const char *bytes, gsize n)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (SvVariantDoc) doc = sv_variant_doc_read (bytes, n, &error);

  check_answer (doc, error);
  if (doc == NULL)
    return;
  g_autofree char *written = sv_variant_doc_write (doc, TRUE);
  g_autoptr (SvVariantDoc) again = sv_variant_doc_read (written, strlen (written), &error);
  g_assert_no_error (error);
  g_autofree char *second = sv_variant_doc_write (again, TRUE);
  g_assert_cmpstr (written, ==, second);

  /* Rules that are sound make a match, unless they do not go with the standard teams. */
  g_autoptr (SvMatchDoc) match = sv_match_doc_new (doc, NULL, NULL, NULL);
  if (match != NULL)
    try_match (match);
}

static SvBoard *
board_of (const char *bytes, gsize n, GError **error)
{
  g_autoptr (JsonObject) object = sv_json_read (bytes, n, error);

  return object != NULL ? sv_board_file_from_object (object, NULL, error) : NULL;
}

static char *
write_board (const SvBoard *board)
{
  g_autoptr (JsonObject) object = sv_board_file_to_object (board);

  return sv_json_write (object, TRUE);
}

static void
read_board (const char *bytes, gsize n)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (SvBoard) board = board_of (bytes, n, &error);

  check_answer (board, error);
  if (board == NULL)
    return;
  g_autofree char *written = write_board (board);
  g_autoptr (SvBoard) again = board_of (written, strlen (written), &error);
  g_assert_no_error (error);
  g_autofree char *second = write_board (again);
  g_assert_cmpstr (written, ==, second);
  for (const SvGame *const *game = sv_games (); *game != NULL; game++)
    sv_board_file_suits (board, *game, NULL);
}

static void
read_cup (const char *bytes, gsize n)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (SvCupDoc) doc = sv_cup_doc_read (bytes, n, NULL, &error);

  check_answer (doc, error);
  if (doc == NULL)
    return;
  g_autofree char *written = sv_cup_doc_write (doc, TRUE);
  g_autoptr (SvCupDoc) again = sv_cup_doc_read (written, strlen (written), NULL, &error);
  g_assert_no_error (error);
  g_autofree char *second = sv_cup_doc_write (again, TRUE);
  g_assert_cmpstr (written, ==, second);
  for (guint i = 0; i < MIN (doc->extras->len, 8); i++) {
    g_autoptr (SvMatchDoc) match = sv_cup_doc_open_match (doc, i, NULL);

    if (match != NULL)
      try_match (match);
  }
}

static void
read_players (const char *bytes, gsize n)
{
  for (const SvGame *const *game = sv_games (); *game != NULL; game++) {
    g_autoptr (GError) error = NULL;
    g_autoptr (SvTeamDoc) team = sv_team_doc_new (*game);
    g_auto (SvPlayerListResult) result = { 0 };
    const gboolean taken = sv_player_list_read (team, bytes, n, &result, &error);

    g_assert_true (taken == (error == NULL));
    if (taken)
      g_assert_cmpuint (result.n_taken, >, 0);
  }
}

/* --- What is read from the disk only --- */

static const char *
scratch_file (const char *name, const char *bytes, gsize n)
{
  static char *folder, *path;

  if (folder == NULL)
    folder = g_dir_make_tmp ("speelveld-fuzz-XXXXXX", NULL);
  g_free (path);
  path = g_build_filename (folder, name, NULL);
  g_assert_true (
      g_file_set_contents_full (path, bytes, (gssize)n, G_FILE_SET_CONTENTS_NONE, 0600, NULL));
  return path;
}

/* Let the check sum be right, or nothing behind it would ever be read. */
static char *
mend_sum (const char *bytes, gsize n)
{
  static const char key[] = "\"sum\":\"";
  char *text = g_strndup (bytes, n);
  char *sum = g_strrstr (text, key);

  if (strlen (text) != n || sum == NULL || strspn (sum + strlen (key), "0123456789abcdef") != 64)
    return text;
  sum += strlen (key);
  memset (sum, '0', 64);
  g_autofree char *right = g_compute_checksum_for_string (G_CHECKSUM_SHA256, text, -1);
  memcpy (sum, right, 64);
  return text;
}

static void
read_autosave (const char *bytes, gsize n)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (SvMatchDoc) doc = NULL;
  g_autofree char *told = NULL, *mended = mend_sum (bytes, n);
  const char *path = scratch_file ("a.autosave", mended, strlen (mended));
  g_autofree char *damaged = g_strconcat (path, ".damaged", NULL);
  SvAutosave *autosave = sv_autosave_open (path, &doc, &told, &error);

  check_answer (autosave, error);
  g_assert_true ((doc == NULL) == (autosave == NULL));
  if (doc != NULL)
    try_match (doc);
  if (autosave != NULL)
    sv_keeper_close (SV_KEEPER (autosave));
  g_clear_object (&autosave);
  g_remove (damaged);
}

static void
read_journal (const char *bytes, gsize n)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (SvMatchDoc) doc = sv_journal_read (scratch_file ("a.journal", bytes, n), &error);

  g_assert_true (doc != NULL || error != NULL);
  if (doc != NULL)
    try_match (doc);
}

static void
read_table (const char *bytes, gsize n)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (SvTable) table = sv_table_new_from_file (scratch_file ("a.table", bytes, n), &error);
  unsigned n_notes;

  check_answer (table, error);
  if (table == NULL)
    return;
  g_assert_cmpuint (sv_table_get_period (table), >=, 1);
  g_assert_cmpuint (sv_table_get_period (table), <=, sv_table_get_n_periods (table));
  sv_table_get_notes (table, &n_notes);
  g_assert_cmpuint (n_notes, <=, SV_TABLE_MAX_NOTES);
  g_assert_cmpint (sv_table_get_score (table, 0) + sv_table_get_score (table, 1), <=, n_notes);
  for (unsigned i = 0; i < SV_TABLE_DICE; i++)
    g_assert_cmpuint (sv_table_get_die (table, i), <=, 6);
}

/* --- Pictures --- */

enum { SIDE = 64 };

static void
check_picture (cairo_surface_t *picture, const GError *error)
{
  check_answer (picture, error);
  if (picture == NULL)
    return;
  g_assert_cmpint (cairo_surface_status (picture), ==, CAIRO_STATUS_SUCCESS);
  g_assert_cmpint (cairo_image_surface_get_width (picture), <=, SIDE);
  g_assert_cmpint (cairo_image_surface_get_height (picture), <=, SIDE);
  cairo_surface_destroy (picture);
}

static void
read_picture (const char *bytes, gsize n)
{
  g_autoptr (GError) error = NULL;

  cairo_surface_t *picture = sv_picture_open ((const guint8 *)bytes, n, SIDE, NULL, &error);

  check_picture (picture, error);
}

static void
read_picture_url (const char *bytes, gsize n)
{
  g_autoptr (GError) error = NULL;
  g_autofree char *url = g_strndup (bytes, n);

  cairo_surface_t *picture = sv_picture_load (url, SIDE, &error);

  check_picture (picture, error);
}

const Reader readers[] = {
  { "match", read_match, "tests/data/matches tests/data/documents tests/data/documents/bad",
    ".svmatch" },
  { "team", read_team, "data/teams tests/fuzz/seeds tests/data/documents/bad", ".svteam" },
  { "variant", read_variant, "data/variants tests/data/documents/bad", ".svvariant" },
  { "board", read_board, "data/boards tests/data/documents/bad", ".json" },
  { "cup", read_cup, "tests/fuzz/seeds tests/data/documents/bad", ".svcup" },
  { "players", read_players, "tests/fuzz/seeds", "sv" },
  { "course", read_course, "data/lessons", ".json" },
  { "puzzle", read_puzzle, "data/puzzles", ".json" },
  { "autosave", read_autosave, "tests/fuzz/seeds", ".autosave" },
  { "journal", read_journal, "tests/fuzz/seeds", ".journal" },
  { "table", read_table, "tests/fuzz/seeds", ".svtable" },
  { "picture", read_picture, "tests/fuzz/seeds", "g" },
  { "picture-url", read_picture_url, "tests/fuzz/seeds", ".url" },
};
const gsize n_readers = G_N_ELEMENTS (readers);

const Reader *
reader_find (const char *name)
{
  for (gsize i = 0; i < n_readers; i++)
    if (g_str_equal (readers[i].name, name))
      return &readers[i];
  return NULL;
}
