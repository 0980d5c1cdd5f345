/* SPDX-License-Identifier: GPL-3.0-or-later */

/* A day with a competition: its matches are played here, counted at a table, typed in, taken
 * from a file and left for later; another program writes its file, and it is deleted and brought
 * back. What people are told of all that, and what the competition holds then. */

#include "../doc-fixture.h"
#include "../folder-fixture.h"
#include "../match/table-fixture.h"
#include "../play-fixture.h"
#include "../save-fixture.h"
#include "changes.h"
#include "sv-cup-book.h"
#include "sv-cup-changes.h"
#include "sv-cup-entering.h"
#include "sv-cup-schedule.h"
#include "sv-cup-tables.h"
#include "sv-cup-words.h"
#include "sv-games.h"
#include "sv-library.h"
#include "sv-match-file.h"
#include "sv-match-saver.h"
#include "sv-season.h"
#include "sv-table-shelf.h"
#include "transcripts.h"

typedef struct {
  GString *text;
  SvCupBook *book;
  char *path; /* of its file */
  GHashTable *changes;
  gint64 now_us;
  SvRng rng;
} Day;

/* --- What there is to see --- */

static void
see_fixture (Day *self, unsigned i)
{
  const SvCupDoc *doc = sv_cup_book_get_doc (self->book);
  int score[2] = { 0, 0 };
  const gboolean is_live = sv_cup_book_get_live (self->book, i, score);
  g_autofree char *name = g_strdup_printf ("match %u", i + 1);
  g_autofree char *sides = sv_cup_words_sides (doc, i);
  g_autofree char *result = sv_cup_tables_score (sv_cup_fixture (doc->cup, i));
  g_autofree char *note = sv_cup_words_note (doc, i);
  g_autofree char *live =
      is_live ? g_strdup_printf (", is played now: %d–%d", score[0], score[1]) : g_strdup ("");

  tell_change (self->changes, self->text, name,
               g_strdup_printf ("%s %s %s%s%s", sides, result, note, live,
                                sv_cup_book_has_table (self->book, i) ? ", at a table" : ""));
}

static void
see_scorers (Day *self)
{
  g_autoptr (GArray) scorers = sv_cup_book_count_scorers (self->book, -1);
  g_autoptr (GString) list = g_string_new (NULL);

  for (guint i = 0; i < scorers->len; i++) {
    const SvCupScorer *one = &g_array_index (scorers, SvCupScorer, i);
    g_string_append_printf (list, "%s of team %u made %u in %u; ", one->name, one->team + 1,
                            one->goals, one->matches);
  }
  tell_change (self->changes, self->text, "scorers", g_strdup (list->str));
}

/* The files of matches and tables that are kept to be gone on with. */
static void
see_kept (Day *self)
{
  g_autofree char *autosaves = sv_library_autosave_folder ();
  g_autoptr (GPtrArray) kept = sv_match_saver_list (autosaves);
  g_autoptr (GPtrArray) own = sv_table_shelf_list (self->path, FALSE);
  g_autoptr (GPtrArray) all = sv_table_shelf_list (NULL, FALSE);

  tell_change (self->changes, self->text, "kept",
               g_strdup_printf ("%u matches, %u tables, %u of them of this competition", kept->len,
                                all->len, own->len));
}

static void
look (Day *self)
{
  SvUndo *undo = sv_cup_book_get_undo (self->book);

  for (unsigned i = 0; i < sv_cup_book_get_doc (self->book)->cup->fixtures->len; i++)
    see_fixture (self, i);
  see_scorers (self);
  see_kept (self);
  tell_change (self->changes, self->text, "undo",
               g_strdup_printf ("%s, redo %s", sv_undo_can_go (undo, -1) ? "yes" : "no",
                                sv_undo_can_go (undo, 1) ? "yes" : "no"));
}

static void
notice_cb (SvCupBook *book, const char *sentence, Day *self)
{
  add_line (self->text, "      notice: %s", sentence);
}

static void
removed_cb (SvCupBook *book, Day *self)
{
  add_line (self->text, "      (it is gone)");
}

/* Takes book. */
static void
watch (Day *self, SvCupBook *book)
{
  self->book = book;
  g_signal_connect (book, "notice", G_CALLBACK (notice_cb), self);
  g_signal_connect (book, "removed", G_CALLBACK (removed_cb), self);
}

