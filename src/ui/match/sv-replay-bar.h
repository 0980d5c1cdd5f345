/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/* SvReplayBar: controls for moving through a match: a slider over the whole width with a mark at
 * each goal, at the best chances and at each key moment, buttons, "Play on from here", and the
 * speed of the automatic replay, which is saved in the settings.
 *
 * The buttons trigger actions of the match page (match.first …). It follows the match that is
 * set. */

#include "sv-review.h"

#include <gtk/gtk.h>

#define SV_TYPE_REPLAY_BAR (sv_replay_bar_get_type ())
G_DECLARE_FINAL_TYPE (SvReplayBar, sv_replay_bar, SV, REPLAY_BAR, GtkWidget)

void sv_replay_bar_set_match (SvReplayBar *self, SvMatch *match);

/* Mark the key moments of @review, which may be NULL, instead of those marked before. */
void sv_replay_bar_mark_keys (SvReplayBar *self, SvReview *review);

/* Set whether the controls are in two rows, for narrow windows. */
void sv_replay_bar_set_compact (SvReplayBar *self, gboolean compact);
