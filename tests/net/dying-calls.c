/* SPDX-License-Identifier: GPL-3.0-or-later */

/* dying-calls: a library that is loaded before a program (LD_PRELOAD) and kills it with signal 9 at
 * a moment that is counted: the SV_DIE_AT'th one. Moments are before, in the middle of, and after
 * each call by which the program changes files below the folder SV_DIE_IN, or speaks through the
 * network: between two of them nobody else can see that time has passed. */

#include <arpa/inet.h>
#include <errno.h>
#include <fcntl.h>
#include <signal.h>
#include <stdarg.h>
#include <stdatomic.h>
#include <stdbool.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/prctl.h>
#include <sys/socket.h>
#include <sys/syscall.h>
#include <unistd.h>

static atomic_uint n_moments;

/* Return whether the program dies at the next moment. */
static bool
is_last (void)
{
  const char *at = getenv ("SV_DIE_AT");

  return at != NULL && atomic_fetch_add (&n_moments, 1) + 1 == (unsigned)atoi (at);
}

static void
die (void)
{
  kill (getpid (), SIGKILL);
  for (;;)
    pause ();
}

static void
pass_moment (void)
{
  if (is_last ())
    die ();
}

static bool
is_watched (const char *path)
{
  const char *folder = getenv ("SV_DIE_IN");

  return folder != NULL && strncmp (path, folder, strlen (folder)) == 0;
}

static bool
is_watched_file (int fd)
{
  char name[64], path[4096];

  snprintf (name, sizeof name, "/proc/self/fd/%d", fd);
  const ssize_t n = syscall (SYS_readlinkat, AT_FDCWD, name, path, sizeof path - 1);
  if (n < 0)
    return false;
  path[n] = '\0';
  return is_watched (path);
}

/* Return whether it is a socket of the network, not one between programs of this computer. */
static bool
is_network (int fd)
{
  struct sockaddr_storage address;
  socklen_t size = sizeof address;

  return getsockname (fd, (struct sockaddr *)&address, &size) == 0 &&
         (address.ss_family == AF_INET || address.ss_family == AF_INET6);
}

/* If the test itself is killed, nothing goes on behind its back. */
__attribute__ ((constructor)) static void
die_with_parent (void)
{
  prctl (PR_SET_PDEATHSIG, SIGKILL);
}

/* --- Files --- */

/* As programs with large files call it. */
int
open64 (const char *path, int flags, ...)
{
  const bool watched = (flags & O_ACCMODE) != O_RDONLY && is_watched (path);
  mode_t mode = 0;

  if (flags & O_CREAT) {
    va_list rest;
    va_start (rest, flags);
    mode = va_arg (rest, mode_t);
    va_end (rest);
  }
  if (watched)
    pass_moment ();
  return (int)syscall (SYS_openat, AT_FDCWD, path, flags, mode);
}

ssize_t
write (int fd, const void *buffer, size_t n)
{
  if (is_watched_file (fd)) {
    pass_moment ();
    if (is_last ()) {
      (void)!syscall (SYS_write, fd, buffer, n / 2);
      die ();
    }
  }
  return syscall (SYS_write, fd, buffer, n);
}

int
fsync (int fd)
{
  if (is_watched_file (fd))
    pass_moment ();
  return (int)syscall (SYS_fsync, fd);
}

int
renameat2 (int from_fd, const char *from, int to_fd, const char *to, unsigned flags)
{
  const bool watched = is_watched (to);

  if (watched)
    pass_moment ();
  const int result = (int)syscall (SYS_renameat2, from_fd, from, to_fd, to, flags);
  if (watched)
    pass_moment ();
  return result;
}

int
rename (const char *from, const char *to)
{
  return renameat2 (AT_FDCWD, from, AT_FDCWD, to, 0);
}

int
link (const char *from, const char *to)
{
  if (is_watched (to))
    pass_moment ();
  return (int)syscall (SYS_linkat, AT_FDCWD, from, AT_FDCWD, to, 0);
}

int
unlink (const char *path)
{
  if (is_watched (path))
    pass_moment ();
  return (int)syscall (SYS_unlinkat, AT_FDCWD, path, 0);
}

/* --- The network --- */

ssize_t
sendto (int fd, const void *bytes, size_t n, int flags, const struct sockaddr *to, socklen_t length)
{
  const bool watched = is_network (fd);

  if (watched) {
    pass_moment ();
    if (is_last ()) {
      (void)!syscall (SYS_sendto, fd, bytes, n / 2, flags, to, length);
      die ();
    }
  }
  const ssize_t sent = syscall (SYS_sendto, fd, bytes, n, flags, to, length);
  const int code = errno;
  if (watched)
    pass_moment ();
  errno = code;
  return sent;
}

ssize_t
send (int fd, const void *bytes, size_t n, int flags)
{
  return sendto (fd, bytes, n, flags, NULL, 0);
}

ssize_t
sendmsg (int fd, const struct msghdr *message, int flags)
{
  if (is_network (fd))
    pass_moment ();
  return syscall (SYS_sendmsg, fd, message, flags);
}

/* What it was sent has come, and nobody knows yet what it makes of it. */
ssize_t
recv (int fd, void *bytes, size_t n, int flags)
{
  const ssize_t got = syscall (SYS_recvfrom, fd, bytes, n, flags, NULL, NULL);
  const int code = errno;

  if (got > 0 && is_network (fd))
    pass_moment ();
  errno = code;
  return got;
}
