/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/* SvScoreLine: both teams in their colours with the score between them, for panels.
 *
 * Unlike the scoreboard it does not follow the match: it shows what was so when it was told. */

#include "sv-match.h"

#include <gtk/gtk.h>

G_BEGIN_DECLS

#define SV_TYPE_SCORE_LINE (sv_score_line_get_type ())
G_DECLARE_FINAL_TYPE (SvScoreLine, sv_score_line, SV, SCORE_LINE, GtkWidget)

GtkWidget *sv_score_line_new (void);

void sv_score_line_show (SvScoreLine *self, SvMatch *match);

G_END_DECLS
