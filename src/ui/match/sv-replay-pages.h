/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/* SvReplayPages: the pages of a replay, beside or below the pitch:
 *
 *      Report    what happened, event by event (SvReport)
 *      Figures   who did what, and how the dice fell
 *      Luck      the chance to win, the key moments, luck and choices
 *
 * Choosing a line or a moment shows its position on the pitch. Report and figures are known at
 * once. The analysis for the last page takes longer; it begins, in a worker thread, when the pages
 * of a match that is over are first shown. The pages follow the match that is set. */

#include "sv-review.h"

#include <gtk/gtk.h>

#define SV_TYPE_REPLAY_PAGES (sv_replay_pages_get_type ())
G_DECLARE_FINAL_TYPE (SvReplayPages, sv_replay_pages, SV, REPLAY_PAGES, GtkWidget)

/* Signal: "reviewed": the analysis is done, so the key moments are known. */

/* Show @match, or nothing if NULL. */
void sv_replay_pages_set_match (SvReplayPages *self, SvMatch *match);

/* Return what is known of the match, or NULL if the pages were not shown yet. Owned by the pages,
 * and valid until the match goes on. */
SvReview *sv_replay_pages_get_review (SvReplayPages *self);
