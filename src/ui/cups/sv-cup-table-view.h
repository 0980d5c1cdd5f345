/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/* SvCupTableView: a table of a competition, with a sentence wherever level teams were parted. The name of
 * a team leads to its own page (cup.team). */

#include "sv-cup-doc.h"
#include "sv-cup-table.h"

#include <gtk/gtk.h>

#define SV_TYPE_CUP_TABLE_VIEW (sv_cup_table_view_get_type ())
G_DECLARE_FINAL_TYPE (SvCupTableView, sv_cup_table_view, SV, CUP_TABLE_VIEW, GtkBox)

/* An empty one below a heading; of a league it has points. */
GtkWidget *sv_cup_table_view_new (const char *heading, gboolean league);

/* Show these n lines. Only what is another text is set anew: a table may have 64 lines. */
void sv_cup_table_view_show (SvCupTableView *self,
                             const SvCupDoc *doc,
                             const SvCupLine *lines,
                             unsigned n);
