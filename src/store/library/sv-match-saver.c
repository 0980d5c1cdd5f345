/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "sv-match-saver.h"

#include "sv-json-file.h"
#include "sv-json.h"
#include "sv-sentence.h"

#include <errno.h>
#include <fcntl.h>
#include <gio/gio.h>
#include <glib/gi18n.h>
#include <glib/gstdio.h>
#include <string.h>
#include <sys/file.h>
#include <sys/stat.h>
#include <unistd.h>

#define SUFFIX ".autosave"
#define EARLIER "~"
#define LOCK ".lock"
#define REMOVED ".removed"

struct _SvMatchSaver {
  SvAutoSaver parent_instance;

  SvMatchSaverFunc func; /* the function that returns the match */
  gpointer data;
  SvFixtureLink link;
  gboolean discarded;

  /* State of the file. The worker thread uses it too. */
  int lock;      /* descriptor of the lock file, or -1 */
  gboolean lost; /* another program had removed or replaced the file */
  gboolean exists;
  GStatBuf file; /* identity of the file if it exists */
};

G_DEFINE_FINAL_TYPE (SvMatchSaver, sv_match_saver, SV_TYPE_AUTO_SAVER)

static const char *
get_path (SvMatchSaver *self)
{
  return sv_auto_saver_get_path (SV_AUTO_SAVER (self));
}

static char *
beside (SvMatchSaver *self, const char *suffix)
{
  return g_strconcat (get_path (self), suffix, NULL);
}

/* --- The text --- */

#define SUM_CHARS 64 /* Length of a SHA-256 sum in hexadecimal digits. */
#define TAIL "\"}}\n"

/* Return where the sum stands in the text. */
static char *
find_sum (char *text, gsize length)
{
  return text + length - strlen (TAIL) - SUM_CHARS;
}

/* The words of "over", by SvMatchSaverEnd. */
static const char *const ends[] = { "", "no", "yes", "bound" };

static SvMatchSaverEnd
find_end (const SvMatchDoc *doc, const SvFixtureLink *link)
{
  SvNode node;

  doc->game->node (sv_history_get_setup (doc->history), sv_history_get_state (doc->history), &node);
  if (node.kind != SV_NODE_OVER)
    return SV_MATCH_SAVER_GOES_ON;
  return link->competition ? SV_MATCH_SAVER_OVER_BOUND : SV_MATCH_SAVER_OVER;
}

/* Return the sum that the text must have. Puts zeros in its place in @text. */
static char *
make_sum (char *text, gsize length)
{
  memset (find_sum (text, length), '0', SUM_CHARS);
  return g_compute_checksum_for_data (G_CHECKSUM_SHA256, (guchar *)text, length);
}

static char *
make_text (const SvMatchDoc *doc, const SvFixtureLink *link)
{
  static const char zeros[] = "0000000000000000000000000000000000000000000000000000000000000000";
  JsonObject *own = json_object_new ();
  g_autoptr (JsonObject) object =
      sv_match_doc_to_object (doc, sv_history_get_length (doc->history));

  json_object_set_int_member (own, "position", sv_history_get_position (doc->history));
  sv_fixture_link_write (link, own);
  json_object_set_string_member (own, "over", ends[find_end (doc, link)]);
  json_object_set_string_member (own, "sum", zeros);
  json_object_remove_member (object, "autosave");
  json_object_set_object_member (object, "autosave", own);
  char *text = sv_json_write (object, FALSE);
  const gsize length = strlen (text);
  g_autofree char *sum = make_sum (text, length);
  memcpy (find_sum (text, length), sum, SUM_CHARS);
  return text;
}

static gboolean
is_sound (const char *text, gsize length)
{
  if (length < SUM_CHARS + strlen (TAIL))
    return FALSE;
  g_autofree char *copy = g_memdup2 (text, length);
  g_autofree char *sum = make_sum (copy, length);

  return g_str_has_suffix (text, TAIL) &&
         memcmp (text + (find_sum (copy, length) - copy), sum, SUM_CHARS) == 0;
}

