/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/* sv-analysis-report: the move analysis of a match together with its two most remarkable choices:
 * the one that gave away most, and the one that was better than its alternatives by most. */

#include "sv-evaluation.h"
#include "sv-move-analysis.h"

typedef struct {
  unsigned event; /* index of the event */
  /* goals that the choice gave away, or by which it was better than the next best */
  double goals;
  /* evaluation of all choices at that moment; owned; NULL if there is no such choice */
  SvEvaluation *evaluation;
} SvNotableChoice;

typedef struct {
  SvMoveAnalysis *analysis; /* owned */
  SvNotableChoice best, costliest;
} SvAnalysisReport;

/* Like sv_move_analysis_new (), but blocks longer, because the two choices are evaluated too. Free
 * with sv_analysis_report_free (). */
SvAnalysisReport *sv_analysis_report_new (const SvHistory *history,
                                          SvEvaluatorProgress progress,
                                          gpointer data,
                                          GCancellable *cancellable,
                                          GError **error);
void sv_analysis_report_free (SvAnalysisReport *self);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (SvAnalysisReport, sv_analysis_report_free)
