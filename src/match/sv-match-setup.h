/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/* sv-match-setup: what is needed to make a new match of any game, without a widget.
 *
 * Names of figurines, what is special about a variant, the division of figurines among players,
 * and the match that one click begins. */

#include "sv-match.h"

G_BEGIN_DECLS

/* One figurine of a side before the match. */
typedef struct {
  int number; /* on the shirt */
  char *name; /* "Striker 2", translated */
} SvFigurine;

void sv_figurine_free (SvFigurine *self);

/* The figurines of side, by shirt number; of SvFigurine. */
GPtrArray *sv_match_setup_figurines (const SvGame *game, int side);

/* Whom figurine i of n belongs to when k people share them as equally as possible: 0 … k - 1, the
 * first people have one more (S-10). */
unsigned sv_match_setup_divide (unsigned n, unsigned k, unsigned i);

/* In whole sentences what differs from the standard game. Free with g_free (). */
char *sv_match_setup_describe (const SvVariantDoc *variant);

/* Why these teams cannot play with these rules, as a sentence for a person: error is what
 * sv_match_doc_new () found. Free with g_free (). */
char *sv_match_setup_dup_fault (const GError *error, const SvTeamDoc *const teams[2]);

/* The name to show for a team or a variant of the library. */
const char *sv_match_setup_team_name (const SvTeamDoc *team);
const char *sv_match_setup_variant_name (const SvVariantDoc *variant);

/* The standard game between the first two teams of the library, one person each. */
SvMatch *sv_match_setup_quick (const SvGame *game, GError **error);

/* The same with a variant, to try it. Error if the cards of those teams do not suit it. */
SvMatch *sv_match_setup_try (const SvVariantDoc *variant, GError **error);

G_END_DECLS
