/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "sv-table-kept.h"

#include <glib/gi18n.h>

#include "sv-json-file.h"
#include "sv-json.h"

#define FORMAT "speelveld-table"

/* A file can be made longer by hand than any table is. */
enum { MAX_DOCS = 64, MAX_FACES = 4096, MAX_DIE = 6 };

static SvTableKept *
kept_new (GDestroyNotify free_doc, GDestroyNotify free_face)
{
  SvTableKept *self = g_new0 (SvTableKept, 1);

  self->docs = g_ptr_array_new_with_free_func (free_doc);
  self->faces = g_ptr_array_new_with_free_func (free_face);
  return self;
}

SvTableKept *
sv_table_kept_new (void)
{
  return kept_new (NULL, NULL);
}

void
sv_table_kept_free (SvTableKept *self)
{
  g_ptr_array_unref (self->docs);
  g_ptr_array_unref (self->faces);
  sv_bond_clear (&self->bond);
  g_free (self);
}

/* --- Writing --- */

static void
write_int (JsonObject *object, const char *key, gint64 value, gboolean wanted)
{
  if (wanted)
    json_object_set_int_member (object, key, value);
}

static gboolean
same_note (const SvTableNote *a, const SvTableNote *b)
{
  return a->kind == b->kind && a->mark == b->mark && a->side == b->side && a->card == b->card &&
         a->period == b->period && a->shows == b->shows && a->at_ms == b->at_ms;
}

static void
write_note (JsonArray *notes, const SvTableNote *note)
{
  JsonObject *object = json_object_new ();

  write_int (object, "kind", note->kind, note->kind != SV_TABLE_GOAL);
  write_int (object, "mark", note->mark, note->kind == SV_TABLE_MARKED);
  json_object_set_int_member (object, "side", note->side);
  json_object_set_int_member (object, "card", note->card);
  json_object_set_int_member (object, "period", note->period);
  write_int (object, "shows", note->shows, note->shows >= 0);
  json_object_set_int_member (object, "at", note->at_ms);
  json_array_add_object_element (notes, object);
}

/* Those that are as they were before are not written once more: "kept" tells how many they are. */
static void
write_notes (const SvTableFace *self, const SvTableFace *before, JsonObject *object)
{
  JsonArray *notes;
  unsigned kept = 0;

  if (before != NULL) {
    while (kept < MIN (self->n_notes, before->n_notes) &&
           same_note (&self->notes[kept], &before->notes[kept]))
      kept++;
    if (kept == self->n_notes && kept == before->n_notes)
      return;
  }
  notes = json_array_new ();
  for (unsigned i = kept; i < self->n_notes; i++)
    write_note (notes, &self->notes[i]);
  write_int (object, "kept", kept, kept > 0);
  json_object_set_array_member (object, "goals", notes);
}

/* How often each kind was thrown, and how often a 1: of the match, of the period, since its time was up;
 * zeros at the end are left out. */
static void
write_counts (const SvTableFace *self, const SvTableFace *before, JsonObject *object)
{
  static const SvSlateDice none[SV_SLATE_SCOPES];
  const SvSlateDice *other = before != NULL ? before->counts : none;
  JsonArray *counts;

  if (memcmp (self->counts, other, sizeof self->counts) == 0)
    return;
  counts = json_array_new ();
  for (unsigned scope = 0; scope < SV_SLATE_SCOPES; scope++)
    for (unsigned i = 0; i < SV_SLATE_THROWS; i++) {
      json_array_add_int_element (counts, self->counts[scope].thrown[i]);
      json_array_add_int_element (counts, self->counts[scope].ones[i]);
    }
  for (guint n = json_array_get_length (counts);
       n > 0 && json_array_get_int_element (counts, n - 1) == 0; n--)
    json_array_remove_element (counts, n - 1);
  json_object_set_array_member (object, "throws", counts);
}

/* By how much a clock that the dice move was set, in each scope. */
static void
write_set (const SvTableFace *self, const SvTableFace *before, JsonObject *object)
{
  static const gint16 none[SV_SLATE_SCOPES];

  if (memcmp (self->set, before != NULL ? before->set : none, sizeof self->set) == 0)
    return;
  JsonArray *set = json_array_new ();
  for (unsigned scope = 0; scope < SV_SLATE_SCOPES; scope++)
    json_array_add_int_element (set, self->set[scope]);
  json_object_set_array_member (object, "set_by_dice", set);
}

