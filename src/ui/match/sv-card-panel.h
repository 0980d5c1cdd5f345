/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/* SvCardPanel: the player cards of one team.
 *
 *      a column      a row            a hand
 *      ┌──┐          ┌──┐┌──┐┌──┐     ┌─┌─┌──┐┐
 *      ├──┤          └──┘└──┘└──┘     └─└─└──┘┘
 *      └──┘
 *
 * It shows the cards as large as its size allows. If they would be too small to read, they overlap
 * like a hand of cards, with those that count in the current attack in front. It follows the match
 * that is set.
 *
 * A click on a card, or Enter, emits "pick" (int piece → gboolean). A handler that picks up that
 * figurine returns TRUE. If no handler does, and after a long press or a right click, it emits
 * "asked" (int piece, GtkWidget *card), upon which the page shows the card large. */

#include "sv-card-view.h"
#include "sv-match.h"

#include <gtk/gtk.h>

#define SV_TYPE_CARD_PANEL (sv_card_panel_get_type ())
G_DECLARE_FINAL_TYPE (SvCardPanel, sv_card_panel, SV, CARD_PANEL, GtkWidget)

/* Show the cards of the team on the left of the scoreboard (@shown = 0) or on the right (1). */
void sv_card_panel_set_match (SvCardPanel *self, SvMatch *match, unsigned shown);

/* At this width or more, in pixels, and if the height allows, one card is shown large above the
 * others: the card of who is picked up, otherwise of who acts. */
enum { SV_CARD_PANEL_LARGE = 140 };

/* Set the piece (of either side) that is picked up, or -1 for none. */
void sv_card_panel_hold (SvCardPanel *self, int held);

/* Return the number of cards; a squad list counts as one. */
unsigned sv_card_panel_get_n_cards (SvCardPanel *self);

/* Positions of n cards in a rectangle. */
typedef struct {
  int width, height; /* size of a card in pixels */
  unsigned columns;  /* number of columns; n if the cards form a hand */
  gboolean hand;     /* TRUE if the cards overlap */
  double step_x;     /* distance between the left edges of neighbouring cards */
  double step_y;
  double x, y; /* position of the first card */
} SvCardSpread;

void sv_card_spread_fit (SvCardSpread *spread, unsigned n, int width, int height);

/* Fill @face with the current contents of the card of @piece. Its strings are owned by @match. */
void sv_card_panel_fill_face (SvMatch *match, int piece, SvCardContents *face);

/* Return the whole card in words: name, powers and current state. Free with g_free (). */
char *sv_card_panel_dup_words (SvMatch *match, int piece);
