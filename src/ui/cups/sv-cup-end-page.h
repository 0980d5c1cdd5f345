/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/* SvCupEndPage: the page of a competition that has a winner: the first teams on a podium, their
 * places, who scored most, and what people want to print and to share then. */

#include "sv-cup-book.h"

#include <gtk/gtk.h>

#define SV_TYPE_CUP_END_PAGE (sv_cup_end_page_get_type ())
G_DECLARE_FINAL_TYPE (SvCupEndPage, sv_cup_end_page, SV, CUP_END_PAGE, GtkWidget)

/* Create the page. It is empty as long as @book has no winner, and follows its results. */
GtkWidget *sv_cup_end_page_new (SvCupBook *book);
