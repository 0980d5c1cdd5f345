/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "sv-throws.h"

#include "sv-steps.h"

#include <math.h>

static int
compare (gconstpointer a, gconstpointer b)
{
  return (int)((const SvThrows *)a)->die - (int)((const SvThrows *)b)->die;
}

/* Return the three tables for a size of die, which stand next to each other: side 0, side 1, all.
 * They are added if they do not exist yet. */
static SvThrows *
tables_of (GArray *tables, unsigned die)
{
  const SvThrows key = { .die = die };

  for (guint i = 0; i < tables->len; i += 3)
    if (compare (&g_array_index (tables, SvThrows, i), &key) == 0)
      return &g_array_index (tables, SvThrows, i);
  const SvThrows new[] = { { .die = die, .side = 0 },
                           { .die = die, .side = 1 },
                           { .die = die, .side = SV_THROWS_ALL } };
  g_array_append_vals (tables, new, G_N_ELEMENTS (new));
  return &g_array_index (tables, SvThrows, tables->len - G_N_ELEMENTS (new));
}

static void
count (SvThrows *self, unsigned face)
{
  self->n++;
  self->counts[face - 1]++;
}

GArray *
sv_throws_count (const SvHistory *history)
{
  GArray *tables = g_array_new (FALSE, FALSE, sizeof (SvThrows));
  SvEvent legal[SV_MAX_LEGAL];
  SvSteps steps;
  SvNode node;

  sv_steps_begin (&steps, history, 0, sv_history_get_position (history));
  while (sv_steps_next (&steps)) {
    steps.game->node (steps.setup, steps.before, &node);
    if (steps.event.verb != SV_VERB_DIE || node.die > SV_THROWS_FACES ||
        steps.game->legal (steps.setup, steps.before, legal) != node.die)
      continue;
    SvThrows *of_die = tables_of (tables, node.die);
    if (node.side >= 0)
      count (&of_die[node.side], steps.event.a);
    count (&of_die[2], steps.event.a);
  }
  g_array_sort (tables, compare);
  return tables;
}

/* Return the probability that a chi-square variable with @k degrees of freedom is at least @x:
 * the incomplete gamma function of k / 2, computed by recurrence from 1/2 or 1. */
static double
chi_square_tail (double x, unsigned k)
{
  const bool even = k % 2 == 0;
  const double half = x / 2;
  double tail = even ? exp (-half) : erfc (sqrt (half));
  double term = even ? half * tail : 2 * sqrt (half / G_PI) * exp (-half);

  for (double a = even ? 1 : 0.5; a < k / 2.0; a++) {
    tail += term;
    term *= half / (a + 1);
  }
  return tail;
}

double
sv_throws_chance (const SvThrows *self)
{
  const double expected = (double)self->n / self->die;
  double sum = 0;

  if (self->die < 2 || expected < SV_THROWS_LEAST)
    return -1;
  for (unsigned i = 0; i < self->die; i++)
    sum += (self->counts[i] - expected) * (self->counts[i] - expected) / expected;
  return chi_square_tail (sum, self->die - 1);
}
