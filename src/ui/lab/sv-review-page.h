/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/* SvReviewPage, an SvPage: analysis of a match: the chance to win, the key moments, luck, choices,
 * and statistics of all players. The statistics are shown at once; the rest takes longer and
 * appears when it is ready. */

#include "sv-page.h"

#define SV_TYPE_REVIEW_PAGE (sv_review_page_get_type ())
G_DECLARE_FINAL_TYPE (SvReviewPage, sv_review_page, SV, REVIEW_PAGE, GtkBox)

/* Create the page for @match. If the user chooses a moment on the page, @match shows its
 * position. */
GtkWidget *sv_review_page_new (SvMatch *match);
