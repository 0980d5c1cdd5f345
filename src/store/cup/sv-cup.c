/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "sv-cup.h"

#include <string.h>

const char *const sv_cup_kind_words[] = { "league", "knockout", "groups", NULL };
const char *const sv_cup_how_words[] = { "full time", "extra time", "golden goal", "penalties",
                                         "forfeit",   "absent",     NULL };
const char *const sv_cup_by_words[] = { "points", "mutual",    "difference", "goals", "wins",
                                        "lot",    "withdrawn", "round",      "third", NULL };
const char *const sv_cup_outcome_words[] = {
  "win", "draw", "loss", "golden_win", "golden_loss", "penalties_win", "penalties_loss", NULL
};

SvCupOutcome
sv_cup_usual_outcome (SvCupOutcome outcome)
{
  return outcome == SV_CUP_GOLDEN_WIN || outcome == SV_CUP_PENALTIES_WIN     ? SV_CUP_WIN
         : outcome == SV_CUP_GOLDEN_LOSS || outcome == SV_CUP_PENALTIES_LOSS ? SV_CUP_LOSS
                                                                             : outcome;
}

/* Set the default order of tables. */
static void
set_usual_order (SvCup *self)
{
  static const SvCupBy usual[] = { SV_CUP_BY_POINTS, SV_CUP_BY_MUTUAL, SV_CUP_BY_DIFFERENCE,
                                   SV_CUP_BY_GOALS, SV_CUP_BY_LOT };
  memcpy (self->order, usual, sizeof usual);
  self->n_order = G_N_ELEMENTS (usual) - (self->kind == SV_CUP_GROUPS ? 0 : 1);
}

SvCup *
sv_cup_new (SvCupKind kind, unsigned n_teams, const uint8_t (*points)[2])
{
  static const unsigned usual[] = { 2, 1, 0, 2, 0, 2, 0 };
  SvCup *self = g_new0 (SvCup, 1);

  self->kind = kind;
  self->n_teams = n_teams;
  self->legs = self->boards = 1;
  memcpy (self->points, usual, sizeof usual);
  if (points != NULL) {
    const unsigned own[] = { points[SV_END_FULL_TIME][0],   0,
                             points[SV_END_FULL_TIME][1],   points[SV_END_GOLDEN_GOAL][0],
                             points[SV_END_GOLDEN_GOAL][1], points[SV_END_PENALTIES][0],
                             points[SV_END_PENALTIES][1] };
    memcpy (self->points, own, sizeof own);
  }
  if (kind == SV_CUP_LEAGUE) {
    self->n_groups = 1;
    self->group_size[0] = n_teams;
    for (unsigned t = 0; t < n_teams; t++)
      self->groups[0][t] = t;
  }
  set_usual_order (self);
  self->fixtures = g_array_new (FALSE, TRUE, sizeof (SvCupFixture));
  return self;
}

SvCup *
sv_cup_copy (const SvCup *self)
{
  SvCup *copy = g_memdup2 (self, sizeof *self);
  copy->fixtures = g_array_copy (self->fixtures);
  return copy;
}

void
sv_cup_free (SvCup *self)
{
  if (self == NULL)
    return;
  g_array_unref (self->fixtures);
  g_free (self);
}

SvCupFixture *
sv_cup_fixture (const SvCup *self, unsigned i)
{
  g_return_val_if_fail (i < self->fixtures->len, NULL);
  return &g_array_index (self->fixtures, SvCupFixture, i);
}

bool
sv_cup_is_withdrawn (const SvCup *self, unsigned team)
{
  for (unsigned i = 0; i < self->n_withdrawn; i++) {
    if (self->withdrawn[i] == team)
      return true;
  }
  return false;
}

unsigned
sv_cup_group_of (const SvCup *self, unsigned team)
{
  for (unsigned g = 0; g < self->n_groups; g++) {
    for (unsigned i = 0; i < self->group_size[g]; i++) {
      if (self->groups[g][i] == team)
        return g;
    }
  }
  return SV_CUP_MAX_TEAMS;
}

int
sv_cup_adjusted (const SvCup *self, unsigned team)
{
  int sum = 0;
  for (unsigned i = 0; i < self->n_adjust; i++)
    sum += self->adjust[i].team == team ? self->adjust[i].points : 0;
  return sum;
}

bool
sv_cup_is_settled (const SvCupFixture *fixture)
{
  return fixture->result.played && !fixture->is_void;
}

bool
sv_cup_was_played (const SvCupFixture *fixture)
{
  return sv_cup_is_settled (fixture) && fixture->result.how < SV_CUP_FORFEIT;
}

bool
sv_cup_is_called_off (const SvCup *self, const SvCupFixture *fixture)
{
  return !fixture->knockout && !fixture->result.played &&
         (sv_cup_is_withdrawn (self, fixture->from[0].n) ||
          sv_cup_is_withdrawn (self, fixture->from[1].n));
}

int
sv_cup_winning_side (const SvCupResult *result)
{
  const unsigned *goals = result->how == SV_END_PENALTIES ? result->shootout : result->score;
  if (!result->played || goals[0] == goals[1])
    return -1;
  return goals[0] > goals[1] ? 0 : 1;
}

void
sv_cup_result_of (const SvView *view, SvCupResult *out)
{
  *out = (SvCupResult){ .played = view->stage == SV_STAGE_OVER };
  if (!out->played)
    return;
  out->how = view->ended;
  for (unsigned side = 0; side < 2; side++) {
    out->score[side] = (unsigned)view->score[side];
    out->shootout[side] = (unsigned)view->shootout_score[side];
  }
}

bool
sv_cup_same_result (const SvCupResult *a, const SvCupResult *b)
{
  return a->played == b->played && a->how == b->how &&
         memcmp (a->score, b->score, sizeof a->score) == 0 &&
         memcmp (a->shootout, b->shootout, sizeof a->shootout) == 0;
}
