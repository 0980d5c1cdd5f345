/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/* SvPuzzleBar: the question of a puzzle, the feedback on a choice, and buttons to leave or go to
 * the next puzzle. Solved puzzles are saved in the settings. */

#include "sv-puzzle.h"

#include <gtk/gtk.h>

#define SV_TYPE_PUZZLE_BAR (sv_puzzle_bar_get_type ())
G_DECLARE_FINAL_TYPE (SvPuzzleBar, sv_puzzle_bar, SV, PUZZLE_BAR, GtkWidget)

GtkWidget *sv_puzzle_bar_new (SvPuzzle *puzzle);
