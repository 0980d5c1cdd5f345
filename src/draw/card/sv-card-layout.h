/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/* sv-card-layout: where everything is on a player card. It only computes; sv-paint-card.h paints.
 *
 * Positions are in millimetres of a card of 63 × 88. There are two layouts: the full one, and a
 * compact one with less text in larger type, for cards that are shown very small. */

#include <stdbool.h>

enum { SV_CARD_WIDTH = 63, SV_CARD_HEIGHT = 88 };

/* Margin between the edge of the card and its contents, in millimetres. */
#define SV_CARD_EDGE 4.0

typedef struct {
  double head; /* height of the coloured head, in millimetres */
  double number_size, name_size, name_least, role_size;
  double number_width;
  double portrait_top, portrait_bottom;
  double sign_radius;
  double need_size, need_height, need_middle;
  double powers_top, powers_bottom;
  double letter_size, value_size;
} SvCardLayout;

typedef enum {
  SV_CARD_NAME,
  SV_CARD_ROLE,
  SV_CARD_PORTRAIT, /* the picture, or the figurine if there is no picture */
  SV_CARD_SIGN,     /* the round sign (male, female) in the corner of the portrait */
  SV_CARD_VALUE     /* the number of a power, beside its letter */
} SvCardPlace;

/* Return the layout for a card @width pixels wide: small cards show less in larger type. @on_paper:
 * return the full layout whatever the width. Owned by the module. */
const SvCardLayout *sv_card_layout (double width, bool on_paper);

/* Return how many pixels a millimetre of the card measures if the card fills a box of @w × @h
 * pixels and keeps its proportions. */
double sv_card_scale (double w, double h);

/* Return the y at which the head of the card, which holds the name, ends in a box of @w × @h
 * pixels. */
double sv_card_head (double w, double h);

/* Get the box of power @index of @n, in millimetres: x, y, width, height. */
void sv_card_power_box (const SvCardLayout *layout, unsigned index, unsigned n, double box[4]);

/* Share of the width of a power's box that its letter takes. */
#define SV_CARD_LETTER 0.42

/* Get the centre of the sign, in millimetres. */
void sv_card_sign_middle (const SvCardLayout *layout, double middle[2]);

/* Get the box of one part of a card, in pixels: x, y, width, height. The card lies in a box of @w ×
 * @h pixels. @index: which of the @n powers; a card without powers gives their room to the
 * portrait. */
void
sv_card_place (SvCardPlace place, unsigned index, unsigned n, double w, double h, double box[4]);
