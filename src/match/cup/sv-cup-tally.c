/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "sv-cup-tally.h"

#include "sv-json-read.h"

#include <string.h>

#define SCORERS "scorers"
#define MARKS "marks"

enum { MAX_MARKS = 200, DIGEST_CHARS = 16 };

void
sv_cup_tally_clear (SvCupTally *self)
{
  for (int side = 0; side < 2; side++) {
    g_clear_pointer (&self->scorers[side], g_array_unref);
    g_clear_pointer (&self->marks[side], g_array_unref);
  }
}

void
sv_cup_tally_copy (SvCupTally *self, const SvCupTally *other)
{
  for (int side = 0; side < 2; side++) {
    if (other->scorers[side] != NULL)
      self->scorers[side] = g_array_ref (other->scorers[side]);
    if (other->marks[side] != NULL)
      self->marks[side] = g_array_ref (other->marks[side]);
  }
}

static GArray *
new_scorers (void)
{
  return g_array_new (FALSE, FALSE, sizeof (unsigned));
}

static GArray *
new_marks (void)
{
  return g_array_new (FALSE, FALSE, sizeof (SvCupMark));
}

/* --- Where it comes from --- */

void
sv_cup_tally_read_table (SvCupTally *out, SvTable *table)
{
  unsigned n;
  const SvTableNote *notes = sv_table_get_notes (table, &n);

  for (int side = 0; side < 2; side++) {
    out->scorers[side] = new_scorers ();
    out->marks[side] = new_marks ();
  }
  for (unsigned i = 0; i < n; i++) {
    const unsigned card = (unsigned)notes[i].card;
    if (notes[i].card < 0)
      continue;
    if (notes[i].kind == SV_TABLE_GOAL)
      g_array_append_val (out->scorers[notes[i].side], card);
    else if (notes[i].kind == SV_TABLE_MARKED)
      g_array_append_val (out->marks[notes[i].side], ((SvCupMark){ card, notes[i].mark }));
  }
}

void
sv_cup_tally_read_fixture (SvCupTally *out, const SvCupDoc *doc, unsigned fixture)
{
  for (unsigned side = 0; side < 2; side++) {
    out->scorers[side] = sv_cup_doc_get_scorers (doc, fixture, side);
    out->marks[side] = sv_cup_doc_get_marks (doc, fixture, side);
  }
}

void
sv_cup_tally_read_result (SvCupResult *out, SvTable *table)
{
  const unsigned shootout[] = { (unsigned)sv_table_get_shootout (table, 0),
                                (unsigned)sv_table_get_shootout (table, 1) };
  const SvEnd end = sv_table_get_end (table);

  *out = (SvCupResult){ .played = true,
                        .score = { (unsigned)sv_table_get_score (table, 0),
                                   (unsigned)sv_table_get_score (table, 1) } };
  const gboolean level = out->score[0] == out->score[1];
  if (end == SV_END_PENALTIES && level && shootout[0] != shootout[1]) {
    out->how = SV_END_PENALTIES;
    memcpy (out->shootout, shootout, sizeof shootout);
  } else if (end != SV_END_PENALTIES && !level) {
    out->how = end;
  }
}

/* --- What it says --- */

static guint
count (const GArray *list)
{
  return list != NULL ? list->len : 0;
}

static gboolean
is_same_list (GArray *one, GArray *other)
{
  return count (one) == count (other) &&
         (count (one) == 0 ||
          memcmp (one->data, other->data, one->len * g_array_get_element_size (one)) == 0);
}

gboolean
sv_cup_tally_is_empty (const SvCupTally *self)
{
  return count (self->scorers[0]) + count (self->scorers[1]) + count (self->marks[0]) +
             count (self->marks[1]) ==
         0;
}

gboolean
sv_cup_tally_equal (const SvCupTally *self, const SvCupTally *other)
{
  return is_same_list (self->scorers[0], other->scorers[0]) &&
         is_same_list (self->scorers[1], other->scorers[1]) &&
         is_same_list (self->marks[0], other->marks[0]) &&
         is_same_list (self->marks[1], other->marks[1]);
}

char *
sv_cup_tally_dup_digest (const SvCupTally *self, const SvCupResult *result)
{
  g_autoptr (GString) text = g_string_new (NULL);

  g_string_append_printf (text, "%u %u %u %u %u", result->score[0], result->score[1], result->how,
                          result->shootout[0], result->shootout[1]);
  for (int side = 0; side < 2; side++) {
    g_string_append_c (text, '/');
    for (guint k = 0; k < count (self->scorers[side]); k++)
      g_string_append_printf (text, " %u", g_array_index (self->scorers[side], unsigned, k));
    g_string_append_c (text, '/');
    for (guint k = 0; k < count (self->marks[side]); k++) {
      const SvCupMark *mark = &g_array_index (self->marks[side], SvCupMark, k);
      g_string_append_printf (text, " %u:%u", mark->card, mark->mark);
    }
  }
  g_autofree char *sum = g_compute_checksum_for_string (G_CHECKSUM_SHA256, text->str, -1);
  return g_strndup (sum, DIGEST_CHARS);
}

