/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/* real-disk: small disks of the kernel's own (tmpfs), so that what fails really fails: a disk that
 * is full, one that can only be read, and one that is taken out and put back as a stick is.
 *
 * They are seen by this process and its children only. A system that lets nobody mount has none:
 * then a test says that it is skipped. */

#include <errno.h>
#include <fcntl.h>
#include <glib/gstdio.h>
#include <linux/capability.h>
#include <sched.h>
#include <string.h>
#include <sys/mount.h>
#include <sys/syscall.h>
#include <sys/wait.h>
#include <unistd.h>

/* Write text into the file at path, as the kernel wants it: at once. */
static inline gboolean
real_disk_put (const char *path, const char *text)
{
  const int fd = g_open (path, O_WRONLY | O_CLOEXEC, 0);
  const gboolean well = fd != -1 && write (fd, text, strlen (text)) == (ssize_t)strlen (text);

  if (fd != -1)
    close (fd);
  return well;
}

/* Become the one who may mount, of namespaces of our own. */
static inline gboolean
real_disk_unshare (void)
{
  g_autofree char *users = g_strdup_printf ("%u %u 1", (unsigned)getuid (), (unsigned)getuid ());
  g_autofree char *groups = g_strdup_printf ("%u %u 1", (unsigned)getgid (), (unsigned)getgid ());

  if (syscall (SYS_unshare, CLONE_NEWNS) == 0) /* root */
    return TRUE;
  return syscall (SYS_unshare, CLONE_NEWUSER | CLONE_NEWNS) == 0 &&
         real_disk_put ("/proc/self/setgroups", "deny") &&
         real_disk_put ("/proc/self/uid_map", users) &&
         real_disk_put ("/proc/self/gid_map", groups);
}

/* From now on the rights of files count, as they do for whoever is not root. */
static inline void
real_disk_obey_rights (void)
{
  struct __user_cap_header_struct header = { .version = _LINUX_CAPABILITY_VERSION_3 };
  struct __user_cap_data_struct data[2];
  const unsigned above = 1u << CAP_DAC_OVERRIDE | 1u << CAP_DAC_READ_SEARCH | 1u << CAP_FOWNER;

  if (syscall (SYS_capget, &header, data) != 0)
    return;
  data[0].effective &= ~above;
  data[0].permitted &= ~above;
  data[0].inheritable &= ~above;
  (void)syscall (SYS_capset, &header, data);
}

/* Call it first in main (), while there is no other thread. FALSE: nothing can be mounted here. */
static inline gboolean
real_disk_begin (void)
{
  if (!real_disk_unshare () || mount (NULL, "/", NULL, MS_REC | MS_PRIVATE, NULL) != 0)
    return FALSE;
  real_disk_obey_rights ();
  return TRUE;
}

/* An empty disk of that size ("64k") at path, a folder, which is made. FALSE: it cannot be. */
static inline gboolean
real_disk_mount (const char *path, const char *size)
{
  g_autofree char *options = g_strdup_printf ("size=%s,mode=0755", size);

  return g_mkdir_with_parents (path, 0755) == 0 &&
         mount ("tmpfs", path, "tmpfs", MS_NOSUID | MS_NODEV, options) == 0;
}

/* From now on it can only be read; or be written again. */
static inline void
real_disk_protect (const char *path, gboolean protect)
{
  const unsigned long flags = MS_REMOUNT | MS_NOSUID | MS_NODEV | (protect ? MS_RDONLY : 0);

  g_assert_cmpint (mount ("tmpfs", path, "tmpfs", flags, NULL), ==, 0);
}

/* Fill it to its last byte with a file; its path. Free with g_free (). */
static inline char *
real_disk_fill (const char *path)
{
  static const char block[4096];
  char *ballast = g_build_filename (path, "ballast", NULL);
  const int fd = g_open (ballast, O_WRONLY | O_CREAT | O_APPEND | O_CLOEXEC, 0600);

  g_assert_cmpint (fd, !=, -1);
  while (write (fd, block, sizeof block) > 0)
    ;
  g_assert_cmpint (errno, ==, ENOSPC);
  close (fd);
  return ballast;
}

/* The disk at path becomes a stick that is to be seen at plug, a folder in a folder that is made
 * for it, as the desktop does: with the stick the folder goes too. */
static inline void
real_disk_plug_in (const char *path, const char *plug)
{
  g_assert_cmpint (g_mkdir_with_parents (plug, 0755), ==, 0);
  g_assert_cmpint (mount (path, plug, NULL, MS_BIND, NULL), ==, 0);
}

/* What is open there still is no hindrance. */
static inline void
real_disk_take_out (const char *plug)
{
  g_assert_cmpint (umount2 (plug, MNT_DETACH), ==, 0);
  g_assert_cmpint (g_rmdir (plug), ==, 0);
}