/* Read a match and its fixture link. @link must be all zeros. */
static SvMatchDoc *
read_text (const char *text, gsize length, SvFixtureLink *link, GError **error)
{
  g_autoptr (JsonObject) object = sv_json_read (text, length, error);
  if (object == NULL)
    return NULL;
  g_autoptr (JsonNode) node = sv_json_get_member (object, "autosave");
  JsonObject *own = sv_node_object (node, NULL, NULL);
  unsigned position;
  gboolean bound = own && sv_fixture_link_take (link, own, NULL, NULL) &&
                   sv_json_read_unsigned (own, NULL, "position", 0, SV_MAX_EVENTS, &position, NULL);
  g_autoptr (SvMatchDoc) doc = sv_match_doc_from_object (object, NULL, NULL, NULL, error);
  if (doc == NULL)
    return NULL;
  if (!bound || position > sv_history_get_length (doc->history) || !is_sound (text, length)) {
    g_set_error_literal (error, SV_STORE_ERROR, SV_STORE_ERROR_VALUE,
                         _ ("it does not hold what was written"));
    return NULL;
  }
  sv_history_seek (doc->history, position);
  return g_steal_pointer (&doc);
}

static SvMatchDoc *
load (const char *path, SvFixtureLink *link, GError **error)
{
  g_autoptr (GBytes) bytes = sv_json_load_file (path, error);
  if (bytes == NULL)
    return NULL;
  /* g_strndup () adds the terminating zero that the parser needs. */
  g_autofree char *text = g_strndup (g_bytes_get_data (bytes, NULL), g_bytes_get_size (bytes));
  return read_text (text, g_bytes_get_size (bytes), link, error);
}

/* --- Whose it is --- */

typedef enum { LOCK_OURS, LOCK_HELD, LOCK_NONE } Lock;

/* Open the lock file and lock it. On a file system that has no locks or is read-only, do
 * without. */
static Lock
lock_file (const char *path, int flags, int how, int *out)
{
  g_autofree char *name = g_strconcat (path, LOCK, NULL);
  const int fd = g_open (name, flags | O_CLOEXEC | O_NOFOLLOW | O_NONBLOCK, 0600);
  if (fd == -1)
    return LOCK_NONE;
  if (flock (fd, how | LOCK_NB) == 0) {
    *out = fd;
    return LOCK_OURS;
  }
  const gboolean held = errno == EWOULDBLOCK;
  close (fd);
  return held ? LOCK_HELD : LOCK_NONE;
}

static gboolean
take_lock (SvMatchSaver *self)
{
  return self->lock != -1 ||
         lock_file (get_path (self), O_RDWR | O_CREAT, LOCK_EX, &self->lock) != LOCK_HELD;
}

static void
drop_lock (SvMatchSaver *self)
{
  if (self->lock != -1)
    close (self->lock);
  self->lock = -1;
}

static gboolean
is_held (const char *path)
{
  int fd = -1;
  const Lock lock = lock_file (path, O_RDONLY, LOCK_SH, &fd);
  if (fd != -1)
    close (fd);
  return lock == LOCK_HELD;
}

/* --- Writing --- */

static gboolean
is_lost (SvMatchSaver *self)
{
  GStatBuf now;
  return self->exists && (g_stat (get_path (self), &now) != 0 || now.st_dev != self->file.st_dev ||
                          now.st_ino != self->file.st_ino || now.st_size != self->file.st_size ||
                          now.st_mtim.tv_sec != self->file.st_mtim.tv_sec ||
                          now.st_mtim.tv_nsec != self->file.st_mtim.tv_nsec);
}

static void
look_at_file (SvMatchSaver *self)
{
  self->exists = g_stat (get_path (self), &self->file) == 0;
}

static gboolean
write_text (SvMatchSaver *self, const char *path, const char *text, GError **error)
{
  g_autofree char *folder = g_path_get_dirname (path);
  g_autofree char *earlier = beside (self, EARLIER);
  (void)g_mkdir_with_parents (folder, 0700); /* if it fails, the next step reports it */
  take_lock (self);
  /* Keep a hard link to the file that is about to be replaced, so that there is always one whole
   * file. */
  (void)g_unlink (earlier);
  (void)!link (path, earlier); /* "!" only because the compiler wants the result to be used */
  return sv_json_save_file (path, text, error);
}

static gboolean
sv_match_saver_write (
    SvAutoSaver *saver, const char *path, const char *text, char **stamp, GError **error)
{
  SvMatchSaver *self = SV_MATCH_SAVER (saver);
  self->lost = is_lost (self);
  if (self->lost)
    drop_lock (self); /* the lock file may have been deleted together with the file */
  const gboolean well = write_text (self, path, text, error);
  look_at_file (self);
  return well;
}

static char *
sv_match_saver_make_text (SvAutoSaver *saver, GError **error)
{
  SvMatchSaver *self = SV_MATCH_SAVER (saver);
  const SvMatchDoc *doc = self->func (self->data);
  return sv_match_doc_check (doc, error) ? make_text (doc, &self->link) : NULL;
}

