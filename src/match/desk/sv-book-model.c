/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "sv-book-model.h"

#include <glib/gstdio.h>
#include <string.h>

#include "sv-job.h"

/* Numbers of files to read before the list is updated. The first batch is small, so that the
 * visible part of the list is complete soon. */
enum { FIRST_BATCH = 24, BATCH = 200 };

/* Number of entries that are inserted one by one. */
enum { FEW = 8 };

/* The month in which a season begins. */
enum { FIRST_MONTH = 7 };

/* --- An entry --- */

struct _SvBookEntry {
  GObject parent_instance;

  /* Owned */
  SvBookMatch *match;
  char *heading;
  char *search; /* the case-folded text in which a search looks for words */

  int year;
  SvBookTick tick;
};

G_DEFINE_FINAL_TYPE (SvBookEntry, sv_book_entry, G_TYPE_OBJECT)

static void
sv_book_entry_finalize (GObject *object)
{
  SvBookEntry *self = SV_BOOK_ENTRY (object);

  sv_book_match_unref (self->match);
  g_free (self->heading);
  g_free (self->search);
  G_OBJECT_CLASS (sv_book_entry_parent_class)->finalize (object);
}

static void
sv_book_entry_class_init (SvBookEntryClass *klass)
{
  G_OBJECT_CLASS (klass)->finalize = sv_book_entry_finalize;
  g_signal_new ("changed", SV_TYPE_BOOK_ENTRY, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE,
                0);
}

static void
sv_book_entry_init (SvBookEntry *self)
{
}

/* Return all names of a match, in which a search looks. */
static char *
dup_search (const SvBookMatch *match)
{
  g_autoptr (GString) text = g_string_new (match->cup);

  for (int side = 0; side < 2; side++) {
    const SvBookTeam *team = &match->teams[side];

    g_string_append_printf (text, "\n%s", team->name);
    for (guint i = 0; i < team->scorers->len; i++)
      g_string_append_printf (text, "\n%s", (const char *)team->scorers->pdata[i]);
    for (guint i = 0; team->players != NULL && i < team->players->len; i++)
      g_string_append_printf (text, "\n%s", g_array_index (team->players, SvBookPlayer, i).name);
  }
  return g_utf8_casefold (text->str, -1);
}

/* @match: transfer full. */
static SvBookEntry *
new_entry (SvBookMatch *match)
{
  SvBookEntry *self = g_object_new (SV_TYPE_BOOK_ENTRY, NULL);

  self->match = match;
  self->search = dup_search (match);
  self->year = sv_book_match_get_year (match);
  return self;
}

SvBookMatch *
sv_book_entry_get_match (SvBookEntry *self)
{
  return self->match;
}

const char *
sv_book_entry_get_heading (SvBookEntry *self)
{
  return self->heading;
}

void
sv_book_entry_set_heading (SvBookEntry *self, const char *heading)
{
  if (g_strcmp0 (self->heading, heading) == 0)
    return;
  g_free (self->heading);
  self->heading = g_strdup (heading);
  g_signal_emit_by_name (self, "changed");
}

SvBookTick
sv_book_entry_get_tick (SvBookEntry *self)
{
  return self->tick;
}

void
sv_book_entry_set_tick (SvBookEntry *self, SvBookTick tick)
{
  if (self->tick == tick)
    return;
  self->tick = tick;
  g_signal_emit_by_name (self, "changed");
}

gboolean
sv_book_entry_passes (SvBookEntry *self, const SvBookFilter *filter)
{
  if ((filter->game != NULL && self->match->game != filter->game) ||
      (filter->year != 0 && self->year != filter->year) ||
      (filter->team != NULL &&
       sv_book_match_find_side (self->match, self->match->game, filter->team) < 0))
    return FALSE;
  for (unsigned i = 0; filter->words != NULL && filter->words[i] != NULL; i++)
    if (strstr (self->search, filter->words[i]) == NULL)
      return FALSE;
  return TRUE;
}

