/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "sv-replace.h"

#include <errno.h>
#include <fcntl.h>
#include <glib/gstdio.h>
#include <string.h>
#include <sys/file.h>
#include <sys/stat.h>
#include <unistd.h>

#define PREFIX ".speelveld-"
#define CHANCE "XXXXXX"

enum { TRIES = 3 };

/* --- Files and folders that a killed program did not finish --- */

static void
remove_folder (const char *path)
{
  g_autoptr (GDir) dir = g_dir_open (path, 0, NULL);
  const char *name;

  while (dir != NULL && (name = g_dir_read_name (dir)) != NULL) {
    g_autofree char *file = g_build_filename (path, name, NULL);
    g_unlink (file);
  }
  g_rmdir (path);
}

/* Remove the unfinished file or folder at @path, unless it belongs to another user or a running
 * program is still writing it and therefore holds the lock. */
static void
remove_left (const char *path)
{
  const int fd = g_open (path, O_RDONLY | O_CLOEXEC | O_NONBLOCK | O_NOFOLLOW, 0);
  struct stat status;

  if (fd == -1)
    return;
  if (fstat (fd, &status) == 0 && status.st_uid == geteuid () &&
      flock (fd, LOCK_EX | LOCK_NB) == 0) {
    if (S_ISDIR (status.st_mode))
      remove_folder (path);
    else if (S_ISREG (status.st_mode))
      g_unlink (path);
  }
  close (fd);
}

static void
remove_all_left (const char *folder)
{
  g_autoptr (GDir) dir = g_dir_open (folder, 0, NULL);
  const char *name;

  while (dir != NULL && (name = g_dir_read_name (dir)) != NULL) {
    if (!g_str_has_prefix (name, PREFIX) || strlen (name) != strlen (PREFIX CHANCE))
      continue;
    g_autofree char *path = g_build_filename (folder, name, NULL);
    remove_left (path);
  }
}

/* --- A file --- */

/* Lock the temporary file or folder that was just made. Return FALSE if another Speelveld took it
 * for abandoned and removed it before it was locked; the caller must make another one. */
static gboolean
lock (int fd)
{
  struct stat status;

  /* A failure is ignored: on a file system without locks no program can lock the file in order to
   * remove it either. */
  (void)!flock (fd, LOCK_EX);
  return fstat (fd, &status) != 0 || status.st_nlink > 0;
}

/* Make a file with a temporary name in @folder, lock it and return its descriptor, or -1 with errno
 * set. *@path is the path of the file, owned by the caller. */
static int
open_beside (const char *folder, int mode, char **path)
{
  for (int i = 0;; i++) {
    g_autofree char *name = g_build_filename (folder, PREFIX CHANCE, NULL);
    const int fd = g_mkstemp_full (name, O_WRONLY | O_CLOEXEC, mode);

    if (fd == -1 || lock (fd) || i == TRIES) {
      *path = g_steal_pointer (&name);
      return fd;
    }
    close (fd);
  }
}

gboolean
sv_replace_write (int fd, const char *data, gsize length)
{
  while (length > 0) {
    const gssize n = write (fd, data, length);
    if (n > 0) {
      data += n;
      length -= (gsize)n;
    } else if (n == 0 || errno != EINTR) {
      return FALSE;
    }
  }
  return TRUE;
}

/* Write the entries of @folder to the disk, so that a renamed file keeps its new name after a
 * crash. Return FALSE with errno set if the disk refuses that; a system on which folders cannot be
 * synced at all, or not by this user, is no failure. */
static gboolean
sync_folder (const char *folder)
{
  const int fd = g_open (folder, O_RDONLY | O_CLOEXEC, 0);

  if (fd == -1)
    return TRUE;
  const gboolean done = g_fsync (fd) == 0;
  const int reason = errno;
  close (fd);
  errno = reason;
  return done || !(reason == EIO || reason == ENOSPC || reason == EDQUOT || reason == EROFS);
}

gboolean
sv_replace_file (const char *path, const char *data, gsize length, int mode)
{
  g_autofree char *folder = g_path_get_dirname (path), *beside = NULL;

  remove_all_left (folder);
  const int fd = open_beside (folder, mode, &beside);
  if (fd == -1)
    return FALSE;
  const gboolean renamed =
      sv_replace_write (fd, data, length) && g_fsync (fd) == 0 && g_rename (beside, path) == 0;
  const gboolean done = renamed && sync_folder (folder);
  const int reason = errno;
  if (!renamed)
    g_unlink (beside);
  close (fd);
  errno = reason;
  return done;
}

/* --- A folder --- */

char *
sv_replace_make_folder (const char *path, int *lock_out)
{
  g_autofree char *folder = g_path_get_dirname (path);
  g_autofree char *beside = g_build_filename (folder, PREFIX CHANCE, NULL);

  remove_all_left (folder);
  if (g_mkdtemp_full (beside, 0777) == NULL)
    return NULL;
  *lock_out = g_open (beside, O_RDONLY | O_CLOEXEC | O_DIRECTORY, 0);
  if (*lock_out != -1 && lock (*lock_out))
    return g_steal_pointer (&beside);
  const int reason = *lock_out != -1 ? EAGAIN : errno;
  if (*lock_out != -1)
    close (*lock_out);
  g_rmdir (beside);
  errno = reason;
  return NULL;
}
