/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/* sv-lab-figures: write the results of a lab in file formats of other programs. Call these
 * functions only after sv_lab_start () was given teams. All results are freed with g_free (). */

#include "sv-lab.h"

/* Return CSV text for a spreadsheet: a line of column names, then one line for each pair. */
char *sv_lab_dup_csv (SvLab *self);
/* Like sv_lab_dup_csv (), but with one line for each figurine of each team. */
char *sv_lab_dup_scorers_csv (SvLab *self);
/* Return everything as JSON, with the same keys as `speelveld-cli lab`. */
char *sv_lab_dup_json (SvLab *self);
