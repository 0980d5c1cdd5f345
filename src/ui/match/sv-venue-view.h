/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/* SvVenueView: the hall or the stadium of a match behind a placard with words and buttons, for the
 * moments when nobody plays.
 *
 * The placard is its only child. It lies beside the people of the picture or below them, wherever
 * they have more room. The picture is decoration: it is rough at first, and sharp when a worker has painted
 * it, for nobody waits for it. It follows the colours of the screen, and shows the match as it was when it was given. */

#include <gtk/gtk.h>

#include "sv-match.h"
#include "sv-paint-venue.h"

#define SV_TYPE_VENUE_VIEW (sv_venue_view_get_type ())
G_DECLARE_FINAL_TYPE (SvVenueView, sv_venue_view, SV, VENUE_VIEW, GtkWidget)

/* What nobody plays at now: half-time or the end. FALSE: the match is being played. */
gboolean sv_venue_get_occasion (SvMatch *match, SvOccasion *occasion);

/* The best of a side, the best first: by goals, then by balls won; somebody who stands for all (number 0) if
 * nobody did either. Returns how many. */
unsigned sv_venue_find_best (SvMatch *match, int side, SvVenueStep steps[SV_VENUE_STEPS]);

/* Fill venue but for its room; its view is that of match. */
void sv_venue_fill (SvVenue *venue, SvMatch *match, SvOccasion occasion);

/* Show this moment of match; match NULL: nothing. */
void sv_venue_view_show (SvVenueView *self, SvMatch *match, SvOccasion occasion);