static void
sv_match_saver_written (SvAutoSaver *saver, const GError *error, gboolean failed)
{
  if (!error && !failed && SV_MATCH_SAVER (saver)->lost)
    sv_auto_saver_tell (
        saver, _ ("The file that keeps this match was removed or changed by another program. "
                  "It is being written again; nothing of this match is lost."));
}

static char *
sv_match_saver_dup_name (SvAutoSaver *saver)
{
  return g_strdup (_ ("This match"));
}

/* --- The object --- */

void
sv_match_saver_discard (SvMatchSaver *self)
{
  self->discarded = TRUE;
  sv_auto_saver_drop (SV_AUTO_SAVER (self));
}

void
sv_match_saver_remove (const char *path)
{
  static const char *const suffixes[] = { "", EARLIER, LOCK };

  for (unsigned i = 0; i < G_N_ELEMENTS (suffixes); i++) {
    g_autofree char *name = g_strconcat (path, suffixes[i], NULL);
    (void)g_unlink (name);
  }
}

static void
sv_match_saver_closed (SvAutoSaver *saver)
{
  SvMatchSaver *self = SV_MATCH_SAVER (saver);

  if (self->discarded)
    sv_match_saver_remove (get_path (self));
  drop_lock (self);
}

static void
sv_match_saver_finalize (GObject *object)
{
  drop_lock (SV_MATCH_SAVER (object));
  sv_fixture_link_clear (&SV_MATCH_SAVER (object)->link);
  G_OBJECT_CLASS (sv_match_saver_parent_class)->finalize (object);
}

static void
sv_match_saver_class_init (SvMatchSaverClass *klass)
{
  SvAutoSaverClass *auto_saver_class = SV_AUTO_SAVER_CLASS (klass);

  G_OBJECT_CLASS (klass)->finalize = sv_match_saver_finalize;
  auto_saver_class->make_text = sv_match_saver_make_text;
  auto_saver_class->write = sv_match_saver_write;
  auto_saver_class->written = sv_match_saver_written;
  auto_saver_class->dup_name = sv_match_saver_dup_name;
  auto_saver_class->copies = FALSE; /* this file lies where copies would lie, so it needs none */
  auto_saver_class->closed = sv_match_saver_closed;
}

static void
sv_match_saver_init (SvMatchSaver *self)
{
  self->lock = -1;
}

static SvMatchSaver *
autosave_at (const char *path)
{
  SvMatchSaver *self = g_object_new (SV_TYPE_MATCH_SAVER, NULL);
  sv_auto_saver_set_path (SV_AUTO_SAVER (self), path, NULL);
  return self;
}

SvMatchSaver *
sv_match_saver_new (const char *folder)
{
  g_autoptr (GDateTime) now = g_date_time_new_now_utc ();
  g_autofree char *day = g_date_time_format (now, "%Y-%m-%d");
  g_autofree char *id = g_uuid_string_random ();
  g_autofree char *name = g_strdup_printf ("%s-%s" SUFFIX, day, id);
  g_autofree char *path = g_build_filename (folder, name, NULL);
  return autosave_at (path);
}

void
sv_match_saver_set_source (SvMatchSaver *self, SvMatchSaverFunc func, gpointer data)
{
  self->func = func;
  self->data = data;
}

void
sv_match_saver_set_fixture_link (SvMatchSaver *self, const SvFixtureLink *link)
{
  sv_fixture_link_copy (&self->link, link);
}

const SvFixtureLink *
sv_match_saver_get_fixture_link (SvMatchSaver *self)
{
  return &self->link;
}

gboolean
sv_match_saver_read_fixture_link (const char *path, SvFixtureLink *link)
{
  g_autoptr (JsonObject) object = sv_json_load (path, NULL);
  JsonNode *node = object ? json_object_get_member (object, "autosave") : NULL;
  JsonObject *own = sv_node_object (node, NULL, NULL);

  return own && sv_fixture_link_take (link, own, NULL, NULL) && link->competition;
}

/* --- What an earlier run left --- */

static int
move_aside (const char *path, const char *aside)
{
  return renameat2 (AT_FDCWD, path, AT_FDCWD, aside, RENAME_NOREPLACE);
}

/* Give a damaged file another name that no file has, with the function @give. Return that name, or
 * NULL if it cannot be renamed. */
static char *
set_aside (const char *path, int (*give) (const char *path, const char *aside))
{
  for (unsigned i = 1; i < 1000; i++) {
    g_autofree char *aside =
        i == 1 ? g_strconcat (path, ".damaged", NULL) : g_strdup_printf ("%s.%u.damaged", path, i);
    if (give (path, aside) == 0)
      return g_steal_pointer (&aside);
    if (errno != EEXIST)
      break;
  }
  return NULL;
}

