/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/* SvReplayBar: to and fro through the match: buttons, a slider with a tick at every goal, and
 * "Play on from here"; and how fast the match is shown by itself, which Preferences keep.
 *
 * The buttons are the actions of the match page (match.first …). It follows a match by itself. */

#include "sv-match.h"

#include <gtk/gtk.h>

#define SV_TYPE_REPLAY_BAR (sv_replay_bar_get_type ())
G_DECLARE_FINAL_TYPE (SvReplayBar, sv_replay_bar, SV, REPLAY_BAR, GtkWidget)

void sv_replay_bar_set_match (SvReplayBar *self, SvMatch *match);

/* In two rows, for narrow windows. */
void sv_replay_bar_set_compact (SvReplayBar *self, gboolean compact);