int
sv_book_match_get_year (const SvBookMatch *match)
{
  g_autoptr (GDateTime) day = sv_book_match_get_day (match);

  return day == NULL ? 0 : g_date_time_get_year (day) - (g_date_time_get_month (day) < FIRST_MONTH);
}

/* --- Reading, in another thread --- */

struct _SvBookModel {
  GObject parent_instance;

  /* Owned */
  GListStore *entries;
  GHashTable *stamps; /* Stamp of each file that has been read, by path */
  SvJob *reading;
};

G_DEFINE_FINAL_TYPE (SvBookModel, sv_book_model, G_TYPE_OBJECT)

/* Time of the last change of a file (@s seconds and @ns nanoseconds) and its size. If they differ
 * from before, the file is read again. */
typedef struct {
  gint64 s, ns, size;
} Stamp;

typedef struct {
  char *path;
  Stamp stamp;
  GPtrArray *matches; /* array of SvBookMatch; NULL until it has been read */
} File;

/* What the other thread reports: first all files there are, without their matches, then the files
 * that have changed, in batches. */
typedef struct {
  GPtrArray *files; /* array of File */
  gboolean all;
} News;

typedef struct {
  GHashTable *stamps; /* what is known already */
  GPtrArray *more;
} Order;

static void
file_free (gpointer data)
{
  File *self = data;

  g_free (self->path);
  g_clear_pointer (&self->matches, g_ptr_array_unref);
  g_free (self);
}

static void
order_free (gpointer data)
{
  Order *self = data;

  g_hash_table_unref (self->stamps);
  g_ptr_array_unref (self->more);
  g_free (self);
}

static void
news_free (gpointer data)
{
  News *self = data;

  g_ptr_array_unref (self->files);
  g_free (self);
}

static GPtrArray *
new_files (void)
{
  return g_ptr_array_new_with_free_func (file_free);
}

static int
last_first (gconstpointer a, gconstpointer b)
{
  const Stamp *one = &(*(File *const *)a)->stamp, *other = &(*(File *const *)b)->stamp;

  return one->s != other->s ? (one->s < other->s ? 1 : -1)
                            : (one->ns < other->ns) - (one->ns > other->ns);
}

/* Return all files there are, the newest first. */
static GPtrArray *
list_files (const Order *order)
{
  g_autoptr (GPtrArray) paths = sv_book_list_paths ();
  GPtrArray *files = new_files ();

  for (guint i = 0; i < order->more->len; i++)
    g_ptr_array_add (paths, g_strdup (order->more->pdata[i]));
  for (guint i = 0; i < paths->len; i++) {
    GStatBuf info;
    if (g_stat (paths->pdata[i], &info) != 0)
      continue;
    File *file = g_new0 (File, 1);
    file->path = g_strdup (paths->pdata[i]);
    file->stamp = (Stamp){ info.st_mtim.tv_sec, info.st_mtim.tv_nsec, info.st_size };
    g_ptr_array_add (files, file);
  }
  g_ptr_array_sort (files, last_first);
  return files;
}

static gboolean
is_known (GHashTable *stamps, const File *file)
{
  const Stamp *stamp = g_hash_table_lookup (stamps, file->path);

  return stamp != NULL && memcmp (stamp, &file->stamp, sizeof *stamp) == 0;
}

/* @files: transfer full. */
static void
tell (SvJob *job, GPtrArray *files, gboolean all)
{
  News *news = g_new0 (News, 1);

  news->files = files;
  news->all = all;
  sv_job_tell (job, news);
}

static File *
read_file (const File *file)
{
  File *read = g_new0 (File, 1);

  read->path = g_strdup (file->path);
  read->stamp = file->stamp;
  read->matches = sv_book_read (file->path, NULL, NULL);
  return read;
}

