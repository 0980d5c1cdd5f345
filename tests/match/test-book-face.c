/* SPDX-License-Identifier: GPL-3.0-or-later */

/* What becomes of a competition while its matches are played here, counted at tables, typed in, taken from files,
 * undone and left for later stays what it is, until somebody means to change it. See face-fixture.h. */

#include "doc-fixture.h"
#include "face-fixture.h"
#include "folder-fixture.h"
#include "play-fixture.h"
#include "save-fixture.h"
#include "sv-autosave.h"
#include "sv-cup-book.h"
#include "sv-cup-schedule.h"
#include "sv-games.h"
#include "sv-match-file.h"
#include "sv-season.h"
#include "sv-table-shelf.h"
#include "table-fixture.h"

#include <sys/random.h>

enum { BOOKS = 36, DEEDS = 60, MATCHES = 2 };

enum { DONE, TOLD, DOCUMENT, LIVE, KEPT, SCORERS, SEASON };

static const char *const aspects[] = {
  "done", "told", "document", "live", "kept", "scorers", "season", NULL,
};

static SvCupBook *book;
static char *path;                 /* of its file */
static SvMatch *matches[MATCHES];  /* that are played now, or NULL */
static unsigned fixtures[MATCHES]; /* of these */
static int n_changes, n_lives, n_removed;

static gint64 now_us = 1000;

/* Dice are the test's own, and so is time. */
ssize_t
getrandom (void *bytes, size_t n, unsigned flags)
{
  memset (bytes, 7, n);
  return (ssize_t)n;
}

/* --- What there is to see ------------------------------------------------------------------------------ */

/* Without what tells when it was. */
static void
add_document (const SvCupDoc *doc)
{
  g_autofree char *text = sv_cup_doc_write (doc, FALSE);
  g_autoptr (GRegex) when = g_regex_new ("\"(created|began)\":[^,}]*", 0, 0, NULL);

  add_text (DOCUMENT, g_regex_replace_literal (when, text, -1, 0, "", 0, NULL));
}

static void
add_live (void)
{
  const SvCup *cup = sv_cup_book_get_doc (book)->cup;

  for (unsigned i = 0; i < cup->fixtures->len; i++) {
    int score[2] = { 77, 77 };
    const gboolean live = sv_cup_book_get_live (book, i, score);

    add (LIVE, "%u: %d %d–%d, %d", i, live, score[0], score[1], sv_cup_book_has_table (book, i));
  }
  for (unsigned i = 0; i < MATCHES; i++) {
    const SvBond *bond = matches[i] != NULL ? sv_match_get_bond (matches[i]) : NULL;

    if (bond != NULL)
      add (LIVE, "of %d, %u, %d", g_str_equal (bond->competition, path), bond->fixture,
           bond->decide);
  }
  add (LIVE, "%d changes, %d lives, %d removed", n_changes, n_lives, n_removed);
}

/* The files of tables that are kept. */
static void
add_kept (void)
{
  g_autoptr (GPtrArray) own = sv_table_shelf_list (path, FALSE);
  g_autoptr (GPtrArray) all = sv_table_shelf_list (NULL, FALSE);

  for (guint i = 0; i < own->len; i++) {
    const char *end = strrchr (own->pdata[i], '-');
    g_autoptr (SvTable) table = sv_table_new_from_file (own->pdata[i], NULL);

    if (table == NULL)
      add (KEPT, "%s: nothing", end);
    else
      add (KEPT, "%s: %d–%d, of %d, %d", end, sv_table_get_score (table, 0),
           sv_table_get_score (table, 1),
           g_str_equal (sv_table_get_bond (table)->competition, path),
           sv_table_get_bond (table)->decide);
  }
  add (KEPT, "%u of %u", own->len, all->len);
}

static void
add_counts (const char *what, GArray *counts)
{
  for (guint i = 0; i < counts->len; i++) {
    const SvSeasonCount *one = &g_array_index (counts, SvSeasonCount, i);
    add (SEASON, "%s %s: %u", what, one->name, one->n);
  }
  g_array_unref (counts);
}

