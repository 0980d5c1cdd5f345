/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "sv-table-times.h"

#include <glib/gi18n.h>

/* The clock of each period: how long it runs, and the time before it, in minutes. */
typedef struct {
  unsigned n;
  double start[SV_TABLE_MAX_PERIODS + 1], length[SV_TABLE_MAX_PERIODS + 1];
} Clocks;

/* Return how long a period is by the rules in minutes; 0 for a shoot-out and without a clock. */
static double
get_length (SvTable *table, unsigned period)
{
  const SvMatchDoc *doc = sv_table_get_doc (table);
  const SvScoreSheet sheet = { .period = (guint8)period };
  SvScoreSheetView view = { 0 };

  sv_game_score_sheet (doc->game, sv_history_get_setup (doc->history), &sheet, &view);
  if (view.shootout)
    return 0;
  return view.clock_ends > 0 ? view.clock_ends : view.period_ms / 60000.0;
}

static const char *
get_name (SvTable *table, unsigned period)
{
  const SvMatchDoc *doc = sv_table_get_doc (table);

  return sv_game_period_name (doc->game, sv_history_get_setup (doc->history), period);
}

static double
get_minute (const SvTableNote *note)
{
  return note->shows >= 0 ? note->shows : note->at_ms / 60000.0;
}

/* Read the clocks of the periods that were played. Minutes that dice added make theirs longer. */
static void
read_clocks (SvTable *table, Clocks *out)
{
  const unsigned periods = MIN (sv_table_get_period (table), SV_TABLE_MAX_PERIODS);
  unsigned n;
  const SvTableNote *notes = sv_table_get_notes (table, &n);

  *out = (Clocks){ 0 };
  for (unsigned p = 1; p <= periods && get_name (table, p) != NULL; p++) {
    out->length[p] = get_length (table, p);
    for (unsigned i = 0; i < n; i++)
      if (notes[i].kind == SV_TABLE_GOAL && notes[i].period == p)
        out->length[p] = MAX (out->length[p], get_minute (&notes[i]));
    if (p > 1)
      out->start[p] = out->start[p - 1] + out->length[p - 1];
    out->n = p;
  }
}

/* Return how far the match is, in minutes. */
static double
get_now (SvTable *table, const Clocks *clocks)
{
  const SvScoreSheetView *sheet = sv_table_get_score_sheet (table);
  const unsigned period = MIN (sv_table_get_period (table), clocks->n);
  const double minutes = sheet->clock_ends > 0
                             ? sheet->clock_shows
                             : sv_clock_get_elapsed (sv_table_get_clock (table)) / 60000.0;

  if (sv_table_get_period (table) > clocks->n || sheet->shootout)
    return clocks->start[period] + clocks->length[period];
  return clocks->start[period] + MIN (minutes, clocks->length[period]);
}

/* Return whether the times say when each goal was. */
static gboolean
are_known (SvTable *table, const Clocks *clocks)
{
  unsigned n;
  const SvTableNote *notes = sv_table_get_notes (table, &n);
  gboolean known = FALSE;

  for (unsigned i = 0; i < n; i++) {
    if (notes[i].kind != SV_TABLE_GOAL)
      continue;
    if (notes[i].period > clocks->n || (notes[i].shows >= 0 && notes[i].period > 1))
      return FALSE;
    known = known || get_minute (&notes[i]) > 0;
  }
  return known;
}

static void
add_marks (SvTableTimes *self, SvTable *table, const Clocks *clocks, double all)
{
  unsigned n;
  const SvTableNote *notes = sv_table_get_notes (table, &n);

  for (unsigned p = 1; p <= clocks->n; p++) {
    const SvChartMark period = { clocks->start[p] / all, -1, _ (get_name (table, p)) };
    if (clocks->length[p] > 0)
      g_array_append_val (self->periods, period);
  }
  for (unsigned i = 0; i < n; i++) {
    if (notes[i].kind != SV_TABLE_GOAL)
      continue;
    const double x = (clocks->start[notes[i].period] + get_minute (&notes[i])) / all;
    const SvChartMark goal = { MAX (x, self->until), notes[i].side, NULL };
    self->until = goal.x;
    g_array_append_val (self->goals, goal);
  }
}

SvTableTimes *
sv_table_times_new (SvTable *table)
{
  Clocks clocks;

  read_clocks (table, &clocks);
  if (clocks.n == 0 || !are_known (table, &clocks))
    return NULL;
  const double all = clocks.start[clocks.n] + clocks.length[clocks.n];
  SvTableTimes *self = g_new0 (SvTableTimes, 1);

  self->periods = g_array_new (FALSE, FALSE, sizeof (SvChartMark));
  self->goals = g_array_new (FALSE, FALSE, sizeof (SvChartMark));
  add_marks (self, table, &clocks, all);
  self->until = MAX (self->until, get_now (table, &clocks) / all);
  return self;
}

void
sv_table_times_free (SvTableTimes *self)
{
  g_array_unref (self->periods);
  g_array_unref (self->goals);
  g_free (self);
}
