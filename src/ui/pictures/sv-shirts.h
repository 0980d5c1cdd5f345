/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/* SvShirts: two figurines of a team in its colours, for a list of many teams.
 *
 * A list must scroll while its figurines are not painted yet: they are painted one team after the
 * other when there is nothing else to do, and kept for all lists. For the whole team of a match
 * there is SvTeamPhoto. */

#include <gtk/gtk.h>

#include "sv-game.h"

G_BEGIN_DECLS

#define SV_TYPE_SHIRTS (sv_shirts_get_type ())
G_DECLARE_FINAL_TYPE (SvShirts, sv_shirts, SV, SHIRTS, GtkWidget)

/* colours: of the team, "#rrggbb" or NULL for the standard ones. game: NULL shows nothing. */
void sv_shirts_set (SvShirts *self, const SvGame *game, const char *const colours[2]);

G_END_DECLS
