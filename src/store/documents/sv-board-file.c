/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "sv-board-file.h"

#include <glib/gi18n.h>
#include <math.h>
#include <string.h>

#include "sv-json-file.h"
#include "sv-json.h"
#include "sv-kind.h"

enum { ID_MAX_CHARS = 64, NAME_MAX_CHARS = 4, MAX_CROSSINGS = 4096 };

#define PITCH_MIN 10.0
#define PITCH_MAX 100000.0

static const char *const kinds[] = { "field", "centre", "penalty", "goal", NULL };
static const char *const ends[] = { "w", "e", NULL };
static const char *const lines[] = { "line", "goal", NULL };

/* Prefix of the id of a board from a document, which distinguishes it from built-in boards. */
#define SV_OWN_BOARD_PREFIX "own/"

/* A board from a document, with its data. */
typedef struct {
  SvBoard board; /* first member, so that a pointer to the board is a pointer to the whole struct */
  gatomicrefcount refs;
  GStringChunk *words;
  GArray *spaces;     /* array of SvSpace */
  GArray *edges;      /* array of SvEdge */
  GArray *first;      /* array of guint16 */
  GArray *neighbours; /* array of gint16 */
  GArray *beside;     /* array of SvSpaceSet */
  char *id;
  char *title;
  char *text; /* the document in one line */
} SvOwnBoard;

static void
own_board_free (SvOwnBoard *self)
{
  g_string_chunk_free (self->words);
  g_array_unref (self->spaces);
  g_array_unref (self->edges);
  g_array_unref (self->first);
  g_array_unref (self->neighbours);
  g_array_unref (self->beside);
  g_free (self->id);
  g_free (self->title);
  g_free (self->text);
  g_free (self);
}

G_DEFINE_AUTOPTR_CLEANUP_FUNC (SvOwnBoard, own_board_free)

static SvOwnBoard *
own_board_new (void)
{
  SvOwnBoard *self = g_new0 (SvOwnBoard, 1);
  g_atomic_ref_count_init (&self->refs);
  self->words = g_string_chunk_new (1024);
  self->spaces = g_array_new (FALSE, TRUE, sizeof (SvSpace));
  self->edges = g_array_new (FALSE, TRUE, sizeof (SvEdge));
  self->first = g_array_new (FALSE, TRUE, sizeof (guint16));
  self->neighbours = g_array_new (FALSE, TRUE, sizeof (gint16));
  self->beside = g_array_new (FALSE, TRUE, sizeof (SvSpaceSet));
  self->title = g_strdup ("");
  return self;
}

/* --- reference counting --- */

/* Return the struct of a board from a document, or NULL for a built-in board. */
static SvOwnBoard *
own_board (const SvBoard *board)
{
  return board && g_str_has_prefix (board->id, SV_OWN_BOARD_PREFIX) ? (gpointer)(guintptr)board
                                                                    : NULL;
}

SvBoard *
sv_board_ref (const SvBoard *board)
{
  SvOwnBoard *own = own_board (board);
  if (own != NULL)
    g_atomic_ref_count_inc (&own->refs);
  return (gpointer)(guintptr)board;
}

void
sv_board_unref (const SvBoard *board)
{
  SvOwnBoard *own = own_board (board);
  if (own != NULL && g_atomic_ref_count_dec (&own->refs))
    own_board_free (own);
}

void
sv_board_set (const SvBoard **place, const SvBoard *board)
{
  const SvBoard *before = *place;
  *place = sv_board_ref (board);
  sv_board_unref (before);
}

/* --- single values --- */

/* Read the number @key, which must be there if @required; otherwise a missing key leaves *@out. */
static gboolean
get_number (JsonObject *object,
            const SvPath *parent,
            const char *key,
            double min,
            double max,
            gboolean required,
            float *out,
            GError **error)
{
  double number;
  JsonNode *node = json_object_get_member (object, key);
  if (node == NULL && !required)
    return TRUE;
  if (!sv_node_number (node, SV_PATH_KEY (parent, key), min, max, &number, error))
    return FALSE;
  *out = (float)number;
  return TRUE;
}

