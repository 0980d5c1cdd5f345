/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "sv-cup-json.h"

#include <glib/gi18n.h>

/* indexed by SvCupFrom */
static const char *const source_keys[] = { "team", "group", "winner", "loser" };

void
sv_cup_extra_free (SvCupExtra *self)
{
  if (self == NULL)
    return;
  g_clear_pointer (&self->match, json_object_unref);
  g_free (self->file);
  g_free (self->names[0]);
  g_free (self->names[1]);
  g_clear_pointer (&self->end, sv_cup_end_unref);
  g_clear_pointer (&self->unknown, json_object_unref);
  g_free (self);
}

SvCupExtra *
sv_cup_extra_copy (const SvCupExtra *self)
{
  SvCupExtra *copy = g_memdup2 (self, sizeof *self);
  copy->match = self->match ? json_object_ref (self->match) : NULL;
  copy->file = g_strdup (self->file);
  copy->names[0] = g_strdup (self->names[0]);
  copy->names[1] = g_strdup (self->names[1]);
  copy->end = self->end ? sv_cup_end_ref (self->end) : NULL;
  copy->unknown = self->unknown ? json_object_ref (self->unknown) : NULL;
  return copy;
}

/* --- reading: numbers and lists of them --- */

/* Read a list of numbers below @max. */
static gboolean
read_numbers (
    JsonNode *node, const SvPath *path, unsigned max, unsigned *n, unsigned *out, GError **error)
{
  gint64 numbers[SV_CUP_MAX_TEAMS];
  if (!sv_node_ints (node, path, max, 0, max - 1, numbers, n, error))
    return FALSE;
  for (unsigned i = 0; i < *n; i++)
    out[i] = (unsigned)numbers[i];
  return TRUE;
}

static gboolean
read_pair (JsonNode *node, const SvPath *path, unsigned max, unsigned out[2], GError **error)
{
  gint64 pair[2];
  if (!sv_node_pair (node, path, 0, max, pair, error))
    return FALSE;
  out[0] = (unsigned)pair[0];
  out[1] = (unsigned)pair[1];
  return TRUE;
}

/* --- reading: plan and order --- */

static gboolean
take_groups (SvCup *self, JsonObject *plan, const SvPath *parent, GError **error)
{
  const SvPath *path = SV_PATH_KEY (parent, "groups");
  g_autoptr (JsonNode) node = sv_json_get_member (plan, "groups");
  JsonArray *list = sv_node_short_array (node, path, self->n_teams, error);
  if (list == NULL)
    return FALSE;
  self->n_groups = json_array_get_length (list);
  for (unsigned g = 0; g < self->n_groups; g++) {
    if (!read_numbers (json_array_get_element (list, g), SV_PATH_ITEM (path, g), self->n_teams,
                       &self->group_size[g], self->groups[g], error))
      return FALSE;
  }
  return sv_json_read_unsigned (plan, parent, "advance", 1, SV_CUP_MAX_TEAMS, &self->advance,
                                error);
}

/* Keys that belong to another kind of plan are kept as unknown keys. */
static SvCup *
take_plan (
    JsonObject *object, const SvGame *game, unsigned n_teams, SvCupNotes *notes, GError **error)
{
  const SvPath *path = SV_PATH_KEY (NULL, "plan");
  g_autoptr (JsonNode) node = sv_json_get_member (object, "plan");
  JsonObject *plan = sv_node_object (node, path, error);
  if (plan == NULL)
    return NULL;
  int kind;
  g_autoptr (JsonNode) word = sv_json_get_member (plan, "kind");
  if (!sv_node_word (word, SV_PATH_KEY (path, "kind"), sv_cup_kind_words, &kind, error))
    return NULL;
  g_autoptr (SvCup) self = sv_cup_new ((SvCupKind)kind, n_teams, game->season.points);
  if (!sv_json_read_optional_unsigned (plan, path, "boards", 1, SV_CUP_MAX_BOARDS, &self->boards,
                                       error) ||
      (kind != SV_CUP_KNOCKOUT &&
       !sv_json_read_optional_unsigned (plan, path, "legs", 1, SV_CUP_MAX_LEGS, &self->legs,
                                        error)) ||
      (kind != SV_CUP_LEAGUE && !sv_json_read_bool (plan, path, "third", &self->third, error)) ||
      (kind == SV_CUP_LEAGUE && !sv_json_read_bool (plan, path, "pack", &self->pack, error)) ||
      !sv_cup_notes_take_clock (notes, self, plan, path, error) ||
      (kind == SV_CUP_GROUPS && !take_groups (self, plan, path, error)))
    return NULL;
  sv_put_back (object, "plan", plan);
  return g_steal_pointer (&self);
}

