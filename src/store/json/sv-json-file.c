/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "sv-json-file.h"

#include "sv-json.h"
#include "sv-replace.h"
#include "sv-sentence.h"
#include "sv-store-error.h"

#include <errno.h>
#include <fcntl.h>
#include <gio/gio.h>
#include <glib/gi18n.h>
#include <glib/gstdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

gboolean
sv_json_check_size (gsize length, GError **error)
{
  if (length <= SV_JSON_MAX_BYTES)
    return TRUE;
  g_set_error_literal (
      error, SV_STORE_ERROR, SV_STORE_ERROR_TOO_LARGE,
      _ ("The document would be larger than 16 MiB, and could not be opened again. "
         "Use fewer or smaller pictures."));
  sv_store_error_set_reason (error, _ ("it would be larger than 16 MiB, and could not be opened "
                                       "again; use fewer or smaller pictures"));
  return FALSE;
}

/* --- reasons --- */

/* Words for an error of the system, which are translated; words of the C library would be in the
 * language of the machine. */
typedef struct {
  GFileError code;
  const char *words;
} Reason;

static const Reason for_both[] = {
  { G_FILE_ERROR_ISDIR, N_ ("it is a folder") },
  { G_FILE_ERROR_NAMETOOLONG, N_ ("its name is too long") },
  { G_FILE_ERROR_LOOP, N_ ("it is a link that leads nowhere") },
  { G_FILE_ERROR_IO, N_ ("the disk does not work, or was removed") },
  { G_FILE_ERROR_NXIO, N_ ("the disk is no longer there") },
  { G_FILE_ERROR_NODEV, N_ ("the disk is no longer there") },
};

static const Reason for_reading[] = {
  { G_FILE_ERROR_NOENT, N_ ("it does not exist") },
  { G_FILE_ERROR_NOTDIR, N_ ("it does not exist") },
  { G_FILE_ERROR_ACCES, N_ ("you are not allowed to read it") },
  { G_FILE_ERROR_PERM, N_ ("you are not allowed to read it") },
  { G_FILE_ERROR_NOMEM, N_ ("there is not enough memory") },
};

static const Reason for_saving[] = {
  { G_FILE_ERROR_NOSPC, N_ ("the disk is full") },
  { G_FILE_ERROR_ROFS, N_ ("the disk is read-only") },
  { G_FILE_ERROR_ACCES, N_ ("you are not allowed to write there") },
  { G_FILE_ERROR_PERM, N_ ("you are not allowed to write there") },
  { G_FILE_ERROR_NOTDIR, N_ ("what should be its folder is a file") },
  { G_FILE_ERROR_NOENT, N_ ("its folder does not exist") },
  { G_FILE_ERROR_TXTBSY, N_ ("another program is using it") },
};

/* Return the words for @code in a table or in the one for both, or else those of the system. */
static const char *
say_reason (int code, const Reason *reasons, gsize n)
{
  const GFileError error = g_file_error_from_errno (code);

  for (gsize i = 0; i < n; i++)
    if (reasons[i].code == error)
      return _ (reasons[i].words);
  for (gsize i = 0; i < G_N_ELEMENTS (for_both); i++)
    if (for_both[i].code == error)
      return _ (for_both[i].words);
  return g_strerror (code);
}

const char *
sv_json_say_unsaved (int code)
{
  /* GLib has no error code for an exceeded disk quota, so use the one for a full disk. */
  return say_reason (code == EDQUOT ? ENOSPC : code, for_saving, G_N_ELEMENTS (for_saving));
}

static const char *
say_unread (int code)
{
  return say_reason (code, for_reading, G_N_ELEMENTS (for_reading));
}

/* --- reading a file --- */

static void
fault_reading (GError **error, const char *path, const char *reason)
{
  g_autofree char *name = g_filename_display_basename (path);
  sv_sentence_error (error, SV_STORE_ERROR, SV_STORE_ERROR_IO, _ ("“%s” cannot be read: %s"), name,
                     reason);
}

static GBytes *
too_large (GError **error)
{
  g_set_error_literal (error, SV_STORE_ERROR, SV_STORE_ERROR_TOO_LARGE,
                       _ ("The document is larger than 16 MiB."));
  return NULL;
}