/* What self says and before, or NULL, does not. */
static void
write_face (const SvTableFace *self, const SvTableFace *before, JsonObject *object)
{
  write_int (object, "pairing", self->doc,
             before != NULL ? before->doc != self->doc : self->doc > 0);
  write_int (object, "round", self->round,
             before != NULL ? before->round != self->round : self->round > 0);
  write_int (object, "began", self->began,
             before != NULL ? before->began != self->began : self->began > 0);
  write_int (object, "period", self->period, before == NULL || before->period != self->period);
  write_int (object, "elapsed", self->elapsed_ms,
             before == NULL || before->elapsed_ms != self->elapsed_ms);
  write_int (object, "ended", self->over, before != NULL ? before->over != self->over : self->over);
  write_int (object, "set", self->set_ms,
             before != NULL ? before->set_ms != self->set_ms : self->set_ms != 0);
  write_set (self, before, object);
  if (before == NULL || memcmp (before->dice, self->dice, sizeof self->dice) != 0) {
    JsonArray *dice = json_array_new ();
    for (unsigned i = 0; i < SV_TABLE_DICE; i++)
      json_array_add_int_element (dice, self->dice[i]);
    json_object_set_array_member (object, "dice", dice);
  }
  write_int (object, "throw", self->kind,
             before != NULL ? before->kind != self->kind : self->kind > 0);
  write_counts (self, before, object);
  write_notes (self, before, object);
}

static void
add_doc (JsonArray *array, const SvMatchDoc *doc)
{
  json_array_add_object_element (
      array, sv_match_doc_to_object (doc, sv_history_get_position (doc->history)));
}

char *
sv_table_kept_write (const SvTableKept *self)
{
  g_autoptr (JsonObject) root = json_object_new ();
  JsonArray *matches = json_array_new ();
  JsonArray *steps = json_array_new ();

  json_object_set_string_member (root, "format", FORMAT);
  json_object_set_int_member (root, "version", 2);
  for (guint i = 0; i < self->docs->len; i++)
    add_doc (matches, g_ptr_array_index (self->docs, i));
  for (guint i = 0; i < self->faces->len; i++) {
    JsonObject *step = json_object_new ();
    write_face (g_ptr_array_index (self->faces, i),
                i > 0 ? g_ptr_array_index (self->faces, i - 1) : NULL, step);
    json_array_add_object_element (steps, step);
  }
  json_object_set_int_member (root, "now", self->now);
  json_object_set_array_member (root, "steps", steps);
  json_object_set_array_member (root, "matches", matches);
  sv_bond_write (&self->bond, root);
  return sv_json_write (root, TRUE);
}

/* --- Reading --- */

/* The whole number from low to high at key. FALSE, and *out as it was, if there is none. */
static gboolean
take (JsonObject *object, const char *key, gint64 low, gint64 high, gint64 *out)
{
  JsonNode *node = sv_json_get_value (object, key, G_TYPE_INT64);

  if (node == NULL || json_node_get_int (node) < low || json_node_get_int (node) > high)
    return FALSE;
  *out = json_node_get_int (node);
  return TRUE;
}

/* The same where it may be missing: then *out stays. */
static gboolean
take_if (JsonObject *object, const char *key, gint64 low, gint64 high, gint64 *out)
{
  return !json_object_has_member (object, key) || take (object, key, low, high, out);
}

static gboolean
take_array (JsonObject *object, const char *key, JsonArray **out)
{
  JsonNode *node = json_object_get_member (object, key);

  *out = node != NULL && JSON_NODE_HOLDS_ARRAY (node) ? json_node_get_array (node) : NULL;
  return node == NULL || *out != NULL;
}

static unsigned
count_marks (const SvGame *game)
{
  const SvSlateMark *marks = sv_game_slate_marks (game);
  unsigned n = 0;

  while (marks[n].label != NULL)
    n++;
  return n;
}

static unsigned
count_throws (const SvGame *game)
{
  const SvSlateThrow *throws = sv_game_slate_throws (game);
  unsigned n = 0;

  while (throws[n].label != NULL)
    n++;
  return n;
}

static gboolean
take_note (SvTableNote *note, JsonNode *node, const SvGame *game)
{
  gint64 kind = SV_TABLE_GOAL, mark = 0, side, card, period, shows = -1, at;

  if (!JSON_NODE_HOLDS_OBJECT (node))
    return FALSE;
  JsonObject *object = json_node_get_object (node);
  if (!take_if (object, "kind", 0, SV_TABLE_N_KINDS - 1, &kind) ||
      !take_if (object, "mark", 0, (gint64)count_marks (game) - 1, &mark) ||
      !take (object, "side", 0, 1, &side) ||
      !take (object, "card", -1, (gint64)game->n_cards - 1, &card) ||
      !take (object, "period", 1, SV_TABLE_MAX_PERIODS, &period) ||
      !take_if (object, "shows", 0, G_MAXINT16, &shows) || !take (object, "at", 0, G_MAXINT32, &at))
    return FALSE;
  *note = (SvTableNote){ .kind = (guint8)kind,
                         .mark = (guint8)mark,
                         .side = (gint8)side,
                         .card = (gint8)card,
                         .period = (guint8)period,
                         .shows = (gint16)shows,
                         .at_ms = (gint32)at };
  return kind != SV_TABLE_MARKED || (count_marks (game) > 0 && card >= 0);
}