static gboolean
get_flag (JsonObject *object,
          const SvPath *parent,
          const char *key,
          guint8 mark,
          guint8 *marks,
          GError **error)
{
  gboolean set = FALSE;
  JsonNode *node = json_object_get_member (object, key);
  if (node != NULL && !sv_node_bool (node, SV_PATH_KEY (parent, key), &set, error))
    return FALSE;
  *marks |= set ? mark : 0;
  return TRUE;
}

/* --- spaces --- */

static gboolean
is_name (const char *name)
{
  gsize n = 0;
  for (const char *p = name; *p; p++, n++) {
    if (!g_ascii_islower (*p) && !(n > 0 && g_ascii_isdigit (*p)))
      return FALSE;
  }
  return n > 0 && n <= NAME_MAX_CHARS;
}

/* Return the index of the space with this name, or -1. */
static int
find_space (const SvOwnBoard *self, const char *name)
{
  for (guint i = 0; i < self->spaces->len; i++) {
    if (strcmp (g_array_index (self->spaces, SvSpace, i).name, name) == 0)
      return (int)i;
  }
  return -1;
}

static gboolean
get_name (
    SvOwnBoard *self, JsonObject *object, const SvPath *parent, SvSpace *space, GError **error)
{
  g_autofree char *name = NULL;
  const SvPath *path = SV_PATH_KEY (parent, "name");
  JsonNode *node = json_object_get_member (object, "name");
  if (!sv_node_text (node, path, SV_TEXT_NAME, &name, error))
    return FALSE;
  g_autofree char *quoted = sv_quote (name);
  if (!is_name (name))
    return sv_fault (error, SV_STORE_ERROR_VALUE, path,
                     _ ("%s is not a letter a–z followed by at most three letters or digits"),
                     quoted);
  if (find_space (self, name) >= 0)
    return sv_fault (error, SV_STORE_ERROR_VALUE, path, _ ("there are two spaces called %s"),
                     quoted);
  space->name = g_string_chunk_insert (self->words, name);
  space->label = space->name;
  return TRUE;
}

static gboolean
read_space (SvOwnBoard *self, JsonNode *node, const SvPath *path, GError **error)
{
  SvSpace space = { .zone = -1 };
  int kind, end = -1;
  JsonObject *object = sv_node_object (node, path, error);
  JsonNode *end_node = object ? json_object_get_member (object, "end") : NULL;
  if (object == NULL || !get_name (self, object, path, &space, error) ||
      !get_number (object, path, "x", 0, (double)self->board.w, TRUE, &space.x, error) ||
      !get_number (object, path, "y", 0, (double)self->board.h, TRUE, &space.y, error) ||
      !sv_node_word (json_object_get_member (object, "zone"), SV_PATH_KEY (path, "zone"), kinds,
                     &kind, error) ||
      (end_node && !JSON_NODE_HOLDS_NULL (end_node) &&
       !sv_node_word (end_node, SV_PATH_KEY (path, "end"), ends, &end, error)) ||
      !get_flag (object, path, "kickoff", SV_SPACE_KICKOFF, &space.marks, error) ||
      !get_flag (object, path, "spot", SV_SPACE_SPOT, &space.marks, error))
    return FALSE;
  space.kind = (guint8)kind;
  space.end = (gint8)end;
  g_array_append_val (self->spaces, space);
  return TRUE;
}

/* Set the radius of the spaces, as large as the two nearest spaces allow with a gap for marks
 * between them, and a margin of the board that has room for goals. Fail if two spaces are too
 * near to each other. */
