/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "failing-calls.h"

#include <errno.h>
#include <fcntl.h>
#include <stdarg.h>
#include <stdio.h>
#include <string.h>
#include <sys/syscall.h>
#include <unistd.h>

static struct {
  GMutex mutex;
  char folder[4096];
  FailingCall call;
  unsigned left; /* calls of that kind until one fails; 0: it has */
  int code;
  gboolean armed, lasting, halved;
} plan;

const char *
failing_name (FailingCall call)
{
  static const char *const names[N_FAILING] = {
    "open", "read", "write", "fsync", "rename", "link", "unlink",
  };
  return names[call];
}

void
failing_begin (const char *folder, FailingCall call, unsigned nth, int code, gboolean lasting)
{
  g_mutex_lock (&plan.mutex);
  g_strlcpy (plan.folder, folder, sizeof plan.folder);
  plan.call = call;
  plan.left = nth;
  plan.code = code;
  plan.armed = TRUE;
  plan.lasting = lasting;
  plan.halved = FALSE;
  g_mutex_unlock (&plan.mutex);
}

gboolean
failing_end (void)
{
  g_mutex_lock (&plan.mutex);
  const gboolean hit = plan.left == 0;
  plan.armed = FALSE;
  g_mutex_unlock (&plan.mutex);
  return hit;
}

/* Whether this call of that kind has to fail, as planned for what lies there. */
static gboolean
fails (FailingCall call, const char *path)
{
  gboolean failing = FALSE;

  g_mutex_lock (&plan.mutex);
  if (plan.armed && plan.call == call && g_str_has_prefix (path, plan.folder)) {
    failing = plan.left == 1 || (plan.left == 0 && plan.lasting);
    plan.left -= plan.left > 0;
  }
  g_mutex_unlock (&plan.mutex);
  if (failing)
    errno = plan.code;
  return failing;
}

static gboolean
descriptor_fails (FailingCall call, int fd)
{
  char link[64], path[4096];

  if (!plan.armed || plan.call != call)
    return FALSE;
  g_snprintf (link, sizeof link, "/proc/self/fd/%d", fd);
  const gssize n = syscall (SYS_readlinkat, AT_FDCWD, link, path, sizeof path - 1);
  if (n < 0)
    return FALSE;
  path[n] = '\0';
  return fails (call, path);
}

/* --- The calls themselves --- */

/* As programs with large files call it. */
int
open64 (const char *path, int flags, ...)
{
  mode_t mode = 0;

  if (flags & O_CREAT) {
    va_list rest;
    va_start (rest, flags);
    mode = va_arg (rest, mode_t);
    va_end (rest);
  }
  const FailingCall call = (flags & O_ACCMODE) == O_RDONLY ? FAILING_READ : FAILING_OPEN;
  return fails (call, path) ? -1 : (int)syscall (SYS_openat, AT_FDCWD, path, flags, mode);
}

ssize_t
read (int fd, void *buffer, size_t n)
{
  return descriptor_fails (FAILING_READ, fd) ? -1 : syscall (SYS_read, fd, buffer, n);
}

ssize_t
write (int fd, const void *buffer, size_t n)
{
  if (!descriptor_fails (FAILING_WRITE, fd))
    return syscall (SYS_write, fd, buffer, n);
  /* A disk that becomes full takes what it still can. */
  if (plan.lasting && !plan.halved && n > 1) {
    plan.halved = TRUE;
    return syscall (SYS_write, fd, buffer, n / 2);
  }
  errno = plan.code;
  return -1;
}

int
fsync (int fd)
{
  return descriptor_fails (FAILING_FSYNC, fd) ? -1 : (int)syscall (SYS_fsync, fd);
}

int
rename (const char *from, const char *to)
{
  return fails (FAILING_RENAME, to) ? -1
                                    : (int)syscall (SYS_renameat2, AT_FDCWD, from, AT_FDCWD, to, 0);
}

int
renameat2 (int from_fd, const char *from, int to_fd, const char *to, unsigned flags)
{
  return fails (FAILING_RENAME, to) ? -1
                                    : (int)syscall (SYS_renameat2, from_fd, from, to_fd, to, flags);
}

int
link (const char *from, const char *to)
{
  return fails (FAILING_LINK, to) ? -1 : (int)syscall (SYS_linkat, AT_FDCWD, from, AT_FDCWD, to, 0);
}

int
unlink (const char *path)
{
  return fails (FAILING_UNLINK, path) ? -1 : (int)syscall (SYS_unlinkat, AT_FDCWD, path, 0);
}