static void
did (Day *self, const char *what)
{
  add_line (self->text, "   %s", what);
}

/* --- Matches --- */

static SvMatch *
open_match (Day *self, unsigned i)
{
  SvMatch *match = sv_cup_book_play (self->book, i);

  if (match == NULL)
    return NULL;
  sv_clock_set_source (sv_match_get_clock (match), fake_time, &self->now_us);
  add_line (self->text, "      the match of %u is open at step %u%s", i + 1,
            sv_match_get_position (match),
            sv_clock_get_paused (sv_match_get_clock (match)) ? ", paused" : "");
  return match;
}

/* So many events, or to its end. */
static void
play_events (Day *self, SvMatch *match, unsigned n_events)
{
  sv_clock_set_paused (sv_match_get_clock (match), FALSE);
  for (unsigned i = 0; i < n_events && sv_match_get_node (match)->kind != SV_NODE_OVER; i++) {
    unsigned n;
    const SvEvent *legal = sv_match_get_legal (match, &n);

    if (sv_match_get_node (match)->time && i % 60 == 59)
      play (match, "time");
    else
      sv_match_choose (match, legal[sv_rng_below (&self->rng, n)], NULL);
  }
}

/* Kept to be gone on with, and closed. Takes match. */
static void
leave (SvMatch *match)
{
  g_autofree char *autosaves = sv_library_autosave_folder ();

  sv_match_match_saver (match, autosaves);
  write_out (sv_match_get_match_saver (match));
  sv_match_close (match);
  g_object_unref (match);
  sv_save_wait ();
}

static void
play_here (Day *self)
{
  did (self, "Match 1 is begun here, and left after 40 steps.");
  SvMatch *match = open_match (self, 0);
  play_events (self, match, 40);
  look (self);
  leave (match);
  look (self);
  did (self, "It is opened again and played to its end.");
  match = open_match (self, 0);
  play_events (self, match, 9000);
  look (self);
  sv_match_discard_match_saver (match);
  sv_match_close (match);
  g_object_unref (match);
  did (self, "Somebody wants to play it once more.");
  match = open_match (self, 0);
  if (match != NULL) {
    sv_match_close (match);
    g_object_unref (match);
  }
}

/* A match that was kept is opened by itself: it finds its competition. */
static void
take_back (Day *self)
{
  g_autofree char *autosaves = sv_library_autosave_folder ();

  did (self, "Match 6 is begun and left; a window that knows no competition goes on with it.");
  SvMatch *match = open_match (self, 5);
  play_events (self, match, 25);
  leave (match);
  g_autoptr (GPtrArray) kept = sv_match_saver_list (autosaves);
  g_assert_cmpuint (kept->len, ==, 1);
  match = sv_match_new_from_match_saver (kept->pdata[0], NULL, NULL);
  sv_clock_set_source (sv_match_get_clock (match), fake_time, &self->now_us);
  add_line (self->text, "      it belongs to the competition: %d",
            sv_cup_book_take_back (self->book, match));
  look (self);
  play_events (self, match, 9000);
  look (self);
  sv_match_discard_match_saver (match);
  sv_match_close (match);
  g_object_unref (match);
  sv_save_wait ();
}

static void
play_at_table (Day *self)
{
  did (self, "Match 2 is counted at a table: a goal for each side, and one more.");
  SvTable *table = sv_cup_book_play_table (self->book, 1);
  sv_table_add_goal (table, 0, 1);
  sv_table_add_goal (table, 1, -1);
  sv_table_add_goal (table, 1, 2);
  look (self);
  for (unsigned i = 0; i < 40 && !sv_table_is_over (table); i++) {
    if (sv_table_get_score_sheet (table)->period_ms > 0)
      run_out (table);
    sv_table_turn (table);
  }
  add_line (self->text, "      the table is %s", sv_table_is_over (table) ? "over" : "not over");
  look (self);
  did (self, "A table for match 3 is used and its score taken as it is.");
  table = sv_cup_book_play_table (self->book, 2);
  sv_table_add_goal (table, 0, 0);
  look (self);
  add_line (self->text, "      taken: %d", sv_cup_book_take_table (self->book, 2));
  look (self);
}

