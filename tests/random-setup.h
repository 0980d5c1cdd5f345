/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/* random-setup: variants as nobody would think of. */

#include <glib.h>

#include "sv-game.h"
#include "sv-rng.h"

static inline void
random_fields (const SvField *fields, size_t n, void *base, SvRng *rng)
{
  for (size_t i = 0; i < n; i++) {
    const SvField *field = &fields[i];
    const guint span = (guint)(field->max - field->min + 1);
    if (field->type == SV_FIELD_BOOL)
      sv_field_set (field, base, (int32_t)sv_rng_below (rng, 2));
    else if (field->type == SV_FIELD_INT && (field->flags & SV_FIELD_NULLABLE) == 0)
      sv_field_set (field, base, field->min + (int32_t)sv_rng_below (rng, span));
    else if ((field->type == SV_FIELD_CHOICE || field->type == SV_FIELD_BOARD) &&
             (field->flags & SV_FIELD_FIXED) == 0)
      sv_field_set (field, base,
                    (int32_t)sv_rng_below (rng, g_strv_length ((char **)(guintptr)field->choices)));
    else if (field->type == SV_FIELD_SET)
      sv_field_set (field, base, 1 + (int32_t)sv_rng_below (rng, (1u << field->max) - 1));
  }
}

/* Parameters that go together; lists stay as they are. */
static inline void
random_variant (const SvGame *game, void *setup, SvRng *rng)
{
  do
    random_fields (game->variant_fields, game->n_variant_fields, setup, rng);
  while (!sv_game_check (game, setup, NULL));
}
