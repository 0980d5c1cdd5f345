/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/* SvCupPage, an SvPage: shows a competition, one round at a time, with its tables beside it.
 * Results are typed here, or come from matches that are played with the program or at a table.
 * The competition itself is in SvCupBook. It can be shared on the network as long as a page of it
 * exists. */

#include "sv-cup-book.h"
#include "sv-cup-share.h"

#include <gtk/gtk.h>

#define SV_TYPE_CUP_PAGE (sv_cup_page_get_type ())
G_DECLARE_FINAL_TYPE (SvCupPage, sv_cup_page, SV, CUP_PAGE, GtkBox)

/* Signal "table" (SvTable *table): the window shall show this table, at which a match of the
 * competition is counted. */

GtkWidget *sv_cup_page_new (SvCupBook *book);

SvCupBook *sv_cup_page_get_book (SvCupPage *self);

/* Return what shares the competition, whether or not it does so now. */
SvCupShare *sv_cup_page_get_share (SvCupPage *self);

/* Return whether the view for sharing is shown. */
gboolean sv_cup_page_shows_sharing (SvCupPage *self);
