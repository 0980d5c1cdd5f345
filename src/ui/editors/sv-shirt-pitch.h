/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/* SvShirtPitch: the shirts of a team in their usual line-up on the half that it defends, with a name
 * to type under each. For games whose cards hold names and nothing else. */

#include "sv-draft.h"

#include <gtk/gtk.h>

#define SV_TYPE_SHIRT_PITCH (sv_shirt_pitch_get_type ())
G_DECLARE_FINAL_TYPE (SvShirtPitch, sv_shirt_pitch, SV, SHIRT_PITCH, GtkWidget)

/* Of the team of draft. */
GtkWidget *sv_shirt_pitch_new (SvDraft *draft);

/* Show the names that the team has now. */
void sv_shirt_pitch_update (SvShirtPitch *self);

/* Show its colours: to be called once at least. */
void sv_shirt_pitch_refresh (SvShirtPitch *self);
