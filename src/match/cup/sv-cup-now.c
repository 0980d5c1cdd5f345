/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "sv-cup-now.h"

static gboolean
takes_part (const SvCup *cup, int team)
{
  return team >= 0 && !sv_cup_is_withdrawn (cup, (unsigned)team);
}

/* Return whether a fixture has its result. A void match of a knock-out has none, because it is
 * repeated. */
static gboolean
has_result (const SvCupFixture *fixture)
{
  return fixture->knockout ? sv_cup_is_settled (fixture) : fixture->result.played;
}

gboolean
sv_cup_is_due (const SvCupDoc *doc, unsigned i)
{
  return !has_result (sv_cup_fixture (doc->cup, i)) &&
         takes_part (doc->cup, doc->meetings[i].teams[0]) &&
         takes_part (doc->cup, doc->meetings[i].teams[1]);
}

gboolean
sv_cup_is_in_slot (const SvCupFixture *fixture, SvCupSlot slot)
{
  return fixture->round == slot.round && fixture->slot == slot.slot;
}

gboolean
sv_cup_is_to_come (const SvCupDoc *doc, unsigned i)
{
  const int *teams = doc->meetings[i].teams;
  return sv_cup_is_due (doc, i) ||
         (!has_result (sv_cup_fixture (doc->cup, i)) && doc->meetings[i].winner == SV_CUP_UNKNOWN &&
          (teams[0] == SV_CUP_UNKNOWN || teams[1] == SV_CUP_UNKNOWN));
}

gboolean
sv_cup_takes_place (const SvCupDoc *doc, unsigned i)
{
  return has_result (sv_cup_fixture (doc->cup, i)) || sv_cup_is_to_come (doc, i);
}

static gboolean
comes_before (SvCupSlot a, SvCupSlot b)
{
  return a.round != b.round ? a.round < b.round : a.slot < b.slot;
}

static SvCupSlot
first_after (const SvCupDoc *doc, SvCupSlot after, gboolean (*test) (const SvCupDoc *, unsigned))
{
  SvCupSlot first = { 0, 0 };

  for (unsigned i = 0; i < doc->cup->fixtures->len; i++) {
    const SvCupFixture *fixture = sv_cup_fixture (doc->cup, i);
    const SvCupSlot slot = { fixture->round, fixture->slot };
    if (comes_before (after, slot) && (first.round == 0 || comes_before (slot, first)) &&
        test (doc, i))
      first = slot;
  }
  return first;
}

SvCupSlot
sv_cup_slot_now (const SvCupDoc *doc)
{
  return first_after (doc, (SvCupSlot){ 0, 0 }, sv_cup_is_due);
}

SvCupSlot
sv_cup_slot_next (const SvCupDoc *doc)
{
  return first_after (doc, sv_cup_slot_now (doc), sv_cup_is_to_come);
}

/* --- a team --- */

static int
compare_outings (gconstpointer a, gconstpointer b, gpointer data)
{
  GArray *fixtures = data;
  const SvCupFixture *one =
      &g_array_index (fixtures, SvCupFixture, ((const SvCupOuting *)a)->fixture);
  const SvCupFixture *other =
      &g_array_index (fixtures, SvCupFixture, ((const SvCupOuting *)b)->fixture);
  return one->round != other->round ? (int)one->round - (int)other->round
                                    : (int)one->slot - (int)other->slot;
}

GArray *
sv_cup_outings (const SvCupDoc *doc, unsigned team)
{
  GArray *outings = g_array_new (FALSE, FALSE, sizeof (SvCupOuting));

  for (unsigned i = 0; i < doc->cup->fixtures->len; i++) {
    const SvCupFixture *fixture = sv_cup_fixture (doc->cup, i);
    const int winner = sv_cup_winning_side (&fixture->result);
    for (unsigned side = 0; side < 2; side++) {
      if (doc->meetings[i].teams[side] != (int)team || !sv_cup_is_settled (fixture))
        continue;
      const bool lost = winner == 1 - (int)side || fixture->result.how == SV_CUP_NOBODY_CAME;
      const SvCupOuting outing = { i, side, lost ? -1 : winner < 0 ? 0 : 1 };
      g_array_append_val (outings, outing);
    }
  }
  g_array_sort_with_data (outings, compare_outings, doc->cup->fixtures);
  return outings;
}
