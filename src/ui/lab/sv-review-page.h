/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/* SvReviewPage, an SvPage: a look at a match: the chance to win, the key moments, luck, choices, and
 * what everybody did. What needs no weighing is there at once. */

#include "sv-page.h"

#define SV_TYPE_REVIEW_PAGE (sv_review_page_get_type ())
G_DECLARE_FINAL_TYPE (SvReviewPage, sv_review_page, SV, REVIEW_PAGE, GtkBox)

/* Of match, which shows the moments that people choose. */
GtkWidget *sv_review_page_new (SvMatch *match);
