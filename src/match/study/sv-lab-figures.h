/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/* sv-lab-figures: what a lab counted, as files of other programs. Some teams have been given. */

#include "sv-lab.h"

/* For a spreadsheet: a line for each pair, after one that names the columns. */
char *sv_lab_dup_csv (SvLab *self);
/* The same of each figurine of each team. */
char *sv_lab_dup_scorers_csv (SvLab *self);
/* All of it for a program, in JSON, with the words of speelveld-cli lab. */
char *sv_lab_dup_json (SvLab *self);
