/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/* SvCupBracketView: the knock-out stage of a competition, drawn as a bracket: a button for each
 * match, and lines from each match to the match in which its winner plays next. The size depends
 * on the font. A click shows the row where the result can be typed (action cup.show). It updates
 * when the SvCupBook changes; the positions in the bracket come from SvCupBracket. */

#include "sv-cup-book.h"

#include <gtk/gtk.h>

#define SV_TYPE_CUP_BRACKET_VIEW (sv_cup_bracket_view_get_type ())
G_DECLARE_FINAL_TYPE (SvCupBracketView, sv_cup_bracket_view, SV, CUP_BRACKET_VIEW, GtkWidget)

/* Create a view that leaves out the columns before column @first (0-based). */
GtkWidget *sv_cup_bracket_view_new (SvCupBook *book, unsigned first);

/* Let the view fill the space that it gets, with the largest font in which every name fits. Call
 * once, for a scoreboard. */
void sv_cup_bracket_view_fill (SvCupBracketView *self);
