/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/* sv-paint-card: what stands on a player card, and how that is painted, on screen and on paper.
 *
 * A card is 63 × 88 (millimetres, on paper). All words on it come from the caller or, for whole
 * sentences, from the translations. A picture that is damaged, or not decoded yet, is left out in
 * silence and the figurine stands in its place. */

#include "sv-paint-piece.h"

enum { SV_CARD_MAX_POWERS = 4 };

typedef struct {
  int side;         /* 0, 1 */
  int number;       /* on the shirt; 0 on a blank card */
  const char *role; /* e.g. "Striker 2", or NULL */
  const char *name; /* of the player, or NULL */
  const char *sign; /* "male", "female", or NULL */
  unsigned n_powers;
  struct {
    const char *letter; /* as the language writes it: A and D, in Dutch A and V */
    int value;          /* or 0: left open, to be filled in by hand */
  } powers[SV_CARD_MAX_POWERS];
  const char *picture;       /* data URL, or NULL; not painted: see portrait */
  cairo_surface_t *portrait; /* the picture as pixels, or NULL; see sv-pictures.h */
  const char *look;          /* of its piece, as head is */
  int head;
  SvFloor floor;       /* what it stands on */
  unsigned flags;      /* SvPieceFlags */
  int need;            /* least throw that succeeds, 0: does not throw */
  bool empty_portrait; /* neither picture nor figurine: room to draw */
} SvCardFace;

/* Fill face for a piece of a match, translated, from the tables of the game: role from the
 * piece's name, powers from the whole numbers of the card (letter: the first of the label). name
 * and picture are what the team's document says, or NULL; they, setup and view must outlive face,
 * all other strings live for ever. */
void sv_card_face_fill (SvCardFace *face,
                        const SvGame *game,
                        const void *setup,
                        const SvView *view,
                        int piece,
                        const char *name,
                        const char *picture);

/* Fill the box 0, 0 … w, h with the usual part of a picture, as cards do; white where it has holes. */
void sv_paint_portrait (cairo_t *cr, cairo_surface_t *picture, double w, double h);

/* Proportion of a card, height by width. */
#define SV_CARD_RATIO (88.0 / 63.0)

/* Its width over the radius of its corners. */
#define SV_CARD_ROUND 17

/* Paint face into the box 0, 0 … w, h. The card keeps its proportions and is centred in it; below
 * 140 units of width it leaves away what could not be read, except on a PDF, PS or SVG surface. */
void sv_paint_card (SvPainter *painter, cairo_t *cr, const SvCardFace *face, double w, double h);
