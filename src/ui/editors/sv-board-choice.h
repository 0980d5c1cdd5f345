/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/* SvBoardChoice: one of the boards of a game, each with a small picture, or a board of one's own
 * from a file, which stays in the row once it is there.
 *
 * It reads the file and asks the rules whether the board suits the game. It keeps no set-up: the
 * field's value and the own board go in and out. */

#include "sv-game.h"

#include <gtk/gtk.h>

#define SV_TYPE_BOARD_CHOICE (sv_board_choice_get_type ())
G_DECLARE_FINAL_TYPE (SvBoardChoice, sv_board_choice, SV, BOARD_CHOICE, GtkBox)

/* Signals: "chosen": a person has chosen another board; "refused" (const char *sentence): a file
 * that cannot be used. */

/* field: of type SV_FIELD_BOARD. */
GtkWidget *sv_board_choice_new (const SvField *field);

/* Show the boards of this game; its field is the one above. */
void sv_board_choice_set_game (SvBoardChoice *self, const SvGame *game);

/* Show which is chosen: the field's value, and the own board or NULL. */
void sv_board_choice_show (SvBoardChoice *self, int32_t value, const SvBoard *own);

/* What is chosen; the board is NULL if it is a built-in one. */
int32_t sv_board_choice_get_value (SvBoardChoice *self);
const SvBoard *sv_board_choice_get_own (SvBoardChoice *self);

/* Choose the board of a file, as if it came from the dialog. */
void sv_board_choice_import (SvBoardChoice *self, GFile *file);