static gboolean
take_notes (SvTableFace *self, JsonObject *object, const SvGame *game)
{
  JsonArray *notes;
  gint64 kept = 0;

  if (!take_array (object, "goals", &notes) || !take_if (object, "kept", 0, self->n_notes, &kept))
    return FALSE;
  if (notes == NULL)
    return TRUE;
  const unsigned n = json_array_get_length (notes);
  if (n > SV_TABLE_MAX_NOTES - kept)
    return FALSE;
  self->n_notes = (unsigned)kept + n;
  for (unsigned i = 0; i < n; i++)
    if (!take_note (&self->notes[kept + i], json_array_get_element (notes, i), game))
      return FALSE;
  return TRUE;
}

static gboolean
take_number (JsonNode *node, gint64 least, gint64 most, gint64 *out)
{
  if (!JSON_NODE_HOLDS_VALUE (node) || json_node_get_value_type (node) != G_TYPE_INT64)
    return FALSE;
  *out = json_node_get_int (node);
  return *out >= least && *out <= most;
}

static gboolean
take_counts (SvTableFace *self, JsonObject *object)
{
  JsonArray *counts;

  if (!take_array (object, "throws", &counts))
    return FALSE;
  if (counts == NULL)
    return TRUE;
  memset (self->counts, 0, sizeof self->counts);
  for (guint i = 0; i < json_array_get_length (counts); i++) {
    const guint place = i / 2 % SV_SLATE_THROWS, scope = i / 2 / SV_SLATE_THROWS;
    gint64 n;

    if (scope >= SV_SLATE_SCOPES ||
        !take_number (json_array_get_element (counts, i), 0, G_MAXUINT16, &n))
      return FALSE;
    *(i % 2 == 0 ? &self->counts[scope].thrown[place] : &self->counts[scope].ones[place]) =
        (guint16)n;
  }
  return TRUE;
}

static gboolean
take_dice (SvTableFace *self, JsonObject *object)
{
  JsonArray *dice;

  if (!take_array (object, "dice", &dice))
    return FALSE;
  if (dice == NULL)
    return TRUE;
  if (json_array_get_length (dice) != SV_TABLE_DICE)
    return FALSE;
  for (unsigned i = 0; i < SV_TABLE_DICE; i++) {
    gint64 value;
    if (!take_number (json_array_get_element (dice, i), 0, MAX_DIE, &value))
      return FALSE;
    self->dice[i] = (guint8)value;
  }
  return TRUE;
}

static gboolean
take_set (SvTableFace *self, JsonObject *object)
{
  JsonArray *set;

  if (!take_array (object, "set_by_dice", &set))
    return FALSE;
  if (set == NULL)
    return TRUE;
  if (json_array_get_length (set) != SV_SLATE_SCOPES)
    return FALSE;
  for (unsigned scope = 0; scope < SV_SLATE_SCOPES; scope++) {
    gint64 n;
    if (!take_number (json_array_get_element (set, scope), G_MININT16, G_MAXINT16, &n))
      return FALSE;
    self->set[scope] = (gint16)n;
  }
  return TRUE;
}

/* Into self, which is a copy of the face before it, or all 0, what object says. FALSE if that cannot be
 * at a table of doc. */
static gboolean
read_face (SvTableFace *self, JsonObject *object, const SvMatchDoc *doc, gboolean bound)
{
  gint64 round = self->round, period = self->period, kind = self->kind, over = self->over;

  if (!take_if (object, "round", 0, G_MAXINT32, &round) ||
      !take_if (object, "began", 0, G_MAXUINT32, &self->began) ||
      !take_if (object, "period", 1, SV_TABLE_MAX_PERIODS, &period) ||
      !take_if (object, "throw", 0, (gint64)count_throws (doc->game) - 1, &kind) ||
      !take_if (object, "elapsed", 0, G_MAXINT32, &self->elapsed_ms) ||
      !take_if (object, "ended", 0, 1, &over) ||
      !take_if (object, "set", -G_MAXINT32, G_MAXINT32, &self->set_ms) ||
      !take_set (self, object) || !take_dice (self, object) || !take_counts (self, object) ||
      !take_notes (self, object, doc->game))
    return FALSE;
  self->round = (unsigned)round;
  self->period = (unsigned)period;
  self->kind = (unsigned)kind;
  self->over = over != 0;
  /* One more than the rules have: what a match that must be decided is decided by. */
  return self->period == 1 ||
         sv_game_period_name (doc->game, sv_history_get_setup (doc->history),
                              self->period - (bound ? 1 : 0)) != NULL ||
         sv_game_period_name (doc->game, sv_history_get_setup (doc->history), self->period) != NULL;
}

