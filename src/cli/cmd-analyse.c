/* SPDX-License-Identifier: GPL-3.0-or-later */
/* analyse FILE [--positions N] [--seconds S] [--seed X] */
#include "cli-common.h"

#include "sv-move-analysis.h"
#include "sv-steps.h"

#include <glib/gi18n.h>

enum { MAX_SECONDS = 36000 };

static struct {
  char *positions, *seconds, *seed;
} given;

static const GOptionEntry options[] = {
  { "positions", 0, 0, G_OPTION_ARG_STRING, &given.positions,
    N_ ("Estimate a match by looking at this many positions in all (20000000)"), N_ ("N") },
  { "seconds", 0, 0, G_OPTION_ARG_STRING, &given.seconds, N_ ("Estimate for this many seconds"),
    N_ ("S") },
  { "seed", 0, 0, G_OPTION_ARG_STRING, &given.seed,
    N_ ("The same number gives the same estimate again"), N_ ("S") },
  G_OPTION_ENTRY_NULL,
};

static const char *
side_name (const SvSteps *step)
{
  SvNode node;

  step->game->node (step->setup, step->before, &node);
  return node.side_name;
}

static void
print_line (const SvSteps *step, const SvMoveAnalysis *analysis)
{
  const SvAnalysisLine *line = &analysis->lines[step->index];
  g_autoptr (JsonObject) out = json_object_new ();
  char text[SV_EVENT_TEXT_MAX + 1];

  step->game->event_text (step->setup, step->before, step->event, text);
  json_object_set_int_member (out, "index", step->index);
  json_object_set_string_member (out, "event", text);
  if (line->side >= 0)
    json_object_set_string_member (out, "side", side_name (step));
  else
    json_object_set_null_member (out, "side");
  json_object_set_double_member (out, "before", line->before);
  json_object_set_double_member (out, "after", line->after);
  if (line->chosen)
    json_object_set_double_member (out, "loss", line->before - line->after);
  else
    json_object_set_double_member (out, "luck", line->after - line->before);
  if (!analysis->exact)
    json_object_set_double_member (out, "error", line->error);
  sv_cli_print_object (out);
}

static void
set_pair (JsonObject *object, const char *key, const double pair[2])
{
  JsonArray *array = json_array_new ();

  json_array_add_double_element (array, pair[0]);
  json_array_add_double_element (array, pair[1]);
  json_object_set_array_member (object, key, array);
}

static void
print_sums (const SvMoveAnalysis *analysis)
{
  g_autoptr (JsonObject) out = json_object_new ();

  json_object_set_double_member (out, "start", analysis->start);
  set_pair (out, "luck", analysis->luck);
  set_pair (out, "loss", analysis->loss);
  json_object_set_double_member (out, "end", analysis->end);
  if (!analysis->exact) {
    set_pair (out, "luck_error", analysis->luck_error);
    set_pair (out, "loss_error", analysis->loss_error);
  }
  sv_cli_print_object (out);
}

static int
analyse (char **argv)
{
  guint64 seconds = 0;
  SvEstimateEffort effort = { 0 };
  SvSteps steps;
  SvNode node;
  g_autoptr (GError) error = NULL;

  if (!sv_cli_parse_number ("analyse", given.positions, "--positions", 1, G_MAXUINT64,
                            &effort.positions) ||
      !sv_cli_parse_number ("analyse", given.seconds, "--seconds", 1, MAX_SECONDS, &seconds) ||
      !sv_cli_parse_number ("analyse", given.seed, "--seed", 0, G_MAXUINT64, &effort.seed))
    return SV_CLI_BAD_USE;
  effort.seconds = (double)seconds;
  g_autoptr (SvMatchDoc) doc = sv_cli_load_match (argv[1]);
  if (doc == NULL)
    return SV_CLI_BAD_INPUT;
  doc->game->node (sv_history_get_setup (doc->history), sv_history_get_state (doc->history), &node);
  if (node.kind != SV_NODE_OVER) {
    sv_cli_say (_ ("This match is not over yet: only a whole match can be analysed."));
    return SV_CLI_BAD_INPUT;
  }
  g_autoptr (SvMoveAnalysis) analysis =
      sv_move_analysis_new (doc->history, &effort, NULL, NULL, NULL, &error);
  if (analysis == NULL) {
    sv_cli_say ("%s", error->message);
    return SV_CLI_BAD_INPUT;
  }
  sv_steps_begin (&steps, doc->history, 0, analysis->n);
  while (sv_steps_next (&steps))
    print_line (&steps, analysis);
  print_sums (analysis);
  return SV_CLI_DONE;
}

const SvCommand cmd_analyse = {
  "analyse", N_ ("FILE"), options, analyse,
  N_ ("Show what each choice in a match gave away and what each throw brought.")
};