static gboolean
set_radius (SvOwnBoard *self, const SvPath *path, GError **error)
{
  const double longest = (double)MAX (self->board.w, self->board.h);
  double least = longest / 4;
  for (guint i = 0; i < self->spaces->len; i++) {
    const SvSpace *a = &g_array_index (self->spaces, SvSpace, i);
    for (guint j = 0; j < i; j++) {
      const SvSpace *b = &g_array_index (self->spaces, SvSpace, j);
      const double apart = hypot ((double)a->x - (double)b->x, (double)a->y - (double)b->y);
      if (apart < longest / 100)
        return sv_fault (error, SV_STORE_ERROR_VALUE, SV_PATH_ITEM (path, i),
                         _ ("this space lies on top of the space “%s”"), b->name);
      least = MIN (least, apart);
    }
  }
  const double radius = 0.37 * least;
  self->board.radius = (float)radius;
  self->board.margin = (float)MAX (0.045 * longest, 1.5 * radius);
  return TRUE;
}

static gboolean
read_spaces (SvOwnBoard *self, JsonObject *object, const SvPath *parent, GError **error)
{
  const SvPath *path = SV_PATH_KEY (parent, "spaces");
  JsonArray *list =
      sv_node_short_array (json_object_get_member (object, "spaces"), path, SV_MAX_SPACES, error);
  if (list == NULL)
    return FALSE;
  if (json_array_get_length (list) == 0)
    return sv_fault (error, SV_STORE_ERROR_VALUE, path, _ ("a board must have at least one space"));
  for (guint i = 0; i < json_array_get_length (list); i++) {
    if (!read_space (self, json_array_get_element (list, i), SV_PATH_ITEM (path, i), error))
      return FALSE;
  }
  return set_radius (self, path, error);
}

/* --- edges --- */

/* Find the space that @node names. */
static gboolean
get_space (const SvOwnBoard *self, JsonNode *node, const SvPath *path, gint16 *out, GError **error)
{
  g_autofree char *name = NULL;
  if (!sv_node_text (node, path, SV_TEXT_NAME, &name, error))
    return FALSE;
  const int found = find_space (self, name);
  *out = (gint16)found;
  if (found >= 0)
    return TRUE;
  g_autofree char *quoted = sv_quote (name);
  return sv_fault (error, SV_STORE_ERROR_VALUE, path, _ ("there is no space called %s"), quoted);
}

/* Return the edge between two spaces in either direction, or NULL. */
static const SvEdge *
find_edge (const SvOwnBoard *self, int a, int b)
{
  for (guint i = 0; i < self->edges->len; i++) {
    const SvEdge *edge = &g_array_index (self->edges, SvEdge, i);
    if ((edge->a == a && edge->b == b) || (edge->a == b && edge->b == a))
      return edge;
  }
  return NULL;
}

static gboolean
check_edge (const SvOwnBoard *self, const SvEdge *edge, const SvPath *path, GError **error)
{
  const SvSpace *a = &g_array_index (self->spaces, SvSpace, edge->a);
  const SvSpace *b = &g_array_index (self->spaces, SvSpace, edge->b);
  if (edge->a == edge->b)
    return sv_fault (error, SV_STORE_ERROR_VALUE, path,
                     _ ("this line begins and ends on the space “%s”"), a->name);
  if (find_edge (self, edge->a, edge->b))
    return sv_fault (error, SV_STORE_ERROR_VALUE, path,
                     _ ("there are two lines between “%s” and “%s”"), a->name, b->name);
  return TRUE;
}

