/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/* readers: every reader of what others may have written, and what must hold of whatever it takes.
 *
 * A promise that is broken ends the program, as a fuzzer wants it. */

#include <glib.h>

typedef struct {
  const char *name;
  void (*read) (const char *bytes, gsize n);
  const char *folders; /* where its seeds are, from the root of the source, a blank between */
  const char *ending;  /* of their names */
} Reader;

extern const Reader readers[];
extern const gsize n_readers;

/* NULL if there is none of that name. */
const Reader *reader_find (const char *name);
