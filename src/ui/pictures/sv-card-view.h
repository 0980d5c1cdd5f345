/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/* SvCardView: one player card, drawn as it is printed.
 *
 * It first shows an empty card, and one frame later the card itself. The player's photo replaces
 * the figurine as soon as it is decoded. After a change it shows the old picture until there is
 * time between two frames to paint the new one. A click or Enter emits "activated"; a long press,
 * a right click or the Menu key emits "asked", upon which the owner may show the card large. The
 * owner sets the contents of the card. */

#include "sv-paint-card.h"

#include <gtk/gtk.h>

#define SV_TYPE_CARD_VIEW (sv_card_view_get_type ())
G_DECLARE_FINAL_TYPE (SvCardView, sv_card_view, SV, CARD_VIEW, GtkWidget)

/* Set the minimum width of the card in pixels, for places where no parent decides it; 0 for
 * none. */
void sv_card_view_set_width (SvCardView *self, int width);

/* Show @face, the contents of the card. @painter and everything that @face points to must outlive
 * the view or the next call. @label: the whole card in words, for tooltips and screen readers; its
 * first line is the name. */
void sv_card_view_set_face (SvCardView *self,
                            SvPainter *painter,
                            const SvCardContents *face,
                            const char *label);

/* Paint again, because the colours of the painter have changed. */
void sv_card_view_refresh (SvCardView *self);

/* Forget painter and contents, and show nothing. */
void sv_card_view_clear (SvCardView *self);

/* Return whether the card counts in the current attack. */
gboolean sv_card_view_get_featured (SvCardView *self);
