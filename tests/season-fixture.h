/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/* season-fixture: files of matches that are over, as a season adds them up. */

#include "sv-document.h"

#include <glib/gstdio.h>

/* The match at trace between these two, in a new file of folder. */
static inline char *
season_file (const char *trace, const char *folder, const char *first, const char *second)
{
  g_autofree char *name = g_strdup_printf ("%s - %s.svmatch", first, second);
  g_autofree char *text = NULL, *written = NULL;
  char *path = g_build_filename (folder, name, NULL);
  gsize n;

  g_assert_true (g_file_get_contents (trace, &text, &n, NULL));
  g_autoptr (SvMatchDoc) doc = sv_match_doc_read (text, n, NULL, NULL);
  g_assert_nonnull (doc);
  for (int side = 0; side < 2; side++) {
    g_free (doc->teams[side]->name);
    doc->teams[side]->name = g_strdup (side == 0 ? first : second);
  }
  written = sv_match_doc_write (doc, FALSE);
  g_assert_true (g_file_set_contents (path, written, -1, NULL));
  return path;
}