static gpointer
read_files (SvJob *job, gpointer data, GError **error)
{
  const Order *order = data;
  GPtrArray *files = list_files (order);
  g_autoptr (GPtrArray) batch = new_files ();
  guint size = FIRST_BATCH;

  tell (job, g_ptr_array_ref (files), TRUE);
  for (guint i = 0; i < files->len && !*sv_job_get_stop (job); i++) {
    if (is_known (order->stamps, files->pdata[i]))
      continue;
    g_ptr_array_add (batch, read_file (files->pdata[i]));
    if (batch->len < size)
      continue;
    tell (job, g_steal_pointer (&batch), FALSE);
    batch = new_files ();
    size = BATCH;
  }
  g_ptr_array_unref (files);
  tell (job, g_steal_pointer (&batch), FALSE);
  return NULL;
}

/* --- The list --- */

/* Return whether an entry comes from the file @path. */
static gboolean
is_from (SvBookEntry *entry, const char *path)
{
  const char *own = entry->match->path;

  return g_str_has_prefix (own, path) && (own[strlen (path)] == '\0' || own[strlen (path)] == '#');
}

static void
remove_from (SvBookModel *self, const char *path)
{
  for (guint i = g_list_model_get_n_items (G_LIST_MODEL (self->entries)); i-- > 0;) {
    g_autoptr (SvBookEntry) entry = g_list_model_get_item (G_LIST_MODEL (self->entries), i);
    if (is_from (entry, path))
      g_list_store_remove (self->entries, i);
  }
}

static int
newest_first (gconstpointer a, gconstpointer b, gpointer data)
{
  const SvBookMatch *one = ((const SvBookEntry *)a)->match,
                    *other = ((const SvBookEntry *)b)->match;

  return one->when != other->when ? (one->when < other->when ? 1 : -1)
                                  : strcmp (one->path, other->path);
}

static int
newest_first_of_two (gconstpointer a, gconstpointer b, gpointer data)
{
  return newest_first (*(SvBookEntry *const *)a, *(SvBookEntry *const *)b, data);
}

static guint
hash_match (gconstpointer data)
{
  const SvBookMatch *match = data;

  return match->created != NULL ? g_str_hash (match->created) : g_direct_hash (match);
}

static gboolean
equal_match (gconstpointer a, gconstpointer b)
{
  return a == b || sv_book_match_is_same (a, b);
}

/* Return a set of the matches in the list. */
static GHashTable *
list_known (SvBookModel *self)
{
  GHashTable *known = g_hash_table_new (hash_match, equal_match);

  for (guint i = 0; i < g_list_model_get_n_items (G_LIST_MODEL (self->entries)); i++) {
    g_autoptr (SvBookEntry) entry = g_list_model_get_item (G_LIST_MODEL (self->entries), i);
    g_hash_table_add (known, entry->match);
  }
  return known;
}

/* Collect entries for the matches that are not listed from another file yet. A file with a copy of
 * a listed match is read again next time, because the other file may have gone by then. */
static void
collect (SvBookModel *self, GHashTable *known, const File *file, GPtrArray *entries)
{
  for (guint i = 0; i < file->matches->len; i++) {
    SvBookMatch *match = file->matches->pdata[i];
    if (!g_hash_table_contains (known, match)) {
      g_hash_table_add (known, match);
      g_ptr_array_add (entries, new_entry (sv_book_match_ref (match)));
    } else {
      g_hash_table_remove (self->stamps, file->path);
    }
  }
}

/* Add entries at their places in the list. The list is sorted as a whole only if it must be,
 * because then all rows are shown anew. */
static void
insert (SvBookModel *self, GPtrArray *entries)
{
  const guint n = g_list_model_get_n_items (G_LIST_MODEL (self->entries));
  g_autoptr (SvBookEntry) last =
      n > 0 ? g_list_model_get_item (G_LIST_MODEL (self->entries), n - 1) : NULL;

  g_ptr_array_sort_with_data (entries, newest_first_of_two, NULL);
  if (entries->len == 0)
    return;
  if (n > 0 && entries->len <= FEW) {
    for (guint i = 0; i < entries->len; i++)
      g_list_store_insert_sorted (self->entries, entries->pdata[i], newest_first, NULL);
    return;
  }
  g_list_store_splice (self->entries, n, 0, entries->pdata, entries->len);
  if (last != NULL && newest_first (last, entries->pdata[0], NULL) > 0)
    g_list_store_sort (self->entries, newest_first, NULL);
}

