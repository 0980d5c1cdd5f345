/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/* SvTurnStrip: the steps of a turn in a slim row; the current step has the colour of the side to
 * act.
 *
 *      Throw  [Steps]  Kick  Shot at goal  Guess
 *
 * It follows the match that is set. At its natural width or more it shows all steps, otherwise
 * only the current one, which its minimum width has room for. It keeps its height when there are
 * no steps, so that the layout does not jump. */

#include "sv-match.h"

#include <gtk/gtk.h>

#define SV_TYPE_TURN_STRIP (sv_turn_strip_get_type ())
G_DECLARE_FINAL_TYPE (SvTurnStrip, sv_turn_strip, SV, TURN_STRIP, GtkWidget)

void sv_turn_strip_set_match (SvTurnStrip *self, SvMatch *match);
