/* SPDX-License-Identifier: GPL-3.0-or-later */
/* hint FILE|GAME [--attacks T] */
#include "cli-common.h"

#include "sv-solution.h"

#include <glib/gi18n.h>

enum { STANDARD_ATTACKS = 60, MAX_ATTACKS = 10000 };

/* Of worths that differ by less neither is the better. */
static const double SAME = 1e-9;

static struct {
  char *attacks;
} given;

static const GOptionEntry options[] = {
  { "attacks", 0, 0, G_OPTION_ARG_STRING, &given.attacks,
    N_ ("How many attacks are still to come, the running one included (60)"), N_ ("T") },
  G_OPTION_ENTRY_NULL,
};

typedef struct {
  SvEvent event;
  double worth;
} Choice;

/* Best first; what is the same stays in the order of the legal list. */
static void
sort (Choice *choices, unsigned n)
{
  for (unsigned i = 1; i < n; i++)
    for (unsigned j = i; j > 0 && choices[j].worth > choices[j - 1].worth + SAME; j--) {
      const Choice better = choices[j];
      choices[j] = choices[j - 1];
      choices[j - 1] = better;
    }
}

static JsonArray *
events_of (
    const SvGame *game, const void *setup, const void *state, const SvSolution *solution, int side)
{
  JsonArray *events = json_array_new ();
  SvEvent legal[SV_MAX_LEGAL];
  Choice choices[SV_MAX_LEGAL];
  const unsigned n = solution != NULL ? game->legal (setup, state, legal) : 0;

  for (unsigned i = 0; i < n; i++)
    choices[i] = (Choice){ legal[i], sv_solution_event (solution, state, legal[i], side) };
  sort (choices, n);
  for (unsigned i = 0; i < n; i++) {
    JsonObject *event = json_object_new ();
    char text[SV_EVENT_TEXT_MAX + 1];

    game->event_text (setup, state, choices[i].event, text);
    json_object_set_string_member (event, "event", text);
    json_object_set_double_member (event, "value", choices[i].worth);
    json_array_add_object_element (events, event);
  }
  return events;
}

static void
print_hint (const SvMatchDoc *doc, unsigned attacks)
{
  const SvGame *game = doc->game;
  const void *setup = sv_history_get_setup (doc->history);
  const void *state = sv_history_get_state (doc->history);
  g_autoptr (JsonObject) line = json_object_new ();
  g_autoptr (SvSolution) solution = NULL;
  SvNode node;

  game->node (setup, state, &node);
  if (node.kind != SV_NODE_OVER && attacks > 0)
    solution = sv_solution_new (game, setup, state, attacks, g_get_num_processors (), NULL, NULL,
                                NULL, NULL);
  json_object_set_int_member (line, "after", sv_history_get_length (doc->history));
  json_object_set_object_member (line, "node", sv_document_node (game, setup, state));
  if (node.side_name != NULL)
    json_object_set_string_member (line, "side", node.side_name);
  else
    json_object_set_null_member (line, "side");
  json_object_set_boolean_member (line, "exact", TRUE);
  json_object_set_int_member (line, "attacks", attacks);
  json_object_set_double_member (
      line, "value", solution != NULL ? sv_solution_position (solution, state, node.side) : 0);
  json_object_set_array_member (line, "events",
                                events_of (game, setup, state, solution, node.side));
  sv_cli_print_object (line);
}

static int
hint (char **argv)
{
  guint64 attacks = STANDARD_ATTACKS;
  if (given.attacks != NULL &&
      !sv_cli_parse_number ("hint", given.attacks, "--attacks", 0, MAX_ATTACKS, &attacks))
    return SV_CLI_BAD_USE;
  g_autoptr (SvMatchDoc) doc = sv_cli_load_match (argv[1]);
  if (doc == NULL)
    return SV_CLI_BAD_INPUT;
  if (doc->game->solver == NULL) {
    sv_cli_say (_ ("What a position of %s is worth cannot be worked out."), _ (doc->game->title));
    return SV_CLI_BAD_INPUT;
  }
  print_hint (doc, (unsigned)attacks);
  return SV_CLI_DONE;
}

const SvCommand cmd_hint = { "hint", "FILE|GAME", options, hint,
                             N_ ("Tell what a position and each choice in it are worth.") };
