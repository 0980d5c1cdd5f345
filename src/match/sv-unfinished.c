/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "sv-unfinished.h"

#include <glib/gi18n.h>
#include <glib/gstdio.h>

#include "sv-autosave.h"
#include "sv-library.h"

#define FORGOTTEN ".removed"

static void
unfinished_free (SvUnfinished *self)
{
  g_free (self->path);
  g_free (self->target);
  g_free (self->title);
  g_free (self->score);
  g_free (self->where);
  g_free (self);
}

static const char *
team_name (const SvMatchDoc *doc, int side)
{
  if (doc->teams[side] != NULL && doc->teams[side]->name != NULL &&
      doc->teams[side]->name[0] != '\0')
    return doc->teams[side]->name;
  return side == 0 ? _ ("First team") : _ ("Second team");
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
  return g_strdup_printf (_ ("%s, %d:%02d left"), period, (int)(left / 60), (int)(left % 60));
}

static SvUnfinished *
card_of (const char *path, const SvMatchDoc *doc)
{
  SvUnfinished *card = g_new0 (SvUnfinished, 1);
  SvView view = { 0 };

  doc->game->view (sv_history_get_setup (doc->history), sv_history_get_state (doc->history), &view);
  int left = view.shown_first == 1 ? 1 : 0;
  card->path = g_strdup (path);
  card->action = "win.continue";
  card->target = g_strdup (path);
  card->title = doc->title != NULL && doc->title[0] != '\0'
                    ? g_strdup (doc->title)
                    : g_strdup_printf (C_ ("match title", "%1$s – %2$s"), team_name (doc, left),
                                       team_name (doc, 1 - left));
  card->score = g_strdup_printf ("%d – %d", view.score[left], view.score[1 - left]);
  card->where = say_where (doc, &view);
  return card;
}

/* The card of one of them, with what there is to tell about it; NULL if it cannot be gone on with. */
static SvUnfinished *
look_at (const char *path, char **told)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (SvMatchDoc) doc = NULL;
  g_autoptr (SvAutosave) autosave = sv_autosave_open (path, &doc, told, &error);

  if (autosave == NULL) {
    *told = g_strdup (error->message);
    return NULL;
  }
  sv_autosave_close (autosave); /* the file stays; it was only looked at */
  return card_of (sv_autosave_get_path (autosave), doc);
}

GPtrArray *
sv_unfinished_list (unsigned max, GPtrArray *faults)
{
  g_autofree char *folder = sv_library_autosave_folder ();
  g_autoptr (GPtrArray) paths = folder != NULL ? sv_autosave_list (folder) : NULL;
  GPtrArray *cards = g_ptr_array_new_with_free_func ((GDestroyNotify)unfinished_free);

  for (guint i = 0; paths != NULL && i < paths->len && cards->len < max; i++) {
    g_autofree char *told = NULL;
    SvUnfinished *card = look_at (g_ptr_array_index (paths, i), &told);

    if (card != NULL)
      g_ptr_array_add (cards, card);
    if (told != NULL && faults != NULL)
      g_ptr_array_add (faults, g_steal_pointer (&told));
  }
  return cards;
}

gboolean
sv_unfinished_forget (const char *path)
{
  g_autofree char *hidden = g_strconcat (path, FORGOTTEN, NULL);

  return g_rename (path, hidden) == 0;
}

gboolean
sv_unfinished_remember (const char *path)
{
  g_autofree char *hidden = g_strconcat (path, FORGOTTEN, NULL);

  return !g_file_test (path, G_FILE_TEST_EXISTS) && g_rename (hidden, path) == 0;
}

void
sv_unfinished_purge (gint64 seconds)
{
  g_autofree char *matches = sv_library_autosave_folder ();
  g_autofree char *tables = sv_library_folder ();

  sv_autosave_purge (matches, seconds);
  sv_autosave_purge (tables, seconds);
}
