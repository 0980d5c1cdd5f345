/* SPDX-License-Identifier: GPL-3.0-or-later */
#include <glib/gi18n.h>

#include "sv-library-names.h"
#include "sv-library.h"

#include "sv-json-file.h"
#include "sv-name-order.h"
#include "sv-save.h"
#include "sv-sentence.h"
#include "sv-store-resources.h"

#include <errno.h>
#include <fcntl.h>
#include <gio/gio.h>
#include <glib/gstdio.h>
#include <string.h>
#include <unistd.h>

#define RESOURCES "/io/github/speelveld/Speelveld/library"

/* The hidden folder, inside the folder of each kind, for removed files. */
#define REMOVED ".removed"

/* Limits of file names: file systems allow 255 bytes, and a number and the suffix are appended. */
enum { MAX_STEM_BYTES = 120, MAX_TRIES = 10000 };

void
sv_library_item_free (SvLibraryItem *self)
{
  if (self == NULL)
    return;
  g_free (self->path);
  self->class->free (self->doc);
  g_free (self);
}

void
sv_library_check_environment (void)
{
  static const char *const names[] = { "XDG_DATA_HOME", "XDG_CONFIG_HOME", "XDG_CACHE_HOME",
                                       "XDG_STATE_HOME", "XDG_RUNTIME_DIR" };

  for (gsize i = 0; i < G_N_ELEMENTS (names); i++) {
    const char *folder = g_getenv (names[i]);
    if (folder != NULL && *folder && !g_path_is_absolute (folder))
      g_unsetenv (names[i]);
  }
}

/* The XDG specification says that a relative XDG_DATA_HOME must be ignored. */
static char *
data_home (void)
{
  const char *folder = g_get_user_data_dir ();
  return g_path_is_absolute (folder)
             ? g_strdup (folder)
             : g_build_filename (g_get_home_dir (), ".local", "share", NULL);
}

static char *
own_folder (const char *name)
{
  g_autofree char *home = data_home ();
  char *folder = g_build_filename (home, "speelveld", name, NULL);
  (void)g_mkdir_with_parents (folder, 0700); /* if it fails, the first save there reports it */
  return folder;
}

char *
sv_library_folder (void)
{
  return own_folder (NULL);
}

char *
sv_library_autosave_folder (void)
{
  return own_folder ("journal");
}

char *
sv_library_kind_folder (SvDocumentKind kind)
{
  return own_folder (sv_doc_class (kind)->folder);
}

/* --- one item --- */

SvLibraryItem *
sv_library_item_new (SvDocumentKind kind, gpointer doc)
{
  SvLibraryItem *self = g_new0 (SvLibraryItem, 1);

  self->class = sv_doc_class (kind);
  self->doc = doc;
  return self;
}

const char *
sv_library_item_get_title (const SvLibraryItem *self)
{
  return sv_doc_class_name (self->class, self->doc);
}

gboolean
sv_library_is_item (const char *path)
{
  g_autoptr (GBytes) bytes = sv_json_load_file (path, NULL);
  SvDocumentKind kind;

  return bytes &&
         sv_document_kind (g_bytes_get_data (bytes, NULL), g_bytes_get_size (bytes), &kind, NULL) &&
         (kind == SV_DOCUMENT_TEAM || kind == SV_DOCUMENT_VARIANT);
}

SvLibraryItem *
sv_library_item_load (const char *path, GError **error)
{
  g_auto (SvDocument) document = { 0 };
  if (!sv_document_load (path, &document, NULL, error))
    return NULL;
  if (document.team == NULL && document.variant == NULL) {
    g_set_error_literal (error, SV_STORE_ERROR, SV_STORE_ERROR_FOREIGN,
                         _ ("This is neither a team nor a variant."));
    return NULL;
  }
  SvLibraryItem *item =
      sv_library_item_new (document.kind, document.team ? (gpointer)g_steal_pointer (&document.team)
                                                        : g_steal_pointer (&document.variant));
  item->path = g_strdup (path);
  return item;
}

