/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "sv-journal.h"

#include <errno.h>
#include <fcntl.h>
#include <gio/gio.h>
#include <glib/gi18n.h>
#include <glib/gstdio.h>
#include <stdio.h>
#include <string.h>
#include <sys/file.h>
#include <sys/stat.h>
#include <unistd.h>

#define SUFFIX ".journal"

enum {
  MAX_BYTES = 64 * 1024 * 1024,
  /* Who lists the journals locks each for a moment; who opens one waits for that. */
  LOCK_TRIES = 20,
  LOCK_WAIT_US = 5000
};

struct SvJournal {
  char *path;
  int fd;           /* of the file at path, locked; -1: none yet */
  off_t length;     /* of the whole lines in it */
  gboolean pending; /* the file is not what it should be: rewrite */
};

/* ---- System calls with a sentence ---- */

static gboolean
fail (GError **error, int fault, const char *path)
{
  if (fault == ENOSPC || fault == EDQUOT || fault == EFBIG)
    g_set_error (error, SV_STORE_ERROR, SV_STORE_ERROR_IO,
                 _ ("The match could not be written to “%s”: there is no room left on the disk."),
                    path);
  else
    g_set_error (error, SV_STORE_ERROR, SV_STORE_ERROR_IO,
                 _ ("The match could not be written to “%s”: %s."), path, g_strerror (fault));
  return FALSE;
}

/* Write all of it; false with errno. */
static gboolean
write_all (int fd, const char *text, size_t n)
{
  while (n > 0) {
    ssize_t written = write (fd, text, n);
    if (written < 0 && errno == EINTR)
      continue;
    if (written < 0)
      return FALSE;
    text += written;
    n -= (size_t)written;
  }
  return TRUE;
}

/* Take the lock at once or not at all; a file system that has no locks does without. */
static gboolean
lock (int fd)
{
  return flock (fd, LOCK_EX | LOCK_NB) == 0 || errno != EWOULDBLOCK;
}

/* The name in the folder is durable too. A file system that cannot is no reason to fail. */
static void
sync_folder (const char *path)
{
  g_autofree char *folder = g_path_get_dirname (path);
  int fd = open (folder, O_RDONLY | O_DIRECTORY | O_CLOEXEC);
  if (fd >= 0) {
    (void)fsync (fd);
    (void)close (fd);
  }
}

/* TRUE if path still names the file that fd has open: it was not replaced or removed meanwhile. */
static gboolean
is_still_at (int fd, const char *path)
{
  struct stat open_one, named;
  return fstat (fd, &open_one) == 0 && lstat (path, &named) == 0 &&
         open_one.st_dev == named.st_dev && open_one.st_ino == named.st_ino;
}

/* ---- A journal ---- */

static SvJournal *
journal_new (char *path, int fd)
{
  SvJournal *self = g_new0 (SvJournal, 1);
  self->path = path;
  self->fd = fd;
  self->pending = TRUE;
  return self;
}

SvJournal *
sv_journal_new (const char *folder)
{
  g_return_val_if_fail (folder != NULL, NULL);
  g_autoptr (GDateTime) now = g_date_time_new_now_utc ();
  g_autofree char *day = g_date_time_format (now, "%Y-%m-%d");
  g_autofree char *id = g_uuid_string_random ();
  g_autofree char *name = g_strdup_printf ("%s-%s" SUFFIX, day, id);
  return journal_new (g_build_filename (folder, name, NULL), -1);
}

static void
close_file (SvJournal *self)
{
  if (self->fd >= 0)
    (void)close (self->fd);
  self->fd = -1;
  self->pending = TRUE;
}

void
sv_journal_free (SvJournal *self)
{
  if (self == NULL)
    return;
  close_file (self);
  g_free (self->path);
  g_free (self);
}

const char *
sv_journal_get_path (const SvJournal *self)
{
  g_return_val_if_fail (self != NULL, NULL);
  return self->path;
}

gboolean
sv_journal_needs_rewrite (const SvJournal *self)
{
  g_return_val_if_fail (self != NULL, TRUE);
  return self->pending;
}

static char *
temporary_path (const SvJournal *self)
{
  /* Nobody else uses this name: the journal's own is random, and its file is locked. */
  return g_strconcat (self->path, ".new", NULL);
}

void
sv_journal_discard (SvJournal *self)
{
  g_return_if_fail (self != NULL);
  g_autofree char *temporary = temporary_path (self);
  (void)g_unlink (temporary);
  if (self->fd >= 0 && is_still_at (self->fd, self->path)) {
    (void)g_unlink (self->path);
    sync_folder (self->path);
  }
  close_file (self);
}

/* ---- Writing ---- */