static gboolean
read_edge (SvOwnBoard *self, JsonNode *node, const SvPath *path, GError **error)
{
  SvEdge edge = { 0 };
  int style = 0;
  const double w = (double)self->board.w, h = (double)self->board.h;
  JsonObject *object = sv_node_object (node, path, error);
  if (object == NULL ||
      !get_space (self, json_object_get_member (object, "a"), SV_PATH_KEY (path, "a"), &edge.a,
                  error) ||
      !get_space (self, json_object_get_member (object, "b"), SV_PATH_KEY (path, "b"), &edge.b,
                  error) ||
      !check_edge (self, &edge, path, error))
    return FALSE;

  /* Without a control point the line is straight. */
  const SvSpace *a = &g_array_index (self->spaces, SvSpace, edge.a);
  const SvSpace *b = &g_array_index (self->spaces, SvSpace, edge.b);
  const gboolean bent =
      json_object_has_member (object, "cx") || json_object_has_member (object, "cy");
  JsonNode *kind = json_object_get_member (object, "kind");
  edge.cx = (a->x + b->x) / 2;
  edge.cy = (a->y + b->y) / 2;
  if (!get_number (object, path, "cx", -w, 2 * w, bent, &edge.cx, error) ||
      !get_number (object, path, "cy", -h, 2 * h, bent, &edge.cy, error) ||
      (kind && !sv_node_word (kind, SV_PATH_KEY (path, "kind"), lines, &style, error)))
    return FALSE;
  edge.style = (guint8)style;
  g_array_append_val (self->edges, edge);
  return TRUE;
}

static gboolean
add_neighbours (SvOwnBoard *self, gint16 space, const SvPath *path, GError **error)
{
  const guint before = self->neighbours->len;
  const guint16 first = (guint16)before;
  SvSpaceSet beside = { { 0, 0 } };
  g_array_append_val (self->first, first);
  for (gint16 other = 0; other < (gint16)self->spaces->len; other++) {
    if (find_edge (self, space, other)) {
      g_array_append_val (self->neighbours, other);
      if (other < SV_SET_SPACES)
        beside.bits[other / 64] |= G_GUINT64_CONSTANT (1) << other % 64;
    }
  }
  g_array_append_val (self->beside, beside);
  if (self->neighbours->len - before <= SV_MAX_NEIGHBOURS)
    return TRUE;
  return sv_fault (error, SV_STORE_ERROR_TOO_LARGE, path,
                   _ ("more than %d lines meet on the space “%s”"), SV_MAX_NEIGHBOURS,
                   g_array_index (self->spaces, SvSpace, space).name);
}

static gboolean
read_edges (SvOwnBoard *self, JsonObject *object, const SvPath *parent, GError **error)
{
  const SvPath *path = SV_PATH_KEY (parent, "edges");
  JsonArray *list =
      sv_node_short_array (json_object_get_member (object, "edges"), path, SV_MAX_EDGES, error);
  if (list == NULL)
    return FALSE;
  for (guint i = 0; i < json_array_get_length (list); i++) {
    if (!read_edge (self, json_array_get_element (list, i), SV_PATH_ITEM (path, i), error))
      return FALSE;
  }
  for (guint i = 0; i < self->spaces->len; i++) {
    if (!add_neighbours (self, (gint16)i, path, error))
      return FALSE;
  }
  const guint16 end = (guint16)self->neighbours->len;
  g_array_append_val (self->first, end);
  return TRUE;
}

/* --- crossings --- */

/* Check one of the two lines of a crossing: a list of the two spaces that it joins. */
static gboolean
check_line (const SvOwnBoard *self, JsonNode *node, const SvPath *path, GError **error)
{
  gint16 ab[2];
  JsonArray *pair = sv_node_array (node, path, error);
  if (pair == NULL)
    return FALSE;
  if (json_array_get_length (pair) != 2)
    return sv_fault (error, SV_STORE_ERROR_VALUE, path, _ ("two spaces are needed here"));
  for (guint i = 0; i < 2; i++) {
    if (!get_space (self, json_array_get_element (pair, i), SV_PATH_ITEM (path, i), &ab[i], error))
      return FALSE;
  }
  return find_edge (self, ab[0], ab[1]) ||
         sv_fault (error, SV_STORE_ERROR_VALUE, path, _ ("no line joins these spaces"));
}