char *
sv_match_saver_set_aside (const char *path)
{
  return set_aside (path, move_aside);
}

/* Write into *@told that a damaged file was set aside, and how much of the match was recovered. */
static void
tell_recovered (const char *aside, const GError *fault, char **told)
{
  if (told != NULL)
    *told = sv_sentence (
        _ ("The file of a match that was being played is damaged (%s). It was set aside as “%s”, "
           "and the match is there up to the last moment that could be read."),
        fault->message, aside);
}

static void
cannot_read (const char *path, const GError *fault, GError **error)
{
  sv_sentence_error (error, SV_STORE_ERROR, SV_STORE_ERROR_IO,
                     _ ("The match that was being played in “%s” cannot be read: %s"), path,
                     fault->message);
}

/* Set the damaged file at @path aside and return FALSE. @error says so, or why it could not be set
 * aside. */
static gboolean
give_up (const char *path, const GError *fault, GError **error)
{
  g_autofree char *aside = set_aside (path, move_aside);
  if (aside != NULL)
    sv_sentence_error (
        error, fault->domain, fault->code,
        _ ("The match that was being played cannot be read (%s). Its file was set aside "
           "as “%s”."),
        fault->message, aside);
  else
    cannot_read (path, fault, error);
  return FALSE;
}

/* Replace the damaged file by the generation before it. At least one of the two exists at every
 * moment, or the next start would not find the match. */
static SvMatchDoc *
recover (SvMatchSaver *self, const GError *fault, char **told, GError **error)
{
  g_autofree char *earlier = beside (self, EARLIER);
  g_autoptr (GError) unread = NULL;
  g_autoptr (SvMatchDoc) doc = load (earlier, &self->link, &unread);
  if (doc == NULL) {
    /* If the disk itself fails, nothing is given up yet. */
    if (g_error_matches (unread, SV_STORE_ERROR, SV_STORE_ERROR_IO) &&
        g_file_test (earlier, G_FILE_TEST_EXISTS))
      cannot_read (earlier, unread, error);
    else
      give_up (get_path (self), fault, error);
    return NULL;
  }
  g_autofree char *aside = set_aside (get_path (self), link);
  if (aside == NULL) /* the disk has no hard links */
    aside = set_aside (get_path (self), move_aside);
  if (aside == NULL || g_rename (earlier, get_path (self)) != 0) {
    cannot_read (get_path (self), fault, error);
    return NULL;
  }
  tell_recovered (aside, fault, told);
  return g_steal_pointer (&doc);
}

SvMatchSaver *
sv_match_saver_open (const char *path, SvMatchDoc **doc, char **told, GError **error)
{
  g_autoptr (SvMatchSaver) self = autosave_at (path);
  g_autoptr (GError) fault = NULL;

  *doc = NULL;
  if (!take_lock (self)) {
    sv_sentence_error (error, SV_STORE_ERROR, SV_STORE_ERROR_IO,
                       _ ("The match in “%s” is being played in another window or program."), path);
    return NULL;
  }
  *doc = load (path, &self->link, &fault);
  if (!*doc && g_error_matches (fault, SV_STORE_ERROR, SV_STORE_ERROR_IO))
    g_propagate_error (error, g_steal_pointer (&fault));
  else if (!*doc) {
    sv_fixture_link_clear (&self->link); /* it was read from the damaged text */
    *doc = recover (self, fault, told, error);
  }
  look_at_file (self);
  return *doc ? g_steal_pointer (&self) : NULL;
}

/* --- The folder --- */

typedef struct {
  char *path;
  gint64 changed_ns;
} Found;

static void
found_free (Found *self)
{
  g_free (self->path);
  g_free (self);
}

static int
newest_first (gconstpointer x, gconstpointer y)
{
  const Found *a = *(Found *const *)x, *b = *(Found *const *)y;
  const int order = (b->changed_ns > a->changed_ns) - (b->changed_ns < a->changed_ns);
  return order != 0 ? order : strcmp (a->path, b->path);
}

static void
find (GPtrArray *all, const char *path)
{
  GStatBuf info;
  if (g_stat (path, &info) != 0 || !S_ISREG (info.st_mode) || is_held (path))
    return;
  Found *found = g_new0 (Found, 1);
  found->path = g_strdup (path);
  found->changed_ns = info.st_mtim.tv_sec * G_GINT64_CONSTANT (1000000000) + info.st_mtim.tv_nsec;
  g_ptr_array_add (all, found);
}