/* The whole document as the lines of a new journal. */
static char *
journal_text (const SvMatchDoc *doc)
{
  const SvHistory *history = doc->history;
  unsigned position = sv_history_get_position (history);
  unsigned length = sv_history_get_length (history);
  g_autofree char *first = sv_match_doc_write (doc, FALSE);
  GString *text = g_string_new (first);

  /* The document ends at the position; what can be redone follows as events that were undone. */
  for (unsigned i = position; i < length; i++) {
    char event[SV_EVENT_TEXT_MAX];
    sv_history_event_text (history, i, event);
    g_string_append_printf (text, "event %" G_GINT64_FORMAT " %s\n",
                            (gint64)sv_history_get_time (history, i), event);
  }
  if (position < length)
    g_string_append_printf (text, "go %u\nclock %" G_GINT64_FORMAT "\n", position, doc->elapsed_ms);
  return g_string_free (text, FALSE);
}

/* Write text into a new, locked file and give its descriptor; -1 with errno. */
static int
write_temporary (const char *temporary, const char *text)
{
  int fd = open (temporary, O_RDWR | O_CREAT | O_TRUNC | O_APPEND | O_CLOEXEC | O_NOFOLLOW, 0600);
  if (fd < 0)
    return -1;
  if (lock (fd) && write_all (fd, text, strlen (text)) && fsync (fd) == 0)
    return fd;
  int fault = errno;
  (void)close (fd);
  (void)g_unlink (temporary);
  errno = fault;
  return -1;
}

gboolean
sv_journal_rewrite (SvJournal *self, const SvMatchDoc *doc, GError **error)
{
  g_return_val_if_fail (self != NULL && doc != NULL, FALSE);
  g_autofree char *text = journal_text (doc);
  g_autofree char *temporary = temporary_path (self);
  g_autofree char *folder = g_path_get_dirname (self->path);

  self->pending = TRUE;
  if (g_mkdir_with_parents (folder, 0700) != 0)
    return fail (error, errno, self->path);
  int fd = write_temporary (temporary, text);
  if (fd < 0)
    return fail (error, errno, self->path);
  if (g_rename (temporary, self->path) != 0) {
    int fault = errno;
    (void)close (fd);
    (void)g_unlink (temporary);
    return fail (error, fault, self->path);
  }
  sync_folder (self->path);
  close_file (self);
  self->fd = fd;
  self->length = (off_t)strlen (text);
  self->pending = FALSE;
  return TRUE;
}

/* Append a line that ends with a newline. */
static gboolean
append (SvJournal *self, const char *line, GError **error)
{
  if (self->pending) {
    g_set_error (error, SV_STORE_ERROR, SV_STORE_ERROR_IO,
                 _ ("The match could not be written to “%s”: an earlier part of it is missing."),
                    self->path);
    return FALSE;
  }
  size_t n = strlen (line);
  if (write_all (self->fd, line, n) && fdatasync (self->fd) == 0) {
    self->length += (off_t)n;
    return TRUE;
  }
  /* Half a line would be left out by the reader, but why leave it. */
  int fault = errno;
  if (ftruncate (self->fd, self->length) != 0)
    g_debug ("%s: a torn line stays: %s", self->path, g_strerror (errno));
  self->pending = TRUE;
  return fail (error, fault, self->path);
}

gboolean
sv_journal_event (SvJournal *self, const char *text, gint64 time_ms, GError **error)
{
  g_return_val_if_fail (self != NULL && text != NULL && strchr (text, '\n') == NULL, FALSE);
  g_autofree char *line = g_strdup_printf ("event %" G_GINT64_FORMAT " %s\n", time_ms, text);
  return append (self, line, error);
}

gboolean
sv_journal_go (SvJournal *self, unsigned position, GError **error)
{
  g_return_val_if_fail (self != NULL, FALSE);
  g_autofree char *line = g_strdup_printf ("go %u\n", position);
  return append (self, line, error);
}

gboolean
sv_journal_clock (SvJournal *self, gint64 elapsed_ms, GError **error)
{
  g_return_val_if_fail (self != NULL, FALSE);
  g_autofree char *line = g_strdup_printf ("clock %" G_GINT64_FORMAT "\n", elapsed_ms);
  return append (self, line, error);
}

/* ---- Reading ---- */

/* The digits at *text as a number up to max, and *text behind them. */
static gboolean
take_number (const char **text, gint64 max, gint64 *out)
{
  gint64 value = 0;
  const char *c = *text;
  if (!g_ascii_isdigit (*c))
    return FALSE;
  for (; g_ascii_isdigit (*c); c++) {
    value = value * 10 + (*c - '0');
    if (value > max)
      return FALSE;
  }
  *text = c;
  *out = value;
  return TRUE;
}

static void
set_clock (SvMatchDoc *doc, gint64 time_ms, unsigned period)
{
  SvView view;
  doc->game->view (sv_history_get_setup (doc->history), sv_history_get_state (doc->history), &view);
  doc->elapsed_ms = view.period == period ? time_ms : 0;
}

