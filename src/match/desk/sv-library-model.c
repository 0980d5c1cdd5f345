/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "sv-library-model.h"

#include <glib/gi18n.h>
#include <glib/gstdio.h>

#include "sv-games.h"
#include "sv-job.h"

/* Numbers of files to read before the list is updated. The first batch is small, so that the
 * visible part of the list is complete soon. */
enum { FIRST_BATCH = 32, BATCH = 250 };

/* Delay after the last change in the folder before it is read, in milliseconds, because a file is
 * written in several steps. */
enum { SETTLE_MS = 120 };

struct _SvLibraryModel {
  GObject parent_instance;

  /* Owned */
  GListStore *entries;
  GHashTable *by_path; /* SvLibraryEntry by path */
  GFileMonitor *monitor;
  GPtrArray *waiting; /* array of SvLibraryEntry whose files are to be read */
  GPtrArray *current; /* array of SvLibraryEntry whose files are being read, or NULL */

  SvDocumentKind kind;
  guint settle_id;
  SvJob *reading;
};

G_DEFINE_FINAL_TYPE (SvLibraryModel, sv_library_model, G_TYPE_OBJECT)

static void read_some (SvLibraryModel *self, guint n);

/* --- Reading --- */

/* Read files; runs in a worker thread. @paths is a GStrv. Return an array with an SvLibraryDigest
 * or NULL for each path. */
static gpointer
read_files (SvJob *job, gpointer paths, GError **error)
{
  GPtrArray *digests = g_ptr_array_new_with_free_func ((GDestroyNotify)sv_library_digest_free);

  for (char **path = paths; *path != NULL && !*sv_job_get_stop (job); path++)
    g_ptr_array_add (digests, sv_library_digest_load (*path));
  return digests;
}

static void
read_done (gpointer data, gpointer answer, const GError *error)
{
  SvLibraryModel *self = data;
  g_autoptr (GPtrArray) digests = answer;
  g_autoptr (GPtrArray) entries = g_steal_pointer (&self->current);
  gboolean resort = FALSE;

  for (guint i = 0; i < entries->len; i++) {
    if (digests->pdata[i] != NULL)
      resort |=
          sv_library_entry_set_digest (entries->pdata[i], g_steal_pointer (&digests->pdata[i]));
  }
  read_some (self, BATCH);
  g_signal_emit_by_name (self, "loaded", resort);
}

static void
read_some (SvLibraryModel *self, guint n)
{
  static const SvJobKind kind = { .work = read_files,
                                  .free_order = (GDestroyNotify)g_strfreev,
                                  .done = read_done,
                                  .free_answer = (GDestroyNotify)g_ptr_array_unref };
  n = MIN (n, self->waiting->len);
  if (n == 0 || self->reading != NULL)
    return;
  char **paths = g_new0 (char *, n + 1);

  self->current = g_ptr_array_new_with_free_func (g_object_unref);
  for (guint i = 0; i < n; i++) {
    SvLibraryEntry *entry = self->waiting->pdata[i];
    g_ptr_array_add (self->current, g_object_ref (entry));
    paths[i] = g_strdup (sv_library_entry_get_path (entry));
  }
  g_ptr_array_remove_range (self->waiting, 0, n);
  sv_job_start (&self->reading, &kind, paths, self);
}

/* --- The folder --- */

/* Return a number that changes when the file changes. */
static guint64
make_stamp (const char *path)
{
  GStatBuf info;

  if (g_stat (path, &info) != 0)
    return 0;
  g_autofree char *text =
      g_strdup_printf ("%" G_GINT64_FORMAT " %ld %" G_GINT64_FORMAT " %" G_GUINT64_FORMAT,
                       (gint64)info.st_mtim.tv_sec, info.st_mtim.tv_nsec, (gint64)info.st_size,
                       (guint64)info.st_ino);
  return g_str_hash (text);
}

static int
compare_waiting (gconstpointer a, gconstpointer b)
{
  return sv_library_entry_compare (*(SvLibraryEntry *const *)a, *(SvLibraryEntry *const *)b);
}

static void
drop_missing (SvLibraryModel *self, GHashTable *present)
{
  GListModel *list = G_LIST_MODEL (self->entries);

  for (guint i = g_list_model_get_n_items (list); i-- > 0;) {
    g_autoptr (SvLibraryEntry) entry = g_list_model_get_item (list, i);
    const char *path = sv_library_entry_get_path (entry);

    if (path == NULL || g_hash_table_contains (present, path))
      continue;
    g_ptr_array_remove (self->waiting, entry);
    g_hash_table_remove (self->by_path, path);
    g_list_store_remove (self->entries, i);
  }
}

static void
look_at (SvLibraryModel *self, const char *path, GPtrArray *added)
{
  SvLibraryEntry *entry = g_hash_table_lookup (self->by_path, path);
  guint64 stamp = make_stamp (path);

  if (entry == NULL) {
    entry = sv_library_entry_new_file (self->kind, path);
    g_hash_table_insert (self->by_path, g_strdup (path), entry);
    g_ptr_array_add (added, g_object_ref (entry));
  }
  if (sv_library_entry_get_stamp (entry) == stamp)
    return;
  sv_library_entry_set_stamp (entry, stamp);
  if (!g_ptr_array_find (self->waiting, entry, NULL))
    g_ptr_array_add (self->waiting, g_object_ref (entry));
}

