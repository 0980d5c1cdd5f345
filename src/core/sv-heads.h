/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/* sv-heads: the heads that a figurine may have, with their names in documents and in
 * data/pieces/heads.svg. */

#include "sv-game.h"

/* Names and labels of the heads; NULL-terminated arrays of SV_N_HEADS entries. SvPiece.head
 * counts from 1. */
extern const char *const sv_head_keys[];
extern const char *const sv_head_labels[];

/* Convert the head field of a card to the value of SvPiece.head: 1-based, or 0 if no head was
 * chosen. */
static inline uint8_t
sv_head_chosen (int32_t head)
{
  return head == SV_FIELD_NULL ? 0 : (uint8_t)(head + 1);
}

/* Row of a table of card fields for the head that the user chose, stored in @member_ of @struct_;
 * SV_FIELD_NULL if none was chosen, and then documents omit it. */
/* clang-format off */
#define SV_HEAD(struct_, member_)                                                                  \
  SV_CHOICE ("head", struct_, member_, sv_head_keys, sv_head_labels, SV_FIELD_NULL),               \
      .flags = SV_FIELD_OPTIONAL | SV_FIELD_HEAD, .label = N_ ("Head"),                            \
      .help = N_ ("The hair of the figurine; if none is chosen, it depends on the shirt number.")
/* clang-format on */
