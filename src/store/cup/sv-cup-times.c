/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "sv-cup-times.h"

#include <string.h>

/* Read two digits, at most @most. */
static bool
read_digits (const char *text, unsigned most, unsigned *out)
{
  if (!g_ascii_isdigit (text[0]) || !g_ascii_isdigit (text[1]))
    return false;
  *out = (unsigned)(10 * (text[0] - '0') + text[1] - '0');
  return *out <= most;
}

bool
sv_cup_times_read (const char *text, unsigned *minutes)
{
  unsigned hour, minute;

  if (strlen (text) != strlen ("00:00") || text[2] != ':' || !read_digits (text, 23, &hour) ||
      !read_digits (text + 3, 59, &minute))
    return false;
  *minutes = 60 * hour + minute;
  return true;
}

char *
sv_cup_times_dup (unsigned minutes)
{
  const unsigned day = minutes % SV_CUP_MINUTES_OF_DAY;

  return g_strdup_printf ("%02u:%02u", day / 60, day % 60);
}

/* The round and the slot of a fixture as one number, in the order of the day. */
static guint64
when (const SvCupFixture *fixture)
{
  return (guint64)fixture->round << 32 | fixture->slot;
}

static int
compare_fixtures (const void *a, const void *b, void *cup)
{
  const guint64 one = when (sv_cup_fixture (cup, *(const unsigned *)a));
  const guint64 other = when (sv_cup_fixture (cup, *(const unsigned *)b));
  const unsigned board = sv_cup_fixture (cup, *(const unsigned *)a)->board;
  const unsigned other_board = sv_cup_fixture (cup, *(const unsigned *)b)->board;

  if (one != other)
    return one < other ? -1 : 1;
  return board < other_board ? -1 : board > other_board;
}

unsigned *
sv_cup_times_order (const SvCup *cup)
{
  const unsigned n = cup->fixtures->len;
  unsigned *order = g_new (unsigned, n);
  bool sorted = true;

  /* Most plans list their fixtures in this order already. */
  for (unsigned i = 0; i < n; i++) {
    order[i] = i;
    sorted = sorted &&
             (i == 0 || compare_fixtures (&order[i - 1], &order[i], (void *)(uintptr_t)cup) <= 0);
  }
  if (!sorted)
    g_qsort_with_data (order, (int)n, sizeof *order, compare_fixtures, (void *)(uintptr_t)cup);
  return order;
}

unsigned *
sv_cup_times_slots (const SvCup *cup)
{
  const unsigned n = cup->fixtures->len;
  g_autofree unsigned *order = sv_cup_times_order (cup);
  unsigned *slots = g_new (unsigned, n);

  for (unsigned k = 0, slot = 0; k < n; k++) {
    const SvCupFixture *fixture = sv_cup_fixture (cup, order[k]);
    slot += k == 0 || when (fixture) != when (sv_cup_fixture (cup, order[k - 1]));
    slots[order[k]] = slot;
  }
  return slots;
}

unsigned
sv_cup_times_begin (const SvCup *cup, unsigned slot)
{
  const SvCupTimes *times = &cup->times;
  unsigned at = times->start + (slot - 1) * (times->match + times->change);

  for (unsigned i = 0; i < times->n_breaks && times->breaks[i].after < slot; i++)
    at += times->breaks[i].minutes;
  return at;
}

unsigned
sv_cup_times_end (const SvCup *cup)
{
  g_autofree unsigned *slots = sv_cup_times_slots (cup);
  unsigned last = 1;

  for (unsigned i = 0; i < cup->fixtures->len; i++)
    if (!sv_cup_is_called_off (cup, sv_cup_fixture (cup, i)))
      last = MAX (last, slots[i]);
  return sv_cup_times_begin (cup, last) + cup->times.match;
}
