/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "sv-json.h"

#include "sv-json-scan.h"
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

static void
fault_foreign (GError **error)
{
  g_set_error_literal (error, SV_STORE_ERROR, SV_STORE_ERROR_FOREIGN,
                       _ ("This is not a document of Speelveld."));
}

/* A picture, a web page: not worth a line and column. Whatever begins like an object, or like one
 * that another program wrote with a byte order mark, deserves to be told where it is wrong. */
static gboolean
is_foreign (const char *text, gsize length)
{
  gsize i = 0;
  while (i < length && text[i] && strchr (" \t\r\n", text[i]))
    i++;
  return i < length && text[i] != '{' && text[i] != '\xef';
}

JsonObject *
sv_json_read (const char *text, gsize length, GError **error)
{
  g_return_val_if_fail (text != NULL || length == 0, NULL);

  if (is_foreign (text, length)) {
    fault_foreign (error);
    return NULL;
  }
  if (!sv_json_scan (text, length, error))
    return NULL;

  g_autoptr (JsonParser) parser = json_parser_new ();
  g_autoptr (GError) fault = NULL;
  if (!json_parser_load_from_data (parser, text, (gssize)length, &fault)) {
    g_set_error (error, SV_STORE_ERROR, SV_STORE_ERROR_SYNTAX,
                 _ ("The document cannot be read: %s"), fault->message);
    return NULL;
  }
  JsonNode *root = json_parser_get_root (parser);
  if (!root || !JSON_NODE_HOLDS_OBJECT (root)) {
    fault_foreign (error);
    return NULL;
  }
  return json_node_dup_object (root);
}

/* ---------------------------------------------------------------- reading a file */

static void
fault_reading (GError **error, const char *path, int number)
{
  g_autofree char *name = g_filename_display_basename (path);
  g_set_error (error, SV_STORE_ERROR, SV_STORE_ERROR_IO, _ ("“%s” cannot be read: %s"), name,
               g_strerror (number));
}

static void
fault_saving (GError **error, const char *path, int number)
{
  g_autofree char *name = g_filename_display_basename (path);
  g_set_error (error, SV_STORE_ERROR, SV_STORE_ERROR_IO, _ ("“%s” cannot be saved: %s"), name,
               g_strerror (number));
}

static GBytes *
too_large (GError **error)
{
  g_set_error_literal (error, SV_STORE_ERROR, SV_STORE_ERROR_TOO_LARGE,
                       _ ("The document is larger than 16 MiB."));
  return NULL;
}

static GBytes *
load_descriptor (int fd, const char *path, GError **error)
{
  GStatBuf status;
  if (fstat (fd, &status) == 0 && S_ISDIR (status.st_mode)) {
    fault_reading (error, path, EISDIR);
    return NULL;
  }
  if (S_ISREG (status.st_mode) && status.st_size > SV_JSON_MAX_BYTES)
    return too_large (error);

  g_autoptr (GByteArray) bytes = g_byte_array_new ();
  guint8 block[8192];
  for (;;) {
    const ssize_t n = read (fd, block, sizeof block);
    if (n == 0)
      return g_byte_array_free_to_bytes (g_steal_pointer (&bytes));
    if (n < 0 && errno == EINTR)
      continue;
    if (n < 0) {
      fault_reading (error, path, errno);
      return NULL;
    }
    if (bytes->len + (gsize)n > SV_JSON_MAX_BYTES)
      return too_large (error);
    g_byte_array_append (bytes, block, (guint)n);
  }
}

GBytes *
sv_json_load_file (const char *path, GError **error)
{
  g_return_val_if_fail (path != NULL, NULL);

  if (strcmp (path, "-") == 0)
    return load_descriptor (STDIN_FILENO, path, error);

  const int fd = g_open (path, O_RDONLY | O_CLOEXEC, 0);
  if (fd < 0) {
    fault_reading (error, path, errno);
    return NULL;
  }
  GBytes *bytes = load_descriptor (fd, path, error);
  close (fd);
  return bytes;
}

/* ---------------------------------------------------------------- saving a file */

static gboolean
write_all (int fd, const char *data, gsize length)
{
  while (length > 0) {
    const ssize_t n = write (fd, data, length);
    if (n < 0 && errno == EINTR)
      continue;
    if (n < 0)
      return FALSE;
    data += n;
    length -= (gsize)n;
  }
  return TRUE;
}

/* The rights of the file that is to be replaced, else those of a new file. */
static mode_t
mode_for (const char *path)
{
  GStatBuf status;
  if (g_stat (path, &status) == 0)
    return status.st_mode & 0777;
  const mode_t mask = umask (077);
  umask (mask);
  return 0666 & ~mask;
}

/* The new name must be on the disk too, or a power cut could bring the old file back. */
static void
sync_folder (const char *path)
{
  g_autofree char *folder = g_path_get_dirname (path);
  const int fd = g_open (folder, O_RDONLY | O_CLOEXEC | O_DIRECTORY, 0);
  if (fd >= 0) {
    (void)fsync (fd);
    close (fd);
  }
}

/* A link is followed: the file behind it is replaced, not the link. */
static char *
resolve_link (const char *path)
{
  if (g_file_test (path, G_FILE_TEST_IS_SYMLINK)) {
    char *real = realpath (path, NULL);
    if (real) {
      char *copy = g_strdup (real);
      free (real);
      return copy;
    }
  }
  return g_strdup (path);
}

gboolean
sv_json_save_file (const char *path, const char *text, GError **error)
{
  g_return_val_if_fail (path != NULL && text != NULL, FALSE);

  g_autoptr (GBytes) bytes = g_bytes_new_static (text, strlen (text));
  return sv_json_save_bytes (path, bytes, error);
}

gboolean
sv_json_save_bytes (const char *path, GBytes *bytes, GError **error)
{
  g_return_val_if_fail (path != NULL && bytes != NULL, FALSE);

  gsize length;
  const char *data = g_bytes_get_data (bytes, &length);
  g_autofree char *target = resolve_link (path);
  g_autofree char *folder = g_path_get_dirname (target);
  g_autofree char *temporary = g_build_filename (folder, ".speelveld-XXXXXX", NULL);

  if (g_access (target, F_OK) == 0 && g_access (target, W_OK) != 0) {
    fault_saving (error, path, errno);
    return FALSE;
  }
  const int fd = g_mkstemp_full (temporary, O_RDWR | O_CLOEXEC, 0600);
  if (fd < 0) {
    fault_saving (error, path, errno);
    return FALSE;
  }
  int number = 0;
  if (!write_all (fd, data, length) || fchmod (fd, mode_for (target)) != 0 || fsync (fd) != 0)
    number = errno;
  if (close (fd) != 0 && number == 0)
    number = errno;
  if (number == 0 && g_rename (temporary, target) != 0)
    number = errno;
  if (number != 0) {
    g_unlink (temporary);
    fault_saving (error, path, number);
    return FALSE;
  }
  sync_folder (target);
  return TRUE;
}