SvLibraryItem *
sv_library_item_copy (const SvLibraryItem *self, const char *name)
{
  SvLibraryItem *copy = sv_library_item_new (self->class->kind, self->class->copy (self->doc));
  g_free (copy->head->name);
  copy->head->name = sv_clean_text (name, SV_TEXT_MAX_CHARS);
  return copy;
}

char *
sv_library_copy_name (const char *name, SvNameFunc is_taken, gpointer data)
{
  /* Leave room for the text that is appended. */
  enum { MAX_CHARS = SV_TEXT_MAX_CHARS - 40 };
  g_autofree char *start = g_utf8_substring (name, 0, MIN (g_utf8_strlen (name, -1), MAX_CHARS));

  /* Translators: the name of a copy; %s is the name of the team or variant. */
  char *copy = g_strdup_printf (_ ("%s (copy)"), start);
  for (int n = 2; is_taken (data, copy); n++) {
    g_free (copy);
    /* Translators: the name of another copy; %s is the name of the team or variant. */
    copy = g_strdup_printf (_ ("%s (copy %d)"), start, n);
  }
  return copy;
}

/* Return the item, or NULL if it belongs to another game or is damaged. */
static SvLibraryItem *
read_item (const SvGame *game, SvDocumentKind kind, GBytes *bytes, GError **error)
{
  gsize length;
  const char *text = g_bytes_get_data (bytes, &length);
  const SvDocClass *class = sv_doc_class (kind);
  SvDocHead *doc = class->read (text, length, error);

  if (doc != NULL && doc->game == game)
    return sv_library_item_new (kind, doc);
  if (doc != NULL)
    class->free (doc);
  return NULL;
}

/* --- built-in items --- */

static int
compare_text (gconstpointer a, gconstpointer b)
{
  return strcmp (*(const char *const *)a, *(const char *const *)b);
}

static void
say_variant (SvVariantDoc *variant)
{
  /* only names of documents that come with the program are translated */
  const char *said = sv_library_say_name (variant->name);

  g_free (variant->name);
  variant->name = g_strdup (said);
}

GPtrArray *
sv_library_built_in (const SvGame *game, SvDocumentKind kind)
{
  GPtrArray *items = g_ptr_array_new_with_free_func ((GDestroyNotify)sv_library_item_free);
  GResource *resource = sv_store_get_resource ();
  g_autofree char *parent = g_strconcat (RESOURCES "/", sv_doc_class (kind)->folder, "/", NULL);
  g_auto (GStrv) children =
      g_resource_enumerate_children (resource, parent, G_RESOURCE_LOOKUP_FLAGS_NONE, NULL);

  /* The resources are sorted by file name, so that the standard game is first. */
  qsort (children, g_strv_length (children), sizeof *children, compare_text);
  for (gsize i = 0; children[i]; i++) {
    g_autofree char *path = g_strconcat (parent, children[i], NULL);
    g_autoptr (GError) error = NULL;
    g_autoptr (GBytes) bytes =
        g_resource_lookup_data (resource, path, G_RESOURCE_LOOKUP_FLAGS_NONE, &error);
    SvLibraryItem *item = bytes ? read_item (game, kind, bytes, &error) : NULL;
    if (error != NULL)
      g_error ("%s: %s", path, error->message); /* a bug in the program itself */
    if (item == NULL)
      continue;
    if (kind == SV_DOCUMENT_TEAM)
      sv_library_say_team (item->team);
    else
      say_variant (item->variant);
    g_ptr_array_add (items, item);
  }
  return items;
}

GBytes *
sv_library_get_learning (const SvGame *game, const char *folder)
{
  g_autofree char *path = g_strdup_printf (RESOURCES "/%s/%s.json", folder, game->id);
  return g_resource_lookup_data (sv_store_get_resource (), path, G_RESOURCE_LOOKUP_FLAGS_NONE,
                                 NULL);
}

/* --- the user's items --- */