/* Do the step that a line tells. FALSE if it is none. */
static gboolean
do_line (SvMatchDoc *doc, const char *line)
{
  SvHistory *history = doc->history;
  gint64 number = 0;

  if (g_str_has_prefix (line, "event ")) {
    SvView view;
    line += strlen ("event ");
    if (!take_number (&line, G_MAXINT64 / 16, &number) || *line++ != ' ')
      return FALSE;
    doc->game->view (sv_history_get_setup (history), sv_history_get_state (history), &view);
    if (sv_history_append_text (history, line, number) != SV_HISTORY_OK)
      return FALSE;
    set_clock (doc, number, view.period);
    return TRUE;
  }
  if (g_str_has_prefix (line, "go ")) {
    line += strlen ("go ");
    if (!take_number (&line, sv_history_get_length (history), &number) || *line != '\0')
      return FALSE;
    sv_history_seek (history, (unsigned)number);
    return TRUE;
  }
  if (g_str_has_prefix (line, "clock ")) {
    line += strlen ("clock ");
    if (!take_number (&line, G_MAXINT64 / 16, &number) || *line != '\0')
      return FALSE;
    doc->elapsed_ms = number;
    return TRUE;
  }
  return FALSE;
}

/* The match that the whole lines of text tell; text is taken apart. */
static SvMatchDoc *
read_lines (char *text, size_t length, GError **error)
{
  char *end = memchr (text, '\n', length);
  if (end == NULL) {
    g_set_error (error, SV_STORE_ERROR, SV_STORE_ERROR_SYNTAX,
                 _ ("line 1: The match is not complete."));
    return NULL;
  }
  g_autoptr (SvMatchDoc) doc = sv_match_doc_read (text, (gsize)(end - text), NULL, error);
  if (doc == NULL) {
    g_prefix_error (error, _ ("line 1: "));
    return NULL;
  }
  const char *stop = text + length;
  for (unsigned number = 2; end + 1 < stop; number++) {
    char *line = end + 1;
    end = memchr (line, '\n', (size_t)(stop - line));
    if (end == NULL)
      break; /* torn: written when the program or the machine stopped */
    *end = '\0';
    if (strlen (line) != (size_t)(end - line) || !do_line (doc, line)) {
      g_autofree char *shown = g_utf8_make_valid (line, MIN (60, (gssize)strlen (line)));
      g_set_error (error, SV_STORE_ERROR, SV_STORE_ERROR_EVENT,
                   _ ("line %u: “%s” is not a step that this match can take."), number, shown);
      return NULL;
    }
  }
  return g_steal_pointer (&doc);
}

/* Bytes of text that are whole lines. */
static size_t
whole_lines (const char *text, size_t length)
{
  const char *last = length > 0 ? memrchr (text, '\n', length) : NULL;
  return last != NULL ? (size_t)(last - text) + 1 : 0;
}

static gboolean
cannot_read (GError **error, int fault, const char *path)
{
  g_set_error (error, SV_STORE_ERROR, SV_STORE_ERROR_IO,
               _ ("The match in “%s” could not be read: %s."), path, g_strerror (fault));
  return FALSE;
}

/* Open the file at path and lock it. -1 with an error; *writable: it can be appended to. */
static int
open_locked (const char *path, gboolean *writable, GError **error)
{
  for (unsigned i = 0; i < LOCK_TRIES; i++) {
    *writable = TRUE;
    int fd = open (path, O_RDWR | O_APPEND | O_CLOEXEC | O_NONBLOCK);
    if (fd < 0 && (errno == EACCES || errno == EROFS || errno == EPERM)) {
      *writable = FALSE;
      fd = open (path, O_RDONLY | O_CLOEXEC | O_NONBLOCK);
    }
    if (fd < 0) {
      cannot_read (error, errno, path);
      return -1;
    }
    if (lock (fd)) {
      if (is_still_at (fd, path))
        return fd;
    } else {
      g_usleep (LOCK_WAIT_US);
    }
    (void)close (fd); /* replaced in between, or held: once more */
  }
  g_set_error (error, SV_STORE_ERROR, SV_STORE_ERROR_IO,
               _ ("The match in “%s” is being played in another window or program."), path);
  return -1;
}

