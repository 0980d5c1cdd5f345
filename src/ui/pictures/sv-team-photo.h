/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/* SvTeamPhoto: some figurines of a team side by side, in the shirts that it will wear in a match.
 *
 * It shows people how their choice of teams will look, also when two clubs have the same shirts.
 * A picture only: to a screen reader it is nothing. */

#include <gtk/gtk.h>

#include "sv-document.h"

G_BEGIN_DECLS

#define SV_TYPE_TEAM_PHOTO (sv_team_photo_get_type ())
G_DECLARE_FINAL_TYPE (SvTeamPhoto, sv_team_photo, SV, TEAM_PHOTO, GtkWidget)

/* Show side of a match between these two teams; they need not stay. */
void
sv_team_photo_set (SvTeamPhoto *self, int side, const SvTeamDoc *first, const SvTeamDoc *second);

G_END_DECLS
