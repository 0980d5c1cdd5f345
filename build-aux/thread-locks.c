/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Tells the thread sanitizer of the locks of GLib, which the system's library was built without: test-threads.sh. */
#include <dlfcn.h>
#include <glib.h>

void __tsan_acquire (void *lock);
void __tsan_release (void *lock);

#define REAL(name) ((__typeof__ (&name))dlsym (RTLD_NEXT, #name))

void
g_mutex_lock (GMutex *mutex)
{
  REAL (g_mutex_lock) (mutex);
  __tsan_acquire (mutex);
}

void
g_mutex_unlock (GMutex *mutex)
{
  __tsan_release (mutex);
  REAL (g_mutex_unlock) (mutex);
}

void
g_cond_wait (GCond *cond, GMutex *mutex)
{
  __tsan_release (mutex);
  REAL (g_cond_wait) (cond, mutex);
  __tsan_acquire (mutex);
}