static int
compare_items (gconstpointer a, gconstpointer b)
{
  const SvLibraryItem *x = *(SvLibraryItem *const *)a, *y = *(SvLibraryItem *const *)b;
  const int order = sv_name_compare (x->head->name, y->head->name);
  return order ? order : strcmp (x->path, y->path);
}

/* Return the paths of a kind in @folder, or NULL with an error if the folder cannot be read. */
static GPtrArray *
list_paths (const char *folder, SvDocumentKind kind, GError **error)
{
  g_autoptr (GDir) dir = g_dir_open (folder, 0, error);
  const char *file;

  if (dir == NULL)
    return NULL;
  GPtrArray *paths = g_ptr_array_new_with_free_func (g_free);
  while ((file = g_dir_read_name (dir)))
    if (file[0] != '.' && g_str_has_suffix (file, sv_doc_class (kind)->files.suffix))
      g_ptr_array_add (paths, g_build_filename (folder, file, NULL));
  return paths;
}

GPtrArray *
sv_library_paths (SvDocumentKind kind)
{
  g_autofree char *folder = sv_library_kind_folder (kind);
  GPtrArray *paths = list_paths (folder, kind, NULL);

  return paths ? paths : g_ptr_array_new_with_free_func (g_free);
}

/* Read the files and sort them by name. *@n_damaged: how many could not be read. */
static GPtrArray *
load_items (const SvGame *game, SvDocumentKind kind, GPtrArray *paths, guint *n_damaged)
{
  GPtrArray *items = g_ptr_array_new_with_free_func ((GDestroyNotify)sv_library_item_free);

  *n_damaged = 0;
  for (guint i = 0; i < paths->len; i++) {
    const char *path = g_ptr_array_index (paths, i);
    g_autoptr (GError) error = NULL;
    g_autoptr (GBytes) bytes = sv_json_load_file (path, &error);
    SvLibraryItem *item = bytes ? read_item (game, kind, bytes, &error) : NULL;
    *n_damaged += error != NULL;
    if (item != NULL) {
      item->path = g_strdup (path);
      g_ptr_array_add (items, item);
    }
  }
  g_ptr_array_sort (items, compare_items);
  return items;
}

/* Return the index of the user's team of that name, or -1. */
static int
find_own_team (const GPtrArray *items, const char *name)
{
  for (guint i = 0; i < items->len; i++) {
    const SvLibraryItem *item = items->pdata[i];
    if (item->path && strcmp (item->team->name, name) == 0)
      return (int)i;
  }
  return -1;
}

/* Give each built-in team the line-ups that the user's team of the same name keeps. */
static void
lend_line_ups (const GPtrArray *built_in, const GPtrArray *own)
{
  for (guint i = 0; i < built_in->len; i++) {
    SvTeamDoc *team = ((SvLibraryItem *)built_in->pdata[i])->team;
    const int k = find_own_team (own, team->name);
    if (k < 0)
      continue;
    g_ptr_array_unref (team->line_ups);
    team->line_ups =
        sv_line_up_docs_copy (((SvLibraryItem *)own->pdata[k])->team->line_ups, team->game);
  }
}

GPtrArray *
sv_library_items (const SvGame *game, SvDocumentKind kind)
{
  g_autoptr (GPtrArray) paths = sv_library_paths (kind);
  guint n_damaged;
  GPtrArray *own = load_items (game, kind, paths, &n_damaged);
  GPtrArray *items = sv_library_built_in (game, kind);

  if (kind == SV_DOCUMENT_TEAM)
    lend_line_ups (items, own);
  g_ptr_array_extend_and_steal (items, own);
  return items;
}

void
sv_library_items_follow (const GPtrArray *items, const char *from, const char *path)
{
  for (guint i = 0; i < items->len; i++) {
    SvLibraryItem *item = items->pdata[i];

    if (g_strcmp0 (item->path, from) != 0)
      continue;
    g_free (item->path);
    item->path = g_strdup (path);
  }
}

