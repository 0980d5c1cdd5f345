/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/* SvBulletin: what one side did so far, beside the pitch: shots, who scored and when, and what was told
 * of it last, the newest first.
 *
 * It shows as much of that as there is room for, each part whole or not at all, and follows nothing by
 * itself. */

#include "sv-match-past.h"

#include <gtk/gtk.h>

#define SV_TYPE_BULLETIN (sv_bulletin_get_type ())
G_DECLARE_FINAL_TYPE (SvBulletin, sv_bulletin, SV, BULLETIN, GtkWidget)

/* Show the facts of a side of match. */
void sv_bulletin_show (SvBulletin *self, SvMatch *match, const SvFacts *facts, int side);
