/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Matches on a real board: rules S-90 to S-93 and S-100 to S-102 of RULES.md in this folder. */

#include "strafworp-score-sheet.h"
#include "strafworp-placement.h"
#include "strafworp-state.h"

const SvScoreSheetThrow strafworp_score_sheet_throws[] = { { N_ ("Throw"), 2, 6, 1 },
                                                           { NULL, 0, 0, 0 } };

void
strafworp_score_sheet (const void *setup, const SvScoreSheet *sheet, SvScoreSheetView *out)
{
  const StrafworpSetup *p = setup;
  const unsigned halves = (unsigned)p->halves;
  const int8_t leader = sv_score_sheet_leader (sheet->score);

  out->winner = leader;
  if (sv_score_sheet_reached (sheet, p->goals)) { /* S-113 */
    out->ended = true;
    return;
  }
  if (sheet->period > halves) { /* S-102: golden-goal time */
    out->notice = N_ ("The next goal wins");
    out->ended = leader >= 0;
    out->how = SV_END_GOLDEN_GOAL;
    return;
  }
  out->period_ms = strafworp_period_ms (p); /* S-101 */
  out->ended = sheet->time_up;              /* S-91: a half ends with its time */
  if (sheet->period < halves || (p->golden_goal && leader < 0))
    out->next = (uint8_t)(sheet->period + 1);
}