void
sv_library_model_refresh (SvLibraryModel *self)
{
  g_autoptr (GPtrArray) added = g_ptr_array_new_with_free_func (g_object_unref);
  g_autoptr (GHashTable) present = g_hash_table_new (g_str_hash, g_str_equal);

  g_clear_handle_id (&self->settle_id, g_source_remove);
  g_autoptr (GPtrArray) paths = sv_library_paths (self->kind);
  for (guint i = 0; i < paths->len; i++)
    g_hash_table_add (present, g_ptr_array_index (paths, i));
  drop_missing (self, present);
  for (guint i = 0; i < paths->len; i++)
    look_at (self, g_ptr_array_index (paths, i), added);
  if (added->len > 0)
    g_list_store_splice (self->entries, g_list_model_get_n_items (G_LIST_MODEL (self->entries)), 0,
                         added->pdata, added->len);
  g_ptr_array_sort (self->waiting, compare_waiting);
  read_some (self, FIRST_BATCH);
}

static gboolean
settle_cb (gpointer data)
{
  SvLibraryModel *self = data;

  self->settle_id = 0;
  sv_library_model_refresh (self);
  return G_SOURCE_REMOVE;
}

static void
monitor_cb (SvLibraryModel *self)
{
  g_clear_handle_id (&self->settle_id, g_source_remove);
  self->settle_id = g_timeout_add (SETTLE_MS, settle_cb, self);
}

static void
watch (SvLibraryModel *self)
{
  g_autofree char *path = sv_library_kind_folder (self->kind);
  g_autoptr (GFile) folder = g_file_new_for_path (path);
  g_autoptr (GError) error = NULL;

  self->monitor = g_file_monitor_directory (folder, G_FILE_MONITOR_WATCH_MOVES, NULL, &error);
  if (self->monitor != NULL)
    g_signal_connect_object (self->monitor, "changed", G_CALLBACK (monitor_cb), self,
                             G_CONNECT_SWAPPED);
  /* without a monitor, the page still refreshes after its own changes */
  else
    g_info ("%s: %s", path, error->message);
}

static void
add_built_in (SvLibraryModel *self)
{
  const SvGame *const *games = sv_games ();
  unsigned place = 0;

  for (unsigned i = 0; games[i] != NULL; i++) {
    g_autoptr (GPtrArray) items = sv_library_built_in (games[i], self->kind);
    while (items->len > 0) {
      SvLibraryItem *item = g_ptr_array_steal_index (items, 0);
      g_autoptr (SvLibraryEntry) entry = sv_library_entry_new_built_in (item, place++);
      g_list_store_append (self->entries, entry);
    }
  }
}

/* --- The object --- */

static void
sv_library_model_dispose (GObject *object)
{
  SvLibraryModel *self = SV_LIBRARY_MODEL (object);

  sv_job_cancel (&self->reading);
  g_clear_pointer (&self->current, g_ptr_array_unref);
  g_clear_handle_id (&self->settle_id, g_source_remove);
  g_clear_object (&self->monitor);
  G_OBJECT_CLASS (sv_library_model_parent_class)->dispose (object);
}

static void
sv_library_model_finalize (GObject *object)
{
  SvLibraryModel *self = SV_LIBRARY_MODEL (object);

  g_object_unref (self->entries);
  g_hash_table_unref (self->by_path);
  g_ptr_array_unref (self->waiting);
  G_OBJECT_CLASS (sv_library_model_parent_class)->finalize (object);
}

static void
sv_library_model_class_init (SvLibraryModelClass *klass)
{
  G_OBJECT_CLASS (klass)->dispose = sv_library_model_dispose;
  G_OBJECT_CLASS (klass)->finalize = sv_library_model_finalize;
  g_signal_new ("loaded", SV_TYPE_LIBRARY_MODEL, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL,
                G_TYPE_NONE, 1, G_TYPE_BOOLEAN);
}

static void
sv_library_model_init (SvLibraryModel *self)
{
  self->entries = g_list_store_new (SV_TYPE_LIBRARY_ENTRY);
  self->by_path = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, g_object_unref);
  self->waiting = g_ptr_array_new_with_free_func (g_object_unref);
}

SvLibraryModel *
sv_library_model_new (SvDocumentKind kind)
{
  SvLibraryModel *self = g_object_new (SV_TYPE_LIBRARY_MODEL, NULL);

  self->kind = kind;
  watch (self);
  sv_library_model_refresh (self);
  add_built_in (self);
  return self;
}

GListModel *
sv_library_model_get_entries (SvLibraryModel *self)
{
  return G_LIST_MODEL (self->entries);
}

gboolean
sv_library_model_get_loading (SvLibraryModel *self)
{
  return self->reading != NULL ||
         self->settle_id != 0; /* waiting files are read after the current batch */
}

static gboolean
has_name (gpointer data, const char *name)
{
  SvLibraryModel *self = data;
  GListModel *list = G_LIST_MODEL (self->entries);

  for (guint i = 0; i < g_list_model_get_n_items (list); i++) {
    g_autoptr (SvLibraryEntry) entry = g_list_model_get_item (list, i);
    if (g_strcmp0 (sv_library_entry_get_name (entry), name) == 0)
      return TRUE;
  }
  return FALSE;
}

char *
sv_library_model_name_copy (SvLibraryModel *self, const char *name)
{
  return sv_library_copy_name (name, has_name, self);
}

char *
sv_library_model_number_name (SvLibraryModel *self, const char *name)
{
  char *other = g_strdup (name);

  for (int n = 2; has_name (self, other); n++) {
    g_free (other);
    /* Translators: a name, and a number that is added because the name is already used. */
    other = g_strdup_printf (C_ ("numbered name", "%s %d"), name, n);
  }
  return other;
}

SvLibraryItem *
sv_library_model_make_new (SvLibraryModel *self, const SvGame *game)
{
  const SvDocClass *class = sv_doc_class (self->kind);
  g_autoptr (SvLibraryItem) item = sv_library_item_new (self->kind, class->make (game));
  g_autofree char *name = sv_library_model_number_name (self, _ (class->new_name));
  return sv_library_item_copy (item, name);
}
