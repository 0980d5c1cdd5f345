/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "sv-guest-item.h"

#include "sv-cup-book.h"
#include "sv-json-read.h"
#include "sv-json.h"

#include <string.h>

#define FIXTURE "fixture"
#define SCORE "score"
#define HOW "how"
#define SHOOTOUT "shootout"
#define SCORERS "scorers"
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

  sv_cup_book_read_table (table, &result);
  SvGuestItem *self = sv_guest_item_new (fixture, &result, NULL);
  for (int side = 0; side < 2; side++)
    self->scorers[side] = sv_cup_book_list_scorers (table, side);
  return self;
}

void
sv_guest_item_free (SvGuestItem *self)
{
  if (self == NULL)
    return;
  for (int side = 0; side < 2; side++)
    g_clear_pointer (&self->scorers[side], g_array_unref);
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

/* Return whether @cards are known to be @other, or @other is unknown. */
static gboolean
says_cards (const GArray *cards, const GArray *other)
{
  if (other == NULL)
    return TRUE;
  if (cards == NULL || cards->len != other->len)
    return FALSE;
  return cards->len == 0 || memcmp (cards->data, other->data, cards->len * sizeof (unsigned)) == 0;
}

gboolean
sv_guest_item_says (const SvGuestItem *self, const SvGuestItem *other)
{
  if (!sv_cup_same_result (&self->result, &other->result))
    return FALSE;
  if (self->match != NULL || other->match != NULL)
    return self->match != NULL;
  return says_cards (self->scorers[0], other->scorers[0]) &&
         says_cards (self->scorers[1], other->scorers[1]);
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

static JsonArray *
write_scorers (GArray *const scorers[2])
{
  JsonArray *sides = json_array_new ();

  for (int side = 0; side < 2; side++) {
    JsonArray *cards = json_array_new ();
    for (guint k = 0; scorers[side] != NULL && k < scorers[side]->len; k++)
      json_array_add_int_element (cards, g_array_index (scorers[side], unsigned, k));
    json_array_add_array_element (sides, cards);
  }
  return sides;
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
  if (self->scorers[0] != NULL || self->scorers[1] != NULL)
    json_object_set_array_member (out, SCORERS, write_scorers (self->scorers));
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

static gboolean
read_scorers (JsonObject *object, const SvPath *path, GArray *out[2], GError **error)
{
  const SvPath *own = SV_PATH_KEY (path, SCORERS);
  g_autoptr (JsonNode) node = sv_json_get_member (object, SCORERS);
  JsonArray *sides = sv_node_short_array (node, own, 2, error);
  const guint n_sides = sides != NULL ? json_array_get_length (sides) : 0;

  for (guint side = 0; side < n_sides; side++) {
    gint64 cards[SV_CUP_MAX_GOALS];
    unsigned n = 0;
    if (!sv_node_ints (json_array_get_element (sides, side), SV_PATH_ITEM (own, side),
                       SV_CUP_MAX_GOALS, 0, G_MAXINT, cards, &n, error))
      return FALSE;
    out[side] = g_array_new (FALSE, FALSE, sizeof (unsigned));
    for (unsigned k = 0; k < n; k++) {
      const unsigned card = (unsigned)cards[k];
      g_array_append_val (out[side], card);
    }
  }
  return sides != NULL;
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
  bool taken = false;

  if (!sv_json_read_unsigned (object, path, FIXTURE, 0, n_fixtures - 1, &self->fixture, error) ||
      !read_result (object, path, &self->result, error) ||
      !sv_json_read_bool (object, path, TAKEN, &taken, error))
    return NULL;
  if (json_object_has_member (object, SCORERS) &&
      !read_scorers (object, path, self->scorers, error))
    return NULL;
  if (json_object_has_member (object, MATCH) && !read_match (object, path, &self->match, error))
    return NULL;
  self->state = taken ? SV_GUEST_TAKEN : SV_GUEST_WAITS;
  return g_steal_pointer (&self);
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
    for (guint k = 0; self->scorers[side] != NULL && k < self->scorers[side]->len; k++)
      g_string_append_printf (out, "&scorer-%s=%u", side == 0 ? "home" : "away",
                              g_array_index (self->scorers[side], unsigned, k));
  return g_string_free (out, FALSE);
}
