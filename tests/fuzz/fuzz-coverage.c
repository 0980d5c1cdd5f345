/* SPDX-License-Identifier: GPL-3.0-or-later */

/* fuzz-coverage: the door for libFuzzer, which build-aux/fuzz.sh builds; SV_READER names the
 * reader. */

#include "readers.h"

#include <stdlib.h>

int LLVMFuzzerTestOneInput (const guint8 *data, gsize n);

int
LLVMFuzzerTestOneInput (const guint8 *data, gsize n)
{
  static const Reader *reader;

  if (reader == NULL)
    reader = reader_find (g_getenv ("SV_READER") != NULL ? g_getenv ("SV_READER") : "match");
  if (reader == NULL)
    exit (2);
  reader->read ((const char *)data, n);
  return 0;
}
