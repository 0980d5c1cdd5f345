/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "sv-table-kept.h"

#include <glib/gi18n.h>

#include "sv-json-file.h"
#include "sv-json-read.h"
#include "sv-json.h"

#define FORMAT "speelveld-table"

/* Limits for reading, because a file that was edited by hand can be longer than any real table. */
enum { MAX_DOCS = 64, MAX_FACES = 4096, MAX_DIE = 6 };

/* Limits for writing. */
enum { KEPT_STEPS = 200, KEPT_DOCS = 6 };

static SvTableKept *
kept_new (void)
{
  SvTableKept *self = g_new0 (SvTableKept, 1);

  self->docs = g_ptr_array_new_with_free_func ((GDestroyNotify)sv_match_doc_free);
  self->faces = g_ptr_array_new_with_free_func (g_free);
  return self;
}

SvTableKept *
sv_table_kept_new (SvMatchDoc *doc)
{
  SvTableKept *self = kept_new ();
  SvTableContents *face = g_new0 (SvTableContents, 1);

  face->period = 1;
  g_ptr_array_add (self->docs, doc);
  g_ptr_array_add (self->faces, face);
  return self;
}

void
sv_table_kept_free (SvTableKept *self)
{
  g_ptr_array_unref (self->docs);
  g_ptr_array_unref (self->faces);
  sv_fixture_link_clear (&self->link);
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

/* Write the notes. Notes that are equal to those of @before are not repeated: "kept" holds their
 * number. */
static void
write_notes (const SvTableContents *self, const SvTableContents *before, JsonObject *object)
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

/* Write how often each kind was thrown and how often a 1 fell: in the match, in the period, and
 * since the time of the period was up. Zeros at the end are left out. */
static void
write_counts (const SvTableContents *self, const SvTableContents *before, JsonObject *object)
{
  static const SvScoreSheetDice none[SV_SCORE_SHEET_SCOPES];
  const SvScoreSheetDice *other = before != NULL ? before->counts : none;
  JsonArray *counts;

  if (memcmp (self->counts, other, sizeof self->counts) == 0)
    return;
  counts = json_array_new ();
  for (unsigned scope = 0; scope < SV_SCORE_SHEET_SCOPES; scope++)
    for (unsigned i = 0; i < SV_SCORE_SHEET_THROWS; i++) {
      json_array_add_int_element (counts, self->counts[scope].thrown[i]);
      json_array_add_int_element (counts, self->counts[scope].ones[i]);
    }
  for (guint n = json_array_get_length (counts);
       n > 0 && json_array_get_int_element (counts, n - 1) == 0; n--)
    json_array_remove_element (counts, n - 1);
  json_object_set_array_member (object, "throws", counts);
}

/* Write by how much a clock that the dice move was set by hand, in each scope. */
static void
write_set (const SvTableContents *self, const SvTableContents *before, JsonObject *object)
{
  static const gint16 none[SV_SCORE_SHEET_SCOPES];

  if (memcmp (self->set, before != NULL ? before->set : none, sizeof self->set) == 0)
    return;
  JsonArray *set = json_array_new ();
  for (unsigned scope = 0; scope < SV_SCORE_SHEET_SCOPES; scope++)
    json_array_add_int_element (set, self->set[scope]);
  json_object_set_array_member (object, "set_by_dice", set);
}

/* Write the members of @self that differ from @before; if @before is NULL, write all members. */
static void
write_face (const SvTableContents *self, const SvTableContents *before, JsonObject *object)
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

/* Return the index of the pairing in @docs; the pairing is added if it is missing and there is
 * room. */
static int
keep_doc (GPtrArray *docs, const gpointer doc)
{
  guint i;

  if (g_ptr_array_find (docs, doc, &i))
    return (int)i;
  if (docs->len >= KEPT_DOCS)
    return -1;
  g_ptr_array_add (docs, doc);
  return (int)docs->len - 1;
}

/* Return how many steps of undo (@way -1) or redo (1) fit into the file, and add their pairings to
 * @docs. Each pairing counts with its pictures, and users may have tried many teams. */
static int
count_kept (SvUndo *undo, GPtrArray *all, GPtrArray *docs, int way)
{
  int n = 0;

  for (const SvTableContents *face = sv_undo_get (undo);
       n <= KEPT_STEPS && face != NULL && keep_doc (docs, all->pdata[face->doc]) >= 0;
       face = sv_undo_peek (undo, way * n))
    n++;
  return n - 1;
}

/* Return the text of the file with @back steps of undo and @forth steps of redo. */
static char *
write_table (
    SvUndo *undo, GPtrArray *all, const SvFixtureLink *link, GPtrArray *docs, int back, int forth)
{
  g_autoptr (JsonObject) root = json_object_new ();
  JsonArray *matches = json_array_new ();
  JsonArray *steps = json_array_new ();
  g_autofree SvTableContents *faces = g_new (SvTableContents, (gsize)(back + 1 + forth));

  json_object_set_string_member (root, "format", FORMAT);
  json_object_set_int_member (root, "version", 2);
  for (int i = 0; i <= back + forth; i++) {
    JsonObject *step = json_object_new ();
    faces[i] = *(const SvTableContents *)sv_undo_peek (undo, i - back);
    faces[i].doc = (unsigned)keep_doc (docs, all->pdata[faces[i].doc]);
    write_face (&faces[i], i > 0 ? &faces[i - 1] : NULL, step);
    json_array_add_object_element (steps, step);
  }
  for (guint i = 0; i < docs->len; i++)
    add_doc (matches, g_ptr_array_index (docs, i));
  json_object_set_int_member (root, "now", back);
  json_object_set_array_member (root, "steps", steps);
  json_object_set_array_member (root, "matches", matches);
  sv_fixture_link_write (link, root);
  return sv_json_write (root, TRUE);
}

/* If the pictures of teams that were only tried leave no room for the table itself, leave those
 * teams out. */
char *
sv_table_kept_make_text (SvUndo *undo, GPtrArray *docs, const SvFixtureLink *link)
{
  g_autoptr (GPtrArray) kept = g_ptr_array_new (), only = g_ptr_array_new ();
  const int back = count_kept (undo, docs, kept, -1), forth = count_kept (undo, docs, kept, 1);
  char *text = write_table (undo, docs, link, kept, back, forth);

  if (kept->len == 1 || sv_json_check_size (strlen (text), NULL))
    return text;
  g_free (text);
  return write_table (undo, docs, link, only, 0, 0);
}

/* --- Reading --- */

static unsigned
count_marks (const SvGame *game)
{
  const SvScoreSheetMark *marks = sv_game_score_sheet_marks (game);
  unsigned n = 0;

  while (marks[n].label != NULL)
    n++;
  return n;
}

static unsigned
count_throws (const SvGame *game)
{
  const SvScoreSheetThrow *throws = sv_game_score_sheet_throws (game);
  unsigned n = 0;

  while (throws[n].label != NULL)
    n++;
  return n;
}

static gboolean
read_note (
    SvTableNote *note, JsonNode *node, const SvPath *path, const SvGame *game, GError **error)
{
  const gint64 last_mark = (gint64)count_marks (game) - 1;
  const gint64 last_kind = last_mark >= 0 ? SV_TABLE_MARKED : SV_TABLE_MARKED - 1;
  gint64 kind = SV_TABLE_GOAL, mark = 0, side, card, period, shows = -1, at;
  JsonObject *object = sv_node_object (node, path, error);

  if (object == NULL ||
      !sv_json_read_optional_int (object, path, "kind", 0, last_kind, &kind, error) ||
      !sv_json_read_optional_int (object, path, "mark", 0, last_mark, &mark, error) ||
      !sv_json_read_int (object, path, "side", 0, 1, &side, error) ||
      !sv_json_read_int (object, path, "card", kind == SV_TABLE_MARKED ? 0 : -1,
                         (gint64)game->n_cards - 1, &card, error) ||
      !sv_json_read_int (object, path, "period", 1, SV_TABLE_MAX_PERIODS, &period, error) ||
      !sv_json_read_optional_int (object, path, "shows", 0, G_MAXINT16, &shows, error) ||
      !sv_json_read_int (object, path, "at", 0, G_MAXINT32, &at, error))
    return FALSE;
  *note = (SvTableNote){ .kind = (guint8)kind,
                         .mark = (guint8)mark,
                         .side = (gint8)side,
                         .card = (gint8)card,
                         .period = (guint8)period,
                         .shows = (gint16)shows,
                         .at_ms = (gint32)at };
  return TRUE;
}

static gboolean
take_notes (SvTableContents *self,
            JsonObject *object,
            const SvPath *parent,
            const SvGame *game,
            GError **error)
{
  const SvPath *path = SV_PATH_KEY (parent, "goals");
  g_autoptr (JsonNode) node = sv_json_get_member (object, "goals");
  unsigned kept = 0;

  if (!sv_json_read_optional_unsigned (object, parent, "kept", 0, self->n_notes, &kept, error))
    return FALSE;
  if (node == NULL)
    return TRUE;
  JsonArray *notes = sv_node_short_array (node, path, SV_TABLE_MAX_NOTES - kept, error);
  if (notes == NULL)
    return FALSE;
  self->n_notes = kept;
  for (unsigned i = 0; i < json_array_get_length (notes); i++)
    if (!read_note (&self->notes[self->n_notes++], json_array_get_element (notes, i),
                    SV_PATH_ITEM (path, i), game, error))
      return FALSE;
  return TRUE;
}

static gboolean
take_counts (SvTableContents *self, JsonObject *object, const SvPath *parent, GError **error)
{
  gint64 numbers[2 * SV_SCORE_SHEET_SCOPES * SV_SCORE_SHEET_THROWS];
  g_autoptr (JsonNode) node = sv_json_get_member (object, "throws");
  unsigned n;

  if (node == NULL)
    return TRUE;
  if (!sv_node_ints (node, SV_PATH_KEY (parent, "throws"), G_N_ELEMENTS (numbers), 0, G_MAXUINT16,
                     numbers, &n, error))
    return FALSE;
  memset (self->counts, 0, sizeof self->counts);
  for (unsigned i = 0; i < n; i++) {
    SvScoreSheetDice *dice = &self->counts[i / 2 / SV_SCORE_SHEET_THROWS];
    guint16 *counts = i % 2 == 0 ? dice->thrown : dice->ones;

    counts[i / 2 % SV_SCORE_SHEET_THROWS] = (guint16)numbers[i];
  }
  return TRUE;
}

/* Read a list of exactly @n whole numbers into the array. *there tells whether the key exists. */
static gboolean
take_numbers (JsonObject *object,
              const SvPath *parent,
              const char *key,
              unsigned n,
              gint64 min,
              gint64 max,
              gint64 *out,
              gboolean *there,
              GError **error)
{
  const SvPath *path = SV_PATH_KEY (parent, key);
  g_autoptr (JsonNode) node = sv_json_get_member (object, key);
  unsigned found = n;

  *there = node != NULL;
  if (node != NULL && !sv_node_ints (node, path, n, min, max, out, &found, error))
    return FALSE;
  return found == n || sv_fault (error, SV_STORE_ERROR_VALUE, path,
                                 ngettext ("%u number is needed here, not %u",
                                           "%u numbers are needed here, not %u", n),
                                 n, found);
}

static gboolean
take_dice (SvTableContents *self, JsonObject *object, const SvPath *path, GError **error)
{
  gint64 dice[SV_TABLE_DICE], set[SV_SCORE_SHEET_SCOPES];
  gboolean has_dice, has_set;

  if (!take_numbers (object, path, "dice", SV_TABLE_DICE, 0, MAX_DIE, dice, &has_dice, error) ||
      !take_numbers (object, path, "set_by_dice", SV_SCORE_SHEET_SCOPES, G_MININT16, G_MAXINT16,
                     set, &has_set, error))
    return FALSE;
  for (unsigned i = 0; has_dice && i < SV_TABLE_DICE; i++)
    self->dice[i] = (guint8)dice[i];
  for (unsigned i = 0; has_set && i < SV_SCORE_SHEET_SCOPES; i++)
    self->set[i] = (gint16)set[i];
  return TRUE;
}

/* Return whether @period exists. If the match must have a winner (@decide), one period more than
 * those of the rules is allowed, for the shoot-out. */
static gboolean
has_period (const SvMatchDoc *doc, unsigned period, gboolean decide)
{
  const void *setup = sv_history_get_setup (doc->history);

  return period == 1 || sv_game_period_name (doc->game, setup, period) != NULL ||
         (decide && sv_game_period_name (doc->game, setup, period - 1) != NULL);
}

/* Read @object into @self, which begins as a copy of the step before it or as zeros. Return
 * FALSE if the result is impossible at a table of @doc. */
static gboolean
read_face (SvTableContents *self,
           JsonObject *object,
           const SvPath *path,
           const SvMatchDoc *doc,
           gboolean decide,
           GError **error)
{
  gint64 over = self->over;

  if (!sv_json_read_optional_unsigned (object, path, "round", 0, G_MAXINT32, &self->round, error) ||
      !sv_json_read_optional_int (object, path, "began", 0, G_MAXUINT32, &self->began, error) ||
      !sv_json_read_optional_unsigned (object, path, "period", 1, SV_TABLE_MAX_PERIODS,
                                       &self->period, error) ||
      !sv_json_read_optional_unsigned (object, path, "throw", 0, count_throws (doc->game) - 1,
                                       &self->kind, error) ||
      !sv_json_read_optional_int (object, path, "elapsed", 0, G_MAXINT32, &self->elapsed_ms,
                                  error) ||
      !sv_json_read_optional_int (object, path, "ended", 0, 1, &over, error) ||
      !sv_json_read_optional_int (object, path, "set", -G_MAXINT32, G_MAXINT32, &self->set_ms,
                                  error) ||
      !take_dice (self, object, path, error) || !take_counts (self, object, path, error) ||
      !take_notes (self, object, path, doc->game, error))
    return FALSE;
  self->over = over != 0;
  return has_period (doc, self->period, decide) ||
         sv_fault (error, SV_STORE_ERROR_VALUE, SV_PATH_KEY (path, "period"),
                   _ ("the match has no such half"));
}

static gboolean
read_doc (SvTableKept *self, JsonNode *node, const SvPath *path, GError **error)
{
  const SvGame *game =
      self->docs->len > 0 ? ((const SvMatchDoc *)self->docs->pdata[0])->game : NULL;
  JsonObject *object = sv_node_object (node, path, error);

  if (object == NULL || !sv_has_member (object, path, "format", error))
    return FALSE;
  SvMatchDoc *doc = sv_match_doc_from_object (object, game, path, NULL, error);
  if (doc != NULL)
    g_ptr_array_add (self->docs, doc);
  return doc != NULL;
}

/* Read a file of the first version, which has one match and one step, both in the document
 * itself. */
static gboolean
read_one (SvTableKept *self, JsonObject *root, GError **error)
{
  g_autoptr (JsonNode) match = sv_json_get_member (root, "match");
  SvTableContents *face = g_new0 (SvTableContents, 1);

  g_ptr_array_add (self->faces, face);
  return read_doc (self, match, SV_PATH_KEY (NULL, "match"), error) &&
         sv_has_member (root, NULL, "dice", error) && sv_has_member (root, NULL, "goals", error) &&
         sv_has_member (root, NULL, "elapsed", error) &&
         read_face (face, root, NULL, self->docs->pdata[0], FALSE, error);
}

static gboolean
take_docs (SvTableKept *self, JsonObject *root, GError **error)
{
  const SvPath *path = SV_PATH_KEY (NULL, "matches");
  g_autoptr (JsonNode) node = sv_json_get_member (root, "matches");
  JsonArray *matches = sv_node_short_array (node, path, MAX_DOCS, error);

  if (matches == NULL)
    return FALSE;
  for (unsigned i = 0; i < json_array_get_length (matches); i++)
    if (!read_doc (self, json_array_get_element (matches, i), SV_PATH_ITEM (path, i), error))
      return FALSE;
  return self->docs->len > 0 ||
         sv_fault (error, SV_STORE_ERROR_VALUE, path, _ ("at least one match is needed here"));
}

static gboolean
read_step (SvTableKept *self, JsonNode *node, const SvPath *path, GError **error)
{
  const guint n = self->faces->len;
  SvTableContents *face =
      n > 0 ? g_memdup2 (self->faces->pdata[n - 1], sizeof *face) : g_new0 (SvTableContents, 1);
  JsonObject *object = sv_node_object (node, path, error);

  g_ptr_array_add (self->faces, face);
  return object != NULL &&
         sv_json_read_optional_unsigned (object, path, "pairing", 0, self->docs->len - 1,
                                         &face->doc, error) &&
         read_face (face, object, path, self->docs->pdata[face->doc], self->link.decide, error);
}

static gboolean
take_steps (SvTableKept *self, JsonObject *root, GError **error)
{
  const SvPath *path = SV_PATH_KEY (NULL, "steps");
  g_autoptr (JsonNode) node = sv_json_get_member (root, "steps");
  JsonArray *steps = sv_node_short_array (node, path, MAX_FACES, error);

  if (steps == NULL)
    return FALSE;
  for (unsigned i = 0; i < json_array_get_length (steps); i++)
    if (!read_step (self, json_array_get_element (steps, i), SV_PATH_ITEM (path, i), error))
      return FALSE;
  if (self->faces->len == 0)
    return sv_fault (error, SV_STORE_ERROR_VALUE, path, _ ("at least one step is needed here"));
  return sv_json_read_unsigned (root, NULL, "now", 0, self->faces->len - 1, &self->now, error);
}

static gboolean
read_table (SvTableKept *self, JsonObject *root, GError **error)
{
  g_autoptr (JsonNode) format = sv_json_get_member (root, "format");
  unsigned version;

  if (g_strcmp0 (sv_node_string (format, NULL, NULL), FORMAT) != 0)
    return sv_fault (error, SV_STORE_ERROR_FOREIGN, NULL, _ ("The saved table cannot be read."));
  if (!sv_json_read_unsigned (root, NULL, "version", 1, 2, &version, error))
    return FALSE;
  return version == 1 ? read_one (self, root, error)
                      : sv_fixture_link_take (&self->link, root, NULL, error) &&
                            take_docs (self, root, error) && take_steps (self, root, error);
}

SvTableKept *
sv_table_kept_load (const char *path, GError **error)
{
  g_autoptr (JsonObject) root = sv_json_load (path, error);
  g_autoptr (SvTableKept) self = kept_new ();

  return root != NULL && read_table (self, root, error) ? g_steal_pointer (&self) : NULL;
}
