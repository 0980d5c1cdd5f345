/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "sv-club-photos.h"

#include <glib/gi18n.h>

#include "sv-library.h"
#include "sv-reserves.h"
#include "sv-team-photos.h"
#include "sv-toast.h"

typedef struct {
  GtkWidget *page;  /* owned */
  GPtrArray *teams; /* the user's teams; array of SvLibraryItem, owned, or NULL */
  GVariant *before; /* texts of the teams that get photos, as they were, by path; or NULL */
  char *told;
} Photos;

static void
photos_free (Photos *photos)
{
  g_object_unref (photos->page);
  g_clear_pointer (&photos->teams, g_ptr_array_unref);
  g_clear_pointer (&photos->before, g_variant_unref);
  g_free (photos->told);
  g_free (photos);
}

G_DEFINE_AUTOPTR_CLEANUP_FUNC (Photos, photos_free)

/* Return the teams of the user, whose files may be changed. */
static GPtrArray *
list_own (const SvGame *game)
{
  g_autoptr (GPtrArray) all = sv_library_items (game, SV_DOCUMENT_TEAM);
  GPtrArray *own = g_ptr_array_new_with_free_func ((GDestroyNotify)sv_library_item_free);

  while (all->len > 0) {
    SvLibraryItem *item = g_ptr_array_steal_index (all, 0);

    if (item->path != NULL)
      g_ptr_array_add (own, item);
    else
      sv_library_item_free (item);
  }
  return own;
}

static void
saved_cb (GObject *source, GAsyncResult *result, gpointer data)
{
  g_autoptr (Photos) photos = data;
  g_autoptr (GError) error = NULL;
  g_autoptr (GPtrArray) items = sv_library_save_all_finish (result, &error);

  if (items == NULL) {
    sv_tell (photos->page, error->message);
    return;
  }
  sv_tell_action (photos->page, photos->told, _ ("Undo"), "win.put-back", photos->before);
}

static void
taken_cb (SvPhotoPreview *preview, gpointer data)
{
  const Photos *photos = data;
  Photos *saving = g_new0 (Photos, 1);
  g_autoptr (GPtrArray) changed = g_ptr_array_new ();
  GVariantBuilder before;
  guint first = 0;

  g_variant_builder_init (&before, G_VARIANT_TYPE ("a{ss}"));
  while (photos->teams->len > 0) {
    SvLibraryItem *item = g_ptr_array_steal_index (photos->teams, 0);
    const guint n = item->team->n_cards + sv_reserves_count (item->team);
    g_autofree char *text = item->class->write (item->doc, TRUE);

    if (sv_team_photos_put (item->team, preview, first)) {
      g_variant_builder_add (&before, "{ss}", item->path, text);
      g_ptr_array_add (changed, item);
    } else {
      sv_library_item_free (item);
    }
    first += n;
  }
  *saving = (Photos){ .page = g_object_ref (photos->page),
                      .before = g_variant_ref_sink (g_variant_builder_end (&before)),
                      .told = sv_photo_preview_dup_told (preview) };
  sv_library_save_all_async (changed, saved_cb, saving);
}

void
sv_club_photos_show (GtkWidget *page, const SvGame *game, GFile *folder)
{
  GtkRoot *root = gtk_widget_get_root (page);
  g_autoptr (GPtrArray) files = sv_photo_files_in (folder);

  if (files->len == 0) {
    sv_tell (page, _ ("There are no pictures in this folder."));
    return;
  }
  GArray *people = sv_photo_people_new ();
  Photos *photos = g_new0 (Photos, 1);
  *photos = (Photos){ .page = g_object_ref (page), .teams = list_own (game) };
  for (guint i = 0; i < photos->teams->len; i++)
    sv_team_photos_add_people (((const SvLibraryItem *)g_ptr_array_index (photos->teams, i))->team,
                               TRUE, people);
  SvPhotoPreview *preview = sv_photo_preview_new (GTK_IS_WINDOW (root) ? GTK_WINDOW (root) : NULL,
                                                  game, g_steal_pointer (&files), people, -1);
  g_signal_connect_data (preview, "taken", G_CALLBACK (taken_cb), photos,
                         (GClosureNotify)(GCallback)photos_free, 0);
  gtk_window_present (GTK_WINDOW (preview));
}
