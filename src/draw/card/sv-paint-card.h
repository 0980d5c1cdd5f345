/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/* sv-paint-card: paints a player card, on screen and on paper.
 *
 * A card is 63 × 88 (millimetres, on paper). All words on it come from the caller or, for whole
 * sentences, from the translations. A picture that is damaged, or not decoded yet, is left out in
 * silence and the figurine stands in its place. */

#include "sv-card-face.h"
#include "sv-paint-piece.h"

/* Proportion of a card, height by width. */
#define SV_CARD_RATIO (88.0 / 63.0)

/* Paint face into the box 0, 0 … w, h. The card keeps its proportions and is centred in it; below
 * 140 units of width it leaves away what could not be read, except on a PDF, PS or SVG surface. */
void sv_paint_card (SvPainter *painter, cairo_t *cr, const SvCardFace *face, double w, double h);

/* Where the head of a card, on which its name stands, ends in a box of w × h pixels. */
double sv_card_head (double w, double h);
