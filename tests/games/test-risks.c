/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The chance that a ball arrives: in random positions of each game every way of the ball is tried,
 * and all that can be thrown or guessed after it is counted, with all who may stop it trying. */

#include <glib.h>
#include <limits.h>
#include <string.h>

#include "sv-games.h"
#include "sv-rng.h"
#include "sv-way.h"

enum { MATCHES = 16, EVENTS = 900, FEWEST = 5 };

typedef guint64 State[SV_MAX_STATE / 8];

typedef struct {
  const SvGame *game;
  void *setup;
  SvWays *ways;
  guint n_ways, n_risky, n_saved;
} Count;

/* --- What comes after the way --- */

static SvView
view_of (const Count *self, const void *state)
{
  SvView view;

  self->game->view (self->setup, state, &view);
  return view;
}

/* Whether the verb of the event's text is this one. */
static gboolean
is_called (const Count *self, const void *state, SvEvent event, const char *verb)
{
  char text[SV_EVENT_TEXT_MAX];

  self->game->event_text (self->setup, state, event, text);
  return g_str_has_prefix (text, verb) && (text[strlen (verb)] == ' ' || text[strlen (verb)] == 0);
}

static int
goals_of (const SvView *view)
{
  return view->score[0] + view->score[1] + view->shootout_score[0] + view->shootout_score[1];
}

/* Of the events of a decision, the one of those who try to stop the ball: the first that may
 * intercept, the best save; and nobody runs after the ball before that. -1: it is another
 * decision, so that the ball has arrived. */
static int
choose (Count *self, const void *state, const SvEvent *legal, unsigned n)
{
  int best = -1;
  unsigned odds = 0;

  for (unsigned i = 0; i < n; i++) {
    SvTarget target;

    if (is_called (self, state, legal[i], "hold"))
      return (int)i;
    self->game->event_target (self->setup, state, legal[i], &target);
    if (target.odds_of > 0 && target.odds > odds) {
      odds = target.odds;
      best = (int)i;
    }
  }
  return best;
}

static double arrives (Count *self, const void *state);

static double
after_event (Count *self, const void *state, SvEvent event)
{
  const SvView before = view_of (self, state);
  State next;

  memcpy (&next, state, self->game->state_size);
  self->game->apply (self->setup, &next, event);
  const SvView after = view_of (self, &next);
  /* A 3 intercepts the ball, even if it then goes into a goal. */
  if (g_str_equal (before.phase, "iroll") && event.a == 3)
    return 0;
  if (goals_of (&after) != goals_of (&before))
    return 1;
  /* Whoever saves or guesses, and lets in no goal, has stopped the ball. */
  if (g_str_equal (before.phase, "guess") || g_str_equal (before.phase, "sroll"))
    return 0;
  if (after.stage == SV_STAGE_OVER || after.shootout != before.shootout)
    return 0;
  return arrives (self, &next);
}

/* The chance that the ball arrives from a position on its way. */
static double
arrives (Count *self, const void *state)
{
  SvEvent legal[SV_MAX_LEGAL];
  const SvView view = view_of (self, state);
  const unsigned n = self->game->legal (self->setup, state, legal);
  SvNode node;
  double sum = 0;

  self->game->node (self->setup, state, &node);
  if (node.kind == SV_NODE_DECISION && !g_str_equal (view.phase, "aim") &&
      !g_str_equal (view.phase, "guess")) {
    const int chosen = choose (self, state, legal, n);
    return chosen < 0 ? 1 : after_event (self, state, legal[chosen]);
  }
  if (node.kind == SV_NODE_OVER || g_str_equal (view.phase, "roll") ||
      g_str_equal (view.phase, "throw") || g_str_equal (view.phase, "rroll"))
    return 1;
  for (unsigned i = 0; i < n; i++)
    sum += after_event (self, state, legal[i]) / n;
  return sum;
}

/* --- The ways of a position --- */

