/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Of how many positions a hint can say why: those of matches between a beginner and a club
 * player. */

#include <stdio.h>
#include <string.h>

#include "sv-evaluation.h"
#include "sv-games.h"
#include "sv-playout.h"
#include "sv-reason.h"

enum { POSITIONS = 200, EVERY = 7 };

typedef struct {
  unsigned equal;       /* positions in which all choices are told to be worth the same */
  unsigned sure, told;  /* whose best choice is better beyond doubt; and of these with a reason */
  unsigned doubt, both; /* the others, and of these with one */
} Count;

/* As src/match/sv-advisor.c does it. */
static void
look (const SvPlayout *play, int side, Count *count)
{
  const SvEvaluationEffort effort = { .attacks = SV_EVALUATION_ATTACKS,
                                      .positions = 20000,
                                      .seed = 1 };
  const SvGame *game = play->game;
  guint64 seen[SV_MAX_STATE / 8], better[SV_MAX_STATE / 8], worse[SV_MAX_STATE / 8];
  SvNotes notes;
  g_autofree SvEvaluation *evaluation =
      sv_evaluation_new (game, play->setup, play->state, &effort, NULL, NULL);
  const unsigned rival = sv_evaluation_rival (evaluation);

  count->equal += rival == 0;
  if (rival == 0)
    return;
  memcpy (seen, play->state, game->state_size);
  if (game->secrets.hide_secrets != NULL)
    game->secrets.hide_secrets (play->setup, seen, side);
  sv_evaluation_end (evaluation, 0, game, play->setup, seen, better);
  sv_evaluation_end (evaluation, rival, game, play->setup, seen, worse);
  sv_reason (game, play->setup, better, worse, side, &notes);
  if (sv_evaluation_is_better (evaluation, 0, rival)) {
    count->sure++;
    count->told += notes.n > 0 || sv_evaluation_find_next (evaluation, 0, rival, side) >= 0;
  } else {
    count->doubt++;
    count->both += notes.n > 0;
  }
}

static Count
measure (const SvGame *game)
{
  g_autofree void *setup = g_malloc0 (game->setup_size);
  guint64 state[SV_MAX_STATE / 8] = { 0 };
  SvEvent event, legal[SV_MAX_LEGAL];
  Count count = { 0 };
  SvNode node;
  SvRng rng;
  SvPlayout play = { .game = game, .setup = setup, .rng = &rng, .pace_ms = SV_PLAYOUT_PACE_MS };

  sv_game_standard (game, setup);
  sv_rng_seed (&rng, 7);
  play.bot_memories[0] = sv_bot_memory_new (sv_bot_by_id ("starter"), game, setup);
  play.bot_memories[1] = sv_bot_memory_new (sv_bot_by_id ("club"), game, setup);
  for (unsigned choices = 0; choices < POSITIONS * EVERY;) {
    game->init (setup, state);
    sv_playout_begin (&play, state, 0);
    while (choices < POSITIONS * EVERY && sv_playout_step (&play, NULL, &event, NULL)) {
      game->node (setup, play.state, &node);
      if (node.kind == SV_NODE_DECISION && game->legal (setup, play.state, legal) > 1 &&
          choices++ % EVERY == 0)
        look (&play, node.side, &count);
    }
  }
  for (unsigned i = 0; i < 2; i++)
    sv_bot_memory_free (play.bot_memories[i]);
  return count;
}

int
main (void)
{
  for (const SvGame *const *game = sv_games (); *game != NULL; game++) {
    if ((*game)->evaluation.skills == NULL)
      continue;
    const Count n = measure (*game);
    printf (
        "%s: %u positions: in %u all choices are worth the same; a reason in %u of %u whose best "
        "choice is surely better, and in %u of the other %u\n",
        (*game)->id, POSITIONS, n.equal, n.told, n.sure, n.both, n.doubt);
  }
  return 0;
}
