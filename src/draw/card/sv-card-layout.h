/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/* sv-card-layout: where everything stands on a player card. Paints nothing.
 *
 * A card is laid out in millimetres, 63 × 88, once for a card in the hand and once, with less on
 * it and larger, for one that is not much wider than a thumb. */

#include <stdbool.h>

enum { SV_CARD_WIDTH = 63, SV_CARD_HEIGHT = 88 };

/* From the edge of the card to what is on it. */
#define SV_CARD_EDGE 4.0

typedef struct {
  double head; /* where the coloured head ends */
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
  SV_CARD_PORTRAIT, /* the picture, or the figurine in its place */
  SV_CARD_SIGN,     /* the round one in the corner of the portrait */
  SV_CARD_VALUE     /* of a power, beside its letter */
} SvCardPlace;

/* The layout of a card that is so many pixels wide; on paper, whatever it is, the large one. */
const SvCardLayout *sv_card_layout (double width, bool on_paper);

/* Pixels of a millimetre of a card that lies in the middle of w × h pixels, as large as it can. */
double sv_card_scale (double w, double h);

/* Where the head of a card, on which its name stands, ends in a box of w × h pixels. */
double sv_card_head (double w, double h);

/* The box of a power, one of n, in millimetres: x, y, width, height. */
void sv_card_power_box (const SvCardLayout *layout, unsigned index, unsigned n, double box[4]);

/* How much of such a box its letter takes, as a part of its width. */
#define SV_CARD_LETTER 0.42

/* The middle of the sign, in millimetres. */
void sv_card_sign_middle (const SvCardLayout *layout, double middle[2]);

/* Where this place of a card is, in pixels, if the card lies in w × h of them: x, y, width, height.
 * index: which of the n powers; without any their room is the portrait's. */
void
sv_card_place (SvCardPlace place, unsigned index, unsigned n, double w, double h, double box[4]);
