/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/* SvMatchPitch: the board of a match with all overlays.
 *
 *      board ── announcements ── advice ── cover for a secret or a pause
 *
 * It covers the board in a pause and for a secret, and blocks input while an earlier position is
 * shown. Overlays that are seldom needed are built on first use: together they would cost as much
 * as the rest of the page, at the moment when the user waits for the window. */

#include "sv-announcer.h"
#include "sv-board-view.h"

#define SV_TYPE_MATCH_PITCH (sv_match_pitch_get_type ())
G_DECLARE_FINAL_TYPE (SvMatchPitch, sv_match_pitch, SV, MATCH_PITCH, GtkWidget)

/* Signal: "uncovered": the cover for a secret has appeared or gone; the owner must update this
 * widget. */

/* Show @match, or nothing if NULL. The caller must call sv_match_pitch_update () afterwards. */
void sv_match_pitch_set_match (SvMatchPitch *self, SvMatch *match);
/* Return the announcer of the match, with the pace and sounds of the settings, or NULL if there is
 * no match. */
SvAnnouncer *sv_match_pitch_get_announcer (SvMatchPitch *self);
/* Skip the announcement that is under way. Return FALSE if there is none. */
gboolean sv_match_pitch_skip (SvMatchPitch *self);

/* Update the covers after any change. */
void sv_match_pitch_update (SvMatchPitch *self);

/* Return whether the match cannot be played on now: it is paused or covered, or an earlier
 * position is shown. */
gboolean sv_match_pitch_get_locked (SvMatchPitch *self);
SvBoardView *sv_match_pitch_get_board (SvMatchPitch *self);

/* Add @part as the topmost overlay. */
void sv_match_pitch_add (SvMatchPitch *self, GtkWidget *part);

/* Move @place, in coordinates of @widget, away from those on the pitch who act and from what can be
 * chosen. */
void sv_match_pitch_free_place (SvMatchPitch *self, GtkWidget *widget, GdkRectangle *place);

/* Show a caption in large letters for a while. */
void sv_match_pitch_shout (SvMatchPitch *self, const char *caption);
