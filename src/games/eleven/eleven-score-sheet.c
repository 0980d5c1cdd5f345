/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Score sheets of matches on a real board. RULES.md E-62 to E-72. The number that is chosen
 * secretly for a shot does not count as a throw. */

#include "eleven-score-sheet.h"
#include "eleven-placement.h"
#include "eleven-rules.h"
#include "eleven-state.h"

enum { TURN };

const SvScoreSheetThrow eleven_score_sheet_throws[] = { [TURN] = { N_ ("Throw"), 1, 6, 1 },
                                                        { NULL, 0, 0, 0 } };

static void
score_sheet_shootout (const ElevenSetup *p, const SvScoreSheet *sheet, SvScoreSheetView *out)
{
  const int32_t scored[2] = { sheet->scored[0], sheet->scored[1] };

  out->shootout = true;
  out->winner = sv_score_sheet_leader (scored);
  out->how = SV_END_PENALTIES;
  out->ended = eleven_is_decided (p, (unsigned)sheet->taken[0] + sheet->taken[1], scored);
}

/* Write the time on the score sheet: when it is up, play goes on until a turn begins with a 1
 * (E-63, E-64). */
static void
score_sheet_time (const ElevenSetup *p, const SvScoreSheet *sheet, SvScoreSheetView *out)
{
  const SvScoreSheetDice *late = &sheet->dice[SV_SCORE_SHEET_LATE];
  const bool ace = p->end_rule == END_ACE;

  out->late = sheet->time_up;
  if (p->clock_turns > 0) {
    const int counted =
        sheet->dice[SV_SCORE_SHEET_PERIOD].thrown[TURN] + sheet->set[SV_SCORE_SHEET_PERIOD];
    /* negative if the clock was set back by hand while other rules applied */
    const int turns = counted > 0 ? counted : 0;

    out->clock_shows = (int16_t)(turns < p->clock_turns ? turns : p->clock_turns);
    out->clock_ends = (int16_t)p->clock_turns;
    out->clock_step = 1;
    out->late = turns >= p->clock_turns;
    out->count = N_ ("A Turn Begins");
  }
  if (!out->late)
    return;
  out->notice = ace ? N_ ("Playing until a 1") : N_ ("Until the next throw");
  out->count = ace ? N_ ("A 1 Was Thrown") : N_ ("The Next Throw");
  out->ended = ace ? late->ones[TURN] > 0 : late->thrown[TURN] > 0;
}

void
eleven_score_sheet (const void *setup, const SvScoreSheet *sheet, SvScoreSheetView *out)
{
  const ElevenSetup *p = setup;
  const unsigned period = eleven_real_period (p, sheet->period);
  const int8_t leader = sv_score_sheet_leader (sheet->score);

  if (period == PERIOD_SHOOTOUT) {
    score_sheet_shootout (p, sheet, out);
    return;
  }
  if (sv_score_sheet_reached (sheet, p->goals)) { /* E-74 */
    out->ended = true;
    out->winner = leader;
    return;
  }
  if (p->clock_turns == 0)
    out->period_ms = 60000 * (period < PERIOD_EXTRA ? p->minutes : p->extra_minutes);
  score_sheet_time (p, sheet, out);
  if (period == 1 || period == PERIOD_EXTRA || (period == 2 && leader < 0 && p->extra_time) ||
      /* another half follows, or a draw leads to extra time or a shoot-out (E-65 to E-68) */
      (leader < 0 && p->shootout))
    out->next = (uint8_t)(sheet->period + 1);
  out->winner = leader;
  out->how = period < PERIOD_EXTRA ? SV_END_FULL_TIME : SV_END_EXTRA_TIME;
}
