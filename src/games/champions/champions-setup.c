/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Squads and formations, and what must hold across the parameters: RULES.md C-002 to C-004. */

#include "champions.h"

#include <string.h>

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

/* The formation that an eleven makes, or NULL. */
static const char *
eleven_fault (Setup *p, unsigned side)
{
  const uint32_t eleven = (uint32_t)p->teams[side].eleven >> 1;
  const int32_t formation = p->teams[side].formation;
  unsigned count[4] = { 0 };

  if ((eleven & ~champions_available (p, side)) != 0)
    return N_ ("a player of the line-up cannot play");
  for (unsigned i = 0; i < SQUAD; i++)
    if ((eleven >> i & 1) != 0)
      count[champions_kind (i)]++;
  for (unsigned f = 0; f < N_FORMATIONS; f++) {
    bool fits = formation == SV_FIELD_NULL || formation == (int32_t)f;
    for (unsigned kind = 0; kind < 4; kind++)
      fits = fits && count[kind] == champions_formations[f][kind];
    if (fits)
      return NULL;
  }
  return formation == SV_FIELD_NULL ? N_ ("the eleven make none of the formations")
                                    : N_ ("the eleven do not make the formation");
}

bool
champions_setup_check (const void *setup, SvFault *fault)
{
  Setup *p = setup;

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
