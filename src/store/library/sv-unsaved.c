/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "sv-unsaved.h"

#include "sv-json-file.h"
#include "sv-library.h"

#include <gio/gio.h>
#include <glib/gstdio.h>
#include <string.h>

#define GROUP "origin"

enum { MAX_STEM_CHARS = 60, SUM_CHARS = 8 };

/* Paths of the copies that an auto-saver of this program uses. Guarded by the mutex. */
static GHashTable *taken;
static GMutex mutex;

void
sv_unsaved_free (SvUnsaved *self)
{
  g_free (self->copy);
  g_free (self->path);
  g_free (self->stamp);
  g_free (self);
}

char *
sv_unsaved_folder (void)
{
  g_autofree char *data = sv_library_folder ();
  char *folder = g_build_filename (data, "unsaved", NULL);

  (void)g_mkdir_with_parents (folder, 0700); /* if it fails, writing the copy reports it */
  return folder;
}

gboolean
sv_unsaved_take (const char *copy)
{
  g_mutex_lock (&mutex);
  if (taken == NULL)
    taken = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, NULL);
  const gboolean is_new = g_hash_table_add (taken, g_strdup (copy));
  g_mutex_unlock (&mutex);
  return is_new;
}

void
sv_unsaved_let_go (const char *copy)
{
  g_mutex_lock (&mutex);
  if (taken != NULL)
    g_hash_table_remove (taken, copy);
  g_mutex_unlock (&mutex);
}

static gboolean
is_taken (const char *copy)
{
  g_mutex_lock (&mutex);
  const gboolean is = taken != NULL && g_hash_table_contains (taken, copy);
  g_mutex_unlock (&mutex);
  return is;
}

/* --- writing --- */

static char *
origin_of (const char *copy)
{
  return g_strconcat (copy, SV_UNSAVED_ORIGIN, NULL);
}

/* Return the name of a copy for the file at @path; @n makes it another name. It has the same suffix
 * as that file, so that it opens in the same way. */
static char *
name_copy (const char *path, unsigned n)
{
  g_autofree char *folder = sv_unsaved_folder ();
  g_autofree char *sum = g_compute_checksum_for_string (G_CHECKSUM_SHA256, path, -1);
  g_autofree char *base = g_filename_display_basename (path);
  const char *dot = strrchr (base, '.');
  g_autofree char *suffix = g_strdup (dot != NULL ? dot : "");
  const long chars = g_utf8_strlen (base, dot != NULL ? dot - base : -1);
  g_autofree char *stem = g_utf8_substring (base, 0, MIN (chars, MAX_STEM_CHARS));
  g_autofree char *number = n > 1 ? g_strdup_printf ("-%u", n) : g_strdup ("");
  g_autofree char *name = g_strdup_printf ("%s-%.*s%s%s", stem, SUM_CHARS, sum, number,
                                           strlen (suffix) < 20 ? suffix : "");

  return g_build_filename (folder, name, NULL);
}

/* Reserve a name that no copy has, so that copies of an earlier run are not overwritten. */
static char *
take_new (const char *path)
{
  for (unsigned n = 1;; n++) {
    g_autofree char *copy = name_copy (path, n);
    if (!g_file_test (copy, G_FILE_TEST_EXISTS) && sv_unsaved_take (copy))
      return g_steal_pointer (&copy);
  }
}

static gboolean
write_origin (const char *copy, const char *path, const char *stamp, GError **error)
{
  g_autoptr (GKeyFile) keys = g_key_file_new ();
  g_autofree char *origin = origin_of (copy);
  g_autoptr (GFile) file = g_file_new_for_path (path);
  g_autofree char *uri = g_file_get_uri (file);
  gsize length;

  g_key_file_set_string (keys, GROUP, "uri", uri);
  if (stamp != NULL)
    g_key_file_set_string (keys, GROUP, "stamp", stamp);
  char *text = g_key_file_to_data (keys, &length, NULL);
  g_autoptr (GBytes) bytes = g_bytes_new_take (text, length);
  return sv_json_save_bytes (origin, bytes, error);
}

