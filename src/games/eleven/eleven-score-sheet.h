/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/* eleven-score-sheet: computes what the rules say about a score sheet, for a match on a real board
 * that is only counted here. */

#include "sv-game.h"

extern const SvScoreSheetThrow eleven_score_sheet_throws[];
void eleven_score_sheet (const void *setup, const SvScoreSheet *sheet, SvScoreSheetView *out);
