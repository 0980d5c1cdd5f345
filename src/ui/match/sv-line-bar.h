/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/* SvLineBar: a sentence about the last event, across the whole width above the prompt and the
 * buttons, after the steps of the turn. A long sentence takes two lines; if it is still too long,
 * its end is cut, so that its beginning, which says who acted, stays visible. The height does not
 * depend on the sentence, so that the pitch does not jump. */

#include "sv-match.h"

#include <gtk/gtk.h>

#define SV_TYPE_LINE_BAR (sv_line_bar_get_type ())
G_DECLARE_FINAL_TYPE (SvLineBar, sv_line_bar, SV, LINE_BAR, GtkWidget)

/* Set the match whose turns are shown, or NULL. */
void sv_line_bar_set_match (SvLineBar *self, SvMatch *match);

/* Set whether there is one line instead of two, for low windows. */
void sv_line_bar_set_compact (SvLineBar *self, gboolean compact);

/* Set whether the sentence is below the steps of the turn, in a narrow column, with more lines. */
void sv_line_bar_set_tall (SvLineBar *self, gboolean tall);

/* Show @sentence; "" for nothing. */
void sv_line_bar_set_line (SvLineBar *self, const char *sentence);
