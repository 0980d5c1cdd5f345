/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "sv-cup-guest-shelf.h"

#include "sv-cup-guest-asking.h"
#include "sv-cup-guest-playing.h"
#include "sv-cup-guest-private.h"
#include "sv-json-file.h"
#include "sv-library.h"
#include "sv-save.h"
#include "sv-table-shelf.h"

#include <glib/gi18n.h>
#include <glib/gstdio.h>

#define FOLDER "joined"
#define SUFFIX ".json"

/* Guests that are open, by path; not owned. */
static GHashTable *open_guests;

static char *
dup_folder (void)
{
  g_autofree char *data = sv_library_folder ();

  return g_build_filename (data, FOLDER, NULL);
}

static int
compare_paths (gconstpointer a, gconstpointer b)
{
  return g_strcmp0 (*(char *const *)a, *(char *const *)b);
}

/* Add the guests that are open and whose files may not be written yet. */
static void
add_open (GPtrArray *paths)
{
  GHashTableIter iter;
  gpointer path;

  if (open_guests == NULL)
    return;
  g_hash_table_iter_init (&iter, open_guests);
  while (g_hash_table_iter_next (&iter, &path, NULL))
    if (!g_ptr_array_find_with_equal_func (paths, path, g_str_equal, NULL))
      g_ptr_array_add (paths, g_strdup (path));
}

GPtrArray *
sv_cup_guest_list (void)
{
  GPtrArray *paths = g_ptr_array_new_with_free_func (g_free);
  g_autofree char *folder = dup_folder ();
  g_autoptr (GDir) dir = g_dir_open (folder, 0, NULL);
  const char *name;

  while (dir != NULL && (name = g_dir_read_name (dir)) != NULL)
    if (g_str_has_suffix (name, SUFFIX) && *name != '.')
      g_ptr_array_add (paths, g_build_filename (folder, name, NULL));
  add_open (paths);
  g_ptr_array_sort (paths, compare_paths);
  return paths;
}

void
sv_guest_card_clear (SvGuestCard *self)
{
  g_free (self->title);
  g_free (self->host);
  *self = (SvGuestCard){ 0 };
}

static void
fill_card (SvCupGuest *self, SvGuestCard *out)
{
  *out = (SvGuestCard){ .title = g_strdup (self->doc.plan->title),
                        .host = sv_cup_guest_dup_host (self),
                        .board = self->doc.board,
                        .n_waiting = sv_cup_guest_count_waiting (self) };
}

gboolean
sv_cup_guest_look (const char *path, SvGuestCard *out)
{
  SvCupGuest *open = open_guests != NULL ? g_hash_table_lookup (open_guests, path) : NULL;
  g_autoptr (SvCupGuest) self =
      open != NULL ? g_object_ref (open) : g_object_new (SV_TYPE_CUP_GUEST, NULL);

  if (self != open && !sv_guest_doc_load (&self->doc, path, NULL))
    return FALSE;
  fill_card (self, out);
  return TRUE;
}

/* The guest of the file @data is no more. */
static void
gone_cb (gpointer data, GObject *guest)
{
  g_autofree char *path = data;

  if (g_hash_table_lookup (open_guests, path) == guest)
    g_hash_table_remove (open_guests, path);
}

static void
set_file (SvCupGuest *self, const char *path)
{
  g_autoptr (GBytes) there = sv_json_load_file (path, NULL);

  sv_auto_saver_set_path (SV_AUTO_SAVER (self), path, there);
  if (open_guests == NULL)
    open_guests = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, NULL);
  g_hash_table_insert (open_guests, g_strdup (path), self);
  g_object_weak_ref (G_OBJECT (self), gone_cb, g_strdup (path));
}

SvCupGuest *
sv_cup_guest_load (const char *path, GError **error)
{
  SvCupGuest *open = open_guests != NULL ? g_hash_table_lookup (open_guests, path) : NULL;

  if (open != NULL)
    return g_object_ref (open);
  sv_save_wait (); /* it may have just been closed, with the file still being written */
  g_autoptr (SvCupGuest) self = g_object_new (SV_TYPE_CUP_GUEST, NULL);
  if (!sv_guest_doc_load (&self->doc, path, error))
    return NULL;
  set_file (self, path);
  sv_cup_guest_collect (self);
  if (self->doc.items->len > 0) {
    sv_cup_guest_keep (self);
    sv_cup_guest_hold (self);
    self->stale = TRUE;
    sv_cup_guest_step (self);
  }
  return g_steal_pointer (&self);
}

SvCupGuest *
sv_cup_guest_new (void)
{
  SvCupGuest *self = g_object_new (SV_TYPE_CUP_GUEST, NULL);
  g_autofree char *folder = dup_folder ();
  g_autofree char *id = g_uuid_string_random ();
  g_autofree char *name = g_strconcat (id, SUFFIX, NULL);
  g_autofree char *path = g_build_filename (folder, name, NULL);

  (void)g_mkdir_with_parents (folder, 0700); /* if it fails, saving reports it */
  set_file (self, path);
  return self;
}

SvCupGuest *
sv_cup_guest_find (const SvFixtureLink *link, GError **error)
{
  if (g_file_test (link->competition, G_FILE_TEST_EXISTS))
    return sv_cup_guest_load (link->competition, error);
  sv_store_error_set (error, SV_STORE_ERROR_IO, "",
                      _ ("You have left the competition that this match belongs to. Its result is "
                         "not sent."));
  return NULL;
}

void
sv_cup_guest_resume (void)
{
  g_autoptr (GPtrArray) paths = sv_cup_guest_list ();

  for (guint i = 0; i < paths->len; i++) {
    SvCupGuest *guest = sv_cup_guest_load (paths->pdata[i], NULL);
    g_clear_object (&guest); /* it stays while something is to be sent */
  }
}

void
sv_cup_guest_leave (SvCupGuest *self)
{
  g_autoptr (SvCupGuest) alive = g_object_ref (self);
  g_autoptr (GPtrArray) tables = sv_table_shelf_list (sv_cup_guest_get_path (self), FALSE);
  GHashTableIter iter;
  gpointer table;

  self->left = TRUE;
  if (self->asking != NULL)
    g_cancellable_cancel (self->asking);
  g_clear_handle_id (&self->retry_id, g_source_remove);
  g_clear_pointer (&self->watch, sv_fetch_watch_free);
  g_hash_table_remove (open_guests, sv_cup_guest_get_path (self));
  g_hash_table_iter_init (&iter, self->tables);
  while (g_hash_table_iter_next (&iter, NULL, &table))
    sv_auto_saver_drop (SV_AUTO_SAVER (table));
  for (guint i = 0; i < tables->len; i++)
    (void)g_unlink (tables->pdata[i]);
  sv_auto_saver_drop (SV_AUTO_SAVER (self));
  sv_cup_guest_hold (self);
  g_signal_emit_by_name (self, "left");
}