static gboolean
take_points (SvCup *self, JsonObject *object, GError **error)
{
  const SvPath *path = SV_PATH_KEY (NULL, "points");
  g_autoptr (JsonNode) node = sv_json_get_member (object, "points");
  if (node == NULL)
    return TRUE;
  JsonObject *points = sv_node_object (node, path, error);
  if (points == NULL)
    return FALSE;
  for (unsigned i = 0; i < SV_CUP_GOLDEN_WIN; i++) {
    if (!sv_json_read_unsigned (points, path, sv_cup_outcome_words[i], 0, SV_CUP_MAX_POINTS,
                                &self->points[i], error))
      return FALSE;
  }
  for (unsigned i = SV_CUP_GOLDEN_WIN; i < SV_CUP_N_OUTCOMES; i++) {
    self->points[i] = self->points[sv_cup_usual_outcome (i)];
    if (!sv_json_read_optional_unsigned (points, path, sv_cup_outcome_words[i], 0,
                                         SV_CUP_MAX_POINTS, &self->points[i], error))
      return FALSE;
  }
  sv_put_back (object, "points", points);
  return TRUE;
}

static gboolean
take_order (SvCup *self, JsonObject *object, GError **error)
{
  const SvPath *path = SV_PATH_KEY (NULL, "order");
  g_autoptr (JsonNode) node = sv_json_get_member (object, "order");
  if (node == NULL)
    return TRUE;
  JsonArray *list = sv_node_short_array (node, path, SV_CUP_N_KEYS, error);
  if (list == NULL)
    return FALSE;
  const char *keys[SV_CUP_N_KEYS + 1] = { NULL };
  for (unsigned i = 0; i < SV_CUP_N_KEYS; i++)
    keys[i] = sv_cup_by_words[i];
  self->n_order = json_array_get_length (list);
  for (unsigned i = 0; i < self->n_order; i++) {
    int key;
    if (!sv_node_word (json_array_get_element (list, i), SV_PATH_ITEM (path, i), keys, &key, error))
      return FALSE;
    self->order[i] = (SvCupBy)key;
  }
  return TRUE;
}

static gboolean
take_lots (SvCup *self, JsonObject *object, GError **error)
{
  const SvPath *path = SV_PATH_KEY (NULL, "lots");
  g_autoptr (JsonNode) node = sv_json_get_member (object, "lots");
  unsigned n = self->n_teams;
  self->has_lots = node != NULL;
  if (node != NULL && !read_numbers (node, path, self->n_teams, &n, self->lots, error))
    return FALSE;
  return n == self->n_teams ||
         sv_fault (error, SV_STORE_ERROR_VALUE, path, _ ("each team needs its lot here"));
}

static gboolean
take_withdrawn (SvCup *self, JsonObject *object, GError **error)
{
  g_autoptr (JsonNode) node = sv_json_get_member (object, "withdrawn");
  return !node || read_numbers (node, SV_PATH_KEY (NULL, "withdrawn"), self->n_teams,
                                &self->n_withdrawn, self->withdrawn, error);
}

/* --- reading: fixtures --- */

static gboolean
read_source (JsonNode *node, const SvPath *path, unsigned n_teams, SvCupSource *out, GError **error)
{
  const unsigned last[] = { n_teams - 1, SV_CUP_MAX_TEAMS, SV_CUP_MAX_ROUNDS, SV_CUP_MAX_ROUNDS };
  JsonObject *object = sv_node_object (node, path, error);
  unsigned n = 0;
  if (object == NULL)
    return FALSE;
  for (unsigned i = 0; i < G_N_ELEMENTS (source_keys); i++) {
    if (!json_object_has_member (object, source_keys[i]))
      continue;
    const unsigned first = i == SV_CUP_FROM_PLACE ? 1 : 0;
    if (!sv_json_read_unsigned (object, path, source_keys[i], first, last[i], &out->n, error))
      return FALSE;
    out->n -= first;
    out->from = (SvCupFrom)i;
    n++;
  }
  if (n != 1)
    return sv_fault (error, SV_STORE_ERROR_VALUE, path,
                     _ ("one team, place of a group, winner or loser is needed here"));
  return out->from != SV_CUP_FROM_PLACE ||
         sv_json_read_unsigned (object, path, "place", 1, SV_CUP_MAX_TEAMS, &out->place, error);
}

