/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/* SvLibraryModel: the built-in teams or variants and those of the user, as a list for a page.
 *
 * It lists the files at once and reads them in batches in another thread. It watches the user's
 * folder, so that all windows show the same files, whichever program changes them. It never
 * changes a file itself. */

#include <gio/gio.h>

#include "sv-library-entry.h"

#define SV_TYPE_LIBRARY_MODEL (sv_library_model_get_type ())
G_DECLARE_FINAL_TYPE (SvLibraryModel, sv_library_model, SV, LIBRARY_MODEL, GObject)

/* Signal: "loaded" (gboolean resort): files were read; @resort is TRUE if their order may be
 * different. */

SvLibraryModel *sv_library_model_new (SvDocumentKind kind);

/* Return the entries: a list of SvLibraryEntry, of all games, not sorted. */
GListModel *sv_library_model_get_entries (SvLibraryModel *self);

/* Check the folder for changes at once. The model also does so soon after any change there. */
void sv_library_model_refresh (SvLibraryModel *self);

/* Return whether any file has not been read yet. */
gboolean sv_library_model_get_loading (SvLibraryModel *self);

/* Return an unused name: @name with a number if necessary, or a name for a copy of @name. Free
 * with g_free (). */
char *sv_library_model_number_name (SvLibraryModel *self, const char *name);
char *sv_library_model_name_copy (SvLibraryModel *self, const char *name);

/* Return a new standard team or variant of @game with an unused name. */
SvLibraryItem *sv_library_model_make_new (SvLibraryModel *self, const SvGame *game);