/* --- Results that are typed or come from files --- */

static void
type_result (Day *self, unsigned i, unsigned home, unsigned away)
{
  const SvCupResult result = { .played = true, .score = { home, away } };
  g_autoptr (GError) error = NULL;
  SvCupDoc *after = sv_cup_doc_result (sv_cup_book_get_doc (self->book), i, &result, &error);

  add_line (self->text, "   Somebody types %u–%u for match %u.", home, away, i + 1);
  sv_cup_book_commit (self->book, after, "typed", error);
  look (self);
}

static void
undo (Day *self, int steps)
{
  add_line (self->text, "   %s", steps < 0 ? "Undo." : "Redo.");
  sv_undo_go (sv_cup_book_get_undo (self->book), steps);
  look (self);
}

/* A match of the teams of fixture i, in a file. */
static char *
write_match (Day *self, unsigned i, unsigned n_events)
{
  g_autoptr (SvMatchDoc) doc = sv_cup_doc_open_match (sv_cup_book_get_doc (self->book), i, NULL);
  SvMatch *match = sv_match_new (g_steal_pointer (&doc));

  sv_clock_set_source (sv_match_get_clock (match), fake_time, &self->now_us);
  play_events (self, match, n_events);
  g_autofree char *text = sv_match_doc_write (sv_match_write_doc (match), FALSE);
  g_object_unref (match);
  return write_file ("match.svmatch", text);
}

static void
take_files (Day *self)
{
  g_autofree char *unfinished = write_match (self, 3, 20);
  did (self, "A file of a match that is not over is dropped on the competition.");
  add_line (self->text, "      taken: %d", sv_cup_book_take (self->book, unfinished));
  look (self);
  g_autofree char *whole = write_match (self, 3, 9000);
  did (self, "The file of the whole match.");
  add_line (self->text, "      taken: %d", sv_cup_book_take (self->book, whole));
  look (self);
  did (self, "The same file again.");
  add_line (self->text, "      taken: %d", sv_cup_book_take (self->book, whole));
  look (self);
}

static void
write_otherwise (Day *self)
{
  const SvCupResult result = { .played = true, .score = { 7, 5 } };

  write_out (self->book);
  g_autoptr (SvCupDoc) other =
      sv_cup_doc_result (sv_cup_book_get_doc (self->book), 4, &result, NULL);
  g_autofree char *text = sv_cup_doc_write (other, TRUE);
  did (self, "Another program writes 7–5 for match 5, half of its file at first.");
  g_assert_true (g_file_set_contents (self->path, text, 20, NULL));
  sv_cup_book_look_again (self->book);
  look (self);
  g_assert_true (g_file_set_contents (self->path, text, -1, NULL));
  sv_cup_book_look_again (self->book);
  look (self);
  write_out (self->book);
  undo (self, -1);
}

/* --- The file --- */

static void
reopen (Day *self)
{
  g_autoptr (GError) error = NULL;

  write_out (self->book);
  g_clear_object (&self->book);
  sv_save_wait ();
  watch (self, sv_cup_book_load (self->path, &error));
  g_assert_no_error (error);
  did (self, "It is closed and opened again.");
  look (self);
}

static void delete (Day *self)
{
  g_autoptr (GError) error = NULL;

  did (self, "It is to be deleted while match 5 is played.");
  SvMatch *match = open_match (self, 4);
  play_events (self, match, 5);
  g_autofree char *refused = sv_cup_book_delete (self->path, &error);
  add_line (self->text, "      %s", refused != NULL ? "deleted" : error->message);
  g_clear_error (&error);
  sv_match_close (match);
  g_object_unref (match);
  did (self, "The match is put aside, and it is deleted and brought back.");
  g_autofree char *hidden = sv_cup_book_delete (self->path, &error);
  g_assert_no_error (error);
  g_clear_object (&self->book);
  sv_save_wait ();
  g_free (self->path);
  self->path = sv_library_restore (hidden, &error);
  g_assert_no_error (error);
  watch (self, sv_cup_book_load (self->path, &error));
  look (self);
}

/* --- What a team makes of it --- */

