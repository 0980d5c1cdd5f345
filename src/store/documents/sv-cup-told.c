/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "sv-cup-told.h"

/* Keys of a fixture that the JSON reader does not know; they are kept among its unknown keys, so
 * other programs preserve them. */
#define SCORERS "scorers"
#define MARKS "marks"
#define REFEREE "referee"

enum { MAX_MARKS = 200 }; /* maximum for one side in a match, as many as a table can record */

/* Return an array of two lists, one for each side; @make makes each list's elements. */
static JsonArray *
make_sides (GArray *const sides[2], JsonNode *(*make) (const GArray *list, guint k))
{
  JsonArray *out = json_array_new ();
  for (unsigned side = 0; side < 2; side++) {
    JsonArray *list = json_array_new ();
    for (guint k = 0; k < sides[side]->len; k++)
      json_array_add_element (list, make (sides[side], k));
    json_array_add_array_element (out, list);
  }
  return out;
}

static JsonNode *
make_card (const GArray *cards, guint k)
{
  return json_node_init_int (json_node_alloc (), g_array_index (cards, unsigned, k));
}

static JsonNode *
make_mark (const GArray *marks, guint k)
{
  const SvCupMark *mark = &g_array_index (marks, SvCupMark, k);
  JsonArray *pair = json_array_sized_new (2);
  json_array_add_int_element (pair, mark->card);
  json_array_add_int_element (pair, mark->mark);
  JsonNode *node = json_node_new (JSON_NODE_ARRAY);
  json_node_take_array (node, pair);
  return node;
}

/* Write the lists of both sides under @key, unless both are empty. */
static void
set_sides (JsonObject *object,
           const char *key,
           GArray *const sides[2],
           JsonNode *(*make) (const GArray *list, guint k))
{
  if (sides != NULL && sides[0]->len + sides[1]->len > 0)
    json_object_set_array_member (object, key, make_sides (sides, make));
}

/* Let @extra have no object of unknown keys if there are none left. */
static void
forget_empty (SvCupExtra *extra)
{
  if (extra->unknown && json_object_get_size (extra->unknown) == 0)
    g_clear_pointer (&extra->unknown, json_object_unref);
}

void
sv_cup_told_set (SvCupExtra *extra, GArray *const scorers[2], GArray *const marks[2])
{
  sv_unknown_drop (&extra->unknown, SCORERS);
  sv_unknown_drop (&extra->unknown, MARKS);
  if (!extra->unknown)
    extra->unknown = json_object_new ();
  set_sides (extra->unknown, SCORERS, scorers, make_card);
  set_sides (extra->unknown, MARKS, marks, make_mark);
  forget_empty (extra);
}

/* Return the list of @side under @key, or NULL. */
static JsonArray *
get_side (const SvCupDoc *self, unsigned i, const char *key, unsigned side)
{
  const SvCupExtra *extra = self->extras->pdata[i];
  JsonArray *sides = sv_unknown_array (extra->unknown, key);
  return sides && json_array_get_length (sides) > side
             ? sv_node_array (json_array_get_element (sides, side), NULL, NULL)
             : NULL;
}

GArray *
sv_cup_doc_get_scorers (const SvCupDoc *self, unsigned i, unsigned side)
{
  GArray *out = g_array_new (FALSE, FALSE, sizeof (unsigned));
  JsonArray *cards = get_side (self, i, SCORERS, side);
  const unsigned n = cards ? json_array_get_length (cards) : 0;
  for (unsigned k = 0; k < n && k < sv_cup_fixture (self->cup, i)->result.score[side]; k++) {
    unsigned card;
    if (sv_node_unsigned (json_array_get_element (cards, k), NULL, 0, self->game->n_cards - 1,
                          &card, NULL))
      g_array_append_val (out, card);
  }
  return out;
}

GArray *
sv_cup_doc_get_marks (const SvCupDoc *self, unsigned i, unsigned side)
{
  GArray *out = g_array_new (FALSE, FALSE, sizeof (SvCupMark));
  JsonArray *marks = get_side (self, i, MARKS, side);
  const unsigned n = marks ? json_array_get_length (marks) : 0;
  for (unsigned k = 0; k < n && k < MAX_MARKS; k++) {
    gint64 pair[2];
    if (sv_node_pair (json_array_get_element (marks, k), NULL, 0, G_MAXUINT, pair, NULL) &&
        pair[0] < self->game->n_cards && pair[1] < SV_SCORE_SHEET_MARKS)
      g_array_append_val (out, ((SvCupMark){ (unsigned)pair[0], (unsigned)pair[1] }));
  }
  return out;
}

gboolean
sv_cup_doc_get_referee (const SvCupDoc *self, unsigned i, int *team)
{
  const SvCupExtra *extra = self->extras->pdata[i];
  JsonNode *node = extra->unknown ? json_object_get_member (extra->unknown, REFEREE) : NULL;
  unsigned number;
  *team = -1;
  if (node == NULL || JSON_NODE_HOLDS_NULL (node))
    return node != NULL;
  if (!sv_node_unsigned (node, NULL, 0, self->cup->n_teams - 1, &number, NULL))
    return FALSE;
  *team = (int)number;
  return TRUE;
}

void
sv_cup_told_set_referee (SvCupExtra *extra, int team)
{
  sv_unknown_drop (&extra->unknown, REFEREE);
  if (!extra->unknown)
    extra->unknown = json_object_new ();
  if (team >= 0)
    json_object_set_int_member (extra->unknown, REFEREE, team);
  else
    json_object_set_null_member (extra->unknown, REFEREE);
}

void
sv_cup_told_free_referee (SvCupExtra *extra)
{
  sv_unknown_drop (&extra->unknown, REFEREE);
  forget_empty (extra);
}
