/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "sv-cup-endings.h"

/* Add how a match with this score is over at the end of a period. Return the period that follows,
 * or 0. */
static unsigned
add_end (const SvCupDoc *doc, unsigned period, int home_goals, unsigned *ends)
{
  const SvScoreSheet sheet = { .period = (uint8_t)period,
                               .time_up = true,
                               .score = { home_goals, 0 } };
  SvScoreSheetView view = { 0 };

  sv_game_score_sheet (doc->game, doc->variant->setup, &sheet, &view);
  if (view.next == 0)
    *ends |= 1u << view.how;
  return view.next;
}

unsigned
sv_cup_endings (const SvCupDoc *doc, unsigned i)
{
  unsigned ends = 0;

  /* Only a draw leads to all periods that the rules have. */
  for (unsigned period = 1, next; period > 0; period = next) {
    add_end (doc, period, 1, &ends);
    next = add_end (doc, period, 0, &ends);
  }
  if (sv_cup_fixture (doc->cup, i)->knockout)
    ends |= 1u << SV_END_PENALTIES; /* also if the rules have no shoot-out */
  return ends;
}
