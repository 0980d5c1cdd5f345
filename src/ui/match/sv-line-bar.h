/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/* SvLineBar: what happened last, over the whole width above the prompt and the buttons, behind the
 * parts of the turn. A long sentence takes two lines; what does not fit even then is cut at its end,
 * so that who did it is always read. The height does not depend on the sentence: the pitch must not
 * jump. */

#include "sv-match.h"

#include <gtk/gtk.h>

#define SV_TYPE_LINE_BAR (sv_line_bar_get_type ())
G_DECLARE_FINAL_TYPE (SvLineBar, sv_line_bar, SV, LINE_BAR, GtkWidget)

/* The match whose turns are shown, or NULL. */
void sv_line_bar_set_match (SvLineBar *self, SvMatch *match);

/* One line instead of two, for low windows. */
void sv_line_bar_set_compact (SvLineBar *self, gboolean compact);

/* Show sentence; "" for nothing. */
void sv_line_bar_set_line (SvLineBar *self, const char *sentence);
