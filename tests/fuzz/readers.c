/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "readers.h"

#include "cli-part.h"
#include "cli-thumbnail.h"
#include "sv-course-doc.h"
#include "sv-cup-changes.h"
#include "sv-cup-entering.h"
#include "sv-cup-export.h"
#include "sv-cup-form.h"
#include "sv-cup-html.h"
#include "sv-cup-sheets.h"
#include "sv-folder.h"
#include "sv-games.h"
#include "sv-guest-doc.h"
#include "sv-match-saver.h"

#include "sv-json.h"
#include "sv-picture-helper.h"
#include "sv-picture-read.h"
#include "sv-player-list.h"
#include "sv-puzzle-doc.h"
#include "sv-rng.h"
#include "sv-season.h"
#include "sv-table.h"

#include <glib/gstdio.h>
#include <string.h>
#include <sys/resource.h>

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

/* --- All that a window asks about a position --- */

static const char *
say_team (void *data, int side)
{
  return side == 0 ? "Fox" : "שועל";
}

static void
say_who (void *data, int side, int piece, char *out, size_t size)
{
  g_strlcpy (out, say_team (data, side), size);
}

static void
say_piece (void *data, int piece, char *out, size_t size)
{
  g_snprintf (out, size, "piece %d", piece);
}

static const char *
say_space (void *data, int space)
{
  return "space";
}

static void
check_phrase (const SvPhrase *phrase)
{
  const SvWords words = { NULL, NULL, say_team, say_who, say_piece, say_space };
  char text[512];

  g_assert_true (g_utf8_validate (sv_phrase_say (phrase, &words, text, sizeof text), -1, NULL));
}

static void
check_notes (const SvNotes *notes)
{
  for (unsigned i = 0; i < notes->n; i++)
    check_phrase (&notes->notes[i].phrase);
}

/* Of a piece and a space that chance picks, or none. */
static void
ask_about_place (const SvGame *game,
                 const void *setup,
                 const void *state,
                 const SvEvent *legal,
                 unsigned n,
                 SvRng *rng)
{
  SvView view;
  SvPhrase phrase;
  SvNotes notes = { 0 };

  game->view (setup, state, &view);
  const int piece = (int)sv_rng_below (rng, view.n_pieces + 1) - 1;
  const int space = (int)sv_rng_below (rng, game->board (setup)->n_spaces + 1) - 1;
  if (sv_game_why_not (game, setup, state, legal, n, piece, space, &phrase))
    check_phrase (&phrase);
  sv_game_meaning (game, setup, state, space >= 0 ? -1 : piece, space, &notes);
  check_notes (&notes);
}

/* A position as a person would set it up is a position again. */
static void
ask_as_set_up (const SvGame *game, const void *setup, const void *state)
{
  _Alignas(max_align_t) guint8 again[SV_MAX_STATE];
  SvPlacement placement;
  SvPhrase why;

  if (sv_game_n_phases (game) == 0)
    return;
  sv_game_to_placement (game, setup, state, &placement);
  if (!sv_game_from_placement (game, setup, &placement, again, &why))
    check_phrase (&why);
  else if (game->broken != NULL)
    g_assert_cmpstr (game->broken (setup, again), ==, NULL);
}

static void
ask (const SvGame *game,
     const void *setup,
     const void *state,
     const SvEvent *legal,
     unsigned n,
     SvRng *rng)
{
  SvScene scene;
  SvTarget target;
  SvTiming timing;
  SvTurn turn;
  SvPhrase phrase;
  SvNotes counts = { 0 };

  sv_game_scene (game, setup, state, &scene);
  sv_game_timing (game, setup, state, &timing);
  sv_game_turn (game, setup, state, &turn);
  game->words.prompt (setup, state, &phrase);
  check_phrase (&phrase);
  for (unsigned i = 0; i < n; i++)
    game->event_target (setup, state, legal[i], &target);
  if (game->words.counts != NULL)
    game->words.counts (setup, state, &counts);
  check_notes (&counts);
  if (sv_game_lesson (game, setup, state, &phrase) != NULL)
    check_phrase (&phrase);
  ask_about_place (game, setup, state, legal, n, rng);
  ask_as_set_up (game, setup, state);
  for (int side = 0; side < 2 && game->secrets.hide_secrets != NULL; side++) {
    _Alignas(max_align_t) guint8 hidden[SV_MAX_STATE];
    memcpy (hidden, state, game->state_size);
    game->secrets.hide_secrets (setup, hidden, side);
  }
  g_autoptr (JsonObject) dumped = sv_document_state (game, setup, state);
}