/* A growing array of bytes: @n bytes are used, @room are allocated. Unlike a GByteArray, it reports
 * an error if there is not enough memory for a large file, instead of ending the program. */
typedef struct {
  guint8 *data;
  gsize n, room;
} Content;

/* Make room for at least @more bytes after the used ones. Return FALSE with errno set if there is
 * no memory. */
static gboolean
make_room (Content *self, gsize more)
{
  const gsize room = MAX (self->n + more, 2 * self->room);
  guint8 *data = g_try_realloc (self->data, room);

  if (data == NULL) {
    errno = ENOMEM;
    return FALSE;
  }
  self->data = data;
  self->room = room;
  return TRUE;
}

/* Read one more block from the descriptor @fd. Return the number of bytes read, 0 at the end of the
 * file, or -1 with errno set. */
static gssize
read_block (Content *self, int fd)
{
  if (self->n == self->room && !make_room (self, 8192))
    return -1;
  const gssize n = TEMP_FAILURE_RETRY (read (fd, self->data + self->n, self->room - self->n));
  self->n += (gsize)MAX (n, 0);
  return n;
}

/* Read all bytes from the descriptor @fd. @size: the expected number of bytes. @path: name of the
 * file for an error message. Return NULL with an error if the file cannot be read or is above
 * SV_JSON_MAX_BYTES. Transfer full. */
static GBytes *
load_descriptor (int fd, gsize size, const char *path, GError **error)
{
  Content content = { 0 };
  gssize n = make_room (&content, size + 1) ? 1 : -1;

  while (n > 0 && content.n <= SV_JSON_MAX_BYTES)
    n = read_block (&content, fd);
  if (n == 0)
    return g_bytes_new_take (content.data, content.n);
  if (n < 0)
    fault_reading (error, path, say_unread (errno));
  g_free (content.data);
  return n < 0 ? NULL : too_large (error);
}

static GBytes *
load_regular (int fd, const char *path, GError **error)
{
  GStatBuf status;
  if (fstat (fd, &status) != 0) {
    fault_reading (error, path, say_unread (errno));
    return NULL;
  }
  if (!S_ISREG (status.st_mode)) {
    fault_reading (error, path,
                   S_ISDIR (status.st_mode) ? say_unread (EISDIR)
                                            : _ ("it is not an ordinary file"));
    return NULL;
  }
  if (status.st_size > SV_JSON_MAX_BYTES)
    return too_large (error);
  return load_descriptor (fd, (gsize)status.st_size, path, error);
}

GBytes *
sv_json_load_file (const char *path, GError **error)
{
  if (strcmp (path, "-") == 0)
    return load_descriptor (STDIN_FILENO, 0, path, error);

  /* O_NONBLOCK, because opening a pipe that no program writes to would otherwise block this
   * program. */
  const int fd = g_open (path, O_RDONLY | O_CLOEXEC | O_NONBLOCK, 0);
  if (fd == -1) {
    fault_reading (error, path, say_unread (errno));
    return NULL;
  }
  GBytes *bytes = load_regular (fd, path, error);
  close (fd);
  return bytes;
}

JsonObject *
sv_json_load (const char *path, GError **error)
{
  g_autoptr (GBytes) bytes = sv_json_load_file (path, error);
  return bytes ? sv_json_read (g_bytes_get_data (bytes, NULL), g_bytes_get_size (bytes), error)
               : NULL;
}

/* --- saving a file --- */

static gboolean
fault_saving (GError **error, const char *path, const char *reason)
{
  g_autofree char *name = g_filename_display_basename (path);
  sv_sentence_error (error, SV_STORE_ERROR, SV_STORE_ERROR_IO, _ ("“%s” cannot be saved: %s"), name,
                     reason);
  sv_store_error_set_reason (error, reason);
  return FALSE;
}

/* Return the path to save to. If @path is a symbolic link, this is the file that the link points
 * to, so that saving keeps the link; or NULL if the link is broken. Otherwise it is a copy of
 * @path. Transfer full. */
static char *
resolve_link (const char *path)
{
  return g_file_test (path, G_FILE_TEST_IS_SYMLINK) ? realpath (path, NULL) : g_strdup (path);
}

