/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "sv-unfinished.h"

#include <glib/gi18n.h>
#include <glib/gstdio.h>
#include <string.h>

#include "sv-library.h"
#include "sv-match-saver.h"
#include "sv-seats.h"
#include "sv-sentence.h"
#include "sv-table-shelf.h"
#include "sv-team-words.h"
#include "sv-unsaved.h"

void
sv_unfinished_free (SvUnfinished *self)
{
  g_free (self->path);
  g_free (self->target);
  g_free (self->title);
  g_free (self->score);
  g_free (self->where);
  g_free (self->about);
  g_free (self->created);
  g_free (self);
}

static char *
say_where (const SvMatchDoc *doc, const SvView *view)
{
  gint64 left = (view->period_ms - doc->elapsed_ms + 999) / 1000;
  const char *period = view->period_name != NULL ? _ (view->period_name) : "";

  if (view->stage == SV_STAGE_OVER)
    return g_strdup (_ ("The match is over."));
  if (view->period_ms == 0 || left < 0)
    return g_strdup (period);
  /* Translators: the half, then minutes and seconds on the clock, e.g. "First half, 7:05 left". */
  return sv_sentence (_ ("%s, %d:%02d left"), period, (int)(left / 60), (int)(left % 60));
}

static char *
day_of (gint64 when)
{
  g_autoptr (GDateTime) time = g_date_time_new_from_unix_local (when);

  return g_date_time_format (time, "%x");
}

void
sv_unfinished_set_file (SvUnfinished *card, const SvGame *game, const char *path, gboolean removed)
{
  g_autofree char *hidden = sv_table_shelf_dup_removed (path);
  GStatBuf file;

  if (g_stat (removed ? hidden : path, &file) == 0)
    card->when = file.st_mtim.tv_sec;
  g_autofree char *day = day_of (card->when);
  card->path = g_strdup (path);
  card->removed = removed;
  /* Translators: about a match that can be continued: its game, and the day when it was last
   * played. */
  card->about = sv_sentence (_ ("%1$s, %2$s"), _ (game->title), day);
}

static int
last_first (gconstpointer a, gconstpointer b)
{
  const SvUnfinished *one = *(SvUnfinished *const *)a, *other = *(SvUnfinished *const *)b;

  return one->when == other->when ? 0 : one->when < other->when ? 1 : -1;
}

void
sv_unfinished_sort (GPtrArray *cards)
{
  g_ptr_array_sort (cards, last_first);
}

/* Return the name of a team, and the computer if one plays it. */
static char *
say_team (const SvMatchDoc *doc, int side)
{
  return sv_team_words_played_by (sv_team_doc_name (doc->teams[side], side),
                                  sv_seats_side_bot (doc->seats, side));
}

static char *
say_title (const SvMatchDoc *doc, int left)
{
  if (doc->title != NULL && doc->title[0] != '\0')
    return g_strdup (doc->title);
  g_autofree char *one = say_team (doc, left);
  g_autofree char *other = say_team (doc, 1 - left);

  return sv_sentence (C_ ("match title", "%1$s – %2$s"), one, other);
}

static SvUnfinished *
card_of (const char *path, const SvMatchDoc *doc, gboolean removed)
{
  SvUnfinished *card = g_new0 (SvUnfinished, 1);
  SvView view;

  doc->game->view (sv_history_get_setup (doc->history), sv_history_get_state (doc->history), &view);
  int left = sv_seats_left (doc->seats);
  sv_unfinished_set_file (card, doc->game, path, removed);
  card->action = "win.continue";
  card->target = g_strdup (path);
  card->title = say_title (doc, left);
  card->score = g_strdup_printf ("%d – %d", view.score[left], view.score[1 - left]);
  card->where = say_where (doc, &view);
  card->over = view.stage == SV_STAGE_OVER;
  card->created = g_strdup (doc->created);
  return card;
}

/* Return the card of an autosave; NULL if it cannot be continued. *@told receives a sentence if
 * there is something to report. */
static SvUnfinished *
look_at (const char *path, char **told)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (SvMatchDoc) doc = NULL;
  g_autoptr (SvMatchSaver) autosave = sv_match_saver_open (path, &doc, told, &error);

  if (autosave == NULL) {
    *told = g_strdup (error->message);
    return NULL;
  }
  return card_of (sv_auto_saver_get_path (SV_AUTO_SAVER (autosave)), doc, FALSE);
}

/* Return whether a match is over. The end of an autosave says so, except in files from earlier
 * releases, which are loaded to find out. */
static gboolean
is_over (const char *path)
{
  const SvMatchSaverEnd end = sv_match_saver_glance (path);
  g_autoptr (SvMatchDoc) doc =
      end == SV_MATCH_SAVER_UNKNOWN ? sv_match_doc_load (path, NULL, NULL) : NULL;
  SvNode node;

  if (doc == NULL)
    return end == SV_MATCH_SAVER_OVER || end == SV_MATCH_SAVER_OVER_BOUND;
  doc->game->node (sv_history_get_setup (doc->history), sv_history_get_state (doc->history), &node);
  return node.kind == SV_NODE_OVER;
}

