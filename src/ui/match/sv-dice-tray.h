/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/* SvDiceTray: the dice, the points left to spend, and the controls for throwing.
 *
 * With the program's dice it has a button Throw (action match.throw); with real dice on the table
 * it has a button for each face (action match.die). It only shows the state of the match, and
 * throws nothing itself. */

#include "sv-match.h"

#include <gtk/gtk.h>

#define SV_TYPE_DICE_TRAY (sv_dice_tray_get_type ())
G_DECLARE_FINAL_TYPE (SvDiceTray, sv_dice_tray, SV, DICE_TRAY, GtkWidget)

void sv_dice_tray_set_match (SvDiceTray *self, SvMatch *match);

/* Set whether the players throw real dice on the table. */
void sv_dice_tray_set_real (SvDiceTray *self, gboolean real);
gboolean sv_dice_tray_get_real (SvDiceTray *self);

/* Set whether nothing can be thrown, because the match is paused or an earlier position is
 * shown. */
void sv_dice_tray_set_locked (SvDiceTray *self, gboolean locked);

/* Set whether the Throw button is shown by another widget instead. */
void sv_dice_tray_set_button_elsewhere (SvDiceTray *self, gboolean elsewhere);

/* Set whether the dice are smaller, for narrow windows. */
void sv_dice_tray_set_compact (SvDiceTray *self, gboolean compact);
