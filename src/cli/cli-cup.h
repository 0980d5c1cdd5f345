/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/* cli-cup: what the commands share that print a new or a changed competition. */

#include "sv-cup-doc.h"

/* Return a copy of the competition in which the fixture or team with this number (argv[2]) is
 * changed. */
typedef SvCupDoc *(*SvCliCupChange) (const SvCupDoc *doc,
                                     unsigned number,
                                     char **argv,
                                     GError **error);

/* Apply @change to the competition at argv[1] and print the result, or say why it is not possible.
 * Return the exit status. */
int sv_cli_change_cup (const char *command, char **argv, gboolean of_team, SvCliCupChange change);

/* Print @doc (transfer full), or say @error if it is NULL. Return the exit status. */
int sv_cli_print_cup (SvCupDoc *doc, const GError *error);

/* Make a team from a team file or a name. Return NULL after saying what is wrong. Transfer full. */
SvTeamDoc *sv_cli_make_team (const char *word, const SvGame *game);