/* --- any folder --- */

typedef struct {
  char *folder;
  const SvGame *game;
  SvDocumentKind kind;
  guint n_damaged;
} Reading;

static void
reading_free (gpointer data)
{
  g_free (((Reading *)data)->folder);
  g_free (data);
}

static void
read_folder_thread (GTask *task, gpointer source, gpointer data, GCancellable *cancellable)
{
  Reading *reading = data;
  GError *error = NULL;
  g_autoptr (GPtrArray) paths = list_paths (reading->folder, reading->kind, &error);

  if (paths != NULL)
    g_task_return_pointer (task,
                           load_items (reading->game, reading->kind, paths, &reading->n_damaged),
                           (GDestroyNotify)g_ptr_array_unref);
  else
    g_task_return_error (task, error);
}

void
sv_library_read_folder_async (const char *folder,
                              const SvGame *game,
                              SvDocumentKind kind,
                              GAsyncReadyCallback callback,
                              gpointer data)
{
  g_autoptr (GTask) task = g_task_new (NULL, NULL, callback, data);
  Reading *reading = g_new0 (Reading, 1);

  *reading = (Reading){ .folder = g_strdup (folder), .game = game, .kind = kind };
  g_task_set_source_tag (task, sv_library_read_folder_async);
  g_task_set_task_data (task, reading, reading_free);
  g_task_run_in_thread (task, read_folder_thread);
}

GPtrArray *
sv_library_read_folder_finish (GAsyncResult *result, guint *n_damaged, GError **error)
{
  *n_damaged = ((Reading *)g_task_get_task_data (G_TASK (result)))->n_damaged;
  return g_task_propagate_pointer (G_TASK (result), error);
}

/* --- names of files --- */

/* Make a file name from a document's name: letters and digits of any language stay; every character
 * that could mean something to a file system or a shell becomes a single dash or blank. */
static char *
make_stem (const char *name)
{
  g_autofree char *valid = g_utf8_make_valid (name, -1);
  g_autofree char *composed = g_utf8_normalize (valid, -1, G_NORMALIZE_NFC);
  GString *stem = g_string_new (NULL);

  for (const char *p = composed; *p; p = g_utf8_next_char (p)) {
    const gunichar letter = g_utf8_get_char (p);
    const char last = stem->len > 0 ? stem->str[stem->len - 1] : '-';
    char bytes[6];
    const int n = g_unichar_to_utf8 (letter, bytes);
    if (stem->len + (gsize)n > MAX_STEM_BYTES)
      break;
    if (g_unichar_isalnum (letter) || g_unichar_ismark (letter) || letter == '(' || letter == ')')
      g_string_append_len (stem, bytes, n);
    else if (last != '-' && last != ' ')
      g_string_append_c (stem, g_unichar_isspace (letter) ? ' ' : '-');
  }
  /* The loop above never writes a dash or blank at the beginning, or two in a row. */
  if (g_str_has_suffix (stem->str, "-") || g_str_has_suffix (stem->str, " "))
    g_string_truncate (stem, stem->len - 1);
  return g_string_free (stem, FALSE);
}

char *
sv_library_file_name (const char *name, SvDocumentKind kind, unsigned n)
{
  const char *suffix = sv_doc_class (kind)->files.suffix;
  g_autofree char *stem = make_stem (name);
  /* if nothing is left, "svteam" is a name like any other */
  const char *used = *stem ? stem : suffix + 1;
  return n == 0 ? g_strconcat (used, suffix, NULL) : g_strdup_printf ("%s-%u%s", used, n, suffix);
}

/* Create an empty file of that name or, if it exists, of that name with a number. Creating it
 * reserves the name. */
