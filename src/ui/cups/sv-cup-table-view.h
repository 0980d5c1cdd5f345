/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/* SvCupTableView: a table of a competition, with a sentence wherever level teams were parted, and for each
 * team a menu (cup.withdraw, cup.back). */

#include "sv-cup-doc.h"
#include "sv-cup-table.h"

#include <gtk/gtk.h>

#define SV_TYPE_CUP_TABLE_VIEW (sv_cup_table_view_get_type ())
G_DECLARE_FINAL_TYPE (SvCupTableView, sv_cup_table_view, SV, CUP_TABLE_VIEW, GtkBox)

/* Show these n lines below a heading; of a league they have points. */
GtkWidget *sv_cup_table_view_new (
    const SvCupDoc *doc, const SvCupLine *lines, unsigned n, const char *heading, gboolean league);
