/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/* SvShirtPitch: edits the players of a team in games whose cards hold names, heads and pictures
 * only, without powers. It draws the team's shirts in the usual line-up on the half that the
 * team defends, with an entry for the name under each shirt. A click on a shirt opens the
 * player's card in a popover, where head and picture can be changed. */

#include "sv-card-editor-row.h"

#include <gtk/gtk.h>

#define SV_TYPE_SHIRT_PITCH (sv_shirt_pitch_get_type ())
G_DECLARE_FINAL_TYPE (SvShirtPitch, sv_shirt_pitch, SV, SHIRT_PITCH, GtkWidget)

/* Create the widget for the team of @draft.
 *
 * Signal "opened" (SvCardEditorRow *row): the user has opened another card; the handler must
 * fill @row with values. The row of the card before is destroyed. */
GtkWidget *sv_shirt_pitch_new (SvDraft *draft);

/* Open the card @card in a popover at its shirt, as a click does, and return its row (transfer
 * none), or NULL if no shirt has this card. */
SvCardEditorRow *sv_shirt_pitch_open (SvShirtPitch *self, int card);

/* Close the popover. */
void sv_shirt_pitch_close (SvShirtPitch *self);

/* Show the present names, heads and pictures of the team. */
void sv_shirt_pitch_update (SvShirtPitch *self);

/* Draw the shirts in the present colours of the team. Call at least once, before the widget is
 * shown. */
void sv_shirt_pitch_refresh (SvShirtPitch *self);
