/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/* sv-paint-card: the contents of a player card, and how they are painted on screen and on paper.
 *
 * A card is 63 × 88 mm. All texts on it come from the caller or from the translations. A picture
 * that is damaged, or not decoded yet, is replaced by the figurine without a message. */

#include "sv-paint-piece.h"

enum { SV_CARD_MAX_POWERS = 4 };

typedef struct {
  int side;         /* side of the match, 0 or 1 */
  int number;       /* shirt number; 0 on a blank card */
  const char *role; /* role, e.g. "Striker 2", or NULL */
  const char *name; /* name of the player, or NULL */
  const char *sign; /* sign in the corner: "male", "female" or NULL */
  unsigned n_powers;
  struct {
    const char *letter; /* letter of the power in the user's language: A and D, in Dutch A and V */
    int value;          /* value, or 0 if it is left empty, to be filled in by hand */
  } powers[SV_CARD_MAX_POWERS];
  /* data URL of the picture, or NULL; the caller must decode it into @portrait */
  const char *picture;
  cairo_surface_t *portrait; /* decoded picture, or NULL; see sv-pictures.h */
  const char *look;          /* look of the piece, as in SvPiece; so is @head */
  int head;
  SvFloor floor;       /* floor below the figurine */
  unsigned flags;      /* flags of the piece (SvPieceFlags) */
  int need;            /* least die roll that succeeds, or 0 if the piece does not throw */
  bool empty_portrait; /* show neither picture nor figurine, but an empty space to draw in */
} SvCardContents;

/* Fill @face for a piece of a match, translated, from the tables of the game: the role from the
 * piece's name, the powers from the whole numbers on its card (the letter is the first of the
 * label). @name and @picture come from the team's document or are NULL. They, @setup and @view must
 * outlive @face; all other strings are static. */
void sv_card_contents_fill (SvCardContents *face,
                            const SvGame *game,
                            const void *setup,
                            const SvView *view,
                            int piece,
                            const char *name,
                            const char *picture);

/* Fill the box 0, 0 … @w, @h with the default crop of a picture, as on cards; transparent parts
 * become white. */
void sv_paint_portrait (cairo_t *cr, cairo_surface_t *picture, double w, double h);

/* Height of a card divided by its width. */
#define SV_CARD_RATIO (88.0 / 63.0)

/* Width of a card divided by the radius of its corners. */
#define SV_CARD_ROUND 17

/* Paint a card into the box 0, 0 … @w, @h, centred and in its own proportions. Below 140 units of
 * width it omits details too small to read, except on a PDF, PS or SVG surface. */
void
sv_paint_card (SvPainter *painter, cairo_t *cr, const SvCardContents *face, double w, double h);