/* All that fd holds, with a final zero; NULL with an error. */
static char *
read_all (int fd, const char *path, size_t *length, GError **error)
{
  struct stat info;
  if (fstat (fd, &info) != 0) {
    cannot_read (error, errno, path);
    return NULL;
  }
  if (!S_ISREG (info.st_mode)) {
    cannot_read (error, EINVAL, path);
    return NULL;
  }
  if (info.st_size > MAX_BYTES) {
    g_set_error (error, SV_STORE_ERROR, SV_STORE_ERROR_TOO_LARGE,
                 _ ("The file is larger than 64 MiB."));
    return NULL;
  }
  size_t size = (size_t)info.st_size;
  g_autofree char *text = g_malloc (size + 1);
  size_t n = 0;
  while (n < size) {
    ssize_t got = pread (fd, text + n, size - n, (off_t)n);
    if (got < 0 && errno == EINTR)
      continue;
    if (got < 0) {
      cannot_read (error, errno, path);
      return NULL;
    }
    if (got == 0)
      break;
    n += (size_t)got;
  }
  text[n] = '\0';
  *length = n;
  return g_steal_pointer (&text);
}

/* Give a damaged file another name, and tell that name in the error. */
static void
set_aside (const char *path, GError **error)
{
  for (unsigned i = 1; i < 1000; i++) {
    g_autofree char *aside =
        i == 1 ? g_strconcat (path, ".damaged", NULL) : g_strdup_printf ("%s.%u.damaged", path, i);
    if (renameat2 (AT_FDCWD, path, AT_FDCWD, aside, RENAME_NOREPLACE) == 0) {
      g_autofree char *reason = g_strdup ((*error)->message);
      g_free ((*error)->message);
      (*error)->message = g_strdup_printf (_ ("The match that was being played cannot be read (%s). Its file was set aside as “%s”."),
          reason, aside);
      return;
    }
    if (errno != EEXIST)
      break;
  }
  g_prefix_error (error, _ ("The match that was being played in “%s” cannot be read: "), path);
}

SvJournal *
sv_journal_open (const char *path, SvMatchDoc **doc, GError **error)
{
  g_return_val_if_fail (path != NULL && doc != NULL, NULL);
  g_autoptr (GError) fault = NULL;
  gboolean writable = FALSE;
  size_t length = 0;

  *doc = NULL;
  int fd = open_locked (path, &writable, error);
  if (fd < 0)
    return NULL;
  g_autoptr (SvJournal) self = journal_new (g_strdup (path), fd);
  g_autofree char *text = read_all (fd, path, &length, &fault);
  size_t whole = text != NULL ? whole_lines (text, length) : 0;
  g_autoptr (SvMatchDoc) match = text != NULL ? read_lines (text, whole, &fault) : NULL;
  if (match == NULL) {
    if (!g_error_matches (fault, SV_STORE_ERROR, SV_STORE_ERROR_IO))
      set_aside (path, &fault);
    g_propagate_error (error, g_steal_pointer (&fault));
    return NULL;
  }
  /* Cut off a torn line, so that the next one begins at its beginning. */
  self->length = (off_t)whole;
  self->pending = !writable || (whole < length && ftruncate (fd, self->length) != 0);
  *doc = g_steal_pointer (&match);
  return g_steal_pointer (&self);
}

/* ---- Finding ---- */

typedef struct {
  char *path;
  struct timespec changed;
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
  if (a->changed.tv_sec != b->changed.tv_sec)
    return a->changed.tv_sec < b->changed.tv_sec ? 1 : -1;
  if (a->changed.tv_nsec != b->changed.tv_nsec)
    return a->changed.tv_nsec < b->changed.tv_nsec ? 1 : -1;
  return strcmp (a->path, b->path);
}

/* The journal at path, or NULL if it is none or a running program holds it. */
static Found *
find (const char *path)
{
  struct stat info;
  int fd = open (path, O_RDONLY | O_CLOEXEC | O_NONBLOCK);
  if (fd < 0)
    return NULL;
  gboolean is_free = fstat (fd, &info) == 0 && S_ISREG (info.st_mode) &&
                     (flock (fd, LOCK_SH | LOCK_NB) == 0 || errno != EWOULDBLOCK);
  (void)close (fd);
  if (!is_free)
    return NULL;
  Found *found = g_new0 (Found, 1);
  found->path = g_strdup (path);
  found->changed = info.st_mtim;
  return found;
}

GPtrArray *
sv_journal_list (const char *folder)
{
  g_return_val_if_fail (folder != NULL, NULL);
  g_autoptr (GPtrArray) all = g_ptr_array_new_with_free_func ((GDestroyNotify)found_free);
  g_autoptr (GDir) dir = g_dir_open (folder, 0, NULL);
  const char *name;

  while (dir != NULL && (name = g_dir_read_name (dir)) != NULL) {
    g_autofree char *path = g_build_filename (folder, name, NULL);
    Found *found = g_str_has_suffix (name, SUFFIX) ? find (path) : NULL;
    if (found != NULL)
      g_ptr_array_add (all, found);
  }
  g_ptr_array_sort (all, newest_first);
  GPtrArray *paths = g_ptr_array_new_with_free_func (g_free);
  for (unsigned i = 0; i < all->len; i++)
    g_ptr_array_add (paths, g_strdup (((Found *)g_ptr_array_index (all, i))->path));
  return paths;
}
