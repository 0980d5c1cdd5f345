/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/* cli-report: a match that has been played as a page for people: score, what was worth telling
 * with its minute, and some counts for each team. It reads the match; it never changes it. */

#include "sv-document.h"

G_BEGIN_DECLS

/* Print the report of all events of doc to standard output. */
void sv_cli_print_report (const SvMatchDoc *doc);

G_END_DECLS
