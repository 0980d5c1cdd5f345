/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/* sv-figures: count what each team, each figurine and each person did in a match: shots, goals,
 * the goals that such shots bring on average, and whatever else the game counts.
 *
 * It does not judge choices; the move analysis (sv-evaluator) does. */

#include "sv-match-log.h"

enum { SV_FIGURES_LABELS = 12 };

typedef struct {
  int side;
  /* number of the piece, or -1 if the row is about a whole side or a person */
  int piece;
  /* the person; owned by the match; or NULL if the row is about a side or a piece */
  const SvSeatDoc *seat;
  unsigned shots, goals;
  double expected; /* average number of goals from shots such as these */
  double latest;   /* chance of the latest shot, until it is a goal; else 0 */
  double best;     /* chance of the hardest shot that became a goal; 0 if none did */
  /* how often each kind of event happened, in the order of SvFigures.labels */
  unsigned counts[SV_FIGURES_LABELS];
} SvPlayerFigures;

typedef struct {
  SvFacts *facts; /* what was counted, owned */
  unsigned n_labels;
  /* names of the counted kinds of event, translated: "Free pass!" */
  const char *labels[SV_FIGURES_LABELS];
  SvPlayerFigures sides[2];
  GArray *
      /* of SvPlayerFigures: the pieces that did anything that is counted, by side and number */
      pieces;
  GArray *
      people; /* of SvPlayerFigures: like @pieces, but for the people, if several play for a side */
} SvFigures;

/* Count what happened in @match up to its current position. Free with sv_figures_free (). */
SvFigures *sv_figures_new (SvMatch *match);
void sv_figures_free (SvFigures *self);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (SvFigures, sv_figures_free)

/* Return a sentence such as "12 shots, 4 goals, 3.1 expected"; free with g_free (). */
char *sv_figures_dup_shots (const SvPlayerFigures *player);
/* Return the name of the figurine, the person or the team of @player; free with g_free (). */
char *sv_figures_dup_name (SvMatch *match, const SvPlayerFigures *player);
