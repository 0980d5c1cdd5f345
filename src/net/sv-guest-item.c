/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "sv-guest-item.h"

#include "sv-json-read.h"
#include "sv-json.h"

#include <string.h>

#define FIXTURE "fixture"
#define SCORE "score"
#define HOW "how"
#define SHOOTOUT "shootout"
#define COUNTED "counted"
#define INSTEAD "instead"
#define MATCH "match"
#define TAKEN "taken"

SvGuestItem *
sv_guest_item_new (unsigned fixture, const SvCupResult *result, const SvMatchDoc *match)
{
  SvGuestItem *self = g_new0 (SvGuestItem, 1);
  g_autoptr (JsonObject) bare = match != NULL ? sv_match_doc_to_bare_object (match) : NULL;

  self->fixture = fixture;
  self->result = *result;
  self->match = bare != NULL ? sv_json_write (bare, FALSE) : NULL;
  return self;
}

SvGuestItem *
sv_guest_item_new_counted (unsigned fixture, SvTable *table)
{
  SvCupResult result;

  sv_cup_tally_read_result (&result, table);
  SvGuestItem *self = sv_guest_item_new (fixture, &result, NULL);
  sv_cup_tally_read_table (&self->tally, table);
  self->is_counted = TRUE;
  return self;
}

void
sv_guest_item_free (SvGuestItem *self)
{
  if (self == NULL)
    return;
  sv_cup_tally_clear (&self->tally);
  g_free (self->instead);
  g_free (self->match);
  g_free (self->sentence);
  g_free (self);
}

void
sv_guest_item_set (SvGuestItem *self, SvGuestState state, const char *sentence)
{
  char *copy = g_strdup (sentence);

  g_free (self->sentence);
  self->sentence = copy;
  self->state = state;
}

gboolean
sv_guest_item_says (const SvGuestItem *self, const SvGuestItem *other)
{
  if (!sv_cup_same_result (&self->result, &other->result))
    return FALSE;
  if (self->match != NULL || other->match != NULL)
    return self->match != NULL;
  return !other->is_counted ||
         (self->is_counted && sv_cup_tally_equal (&self->tally, &other->tally));
}

/* --- As JSON --- */

static void
write_pair (JsonObject *out, const char *key, const unsigned pair[2])
{
  JsonArray *array = json_array_new ();

  json_array_add_int_element (array, pair[0]);
  json_array_add_int_element (array, pair[1]);
  json_object_set_array_member (out, key, array);
}

JsonObject *
sv_guest_item_write (const SvGuestItem *self)
{
  JsonObject *out = json_object_new ();
  JsonObject *match =
      self->match != NULL ? sv_json_read (self->match, strlen (self->match), NULL) : NULL;

  json_object_set_int_member (out, FIXTURE, self->fixture);
  write_pair (out, SCORE, self->result.score);
  json_object_set_string_member (out, HOW, sv_cup_how_words[self->result.how]);
  if (self->result.how == SV_END_PENALTIES)
    write_pair (out, SHOOTOUT, self->result.shootout);
  sv_cup_tally_write (&self->tally, out);
  if (self->is_counted)
    json_object_set_boolean_member (out, COUNTED, TRUE);
  if (self->instead != NULL)
    json_object_set_string_member (out, INSTEAD, self->instead);
  if (match != NULL)
    json_object_set_object_member (out, MATCH, match);
  if (self->state == SV_GUEST_TAKEN)
    json_object_set_boolean_member (out, TAKEN, TRUE);
  return out;
}

static gboolean
read_pair (JsonObject *object, const SvPath *path, const char *key, unsigned out[2], GError **error)
{
  g_autoptr (JsonNode) node = sv_json_get_member (object, key);
  gint64 pair[2];

  if (!sv_node_pair (node, SV_PATH_KEY (path, key), 0, SV_CUP_MAX_GOALS, pair, error))
    return FALSE;
  out[0] = (unsigned)pair[0];
  out[1] = (unsigned)pair[1];
  return TRUE;
}

