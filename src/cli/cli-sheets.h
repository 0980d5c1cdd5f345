/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/* cli-sheets: what all commands that print share: the paper, and the file. */

#include "cli-common.h"

#include "sv-sheet.h"

/* Which paper, by its name (NULL: that of the locale). FALSE after saying that there is no such paper, or
 * that out, where the PDF goes, is missing. */
gboolean
sv_cli_parse_sheets (const char *command, const char *out, const char *name, SvPaper *paper);

/* Write them to out ("-": standard output) and print a line about it. Returns an exit status. */
int sv_cli_write_sheets (SvSheets *self, const char *out, SvPaper paper);
