/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/* SvPositionPage, an SvPage: set up any position, and play from it.
 *
 * The pitch, and beside it what is not on the pitch: the moment, the half, the time left, the score,
 * who plays, who has the ball, and what counts for a throw. Below stands why the position is impossible, or the button to play.
 * What the game allows is asked in SvPosition; windows and matches are the window's business. */

#include "sv-position-board.h"

#define SV_TYPE_POSITION_PAGE (sv_position_page_get_type ())
G_DECLARE_FINAL_TYPE (SvPositionPage, sv_position_page, SV, POSITION_PAGE, GtkWidget)

/* Actions: position.play, position.clear. */

/* A page that begins with the shown position of match. */
GtkWidget *sv_position_page_new (SvMatch *match);

/* The same for position, only to ask about it: without score, period, time and *Play from here*.
 * answer (floating) stands below the pitch. */
GtkWidget *sv_position_page_new_asking (SvPosition *position, GtkWidget *answer);

SvPosition *sv_position_page_get_position (SvPositionPage *self);
