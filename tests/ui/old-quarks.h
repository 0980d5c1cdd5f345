/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/* old-quarks: keeps the leak sanitizer from counting a table of GLib.
 *
 * GLib numbers names ("quarks") in a table of 2048. A test that opens many windows needs more; GLib
 * then makes a larger table and never frees the old one, because other threads may still read it.
 * Whoever holds a pointer to the old one knows that it is not lost. GLib tells nobody where it is,
 * but only one of its variables points at a block of that size. */

#ifdef __SANITIZE_ADDRESS__

#include <glib.h>
#include <link.h>
#include <string.h>

/* From the sanitizer's allocator_interface.h, which GCC does not install. */
int __sanitizer_get_ownership (const volatile void *block);
size_t __sanitizer_get_allocated_size (const volatile void *block);

static gpointer volatile old_quarks; /* read by the sanitizer only */

static inline int
look_into_library (struct dl_phdr_info *library, size_t size, void *data)
{
  const size_t table = 2048 * sizeof (gpointer);

  for (int i = 0; strstr (library->dlpi_name, "libglib-2.0") != NULL && i < library->dlpi_phnum;
       i++) {
    const ElfW (Phdr) *part = &library->dlpi_phdr[i];
    if (part->p_type != PT_LOAD || (part->p_flags & PF_W) == 0)
      continue;
    gpointer *first = (gpointer *)(library->dlpi_addr + part->p_vaddr);
    for (gpointer *p = first; p < first + part->p_memsz / sizeof *p; p++)
      if (__sanitizer_get_ownership (*p) && __sanitizer_get_allocated_size (*p) == table)
        old_quarks = *p;
  }
  return 0;
}

/* Call it before the first window. */
static inline void
keep_old_quarks (void)
{
  dl_iterate_phdr (look_into_library, NULL);
}

#else

static inline void
keep_old_quarks (void)
{
}

#endif
