/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Score sheets of matches on a real board. RULES.md C-150 to C-154, C-160, C-180 to C-189. */

#include "champions-score-sheet.h"
#include "champions-moment.h"
#include "champions-setup.h"
#include "champions-shootout.h"

enum { MARK_YELLOW, MARK_RED, MARK_INJURY, MARK_OFF, MARK_ON };
enum { TURN, RESTART, SAVE, THROW_IN, DEFLECTION };

const SvScoreSheetThrow champions_score_sheet_throws[] = {
  [TURN] = { N_ ("Turn: D6"), 1, 6, 1 },
  [RESTART] = { N_ ("Restart: D6, not 1"), 1, 6, 2 },
  [SAVE] = { N_ ("Save: D4"), 1, 4, 1 },
  [THROW_IN] = { N_ ("Throw-in: D4, not 1"), 1, 4, 2 },
  [DEFLECTION] = { N_ ("Interception: D3"), 1, 3, 1 },
  { NULL, 0, 0, 0 },
};

/* The marks for cards, injuries and substitutions (C-162, C-180, C-186, C-188, C-189). */
const SvScoreSheetMark champions_score_sheet_marks[] = {
  [MARK_YELLOW] = { .label = N_ ("Yellow"),
                    .told = { N_ ("Yellow card for {piece}"),
                              N_ ("Second yellow card for {piece}: sent off") },
                    .flags = { SV_PIECE_BOOKED, SV_PIECE_GONE },
                    .why = { NULL, N_ ("two yellow cards") },
                    .colour = "#f5c211" },
  [MARK_RED] = { .label = N_ ("Red"),
                 .told = { N_ ("Red card for {piece}"), N_ ("Red card for {piece}") },
                 .flags = { SV_PIECE_GONE, SV_PIECE_GONE },
                 .why = { N_ ("red card"), N_ ("red card") },
                 .colour = "#e01b24" },
  [MARK_INJURY] = { .label = N_ ("Injury"),
                    .told = { N_ ("{piece} is hurt and plays on with a bandage"),
                              N_ ("{piece} is hurt again and leaves") },
                    .flags = { SV_PIECE_HURT, SV_PIECE_GONE },
                    .why = { NULL, N_ ("injured twice in a match") },
                    .colour = "#3584e4" },
  [MARK_OFF] = { .label = N_ ("Off"),
                 .told = { N_ ("{piece} goes off"), N_ ("{piece} goes off") },
                 .flags = { SV_PIECE_GONE, SV_PIECE_GONE },
                 .why = { N_ ("went off"), N_ ("went off") },
                 .colour = "#ff7800" },
  [MARK_ON] = { .label = N_ ("On"),
                .told = { N_ ("{piece} comes on"), N_ ("{piece} comes on") },
                .undoes = 1 + MARK_OFF,
                .colour = "#2ec27e" },
  { .label = NULL },
};

/* Return how many ones were thrown (C-150). Dice whose ones are thrown again do not count. */
static int
count_ones (const SvScoreSheet *sheet)
{
  const uint16_t *ones = sheet->dice[SV_SCORE_SHEET_PERIOD].ones;

  return ones[TURN] + ones[SAVE] + ones[DEFLECTION];
}

/* Write the clock of the score sheet (C-150 to C-152). Each foul has a card, so the cards give the
 * fouls (C-171, C-196). */
static void
score_sheet_clock (const ChampionsSetup *p,
                   const SvScoreSheet *sheet,
                   bool extra,
                   SvScoreSheetView *out)
{
  int shows = 0, ends = p->minutes;

  out->clock_step = 1;
  if (p->clock == CLOCK_ONES) {
    out->clock_step = (int16_t)p->minute_step;
    shows = count_ones (sheet) * p->minute_step + sheet->set[SV_SCORE_SHEET_PERIOD];
    ends = extra ? p->extra_minutes : p->minutes;
    out->ended = shows > ends;
    out->count = N_ ("A 1 Was Thrown");
  } else {
    for (unsigned i = TURN; i <= DEFLECTION; i++)
      shows += sheet->dice[SV_SCORE_SHEET_MATCH].thrown[i];
    for (unsigned side = 0; side < 2; side++)
      ends += sheet->marks[side][MARK_YELLOW] + sheet->marks[side][MARK_RED];
    ends += extra ? p->extra_minutes : 0;
    shows += sheet->set[SV_SCORE_SHEET_MATCH];
    out->ended = shows >= ends;
    out->count = N_ ("A Die Was Thrown");
  }
  shows = shows > 0 ? shows : 0; /* the clock was set back by hand under other rules */
  out->clock_shows = (int16_t)(shows < INT16_MAX ? shows : INT16_MAX);
  out->clock_ends = (int16_t)(ends < INT16_MAX ? ends : INT16_MAX);
}

static void
score_sheet_marks (const ChampionsSetup *p, SvScoreSheetView *out)
{
  if (p->fouls)
    out->marks |= 1u << MARK_YELLOW | 1u << MARK_RED | 1u << MARK_INJURY;
  if (p->substitutions > 0)
    out->marks |= 1u << MARK_OFF | 1u << MARK_ON;
  out->most[MARK_ON] = (uint8_t)p->substitutions; /* number of substitutions allowed (C-160) */
}

void
champions_score_sheet (const void *setup, const SvScoreSheet *sheet, SvScoreSheetView *out)
{
  const ChampionsSetup *p = setup;
  const unsigned period = sheet->period - 1u;
  const int32_t scored[2] = { sheet->scored[0], sheet->scored[1] };

  out->winner = sv_score_sheet_leader (sheet->score);
  if (period == PERIOD_SHOOTOUT) {
    const int taken[2] = { sheet->taken[0], sheet->taken[1] };

    out->shootout = true;
    out->winner = sv_score_sheet_leader (scored);
    out->how = SV_END_PENALTIES;
    out->ended = champions_is_decided (p, taken, scored);
    return;
  }
  score_sheet_marks (p, out);
  score_sheet_clock (p, sheet, period == PERIOD_EXTRA, out);
  out->how = SV_END_FULL_TIME;
  if (sv_score_sheet_reached (sheet, p->goals)) { /* C-156 */
    out->ended = true;
    return;
  }
  if (period == PERIOD_EXTRA) { /* extra time is decided by a golden goal (C-153) */
    out->notice = N_ ("The next goal wins");
    out->ended = out->ended || out->winner >= 0;
    out->how = out->winner >= 0 ? SV_END_GOLDEN_GOAL : SV_END_EXTRA_TIME;
  }
  if (out->winner < 0 && period == PERIOD_NORMAL && p->extra_time)
    out->next = PERIOD_EXTRA + 1;
  else if (out->winner < 0 && p->shootout)
    out->next = PERIOD_SHOOTOUT + 1;
}

/* Carry cards and injuries over to the team's next match (C-200). */
void
champions_after_score_sheet (const uint8_t (*counts)[SV_SCORE_SHEET_MARKS], void *values)
{
  ChampionsPlayed played = { 0 };

  for (unsigned card = 0; card < SQUAD; card++) {
    const uint8_t *of = counts[card];
    const int32_t man = 2 << card;

    if (of[MARK_RED] > 0 || of[MARK_YELLOW] > 1)
      played.sent_off |= man;
    else if (of[MARK_YELLOW] > 0)
      played.booked |= man;
    if (of[MARK_INJURY] > 1)
      played.injured_off |= man;
    else if (of[MARK_INJURY] > 0)
      played.injured |= man;
  }
  champions_add_played (values, played);
}
