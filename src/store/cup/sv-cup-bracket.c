/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "sv-cup-bracket.h"

#include "sv-cup-knockout.h"

static const double half_line = 0.5;

/* Free lines between the bracket and the match for third place. */
static const unsigned gap_lines = 1;

/* Return the fixture whose winner goes to no other match, or -1. */
static int
find_final (const SvCup *cup)
{
  g_autofree bool *goes_on = g_new0 (bool, cup->fixtures->len);
  int last = -1;

  for (unsigned i = 0; i < cup->fixtures->len; i++) {
    for (unsigned side = 0; side < 2; side++) {
      const SvCupSource *source = &sv_cup_fixture (cup, i)->from[side];
      if (source->from == SV_CUP_FROM_WINNER)
        goes_on[source->n] = true;
    }
  }
  for (unsigned i = 0; i < cup->fixtures->len; i++) {
    const SvCupFixture *fixture = sv_cup_fixture (cup, i);
    if (fixture->knockout && !goes_on[i] && !sv_cup_is_for_third (fixture))
      last = (int)i;
  }
  return last;
}

/* Place match @i and all matches that lead to it; those of the away side come below those of the
 * home side. Here columns count from the final. Return the y of the match. */
static double
place (SvCupBracket *self, const SvCup *cup, unsigned i, unsigned column)
{
  SvCupSpot *spot = &self->spots[i];

  *spot = (SvCupSpot){ .drawn = true, .column = column };
  self->n_columns = MAX (self->n_columns, column + 1);
  for (unsigned side = 0; side < 2; side++) {
    const SvCupSource *source = &sv_cup_fixture (cup, i)->from[side];
    const bool from_match = source->from == SV_CUP_FROM_WINNER;
    spot->from[side] = from_match ? (int)source->n : SV_CUP_ENTERS;
    spot->side_y[side] =
        from_match ? place (self, cup, source->n, column + 1) : self->n_lines++ + half_line;
  }
  return spot->y = (spot->side_y[0] + spot->side_y[1]) / 2;
}

/* Its two teams lost elsewhere in the bracket, so they get lines of their own. */
static void
place_third (SvCupBracket *self, const SvCup *cup, unsigned i)
{
  SvCupSpot *spot = &self->spots[i];

  *spot = (SvCupSpot){ .drawn = true, .third = true };
  self->n_lines += gap_lines;
  for (unsigned side = 0; side < 2; side++) {
    spot->from[side] = (int)sv_cup_fixture (cup, i)->from[side].n;
    spot->side_y[side] = self->n_lines++ + half_line;
  }
  spot->y = (spot->side_y[0] + spot->side_y[1]) / 2;
}

SvCupBracket *
sv_cup_bracket_new (const SvCup *cup)
{
  SvCupBracket *self = g_new0 (SvCupBracket, 1);

  self->final = find_final (cup);
  self->spots = g_new0 (SvCupSpot, cup->fixtures->len);
  if (self->final < 0)
    return self;
  place (self, cup, (unsigned)self->final, 0);
  for (unsigned i = 0; i < cup->fixtures->len; i++) {
    if (sv_cup_is_for_third (sv_cup_fixture (cup, i)))
      place_third (self, cup, i);
  }
  for (unsigned i = 0; i < cup->fixtures->len; i++)
    self->spots[i].column = self->n_columns - 1 - self->spots[i].column;
  return self;
}

void
sv_cup_bracket_free (SvCupBracket *self)
{
  if (self == NULL)
    return;
  g_free (self->spots);
  g_free (self);
}
