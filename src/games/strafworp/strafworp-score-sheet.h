/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/* strafworp-score-sheet: applies the rules to the score sheet of a match on a real board. */

#include "sv-game.h"

extern const SvScoreSheetThrow strafworp_score_sheet_throws[];
void strafworp_score_sheet (const void *setup, const SvScoreSheet *sheet, SvScoreSheetView *out);
