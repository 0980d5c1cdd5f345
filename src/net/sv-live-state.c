/* SPDX-License-Identifier: GPL-3.0-or-later */
#include <glib/gi18n-lib.h> /* before our headers, which define N_ if it is missing */

#include "sv-live-state.h"

#include "sv-json-read.h"
#include "sv-score-words.h"

static const char *const stages[] = { "setup", "play", "break", "over", NULL };

/* --- Writing --- */

static void
add_text (JsonObject *out, const char *key, const char *text)
{
  if (text != NULL)
    json_object_set_string_member (out, key, text);
}

JsonObject *
sv_live_state_write (const SvScoreline *line)
{
  JsonObject *out = json_object_new ();
  /* A table counts its breaks while the stage is still that of the period before. */
  const gboolean pause = line->stage == SV_STAGE_PLAY && line->rests;

  json_object_set_string_member (out, "stage", stages[pause ? SV_STAGE_BREAK : line->stage]);
  add_text (out, "period", line->period);
  add_text (out, "break", pause ? N_ ("Break") : line->break_name);
  add_text (out, "notice", line->notice);
  if (line->clock_ends > 0)
    json_object_set_int_member (out, "ends", line->clock_ends);
  if (line->shootout) {
    JsonArray *goals = json_array_new ();
    for (int side = 0; side < 2; side++)
      json_array_add_int_element (goals, line->scored[line->sides[0] == side ? 0 : 1]);
    json_object_set_array_member (out, "shootout", goals);
  }
  if (line->stage == SV_STAGE_OVER) {
    if (line->winner >= 0)
      json_object_set_int_member (out, "winner", line->sides[line->winner]);
    json_object_set_string_member (out, "how", sv_cup_how_words[line->how]);
  }
  return out;
}

/* --- Reading --- */

/* Read one of the texts, which are all in the program, so that only a few of them ever come. Return
 * FALSE if it is no text. */
static gboolean
read_text (JsonObject *object, const char *key, const char **out)
{
  g_autofree char *text = NULL;

  if (!sv_json_read_text (object, NULL, key, SV_TEXT_NAME, &text, NULL))
    return FALSE;
  *out = text != NULL && *text != '\0' ? g_intern_string (text) : NULL;
  return TRUE;
}

static gboolean
read_shootout (JsonObject *object, SvScoreline *out)
{
  g_autoptr (JsonNode) node = sv_json_get_member (object, "shootout");
  gint64 goals[2];

  if (node == NULL)
    return TRUE;
  if (!sv_node_pair (node, NULL, 0, SV_CUP_MAX_GOALS, goals, NULL))
    return FALSE;
  out->shootout = TRUE;
  for (int side = 0; side < 2; side++)
    out->scored[side] = (int)goals[side];
  return TRUE;
}

static gboolean
read_end (JsonObject *object, SvScoreline *out)
{
  gint64 winner = -1;
  int how = SV_END_FULL_TIME;

  if (out->stage != SV_STAGE_OVER)
    return TRUE;
  if (!sv_json_read_optional_int (object, NULL, "winner", 0, 1, &winner, NULL) ||
      !sv_node_word (json_object_get_member (object, "how"), NULL, sv_cup_how_words, &how, NULL))
    return FALSE;
  out->winner = (int)winner;
  out->how = (SvEnd)how;
  return TRUE;
}

gboolean
sv_live_state_read (JsonObject *object, SvScoreline *out)
{
  gint64 ends = 0;
  int stage;

  *out = (SvScoreline){ .winner = -1, .sides = { 0, 1 }, .left_ms = -1 };
  if (!sv_node_word (json_object_get_member (object, "stage"), NULL, stages, &stage, NULL))
    return FALSE;
  out->stage = (SvStage)stage;
  if (!sv_json_read_optional_int (object, NULL, "ends", 0, G_MAXINT, &ends, NULL))
    return FALSE;
  out->clock_ends = (int)ends;
  return read_text (object, "period", &out->period) &&
         read_text (object, "break", &out->break_name) &&
         read_text (object, "notice", &out->notice) && read_shootout (object, out) &&
         read_end (object, out);
}

/* --- Words --- */

char *
sv_live_state_words (const SvScoreline *state, const SvCupDoc *doc, unsigned fixture)
{
  SvScoreline line = *state;

  for (int side = 0; side < 2; side++) {
    const int team = doc->meetings[fixture].teams[side];
    if (team < 0)
      /* The competition was changed under the match. */
      line.winner = -1;
    else
      line.teams[side] = doc->teams->pdata[team];
  }
  return sv_score_words_state (&line);
}
