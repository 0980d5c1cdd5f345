/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "sv-table-file.h"

#include <glib/gi18n.h>

#include "sv-clock-words.h"
#include "sv-games.h"
#include "sv-library.h"
#include "sv-match-saver.h"
#include "sv-quick-match.h"
#include "sv-save.h"
#include "sv-sentence.h"
#include "sv-table-shelf.h"
#include "sv-table-text.h"

static SvUnfinished *
card_of (SvTable *table, const char *path, gboolean removed)
{
  SvClock *clock = sv_table_get_clock (table);
  const gint64 left = sv_clock_get_remaining (clock);
  g_autofree char *time = left >= 0 ? sv_clock_words_time (left) : NULL;
  const char *period = sv_table_get_period_name (table);
  SvUnfinished *card = g_new0 (SvUnfinished, 1);

  sv_unfinished_set_file (card, sv_table_get_doc (table)->game, path, removed);
  const gboolean of_cup = sv_table_get_fixture_link (table) != NULL;
  card->action = of_cup ? "win.cup-table" : "win.table";
  card->target = g_strdup (of_cup ? path : sv_table_get_doc (table)->game->id);
  /* Translators: title of a match that is played on a real table: the names of its two teams. */
  card->title = sv_sentence (_ ("%1$s – %2$s, at the table"), sv_table_get_team_name (table, 0),
                             sv_table_get_team_name (table, 1));
  card->score =
      g_strdup_printf ("%d – %d", sv_table_get_score (table, 0), sv_table_get_score (table, 1));
  /* Translators: the period, then the time left in it, for example "First half, 7:05 left". */
  card->where =
      time != NULL ? sv_sentence (_ ("%1$s, %2$s left"), period, time) : g_strdup (period);
  return card;
}

/* Append the unfinished tables that belong to competitions. */
static void
list_shelf (GPtrArray *cards, gboolean removed)
{
  g_autoptr (GPtrArray) paths = sv_table_shelf_list (NULL, removed);

  for (guint i = 0; i < paths->len; i++) {
    const char *path = paths->pdata[i];
    g_autofree char *hidden = sv_table_shelf_dup_removed (path);
    g_autoptr (SvTable) table = sv_table_new_from_file (removed ? hidden : path, NULL);
    if (table != NULL && sv_table_get_fixture_link (table) != NULL && sv_table_get_used (table) &&
        !sv_table_is_over (table))
      g_ptr_array_add (cards, card_of (table, path, removed));
  }
}

void
sv_table_file_list (GPtrArray *cards, gboolean removed)
{
  const SvGame *const *games = sv_games ();

  list_shelf (cards, removed);
  for (unsigned i = 0; games[i] != NULL; i++) {
    g_autofree char *path = sv_table_shelf_dup_current (games[i]);
    g_autofree char *hidden = sv_table_shelf_dup_removed (path);
    const gboolean here = g_file_test (path, G_FILE_TEST_EXISTS);

    /* A removed table cannot be restored while the game has another table in its place. */
    if (!games[i]->offered || here == removed)
      continue;
    g_autoptr (SvTable) table = NULL;
    if (here || g_file_test (hidden, G_FILE_TEST_EXISTS))
      table = sv_table_new_from_file (removed ? hidden : path, NULL);
    if (table != NULL && sv_table_get_used (table) && !sv_table_is_over (table))
      g_ptr_array_add (cards, card_of (table, path, removed));
  }
}

/* Return the entry of a match that is over; its action opens the table as it is. */
static SvUnfinished *
card_of_played (SvTable *table, const char *path, gboolean removed)
{
  SvUnfinished *card = card_of (table, path, removed);

  card->over = TRUE;
  card->action = "win.played-table";
  g_free (card->target);
  card->target = g_strdup (path);
  g_free (card->where);
  card->where = sv_table_is_over (table) ? sv_table_text_dup_end (table)
                                         : g_strdup (sv_table_get_period_name (table));
  return card;
}

SvUnfinished *
sv_table_file_look (const char *path)
{
  g_autoptr (SvTable) table = sv_table_new_from_file (path, NULL);

  return table != NULL ? card_of_played (table, path, FALSE) : NULL;
}

void
sv_table_file_list_removed (GPtrArray *cards)
{
  g_autoptr (GPtrArray) paths = sv_table_shelf_list_played (TRUE);

  for (guint i = 0; i < paths->len; i++) {
    const char *path = paths->pdata[i];
    g_autofree char *hidden = sv_table_shelf_dup_removed (path);
    g_autoptr (SvTable) table = sv_table_new_from_file (hidden, NULL);
    if (table != NULL)
      g_ptr_array_add (cards, card_of_played (table, path, TRUE));
  }
}

void
sv_table_file_keep (SvTable *table, GAsyncReadyCallback callback, gpointer data)
{
  g_autofree char *path =
      sv_table_shelf_played_path (sv_table_get_doc (table)->game->id, sv_table_get_began (table));
  char *text = SV_AUTO_SAVER_GET_CLASS (table)->make_text (SV_AUTO_SAVER (table), NULL);
  g_autoptr (GBytes) bytes = g_bytes_new_take (text, strlen (text));

  sv_save_async (path, bytes, NULL, callback, data);
}

/* Rename a damaged file instead of overwriting it, and set @error to a message with the new
 * name. */
static void
set_aside (const char *path, const GError *fault, GError **error)
{
  g_autofree char *aside = sv_match_saver_set_aside (path);

  if (aside != NULL)
    sv_sentence_error (
        error, fault->domain, fault->code,
        _ ("The saved table cannot be read (%1$s). Its file was set aside as “%2$s”."),
        fault->message, aside);
  else
    g_propagate_error (error, g_error_copy (fault));
}

SvTable *
sv_table_file_load (const SvGame *game, gboolean *again, GError **error)
{
  g_autofree char *path = sv_table_shelf_dup_current (game);
  g_autoptr (SvMatch) match = NULL;
  g_autoptr (GError) fault = NULL;
  SvTable *table = NULL;

  *again = FALSE;
  g_autoptr (SvUnsaved) copy = sv_unsaved_find (path);
  if (copy != NULL)
    table = sv_table_new_from_file (copy->copy, NULL);
  if (table != NULL) {
    sv_auto_saver_take_copy (SV_AUTO_SAVER (table), copy);
    *again = TRUE;
    return table;
  }
  if (g_file_test (path, G_FILE_TEST_EXISTS))
    table = sv_table_new_from_file (path, &fault);
  if (fault != NULL) {
    set_aside (path, fault, error);
    return NULL;
  }
  if (table != NULL && sv_table_get_doc (table)->game == game) {
    *again = sv_table_get_used (table);
  } else {
    g_clear_object (&table);
    match = sv_quick_match_new (game, NULL, error);
    if (match == NULL)
      return NULL;
    table = sv_table_new (sv_match_doc_copy (sv_match_get_doc (match), 0));
  }
  sv_auto_saver_set_path (SV_AUTO_SAVER (table), path, NULL);
  return table;
}

gboolean
sv_table_file_is_played (SvTable *table)
{
  const char *path = sv_auto_saver_get_path (SV_AUTO_SAVER (table));
  g_autofree char *current = sv_table_shelf_dup_current (sv_table_get_doc (table)->game);

  return sv_table_get_fixture_link (table) == NULL && path != NULL && !g_str_equal (path, current);
}
