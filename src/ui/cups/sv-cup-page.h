/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/* SvCupPage, an SvPage: a competition, round by round, with its tables beside it. Results are typed, or
 * come from matches that are played here. */

#include "sv-cup-book.h"

#include <gtk/gtk.h>

#define SV_TYPE_CUP_PAGE (sv_cup_page_get_type ())
G_DECLARE_FINAL_TYPE (SvCupPage, sv_cup_page, SV, CUP_PAGE, GtkBox)

/* Signal: "table" (SvTable *table): a match shall be counted at this table. */

GtkWidget *sv_cup_page_new (SvCupBook *book);

SvCupBook *sv_cup_page_get_book (SvCupPage *self);
