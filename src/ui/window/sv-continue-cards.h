/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/* sv-continue-cards: the cards of matches and tables that were put aside, or removed. */

#include "sv-unfinished.h"

#include <gtk/gtk.h>

/* Show the first max of cards (of SvUnfinished) in box, instead of what it showed. */
void sv_continue_cards_fill (GtkFlowBox *box, const GPtrArray *cards, unsigned max);

/* Show card in box, behind the others. */
void sv_continue_cards_add (GtkFlowBox *box, const SvUnfinished *card);