static char *
reserve (const char *folder, const char *name, SvDocumentKind kind, GError **error)
{
  for (unsigned n = 0; n < MAX_TRIES; n = n == 0 ? 2 : n + 1) {
    g_autofree char *file = sv_library_file_name (name, kind, n);
    g_autofree char *path = g_build_filename (folder, file, NULL);
    const int fd = g_open (path, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0600);
    if (fd != -1) {
      close (fd);
      return g_steal_pointer (&path);
    }
    if (errno != EEXIST) {
      sv_sentence_error (error, SV_STORE_ERROR, SV_STORE_ERROR_IO,
                         _ ("The folder “%s” cannot be written to: %s."), folder,
                         sv_json_say_unsaved (errno));
      return NULL;
    }
  }
  sv_sentence_error (error, SV_STORE_ERROR, SV_STORE_ERROR_IO,
                     _ ("The folder “%s” has too many files with the same name."), folder);
  return NULL;
}

char *
sv_library_reserve (const char *name, SvDocumentKind kind, GError **error)
{
  g_autofree char *folder = sv_library_kind_folder (kind);
  return reserve (folder, name, kind, error);
}

/* --- saving --- */

/* An item that is being saved. */
typedef struct {
  SvLibraryItem *item;
  GBytes *text;
  char *aside; /* hard link to the previous contents of its file, or NULL */
  gboolean is_new;
} Save;

static void
save_free (Save *self)
{
  sv_library_item_free (self->item);
  g_bytes_unref (self->text);
  g_free (self->aside);
  g_free (self);
}

static gboolean
save (SvLibraryItem *item, GBytes *text, GError **error)
{
  if (!item->path)
    item->path = sv_library_reserve (item->head->name, item->class->kind, error);
  return item->path && sv_json_save_bytes (item->path, text, error);
}

/* Make a hard link to the file that is about to be replaced, so that it can be restored even if the
 * disk is full. On file systems without hard links, do without. */
static void
set_aside (Save *self)
{
  self->is_new = !self->item->path;
  if (self->is_new)
    return;
  g_autofree char *folder = g_path_get_dirname (self->item->path);
  g_autofree char *file = g_path_get_basename (self->item->path);
  g_autofree char *aside = g_strconcat (folder, G_DIR_SEPARATOR_S ".", file, "~", NULL);
  (void)g_unlink (aside);
  if (link (self->item->path, aside) == 0)
    self->aside = g_steal_pointer (&aside);
}

/* Restore the file as it was before the save. */
static void
put_back (const Save *self)
{
  /* rename () does nothing if both names are links to the same file. */
  if (self->aside && g_rename (self->aside, self->item->path) == 0)
    (void)g_unlink (self->aside);
  else if (self->is_new && self->item->path)
    (void)g_unlink (self->item->path);
}

static void
forget_aside (const Save *self)
{
  if (self->aside)
    (void)g_unlink (self->aside);
}

/* Save all items or none: if the user tries again after a failure, no match may count twice. */
static void
save_thread (GTask *task, gpointer source, gpointer data, GCancellable *cancellable)
{
  GPtrArray *saves = data;
  GError *error = NULL;
  guint n = 0;

  while (n < saves->len && error == NULL) {
    Save *one = saves->pdata[n++];
    set_aside (one);
    save (one->item, one->text, &error);
  }
  for (guint i = 0; i < n; i++)
    (error ? put_back : forget_aside) (saves->pdata[i]);
  if (error != NULL)
    g_task_return_error (task, error);
  else
    g_task_return_boolean (task, TRUE);
}

void
sv_library_save_all_async (GPtrArray *items, GAsyncReadyCallback callback, gpointer data)
{
  g_autoptr (GTask) task = g_task_new (NULL, NULL, callback, data);
  GPtrArray *saves = g_ptr_array_new_with_free_func ((GDestroyNotify)save_free);
  GError *error = NULL;

  g_task_set_task_data (task, saves, (GDestroyNotify)g_ptr_array_unref);
  while (items->len > 0) {
    Save *one = g_new0 (Save, 1);
    one->item = g_ptr_array_steal_index (items, 0);
    char *text = one->item->class->write (one->item->doc, TRUE);
    one->text = g_bytes_new_take (text, strlen (text));
    g_ptr_array_add (saves, one);
    if (error == NULL)
      sv_json_check_size (strlen (text), &error);
  }
  if (error != NULL)
    g_task_return_error (task, error);
  else
    sv_save_run (task, save_thread);
}