static void
add_files (SvBookModel *self, const GPtrArray *files)
{
  g_autoptr (GPtrArray) entries = g_ptr_array_new_with_free_func (g_object_unref);

  for (guint i = 0; i < files->len; i++) {
    const File *file = files->pdata[i];
    Stamp *stamp = g_memdup2 (&file->stamp, sizeof file->stamp);
    if (!g_hash_table_insert (self->stamps, g_strdup (file->path), stamp))
      remove_from (self, file->path);
  }
  g_autoptr (GHashTable) known = list_known (self);
  for (guint i = 0; i < files->len; i++)
    collect (self, known, files->pdata[i], entries);
  insert (self, entries);
}

/* Remove the matches of files that have gone. This comes first: a match whose file has another name
 * now is then listed from there. */
static void
remove_gone (SvBookModel *self, const GPtrArray *files)
{
  g_autoptr (GHashTable) present = g_hash_table_new (g_str_hash, g_str_equal);
  GHashTableIter iter;
  gpointer path;

  for (guint i = 0; i < files->len; i++)
    g_hash_table_add (present, ((const File *)files->pdata[i])->path);
  g_hash_table_iter_init (&iter, self->stamps);
  while (g_hash_table_iter_next (&iter, &path, NULL)) {
    if (g_hash_table_contains (present, path))
      continue;
    remove_from (self, path);
    g_hash_table_iter_remove (&iter);
  }
}

static void
told (gpointer owner, gconstpointer data)
{
  const News *news = data;

  if (news->all)
    remove_gone (owner, news->files);
  else
    add_files (owner, news->files);
}

static void
all_read (gpointer owner, gpointer answer, const GError *error)
{
  g_signal_emit_by_name (owner, "loaded");
}

static GHashTable *
new_stamps (void)
{
  return g_hash_table_new_full (g_str_hash, g_str_equal, g_free, g_free);
}

void
sv_book_model_refresh (SvBookModel *self, GPtrArray *more)
{
  static const SvJobKind kind = { .work = read_files,
                                  .free_order = order_free,
                                  .told = told,
                                  .free_news = news_free,
                                  .done = all_read };
  Order *order = g_new0 (Order, 1);
  GHashTableIter iter;
  gpointer path, stamp;

  order->more = more;
  order->stamps = new_stamps ();
  g_hash_table_iter_init (&iter, self->stamps);
  while (g_hash_table_iter_next (&iter, &path, &stamp))
    g_hash_table_insert (order->stamps, g_strdup (path), g_memdup2 (stamp, sizeof (Stamp)));
  sv_job_start (&self->reading, &kind, order, self);
}

GListModel *
sv_book_model_get_entries (SvBookModel *self)
{
  return G_LIST_MODEL (self->entries);
}

gboolean
sv_book_model_get_loading (SvBookModel *self)
{
  return self->reading != NULL;
}

static void
sv_book_model_dispose (GObject *object)
{
  sv_job_cancel (&SV_BOOK_MODEL (object)->reading);
  G_OBJECT_CLASS (sv_book_model_parent_class)->dispose (object);
}

static void
sv_book_model_finalize (GObject *object)
{
  SvBookModel *self = SV_BOOK_MODEL (object);

  g_object_unref (self->entries);
  g_hash_table_unref (self->stamps);
  G_OBJECT_CLASS (sv_book_model_parent_class)->finalize (object);
}

static void
sv_book_model_class_init (SvBookModelClass *klass)
{
  G_OBJECT_CLASS (klass)->dispose = sv_book_model_dispose;
  G_OBJECT_CLASS (klass)->finalize = sv_book_model_finalize;
  g_signal_new ("loaded", SV_TYPE_BOOK_MODEL, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE,
                0);
}

static void
sv_book_model_init (SvBookModel *self)
{
  self->entries = g_list_store_new (SV_TYPE_BOOK_ENTRY);
  self->stamps = new_stamps ();
}

SvBookModel *
sv_book_model_new (void)
{
  return g_object_new (SV_TYPE_BOOK_MODEL, NULL);
}
