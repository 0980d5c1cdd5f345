/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/* SvTurnStrip: the parts of a turn in a slim row, the present one in the colour of whose turn it is.
 *
 *      Throw  [Steps]  Kick  Shot at goal  Guess
 *
 * It follows a match by itself. As wide as it wants to be it shows them all, else only the present one,
 * for which it must have room. It keeps its height while a moment has no parts, so that nothing jumps. */

#include "sv-match.h"

#include <gtk/gtk.h>

#define SV_TYPE_TURN_STRIP (sv_turn_strip_get_type ())
G_DECLARE_FINAL_TYPE (SvTurnStrip, sv_turn_strip, SV, TURN_STRIP, GtkWidget)

void sv_turn_strip_set_match (SvTurnStrip *self, SvMatch *match);
