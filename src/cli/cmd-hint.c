/* SPDX-License-Identifier: GPL-3.0-or-later */
/* hint FILE|GAME [--attacks T] [--positions N] [--seconds S] [--seed X] */
#include "cli-common.h"

#include "sv-evaluation.h"

#include <glib/gi18n.h>

enum { MAX_ATTACKS = 10000, MAX_SECONDS = 3600 };

static struct {
  char *attacks, *positions, *seconds, *seed;
} given;

static const GOptionEntry options[] = {
  { "attacks", 0, 0, G_OPTION_ARG_STRING, &given.attacks,
    N_ ("How many attacks are still to come, including the current one (60)"), N_ ("T") },
  { "positions", 0, 0, G_OPTION_ARG_STRING, &given.positions,
    N_ ("Estimate by looking at this many positions (300000)"), N_ ("N") },
  { "seconds", 0, 0, G_OPTION_ARG_STRING, &given.seconds, N_ ("Estimate for this many seconds"),
    N_ ("S") },
  { "seed", 0, 0, G_OPTION_ARG_STRING, &given.seed,
    N_ ("The same number gives the same estimate again"), N_ ("S") },
  G_OPTION_ENTRY_NULL,
};

static JsonArray *
events_of (const SvMatchDoc *doc, const SvEvaluation *evaluation)
{
  const void *setup = sv_history_get_setup (doc->history);
  const void *state = sv_history_get_state (doc->history);
  JsonArray *events = json_array_new ();

  for (unsigned i = 0; i < evaluation->n; i++) {
    JsonObject *event = json_object_new ();
    char text[SV_EVENT_TEXT_MAX + 1];

    doc->game->event_text (setup, state, evaluation->events[i].event, text);
    json_object_set_string_member (event, "event", text);
    json_object_set_double_member (event, "value", evaluation->events[i].value);
    if (!evaluation->exact)
      json_object_set_double_member (event, "error", evaluation->events[i].error);
    json_array_add_object_element (events, event);
  }
  return events;
}

static void
print_hint (const SvMatchDoc *doc, const SvEvaluationEffort *effort, const SvEvaluation *evaluation)
{
  const SvGame *game = doc->game;
  const void *setup = sv_history_get_setup (doc->history);
  const void *state = sv_history_get_state (doc->history);
  g_autoptr (JsonObject) line = json_object_new ();
  SvNode node;

  game->node (setup, state, &node);
  json_object_set_int_member (line, "after", sv_history_get_length (doc->history));
  json_object_set_object_member (line, "node", sv_document_node (game, setup, state));
  if (node.side_name != NULL)
    json_object_set_string_member (line, "side", node.side_name);
  else
    json_object_set_null_member (line, "side");
  json_object_set_boolean_member (line, "exact", evaluation->exact && !evaluation->approximate);
  if (evaluation->exact)
    json_object_set_int_member (line, "attacks", effort->attacks);
  json_object_set_double_member (line, "value", evaluation->value);
  if (!evaluation->exact)
    json_object_set_double_member (line, "error", evaluation->error);
  json_object_set_array_member (line, "events", events_of (doc, evaluation));
  sv_cli_print_object (line);
}

static int
hint (char **argv)
{
  guint64 attacks = SV_EVALUATION_ATTACKS, seconds = 0;
  SvEvaluationEffort effort = { 0 };
  g_autoptr (GError) error = NULL;

  if (!sv_cli_parse_number ("hint", given.attacks, "--attacks", 0, MAX_ATTACKS, &attacks) ||
      !sv_cli_parse_number ("hint", given.positions, "--positions", 1, G_MAXUINT64,
                            &effort.positions) ||
      !sv_cli_parse_number ("hint", given.seconds, "--seconds", 1, MAX_SECONDS, &seconds) ||
      !sv_cli_parse_number ("hint", given.seed, "--seed", 0, G_MAXUINT64, &effort.seed))
    return SV_CLI_BAD_USE;
  effort.attacks = (unsigned)attacks;
  effort.seconds = (double)seconds;
  g_autoptr (SvMatchDoc) doc = sv_cli_load_match (argv[1]);
  if (doc == NULL)
    return SV_CLI_BAD_INPUT;
  g_autofree SvEvaluation *evaluation =
      sv_evaluation_new (doc->game, sv_history_get_setup (doc->history),
                         sv_history_get_state (doc->history), &effort, NULL, &error);
  if (evaluation == NULL) {
    sv_cli_say ("%s", error->message);
    return SV_CLI_BAD_INPUT;
  }
  print_hint (doc, &effort, evaluation);
  return SV_CLI_DONE;
}

const SvCommand cmd_hint = { "hint", N_ ("FILE|GAME"), options, hint,
                             N_ ("Show what a position and each choice in it are worth.") };