static gboolean
take_sources (
    const SvCup *self, JsonObject *object, const SvPath *parent, SvCupFixture *out, GError **error)
{
  const SvPath *path = SV_PATH_KEY (parent, "from");
  gboolean left = FALSE;
  g_autoptr (JsonNode) node = sv_json_get_member (object, "from");
  JsonArray *list = sv_node_array (node, path, error);
  if (list == NULL)
    return FALSE;
  if (json_array_get_length (list) != 2)
    return sv_fault (error, SV_STORE_ERROR_VALUE, path, _ ("two sources are needed here"));
  for (unsigned i = 0; i < 2; i++) {
    JsonNode *source = json_array_get_element (list, i);
    if (!read_source (source, SV_PATH_ITEM (path, i), self->n_teams, &out->from[i], error))
      return FALSE;
    left = left || json_object_get_size (json_node_get_object (source)) > 0;
  }
  if (left)
    json_object_set_array_member (object, "from", json_array_ref (list));
  return TRUE;
}

static gboolean
take_teams (
    const SvCup *self, JsonObject *object, const SvPath *parent, SvCupFixture *out, GError **error)
{
  unsigned teams[2];
  g_autoptr (JsonNode) node = sv_json_get_member (object, "teams");
  if (!read_pair (node, SV_PATH_KEY (parent, "teams"), self->n_teams - 1, teams, error))
    return FALSE;
  for (unsigned i = 0; i < 2; i++)
    out->from[i] = (SvCupSource){ .n = teams[i] };
  return TRUE;
}

static gboolean
take_sides (
    const SvCup *self, JsonObject *object, const SvPath *path, SvCupFixture *out, GError **error)
{
  const gboolean from = json_object_has_member (object, "from");
  const gboolean teams = json_object_has_member (object, "teams");
  out->knockout = self->kind == SV_CUP_KNOCKOUT || (from && self->kind == SV_CUP_GROUPS);
  if (out->knockout && teams)
    return sv_fault (error, SV_STORE_ERROR_VALUE, SV_PATH_KEY (path, "teams"),
                     _ ("a match of a knock-out has “from” instead of this"));
  if (!out->knockout && from)
    return sv_fault (error, SV_STORE_ERROR_VALUE, SV_PATH_KEY (path, "from"),
                     _ ("a match of a league has “teams” instead of this"));
  return out->knockout ? take_sources (self, object, path, out, error)
                       : take_teams (self, object, path, out, error);
}

static gboolean
take_result (
    JsonObject *object, const SvPath *path, SvCupFixture *out, SvCupExtra *extra, GError **error)
{
  SvCupResult *result = &out->result;
  int how = SV_END_FULL_TIME;
  g_autoptr (JsonNode) score = sv_json_get_member (object, "score");
  g_autoptr (JsonNode) word = sv_json_get_member (object, "how");
  g_autoptr (JsonNode) shootout = sv_json_get_member (object, "shootout");

  result->played = score != NULL;
  extra->has_how = word != NULL;
  if (score != NULL &&
      !read_pair (score, SV_PATH_KEY (path, "score"), SV_CUP_MAX_GOALS, result->score, error))
    return FALSE;
  if (word != NULL &&
      !sv_node_word (word, SV_PATH_KEY (path, "how"), sv_cup_how_words, &how, error))
    return FALSE;
  result->how = (unsigned)how;
  if (word != NULL && score == NULL)
    return sv_fault (error, SV_STORE_ERROR_VALUE, SV_PATH_KEY (path, "how"),
                     _ ("there is no result"));
  if (how != SV_END_PENALTIES && shootout != NULL)
    return sv_fault (error, SV_STORE_ERROR_VALUE, SV_PATH_KEY (path, "shootout"),
                     _ ("this match was not decided by penalties"));
  if (how == SV_END_PENALTIES && !read_pair (shootout, SV_PATH_KEY (path, "shootout"),
                                             SV_CUP_MAX_GOALS, result->shootout, error))
    return FALSE;
  return sv_json_read_bool (object, path, "void", &out->is_void, error);
}

