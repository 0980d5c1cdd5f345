/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/* SvPositionPage, an SvPage: lets the user set up any position and play from it.
 *
 * It shows the pitch and, beside it, what is not on the pitch: the phase, the period, the time
 * left, the score, whose turn it is, which piece has the ball, and what counts for the next
 * throw. Below stands the reason why the position is impossible, or the button to play.
 * SvPosition knows the rules; the page only shows it. The window opens the new match. */

#include "sv-position-board.h"

#define SV_TYPE_POSITION_PAGE (sv_position_page_get_type ())
G_DECLARE_FINAL_TYPE (SvPositionPage, sv_position_page, SV, POSITION_PAGE, GtkWidget)

/* Actions: position.play, position.clear. */

/* Create a page that starts with the position of @match that is shown at the moment. */
GtkWidget *sv_position_page_new (SvMatch *match);

/* Like sv_position_page_new (), but for @position, only to ask the rules about it: without
 * score, period, time and *Play from here*. @answer (floating) is a widget to show below the
 * pitch. */
GtkWidget *sv_position_page_new_asking (SvPosition *position, GtkWidget *answer);

SvPosition *sv_position_page_get_position (SvPositionPage *self);