static void
check_way (Count *self, const void *state, const SvEvent *events, unsigned n)
{
  State after;
  SvRisks risks;

  memcpy (&after, state, self->game->state_size);
  for (unsigned i = 0; i < n; i++)
    self->game->apply (self->setup, &after, events[i]);
  const gboolean known = sv_game_risks (self->game, self->setup, &after, &risks);
  g_assert_cmpuint (risks.odds, <=, risks.odds_of);
  g_assert_true (known || (risks.n == 0 && risks.odds == 1 && risks.odds_of == 1));
  g_assert_cmpfloat_with_epsilon ((double)risks.odds / (double)risks.odds_of,
                                  arrives (self, &after), 1e-9);
  g_assert_true ((risks.n > 0) == (risks.odds < risks.odds_of));
  self->n_ways++;
  self->n_risky += risks.n > 0;
  self->n_saved +=
      risks.n > 0 &&
      view_of (self, &after).pieces[risks.risks[risks.n - 1].piece].flags & SV_PIECE_KEEPER;
}

/* Every way of the ball that may end where it ends. */
static void
check_position (Count *self, const void *state)
{
  const SvBoard *board = self->game->board (self->setup);
  SvEvent events[SV_MAX_WAY];

  sv_ways_find (self->ways, self->game, self->setup, state, -1);
  for (int space = 0; space < board->n_spaces; space++)
    if (sv_ways_get_end (self->ways, space).may_stop)
      check_way (self, state, events, sv_ways_get (self->ways, space, events, NULL));
}

/* Kicks that are no ways, each an event of its own. */
static void
check_kicks (Count *self, const void *state, const SvEvent *legal, unsigned n)
{
  for (unsigned i = 0; i < n; i++)
    if (is_called (self, state, legal[i], "kick") && legal[i].a != SV_ARG_NONE)
      check_way (self, state, &legal[i], 1);
}

/* Choose an event: every other time by chance, else the best for the side that decides. */
static SvEvent
go_on (Count *self, const void *state, const SvEvent *legal, unsigned n, SvRng *rng)
{
  unsigned best = sv_rng_below (rng, n);
  const gboolean clever = self->game->evaluation.appraise != NULL && sv_rng_below (rng, 2) == 0;
  int most = INT_MIN;
  SvNode node;

  self->game->node (self->setup, state, &node);
  for (unsigned i = 0; node.kind == SV_NODE_DECISION && i < n && clever; i++) {
    State next;
    memcpy (&next, state, self->game->state_size);
    self->game->apply (self->setup, &next, legal[i]);
    const int value = self->game->evaluation.appraise (self->setup, &next, node.side);
    if (value > most) {
      most = value;
      best = i;
    }
  }
  return legal[best];
}

static void
test_game (gconstpointer data)
{
  Count count = { .game = data, .ways = sv_ways_new () };
  SvEvent legal[SV_MAX_LEGAL];
  State state;
  SvRng rng;

  count.setup = g_malloc0 (MAX (count.game->setup_size, 1));
  sv_game_standard (count.game, count.setup);
  sv_rng_seed (&rng, 30);
  for (unsigned match = 0; match < MATCHES; match++) {
    count.game->init (count.setup, &state);
    for (unsigned i = 0; i < EVENTS; i++) {
      const unsigned n = count.game->legal (count.setup, &state, legal);
      if (n == 0)
        break;
      check_position (&count, &state);
      check_kicks (&count, &state, legal, n);
      count.game->apply (count.setup, &state, go_on (&count, &state, legal, n, &rng));
    }
  }
  if (count.game->display.risks != NULL) {
    g_assert_cmpuint (count.n_risky, >, FEWEST);
    g_assert_cmpuint (count.n_ways, >, count.n_risky);
    g_assert_cmpuint (count.n_saved, >, 0);
  }
  g_test_message ("%u ways, %u of them risky, %u with a keeper", count.n_ways, count.n_risky,
                  count.n_saved);
  sv_ways_free (count.ways);
  g_free (count.setup);
}

int
main (int argc, char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  for (const SvGame *const *game = sv_games (); *game != NULL; game++) {
    g_autofree char *path = g_strdup_printf ("/risks/count-what-is-thrown/%s", (*game)->id);
    g_test_add_data_func (path, *game, test_game);
  }
  return g_test_run ();
}
