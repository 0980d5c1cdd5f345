/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/* sv-variant-words: values of a variant in words, and its differences from the standard game.
 * Built from the field tables of the game; no widgets. */

#include "sv-document.h"

/* Return the name to show for a variant. */
const char *sv_variant_words_name (const SvVariantDoc *variant);

/* Return the unit of a value in its singular or plural. The field must have a unit. */
const char *sv_variant_words_unit (const SvField *field, int32_t value);

/* Return the game's sentence about an item of a list, as "If the rebounder stands in F: +1": that
 * of a field whose sentence tells other fields too. NULL if there is none. Free with g_free (). */
char *sv_variant_words_item_sentence (const SvField *list, const void *item);

/* Return an item of a list as its fields with their values: "Number: 2, Bonus: 1". */
char *sv_variant_words_item (const SvField *list, const void *item);

/* Return the name to show for a board that somebody has made. */
const char *sv_variant_words_own_board (const SvBoard *board);

/* Return a sentence for each rule that differs from the standard game; array of char *. */
GPtrArray *sv_variant_words_differences (const SvGame *game, const void *setup);

/* Return a sentence for each of these rules that says how it is in the standard game; array of
 * char *. */
GPtrArray *sv_variant_words_standard (const SvGame *game, const void *setup);

/* Return all differences as one text, or a sentence that there are none. Free with g_free (). */
char *sv_variant_words_describe (const SvVariantDoc *variant);
