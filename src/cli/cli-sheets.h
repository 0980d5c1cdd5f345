/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/* cli-sheets: what the commands that print sheets share: paper sizes and the output file. */

#include "cli-common.h"

#include "sv-sheet.h"

/* Find the paper of this name; NULL means the paper of the locale. Return FALSE after saying that
 * there is no such paper, or that @out, the name of the PDF, is missing. */
gboolean
sv_cli_parse_sheets (const char *command, const char *out, const char *name, SvPaper *paper);

/* Write the sheets to @out ("-": standard output) and print a line about them. Return an exit
 * status. */
int sv_cli_write_sheets (SvSheets *self, const char *out, SvPaper paper);