static gboolean
read_result (JsonObject *object, const SvPath *path, SvCupResult *out, GError **error)
{
  g_autoptr (JsonNode) node = sv_json_get_member (object, HOW);
  int how;

  if (!read_pair (object, path, SCORE, out->score, error) ||
      !sv_node_word (node, SV_PATH_KEY (path, HOW), sv_cup_how_words, &how, error))
    return FALSE;
  out->played = true;
  out->how = (unsigned)how;
  return out->how != SV_END_PENALTIES || read_pair (object, path, SHOOTOUT, out->shootout, error);
}

/* Read the whole match, to be sure that it can be read where it is sent to. */
static gboolean
read_match (JsonObject *object, const SvPath *path, char **out, GError **error)
{
  g_autoptr (JsonNode) node = sv_json_get_member (object, MATCH);
  JsonObject *match = sv_node_object (node, SV_PATH_KEY (path, MATCH), error);

  if (match == NULL)
    return FALSE;
  char *text = sv_json_write (match, FALSE);
  g_autoptr (SvMatchDoc) doc = sv_match_doc_read (text, strlen (text), NULL, error);
  if (doc == NULL)
    g_clear_pointer (&text, g_free);
  *out = text;
  return doc != NULL;
}

SvGuestItem *
sv_guest_item_read (JsonObject *object, const SvPath *path, unsigned n_fixtures, GError **error)
{
  g_autoptr (SvGuestItem) self = g_new0 (SvGuestItem, 1);
  bool taken = false, counted = false;

  if (!sv_json_read_unsigned (object, path, FIXTURE, 0, n_fixtures - 1, &self->fixture, error) ||
      !read_result (object, path, &self->result, error) ||
      !sv_json_read_bool (object, path, TAKEN, &taken, error) ||
      !sv_json_read_bool (object, path, COUNTED, &counted, error) ||
      !sv_json_read_text (object, path, INSTEAD, SV_TEXT_NAME, &self->instead, error) ||
      !sv_cup_tally_read (&self->tally, object, path, error))
    return NULL;
  self->is_counted = counted;
  if (json_object_has_member (object, MATCH) && !read_match (object, path, &self->match, error))
    return NULL;
  self->state = taken ? SV_GUEST_TAKEN : SV_GUEST_WAITS;
  return g_steal_pointer (&self);
}

/* Append the scorers and marks of a side to a form. */
static void
add_tally (GString *out, const SvCupTally *tally, int side)
{
  const char *name = side == 0 ? "home" : "away";
  const GArray *scorers = tally->scorers[side], *marks = tally->marks[side];

  for (guint k = 0; scorers != NULL && k < scorers->len; k++)
    g_string_append_printf (out, "&scorer-%s=%u", name, g_array_index (scorers, unsigned, k));
  for (guint k = 0; marks != NULL && k < marks->len; k++) {
    const SvCupMark *mark = &g_array_index (marks, SvCupMark, k);
    g_string_append_printf (out, "&mark-%s=%u-%u", name, mark->card, mark->mark);
  }
}

char *
sv_guest_item_dup_form (const SvGuestItem *self)
{
  const SvCupResult *result = &self->result;
  GString *out = g_string_new (NULL);

  g_string_append_printf (out, "fixture=%u&home=%u&away=%u", self->fixture, result->score[0],
                          result->score[1]);
  if (result->how != SV_END_FULL_TIME) {
    g_autofree char *how = g_uri_escape_string (sv_cup_how_words[result->how], NULL, FALSE);
    g_string_append_printf (out, "&how=%s", how);
  }
  if (result->how == SV_END_PENALTIES)
    g_string_append_printf (out, "&shootout=%u-%u", result->shootout[0], result->shootout[1]);
  for (int side = 0; side < 2; side++)
    add_tally (out, &self->tally, side);
  if (self->instead != NULL) {
    g_autofree char *instead = g_uri_escape_string (self->instead, NULL, FALSE);
    g_string_append_printf (out, "&instead=%s", instead);
  }
  return g_string_free (out, FALSE);
}