/* What is told of an event that was made. */
static void
ask_of_event (
    const SvGame *game, const void *setup, const void *before, SvEvent event, const void *after)
{
  SvNotes notes;
  SvMoves moves;

  sv_game_notes (game, setup, before, event, after, &notes);
  check_notes (&notes);
  sv_game_moves (game, setup, before, event, after, &moves);
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
    ask (game, setup, state, events, n, &rng);
    if (n == 0)
      return;
    _Alignas(max_align_t) guint8 before[SV_MAX_STATE];
    memcpy (before, state, game->state_size);
    const SvEvent event = node.time && sv_rng_below (&rng, 8) == 0 ? sv_event_time ()
                                                                   : events[sv_rng_below (&rng, n)];
    const SvHistoryResult result = sv_history_append (doc->history, event, doc->elapsed_ms);
    if (result == SV_HISTORY_FULL)
      return;
    g_assert_cmpint (result, ==, SV_HISTORY_OK);
    ask_of_event (game, setup, before, event, sv_history_get_state (doc->history));
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

/* Events as people type them, a line each, in a match of the game that the first byte picks. */
static void
read_events (const char *bytes, gsize n)
{
  unsigned n_games = 0;

  while (sv_games ()[n_games] != NULL)
    n_games++;
  const SvGame *game = sv_games ()[n > 0 ? (guchar)bytes[0] % n_games : 0];
  g_autoptr (SvVariantDoc) variant = sv_variant_doc_new (game);
  g_autoptr (SvMatchDoc) doc = sv_match_doc_new (variant, NULL, NULL, NULL);
  g_autofree char *text = g_strndup (bytes, n);
  g_auto (GStrv) lines = g_strsplit (text, "\n", -1);

  for (char **line = lines; *line != NULL; line++)
    if (sv_history_append_text (doc->history, *line, 0) == SV_HISTORY_OK)
      continue;
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

/* text, which is taken, is this. */
static void
assert_same_text (char *text, const char *expected)
{
  g_autofree char *taken = text;

  g_assert_cmpstr (taken, ==, expected);
}

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

/* All that is made of a competition for people and for other programs. */
static void
export_cup (const SvCupDoc *doc)
{
  for (SvCupFormat format = SV_CUP_CSV_TABLE; format <= SV_CUP_HTML; format++)
    for (SvCsvForm form = SV_CSV_PLAIN; form <= SV_CSV_SPREADSHEET; form++) {
      g_autoptr (GBytes) bytes = sv_cup_export (doc, format, form);
      gsize n;
      const char *text = g_bytes_get_data (bytes, &n);
      g_assert_true (g_utf8_validate_len (text, n, NULL));
    }
  g_autoptr (GPtrArray) site = sv_cup_html_site (doc);
  g_autoptr (SvSheetCup) sheets = sv_cup_sheets_new (doc, SV_CUP_SHEETS_ALL, -1);
  g_assert_cmpuint (site->len, >, doc->cup->n_teams);
}

/* What a person does next; NULL: it is refused. */
static SvCupDoc *
change_once (const SvCupDoc *doc, SvRng *rng, GError **error)
{
  const unsigned i = sv_rng_below (rng, doc->cup->fixtures->len);
  const unsigned team = sv_rng_below (rng, doc->cup->n_teams);
  const SvCupResult result = { .played = true,
                               .how = sv_rng_below (rng, SV_CUP_N_HOWS),
                               .score = { sv_rng_below (rng, 4), sv_rng_below (rng, 1001) },
                               .shootout = { sv_rng_below (rng, 3), sv_rng_below (rng, 3) } };
  switch (sv_rng_below (rng, 10)) {
  case 0:
    return sv_cup_doc_clear (doc, i, error);
  case 1:
    return sv_cup_doc_void (doc, i, error);
  case 2:
    return sv_cup_doc_withdraw (doc, team, sv_rng_below (rng, 2) == 0, error);
  case 3: {
    g_autoptr (SvMatchDoc) match = sv_cup_doc_open_match (doc, i, error);
    return match != NULL ? sv_cup_doc_match (doc, i, match, error) : NULL;
  }
  case 4:
    return sv_cup_doc_adjust (doc, team, (int)sv_rng_below (rng, 202) - 101, "late", error);
  case 5:
    return sv_cup_doc_unadjust (doc, team, error);
  case 6:
    return sv_cup_doc_rename (doc, team, "Late", error);
  case 7:
    return sv_cup_doc_add_team (doc, doc->teams->pdata[team],
                                sv_rng_below (rng, MAX (doc->cup->n_groups, 1)), error);
  default:
    return sv_cup_doc_result (doc, i, &result, error);
  }
}

/* Whatever was changed can be read again, as it is. */
static void
change_cup (SvCupDoc *doc)
{
  enum { CHANGES = 6 };
  g_autoptr (SvCupDoc) now = NULL;
  SvRng rng;

  sv_rng_seed (&rng, doc->cup->fixtures->len);
  for (unsigned k = 0; k < CHANGES && doc->cup->fixtures->len > 0; k++) {
    g_autoptr (GError) error = NULL;
    SvCupDoc *next = change_once (now != NULL ? now : doc, &rng, &error);
    check_answer (next, error);
    if (next == NULL)
      continue;
    g_clear_pointer (&now, sv_cup_doc_free);
    now = next;
    g_autofree char *text = sv_cup_doc_write (now, FALSE);
    g_autoptr (SvCupDoc) again = sv_cup_doc_read (text, strlen (text), NULL, &error);
    g_assert_no_error (error);
    assert_same_text (sv_cup_doc_write (again, FALSE), text);
  }
  if (now != NULL)
    export_cup (now);
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
  export_cup (doc);
  change_cup (doc);
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
    if (!taken)
      continue;
    g_assert_cmpuint (result.n_taken, >, 0);
    write_team_twice (team);
  }
}

/* --- Competitions of other computers --- */

/* What a browser sends of the form of a table. */
static void
read_form (const char *bytes, gsize n)
{
  enum { FIXTURES = 8 };
  g_autoptr (GError) error = NULL;
  g_autoptr (GBytes) body = g_bytes_new (bytes, n);
  g_autoptr (SvCupForm) form = sv_cup_form_read (body, &error);
  SvCupProposal proposal = { 0 };

  check_answer (form, error);
  if (form == NULL)
    return;
  if (!sv_cup_form_read_result (form, FIXTURES, &proposal, &error)) {
    check_answer (NULL, error);
    return;
  }
  g_assert_no_error (error);
  g_assert_cmpuint (proposal.fixture, <, FIXTURES);
  g_assert_cmpuint (proposal.result.how, <, SV_CUP_N_HOWS);
  for (int side = 0; side < 2; side++)
    g_assert_cmpuint (proposal.result.score[side], <=, SV_CUP_MAX_GOALS);
}

static gboolean
read_joined_text (const char *bytes, gsize n, char **written, GError **error)
{
  g_auto (SvGuestDoc) doc = { 0 };

  sv_guest_doc_init (&doc);
  if (!sv_guest_doc_read (&doc, bytes, n, error))
    return FALSE;
  for (guint i = 0; i < doc.items->len; i++)
    g_assert_cmpuint (((const SvGuestItem *)doc.items->pdata[i])->fixture, <,
                      doc.plan->cup->fixtures->len);
  *written = sv_guest_doc_write (&doc);
  return TRUE;
}

static void
read_joined (const char *bytes, gsize n)
{
  g_autoptr (GError) error = NULL;
  g_autofree char *written = NULL, *second = NULL;
  const gboolean taken = read_joined_text (bytes, n, &written, &error);

  g_assert_true (taken == (error == NULL));
  if (!taken)
    return;
  read_joined_text (written, strlen (written), &second, &error);
  g_assert_no_error (error);
  g_assert_cmpstr (second, ==, written);
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
  SvMatchSaver *autosave = sv_match_saver_open (path, &doc, &told, &error);

  check_answer (autosave, error);
  g_assert_true ((doc == NULL) == (autosave == NULL));
  if (doc != NULL)
    try_match (doc);
  if (autosave != NULL)
    sv_auto_saver_close (SV_AUTO_SAVER (autosave));
  g_clear_object (&autosave);
  g_remove (damaged);
}

/* A goal, a card, a die, the clock: whatever people do at a table, in any order. */
static void
act_once (SvTable *table, SvRng *rng)
{
  const SvGame *game = sv_table_get_doc (table)->game;
  const int side = (int)sv_rng_below (rng, 2),
            card = (int)sv_rng_below (rng, game->n_cards + 1) - 1;
  unsigned n_marks = 0, n_kinds = 0;

  while (sv_game_score_sheet_marks (game)[n_marks].label != NULL)
    n_marks++;
  while (sv_game_score_sheet_throws (game)[n_kinds].label != NULL)
    n_kinds++;
  switch (sv_rng_below (rng, 12)) {
  case 0:
    sv_table_turn (table);
    break;
  case 1:
    sv_table_remove_goal (table, side);
    break;
  case 2:
    sv_table_add_miss (table, side);
    break;
  case 3:
    if (sv_table_can_next (table))
      sv_table_next_period (table);
    break;
  case 4:
    if (n_marks > 0 && card >= 0)
      sv_table_add_mark (table, side, card, sv_rng_below (rng, n_marks));
    break;
  case 5:
    sv_table_set_kind (table, sv_rng_below (rng, MAX (n_kinds, 1)));
    break;
  case 6:
    sv_table_throw (table);
    break;
  case 7:
    sv_table_enter_die (table, 1 + sv_rng_below (rng, 6));
    break;
  case 8:
    sv_table_correct_die (table);
    break;
  case 9:
    sv_table_end (table);
    break;
  case 10:
    sv_undo_go (sv_table_get_undo (table), sv_rng_below (rng, 2) == 0 ? -1 : 1);
    break;
  default:
    sv_table_add_goal (table, side, card);
    break;
  }
}

static void
act_at (SvTable *table)
{
  enum { ACTS = 30 };
  unsigned n_notes;
  SvRng rng;

  sv_table_get_notes (table, &n_notes);
  sv_rng_seed (&rng, n_notes);
  for (unsigned i = 0; i < ACTS; i++) {
    act_once (table, &rng);
    g_assert_nonnull (sv_table_get_score_sheet (table));
    g_assert_nonnull (sv_table_get_period_name (table));
  }
}

/* A match or a competition whose team is looked at. */
static void
read_season (const char *bytes, gsize n)
{
  const char *path = scratch_file ("a.svmatch", bytes, n);

  for (const SvGame *const *game = sv_games (); *game != NULL; game++) {
    g_autoptr (SvSeason) season = sv_season_new (*game, "Ajax");
    sv_season_add_file (season, path, NULL);
    const SvSeasonSum sum = sv_season_sum (season, NULL);
    g_autoptr (GArray) scorers = sv_season_scorers (season);
    g_autoptr (GArray) opponents = sv_season_opponents (season);
    g_assert_cmpuint (sum.played, ==, sum.won + sum.drawn + sum.lost);
    g_assert_cmpuint (opponents->len, <=, season->matches->len);
  }
}

static void
read_fixture_link (const char *bytes, gsize n)
{
  g_auto (SvFixtureLink) link = { 0 };

  if (sv_match_saver_read_fixture_link (scratch_file ("a.autosave", bytes, n), &link))
    g_assert_nonnull (link.competition);
}

/* A part of a series, as `lab --merge` reads it. */
static void
read_part (const char *bytes, gsize n)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (CliPart) part = cli_part_read (bytes, n, &error);

  check_answer (part, error);
  if (part == NULL)
    return;
  g_autoptr (JsonObject) object = cli_part_write (part);
  g_autofree char *written = sv_json_write (object, FALSE);
  g_autoptr (CliPart) again = cli_part_read (written, strlen (written), &error);
  g_assert_no_error (error);
  g_autoptr (JsonObject) second = cli_part_write (again);
  assert_same_text (sv_json_write (second, FALSE), written);
}

