/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "sv-bot.h"

#include <string.h>

#include "sv-bot-exact.h"
#include "sv-bot-greedy.h"
#include "sv-bot-memory.h"

static const SvSkill greedy = { .positions = 12000 };

static bool
plays_all (const SvGame *game)
{
  return true;
}

static bool
plays_valued (const SvGame *game)
{
  return sv_game_has_evaluation (game);
}

/* Return a random legal event, all equally likely: the weakest player, which is also used in
 * tests. */
static unsigned
choose_any (SvBotMemory *bot_memory,
            const void *state,
            const SvEvent *legal,
            unsigned n,
            SvRng *rng,
            const atomic_bool *stop)
{
  return sv_rng_below (rng, n);
}

static unsigned
choose_greedily (SvBotMemory *bot_memory,
                 const void *state,
                 const SvEvent *legal,
                 unsigned n,
                 SvRng *rng,
                 const atomic_bool *stop)
{
  return sv_bot_greedy_choose (bot_memory, state, legal, n, &greedy, rng, stop);
}

/* Return the index of the event that the safest line-up of the game has next, or @n if there is no
 * such line-up now. */
static unsigned
find_safest (const SvBotMemory *bot_memory, const void *state, const SvEvent *legal, unsigned n)
{
  unsigned i = 0;
  SvLineUp line_up;

  if (!sv_game_safest_line_up (bot_memory->game, bot_memory->setup, state, &line_up))
    return n;
  while (i < n && !sv_event_equal (legal[i], line_up.event))
    i++;
  return i;
}

/* Play as well as possible, but choose at random as often as the level's lapses say. */
static unsigned
choose_by_level (SvBotMemory *bot_memory,
                 const void *state,
                 const SvEvent *legal,
                 unsigned n,
                 SvRng *rng,
                 const atomic_bool *stop)
{
  const SvGame *game = bot_memory->game;
  const SvSkill *skill = game->evaluation.skills != NULL
                             ? &game->evaluation.skills[bot_memory->bot->level - 1]
                             : &greedy;

  if (sv_rng_below (rng, 1000) < skill->random_per_mille)
    return sv_rng_below (rng, n);
  const unsigned safest = skill->lines_up_safely ? find_safest (bot_memory, state, legal, n) : n;
  if (safest < n)
    return safest;
  if (game->evaluation.solver != NULL)
    return sv_bot_exact_choose (bot_memory, state, legal, n, bot_memory->bot->level == SV_LEVELS,
                                rng, stop);
  return sv_bot_greedy_choose (bot_memory, state, legal, n, skill, rng, stop);
}

static const SvBot random_player = {
  .id = "random",
  .title = N_ ("Computer – any move"),
  .about = N_ ("computer · any move"),
  .help = N_ ("Plays anything that the rules allow."),
  .plays = plays_all,
  .choose = choose_any,
};

static const SvBot greedy_player = {
  .id = "greedy",
  .title = N_ ("Computer – greedy"),
  .about = N_ ("computer · greedy"),
  .help = N_ ("Plays every turn as well as it can, but does not look further ahead."),
  .thinks = true,
  .plays = plays_valued,
  .choose = choose_greedily,
};

#define LEVEL(level_, id_, title_, about_, help_)                                                  \
  {                                                                                                \
    .id = id_, .title = title_, .about = about_, .help = help_, .level = level_, .thinks = true,   \
    .plays = plays_valued, .choose = choose_by_level                                               \
  }

static const SvBot levels[SV_LEVELS] = {
  LEVEL (1,
         "starter",
         N_ ("Computer – starter"),
         N_ ("computer · starter"),
         N_ ("Is still learning the game: an opponent you can beat.")),
  LEVEL (2,
         "junior",
         N_ ("Computer – junior"),
         N_ ("computer · junior"),
         N_ ("Beats the starter in {n} of 10 matches.")),
  LEVEL (3,
         "club",
         N_ ("Computer – club player"),
         N_ ("computer · club"),
         N_ ("Beats the junior in {n} of 10 matches.")),
  LEVEL (4,
         "expert",
         N_ ("Computer – expert"),
         N_ ("computer · expert"),
         N_ ("Beats the club player in {n} of 10 matches.")),
  LEVEL (5,
         "champion",
         N_ ("Computer – champion"),
         N_ ("computer · champion"),
         N_ ("Beats the expert in {n} of 10 matches: the best there is.")),
};

static const SvBot *const bots[] = { &levels[0], &levels[1],     &levels[2],     &levels[3],
                                     &levels[4], &random_player, &greedy_player, NULL };

const SvBot *const *
sv_bots (void)
{
  return bots;
}

const SvBot *
sv_bot_by_id (const char *id)
{
  for (const SvBot *const *bot = bots; *bot != NULL; bot++)
    if (strcmp ((*bot)->id, id) == 0)
      return *bot;
  return NULL;
}

SvPhrase
sv_bot_help (const SvBot *bot, const SvGame *game)
{
  const bool measured = bot->level > 0 && game->evaluation.skills != NULL;

  /* If the game has no skills, all levels are equal and each wins five of ten matches. */
  return sv_phrase_numbers (
      bot->help, measured ? (int32_t)game->evaluation.skills[bot->level - 1].expected_wins : 5, 0,
      0);
}

/* Choose in a position without hidden information: the next event of the plan if it still fits,
 * else by a new search. */
static unsigned
choose_seen (SvBotMemory *self,
             const void *seen,
             const SvEvent *legal,
             unsigned n,
             SvRng *rng,
             const atomic_bool *stop)
{
  if (self->step < self->n_steps) {
    const int planned = sv_bot_memory_planned (self, seen, legal, n);
    if (planned >= 0) {
      sv_bot_memory_go_on (self, seen);
      return (unsigned)planned;
    }
  }
  return self->bot->choose (self, seen, legal, n, rng, stop);
}

unsigned
sv_bot_memory_choose (SvBotMemory *self,
                      const void *state,
                      const SvEvent *legal,
                      unsigned n,
                      SvRng *rng,
                      const atomic_bool *stop)
{
  const SvGame *game = self->game;
  alignas (16) unsigned char seen[SV_MAX_STATE];
  SvNode node;

  game->node (self->setup, state, &node);
  memcpy (seen, state, game->state_size);
  sv_game_hide_secrets (game, self->setup, seen, node.side);
  return choose_seen (self, seen, legal, n, rng, stop);
}

unsigned
sv_bot_choose (const SvBot *bot,
               const SvGame *game,
               const void *setup,
               const void *state,
               const SvEvent *legal,
               unsigned n,
               SvRng *rng,
               const atomic_bool *stop)
{
  SvBotMemory *bot_memory = sv_bot_memory_new (bot, game, setup);
  const unsigned choice = sv_bot_memory_choose (bot_memory, state, legal, n, rng, stop);

  sv_bot_memory_free (bot_memory);
  return choice;
}
