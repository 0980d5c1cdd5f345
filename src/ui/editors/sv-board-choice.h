/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/* SvBoardChoice: lets the user choose one of the boards of a game, each with a small picture, or
 * import the user's own board from a file. An imported board stays in the row also when another
 * one is chosen.
 *
 * The widget reads the file and checks whether the board suits the game. It does not keep the
 * rules that are edited: the caller sets and reads the value of the field and the imported
 * board. */

#include "sv-game.h"

#include <gtk/gtk.h>

#define SV_TYPE_BOARD_CHOICE (sv_board_choice_get_type ())
G_DECLARE_FINAL_TYPE (SvBoardChoice, sv_board_choice, SV, BOARD_CHOICE, GtkBox)

/* Signals:
 * "chosen": the user has chosen another board.
 * "refused" (const char *sentence): the file that the user imported cannot be used; @sentence
 * says why. */

/* Create a choice for @field, whose type must be SV_FIELD_BOARD. */
GtkWidget *sv_board_choice_new (const SvField *field);

/* Draw the boards of @game. The field given to sv_board_choice_new () must belong to this game. */
void sv_board_choice_set_game (SvBoardChoice *self, const SvGame *game);

/* Show the choice: the value of the field, and the imported board or NULL. */
void sv_board_choice_show (SvBoardChoice *self, int32_t value, const SvBoard *own);

/* Return the value of the field for the chosen board; and the imported board if it is chosen, or
 * NULL if a built-in board is (transfer none). */
int32_t sv_board_choice_get_value (SvBoardChoice *self);
const SvBoard *sv_board_choice_get_own (SvBoardChoice *self);

/* Import the board in @file and choose it, as if the user had picked the file in the dialog. */
void sv_board_choice_import (SvBoardChoice *self, GFile *file);
