/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/* sv-library: the teams and variants that come with the program (in its resources) and those of
 * the user (files in the data folder). */

#include "sv-document.h"

G_BEGIN_DECLS

typedef struct {
  char *path;      /* of the user's file, or NULL for a built-in one */
  SvTeamDoc *team; /* one of the two */
  SvVariantDoc *variant;
} SvLibraryItem;

void sv_library_item_free (SvLibraryItem *self);

/* The user's data folder, $XDG_DATA_HOME/speelveld, and its folder for journals; made if absent. */
char *sv_library_folder (void);
char *sv_library_journal_folder (void);

/* Built-in and own teams or variants of a game, built-in first, by name. Damaged files are left
 * out, with a sentence each in *faults (nullable, of char *). */
GPtrArray *sv_library_teams (const SvGame *game, GPtrArray **faults);
GPtrArray *sv_library_variants (const SvGame *game, GPtrArray **faults);

G_END_DECLS
