/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/* save-fixture: what is saved in the background, waited for. */

#include "sv-auto-saver.h"
#include "sv-library.h"
#include "sv-save.h"

/* Write what is not written yet. */
static inline void
write_out (gpointer saver)
{
  sv_auto_saver_flush (SV_AUTO_SAVER (saver));
  sv_save_wait ();
}

/* A callback; data: where the result goes, a GAsyncResult **. */
static inline void
result_cb (GObject *source, GAsyncResult *result, gpointer data)
{
  *(GAsyncResult **)data = g_object_ref (result);
}

static inline GAsyncResult *
wait_for (GAsyncResult **result)
{
  while (*result == NULL)
    g_main_context_iteration (NULL, TRUE);
  return *result;
}

/* Save the item, which is taken; NULL with an error if that fails. */
static inline SvLibraryItem *
try_to_save_item (SvLibraryItem *item, GError **error)
{
  g_autoptr (GAsyncResult) result = NULL;

  sv_library_save_async (item, result_cb, &result);
  return sv_library_save_finish (wait_for (&result), error);
}

/* Save the item, which is taken. */
static inline SvLibraryItem *
save_item (SvLibraryItem *item)
{
  g_autoptr (GError) error = NULL;
  SvLibraryItem *saved = try_to_save_item (item, &error);

  g_assert_no_error (error);
  return saved;
}