static void
tell_counts (Day *self, const char *what, GArray *counts)
{
  for (guint i = 0; i < counts->len; i++) {
    const SvSeasonCount *one = &g_array_index (counts, SvSeasonCount, i);
    add_line (self->text, "      %s %s: %u", what, one->name, one->n);
  }
  g_array_unref (counts);
}

static void
tell_season (Day *self, unsigned number)
{
  const SvCupDoc *doc = sv_cup_book_get_doc (self->book);
  g_autofree char *team = sv_cup_doc_dup_name (doc, number);
  g_autofree char *place = g_strdup_printf ("%s#%u", self->path, 1);
  const char *const left_out[] = { place, NULL };
  g_autoptr (SvSeason) season = sv_season_new (doc->game, team);

  g_autofree char *file = write_match (self, 3, 9000);
  sv_season_add_file (season, self->path, left_out);
  add_line (self->text, "   A file of match 4 is added to the season of %s: %d.", team,
            sv_season_add_file (season, file, NULL));
  add_line (self->text, "   The season of %s.", team);
  for (guint i = 0; i < season->matches->len; i++) {
    const SvSeasonMatch *one = season->matches->pdata[i];
    const GPtrArray *scorers = one->match->teams[one->side].scorers;

    add_line (self->text, "      against %s %d–%d%s", one->opponent, one->goals[0], one->goals[1],
              one->left_out ? ", left out" : "");
    for (guint k = 0; k < scorers->len; k++)
      add_line (self->text, "      goal by %s", (const char *)scorers->pdata[k]);
  }
  const SvSeasonSum sum = sv_season_sum (season, NULL);
  add_line (self->text, "      played %u, won %u, drawn %u, lost %u, %d–%d", sum.played, sum.won,
            sum.drawn, sum.lost, sum.goals[0], sum.goals[1]);
  tell_counts (self, "goals of", sv_season_scorers (season));
  tell_counts (self, "matches against", sv_season_opponents (season));
}

/* --- The day --- */

static SvCupDoc *
make_cup (const SvGame *game)
{
  g_autoptr (SvVariantDoc) variant = sv_variant_doc_new (game);
  g_autoptr (GPtrArray) teams = g_ptr_array_new_with_free_func ((GDestroyNotify)sv_team_doc_free);
  g_autoptr (GError) error = NULL;
  SvCup *cup = sv_cup_new (SV_CUP_LEAGUE, 4, game->season.points);

  sv_cup_schedule (cup);
  for (unsigned i = 0; i < cup->n_teams; i++) {
    g_autofree char *name = g_strdup_printf ("Team %u", i + 1);
    g_ptr_array_add (teams, named_team (game, name));
  }
  SvCupDoc *doc = sv_cup_doc_new ("Cup", variant, teams, cup, &error);
  g_assert_no_error (error);
  return doc;
}

static void
live_day (Day *self)
{
  look (self);
  play_here (self);
  play_at_table (self);
  type_result (self, 4, 2, 1);
  type_result (self, 4, 1000, 0);
  undo (self, -1);
  undo (self, -1);
  undo (self, 1);
  take_files (self);
  write_otherwise (self);
  take_back (self);
  reopen (self);
  tell_season (self, 0);
  tell_season (self, 1);
  type_result (self, 4, 0, 0);
  undo (self, -1);
  delete (self);
}

void
tell_cup_book (GString *text, gconstpointer id)
{
  Day self = { .text = text, .changes = changes_new (), .now_us = 1000 };
  g_autofree char *home = g_dir_make_tmp ("speelveld-XXXXXX", NULL);

  g_setenv ("XDG_DATA_HOME", home, TRUE);
  sv_rng_seed (&self.rng, 5);
  folder = sv_library_kind_folder (SV_DOCUMENT_CUP);
  g_assert_cmpint (g_mkdir_with_parents (folder, 0700), ==, 0);
  self.path = g_build_filename (folder, "cup.svcup", NULL);
  watch (&self, sv_cup_book_new (make_cup (sv_game_by_id (id)), self.path));
  sv_auto_saver_touch (SV_AUTO_SAVER (self.book));
  write_out (self.book);
  live_day (&self);
  g_clear_object (&self.book);
  sv_save_wait ();
  remove_folder (home);
  g_clear_pointer (&folder, g_free);
  g_hash_table_unref (self.changes);
  g_free (self.path);
}