/* Any document, as a folder shows it. */
static void
read_thumbnail (const char *bytes, gsize n)
{
  g_autoptr (GError) error = NULL;
  g_auto (SvDocument) document = { 0 };

  if (!sv_document_read (bytes, n, NULL, &document, NULL, &error)) {
    check_answer (NULL, error);
    return;
  }
  g_autoptr (GBytes) picture = sv_cli_thumbnail_write (&document, 64, &error);
  check_answer (picture, error);
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
  act_at (table);
}

/* --- Pictures --- */

enum { SIDE = 64 };

/* No helper that decoded a picture may have had more memory than its share, and what it begins
 * with. */
static void
check_helpers (void)
{
#ifndef __SANITIZE_ADDRESS__
  struct rusage children;

  getrusage (RUSAGE_CHILDREN, &children);
  g_assert_cmpint (children.ru_maxrss, <, (SV_HELPER_BYTES >> 10) + (64 << 10)); /* KiB */
#endif
}

static void
check_picture (cairo_surface_t *picture, const GError *error)
{
  check_answer (picture, error);
  check_helpers ();
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
  { "variant", read_variant, "data/variants tests/fuzz/seeds tests/data/documents/bad",
    ".svvariant" },
  { "board", read_board, "data/boards tests/data/documents/bad", ".json" },
  { "cup", read_cup, "tests/fuzz/seeds tests/data/documents/bad", ".svcup" },
  { "form", read_form, "tests/fuzz/seeds", ".form" },
  { "joined", read_joined, "tests/fuzz/seeds", ".joined" },
  { "players", read_players, "tests/fuzz/seeds", "sv" },
  { "course", read_course, "data/lessons", ".json" },
  { "puzzle", read_puzzle, "data/puzzles", ".json" },
  { "autosave", read_autosave, "tests/fuzz/seeds", ".autosave" },
  { "table", read_table, "tests/fuzz/seeds", ".svtable" },
  { "bond", read_fixture_link, "tests/fuzz/seeds", ".autosave" },
  { "events", read_events, "tests/fuzz/seeds", ".events" },
  { "part", read_part, "tests/fuzz/seeds", ".part" },
  { "season", read_season, "tests/data/matches tests/fuzz/seeds", "" },
  { "thumbnail", read_thumbnail, "tests/fuzz/seeds data/teams tests/data/matches", "" },
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
