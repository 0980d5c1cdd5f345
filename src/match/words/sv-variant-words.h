/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/* sv-variant-words: values of a variant in words, and what differs from the standard game. Made
 * from the tables of the game; no widgets. */

#include "sv-document.h"

/* The name to show for a variant. */
const char *sv_variant_words_name (const SvVariantDoc *variant);

/* The unit of a value, in the form that goes with it. The field must have one. */
const char *sv_variant_words_unit (const SvField *field, int32_t value);

/* An item of a list, its fields with their values: "Number: 2, Bonus: 1". */
char *sv_variant_words_item (const SvField *list, const void *item);

/* What a board of one's own is called, for people. */
const char *sv_variant_words_own_board (const SvBoard *board);

/* A sentence for each rule that is another one than in the standard game; of char *. */
GPtrArray *sv_variant_words_differences (const SvGame *game, const void *setup);

/* How these same rules are in the standard game, a sentence each; of char *. */
GPtrArray *sv_variant_words_standard (const SvGame *game, const void *setup);

/* All of them, or that there are none. Free with g_free (). */
char *sv_variant_words_describe (const SvVariantDoc *variant);
