/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/* sv-cup-json: the numbers of a competition as members of its document, plan to fixtures, with their
 * types and ranges checked. Whether they go together is sv-cup-check's business. */

#include "sv-cup-end.h"
#include "sv-cup.h"
#include "sv-take.h"

/* What a fixture has beside its numbers. */
typedef struct {
  JsonObject *match; /* the whole match, or NULL */
  char *file;        /* name of a match document beside the competition, or NULL */
  char *names[2];    /* of the teams of that match */
  SvCupEnd *end;     /* of that match, or NULL */
  gboolean has_how;  /* write `how` even if it is the usual one */
  JsonObject *unknown;
} SvCupExtra;

void sv_cup_extra_free (SvCupExtra *self);
SvCupExtra *sv_cup_extra_copy (const SvCupExtra *self);

/* Take them out of object; extras gets an SvCupExtra for each fixture, `match` as it stands there. */
SvCup *sv_cup_json_take (
    JsonObject *object, const SvGame *game, unsigned n_teams, GPtrArray *extras, GError **error);

/* Fixture i without its match; and all of it. */
JsonObject *sv_cup_json_fixture (const SvCup *cup, unsigned i, const SvCupExtra *extra);
void sv_cup_json_write (const SvCup *cup, GPtrArray *extras, JsonObject *out);
