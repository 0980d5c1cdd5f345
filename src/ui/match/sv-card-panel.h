/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/* SvCardPanel: the player cards of one team.
 *
 *      a column      a row            a hand
 *      ┌──┐          ┌──┐┌──┐┌──┐     ┌─┌─┌──┐┐
 *      ├──┤          └──┘└──┘└──┘     └─└─└──┘┘
 *      └──┘
 *
 * However much room it gets, it shows the cards as large as they can be; where they would become
 * too small to read they overlap like cards in a hand, those that count in the running attack in
 * front. It follows a match by itself.
 *
 * A click on a card, or Enter, emits "pick" (int piece → gboolean): whoever picks that figurine up
 * returns TRUE. If nobody does, and after a long press or a right click, it shows the card large. */

#include "sv-card-view.h"
#include "sv-match.h"

#include <gtk/gtk.h>

#define SV_TYPE_CARD_PANEL (sv_card_panel_get_type ())
G_DECLARE_FINAL_TYPE (SvCardPanel, sv_card_panel, SV, CARD_PANEL, GtkWidget)

/* Show the cards of the team that stands on the left of the scoreboard (shown = 0) or on the
 * right (1). */
void sv_card_panel_set_match (SvCardPanel *self, SvMatch *match, unsigned shown);

/* From this width on, if it is high enough, one card is shown large above all of them: that of the
 * figurine that somebody points at, else of the one that acts. */
enum { SV_CARD_PANEL_LARGE = 140 };

/* Somebody points at this piece, of whichever side, and has that one in the hand; -1: none. */
void sv_card_panel_point (SvCardPanel *self, int piece, int held);

/* Number of cards. */
unsigned sv_card_panel_get_n_cards (SvCardPanel *self);

/* Where n cards lie in a rectangle. */
typedef struct {
  int width, height; /* of a card */
  unsigned columns;  /* n if it is a hand */
  gboolean hand;     /* they overlap */
  double step_x;     /* from one card to the next */
  double step_y;
  double x, y; /* of the first one */
} SvCardSpread;

void sv_card_spread_fit (SvCardSpread *spread, unsigned n, int width, int height);

/* The face of a piece as the match tells it now; what it points at is the match's. */
void sv_card_panel_fill_face (SvMatch *match, int piece, SvCardFace *face);
