/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/* cmd-report: the report of a match, which the commands report and play write. */

#include "cli-common.h"

/* Write the report of doc, which it takes, into the file at path, as PDF, PNG, Markdown or text by how
 * its name ends; path NULL: print it as text. Work that takes a while is shown at a terminal. Returns an
 * exit status, after saying what went wrong if anything did. */
int sv_cli_report (SvMatchDoc *doc, const char *path);
