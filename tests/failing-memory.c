/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "failing-memory.h"

#include <errno.h>
#include <stdlib.h>

/* Those of the C library; with the address sanitizer those that watch. */
extern void *__libc_malloc (size_t n);
extern void *__libc_calloc (size_t n, size_t size);
extern void *__libc_realloc (void *memory, size_t n);
extern void *__interceptor_malloc (size_t n) __attribute__ ((weak));
extern void *__interceptor_calloc (size_t n, size_t size) __attribute__ ((weak));
extern void *__interceptor_realloc (void *memory, size_t n) __attribute__ ((weak));

/* They are called before the sanitizers are ready. */
#define UNWATCHED __attribute__ ((no_sanitize_address, no_sanitize ("undefined")))

static int left; /* pieces until one is refused; 0 or less: none is */
static int armed;

void
failing_memory_begin (unsigned nth)
{
  g_atomic_int_set (&left, (int)nth);
  g_atomic_int_set (&armed, 1);
}

gboolean
failing_memory_end (void)
{
  g_atomic_int_set (&armed, 0);
  return g_atomic_int_get (&left) <= 0;
}

UNWATCHED static gboolean
is_refused (size_t n)
{
  if (n < FAILING_MEMORY_BYTES || !g_atomic_int_get (&armed) || g_atomic_int_add (&left, -1) != 1)
    return FALSE;
  errno = ENOMEM;
  return TRUE;
}

UNWATCHED void *
malloc (size_t n)
{
  if (is_refused (n))
    return NULL;
  return __interceptor_malloc != NULL ? __interceptor_malloc (n) : __libc_malloc (n);
}

UNWATCHED void *
calloc (size_t n, size_t size)
{
  if (size > 0 && is_refused (n > G_MAXSIZE / size ? G_MAXSIZE : n * size))
    return NULL;
  return __interceptor_calloc != NULL ? __interceptor_calloc (n, size) : __libc_calloc (n, size);
}

UNWATCHED void *
realloc (void *memory, size_t n)
{
  if (is_refused (n))
    return NULL;
  return __interceptor_realloc != NULL ? __interceptor_realloc (memory, n)
                                       : __libc_realloc (memory, n);
}
