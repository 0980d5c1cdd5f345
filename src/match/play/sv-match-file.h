/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/* sv-match-file: the file in which a match is saved, and the one in which it is kept meanwhile. */

#include <gio/gio.h>

#include "sv-bond.h"
#include "sv-keeper.h"
#include "sv-match.h"

/* A match from a file, which is where Save writes from then on; error as the loader gives it. */
SvMatch *sv_match_new_from_file (GFile *file, GError **error);

GFile *sv_match_get_file (SvMatch *self);
/* Save it as it is now in file, whatever that holds; NULL: in its own file, and
 * SV_STORE_ERROR_CHANGED if another program has changed that since it was read or saved here. Who
 * saves while it is being saved comes next, with what it is then. */
void sv_match_save_async (SvMatch *self, GFile *file, GAsyncReadyCallback callback, gpointer data);
gboolean sv_match_save_finish (SvMatch *self, GAsyncResult *result, GError **error);
/* Whether it is another one than what was saved. */
gboolean sv_match_get_modified (SvMatch *self);

/* Keep the match in a file in folder from now on, a second behind at most. Failures are told by
 * "notice" and tried again with every event. */
void sv_match_autosave (SvMatch *self, const char *folder);
/* What keeps it, or NULL. */
SvKeeper *sv_match_get_autosave (SvMatch *self);
/* Go on with what an earlier run kept. *told: a sentence if it was damaged and mended. */
SvMatch *sv_match_new_from_autosave (const char *path, char **told, GError **error);
/* Which match of a competition it is, which its autosave keeps too; NULL: of none. */
void sv_match_bind (SvMatch *self, const SvBond *bond);
const SvBond *sv_match_get_bond (SvMatch *self);
/* The match is put aside: remove its file. */
void sv_match_discard_autosave (SvMatch *self);
