/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/* sv-board-question: asks beside a place of a board which of several events the user means.
 *
 * Each event has a button in a popover. Its action is "board.choose", with the number of the option
 * as a guint32. */

#include "sv-board-surface.h"
#include "sv-choice.h"

/* Show the question for @answer, whose options are those of @choice. *@popover: the popover of the
 * last question, or NULL; it becomes a child of @surface and must be unparented in the end. */
void sv_board_question_ask (GtkWidget **popover,
                            SvBoardSurface *surface,
                            const SvChoice *choice,
                            const SvAnswer *answer);
