/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/* sv-repeat-badge: what the announcer shows once more of a match, on a board: slow repeats of
 * goals, and highlights, with a badge that says so. The pitch and the scoreboard window use it. */

#include "sv-announcer.h"
#include "sv-board-view.h"

/* Show on @board what @announcer shows once more now. */
void sv_repeat_badge_follow (SvBoardView *board, SvAnnouncer *announcer);

/* Create a badge that is visible while @announcer shows something once more: "Replay", or which
 * of the highlights it is. */
GtkWidget *sv_repeat_badge_new (SvAnnouncer *announcer);
