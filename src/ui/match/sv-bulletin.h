/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/* SvBulletin: the match so far of one side, beside the pitch: shots, who scored and when, and the
 * latest notes of the referee, newest first.
 *
 * It shows as many parts as fit, each part whole or not at all. It does not follow the match: the
 * owner updates it. */

#include "sv-match-log.h"

#include <gtk/gtk.h>

#define SV_TYPE_BULLETIN (sv_bulletin_get_type ())
G_DECLARE_FINAL_TYPE (SvBulletin, sv_bulletin, SV, BULLETIN, GtkWidget)

/* Show the facts about @side of @match. */
void sv_bulletin_show (SvBulletin *self, SvMatch *match, const SvFacts *facts, int side);
