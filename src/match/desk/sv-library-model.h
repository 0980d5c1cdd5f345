/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/* SvLibraryModel: the built-in teams or variants and those of the user, as a list for a page.
 *
 * It lists the files at once and reads them afterwards in another thread, some at a time. It watches
 * the user's folder, so that windows agree about what is there, whoever changes it. It changes no
 * file itself. */

#include <gio/gio.h>

#include "sv-library-entry.h"

#define SV_TYPE_LIBRARY_MODEL (sv_library_model_get_type ())
G_DECLARE_FINAL_TYPE (SvLibraryModel, sv_library_model, SV, LIBRARY_MODEL, GObject)

/* Signal: "loaded", when files were read; "resort" (gboolean) tells whether their order may be
 * another one. */

SvLibraryModel *sv_library_model_new (SvDocumentKind kind);

/* Of SvLibraryEntry, of all games, in no order. */
GListModel *sv_library_model_get_entries (SvLibraryModel *self);

/* Look at the folder now. Otherwise the model does so soon after something has changed there. */
void sv_library_model_refresh (SvLibraryModel *self);

/* Whether there are files that were not read yet. */
gboolean sv_library_model_get_loading (SvLibraryModel *self);

/* A name that none has yet for a copy of one that is called name. */
char *sv_library_model_number_name (SvLibraryModel *self, const char *name);
char *sv_library_model_name_copy (SvLibraryModel *self, const char *name);

/* A standard team or variant of game, with a name that none has yet. */
SvLibraryItem *sv_library_model_make_new (SvLibraryModel *self, const SvGame *game);
