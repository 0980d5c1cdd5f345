/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "sv-cup-end.h"

#include "sv-board-file.h"

struct _SvCupEnd {
  const SvGame *game;
  void *setup, *state;
};

SvCupEnd *
sv_cup_end_new (const SvMatchDoc *match)
{
  const SvGame *game = match->game;
  const void *setup = sv_history_get_setup (match->history);
  const void *state = sv_history_get_state (match->history);
  SvNode node;

  game->node (setup, state, &node);
  if (node.kind != SV_NODE_OVER || !sv_game_has_season (game))
    return NULL;
  SvCupEnd *self = g_rc_box_new (SvCupEnd);
  self->game = game;
  self->setup = sv_setup_copy (game, setup);
  self->state = g_memdup2 (state, game->state_size);
  return self;
}

SvCupEnd *
sv_cup_end_ref (SvCupEnd *self)
{
  return g_rc_box_acquire (self);
}

static void
clear (gpointer data)
{
  SvCupEnd *self = data;

  sv_setup_free (self->game, self->setup);
  g_free (self->state);
}

void
sv_cup_end_unref (SvCupEnd *self)
{
  g_rc_box_release_full (self, clear);
}

void
sv_cup_end_leave (const SvCupEnd *self, const SvVariantDoc *variant, unsigned side, SvTeamDoc *team)
{
  if (!sv_game_has_season (variant->game))
    return;
  if (self != NULL) {
    sv_game_after_match (self->game, self->setup, self->state, side, team->fields);
    return;
  }
  g_autofree void *state = g_malloc0 (variant->game->state_size);
  variant->game->init (variant->setup, state);
  sv_game_after_match (variant->game, variant->setup, state, side, team->fields);
}
