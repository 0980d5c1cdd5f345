/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/* SvBackdropView: a picture of a hall or stadium behind a placard with text and buttons, for
 * moments when nobody plays.
 *
 * The placard is its only child. It lies beside the people in the picture or below them, wherever
 * there is more room. The picture is only decoration: it is coarse at first, and sharp when a
 * worker thread has painted it. It follows the colour scheme of the screen, and shows the match as
 * it was when it was set. */

#include <gtk/gtk.h>

#include "sv-match.h"
#include "sv-paint-backdrop.h"

#define SV_TYPE_BACKDROP_VIEW (sv_backdrop_view_get_type ())
G_DECLARE_FINAL_TYPE (SvBackdropView, sv_backdrop_view, SV, BACKDROP_VIEW, GtkWidget)

/* Return whether the match is at half-time or over, and which of them in @occasion. Returns FALSE
 * if it is being played. */
gboolean sv_backdrop_get_occasion (SvMatch *match, SvOccasion *occasion);

/* Find the best players of a side for the winners' podium, best first: by goals, then by balls
 * won. If nobody did either, the only entry has the number 0 and stands for the whole team.
 * Returns how many were found. */
unsigned sv_backdrop_find_best (SvMatch *match, int side, SvBackdropStep steps[SV_BACKDROP_STEPS]);

/* Fill all of @backdrop except its room. Its view points into @match. */
void sv_backdrop_fill (SvBackdrop *backdrop, SvMatch *match, SvOccasion occasion);

/* Show this moment of @match; NULL shows nothing. */
void sv_backdrop_view_show (SvBackdropView *self, SvMatch *match, SvOccasion occasion);

/* Show the podium of a competition with these @n teams. @match is one that the first two of them
 * could play: the picture has its floor and its colours. */
void sv_backdrop_view_show_podium (SvBackdropView *self,
                                   SvMatch *match,
                                   const SvBackdropTeam *teams,
                                   unsigned n);