/* Give the new file at @path the permissions and the owner that the replaced file had. @before:
 * status of the replaced file. Without root rights the owner stays as it is; that is no error. */
static void
keep_rights (const char *path, const GStatBuf *before)
{
  /* "(void)!" discards the result: for chown () a cast to void alone does not silence the warning
   * of the compiler. */
  (void)!chown (path, before->st_uid, before->st_gid);
  (void)g_chmod (path, (int)(before->st_mode & 0777));
}

gboolean
sv_json_save_file (const char *path, const char *text, GError **error)
{
  const gsize length = strlen (text);
  if (!sv_json_check_size (length, error))
    return FALSE;
  g_autoptr (GBytes) bytes = g_bytes_new_static (text, length);
  return sv_json_save_bytes (path, bytes, error);
}

/* Write @data into the existing device or pipe at @path, because replacing a device or pipe with a
 * file would be useless. The descriptor is opened without truncation, which a pipe would refuse.
 * Return FALSE with errno set. */
static gboolean
write_through (const char *path, const char *data, gsize length)
{
  const int fd = g_open (path, O_WRONLY | O_CLOEXEC, 0);

  if (fd == -1)
    return FALSE;
  if (sv_replace_write (fd, data, length))
    return close (fd) == 0;
  const int reason = errno;
  close (fd);
  errno = reason;
  return FALSE;
}

gboolean
sv_json_save_bytes (const char *path, GBytes *bytes, GError **error)
{
  gsize length;
  const char *data = g_bytes_get_data (bytes, &length);
  g_autofree char *target = resolve_link (path);
  GStatBuf before;
  const gboolean exists = target != NULL && g_stat (target, &before) == 0;

  if (target == NULL)
    return fault_saving (error, path, sv_json_say_unsaved (ELOOP));
  if (exists && g_access (target, W_OK) != 0)
    return fault_saving (error, path, sv_json_say_unsaved (errno));
  if (exists && !S_ISREG (before.st_mode) && !S_ISDIR (before.st_mode))
    return write_through (target, data, length) ||
           fault_saving (error, path, sv_json_say_unsaved (errno));
  if (!sv_replace_file (target, data, length, exists ? (int)(before.st_mode & 0777) : 0666))
    return fault_saving (error, path, sv_json_say_unsaved (errno));
  if (exists)
    keep_rights (target, &before);
  return TRUE;
}

/* --- changes by other programs --- */

char *
sv_json_stamp (GBytes *bytes)
{
  return g_compute_checksum_for_bytes (G_CHECKSUM_SHA256, bytes);
}

/* Return the stamp of the contents of the file at @path, or NULL if it is missing or not a regular
 * file: overwriting it loses nothing then. Free with g_free (). */
static char *
stamp_file (const char *path)
{
  g_autoptr (GBytes) bytes = sv_json_load_file (path, NULL);

  return bytes ? sv_json_stamp (bytes) : NULL;
}

/* Return whether another program has changed the file at @path, so that its contents differ from
 * those that @stamp was made of. */
static gboolean
is_changed (const char *path, const char *stamp)
{
  g_autofree char *now = stamp_file (path);

  return now && strcmp (now, stamp) != 0;
}

gboolean
sv_json_save_over (const char *path, GBytes *bytes, char **stamp, GError **error)
{
  if (*stamp && is_changed (path, *stamp)) {
    g_autofree char *name = g_filename_display_basename (path);
    sv_sentence_error (error, SV_STORE_ERROR, SV_STORE_ERROR_CHANGED,
                       _ ("“%s” was changed by another program since it was opened here."), name);
    sv_store_error_set_reason (error, _ ("another program changed it since it was opened here"));
    return FALSE;
  }
  const gboolean saved = sv_json_save_bytes (path, bytes, error);
  g_autofree char *ours = sv_json_stamp (bytes), *there = saved ? NULL : stamp_file (path);
  /* What was written but is not safe yet is no change by another program. */
  if (saved || (*stamp && g_strcmp0 (there, ours) == 0)) {
    g_free (*stamp);
    *stamp = g_steal_pointer (&ours);
  }
  return saved;
}
