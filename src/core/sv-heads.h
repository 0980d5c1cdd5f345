/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/* sv-heads: the heads a figurine may have, by the names they have in documents and in
 * data/pieces/heads.svg. */

#include "sv-game.h"

/* Both NULL-terminated, SV_N_HEADS long; head of SvPiece counts from 1. */
extern const char *const sv_head_keys[];
extern const char *const sv_head_labels[];

/* The head of a piece whose card says this: the one that people chose, or 0. */
static inline uint8_t
sv_head_chosen (int32_t head)
{
  return head == SV_FIELD_NULL ? 0 : (uint8_t)(head + 1);
}

/* The row of a game's card fields for the head that people chose for this player, in member of
 * struct_; SV_FIELD_NULL: they did not, and documents leave it away. */
/* clang-format off */
#define SV_HEAD(struct_, member_)                                                                  \
  SV_CHOICE ("head", struct_, member_, sv_head_keys, sv_head_labels, SV_FIELD_NULL),               \
      .flags = SV_FIELD_OPTIONAL | SV_FIELD_HEAD, .label = N_ ("Head"),                            \
      .help = N_ ("The hair of the figurine; without a choice it goes by the number on the shirt.")
/* clang-format on */
