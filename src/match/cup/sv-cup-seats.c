/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "sv-cup-seats.h"

#include "sv-cup-entering.h"
#include "sv-seats.h"

static const char person[] = "person";

/* Return who played @side in the match that fixture @i holds. */
static const char *
read_kind (const SvCupDoc *doc, unsigned i, int side)
{
  g_autoptr (SvMatchDoc) match = sv_cup_doc_open_match (doc, i, NULL);
  const SvBot *bot = match != NULL ? sv_seats_side_bot (match->seats, side) : NULL;

  return bot != NULL ? bot->id : person;
}

const char *
sv_cup_seats_find_kind (const SvCupDoc *doc, unsigned team)
{
  for (unsigned i = doc->extras->len; i-- > 0;) {
    const SvCupExtra *extra = doc->extras->pdata[i];
    const int *teams = doc->meetings[i].teams;

    if (extra->match != NULL && (teams[0] == (int)team || teams[1] == (int)team))
      return read_kind (doc, i, teams[1] == (int)team);
  }
  return person;
}

void
sv_cup_seats_set (SvMatch *match, const char *const kinds[2])
{
  g_autoptr (GPtrArray) seats = sv_seats_copy (sv_match_get_seats (match));
  gboolean changed = FALSE;

  for (int side = 0; side < 2; side++) {
    const SvBot *bot = sv_bot_by_id (kinds[side]);

    if (bot == NULL || !bot->plays (sv_match_get_game (match)))
      continue;
    for (guint i = 0; i < seats->len; i++)
      if (((const SvSeatDoc *)seats->pdata[i])->team == side)
        sv_seats_take_over (seats, i, bot->id);
    changed = TRUE;
  }
  if (changed)
    sv_match_set_seats (match, seats);
}
