/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/* sv-evaluator-estimated: move analysis of a match of a game without a solver. Alternatives to the
 * events that happened are estimated. */

#include "sv-estimate.h"
#include "sv-evaluator.h"

/* Write the lines of the analysis. @effort is for the whole match; its chosen is ignored. Sets
 * *@start as sv_evaluator_solve () does. Returns FALSE and sets @error if cancelled. */
gboolean sv_evaluator_estimate (SvEvaluator *evaluator,
                                const SvEstimateEffort *effort,
                                double *start,
                                GError **error);