/* What a team makes of it. */
static void
add_season (const char *file)
{
  const SvCupDoc *doc = sv_cup_book_get_doc (book);
  g_autofree char *team = sv_cup_doc_dup_name (doc, below (3));
  g_autofree char *place = g_strdup_printf ("%s#%u", path, below (doc->cup->fixtures->len));
  const char *const left_out[] = { place, NULL };
  g_autoptr (SvSeason) season = sv_season_new (doc->game, team);

  sv_season_add_cup (season, path, left_out);
  add (SEASON, "%s: %d", team, sv_season_add (season, file, below (4) == 0));
  for (guint i = 0; i < season->matches->len; i++) {
    const SvSeasonMatch *one = season->matches->pdata[i];

    add (SEASON, "%s %d–%d %d %d, %d", one->opponent, one->goals[0], one->goals[1], one->result,
         one->left_out, strrchr (one->path, '#') != NULL);
    for (guint k = 0; k < one->scorers->len; k++)
      add (SEASON, "%s", (const char *)one->scorers->pdata[k]);
  }
  for (unsigned i = 0; i < 3; i++) {
    g_autofree char *other = sv_cup_doc_dup_name (doc, i);
    const SvSeasonSum sum = sv_season_sum (season, i > 0 ? other : NULL);
    add (SEASON, "%u: %u %u %u, %d–%d", sum.played, sum.won, sum.drawn, sum.lost, sum.goals[0],
         sum.goals[1]);
  }
  add_counts ("goals", sv_season_scorers (season));
  add_counts ("against", sv_season_opponents (season));
}

static void
look (void)
{
  g_autoptr (GArray) scorers = sv_cup_book_count_scorers (book, (int)below (3) - 1);

  for (guint i = 0; i < scorers->len; i++) {
    const SvCupScorer *one = &g_array_index (scorers, SvCupScorer, i);
    add (SCORERS, "%u %s %u %u", one->team, one->name, one->goals, one->matches);
  }
  add_document (sv_cup_book_get_doc (book));
  add_live ();
}

/* --- The book ------------------------------------------------------------------------------------------ */

static void
notice_cb (SvCupBook *self, const char *sentence)
{
  add (TOLD, "%s", sentence);
}

static void
watch (SvCupBook *opened)
{
  book = opened;
  n_changes = n_lives = n_removed = 0;
  g_signal_connect (book, "notice", G_CALLBACK (notice_cb), NULL);
  g_signal_connect_swapped (book, "changed", G_CALLBACK (count_cb), &n_changes);
  g_signal_connect_swapped (book, "live", G_CALLBACK (count_cb), &n_lives);
  g_signal_connect_swapped (book, "removed", G_CALLBACK (count_cb), &n_removed);
}

static void
load (void)
{
  g_autoptr (GError) error = NULL;
  SvCupBook *opened = sv_cup_book_load (path, &error);

  g_assert_no_error (error);
  watch (opened);
}

static SvCupDoc *
draw_cup (unsigned number)
{
  const SvGame *game = sv_games ()[number % 3];
  g_autoptr (SvVariantDoc) variant = sv_variant_doc_new (game);
  g_autoptr (GPtrArray) teams = g_ptr_array_new_with_free_func ((GDestroyNotify)sv_team_doc_free);
  g_autoptr (GError) error = NULL;
  const SvCupKind kind = number / 3 % 2 == 0 ? SV_CUP_LEAGUE : SV_CUP_KNOCKOUT;
  SvCup *cup = sv_cup_new (kind, 3 + below (2), game->season.points);

  cup->legs = kind == SV_CUP_LEAGUE && below (2) == 0 ? 2 : 1;
  sv_cup_schedule (cup);
  for (unsigned i = 0; i < cup->n_teams; i++) {
    g_autofree char *name = g_strdup_printf ("Team %u", i + 1);
    g_ptr_array_add (teams, named_team (game, name));
  }
  SvCupDoc *doc = sv_cup_doc_new ("Cup", variant, teams, cup, &error);
  g_assert_no_error (error);
  return doc;
}

/* --- What people do ------------------------------------------------------------------------------------ */

/* A fixture that can be played, most often. */
static unsigned
draw_fixture (void)
{
  const SvCup *cup = sv_cup_book_get_doc (book)->cup;
  g_autofree SvCupMeeting *meetings = sv_cup_meetings (cup);

  for (unsigned i = 0; i < cup->fixtures->len && below (5) > 0; i++)
    if (meetings[i].teams[0] >= 0 && meetings[i].teams[1] >= 0 && below (3) > 0 &&
        !sv_cup_is_settled (sv_cup_fixture (cup, i)))
      return i;
  return below (cup->fixtures->len);
}

static void
let_run (SvTable *table)
{
  if (sv_table_get_slate (table)->period_ms > 0)
    run_out (table);
}

static void
play_at_table (unsigned i)
{
  SvTable *table = sv_cup_book_play_table (book, i);

  if (table == NULL)
    return;
  for (unsigned n = below (9); n > 0; n--) {
    const int side = (int)below (2), card = (int)below (4);

    switch (below (9)) {
    case 0:
      let_run (table);
      break;
    case 1:
    case 2:
    case 3:
      for (unsigned turns = 0; turns < 20; turns++)
        sv_table_turn (table);
      break;
    case 4:
      sv_table_add_mark (table, side, card, below (2));
      break;
    case 5:
      sv_table_remove_goal (table, side);
      break;
    case 6:
      sv_undo_go (sv_table_get_undo (table), -1);
      break;
    default:
      sv_table_add_goal (table, side, card - 1);
    }
  }
  if (below (9) == 0)
    sv_table_restart (table);
  add (DONE, "%d–%d, over %d, end %d", sv_table_get_score (table, 0), sv_table_get_score (table, 1),
       sv_table_is_over (table), sv_table_get_end (table));
}