static gboolean
check_crossing (const SvOwnBoard *self, JsonNode *node, const SvPath *path, GError **error)
{
  float ignored;
  const SvPath *here = SV_PATH_KEY (path, "lines");
  JsonObject *object = sv_node_object (node, path, error);
  if (object == NULL ||
      !get_number (object, path, "x", 0, (double)self->board.w, FALSE, &ignored, error) ||
      !get_number (object, path, "y", 0, (double)self->board.h, FALSE, &ignored, error))
    return FALSE;
  JsonNode *lines_node = json_object_get_member (object, "lines");
  JsonArray *pairs = lines_node ? sv_node_short_array (lines_node, here, 2, error) : NULL;
  if (lines_node != NULL && pairs == NULL)
    return FALSE;
  for (guint i = 0; pairs && i < json_array_get_length (pairs); i++) {
    if (!check_line (self, json_array_get_element (pairs, i), SV_PATH_ITEM (here, i), error))
      return FALSE;
  }
  return TRUE;
}

/* Check the list of crossings. It only tells people who draw the board where lines cross: nobody
 * can turn from one line to the other there. */
static gboolean
check_crossings (const SvOwnBoard *self, JsonObject *object, const SvPath *parent, GError **error)
{
  const SvPath *path = SV_PATH_KEY (parent, "crossings");
  JsonNode *node = json_object_get_member (object, "crossings");
  if (node == NULL)
    return TRUE;
  JsonArray *list = sv_node_short_array (node, path, MAX_CROSSINGS, error);
  if (list == NULL)
    return FALSE;
  for (guint i = 0; i < json_array_get_length (list); i++) {
    if (!check_crossing (self, json_array_get_element (list, i), SV_PATH_ITEM (path, i), error))
      return FALSE;
  }
  return TRUE;
}

/* --- the whole board --- */

static gboolean
read_id (SvOwnBoard *self, JsonObject *object, const SvPath *parent, GError **error)
{
  const SvPath *path = SV_PATH_KEY (parent, "id");
  JsonNode *node = json_object_get_member (object, "id");
  if (!sv_node_text (node, path, SV_TEXT_NAME, &self->id, error))
    return FALSE;
  const gsize n = strlen (self->id);
  if (n > 0 && n <= ID_MAX_CHARS && strspn (self->id, "abcdefghijklmnopqrstuvwxyz0123456789-") == n)
    return TRUE;
  g_autofree char *quoted = sv_quote (self->id);
  return sv_fault (error, SV_STORE_ERROR_VALUE, path,
                   _ ("%s is not a word of small letters, digits and hyphens"), quoted);
}

static gboolean
read_pitch (SvOwnBoard *self, JsonObject *object, const SvPath *parent, GError **error)
{
  const SvPath *path = SV_PATH_KEY (parent, "pitch");
  SvBoard *board = &self->board;
  JsonObject *pitch = sv_node_object (json_object_get_member (object, "pitch"), path, error);
  return pitch && get_number (pitch, path, "w", PITCH_MIN, PITCH_MAX, TRUE, &board->w, error) &&
         get_number (pitch, path, "h", PITCH_MIN, PITCH_MAX, TRUE, &board->h, error) &&
         get_number (pitch, path, "ring", 0, (double)MIN (board->w, board->h), FALSE, &board->ring,
                     error);
}

static gboolean
read_board (SvOwnBoard *self, JsonObject *object, const SvPath *path, GError **error)
{
  JsonNode *title = json_object_get_member (object, "title");
  if (!read_id (self, object, path, error) ||
      (title &&
       !sv_node_text (title, SV_PATH_KEY (path, "title"), SV_TEXT_NAME, &self->title, error)) ||
      !read_pitch (self, object, path, error) || !read_spaces (self, object, path, error) ||
      !read_edges (self, object, path, error) || !check_crossings (self, object, path, error))
    return FALSE;

  SvBoard *board = &self->board;
  g_autofree char *id = g_strconcat (SV_OWN_BOARD_PREFIX, self->id, NULL);
  board->id = g_string_chunk_insert (self->words, id);
  board->n_spaces = (guint16)self->spaces->len;
  board->spaces = (const SvSpace *)(gpointer)self->spaces->data;
  board->n_edges = (guint16)self->edges->len;
  board->edges = (const SvEdge *)(gpointer)self->edges->data;
  board->first_neighbour = (const uint16_t *)(gpointer)self->first->data;
  board->neighbours = (const int16_t *)(gpointer)self->neighbours->data;
  board->beside = (const SvSpaceSet *)(gpointer)self->beside->data;
  return TRUE;
}

