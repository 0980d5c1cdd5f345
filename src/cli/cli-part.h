/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/* cli-part: one part of a series of matches, as `lab --part` prints it and `lab --merge` reads
 * it. */

#include "sv-tally.h"

#include <json-glib/json-glib.h>

enum { CLI_PART_MAX_MATCHES = 1000000000 }; /* most matches of a series */

typedef struct {
  SvTally *tally;
  guint64 of;       /* number of matches of the whole series */
  char *game;       /* id of the game */
  char *players[2]; /* computer players of the first and the second team */
  gint64 seed;
  char *series; /* text that identifies the series: it differs if anything of the series differs */
} CliPart;

/* Make a part. Takes ownership of @tally and @series. */
CliPart *cli_part_new (SvTally *tally,
                       guint64 of,
                       const char *game,
                       const char *const players[2],
                       gint64 seed,
                       char *series);
void cli_part_free (CliPart *self);

JsonObject *cli_part_write (const CliPart *self);

/* Read a part from text, or from the file at @path ("-": standard input). Transfer full. */
CliPart *cli_part_read (const char *text, gsize length, GError **error);
CliPart *cli_part_load (const char *path, GError **error);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (CliPart, cli_part_free)