/* To its end without a clock, whatever the table says. */
static void
end_at_table (unsigned i)
{
  SvTable *table = sv_cup_book_play_table (book, i);

  if (table == NULL)
    return;
  for (unsigned n = 0; n < 60 && !sv_table_is_over (table); n++) {
    let_run (table);
    if (below (3) == 0)
      sv_table_add_goal (table, (int)below (2), (int)below (4) - 1);
    sv_table_turn (table);
  }
  add (DONE, "over %d", sv_table_is_over (table));
}

/* NULL is none. */
static SvMatch *
on_own_time (SvMatch *match)
{
  if (match != NULL)
    sv_clock_set_source (sv_match_get_clock (match), fake_time, &now_us);
  return match;
}

/* So many events, or to its end if that is not too far. */
static void
play_match (SvMatch *match, unsigned wanted)
{
  const gboolean endless = g_str_equal (sv_match_get_game (match)->id, "champions-2020");
  const unsigned most = endless ? MIN (wanted, 60) : wanted;

  for (unsigned i = 0; i < most && sv_match_get_node (match)->kind != SV_NODE_OVER; i++) {
    unsigned n;
    SvNode node;

    sv_match_go_on (match);
    sv_match_get_game (match)->node (sv_match_get_setup (match), sv_match_get_state (match), &node);
    if (node.time && i % 60 == 59)
      play (match, "time");
    else {
      const SvEvent *legal = sv_match_get_legal (match, &n);
      sv_match_choose (match, legal[below (n)], NULL);
    }
  }
}

/* Left to be gone on with, or for good; no more than one is kept, so that there is no doubt which is. */
static void
leave (unsigned slot)
{
  g_autofree char *autosaves = sv_library_autosave_folder ();
  g_autoptr (GPtrArray) kept = sv_autosave_list (autosaves);
  SvMatch *match = matches[slot];

  if (match == NULL)
    return;
  if (kept->len == 0 && below (4) > 0) {
    sv_match_autosave (match, autosaves);
    write_out (sv_match_get_autosave (match));
  }
  sv_match_close (match);
  g_clear_object (&matches[slot]);
  sv_save_wait ();
}

/* How many are kept to be gone on with; where there are two, nobody can say which of them was the last. */
static guint
count_left (void)
{
  g_autofree char *autosaves = sv_library_autosave_folder ();
  g_autoptr (GPtrArray) kept = sv_autosave_list (autosaves);

  return kept->len;
}

static void
open_match (unsigned slot)
{
  leave (slot);
  if (count_left () > 1)
    return;
  fixtures[slot] = draw_fixture ();
  matches[slot] = on_own_time (sv_cup_book_play (book, fixtures[slot]));
  if (matches[slot] != NULL)
    add (DONE, "match of %u at %u, paused %d", fixtures[slot],
         sv_match_get_position (matches[slot]),
         sv_clock_get_paused (sv_match_get_clock (matches[slot])));
}

/* What was kept, opened by itself. */
static void
take_back (unsigned slot)
{
  g_autofree char *autosaves = sv_library_autosave_folder ();

  leave (slot);
  g_autoptr (GPtrArray) kept = sv_autosave_list (autosaves);
  if (kept->len != 1)
    return;
  matches[slot] = on_own_time (sv_match_new_from_autosave (kept->pdata[0], NULL, NULL));
  if (matches[slot] != NULL)
    add (DONE, "back %d", sv_cup_book_take_back (book, matches[slot]));
}

static char *
write_match (void)
{
  char *file = g_build_filename (folder, "match.svmatch", NULL);
  g_autoptr (SvMatchDoc) doc =
      sv_cup_doc_open_match (sv_cup_book_get_doc (book), draw_fixture (), NULL);

  if (doc == NULL)
    return file;
  SvMatch *match = on_own_time (sv_match_new (g_steal_pointer (&doc)));
  play_match (match, below (4) > 0 ? 9000 : 20);
  g_autofree char *text = sv_match_doc_write (sv_match_write_doc (match), FALSE);
  g_assert_true (g_file_set_contents (file, text, -1, NULL));
  g_object_unref (match);
  return file;
}

static void
take_file (void)
{
  g_autofree char *file = write_match ();

  add (DONE, "taken %d", sv_cup_book_take (book, file));
  write_out (book);
  for (unsigned i = 0; i < 3; i++)
    add_season (file);
}