gboolean
sv_unsaved_keep (char **copy, const char *path, const char *stamp, const char *text, GError **error)
{
  g_autoptr (GBytes) bytes = g_bytes_new_static (text, strlen (text));

  if (*copy == NULL)
    *copy = take_new (path);
  /* The origin is written first, because a copy without one could not be put back. */
  return write_origin (*copy, path, stamp, error) && sv_json_save_bytes (*copy, bytes, error);
}

void
sv_unsaved_drop (const char *copy)
{
  g_autofree char *origin = origin_of (copy);

  (void)g_unlink (copy);
  (void)g_unlink (origin);
  sv_unsaved_let_go (copy);
}

/* --- reading --- */

SvUnsaved *
sv_unsaved_look (const char *copy)
{
  g_autoptr (GKeyFile) keys = g_key_file_new ();
  g_autofree char *origin = origin_of (copy);
  g_autoptr (GBytes) bytes = sv_json_load_file (origin, NULL);
  g_autofree char *uri = NULL;
  GStatBuf info;

  if (bytes != NULL && g_key_file_load_from_bytes (keys, bytes, G_KEY_FILE_NONE, NULL))
    uri = g_key_file_get_string (keys, GROUP, "uri", NULL);
  char *path = uri != NULL ? g_filename_from_uri (uri, NULL, NULL) : NULL;
  if (path == NULL || g_stat (copy, &info) != 0) {
    g_free (path);
    return NULL;
  }
  SvUnsaved *self = g_new (SvUnsaved, 1);
  *self = (SvUnsaved){ .copy = g_strdup (copy),
                       .path = path,
                       .stamp = g_key_file_get_string (keys, GROUP, "stamp", NULL),
                       .when = info.st_mtim.tv_sec };
  return self;
}

static int
newest_first (gconstpointer a, gconstpointer b)
{
  const SvUnsaved *one = *(SvUnsaved *const *)a, *other = *(SvUnsaved *const *)b;

  return one->when != other->when ? (one->when < other->when ? 1 : -1)
                                  : strcmp (one->copy, other->copy);
}

GPtrArray *
sv_unsaved_list (void)
{
  GPtrArray *all = g_ptr_array_new_with_free_func ((GDestroyNotify)sv_unsaved_free);
  g_autofree char *folder = sv_unsaved_folder ();
  g_autoptr (GDir) dir = g_dir_open (folder, 0, NULL);
  const char *name;

  while (dir != NULL && (name = g_dir_read_name (dir)) != NULL) {
    if (!g_str_has_suffix (name, SV_UNSAVED_ORIGIN))
      continue;
    g_autofree char *file = g_strndup (name, strlen (name) - strlen (SV_UNSAVED_ORIGIN));
    g_autofree char *copy = g_build_filename (folder, file, NULL);
    SvUnsaved *one = is_taken (copy) ? NULL : sv_unsaved_look (copy);
    if (one != NULL)
      g_ptr_array_add (all, one);
  }
  g_ptr_array_sort (all, newest_first);
  return all;
}

/* Return whether the copy is newer than the document's own file: that file has not been changed
 * since the copy was made, or is gone. */
static gboolean
is_newest (const SvUnsaved *self)
{
  g_autoptr (GBytes) bytes = sv_json_load_file (self->path, NULL);
  g_autofree char *stamp = bytes != NULL ? sv_json_stamp (bytes) : NULL;

  return stamp == NULL || g_strcmp0 (stamp, self->stamp) == 0;
}

SvUnsaved *
sv_unsaved_find (const char *path)
{
  g_autoptr (GPtrArray) all = sv_unsaved_list ();

  for (guint i = 0; i < all->len; i++) {
    const SvUnsaved *one = all->pdata[i];
    if (g_str_equal (one->path, path) && is_newest (one))
      return g_ptr_array_steal_index (all, i);
  }
  return NULL;
}