void
sv_library_save_async (SvLibraryItem *item, GAsyncReadyCallback callback, gpointer data)
{
  g_autoptr (GPtrArray) items = g_ptr_array_new ();

  g_ptr_array_add (items, item);
  sv_library_save_all_async (items, callback, data);
}

SvLibraryItem *
sv_library_save_finish (GAsyncResult *result, GError **error)
{
  GPtrArray *saves = g_task_get_task_data (G_TASK (result));
  Save *one = saves->pdata[0];

  return g_task_propagate_boolean (G_TASK (result), error) ? g_steal_pointer (&one->item) : NULL;
}

GPtrArray *
sv_library_save_all_finish (GAsyncResult *result, GError **error)
{
  GPtrArray *saves = g_task_get_task_data (G_TASK (result));

  if (!g_task_propagate_boolean (G_TASK (result), error))
    return NULL;
  GPtrArray *items = g_ptr_array_new_with_free_func ((GDestroyNotify)sv_library_item_free);
  for (guint i = 0; i < saves->len; i++) {
    Save *one = saves->pdata[i];
    g_ptr_array_add (items, g_steal_pointer (&one->item));
  }
  return items;
}

char *
sv_library_find (const SvLibraryItem *self)
{
  char *text = self->class->write (self->doc, TRUE);
  g_autoptr (GBytes) bytes = g_bytes_new_take (text, strlen (text));
  g_autoptr (GPtrArray) paths = sv_library_paths (self->class->kind);

  /* A file of the library itself, which another program may have written in its own way. */
  if (self->path != NULL && g_ptr_array_find_with_equal_func (paths, self->path, g_str_equal, NULL))
    return g_strdup (self->path);
  for (guint i = 0; i < paths->len; i++) {
    g_autoptr (GBytes) other = sv_json_load_file (paths->pdata[i], NULL);
    if (other != NULL && g_bytes_equal (other, bytes))
      return g_strdup (paths->pdata[i]);
  }
  return NULL;
}

/* Return the path of the user's item of the same game, kind and name, or NULL. An item without a
 * name matches no other. */
static char *
find_named (const SvLibraryItem *self)
{
  const char *name = self->head->name;
  g_autoptr (GPtrArray) items = sv_library_items (self->head->game, self->class->kind);

  for (guint i = 0; *name != '\0' && i < items->len; i++) {
    const SvLibraryItem *item = items->pdata[i];
    if (item->path && strcmp (item->head->name, name) == 0)
      return g_strdup (item->path);
  }
  return NULL;
}

typedef struct {
  const SvLibraryItem *item;
  char *same, *named;
} Finding;

static void
finding_free (gpointer data)
{
  Finding *finding = data;

  g_free (finding->same);
  g_free (finding->named);
  g_free (finding);
}

static void
find_thread (GTask *task, gpointer source, gpointer data, GCancellable *cancellable)
{
  Finding *finding = data;

  finding->same = sv_library_find (finding->item);
  if (finding->same == NULL)
    finding->named = find_named (finding->item);
  g_task_return_boolean (task, TRUE);
}

void
sv_library_find_async (const SvLibraryItem *self, GAsyncReadyCallback callback, gpointer data)
{
  g_autoptr (GTask) task = g_task_new (NULL, NULL, callback, data);
  Finding *finding = g_new0 (Finding, 1);

  finding->item = self;
  g_task_set_source_tag (task, sv_library_find_async);
  g_task_set_task_data (task, finding, finding_free);
  sv_save_run (task, find_thread);
}

void
sv_library_find_finish (GAsyncResult *result, char **same, char **named)
{
  Finding *finding = g_task_get_task_data (G_TASK (result));

  *same = g_steal_pointer (&finding->same);
  *named = g_steal_pointer (&finding->named);
}