SvCupDoc *
sv_cup_tally_enter (const SvCupTally *self,
                    const SvCupDoc *doc,
                    unsigned fixture,
                    const SvCupResult *result,
                    GError **error)
{
  g_autoptr (GArray) no_scorers = new_scorers ();
  g_autoptr (GArray) no_marks = new_marks ();
  GArray *scorers[2], *marks[2];

  for (int side = 0; side < 2; side++) {
    scorers[side] = self->scorers[side] != NULL ? self->scorers[side] : no_scorers;
    marks[side] = self->marks[side] != NULL ? self->marks[side] : no_marks;
  }
  return sv_cup_doc_counted (doc, fixture, result, scorers, marks, error);
}

/* --- As JSON --- */

static JsonArray *
write_scorers (const GArray *cards)
{
  JsonArray *out = json_array_new ();

  for (guint k = 0; k < count (cards); k++)
    json_array_add_int_element (out, g_array_index (cards, unsigned, k));
  return out;
}

static JsonArray *
write_marks (const GArray *marks)
{
  JsonArray *out = json_array_new ();

  for (guint k = 0; k < count (marks); k++) {
    const SvCupMark *mark = &g_array_index (marks, SvCupMark, k);
    JsonArray *pair = json_array_new ();
    json_array_add_int_element (pair, mark->card);
    json_array_add_int_element (pair, mark->mark);
    json_array_add_array_element (out, pair);
  }
  return out;
}

static void
write_sides (JsonObject *object,
             const char *key,
             GArray *const lists[2],
             JsonArray *(*write) (const GArray *list))
{
  JsonArray *sides = json_array_new ();

  for (int side = 0; side < 2; side++)
    json_array_add_array_element (sides, write (lists[side]));
  json_object_set_array_member (object, key, sides);
}

void
sv_cup_tally_write (const SvCupTally *self, JsonObject *object)
{
  if (count (self->scorers[0]) + count (self->scorers[1]) > 0)
    write_sides (object, SCORERS, self->scorers, write_scorers);
  if (count (self->marks[0]) + count (self->marks[1]) > 0)
    write_sides (object, MARKS, self->marks, write_marks);
}

static GArray *
read_scorers (JsonNode *node, const SvPath *path, GError **error)
{
  gint64 cards[SV_CUP_MAX_GOALS];
  unsigned n = 0;

  if (!sv_node_ints (node, path, SV_CUP_MAX_GOALS, 0, G_MAXINT, cards, &n, error))
    return NULL;
  GArray *out = new_scorers ();
  for (unsigned k = 0; k < n; k++) {
    const unsigned card = (unsigned)cards[k];
    g_array_append_val (out, card);
  }
  return out;
}

static GArray *
read_marks (JsonNode *node, const SvPath *path, GError **error)
{
  JsonArray *pairs = sv_node_short_array (node, path, MAX_MARKS, error);
  g_autoptr (GArray) out = new_marks ();

  for (guint k = 0; pairs != NULL && k < json_array_get_length (pairs); k++) {
    gint64 pair[2];
    if (!sv_node_pair (json_array_get_element (pairs, k), SV_PATH_ITEM (path, k), 0, G_MAXINT, pair,
                       error))
      return NULL;
    g_array_append_val (out, ((SvCupMark){ (unsigned)pair[0], (unsigned)pair[1] }));
  }
  return pairs != NULL ? g_steal_pointer (&out) : NULL;
}

/* Read the lists of both sides, unless there is no such key. */
static gboolean
read_sides (JsonObject *object,
            const SvPath *parent,
            const char *key,
            GArray *(*read) (JsonNode *node, const SvPath *path, GError **error),
            GArray *out[2],
            GError **error)
{
  const SvPath *path = SV_PATH_KEY (parent, key);
  g_autoptr (JsonNode) node = sv_json_get_member (object, key);

  if (node == NULL)
    return TRUE;
  JsonArray *sides = sv_node_short_array (node, path, 2, error);
  for (guint side = 0; sides != NULL && side < 2; side++) {
    JsonNode *list =
        side < json_array_get_length (sides) ? json_array_get_element (sides, side) : NULL;
    out[side] = read (list, SV_PATH_ITEM (path, side), error);
    if (out[side] == NULL)
      return FALSE;
  }
  return sides != NULL;
}

gboolean
sv_cup_tally_read (SvCupTally *self, JsonObject *object, const SvPath *path, GError **error)
{
  return read_sides (object, path, SCORERS, read_scorers, self->scorers, error) &&
         read_sides (object, path, MARKS, read_marks, self->marks, error);
}
