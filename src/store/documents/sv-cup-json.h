/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/* sv-cup-json: read and write the numbers of a competition, from its plan to its fixtures, as
 * JSON, with types and ranges checked. Whether the numbers fit together is checked elsewhere: see
 * sv-cup-check. */

#include "sv-cup-end.h"
#include "sv-cup-notes.h"
#include "sv-cup.h"
#include "sv-json-read.h"

/* The parts of a fixture that are not numbers. */
typedef struct {
  JsonObject *match; /* the whole match, or NULL */
  char *file;        /* name of a match document in the folder of the competition, or NULL */
  char *names[2];    /* names of the teams of that match, or NULL */
  SvCupEnd *end;     /* end of that match, or NULL */
  gboolean has_how;  /* write `how` even if it has its default value */
  JsonObject *unknown;
} SvCupExtra;

void sv_cup_extra_free (SvCupExtra *self);
SvCupExtra *sv_cup_extra_copy (const SvCupExtra *self);

/* Read a competition from @object and remove the keys that were read. Appends an SvCupExtra for
 * each fixture to @extras, with the JSON of its `match` as it is in the document, and fills
 * @notes. */
SvCup *sv_cup_json_take (JsonObject *object,
                         const SvGame *game,
                         unsigned n_teams,
                         GPtrArray *extras,
                         SvCupNotes *notes,
                         GError **error);

/* Return fixture @i as JSON without its match; write the whole competition into @out. */
JsonObject *sv_cup_json_fixture (const SvCup *cup, unsigned i, const SvCupExtra *extra);
void
sv_cup_json_write (const SvCup *cup, GPtrArray *extras, const SvCupNotes *notes, JsonObject *out);
