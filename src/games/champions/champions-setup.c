/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Squads and formations, and what must hold across the parameters: RULES.md C-002 to C-004. */

#include "champions-setup.h"

/* C-003: keepers, defenders, midfielders, attackers. */
const uint8_t champions_formations[N_FORMATIONS][4] = { { 1, 2, 4, 4 }, { 1, 3, 3, 4 },
                                                        { 1, 3, 4, 3 }, { 1, 4, 2, 4 },
                                                        { 1, 4, 3, 3 }, { 1, 4, 4, 2 } };
const char *const champions_formation_keys[] = { "2-4-4", "3-3-4", "3-4-3", "4-2-4",
                                                 "4-3-3", "4-4-2", NULL };
void
champions_setup_standard (void *setup)
{
  ChampionsSetup *p = setup;

  for (unsigned side = 0; side < 2; side++)
    for (unsigned i = 0; i < SQUAD; i++)
      p->cards[side][i] = (ChampionsCard){ (int32_t)i + 1, (int32_t)champions_kind (i) };
}

uint32_t
champions_men_of_kind (unsigned kind)
{
  uint32_t bits = 0;

  for (unsigned i = 0; i < SQUAD; i++)
    if (champions_kind (i) == kind)
      bits |= UINT32_C (1) << i;
  return bits;
}

uint32_t
champions_available (const ChampionsSetup *p, unsigned side)
{
  const ChampionsTeam *team = &p->teams[side];
  const uint32_t out = (uint32_t)team->unavailable >> 1 | champions_suspended (team);

  return ~out & ((UINT32_C (1) << SQUAD) - 1);
}

/* How many of these men are of a kind. */
static int
count_kind (uint32_t men, unsigned kind)
{
  return __builtin_popcount (men & champions_men_of_kind (kind));
}

unsigned
champions_kind_to_pick (unsigned formation, uint32_t picked)
{
  for (unsigned kind = KIND_KEEPER; kind <= KIND_ATTACKER; kind++)
    if (count_kind (picked, kind) < champions_formations[formation][kind])
      return kind;
  return NOBODY;
}

bool
champions_formation_fits (const ChampionsSetup *p, unsigned side, unsigned formation)
{
  return champions_kind_to_pick (formation, champions_available (p, side)) == NOBODY;
}

unsigned
champions_formation_of (uint32_t men)
{
  for (unsigned i = 0; i < N_FORMATIONS; i++)
    if (__builtin_popcount (men) == 11 && champions_kind_to_pick (i, men) == NOBODY)
      return i;
  return NOBODY;
}

uint32_t
champions_fill_up (const ChampionsSetup *p, unsigned side, unsigned formation, uint32_t picked)
{
  unsigned kind;

  while ((kind = champions_kind_to_pick (formation, picked)) != NOBODY) {
    const uint32_t left = champions_available (p, side) & champions_men_of_kind (kind) & ~picked;
    picked |= left & ~(left - 1);
  }
  return picked;
}

uint32_t
champions_usual_eleven (const ChampionsSetup *p, unsigned side)
{
  unsigned formation = FORMATION_USUAL;

  for (unsigned i = 0; !champions_formation_fits (p, side, formation); i++)
    formation = i;
  return champions_fill_up (p, side, formation, 0);
}

/* What is wrong with the eleven of a side, or NULL. */
static const char *
eleven_fault (const ChampionsSetup *p, unsigned side)
{
  const uint32_t eleven = (uint32_t)p->teams[side].eleven >> 1;
  const int32_t formation = p->teams[side].formation;
  const unsigned made = champions_formation_of (eleven);

  if ((eleven & ~champions_available (p, side)) != 0)
    return N_ ("a player of the line-up cannot play");
  if (formation == SV_FIELD_NULL)
    return made == NOBODY ? N_ ("the eleven make none of the formations") : NULL;
  return (int32_t)made != formation ? N_ ("the eleven do not make the formation") : NULL;
}

bool
champions_setup_check (const void *setup, SvFault *fault)
{
  const ChampionsSetup *p = setup;

  for (unsigned side = 0; side < 2; side++) {
    const int32_t formation = p->teams[side].formation;
    bool any = false;
    for (unsigned f = 0; f < N_FORMATIONS; f++)
      any = any || champions_formation_fits (p, side, f);
    if (!any)
      return sv_refuse (fault, sv_phrase (N_ ("too few players are left"), -1),
                        "teams[%u].unavailable", side);
    if (formation != SV_FIELD_NULL && !champions_formation_fits (p, side, (unsigned)formation))
      return sv_refuse (fault, sv_phrase (N_ ("too few players are left for it"), -1),
                        "teams[%u].formation", side);
    const char *why = p->teams[side].eleven != 0 ? eleven_fault (p, side) : NULL;
    if (why != NULL)
      return sv_refuse (fault, sv_phrase (why, -1), "teams[%u].eleven", side);
  }
  return true;
}
