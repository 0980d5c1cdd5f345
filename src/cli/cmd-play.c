/* SPDX-License-Identifier: GPL-3.0-or-later */
/* play FILE|GAME [--home BOT] [--away BOT] [--seed S] [--pace MS] [--report] */
#include "cli-common.h"
#include "cli-report.h"

#include "sv-bot.h"

#include <glib/gi18n.h>
#include <string.h>

enum { STANDARD_PACE_MS = 2500, MAX_PACE_MS = 3600000 };

typedef struct {
  SvMatchDoc *doc;
  const SvBot *bots[2]; /* of the home side (shown first) and the away side */
  SvRng rng;
  gint64 pace_ms;
  gint64 elapsed_ms; /* of the running period */
} Play;

/* The computer player of this name; NULL after saying which ones there are. */
static const SvBot *
find_bot (const char *id, const SvGame *game)
{
  const SvBot *bot = sv_bot_by_id (id);
  if (bot != NULL && bot->plays (game))
    return bot;

  g_autoptr (GString) names = g_string_new (NULL);
  for (const SvBot *const *each = sv_bots (); *each != NULL; each++) {
    if ((*each)->plays (game))
      g_string_append_printf (names, "%s%s", names->len > 0 ? ", " : "", (*each)->id);
  }
  sv_cli_bad_use ("play", _ ("No computer player “%s” plays this game; these do: %s."), id,
                  names->str);
  return NULL;
}

/* The event that comes next: the clock's, a thrown die, or a computer player's choice. */
static SvEvent
next_event (Play *self, const void *state, const SvNode *node, const SvView *view)
{
  const SvGame *game = self->doc->game;
  const void *setup = sv_history_get_setup (self->doc->history);
  if (node->time && view->clock_runs && view->period_ms > 0 && self->elapsed_ms >= view->period_ms)
    return sv_event_time ();

  SvEvent legal[SV_MAX_LEGAL];
  unsigned n = game->legal (setup, state, legal);
  g_assert (n > 0);
  if (node->kind == SV_NODE_CHANCE)
    return legal[sv_rng_below (&self->rng, n)];
  /* Until the game says who is at home, that is the first team. */
  int home = MAX (view->shown_first, 0);
  const SvBot *bot = self->bots[node->side == home ? 0 : 1];
  return legal[sv_bot_choose (bot, game, setup, state, legal, n, &self->rng, NULL)];
}

/* Play until the match is over. FALSE if it becomes longer than a document may be. */
static gboolean
play_to_end (Play *self)
{
  SvHistory *history = self->doc->history;
  const SvGame *game = self->doc->game;
  const void *setup = sv_history_get_setup (history);
  guint64 state[SV_MAX_STATE / sizeof (guint64)];

  for (;;) {
    SvNode node;
    SvView view;
    memcpy (state, sv_history_get_state (history), game->state_size);
    game->node (setup, state, &node);
    if (node.kind == SV_NODE_OVER)
      return TRUE;
    game->view (setup, state, &view);
    SvEvent event = next_event (self, state, &node, &view);
    if (view.clock_runs && event.verb != SV_VERB_TIME)
      self->elapsed_ms += self->pace_ms;
    /* A shot in the air at the end of a period is stamped with its last moment. */
    if (view.period_ms > 0)
      self->elapsed_ms = MIN (self->elapsed_ms, view.period_ms);
    if (sv_history_append (history, event, self->elapsed_ms) != SV_HISTORY_OK)
      return FALSE;
    self->elapsed_ms =
        sv_cli_clock_after (game, setup, state, sv_history_get_state (history), self->elapsed_ms);
  }
}

typedef struct {
  char *home, *away, *seed, *pace;
  gboolean report;
} Options;

static void
options_clear (Options *self)
{
  g_free (self->home);
  g_free (self->away);
  g_free (self->seed);
  g_free (self->pace);
}

G_DEFINE_AUTO_CLEANUP_CLEAR_FUNC (Options, options_clear)

static int
parse (char ***argv, Options *options)
{
  const GOptionEntry entries[] = {
    { "home", 0, 0, G_OPTION_ARG_STRING, &options->home, N_ ("Who plays the home team"),
      N_ ("BOT") },
    { "away", 0, 0, G_OPTION_ARG_STRING, &options->away, N_ ("Who plays the away team"),
      N_ ("BOT") },
    { "seed", 0, 0, G_OPTION_ARG_STRING, &options->seed,
      N_ ("The same number gives the same match again"), N_ ("S") },
    { "pace", 0, 0, G_OPTION_ARG_STRING, &options->pace,
      N_ ("Milliseconds that an event takes on the match clock (2500)"), N_ ("MS") },
    { "report", 0, 0, G_OPTION_ARG_NONE, &options->report,
      N_ ("Print a report for people instead of the document"), NULL },
    G_OPTION_ENTRY_NULL,
  };
  return sv_cli_parse ("play", argv, entries, 1, 1);
}

int
cmd_play (char **args)
{
  g_auto (GStrv) argv = g_strdupv (args);
  g_auto (Options) options = { 0 };
  int status = parse (&argv, &options);
  if (status >= 0)
    return status;

  guint64 seed = 0, pace = STANDARD_PACE_MS;
  if (options.seed != NULL &&
      !sv_cli_parse_number ("play", options.seed, "--seed", 0, G_MAXUINT64, &seed))
    return SV_CLI_BAD_USE;
  if (options.pace != NULL &&
      !sv_cli_parse_number ("play", options.pace, "--pace", 1, MAX_PACE_MS, &pace))
    return SV_CLI_BAD_USE;
  g_autoptr (SvMatchDoc) doc = sv_cli_load_match (argv[1]);
  if (doc == NULL)
    return SV_CLI_BAD_INPUT;

  Play play = { .doc = doc, .pace_ms = (gint64)pace, .elapsed_ms = doc->elapsed_ms };
  const char *names[2] = { options.home, options.away };
  for (unsigned i = 0; i < 2; i++) {
    play.bots[i] = find_bot (names[i] != NULL ? names[i] : sv_bots ()[0]->id, doc->game);
    if (play.bots[i] == NULL)
      return SV_CLI_BAD_USE;
  }
  if (options.seed != NULL)
    sv_rng_seed (&play.rng, seed);
  else
    sv_rng_seed_system (&play.rng);

  if (!play_to_end (&play)) {
    sv_cli_say (_ ("The match became too long for a document; a larger --pace ends it sooner."));
    return SV_CLI_BAD_INPUT;
  }
  doc->elapsed_ms = play.elapsed_ms;
  if (options.report)
    sv_cli_print_report (doc);
  else
    sv_cli_print_match (doc);
  return SV_CLI_DONE;
}
