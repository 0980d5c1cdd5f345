/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "sv-games.h"

#include "sv-games-list.h"

#include <string.h>

/* SV_GAMES_LIST consists of one GAME (word) for each word in the file games.list. */
#define GAME(word) extern const SvGame word##_game;
SV_GAMES_LIST
#undef GAME

#define GAME(word) &word##_game,
static const SvGame *const games[] = { SV_GAMES_LIST NULL };
#undef GAME

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
