/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/* champions-score-sheet: computes what the rules say about a score sheet, for a match on a real
 * board that is only counted here. */

#include "sv-game.h"

extern const SvScoreSheetThrow champions_score_sheet_throws[];
extern const SvScoreSheetMark champions_score_sheet_marks[];
void champions_score_sheet (const void *setup, const SvScoreSheet *sheet, SvScoreSheetView *out);
void champions_after_score_sheet (const uint8_t (*counts)[SV_SCORE_SHEET_MARKS], void *values);