/* --- what a match leaves to teams --- */

static gboolean
is_over (const SvMatchDoc *match)
{
  SvNode node;

  match->game->node (sv_history_get_setup (match->history), sv_history_get_state (match->history),
                     &node);
  return node.kind == SV_NODE_OVER;
}

/* Return whether the team has a name; a team without one is a standard team that belongs to
 * nobody. */
static gboolean
is_named (const SvTeamDoc *team)
{
  return *team->name != '\0';
}

gboolean
sv_library_can_keep_match (const SvMatchDoc *match)
{
  return sv_game_has_season (match->game) && is_over (match) &&
         (is_named (match->teams[0]) || is_named (match->teams[1]));
}

/* Return the user's team of that name, or a copy of the one that played. */
static SvLibraryItem *
find_team (const SvTeamDoc *team)
{
  g_autoptr (GPtrArray) teams = sv_library_items (team->game, SV_DOCUMENT_TEAM);
  const int i = find_own_team (teams, team->name);

  if (i >= 0)
    return g_ptr_array_steal_index (teams, (guint)i);
  return sv_library_item_new (SV_DOCUMENT_TEAM, sv_team_doc_copy (team));
}

void
sv_library_keep_match_async (const SvMatchDoc *match, GAsyncReadyCallback callback, gpointer data)
{
  g_autoptr (GPtrArray) items = g_ptr_array_new ();
  const void *setup = sv_history_get_setup (match->history);
  const void *state = sv_history_get_state (match->history);

  for (unsigned side = 0; side < 2; side++) {
    if (!is_named (match->teams[side]))
      continue;
    /* A team may have played against itself. */
    SvLibraryItem *item = items->len > 0 ? items->pdata[0] : NULL;
    if (item == NULL || strcmp (item->team->name, match->teams[side]->name) != 0) {
      item = find_team (match->teams[side]);
      g_ptr_array_add (items, item);
    }
    sv_game_after_match (match->game, setup, state, side, item->team->fields);
  }
  sv_library_save_all_async (items, callback, data);
}

gboolean
sv_library_keep_match_finish (GAsyncResult *result, GError **error)
{
  return g_task_propagate_boolean (G_TASK (result), error);
}

/* --- line-ups --- */

gboolean
sv_library_can_keep_line_up (const SvTeamDoc *team)
{
  return team->game->line_ups.saved_line_ups && is_named (team);
}

void
sv_library_keep_line_up_async (const SvTeamDoc *team,
                               const char *was,
                               const char *name,
                               GAsyncReadyCallback callback,
                               gpointer data)
{
  g_autoptr (GPtrArray) items = g_ptr_array_new ();
  SvLibraryItem *item = find_team (team);
  GPtrArray *line_ups = item->team->line_ups;
  const int old = was ? sv_line_up_docs_find (line_ups, was) : -1;
  const int i = name ? sv_line_up_docs_find (team->line_ups, name) : -1;
  GError *error = NULL;

  if (old >= 0 && g_strcmp0 (was, name) != 0)
    g_ptr_array_remove_index (line_ups, (guint)old);
  if (i >= 0)
    sv_line_up_docs_keep (line_ups, team->game, name,
                          ((const SvLineUpDoc *)team->line_ups->pdata[i])->saved_line_up, &error);
  if (error != NULL) { /* line-ups from other matches leave no room for this one */
    g_task_report_error (NULL, callback, data, NULL, error);
    sv_library_item_free (item);
    return;
  }
  if (item->path || i >= 0)
    g_ptr_array_add (items, item);
  else
    sv_library_item_free (item);
  sv_library_save_all_async (items, callback, data);
}

gboolean
sv_library_keep_line_up_finish (GAsyncResult *result, GError **error)
{
  return g_task_propagate_boolean (G_TASK (result), error);
}

/* --- removing --- */

