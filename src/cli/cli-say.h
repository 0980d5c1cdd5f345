/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/* cli-say: sentences for people, which go to standard error, and the statuses that they end with. */

#include <glib.h>

/* Exit statuses, as FORMATS.md promises them. */
enum { SV_CLI_DONE = 0, SV_CLI_BAD_INPUT = 1, SV_CLI_BAD_USE = 2 };

/* Say a sentence on standard error. */
void sv_cli_say (const char *format, ...) G_GNUC_PRINTF (1, 2);
/* The same, with how to get help. Returns SV_CLI_BAD_USE. */
int sv_cli_bad_use (const char *command, const char *format, ...) G_GNUC_PRINTF (2, 3);

/* The same of a word that there is not, with the one that may have been meant (NULL: none is near). */
int sv_cli_unknown (const char *command, const char *near, const char *format, ...)
    G_GNUC_PRINTF (3, 4);

/* Say what is wrong with the document at path ("-": standard input). */
void sv_cli_say_fault (const char *path, const GError *error);
