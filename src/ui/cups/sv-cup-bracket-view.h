/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/* SvCupBracketView: the knock-out of a competition as its bracket: a button for each match, lines from who
 * won to where he goes on. Its size follows the letters. A click leads to where the result is typed
 * (cup.show). It follows the book by itself. */

#include "sv-cup-book.h"

#include <gtk/gtk.h>

#define SV_TYPE_CUP_BRACKET_VIEW (sv_cup_bracket_view_get_type ())
G_DECLARE_FINAL_TYPE (SvCupBracketView, sv_cup_bracket_view, SV, CUP_BRACKET_VIEW, GtkWidget)

/* Without the columns before the first one. */
GtkWidget *sv_cup_bracket_view_new (SvCupBook *book, unsigned first);

/* Let it fill its place, however large that is, with letters that let every name stand whole. */
void sv_cup_bracket_view_fill (SvCupBracketView *self);
