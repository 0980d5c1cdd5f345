/* SPDX-License-Identifier: GPL-3.0-or-later */

/* What the start page offers to go on with: matches as they were kept, the last one first, until
 * they are put out of sight. */

#include "folder-fixture.h"
#include "match-fixture.h"
#include "save-fixture.h"
#include "sv-match-comments.h"
#include "sv-match-file.h"
#include "sv-table-shelf.h"
#include "sv-unfinished.h"

#include <utime.h>

/* A match of any game, kept, with so much of the period played; the path of its file. when: its
 * time. */
static char *
keep (const char *game, const char *title, unsigned events, int seconds, time_t when)
{
  g_autofree char *autosaves = sv_library_autosave_folder ();
  const struct utimbuf times = { when, when };
  Fixture f = { 0 };
  unsigned n;

  watch (&f, sv_match_new (doc_between (sv_game_by_id (game), "Velocitas", "Orange")));
  if (title != NULL)
    sv_match_set_title (f.match, title);
  sv_match_match_saver (f.match, autosaves);
  for (unsigned i = 0; i < events; i++) {
    const SvEvent *legal = sv_match_get_legal (f.match, &n);
    sv_match_choose (f.match, legal[(i + events) % n], NULL);
  }
  pass (&f, 1000 * seconds);
  write_out (sv_match_get_match_saver (f.match));
  char *path = g_strdup (sv_auto_saver_get_path (sv_match_get_match_saver (f.match)));
  sv_match_close (f.match);
  tear_down (&f, NULL);
  sv_save_wait ();
  g_assert_cmpint (utime (path, &times), ==, 0);
  return path;
}

static const SvUnfinished *
card (GPtrArray *cards, guint i)
{
  g_assert_cmpuint (i, <, cards->len);
  return cards->pdata[i];
}

static const SvUnfinished *
find (GPtrArray *cards, const char *path)
{
  for (guint i = 0; i < cards->len; i++)
    if (g_str_equal (card (cards, i)->path, path))
      return card (cards, i);
  g_error ("%s is not offered", path);
}

static void
test_cards (void)
{
  g_autofree char *first = keep ("strafworp", NULL, 30, 0, 1000000);
  g_autofree char *last = keep ("eleven", "The final", 5, 0, 3000000);
  g_autofree char *middle = keep ("champions-2020", NULL, 8, 0, 2000000);
  g_autoptr (GPtrArray) faults = g_ptr_array_new_with_free_func (g_free);
  g_autoptr (GPtrArray) cards = sv_unfinished_list (10, faults);
  g_autoptr (GPtrArray) two = sv_unfinished_list (2, NULL);

  g_assert_cmpuint (faults->len, ==, 0);
  g_assert_cmpuint (cards->len, ==, 3);
  g_assert_cmpuint (two->len, ==, 2);
  g_ptr_array_insert (cards, 0, g_ptr_array_steal_index (cards, 2));
  sv_unfinished_sort (cards);
  g_assert_cmpstr (card (cards, 0)->path, ==, last);
  g_assert_cmpstr (card (cards, 1)->path, ==, middle);
  g_assert_cmpstr (card (cards, 2)->path, ==, first);
  for (guint i = 0; i < 3; i++) {
    const SvUnfinished *one = card (cards, i);
    g_autoptr (GDateTime) when = g_date_time_new_from_unix_local (one->when);
    g_autofree char *day = g_date_time_format (when, "%x");

    g_assert_cmpint (one->when, ==, 1000000 * (3 - (gint64)i));
    g_assert_cmpstr (one->action, ==, "win.continue");
    g_assert_cmpstr (one->target, ==, one->path);
    g_assert_false (one->removed);
    g_assert_true (g_str_has_suffix (one->about, day));
  }
  g_assert_cmpstr (card (cards, 0)->title, ==, "The final");
  g_assert_true (g_str_has_prefix (card (cards, 0)->about, "11, "));
  g_assert_true (g_str_has_prefix (card (cards, 2)->about, "Strafworp!, "));
}

/* The computer's team is named so on the card too. */
static void
test_computer (void)
{
  g_autofree char *path = keep ("strafworp", NULL, 30, 0, 1000);
  g_autofree char *told = NULL;
  SvMatch *match = sv_match_new_from_match_saver (path, &told, NULL);
  g_autoptr (GPtrArray) seats = g_ptr_array_new_with_free_func ((GDestroyNotify)sv_seat_doc_free);

  g_ptr_array_add (seats, sv_seat_doc_new ("Sam", 0, "person"));
  g_ptr_array_add (seats, sv_seat_doc_new ("", 1, "club"));
  sv_match_set_seats (match, seats);
  write_out (sv_match_get_match_saver (match));
  sv_match_close (match);
  g_object_unref (match);
  sv_save_wait ();
  g_autoptr (GPtrArray) cards = sv_unfinished_list (9, NULL);
  g_assert_cmpstr (find (cards, path)->title, ==, "Velocitas – Orange, computer · club");
}

/* What a card tells is what the match told: teams and goals as its scoreboard has them, the first
 * team on the left, and the clock. */
