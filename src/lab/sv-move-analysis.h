/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/* sv-move-analysis: the move analysis of a match: what each choice gave away and what each die
 * brought, in expected goals.
 *
 * The result of a match equals the evaluation of the first position, plus what dice brought, minus
 * what choices gave away. The analysis splits the result in this way, event by event. */

#include "sv-estimate.h"
#include "sv-evaluator.h"

/* Result of the analysis. Arrays of two are for the first and the second team. */
typedef struct {
  /* evaluation of the first position for the first team, with the lead at the start if any */
  double start;
  /* goals that dice and the end of periods brought each team */
  double luck[2];
  /* goals that each team gave away by its choices, as far as that is certain */
  double loss[2];
  /* half the width of the 95 % intervals of luck and loss; 0 if exact */
  double luck_error[2], loss_error[2];
  double end; /* lead of the first team at the end */
  bool exact; /* true if a solver computed the analysis, so that no line has an error */
  unsigned n;
  SvAnalysisLine lines[]; /* one line for each event of the match */
} SvMoveAnalysis;

enum { SV_MOVE_ANALYSIS_POSITIONS = 20000000 };

/* Analyse a match. The game must have a solver or appraise (). @effort limits an estimate, for
 * the whole match; its chosen is ignored, and without a limit SV_MOVE_ANALYSIS_POSITIONS is used.
 * @progress may be NULL. Returns NULL and sets @error if cancelled or if the game cannot evaluate
 * positions. Blocks for about a second, or several if it must estimate: call it in a worker
 * thread. Free with sv_move_analysis_free (). */
SvMoveAnalysis *sv_move_analysis_new (const SvHistory *history,
                                      const SvEstimateEffort *effort,
                                      SvEvaluatorProgress progress,
                                      gpointer data,
                                      GCancellable *cancellable,
                                      GError **error);
void sv_move_analysis_free (SvMoveAnalysis *self);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (SvMoveAnalysis, sv_move_analysis_free)