/* Return the paths in @folder with this suffix. */
static GPtrArray *
list (const char *folder, const char *suffix)
{
  g_autoptr (GPtrArray) all = g_ptr_array_new_with_free_func ((GDestroyNotify)found_free);
  g_autoptr (GDir) dir = g_dir_open (folder, 0, NULL);
  const char *name;
  while (dir != NULL && (name = g_dir_read_name (dir))) {
    g_autofree char *path = g_build_filename (folder, name, NULL);
    if (g_str_has_suffix (name, suffix))
      find (all, path);
  }
  g_ptr_array_sort (all, newest_first);
  GPtrArray *paths = g_ptr_array_new_with_free_func (g_free);
  for (unsigned i = 0; i < all->len; i++)
    g_ptr_array_add (paths, g_strdup (((Found *)g_ptr_array_index (all, i))->path));
  return paths;
}

GPtrArray *
sv_match_saver_list (const char *folder)
{
  return list (folder, SUFFIX);
}

/* Read the last bytes of the file into @tail. Return FALSE if it is shorter. */
static gboolean
read_tail (const char *path, char *tail, gsize length)
{
  const int fd = g_open (path, O_RDONLY | O_CLOEXEC | O_NONBLOCK, 0);
  const gboolean well = fd != -1 && lseek (fd, -(off_t)length, SEEK_END) != -1 &&
                        read (fd, tail, length) == (ssize_t)length;

  if (fd != -1)
    close (fd);
  return well;
}

SvMatchSaverEnd
sv_match_saver_glance (const char *path)
{
  enum { ROOM = 24 }; /* enough for the longest of ends, and the names of the keys */
  char tail[ROOM + SUM_CHARS + sizeof TAIL] = "";
  SvMatchSaverEnd end = SV_MATCH_SAVER_UNKNOWN;

  if (!read_tail (path, tail, sizeof tail - 1))
    return SV_MATCH_SAVER_UNKNOWN;
  for (SvMatchSaverEnd i = SV_MATCH_SAVER_GOES_ON; i < G_N_ELEMENTS (ends); i++) {
    g_autofree char *key = g_strdup_printf ("\"over\":\"%s\",\"sum\":\"", ends[i]);
    const gsize n = strlen (key);
    if (memcmp (tail + sizeof tail - 1 - strlen (TAIL) - SUM_CHARS - n, key, n) == 0)
      end = i;
  }
  return end;
}

GPtrArray *
sv_match_saver_list_removed (const char *folder)
{
  return list (folder, SUFFIX REMOVED);
}

/* Return whether the file is useless: removed by the user, half written when the program was
 * killed, or belonging to a match that no longer exists. */
static gboolean
is_litter (const char *folder, const char *name)
{
  static const struct {
    const char *suffix, *of;
  } companions[] = { { SUFFIX EARLIER, SUFFIX },
                     { SUFFIX LOCK, SUFFIX },
                     { SV_UNSAVED_ORIGIN, "" } };
  if (g_str_has_suffix (name, REMOVED) || g_pattern_match_simple ("*" SUFFIX ".??????", name))
    return TRUE;
  for (unsigned i = 0; i < G_N_ELEMENTS (companions); i++) {
    if (!g_str_has_suffix (name, companions[i].suffix))
      continue;
    const gsize stem = strlen (name) - strlen (companions[i].suffix) + strlen (companions[i].of);
    g_autofree char *match = g_strdup_printf ("%s/%.*s", folder, (int)stem, name);
    g_autofree char *removed = g_strconcat (match, REMOVED, NULL);
    return !g_file_test (match, G_FILE_TEST_EXISTS) && !g_file_test (removed, G_FILE_TEST_EXISTS);
  }
  return FALSE;
}

void
sv_match_saver_purge (const char *folder, gint64 seconds)
{
  const gint64 now = g_get_real_time () / G_USEC_PER_SEC;
  g_autoptr (GDir) dir = g_dir_open (folder, 0, NULL);
  const char *name;
  while (dir != NULL && (name = g_dir_read_name (dir))) {
    g_autofree char *path = g_build_filename (folder, name, NULL);
    GStatBuf info;
    /* Renaming changes ctime, so this is the time since the file was removed. */
    if (is_litter (folder, name) && g_lstat (path, &info) == 0 && S_ISREG (info.st_mode) &&
        now - info.st_ctim.tv_sec >= seconds)
      (void)g_unlink (path);
  }
}