GPtrArray *
sv_unfinished_list_over_since (GTimeSpan span)
{
  g_autofree char *folder = sv_library_autosave_folder ();
  const gint64 since = (g_get_real_time () - span) / G_USEC_PER_SEC;
  GPtrArray *paths = sv_match_saver_list (folder);
  GStatBuf file;

  for (guint i = paths->len; i > 0; i--)
    if (g_stat (paths->pdata[i - 1], &file) != 0 || file.st_mtim.tv_sec < since ||
        !is_over (paths->pdata[i - 1]))
      g_ptr_array_remove_index (paths, i - 1);
  return paths;
}

GPtrArray *
sv_unfinished_list_over (void)
{
  return sv_unfinished_list_over_since (g_get_real_time ());
}

SvUnfinished *
sv_unfinished_look (const char *path)
{
  g_autoptr (SvMatchDoc) doc = sv_match_doc_load (path, NULL, NULL);

  return doc != NULL ? card_of (path, doc, FALSE) : NULL;
}

/* --- Matches of competitions --- */

char *
sv_unfinished_split_target (const char *target, unsigned *fixture)
{
  const char *mark = strrchr (target, '#');
  guint64 number;

  if (mark == NULL || !g_ascii_string_to_unsigned (mark + 1, 10, 0, G_MAXINT, &number, NULL))
    return NULL;
  *fixture = (unsigned)number;
  return g_strndup (target, (gsize)(mark - target));
}

GPtrArray *
sv_unfinished_list (unsigned max, GPtrArray *faults)
{
  g_autofree char *folder = sv_library_autosave_folder ();
  g_autoptr (GPtrArray) paths = folder != NULL ? sv_match_saver_list (folder) : NULL;
  GPtrArray *cards = g_ptr_array_new_with_free_func ((GDestroyNotify)sv_unfinished_free);

  for (guint i = 0; paths != NULL && i < paths->len && cards->len < max; i++) {
    g_autofree char *told = NULL;
    const char *path = g_ptr_array_index (paths, i);
    g_autoptr (SvUnfinished) card = !is_over (path) ? look_at (path, &told) : NULL;

    if (card != NULL && !card->over)
      g_ptr_array_add (cards, g_steal_pointer (&card));
    if (told != NULL && faults != NULL)
      g_ptr_array_add (faults, g_steal_pointer (&told));
  }
  return cards;
}

GPtrArray *
sv_unfinished_list_removed (unsigned max)
{
  g_autofree char *folder = sv_library_autosave_folder ();
  g_autoptr (GPtrArray) paths = folder != NULL ? sv_match_saver_list_removed (folder) : NULL;
  GPtrArray *cards = g_ptr_array_new_with_free_func ((GDestroyNotify)sv_unfinished_free);

  for (guint i = 0; paths != NULL && i < paths->len && cards->len < max; i++) {
    const char *hidden = g_ptr_array_index (paths, i);
    g_autofree char *path = g_strndup (hidden, strlen (hidden) - strlen (SV_TABLE_SHELF_REMOVED));
    g_autoptr (SvMatchDoc) doc = sv_match_doc_load (hidden, NULL, NULL);

    if (doc != NULL)
      g_ptr_array_add (cards, card_of (path, doc, TRUE));
  }
  return cards;
}

/* --- Copies of documents that could not be saved --- */

/* Return the card of an unsaved copy: the name of the file that it belongs to, and the folder of
 * that file. */
static SvUnfinished *
card_of_copy (const SvUnsaved *copy)
{
  g_autofree char *name = g_filename_display_basename (copy->path);
  g_autofree char *parent = g_path_get_dirname (copy->path);
  g_autofree char *folder = g_filename_display_name (parent);
  g_autofree char *day = day_of (copy->when);
  SvUnfinished *card = g_new0 (SvUnfinished, 1);

  card->path = g_strdup (copy->copy);
  card->action = "win.unsaved";
  card->target = g_strdup (copy->copy);
  card->title = g_steal_pointer (&name);
  card->score = g_strdup (_ ("Not saved"));
  /* Translators: %s is a folder in which a document could not be saved; this copy of it can be
   * saved there. */
  card->where = sv_sentence (_ ("A copy of what belongs in “%s”"), folder);
  card->about = g_steal_pointer (&day);
  card->when = copy->when;
  card->over = TRUE;
  return card;
}

void
sv_unfinished_list_unsaved (GPtrArray *cards)
{
  g_autoptr (GPtrArray) copies = sv_unsaved_list ();

  for (guint i = 0; i < copies->len; i++)
    g_ptr_array_add (cards, card_of_copy (copies->pdata[i]));
}

gboolean
sv_unfinished_forget (const char *path)
{
  g_autofree char *hidden = sv_table_shelf_dup_removed (path);

  return g_rename (path, hidden) == 0;
}

gboolean
sv_unfinished_remember (const char *path)
{
  g_autofree char *hidden = sv_table_shelf_dup_removed (path);

  return !g_file_test (path, G_FILE_TEST_EXISTS) && g_rename (hidden, path) == 0;
}

void
sv_unfinished_purge (gint64 seconds)
{
  g_autofree char *matches = sv_library_autosave_folder ();
  g_autofree char *tables = sv_library_folder ();
  g_autofree char *copies = sv_unsaved_folder ();

  sv_match_saver_purge (matches, seconds);
  sv_match_saver_purge (tables, seconds);
  sv_match_saver_purge (copies, seconds);
}
