/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/* cli-part: a part of a series of matches as `lab` prints it and reads it again. */

#include "sv-tally.h"

#include <json-glib/json-glib.h>

enum { CLI_PART_MAX_MATCHES = 1000000000 }; /* of a series */

typedef struct {
  SvTally *tally;
  guint64 of;       /* matches of the whole series */
  char *game;       /* its id */
  char *players[2]; /* of the first and the second team */
  gint64 seed;
  char *series; /* a text that is another one if anything of the series is */
} CliPart;

/* Takes tally and series. */
CliPart *cli_part_new (SvTally *tally,
                       guint64 of,
                       const char *game,
                       const char *const players[2],
                       gint64 seed,
                       char *series);
void cli_part_free (CliPart *self);

JsonObject *cli_part_write (const CliPart *self);

/* What was printed; and what was printed to the file at path ("-": standard input). */
CliPart *cli_part_read (const char *text, gsize length, GError **error);
CliPart *cli_part_load (const char *path, GError **error);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (CliPart, cli_part_free)
