/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "sv-games.h"

#include <string.h>

extern const SvGame strafworp_game;
extern const SvGame eleven_game;
extern const SvGame champions_game;
extern const SvGame null_game;

static const SvGame *const games[] = { &strafworp_game, &eleven_game, &champions_game, &null_game,
                                       NULL };

const SvGame *const *
sv_games (void)
{
  return games;
}

const SvGame *
sv_game_by_id (const char *id)
{
  for (const SvGame *const *game = games; *game != NULL; game++)
    if (strcmp ((*game)->id, id) == 0)
      return *game;
  return NULL;
}
