/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/* SvPuzzleBar: what a puzzle asks, what a choice means, and the ways out and to the next one. Which ones
 * are solved is kept in the settings. */

#include "sv-puzzle.h"

#include <gtk/gtk.h>

#define SV_TYPE_PUZZLE_BAR (sv_puzzle_bar_get_type ())
G_DECLARE_FINAL_TYPE (SvPuzzleBar, sv_puzzle_bar, SV, PUZZLE_BAR, GtkWidget)

GtkWidget *sv_puzzle_bar_new (SvPuzzle *puzzle);
