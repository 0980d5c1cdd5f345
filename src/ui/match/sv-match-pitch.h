/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/* SvMatchPitch: the board of a match, with what is told there and whatever lies over it.
 *
 *      board ── duel ── what is told ── advice ── the card of a secret, the cover of a pause
 *
 * It shows the board as the match allows: covered in a pause and for a secret, and deaf to whoever
 * looks back. What is seldom shown is built when it is first wanted: together that would cost as much
 * as all the rest of the page, at the moment when everybody waits for the window. */

#include "sv-board-view.h"
#include "sv-teller.h"

#define SV_TYPE_MATCH_PITCH (sv_match_pitch_get_type ())
G_DECLARE_FINAL_TYPE (SvMatchPitch, sv_match_pitch, SV, MATCH_PITCH, GtkWidget)

/* Signal: "uncovered": the card of a secret came or went, and it is to be updated. */

/* Show match, or NULL: nothing. It is to be updated afterwards. */
void sv_match_pitch_set_match (SvMatchPitch *self, SvMatch *match);
/* Who tells what happens in it, at the pace and with the sounds of the settings; NULL: no match. */
SvTeller *sv_match_pitch_get_teller (SvMatchPitch *self);

/* Something has changed: cover and uncover. small: cards have no room over the pitch; throws: the
 * program throws for people. */
void sv_match_pitch_update (SvMatchPitch *self, gboolean small, gboolean throws);

/* Whether it is not to be played on now: paused, covered, or one looks back. */
gboolean sv_match_pitch_get_locked (SvMatchPitch *self);
/* Whether the pitch or what lies over it has the button for throwing. */
gboolean sv_match_pitch_get_throws (SvMatchPitch *self);
SvBoardView *sv_match_pitch_get_board (SvMatchPitch *self);

/* Lay part over all that lies there now. */
void sv_match_pitch_add (SvMatchPitch *self, GtkWidget *part);

/* Say a caption in large letters for its time. */
void sv_match_pitch_shout (SvMatchPitch *self, const char *caption);