/* Read the name of a match document. It must not contain folders, because the file is in the
 * folder of the competition. */
static gboolean
take_file (JsonObject *object, const SvPath *parent, SvCupExtra *extra, GError **error)
{
  const SvPath *path = SV_PATH_KEY (parent, "file");
  if (!sv_json_read_text (object, parent, "file", SV_TEXT_NAME, &extra->file, error))
    return FALSE;
  if (!extra->file)
    return TRUE;
  if (extra->match)
    return sv_fault (error, SV_STORE_ERROR_VALUE, path, _ ("the match is already here"));
  g_autofree char *name = g_path_get_basename (extra->file);
  return (g_str_equal (name, extra->file) && name[0] != '.') ||
         sv_fault (error, SV_STORE_ERROR_VALUE, path,
                   _ ("this must be the name of a file beside the competition"));
}

static gboolean
read_fixture (const SvCup *self,
              JsonNode *node,
              const SvPath *path,
              SvCupFixture *out,
              SvCupExtra *extra,
              GError **error)
{
  JsonObject *object = sv_node_object (node, path, error);
  if (object == NULL)
    return FALSE;
  if (!sv_json_read_unsigned (object, path, "round", 1, SV_CUP_MAX_ROUNDS, &out->round, error) ||
      !sv_json_read_unsigned (object, path, "slot", 1, SV_CUP_MAX_ROUNDS, &out->slot, error) ||
      !sv_json_read_unsigned (object, path, "board", 1, self->boards, &out->board, error) ||
      !take_sides (self, object, path, out, error) ||
      !take_result (object, path, out, extra, error))
    return FALSE;
  g_autoptr (JsonNode) match = sv_json_get_member (object, "match");
  if (match != NULL && !sv_node_object (match, SV_PATH_KEY (path, "match"), error))
    return FALSE;
  extra->match = match ? json_node_dup_object (match) : NULL;
  if (!take_file (object, path, extra, error))
    return FALSE;
  extra->unknown = sv_keep_unknown (object);
  return TRUE;
}

static gboolean
take_fixtures (SvCup *self, JsonObject *object, GPtrArray *extras, GError **error)
{
  const SvPath *path = SV_PATH_KEY (NULL, "fixtures");
  g_autoptr (JsonNode) node = sv_json_get_member (object, "fixtures");
  JsonArray *list = sv_node_array (node, path, error);
  if (list == NULL)
    return FALSE;
  for (unsigned i = 0; i < json_array_get_length (list); i++) {
    SvCupExtra *extra = g_new0 (SvCupExtra, 1);
    SvCupFixture fixture = { 0 };
    g_ptr_array_add (extras, extra);
    if (!read_fixture (self, json_array_get_element (list, i), SV_PATH_ITEM (path, i), &fixture,
                       extra, error))
      return FALSE;
    g_array_append_val (self->fixtures, fixture);
  }
  return TRUE;
}

SvCup *
sv_cup_json_take (JsonObject *object,
                  const SvGame *game,
                  unsigned n_teams,
                  GPtrArray *extras,
                  SvCupNotes *notes,
                  GError **error)
{
  g_autoptr (SvCup) self = take_plan (object, game, n_teams, notes, error);
  if (self == NULL || !take_points (self, object, error) || !take_order (self, object, error) ||
      !take_lots (self, object, error) || !take_fixtures (self, object, extras, error) ||
      !take_withdrawn (self, object, error) ||
      !sv_cup_notes_take_adjust (notes, self, object, error))
    return NULL;
  return g_steal_pointer (&self);
}

/* --- writing --- */

static JsonArray *
write_numbers (const unsigned *numbers, unsigned n)
{
  JsonArray *out = json_array_sized_new (n);
  for (unsigned i = 0; i < n; i++)
    json_array_add_int_element (out, numbers[i]);
  return out;
}