static void
test_words_of (const char *game)
{
  for (unsigned events = 20; events < 140; events += 7) {
    g_autofree char *path = keep (game, NULL, events, 3, 1000);
    g_autoptr (GPtrArray) cards = sv_unfinished_list (9, NULL);
    const SvUnfinished *one = find (cards, path);
    g_autofree char *told = NULL;
    g_autoptr (SvMatch) match = sv_match_new_from_match_saver (path, &told, NULL);
    const SvView *view = sv_match_get_view (match);
    const gint64 left = (view->period_ms - sv_match_get_doc (match)->elapsed_ms + 999) / 1000;

    g_assert_cmpstr (one->title, ==, "Velocitas – Orange");
    assert_text (g_strdup_printf ("%d – %d", view->score[0], view->score[1]), one->score);
    assert_text (view->stage == SV_STAGE_OVER ? g_strdup ("The match is over.")
                 : view->period_ms == 0       ? g_strdup (view->period_name)
                                        : g_strdup_printf ("%s, %d:%02d left", view->period_name,
                                                           (int)left / 60, (int)left % 60),
                 one->where);
    sv_match_discard_match_saver (match);
  }
}

static void
test_words (void)
{
  for (const SvGame *const *game = sv_games (); *game != NULL; game++)
    if ((*game)->offered)
      test_words_of ((*game)->id);
}

/* Out of sight and back again, unless there is another one by now. */
static void
test_forget (void)
{
  g_autofree char *path = keep ("strafworp", "Kept", 12, 0, 5000);
  g_autofree char *hidden = sv_table_shelf_dup_removed (path);

  g_assert_true (g_str_has_prefix (hidden, path));
  g_assert_false (sv_unfinished_remember (path)); /* it is there */
  g_assert_true (sv_unfinished_forget (path));
  g_assert_false (sv_unfinished_forget (path));
  g_autoptr (GPtrArray) none = sv_unfinished_list (9, NULL);
  g_assert_cmpuint (none->len, ==, 0);
  g_autoptr (GPtrArray) removed = sv_unfinished_list_removed (9);
  g_autoptr (GPtrArray) too_few = sv_unfinished_list_removed (0);
  g_assert_cmpuint (too_few->len, ==, 0);
  g_assert_cmpuint (removed->len, ==, 1);
  g_assert_true (card (removed, 0)->removed);
  g_assert_cmpstr (card (removed, 0)->path, ==, path);
  g_assert_cmpstr (card (removed, 0)->title, ==, "Kept");
  g_assert_cmpint (card (removed, 0)->when, ==, 5000);

  sv_unfinished_purge (G_MAXINT32);
  g_assert_true (g_file_test (hidden, G_FILE_TEST_EXISTS));
  g_assert_true (sv_unfinished_remember (path));
  g_autoptr (GPtrArray) back = sv_unfinished_list (9, NULL);
  g_assert_cmpuint (back->len, ==, 1);
  g_assert_true (sv_unfinished_forget (path));
  g_autofree char *library = sv_library_folder ();
  g_autofree char *table = g_build_filename (library, "table.json.removed", NULL);
  g_assert_true (g_file_set_contents (table, "{}", -1, NULL));
  sv_unfinished_purge (G_MAXINT32);
  g_assert_true (g_file_test (table, G_FILE_TEST_EXISTS));
  sv_unfinished_purge (0);
  g_assert_false (g_file_test (table, G_FILE_TEST_EXISTS));
  g_assert_false (g_file_test (hidden, G_FILE_TEST_EXISTS));
}

/* One that cannot be read is told of, and is not offered. */
static void
test_damaged (void)
{
  g_autofree char *path = keep ("strafworp", NULL, 12, 0, 5000);
  g_autoptr (GPtrArray) faults = g_ptr_array_new_with_free_func (g_free);

  g_assert_true (g_file_set_contents (path, "{\"format\":7}", -1, NULL));
  g_autoptr (GPtrArray) cards = sv_unfinished_list (9, faults);
  g_assert_cmpuint (cards->len, ==, 0);
  g_assert_cmpuint (faults->len, ==, 1);
  g_assert_nonnull (strstr (faults->pdata[0], "cannot be read"));
}

typedef struct {
  const char *path;
  void (*run) (void);
} Test;

/* With a library of its own. */
static void
run_alone (gconstpointer data)
{
  ((const Test *)data)->run ();
  sv_save_wait ();
  remove_folder (g_get_user_data_dir ());
}

int
main (int argc, char **argv)
{
  static const Test tests[] = {
    { "/unfinished/cards", test_cards },
    { "/unfinished/words", test_words },
    { "/unfinished/read-which-computer-plays", test_computer },
    { "/unfinished/forget", test_forget },
    { "/unfinished/damaged", test_damaged },
  };

  g_autofree char *home = g_dir_make_tmp ("speelveld-XXXXXX", NULL);
  g_setenv ("XDG_DATA_HOME", home, TRUE);
  g_test_init (&argc, &argv, NULL);
  for (gsize i = 0; i < G_N_ELEMENTS (tests); i++)
    g_test_add_data_func (tests[i].path, &tests[i], run_alone);
  return g_test_run ();
}