SvBoard *
sv_board_file_from_object (JsonObject *object, const SvPath *path, GError **error)
{
  g_autoptr (SvOwnBoard) self = own_board_new ();
  self->text = sv_json_write (object, FALSE);
  if (strlen (self->text) > SV_BOARD_MAX_BYTES) {
    sv_fault (error, SV_STORE_ERROR_TOO_LARGE, path, _ ("a board may be at most %d KiB"),
              SV_BOARD_MAX_BYTES / 1024);
    return NULL;
  }
  if (!sv_kind_take (object, SV_DOCUMENT_BOARD, path, TRUE, error) ||
      !read_board (self, object, path, error))
    return NULL;
  return &g_steal_pointer (&self)->board;
}

SvBoard *
sv_board_file_load (const char *path, GError **error)
{
  g_autoptr (JsonObject) object = sv_json_load (path, error);
  return object ? sv_board_file_from_object (object, NULL, error) : NULL;
}

JsonObject *
sv_board_file_to_object (const SvBoard *board)
{
  const SvOwnBoard *self = own_board (board);
  return sv_json_read (self->text, strlen (self->text), NULL);
}

const char *
sv_board_file_get_id (const SvBoard *board)
{
  const SvOwnBoard *self = own_board (board);
  return self ? self->id : "";
}

const char *
sv_board_file_get_title (const SvBoard *board)
{
  const SvOwnBoard *self = own_board (board);
  return self ? self->title : "";
}

/* --- games --- */

/* Return the field of the game's variants that holds a board, or NULL. */
static const SvField *
board_field (const SvGame *game)
{
  for (gsize i = 0; i < game->n_variant_fields; i++) {
    if (game->variant_fields[i].type == SV_FIELD_BOARD)
      return &game->variant_fields[i];
  }
  return NULL;
}

const SvBoard *
sv_board_of_setup (const SvGame *game, const void *setup)
{
  const SvField *field = board_field (game);
  return field ? sv_field_get_board (field, setup) : NULL;
}

gboolean
sv_board_file_suits (const SvBoard *board, const SvGame *game, GError **error)
{
  SvFault fault;
  const SvField *field = board_field (game);
  if (field == NULL)
    return FALSE;
  g_autofree void *setup = sv_standard_setup (game);
  sv_field_set_board (field, setup, board);
  if (sv_game_check (game, setup, &fault))
    return TRUE;

  /* A fault outside the board is about the other standard values, which a variant can change. */
  g_autofree char *prefix = g_strdup_printf ("variant.%s", field->key);
  if (!g_str_has_prefix (fault.path, prefix))
    return TRUE;
  const char *path = fault.path + strlen (prefix);
  g_autofree char *reason = sv_fault_dup_reason (&fault);
  return sv_store_error_set (error, SV_STORE_ERROR_VALUE, path + (*path == '.'), reason);
}

/* --- set-ups --- */

void *
sv_standard_setup (const SvGame *game)
{
  void *setup = g_malloc0 (game->setup_size);
  sv_game_standard (game, setup);
  return setup;
}

void *
sv_setup_copy (const SvGame *game, const void *setup)
{
  sv_board_ref (sv_board_of_setup (game, setup));
  return g_memdup2 (setup, game->setup_size);
}

void
sv_setup_assign (const SvGame *game, void *setup, const void *other)
{
  g_autoptr (SvBoard) before = (gpointer)(guintptr)sv_board_of_setup (game, setup);
  sv_board_ref (sv_board_of_setup (game, other));
  if (game->setup_size > 0)
    memmove (setup, other, game->setup_size);
}

void
sv_setup_free (const SvGame *game, void *setup)
{
  if (setup != NULL)
    sv_board_unref (sv_board_of_setup (game, setup));
  g_free (setup);
}
