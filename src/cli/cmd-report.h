/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/* cmd-report: writes the report of a match, for the commands `report` and `play --report`. */

#include "cli-common.h"

/* Write the report of @doc to the file at @path, as PDF, PNG, Markdown or text depending on the
 * suffix of its name; if @path is NULL, print it as text. Takes ownership of @doc. On a terminal
 * slow work shows its progress. Return an exit status, after saying what went wrong if anything
 * did. */
int sv_cli_report (SvMatchDoc *doc, const char *path);
