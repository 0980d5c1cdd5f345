/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/* SvHandOver: a cover over the board when one side makes a choice that the other side must not
 * see.
 *
 *      give the screen to ANNE ──Show──▶ the board, to choose on
 *                                                 │
 *      give the screen to BO   ──Show──▶ the board, as ever
 *
 * It appears by itself when the match requires it (sv_shown_get_secret ()); its property "visible"
 * tells whether it covers the board. It makes no choice itself. */

#include "sv-match.h"

#include <gtk/gtk.h>

#define SV_TYPE_HAND_OVER (sv_hand_over_get_type ())
G_DECLARE_FINAL_TYPE (SvHandOver, sv_hand_over, SV, HAND_OVER, GtkWidget)

/* Show the cover if the current position needs it. @live: the match is being played, not paused or
 * looked back at. Returns whether the cover is shown. */
gboolean sv_hand_over_update (SvHandOver *self, SvMatch *match, gboolean live);

/* Hide the cover and forget the match. */
void sv_hand_over_clear (SvHandOver *self);
