/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "sv-cup-referees.h"

#include "sv-cup-times.h"
#include "sv-cup-told.h"
#include "sv-cup-words.h"
#include "sv-sentence.h"

#include <glib/gi18n-lib.h>

/* The teams of one slot of the day. */
typedef struct {
  const SvCupDoc *doc;
  const unsigned *order;       /* the fixtures in the order of play */
  unsigned first, end;         /* those of the slot, as places in @order */
  bool busy[SV_CUP_MAX_TEAMS]; /* plays, or is a referee already */
  bool known;                  /* it is known who plays all matches of the slot */
} Slot;

/* Find the end of the slot that begins at slot->first, and who plays in it. */
static void
slot_fill (Slot *slot)
{
  const SvCupDoc *doc = slot->doc;
  const unsigned number = doc->slots[slot->order[slot->first]];

  memset (slot->busy, 0, sizeof slot->busy);
  slot->known = true;
  for (slot->end = slot->first; slot->end < doc->cup->fixtures->len; slot->end++) {
    const unsigned i = slot->order[slot->end];
    if (doc->slots[i] != number)
      break;
    for (unsigned side = 0; side < 2; side++) {
      const int team = doc->meetings[i].teams[side];
      slot->known = slot->known && team != SV_CUP_UNKNOWN;
      if (team >= 0)
        slot->busy[team] = true;
    }
  }
}

static bool
rests (const Slot *slot, unsigned team)
{
  return team < slot->doc->cup->n_teams && !slot->busy[team] &&
         !sv_cup_is_withdrawn (slot->doc->cup, team);
}

/* Let the teams that the user chose be referees. */
static void
take_chosen (Slot *slot, int *referees, bool *decided, unsigned *counts)
{
  for (unsigned k = slot->first; k < slot->end; k++) {
    const unsigned i = slot->order[k];
    int team;
    if (!sv_cup_doc_get_referee (slot->doc, i, &team))
      continue;
    decided[i] = team < 0 || rests (slot, (unsigned)team);
    if (team < 0 || !decided[i])
      continue;
    referees[i] = team;
    slot->busy[team] = true;
    counts[team]++;
  }
}

/* Return the team that rests and has been referee least often, or SV_CUP_NO_REFEREE. */
static int
find_next (const Slot *slot, const unsigned *counts)
{
  int found = SV_CUP_NO_REFEREE;

  for (unsigned team = 0; team < slot->doc->cup->n_teams; team++)
    if (rests (slot, team) && (found < 0 || counts[team] < counts[found]))
      found = (int)team;
  return found;
}

static bool
needs_referee (const SvCupDoc *doc, unsigned i)
{
  const int *teams = doc->meetings[i].teams;

  for (unsigned side = 0; side < 2; side++)
    if (teams[side] < 0 || sv_cup_is_withdrawn (doc->cup, (unsigned)teams[side]))
      return false;
  return true;
}

static void
take_turns (Slot *slot, int *referees, const bool *decided, unsigned *counts)
{
  for (unsigned k = slot->first; k < slot->end && slot->known; k++) {
    const unsigned i = slot->order[k];
    const int team =
        decided[i] || !needs_referee (slot->doc, i) ? SV_CUP_NO_REFEREE : find_next (slot, counts);
    if (team < 0)
      continue;
    referees[i] = team;
    slot->busy[team] = true;
    counts[team]++;
  }
}

int *
sv_cup_referees (const SvCupDoc *doc)
{
  const unsigned n = doc->cup->fixtures->len;
  int *referees = g_new (int, n);
  unsigned counts[SV_CUP_MAX_TEAMS] = { 0 };

  for (unsigned i = 0; i < n; i++)
    referees[i] = SV_CUP_NO_REFEREE;
  if (doc->cup->times.match == 0)
    return referees;
  g_autofree unsigned *order = sv_cup_times_order (doc->cup);
  g_autofree bool *decided = g_new0 (bool, n);
  Slot slot = { .doc = doc, .order = order };
  for (; slot.first < n; slot.first = slot.end) {
    slot_fill (&slot);
    take_chosen (&slot, referees, decided, counts);
    take_turns (&slot, referees, decided, counts);
  }
  return referees;
}

gboolean
sv_cup_referees_can (const SvCupDoc *doc, unsigned i, unsigned team)
{
  if (team >= doc->cup->n_teams || sv_cup_is_withdrawn (doc->cup, team))
    return FALSE;
  for (unsigned k = 0; k < doc->cup->fixtures->len; k++)
    for (unsigned side = 0; side < 2 && doc->slots[k] == doc->slots[i]; side++)
      if (doc->meetings[k].teams[side] == (int)team)
        return FALSE;
  return TRUE;
}

char *
sv_cup_referees_dup_words (const SvCupDoc *doc, int team)
{
  if (team < 0)
    return NULL;
  g_autofree char *name = sv_cup_words_team (doc, (unsigned)team);
  return sv_sentence (_ ("Referee: %s"), name);
}
