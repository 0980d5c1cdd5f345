/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/* random-setup: variants, items of lists and cards as nobody would think of. */

#include <glib.h>
#include <string.h>

#include "sv-game.h"
#include "sv-rng.h"

/* One of the numbers that the field allows. */
static inline int32_t
random_int (const SvField *field, SvRng *rng)
{
  const guint span = (guint)(field->max - field->min + 1);
  const int32_t value = field->min + (int32_t)sv_rng_below (rng, span);

  return value != 0 && value == field->skipped ? field->max : value;
}

static inline void
random_fields (const SvField *fields, size_t n, void *base, SvRng *rng)
{
  for (size_t i = 0; i < n; i++) {
    const SvField *field = &fields[i];
    if (field->type == SV_FIELD_BOOL)
      sv_field_set (field, base, (int32_t)sv_rng_below (rng, 2));
    else if (field->type == SV_FIELD_INT && (field->flags & SV_FIELD_NULLABLE) == 0)
      sv_field_set (field, base, random_int (field, rng));
    else if ((field->type == SV_FIELD_CHOICE || field->type == SV_FIELD_BOARD) &&
             (field->flags & SV_FIELD_FIXED) == 0)
      sv_field_set (field, base,
                    (int32_t)sv_rng_below (rng, g_strv_length ((char **)(guintptr)field->choices)));
    else if (field->type == SV_FIELD_SET)
      sv_field_set (field, base, 1 + (int32_t)sv_rng_below (rng, (1u << field->max) - 1));
  }
}

/* What may be null is so half of the time. */
static inline void
random_item (const SvField *fields, size_t n, void *base, SvRng *rng)
{
  for (size_t i = 0; i < n; i++) {
    const SvField *field = &fields[i];
    const bool is_null = (field->flags & SV_FIELD_NULLABLE) != 0 && sv_rng_below (rng, 2) == 0;
    if (is_null)
      sv_field_set (field, base, SV_FIELD_NULL);
    else if (field->type == SV_FIELD_INT)
      sv_field_set (field, base,
                    field->min + (int32_t)sv_rng_below (rng, (guint)(field->max - field->min + 1)));
    else if (field->choices != NULL)
      sv_field_set (field, base,
                    (int32_t)sv_rng_below (rng, g_strv_length ((char **)(guintptr)field->choices)));
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

/* Up to three items in each list that go together: with these parameters a list may have none. */
static inline void
random_lists (const SvGame *game, void *setup, SvRng *rng)
{
  for (size_t i = 0; i < game->n_variant_fields; i++) {
    const SvField *list = &game->variant_fields[i];
    if (list->type != SV_FIELD_LIST)
      continue;
    do {
      const guint n = sv_rng_below (rng, 4);
      sv_field_set (list, setup, (int32_t)n);
      for (guint k = 0; k < n; k++)
        random_item (list->fields, list->n_fields, sv_field_item (list, setup, k), rng);
    } while (!sv_game_check (game, setup, NULL));
  }
}

/* Cards that go together, each value another one if it may be. */
static inline void
random_sound_cards (const SvGame *game, void *setup, SvRng *rng)
{
  g_autofree void *kept = g_malloc (game->setup_size);

  for (guint i = 0; i < 2 * (guint)game->n_cards; i++)
    for (size_t k = 0; k < game->n_card_fields; k++) {
      memcpy (kept, setup, game->setup_size);
      random_item (&game->card_fields[k], 1, sv_game_card (game, setup, i % 2, i / 2), rng);
      if (!sv_game_check (game, setup, NULL))
        memcpy (setup, kept, game->setup_size);
    }
}
