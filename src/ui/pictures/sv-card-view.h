/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/* SvCardView: one player card, painted as it is printed.
 *
 * At first it shows an empty card, and right after that frame the card itself; its picture takes the
 * place of the figurine as soon as it is decoded. It shows what was painted until, when the card or the
 * style is another one, there was time between two frames to paint it anew. A click or Enter
 * emits "activated"; a long press, a right click or the menu key "asked", so that somebody may show it
 * large. What stands on a card is told to it. */

#include "sv-paint-card.h"

#include <gtk/gtk.h>

#define SV_TYPE_CARD_VIEW (sv_card_view_get_type ())
G_DECLARE_FINAL_TYPE (SvCardView, sv_card_view, SV, CARD_VIEW, GtkWidget)

/* A card of this width at least, in pixels, where nobody else decides; 0: any. */
void sv_card_view_set_width (SvCardView *self, int width);

/* Show face. painter and all that face points at must outlive the view or the next call; label is
 * the whole card in words, for whoever points at it or listens: its name, and more in further lines. */
void sv_card_view_set_face (SvCardView *self,
                            SvPainter *painter,
                            const SvCardFace *face,
                            const char *label);

/* Paint anew: the painter has other colours. */
void sv_card_view_refresh (SvCardView *self);

/* Forget painter and face; shows nothing. */
void sv_card_view_clear (SvCardView *self);

/* True if the card counts in the running attack. */
gboolean sv_card_view_get_featured (SvCardView *self);