static void
type (unsigned i)
{
  const SvCupDoc *doc = sv_cup_book_get_doc (book);
  const SvCupResult result = { .played = true,
                               .how = SV_END_FULL_TIME,
                               .score = { below (3), below (3) } };
  g_autoptr (GError) error = NULL;
  SvCupDoc *after = below (3) == 0   ? sv_cup_doc_clear (doc, i, &error)
                    : below (6) == 0 ? sv_cup_doc_withdraw (doc, below (3), below (2) == 0, &error)
                                     : sv_cup_doc_result (doc, i, &result, &error);

  add (DONE, "typed %d", sv_cup_book_commit (book, after, below (2) == 0 ? "typed" : NULL, error));
}

/* By a program that is none of ours. */
static void
write_otherwise (unsigned i)
{
  const SvCupResult result = { .played = true, .how = SV_END_FULL_TIME, .score = { 7, below (7) } };

  write_out (book);
  g_autoptr (SvCupDoc) other = sv_cup_doc_result (sv_cup_book_get_doc (book), i, &result, NULL);
  if (other == NULL)
    return;
  g_autofree char *text = sv_cup_doc_write (other, TRUE);
  g_assert_true (g_file_set_contents (path, text, below (3) == 0 ? 20 : -1, NULL));
  sv_cup_book_look_again (book);
  if (below (2) == 0)
    sv_keeper_touch (SV_KEEPER (book));
  g_assert_true (g_file_set_contents (path, text, -1, NULL));
  sv_cup_book_look_again (book);
  write_out (book);
}

/* Closed and opened again, by another name perhaps. */
static void
reopen (void)
{
  for (unsigned i = 0; i < MATCHES; i++)
    leave (i);
  write_out (book);
  g_clear_object (&book);
  sv_save_wait ();
  add_kept ();
  if (below (3) == 0) {
    g_autofree char *before = path;
    g_autofree char *name = g_strdup_printf ("moved %u.svcup", below (100));
    path = g_build_filename (folder, name, NULL);
    g_assert_cmpint (g_rename (before, path), ==, 0);
  }
  load ();
}

static void delete (void)
{
  g_autoptr (GError) error = NULL;
  g_autofree char *hidden = sv_cup_book_delete (path, &error);

  if (hidden == NULL) {
    add (DONE, "%s", error->message);
    return;
  }
  for (unsigned i = 0; i < MATCHES; i++)
    leave (i);
  g_clear_object (&book);
  sv_save_wait ();
  g_free (path);
  path = sv_library_restore (hidden, &error);
  g_assert_no_error (error);
  load ();
}

static void
do_any (void)
{
  const unsigned what = below (20), slot = below (MATCHES);

  add (DONE, "%u", what);
  switch (what) {
  case 0:
  case 1:
  case 2:
    play_at_table (draw_fixture ());
    break;
  case 3:
    end_at_table (draw_fixture ());
    break;
  case 4:
  case 5: {
    const unsigned i = draw_fixture ();
    if (sv_cup_book_has_table (book, i))
      add (DONE, "table %d", sv_cup_book_take_table (book, i));
    break;
  }
  case 6:
  case 7:
    open_match (slot);
    break;
  case 8:
  case 9:
  case 10:
    if (matches[slot] != NULL)
      play_match (matches[slot], below (3) == 0 ? 9000 : below (60));
    break;
  case 11:
    leave (slot);
    break;
  case 12:
    take_back (slot);
    break;
  case 13:
    take_file ();
    break;
  case 14:
    write_otherwise (draw_fixture ());
    break;
  case 15:
    reopen ();
    break;
  case 16:
    delete ();
    break;
  case 17:
    sv_undo_go (sv_cup_book_get_undo (book), below (2) == 0 ? 1 : -1);
    break;
  default:
    type (draw_fixture ());
  }
}

static void
run_book (unsigned number)
{
  folder = sv_library_kind_folder (SV_DOCUMENT_CUP);
  g_assert_cmpint (g_mkdir_with_parents (folder, 0700), ==, 0);
  path = g_build_filename (folder, "cup.svcup", NULL);
  watch (sv_cup_book_new (draw_cup (number), path));
  sv_keeper_touch (SV_KEEPER (book));
  write_out (book);
  for (unsigned i = 0; i < DEEDS; i++) {
    do_any ();
    look ();
  }
  for (unsigned i = 0; i < MATCHES; i++)
    leave (i);
  g_clear_object (&book);
  sv_save_wait ();
  add_kept ();
  remove_folder (g_get_user_data_dir ());
  g_clear_pointer (&folder, g_free);
  g_clear_pointer (&path, g_free);
}

int
main (int argc, char **argv)
{
  static const Face face = { "book-face", BOOKS, aspects, run_book };
  g_autofree char *home = g_dir_make_tmp ("speelveld-XXXXXX", NULL);

  g_setenv ("XDG_DATA_HOME", home, TRUE);
  const int result = face_main (argc, argv, &face);
  remove_folder (home);
  return result;
}
