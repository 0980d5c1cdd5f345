/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/* cli-say: messages for people on standard error, and the exit statuses that go with them. */

#include <glib.h>

/* Exit statuses, as FORMATS.md promises them. */
enum { SV_CLI_DONE = 0, SV_CLI_BAD_INPUT = 1, SV_CLI_BAD_USE = 2 };

/* Print a message on standard error. */
void sv_cli_say (const char *format, ...) G_GNUC_PRINTF (1, 2);
/* Like sv_cli_say (), followed by how to get help. Return SV_CLI_BAD_USE. */
int sv_cli_bad_use (const char *command, const char *format, ...) G_GNUC_PRINTF (2, 3);

/* Like sv_cli_bad_use (), for a word that does not exist. @near: the word that was perhaps meant,
 * or NULL. */
int sv_cli_unknown (const char *command, const char *near, const char *format, ...)
    G_GNUC_PRINTF (3, 4);

/* Say what is wrong with the document at @path ("-": standard input). */
void sv_cli_say_fault (const char *path, const GError *error);
