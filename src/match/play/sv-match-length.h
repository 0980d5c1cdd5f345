/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/* sv-match-length: how long a match lasts that one click begins. Each length is one of the variants
 * that come with every game. */

#include "sv-document.h"

typedef enum {
  SV_MATCH_SHORT,
  SV_MATCH_NORMAL,
  SV_MATCH_LONG, /* the standard game */
  SV_MATCH_FIRST_TO_THREE,
  SV_MATCH_LENGTHS
} SvMatchLength;

/* Return the words for a button: "Short". */
const char *sv_match_length_title (SvMatchLength length);

/* Return the rules of @game for this length, or NULL if the game has none for it; then it is played
 * by its standard rules. Transfer full. */
SvVariantDoc *sv_match_length_variant (const SvGame *game, SvMatchLength length);

/* Return how long such a match lasts, as "about 8 minutes", or NULL if the game does not say. Free
 * with g_free (). */
char *sv_match_length_dup_minutes (const SvGame *game, SvMatchLength length);
