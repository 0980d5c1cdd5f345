/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "cli-part.h"

#include "sv-json-file.h"
#include "sv-json-read.h"
#include "sv-json.h"

#include <glib/gi18n.h>
#include <stdio.h>

CliPart *
cli_part_new (SvTally *tally,
              guint64 of,
              const char *game,
              const char *const players[2],
              gint64 seed,
              char *series)
{
  CliPart *self = g_new0 (CliPart, 1);

  self->tally = tally;
  self->of = of;
  self->game = g_strdup (game);
  self->players[0] = g_strdup (players[0]);
  self->players[1] = g_strdup (players[1]);
  self->seed = seed;
  self->series = series;
  return self;
}

void
cli_part_free (CliPart *self)
{
  g_clear_pointer (&self->tally, sv_tally_free);
  g_free (self->game);
  g_free (self->players[0]);
  g_free (self->players[1]);
  g_free (self->series);
  g_free (self);
}

/* --- Writing --- */

static void
set_pair (JsonObject *object, const char *key, guint64 a, guint64 b)
{
  JsonArray *pair = json_array_new ();

  json_array_add_int_element (pair, (gint64)a);
  json_array_add_int_element (pair, (gint64)b);
  json_object_set_array_member (object, key, pair);
}

static JsonObject *
scores_object (const SvTally *tally)
{
  JsonObject *scores = json_object_new ();

  for (guint i = 0; i < tally->scores->len; i++) {
    const SvScoreCount *score = &g_array_index (tally->scores, SvScoreCount, i);
    char key[32];
    g_snprintf (key, sizeof key, "%u-%u", score->goals[0], score->goals[1]);
    json_object_set_int_member (scores, key, (gint64)score->n);
  }
  return scores;
}

static JsonArray *
played_array (const SvTally *tally)
{
  JsonArray *played = json_array_new ();

  for (guint i = 0; i < tally->played->len; i++) {
    const SvSpan *span = &g_array_index (tally->played, SvSpan, i);
    JsonArray *pair = json_array_new ();
    json_array_add_int_element (pair, (gint64)span->from);
    json_array_add_int_element (pair, (gint64)span->to);
    json_array_add_array_element (played, pair);
  }
  return played;
}

JsonObject *
cli_part_write (const CliPart *self)
{
  const SvTally *tally = self->tally;
  JsonObject *out = json_object_new ();
  JsonArray *players = json_array_new ();

  json_array_add_string_element (players, self->players[0]);
  json_array_add_string_element (players, self->players[1]);
  json_object_set_int_member (out, "matches", (gint64)tally->matches);
  set_pair (out, "wins", tally->wins[0], tally->wins[1]);
  json_object_set_int_member (out, "draws", (gint64)tally->draws);
  set_pair (out, "goals", tally->goals[0], tally->goals[1]);
  json_object_set_object_member (out, "scores", scores_object (tally));
  set_pair (out, "home", tally->home[0], tally->home[1]);
  json_object_set_string_member (out, "game", self->game);
  json_object_set_array_member (out, "players", players);
  json_object_set_int_member (out, "seed", self->seed);
  json_object_set_int_member (out, "of", (gint64)self->of);
  json_object_set_array_member (out, "played", played_array (tally));
  json_object_set_string_member (out, "series", self->series);
  return out;
}

/* --- Reading --- */

/* The most goals that a part can report: at most 999 for each side of each match. */
static const gint64 MAX_GOALS = (gint64)CLI_PART_MAX_MATCHES * 999;

/* Read a member that counts matches. */
static gboolean
take_count (JsonObject *object, const char *key, guint64 *out, GError **error)
{
  return sv_json_read_int (object, NULL, key, 0, CLI_PART_MAX_MATCHES, (gint64 *)out, error);
}

static gboolean
take_pair (JsonObject *object, const char *key, gint64 most, guint64 out[2], GError **error)
{
  g_autoptr (JsonNode) node = sv_json_get_member (object, key);

  return sv_node_pair (node, SV_PATH_KEY (NULL, key), 0, most, (gint64 *)out, error);
}

static gboolean
read_score (const char *key, JsonNode *node, const SvPath *path, SvTally *tally, GError **error)
{
  const SvPath *place = SV_PATH_KEY (path, key);
  guint goals[2];
  int end = 0;
  gint64 n;
  g_autofree char *again = NULL;

  if (sscanf (key, "%9u-%9u%n", &goals[0], &goals[1], &end) == 2 && key[end] == '\0')
    again = g_strdup_printf ("%u-%u", goals[0], goals[1]);
  if (g_strcmp0 (key, again) != 0)
    return sv_fault (error, SV_STORE_ERROR_VALUE, place, "%s",
                     _ ("a score such as “3-2” is needed here"));
  if (!sv_node_int (node, place, 1, CLI_PART_MAX_MATCHES, &n, error))
    return FALSE;
  sv_tally_add_score (tally, goals[0], goals[1], (guint64)n);
  return TRUE;
}

