/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/* sv-evaluator-solved: exact move analysis of a match of a game that has a solver. */

#include "sv-evaluator.h"

/* Write the lines of the analysis and set *@start to the value of the first position for the
 * first team. Returns FALSE and sets @error if cancelled. */
gboolean sv_evaluator_solve (SvEvaluator *evaluator, double *start, GError **error);
