/* SPDX-License-Identifier: GPL-3.0-or-later */

/* A saved line-up holds the area of each figurine. It is valid in either zone, because one zone
 * is the other one rotated (S-05). Rule numbers such as S-41 are those of RULES.md in this
 * folder. */

#include "strafworp-saved-line-up.h"

#include "strafworp-rules.h"

typedef struct {
  int32_t area; /* AREA_A … AREA_F */
} Place;

typedef struct {
  int32_t n;
  Place figurines[STRAFWORP_FIGURINES];
} SavedLineUp;

static const char *const area_keys[] = { "a", "b", "c", "d", "e", "f", NULL };

/* clang-format off */
static const SvField place_fields[] = {
  { SV_CHOICE ("area", Place, area, area_keys, NULL, AREA_A), .label = N_ ("Area"),
    .help = N_ ("Where the figurine stands."), .rule = "S-06" },
};

static const SvField saved_line_up_fields[] = {
  { SV_LIST ("figurines", SavedLineUp, n, figurines, STRAFWORP_FIGURINES, STRAFWORP_FIGURINES,
             place_fields),
    .label = N_ ("Figurines"), .help = N_ ("Where each figurine stands, in the order of their numbers."),
    .rule = "S-21" },
};
/* clang-format on */

/* Return whether both teams have just been placed. At a throw-off after a goal the figurines
 * stand where play has left them, unless that goal made the teams change zones and place again
 * (S-103). */
static bool
has_lined_up (const StrafworpSetup *p, const StrafworpState *s)
{
  return s->phase == PHASE_PLACE || s->phase == PHASE_START ||
         (s->phase == PHASE_THROW_OFF && p->change_zones_every > 0 && s->since_change == 0);
}

static bool
take (const void *setup, const void *state, int side, void *out)
{
  const StrafworpState *s = state;
  SavedLineUp *saved_line_up = out;

  if (!has_lined_up (setup, s))
    return false;
  saved_line_up->n = STRAFWORP_FIGURINES;
  for (unsigned f = 0; f < STRAFWORP_FIGURINES; f++) {
    if (s->area[side][f] == STRAFWORP_NOBODY)
      return false;
    saved_line_up->figurines[f].area = s->area[side][f];
  }
  return true;
}

static bool
next (const void *setup, const void *state, const void *data, SvEvent *event)
{
  const StrafworpState *s = state;
  const SavedLineUp *saved_line_up = data;
  SvEvent events[STRAFWORP_FIGURINES * STRAFWORP_AREAS];
  const unsigned n = strafworp_legal (setup, state, events);

  for (unsigned k = 0; s->phase == PHASE_PLACE && k < n; k++)
    if (saved_line_up->figurines[events[k].a - 1].area == events[k].b) {
      *event = events[k];
      return true;
    }
  return false;
}

/* S-06: at most one figurine stands in an area. */
static bool
check (const void *data, SvFault *fault)
{
  const SavedLineUp *saved_line_up = data;
  unsigned taken = 0;

  if (saved_line_up->n != STRAFWORP_FIGURINES)
    return sv_refuse (fault, sv_phrase (N_ ("this is missing"), -1), "figurines");
  for (unsigned f = 0; f < STRAFWORP_FIGURINES; f++) {
    if ((taken >> saved_line_up->figurines[f].area & 1) != 0)
      return sv_refuse (fault, sv_phrase (N_ ("another figurine stands there"), -1),
                        "figurines[%u].area", f);
    taken |= 1u << saved_line_up->figurines[f].area;
  }
  return true;
}

const SvSavedLineUps strafworp_saved_line_ups = {
  .fields = saved_line_up_fields,
  .n_fields = SV_COUNT (saved_line_up_fields),
  .size = sizeof (SavedLineUp),
  .take = take,
  .next = next,
  .check = check,
};