/* A table of the first version has one match and one face, which stand in the document itself. */
static gboolean
read_one (SvTableKept *self, JsonObject *root, GError **error)
{
  JsonNode *match = json_object_get_member (root, "match");
  SvTableFace *face = g_new0 (SvTableFace, 1);

  g_ptr_array_add (self->faces, face);
  if (match == NULL || !JSON_NODE_HOLDS_OBJECT (match))
    return FALSE;
  SvMatchDoc *doc =
      sv_match_doc_from_object (json_node_get_object (match), NULL, NULL, NULL, error);
  if (doc == NULL)
    return FALSE;
  g_ptr_array_add (self->docs, doc);
  return json_object_has_member (root, "dice") && json_object_has_member (root, "goals") &&
         json_object_has_member (root, "elapsed") && read_face (face, root, doc, FALSE);
}

static gboolean
read_docs (SvTableKept *self, JsonObject *root, GError **error)
{
  JsonArray *matches;

  if (!take_array (root, "matches", &matches) || matches == NULL)
    return FALSE;
  const unsigned n = json_array_get_length (matches);
  for (unsigned i = 0; i < n && n <= MAX_DOCS; i++) {
    JsonNode *node = json_array_get_element (matches, i);
    if (!JSON_NODE_HOLDS_OBJECT (node))
      return FALSE;
    SvMatchDoc *doc =
        sv_match_doc_from_object (json_node_get_object (node), NULL, NULL, NULL, error);
    if (doc == NULL)
      return FALSE;
    g_ptr_array_add (self->docs, doc);
    if (doc->game != ((const SvMatchDoc *)g_ptr_array_index (self->docs, 0))->game)
      return FALSE;
  }
  return self->docs->len > 0;
}

static gboolean
read_step (SvTableKept *self, JsonNode *node)
{
  const SvTableFace *before =
      self->faces->len > 0 ? g_ptr_array_index (self->faces, self->faces->len - 1) : NULL;
  SvTableFace *face = before != NULL ? g_memdup2 (before, sizeof *before) : g_new0 (SvTableFace, 1);
  gint64 doc = face->doc;

  g_ptr_array_add (self->faces, face);
  if (!JSON_NODE_HOLDS_OBJECT (node) ||
      !take_if (json_node_get_object (node), "pairing", 0, self->docs->len - 1, &doc))
    return FALSE;
  face->doc = (unsigned)doc;
  return read_face (face, json_node_get_object (node), g_ptr_array_index (self->docs, doc),
                    self->bond.decide);
}

static gboolean
read_steps (SvTableKept *self, JsonObject *root)
{
  JsonArray *steps;
  gint64 now;

  if (!take_array (root, "steps", &steps) || steps == NULL)
    return FALSE;
  const unsigned n = json_array_get_length (steps);
  if (n > MAX_FACES || !take (root, "now", 0, (gint64)n - 1, &now))
    return FALSE;
  self->now = (unsigned)now;
  for (unsigned i = 0; i < n; i++)
    if (!read_step (self, json_array_get_element (steps, i)))
      return FALSE;
  return TRUE;
}

static gboolean
read_table (SvTableKept *self, JsonObject *root, GError **error)
{
  JsonNode *format = json_object_get_member (root, "format");
  gint64 version;

  if (format == NULL || !JSON_NODE_HOLDS_VALUE (format) ||
      g_strcmp0 (json_node_get_string (format), FORMAT) != 0 ||
      !take (root, "version", 1, 2, &version))
    return FALSE;
  return version == 1 ? read_one (self, root, error)
                      : sv_bond_read (&self->bond, root) && read_docs (self, root, error) &&
                            read_steps (self, root);
}

SvTableKept *
sv_table_kept_load (const char *path, GError **error)
{
  g_autoptr (GBytes) bytes = sv_json_load_file (path, error);
  g_autoptr (SvTableKept) self = NULL;
  g_autoptr (GError) refused = NULL;

  if (bytes == NULL)
    return NULL;
  g_autoptr (JsonObject) root =
      sv_json_read (g_bytes_get_data (bytes, NULL), g_bytes_get_size (bytes), error);
  if (root == NULL)
    return NULL;
  self = kept_new ((GDestroyNotify)sv_match_doc_free, g_free);
  if (read_table (self, root, &refused))
    return g_steal_pointer (&self);
  if (refused != NULL)
    g_propagate_error (error, g_steal_pointer (&refused));
  else
    g_set_error_literal (error, SV_STORE_ERROR, SV_STORE_ERROR_FOREIGN,
                         _ ("What was kept of the table cannot be read."));
  return NULL;
}
