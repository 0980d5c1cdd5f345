/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/* SvShirtPitch: the shirts of a team in their usual line-up on the half that it defends, with a name
 * to type under each. A click on a shirt opens the player's card over it: its head, its picture. For games
 * whose cards tell who people are and nothing else. */

#include "sv-card-editor-row.h"

#include <gtk/gtk.h>

#define SV_TYPE_SHIRT_PITCH (sv_shirt_pitch_get_type ())
G_DECLARE_FINAL_TYPE (SvShirtPitch, sv_shirt_pitch, SV, SHIRT_PITCH, GtkWidget)

/* Signal: "opened" (SvCardEditorRow *row): a card that is to be shown, in the place of the one before.
 *
 * Of the team of draft. */
GtkWidget *sv_shirt_pitch_new (SvDraft *draft);

/* Open that card over its shirt, as a click does, and return it; NULL: there is no such shirt. */
SvCardEditorRow *sv_shirt_pitch_open (SvShirtPitch *self, int card);

/* Close whichever is open. */
void sv_shirt_pitch_close (SvShirtPitch *self);

/* Show the names, heads and pictures that the team has now. */
void sv_shirt_pitch_update (SvShirtPitch *self);

/* Show its colours: to be called once at least. */
void sv_shirt_pitch_refresh (SvShirtPitch *self);
