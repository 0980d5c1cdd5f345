/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/* sv-figures: what each team, each figurine and each person did in a match, counted: shots and goals
 * against the goals that such shots are worth, and whatever else the game counts. It judges no choice:
 * that is the account's business. */

#include "sv-match.h"

enum { SV_FIGURES_LABELS = 12 };

typedef struct {
  int side;
  int piece;             /* or -1: all of a side, or of a person */
  const SvSeatDoc *seat; /* the person, of the match; or NULL */
  unsigned shots, goals;
  double expected;                    /* goals of such shots */
  unsigned counts[SV_FIGURES_LABELS]; /* by label */
} SvDoer;

typedef struct {
  unsigned n_labels;
  const char *labels[SV_FIGURES_LABELS]; /* translated, as over the pitch: "Free pass!" */
  SvDoer sides[2];
  GArray *pieces; /* of SvDoer: who did anything that is counted, by side and number of the piece */
  GArray *people; /* the same of people, where several play for a side */
} SvFigures;

/* Of the match up to its position. */
SvFigures *sv_figures_new (SvMatch *match);
void sv_figures_free (SvFigures *self);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (SvFigures, sv_figures_free)

/* "12 shots, 4 goals, 3.1 expected". */
char *sv_figures_dup_shots (const SvDoer *doer);
/* The figurine, the person or the team. */
char *sv_figures_dup_name (SvMatch *match, const SvDoer *doer);
