/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/* sv-face-words: texts about a throw that waits, for screen readers, tooltips and the rule of the
 * moment. Free them with g_free (). */

#include "sv-die-faces.h"
#include "sv-match.h"

/* Return the faces that are good for @side: "4, 5 or 6", "2 or more", "Every throw"; NULL if no
 * face is good or bad. */
char *sv_die_faces_dup_words (const SvDieFace faces[SV_DIE_FACES + 1], int side);

/* Return what the marked faces bring besides: "4: Free pass · 5, 6: Penalty"; "" if none is
 * marked. */
char *sv_die_faces_dup_specials (SvMatch *match, const SvDieFace faces[SV_DIE_FACES + 1]);

/* Return what the game says about the throw: numbers needed and bonuses, in sentences; "" if
 * nothing. */
char *sv_match_dup_counts (SvMatch *match);

/* Return how likely each outcome of the throw is, one on each line: "Goal: 25 %"; "" if no die is
 * thrown, nothing is uncertain, or it is the toss before the match. */
char *sv_match_dup_odds (SvMatch *match);
