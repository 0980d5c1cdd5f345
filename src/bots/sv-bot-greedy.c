/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "sv-bot-greedy.h"

#include "sv-search.h"

#include <string.h>

enum { SAMPLES = 6 }; /* replies that are played out for each of the best ends of the turn */

/* Return the end of the turn with the best evaluation after the replies of the other side, which
 * are found with @positions positions each, or NULL if there is none. Ties are decided at random.
 * The same dice fall after each end, so that luck does not decide the comparison. */
static const SvSearchEnd *
best_after_replies (SvSearch *self, unsigned positions, SvRng *rng)
{
  SvSearch *mini = sv_search_new (self->game, self->setup, positions, self->stop);
  const uint64_t seed = sv_rng_next (rng);
  int64_t most = INT64_MIN;
  const SvSearchEnd *best = NULL;
  unsigned n_best = 0;

  for (unsigned i = 0; mini != NULL && i < self->n_ends; i++) {
    int64_t sum = 0;
    SvRng dice;
    sv_rng_seed (&dice, seed);
    for (unsigned j = 0; j < SAMPLES && !sv_search_stopped (self); j++) {
      SvSearchState state = self->ends[i].state;
      sv_search_play (mini, &state, self->side, 1, j, &dice);
      sum += sv_search_evaluation (mini, &state, self->side);
    }
    if (sum > most) {
      most = sum;
      n_best = 0;
    }
    if (sum == most && sv_rng_below (rng, ++n_best) == 0)
      best = &self->ends[i];
  }
  if (mini != NULL)
    sv_search_free (mini);
  return best;
}

/* Remember the events that follow on @first on the route @way, to be played without a new
 * search. */
static void
keep_plan (const SvSearch *self,
           SvBotMemory *bot_memory,
           const void *state,
           SvEvent first,
           const SvSearchWay *way)
{
  bot_memory->n_steps = sv_search_steps (self, way, first, bot_memory->steps);
  bot_memory->step = 0;
  if (bot_memory->n_steps > 0)
    sv_bot_memory_go_on (bot_memory, state);
}

unsigned
sv_bot_greedy_choose (SvBotMemory *bot_memory,
                      const void *state,
                      const SvEvent *legal,
                      unsigned n,
                      const SvSkill *skill,
                      SvRng *rng,
                      const atomic_bool *stop)
{
  if (n == 1)
    return 0;
  SvSearch *search = sv_search_new (bot_memory->game, bot_memory->setup, skill->positions, stop);
  if (search == NULL)
    return sv_rng_below (rng, n);
  SvNode node;
  bot_memory->game->node (bot_memory->setup, state, &node);
  sv_search_think (search, state, legal, n);
  /* A secret choice is drawn at random among equals, because the other side does not know it and
   * so cannot reply to it. */
  const SvSearchEnd *end =
      skill->replies > 0 && !node.secret ? best_after_replies (search, skill->replies, rng) : NULL;
  unsigned choice;
  if (end != NULL) {
    choice = end->root;
    keep_plan (search, bot_memory, state, legal[choice], &end->way);
  } else {
    sv_search_share (search, state, legal, n);
    choice = sv_search_draw (search, n, rng);
    keep_plan (search, bot_memory, state, legal[choice], &sv_search_best (search)[choice]);
  }
  sv_search_free (search);
  return choice;
}