static JsonObject *
write_plan (const SvCup *self, const SvCupNotes *notes)
{
  JsonObject *out = json_object_new ();
  json_object_set_string_member (out, "kind", sv_cup_kind_words[self->kind]);
  if (self->kind != SV_CUP_KNOCKOUT)
    json_object_set_int_member (out, "legs", self->legs);
  json_object_set_int_member (out, "boards", self->boards);
  if (self->kind == SV_CUP_GROUPS) {
    JsonArray *groups = json_array_new ();
    for (unsigned g = 0; g < self->n_groups; g++)
      json_array_add_array_element (groups, write_numbers (self->groups[g], self->group_size[g]));
    json_object_set_array_member (out, "groups", groups);
    json_object_set_int_member (out, "advance", self->advance);
  }
  if (self->kind != SV_CUP_LEAGUE)
    json_object_set_boolean_member (out, "third", self->third);
  if (self->pack)
    json_object_set_boolean_member (out, "pack", TRUE);
  sv_cup_notes_write_clock (notes, self, out);
  return out;
}

static JsonObject *
write_points (const SvCup *self)
{
  JsonObject *out = json_object_new ();
  for (unsigned i = 0; i < SV_CUP_N_OUTCOMES; i++) {
    if (i < SV_CUP_GOLDEN_WIN || self->points[i] != self->points[sv_cup_usual_outcome (i)])
      json_object_set_int_member (out, sv_cup_outcome_words[i], self->points[i]);
  }
  return out;
}

static JsonArray *
write_order (const SvCup *self)
{
  JsonArray *out = json_array_new ();
  for (unsigned i = 0; i < self->n_order; i++)
    json_array_add_string_element (out, sv_cup_by_words[self->order[i]]);
  return out;
}

static JsonArray *
write_sources (const SvCupFixture *fixture)
{
  JsonArray *out = json_array_new ();
  for (unsigned i = 0; i < 2; i++) {
    const SvCupSource *source = &fixture->from[i];
    const bool place = source->from == SV_CUP_FROM_PLACE;
    JsonObject *object = json_object_new ();
    json_object_set_int_member (object, source_keys[source->from], source->n + (place ? 1 : 0));
    if (place)
      json_object_set_int_member (object, "place", source->place);
    json_array_add_object_element (out, object);
  }
  return out;
}

JsonObject *
sv_cup_json_fixture (const SvCup *cup, unsigned i, const SvCupExtra *extra)
{
  const SvCupFixture *fixture = sv_cup_fixture (cup, i);
  const SvCupResult *result = &fixture->result;
  const unsigned teams[] = { fixture->from[0].n, fixture->from[1].n };
  JsonObject *out = json_object_new ();

  json_object_set_int_member (out, "round", fixture->round);
  json_object_set_int_member (out, "slot", fixture->slot);
  json_object_set_int_member (out, "board", fixture->board);
  if (fixture->knockout)
    json_object_set_array_member (out, "from", write_sources (fixture));
  else
    json_object_set_array_member (out, "teams", write_numbers (teams, 2));
  if (result->played)
    json_object_set_array_member (out, "score", write_numbers (result->score, 2));
  if (result->played && (extra->has_how || result->how != SV_END_FULL_TIME))
    json_object_set_string_member (out, "how", sv_cup_how_words[result->how]);
  if (result->played && result->how == SV_END_PENALTIES)
    json_object_set_array_member (out, "shootout", write_numbers (result->shootout, 2));
  if (fixture->is_void)
    json_object_set_boolean_member (out, "void", TRUE);
  if (extra->file)
    json_object_set_string_member (out, "file", extra->file);
  sv_write_unknown (out, extra->unknown);
  return out;
}

void
sv_cup_json_write (const SvCup *cup, GPtrArray *extras, const SvCupNotes *notes, JsonObject *out)
{
  JsonArray *fixtures = json_array_sized_new (cup->fixtures->len);

  json_object_set_object_member (out, "plan", write_plan (cup, notes));
  json_object_set_object_member (out, "points", write_points (cup));
  json_object_set_array_member (out, "order", write_order (cup));
  if (cup->has_lots)
    json_object_set_array_member (out, "lots", write_numbers (cup->lots, cup->n_teams));
  for (unsigned i = 0; i < cup->fixtures->len; i++) {
    const SvCupExtra *extra = extras->pdata[i];
    JsonObject *fixture = sv_cup_json_fixture (cup, i, extra);
    if (extra->match)
      json_object_set_object_member (fixture, "match", json_object_ref (extra->match));
    json_array_add_object_element (fixtures, fixture);
  }
  json_object_set_array_member (out, "fixtures", fixtures);
  json_object_set_array_member (out, "withdrawn", write_numbers (cup->withdrawn, cup->n_withdrawn));
  sv_cup_notes_write_adjust (notes, cup, out);
}
