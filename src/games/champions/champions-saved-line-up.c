/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Saved line-ups: the eleven pieces that begin the match. Their formation and squares follow from
 * these (C-003 to C-009). */

#include "champions-saved-line-up.h"

#include "champions-rules.h"

typedef struct {
  int32_t eleven; /* bit n is shirt number n */
} SavedLineUp;

static const SvField saved_line_up_fields[] = {
  { SV_NUMBERS ("eleven", SavedLineUp, eleven, 1, SQUAD), .label = N_ ("Line-up"),
    .help = N_ ("Shirt numbers of the starting eleven."), .rule = "C-004" },
};

static unsigned
formation_of (const SavedLineUp *saved_line_up)
{
  return champions_formation_of ((uint32_t)saved_line_up->eleven >> 1);
}

/* Save the line-up of a side. Fails once play has begun, because substitutes may have come on. */
static bool
take (const void *setup, const void *state, int side, void *out)
{
  const ChampionsState *s = state;
  SavedLineUp *saved_line_up = out;

  if (s->phase != PHASE_LINEUP && s->phase != PHASE_PUT && s->phase != PHASE_KICKOFF)
    return false;
  saved_line_up->eleven = (int32_t)(s->picked[side] << 1);
  return formation_of (saved_line_up) != NOBODY;
}

/* Write the next event that lines up the saved eleven. Where a piece has a choice of squares, it
 * takes the first of two. */
static bool
next (const void *setup, const void *state, const void *data, SvEvent *event)
{
  const ChampionsState *s = state;
  const SavedLineUp *saved_line_up = data;
  SvEvent events[SV_MAX_LEGAL];
  const unsigned n = champions_legal (setup, state, events);

  for (unsigned k = 0; k < n; k++)
    if (s->phase == PHASE_FORMATION ? events[k].a == formation_of (saved_line_up)
        : s->phase == PHASE_LINEUP
            ? events[k].verb == VERB_PICK && (saved_line_up->eleven >> events[k].a & 1) != 0
            : s->phase == PHASE_PUT) {
      *event = events[k];
      return true;
    }
  return false;
}

static bool
check (const void *data, SvFault *fault)
{
  return formation_of (data) != NOBODY ||
         sv_refuse (fault, sv_phrase (N_ ("the eleven match none of the formations"), -1),
                    "eleven");
}

const SvSavedLineUps champions_saved_line_ups = {
  .fields = saved_line_up_fields,
  .n_fields = SV_COUNT (saved_line_up_fields),
  .size = sizeof (SavedLineUp),
  .take = take,
  .next = next,
  .check = check,
};
