/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "sv-club-maker.h"

#include <glib/gi18n.h>

#include "sv-club-preview.h"
#include "sv-sentence.h"
#include "sv-toast.h"

typedef struct {
  GtkWidget *page;       /* owned */
  SvLibraryModel *model; /* owned */
  void (*made) (GtkWidget *page, const char *path);
} Maker;

static Maker *
maker_new (GtkWidget *page, SvLibraryModel *model, void (*made) (GtkWidget *page, const char *path))
{
  Maker *maker = g_new (Maker, 1);

  *maker = (Maker){ .page = g_object_ref (page), .model = g_object_ref (model), .made = made };
  return maker;
}

static void
maker_free (Maker *maker)
{
  g_object_unref (maker->page);
  g_object_unref (maker->model);
  g_free (maker);
}

G_DEFINE_AUTOPTR_CLEANUP_FUNC (Maker, maker_free)

static void
made_cb (GObject *source, GAsyncResult *result, gpointer data)
{
  g_autoptr (Maker) maker = data;
  g_autoptr (GError) error = NULL;
  g_autoptr (GPtrArray) items = sv_library_save_all_finish (result, &error);
  g_autoptr (GPtrArray) paths = g_ptr_array_new ();

  if (items == NULL) {
    sv_tell (maker->page, error->message);
    return;
  }
  for (guint i = 0; i < items->len; i++)
    g_ptr_array_add (paths, ((const SvLibraryItem *)g_ptr_array_index (items, i))->path);
  sv_library_model_refresh (maker->model);
  maker->made (maker->page, g_ptr_array_index (paths, 0));
  g_autofree char *sentence = g_strdup_printf (
      ngettext ("%u team is in your library now.", "%u teams are in your library now.", items->len),
      items->len);
  sv_tell_action (maker->page, sentence, _ ("Undo"), "win.remove-items",
                  g_variant_new_strv ((const char *const *)paths->pdata, paths->len));
}

static gboolean
has_name (const GPtrArray *items, const char *name)
{
  for (guint i = 0; i < items->len; i++)
    if (g_str_equal (((const SvLibraryItem *)g_ptr_array_index (items, i))->team->name, name))
      return TRUE;
  return FALSE;
}

/* Return @name, or @name and a number if a team of the library or one of @items, the new teams so
 * far, has that name. Free with g_free (). */
static char *
dup_free_name (SvLibraryModel *model, const GPtrArray *items, const char *name)
{
  char *unused = sv_library_model_number_name (model, name);

  for (int n = 2; has_name (items, unused); n++) {
    g_autofree char *numbered = g_strdup_printf (C_ ("numbered name", "%s %d"), name, n);
    g_free (unused);
    unused = sv_library_model_number_name (model, numbered);
  }
  return unused;
}

static void
taken_cb (SvClubPreview *preview, gpointer data)
{
  Maker *maker = data;
  const SvClubList *club = sv_club_preview_get_club (preview);
  g_autoptr (GPtrArray) items = g_ptr_array_new ();

  for (guint i = 0; i < club->teams->len; i++) {
    SvTeamDoc *team = sv_club_list_make_team (club, i);
    char *name = dup_free_name (maker->model, items, team->name);

    g_free (team->name);
    team->name = name;
    g_ptr_array_add (items, sv_library_item_new (SV_DOCUMENT_TEAM, team));
  }
  sv_library_save_all_async (items, made_cb, maker_new (maker->page, maker->model, maker->made));
}

void
sv_club_maker_show (GtkWidget *page,
                    SvLibraryModel *model,
                    const SvGame *game,
                    GBytes *list,
                    void (*made) (GtkWidget *page, const char *path))
{
  GtkRoot *root = gtk_widget_get_root (page);
  g_autoptr (GError) error = NULL;
  SvClubList *club = sv_club_list_read (game, list, &error);

  if (club == NULL) {
    sv_tell (page, error->message);
    return;
  }
  SvClubPreview *preview =
      sv_club_preview_new (GTK_IS_WINDOW (root) ? GTK_WINDOW (root) : NULL, club);
  g_signal_connect_data (preview, "taken", G_CALLBACK (taken_cb), maker_new (page, model, made),
                         (GClosureNotify)(GCallback)maker_free, 0);
  gtk_window_present (GTK_WINDOW (preview));
}