static gboolean
take_scores (JsonObject *object, SvTally *tally, GError **error)
{
  const SvPath *path = SV_PATH_KEY (NULL, "scores");
  g_autoptr (JsonNode) node = sv_json_get_member (object, "scores");
  JsonObject *scores = sv_node_object (node, path, error);
  JsonObjectIter iter;
  const char *key;
  JsonNode *value;

  if (scores == NULL)
    return FALSE;
  json_object_iter_init_ordered (&iter, scores);
  while (json_object_iter_next_ordered (&iter, &key, &value))
    if (!read_score (key, value, path, tally, error))
      return FALSE;
  return TRUE;
}

static gboolean
take_played (JsonObject *object, guint64 of, SvTally *tally, GError **error)
{
  const SvPath *path = SV_PATH_KEY (NULL, "played");
  g_autoptr (JsonNode) node = sv_json_get_member (object, "played");
  JsonArray *played = sv_node_array (node, path, error);
  guint64 end = 0; /* end of the previous span */

  for (guint i = 0; played != NULL && i < json_array_get_length (played); i++) {
    gint64 ends[2];
    if (!sv_node_pair (json_array_get_element (played, i), SV_PATH_ITEM (path, i), 0,
                       CLI_PART_MAX_MATCHES, ends, error))
      return FALSE;
    const SvSpan span = { (guint64)ends[0], (guint64)ends[1] };
    if (span.from >= span.to || span.to > of || span.from < end || !sv_tally_add_span (tally, span))
      return sv_fault (error, SV_STORE_ERROR_VALUE, SV_PATH_ITEM (path, i), "%s",
                       _ ("these are not the numbers of other matches of this series"));
    end = span.to;
  }
  return played != NULL;
}

static gboolean
take_players (JsonObject *object, char *out[2], GError **error)
{
  const SvPath *path = SV_PATH_KEY (NULL, "players");
  g_autoptr (JsonNode) node = sv_json_get_member (object, "players");
  JsonArray *players = sv_node_array (node, path, error);

  if (players == NULL)
    return FALSE;
  if (json_array_get_length (players) != 2)
    return sv_fault (error, SV_STORE_ERROR_VALUE, path, "%s", _ ("two names are needed here"));
  for (unsigned i = 0; i < 2; i++)
    if (!sv_node_text (json_array_get_element (players, i), SV_PATH_ITEM (path, i), SV_TEXT_NAME,
                       &out[i], error))
      return FALSE;
  return TRUE;
}

static gboolean
take_name (JsonObject *object, const char *key, char **out, GError **error)
{
  g_autoptr (JsonNode) node = sv_json_get_member (object, key);

  return sv_node_text (node, SV_PATH_KEY (NULL, key), SV_TEXT_NAME, out, error);
}

/* Check that the figures can come from one series. */
static gboolean
add_up (const SvTally *tally, GError **error)
{
  guint64 of_scores = 0, of_spans = 0;

  for (guint i = 0; i < tally->scores->len; i++)
    of_scores += g_array_index (tally->scores, SvScoreCount, i).n;
  for (guint i = 0; i < tally->played->len; i++)
    of_spans +=
        g_array_index (tally->played, SvSpan, i).to - g_array_index (tally->played, SvSpan, i).from;
  if (of_scores == tally->matches && of_spans == tally->matches &&
      tally->wins[0] + tally->wins[1] + tally->draws == tally->matches &&
      tally->home[0] + tally->home[1] + tally->draws == tally->matches)
    return TRUE;
  return sv_fault (error, SV_STORE_ERROR_VALUE, NULL, "%s",
                   _ ("The figures of this part do not add up."));
}

static gboolean
read_part (CliPart *self, JsonObject *object, GError **error)
{
  SvTally *tally = self->tally;

  if (!take_count (object, "matches", &tally->matches, error) ||
      !take_pair (object, "wins", CLI_PART_MAX_MATCHES, tally->wins, error) ||
      !take_count (object, "draws", &tally->draws, error) ||
      !take_pair (object, "goals", MAX_GOALS, tally->goals, error) ||
      !take_scores (object, tally, error) ||
      !take_pair (object, "home", CLI_PART_MAX_MATCHES, tally->home, error) ||
      !take_name (object, "game", &self->game, error) ||
      !take_players (object, self->players, error) ||
      !sv_json_read_int (object, NULL, "seed", 0, G_MAXINT64, &self->seed, error) ||
      !take_count (object, "of", &self->of, error) ||
      !take_played (object, self->of, tally, error) ||
      !take_name (object, "series", &self->series, error))
    return FALSE;
  return add_up (tally, error);
}

CliPart *
cli_part_read (const char *text, gsize length, GError **error)
{
  g_autoptr (JsonObject) object = sv_json_read (text, length, error);
  g_autoptr (CliPart) self = g_new0 (CliPart, 1);

  self->tally = sv_tally_new ();
  if (object == NULL || !read_part (self, object, error))
    return NULL;
  return g_steal_pointer (&self);
}

CliPart *
cli_part_load (const char *path, GError **error)
{
  g_autoptr (GBytes) bytes = sv_json_load_file (path, error);

  return bytes != NULL
             ? cli_part_read (g_bytes_get_data (bytes, NULL), g_bytes_get_size (bytes), error)
             : NULL;
}
