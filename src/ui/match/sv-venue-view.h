/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/* SvVenueView: the hall or the stadium of a match behind a placard with words and buttons, for the
 * moments when nobody plays.
 *
 * The placard is its only child. It lies beside the people of the picture or below them, wherever
 * they have more room. The picture is decoration, and comes after the first frame: nobody waits for
 * it. It follows the colours of the screen, and shows the match as it was when it was given. */

#include <gtk/gtk.h>

#include "sv-match.h"
#include "sv-paint-venue.h"

#define SV_TYPE_VENUE_VIEW (sv_venue_view_get_type ())
G_DECLARE_FINAL_TYPE (SvVenueView, sv_venue_view, SV, VENUE_VIEW, GtkWidget)

/* What nobody plays at now: half-time or the end. FALSE: the match is being played. */
gboolean sv_venue_get_occasion (SvMatch *match, SvOccasion *occasion);

/* Fill venue but for its room; its view is that of match. */
void sv_venue_fill (SvVenue *venue, SvMatch *match, SvOccasion occasion);

/* Show this moment of match; match NULL: nothing. */
void sv_venue_view_show (SvVenueView *self, SvMatch *match, SvOccasion occasion);