/* Return the class of documents that the suffix of the file name stands for. */
static const SvDocClass *
find_class (const char *path)
{
  const SvDocClass *class = sv_doc_class_of_file (path);

  return class && class->folder != NULL ? class : sv_doc_class (SV_DOCUMENT_VARIANT);
}

/* Move the file into @folder under its own name, with a number if that is taken. Return the new
 * path. */
static char *
move (const char *path, const char *folder, GError **error)
{
  const SvDocClass *class = find_class (path);
  g_autofree char *file = g_path_get_basename (path);
  if (g_str_has_suffix (file, class->files.suffix))
    file[strlen (file) - strlen (class->files.suffix)] = '\0';
  g_autofree char *stem = g_filename_display_name (file);
  g_autofree char *target = reserve (folder, stem, class->kind, error);
  if (target == NULL)
    return NULL;
  if (g_rename (path, target) == 0)
    return g_steal_pointer (&target);

  const int code = errno;
  g_autofree char *shown = g_filename_display_basename (path);
  g_unlink (target);
  sv_sentence_error (error, SV_STORE_ERROR, SV_STORE_ERROR_IO, _ ("“%s” cannot be moved: %s."),
                     shown, sv_json_say_unsaved (code));
  return NULL;
}

char *
sv_library_rename (const char *path, const char *name)
{
  const SvDocumentKind kind = find_class (path)->kind;
  g_autofree char *folder = sv_library_kind_folder (kind);
  g_autofree char *there = g_path_get_dirname (path);
  g_autofree char *now = g_path_get_basename (path);

  if (strcmp (folder, there) != 0)
    return NULL;
  for (unsigned n = 0; n < MAX_TRIES; n = n == 0 ? 2 : n + 1) {
    g_autofree char *file = sv_library_file_name (name, kind, n);
    g_autofree char *target = g_build_filename (folder, file, NULL);

    if (strcmp (file, now) == 0)
      return NULL;
    /* RENAME_NOREPLACE never overwrites a file. On file systems without it, moving the file matters
     * more than the rare chance of a collision. */
    if (renameat2 (AT_FDCWD, path, AT_FDCWD, target, RENAME_NOREPLACE) == 0)
      return g_steal_pointer (&target);
    if (errno != EEXIST)
      break;
  }
  return NULL;
}

char *
sv_library_remove (const char *path, GError **error)
{
  g_autofree char *folder = g_path_get_dirname (path);
  g_autofree char *hidden = g_build_filename (folder, REMOVED, NULL);
  (void)g_mkdir_with_parents (hidden, 0700); /* if it fails, the move reports it */
  return move (path, hidden, error);
}

char *
sv_library_restore (const char *removed, GError **error)
{
  g_autofree char *hidden = g_path_get_dirname (removed);
  g_autofree char *folder = g_path_get_dirname (hidden);
  g_return_val_if_fail (g_str_has_suffix (hidden, G_DIR_SEPARATOR_S REMOVED), NULL);

  return move (removed, folder, error);
}

void
sv_library_purge (gint64 seconds)
{
  static const SvDocumentKind kinds[] = { SV_DOCUMENT_TEAM, SV_DOCUMENT_VARIANT, SV_DOCUMENT_CUP };
  const gint64 now = g_get_real_time () / G_USEC_PER_SEC;

  for (gsize i = 0; i < G_N_ELEMENTS (kinds); i++) {
    g_autofree char *folder = sv_library_kind_folder (kinds[i]);
    g_autofree char *hidden = g_build_filename (folder, REMOVED, NULL);
    g_autoptr (GDir) dir = g_dir_open (hidden, 0, NULL);
    const char *file;

    while (dir != NULL && (file = g_dir_read_name (dir))) {
      g_autofree char *path = g_build_filename (hidden, file, NULL);
      GStatBuf info;
      /* Moving the file here changed its ctime, so this is the time since it was removed. */
      if (g_lstat (path, &info) == 0 && now - info.st_ctim.tv_sec >= seconds)
        g_unlink (path);
    }
  }
}
