/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/* sv-match-cards: the cards of a match page: those of both teams beside the pitch, and the large
 * card of one player over it.
 *
 *      click on a card  ──▶ pick up that figurine on the pitch, if it may be picked up; else
 *      long press, right click on a card or a figurine  ──▶ show that card large
 *      a figurine is picked up  ──▶ its card stands out */

#include "sv-large-card.h"
#include "sv-match-pitch.h"

typedef struct {
  /* the page and parts of it; not owned */
  GtkWidget *page;
  SvMatchPitch *pitch;
  GtkWidget *panels[2]; /* the SvCardPanel of the team on the left of the scoreboard, and right */
  SvLargeCard *large;   /* child of the page, made here */
  SvMatch *match;       /* or NULL; not owned */
} SvMatchCards;

/* Make the large card, and listen to cards and figurines. Call once, when the parts are set; @self
 * must live until sv_match_cards_clear (). */
void sv_match_cards_init (SvMatchCards *self);

/* Set the match, or NULL. */
void sv_match_cards_set_match (SvMatchCards *self, SvMatch *match);

/* Remove the large card, and listen no longer. The parts must still exist. */
void sv_match_cards_clear (SvMatchCards *self);
