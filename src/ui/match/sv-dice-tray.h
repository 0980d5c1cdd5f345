/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/* SvDiceTray: the dice, the points that are left of them, and what a person needs to throw one.
 *
 * With the program's dice that is the button Throw (action match.throw); with real dice on the
 * table six buttons (action match.die). It shows what the match says and throws nothing itself. */

#include "sv-match.h"

#include <gtk/gtk.h>

#define SV_TYPE_DICE_TRAY (sv_dice_tray_get_type ())
G_DECLARE_FINAL_TYPE (SvDiceTray, sv_dice_tray, SV, DICE_TRAY, GtkWidget)

void sv_dice_tray_set_match (SvDiceTray *self, SvMatch *match);

/* Real dice on the table. */
void sv_dice_tray_set_real (SvDiceTray *self, gboolean real);
gboolean sv_dice_tray_get_real (SvDiceTray *self);

/* No throwing now: paused, looking back. */
void sv_dice_tray_set_locked (SvDiceTray *self, gboolean locked);

/* The button for throwing is somewhere else now. */
void sv_dice_tray_set_button_elsewhere (SvDiceTray *self, gboolean elsewhere);

/* Smaller dice, for narrow windows. */
void sv_dice_tray_set_compact (SvDiceTray *self, gboolean compact);
