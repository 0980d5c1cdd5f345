/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Makes data/puzzles/GAME.json: a match of two computer players, and moments of it in which few
 * choices make a goal likely in the turn that runs. The clock ends nothing, but a clock of dice
 * does.
 *
 * Usage: make-puzzles VARIANT SEED LEAST BOT > FILE
 *
 * VARIANT is a file, LEAST the chance from which on a goal is likely; what made those of the
 * program:
 *   strafworp-1-standard.svvariant 3 0.4 starter
 *   eleven-1-standard.svvariant 1 0.6 greedy
 *   a match of Champions 2020 as its file tells (long, without interceptions) 1 0.5 greedy */

#include "goal-chance.h"

#include "sv-bot.h"
#include "sv-games.h"
#include "sv-json.h"
#include "sv-library.h"

#include <stdio.h>

/* Events between one puzzle and the next are at least so many. */
enum { PUZZLES = 10, EVENTS = 20000, APART = 25 };

/* A choice with such a part of the chance of the best one looks good to somebody, and so do some of
 * many. */
enum { TEMPTING = 3, MANY = 8 };

/* So many puzzles of all may leave but two choices. */
enum { PLAIN = 4 };

/* The greatest multiple of five per cent that the best choice reaches. */
static unsigned
goal_of (const double *chances, unsigned n)
{
  double best = 0;

  for (unsigned i = 0; i < n; i++)
    best = MAX (best, chances[i]);
  return 5 * (unsigned)(best * 20 + 1e-9);
}

/* There is a good choice, and most are not, though some of them do not look bad. */
static gboolean
is_puzzle (const double *chances, unsigned n, double least)
{
  const unsigned goal = goal_of (chances, n);
  unsigned good = 0, tempting = 0;

  for (unsigned i = 0; i < n; i++) {
    good += chances[i] * 100 + 1e-9 >= goal;
    tempting += chances[i] * 100 * TEMPTING >= goal;
  }
  return goal >= least * 100 && goal < 100 && good * 2 <= n && good <= 3 &&
         (tempting >= MIN (n, 3) || n >= MANY);
}

static void
add (JsonArray *puzzles, unsigned after, const double *chances, unsigned n)
{
  JsonObject *puzzle = json_object_new ();
  JsonArray *list = json_array_new ();

  json_object_set_int_member (puzzle, "after", after);
  json_object_set_int_member (puzzle, "goal", goal_of (chances, n));
  for (unsigned i = 0; i < n; i++)
    json_array_add_int_element (list, (gint64)(chances[i] * 100 + 1e-9));
  json_object_set_array_member (puzzle, "chances", list);
  json_array_add_object_element (puzzles, puzzle);
  fprintf (stderr, "%u: after %u, %u choices, %u%%\n", json_array_get_length (puzzles), after, n,
           goal_of (chances, n));
}

/* Puzzles with but two choices. */
static unsigned
count_plain (JsonArray *puzzles)
{
  unsigned plain = 0;

  for (guint i = 0; i < json_array_get_length (puzzles); i++) {
    JsonObject *puzzle = json_array_get_object_element (puzzles, i);
    plain += json_array_get_length (json_object_get_array_member (puzzle, "chances")) == 2;
  }
  return plain;
}

/* Play match on until there are enough puzzles in it; gives the event of the last one. */
static unsigned
find_puzzles (SvMatchDoc *match, JsonArray *puzzles, double least, const SvBot *bot, SvRng *rng)
{
  const SvGame *game = match->game;
  const void *setup = sv_history_get_setup (match->history);
  g_autofree double *chances = g_new (double, game->max_legal);
  g_autofree SvEvent *legal = g_new (SvEvent, game->max_legal);
  SvBotMemory *bot_memory = sv_bot_memory_new (bot, game, setup);
  unsigned last = 0;
  SvNode node;

  for (unsigned k = 0; k < EVENTS && json_array_get_length (puzzles) < PUZZLES; k++) {
    const void *state = sv_history_get_state (match->history);

    game->node (setup, state, &node);
    if (node.kind == SV_NODE_OVER)
      break;
    const unsigned n = game->legal (setup, state, legal);
    const gboolean chance = node.kind == SV_NODE_CHANCE;
    if (!chance && !node.secret && node.side >= 0 && k >= last + APART &&
        (n > 2 || count_plain (puzzles) < PLAIN) && find_chances (game, setup, state, chances) &&
        is_puzzle (chances, n, least)) {
      add (puzzles, k, chances, n);
      last = k;
    }
    sv_history_append_known (
        match->history,
        legal[chance ? sv_rng_below (rng, n)
                     : sv_bot_memory_choose (bot_memory, state, legal, n, rng, NULL)],
        0);
  }
  sv_bot_memory_free (bot_memory);
  return last;
}

int
main (int argc, char **argv)
{
  g_autoptr (SvVariantDoc) variant = argc > 4 ? sv_variant_doc_load (argv[1], NULL) : NULL;
  const SvBot *bot = argc > 4 ? sv_bot_by_id (argv[4]) : NULL;

  if (variant == NULL || bot == NULL)
    return 2;
  g_autoptr (GPtrArray) teams = sv_library_built_in (variant->game, SV_DOCUMENT_TEAM);
  g_autoptr (SvMatchDoc) match =
      sv_match_doc_new (variant, ((SvLibraryItem *)teams->pdata[0])->team,
                        ((SvLibraryItem *)teams->pdata[1])->team, NULL);
  JsonArray *puzzles = json_array_new ();
  SvRng rng;
  sv_rng_seed (&rng, g_ascii_strtoull (argv[2], NULL, 10));
  const unsigned last = find_puzzles (match, puzzles, g_ascii_strtod (argv[3], NULL), bot, &rng);
  match->has_times = match->has_clock = match->has_meta = FALSE;
  g_autoptr (JsonObject) object = sv_match_doc_to_object (match, last);
  json_object_set_array_member (object, "puzzles", puzzles);
  g_autofree char *text = sv_json_write (object, TRUE);
  fputs (text, stdout);
  return 0;
}
