/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Standard cards and bonuses, and what must hold across them: RULES.md S-01…S-04, S-44, S-109. */

#include <string.h>

#include "strafworp-setup.h"

/* S-01, S-03. */
static const StrafworpCard standard_cards[STRAFWORP_FIGURINES] = {
  { 1, ROLE_STRIKER_1, 0, 2, 3 },
  { 2, ROLE_STRIKER_2, 1, 3, 4 },
  { 3, ROLE_ASSISTER, 1, 4, 3 },
  { 4, ROLE_REBOUNDER, 0, 5, 4 },
};

/* S-44. */
static const StrafworpBonus standard_bonuses[] = {
  { ROLE_ASSISTER, AREA_E, SV_FIELD_NULL, 1 },
  { ROLE_REBOUNDER, AREA_F, SV_FIELD_NULL, 1 },
};

void
strafworp_setup_standard (void *setup)
{
  StrafworpSetup *s = setup;

  s->n_bonuses = SV_COUNT (standard_bonuses);
  memcpy (s->bonuses, standard_bonuses, sizeof standard_bonuses);
  for (unsigned side = 0; side < 2; side++)
    memcpy (s->cards[side], standard_cards, sizeof standard_cards);
}

/* S-104: an entry is a role in an area, or a formation. */
static bool
check_bonus (const StrafworpBonus *bonus, int i, SvFault *fault)
{
  const bool role = bonus->role != SV_FIELD_NULL, area = bonus->area != SV_FIELD_NULL;
  const bool formation = bonus->formation != SV_FIELD_NULL;

  if (formation ? !role && !area : role && area)
    return true;
  return sv_refuse (fault, sv_phrase (N_ ("a bonus names a role and an area, or a formation"), -1),
                    "variant.bonuses[%d]", i);
}

/* S-04, S-109. */
unsigned
strafworp_card_budget (const void *setup, unsigned side, SvBudget *out)
{
  const StrafworpSetup *s = setup;

  out[0] = (SvBudget){ "attack", N_ ("Attack points"), 0, s->attack_points };
  out[1] = (SvBudget){ "defence", N_ ("Defence points"), 0, s->defence_points };
  for (unsigned f = 0; f < STRAFWORP_FIGURINES; f++) {
    out[0].used += s->cards[side][f].attack;
    out[1].used += s->cards[side][f].defence;
  }
  return 2;
}

static bool
check_points (const StrafworpSetup *s, unsigned side, SvFault *fault)
{
  static const char *const sentences[] = {
    N_ ("the attack powers add up to {n}, not {m}"),
    N_ ("the defensive powers add up to {n}, not {m}"),
  };
  SvBudget budgets[SV_MAX_BUDGETS];
  const unsigned n = strafworp_card_budget (s, side, budgets);

  for (unsigned i = 0; i < n; i++) {
    if (budgets[i].total != SV_FIELD_NULL && budgets[i].used != budgets[i].total)
      return sv_refuse (fault,
                        sv_phrase_numbers (sentences[i], budgets[i].used, budgets[i].total, 0),
                        "teams[%u].cards", side);
  }
  return true;
}

bool
strafworp_setup_check (const void *setup, SvFault *fault)
{
  const StrafworpSetup *s = setup;

  for (int i = 0; i < s->n_bonuses; i++)
    if (!check_bonus (&s->bonuses[i], i, fault))
      return false;
  return check_points (s, 0, fault) && check_points (s, 1, fault);
}
