/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/* sv-continue-cards: shows saved matches and tables as cards with buttons, on the start page and
 * in the match book. The buttons activate actions of the window. */

#include "sv-unfinished.h"

#include <gtk/gtk.h>

/* Replace the cards in @box by those for the first @max entries of @cards (array of
 * SvUnfinished). */
void sv_continue_cards_fill (GtkFlowBox *box, const GPtrArray *cards, unsigned max);
