/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "sv-table.h"

#include <glib/gi18n.h>

#include "sv-json-file.h"
#include "sv-json.h"
#include "sv-rng.h"

#define FORMAT "speelveld-table"

enum { KEEP_MS = 5000, FIND_DIE = 500 };

/* All of a table that undo takes back. */
typedef struct {
  unsigned doc;   /* which pairing */
  unsigned round; /* how often it was begun anew */
  unsigned period;
  guint8 dice[SV_TABLE_DICE];
  gint64 elapsed_ms; /* on the clock when the step was made */
  unsigned n_goals;
  SvTableGoal goals[SV_TABLE_MAX_GOALS];
} Face;

struct _SvTable {
  SvKeeper parent_instance;

  /* Owned */
  GPtrArray *docs; /* of SvMatchDoc: every pairing there was, so that undo finds it again */
  SvClock *clock;
  SvUndo *undo; /* of Face */

  Face *now; /* the undo's */
  unsigned sides;
  gint64 kept_ms; /* on the clock when it was written */
  SvRng rng;
};

G_DEFINE_FINAL_TYPE (SvTable, sv_table, SV_TYPE_KEEPER)

static const void *
get_setup (SvTable *self)
{
  return sv_history_get_setup (sv_table_get_doc (self)->history);
}

/* --- The file it is kept in --- */

static char *
sv_table_make_text (SvKeeper *keeper)
{
  SvTable *self = SV_TABLE (keeper);
  Face *face = self->now;
  const SvMatchDoc *doc = sv_table_get_doc (self);
  g_autoptr (JsonObject) root = json_object_new ();
  JsonArray *goals = json_array_new ();
  JsonArray *dice = json_array_new ();

  self->kept_ms = face->elapsed_ms = sv_clock_get_elapsed (self->clock);
  for (unsigned i = 0; i < face->n_goals; i++) {
    JsonObject *goal = json_object_new ();
    json_object_set_int_member (goal, "side", face->goals[i].side);
    json_object_set_int_member (goal, "card", face->goals[i].card);
    json_object_set_int_member (goal, "period", face->goals[i].period);
    json_object_set_int_member (goal, "at", face->goals[i].at_ms);
    json_array_add_object_element (goals, goal);
  }
  for (unsigned i = 0; i < SV_TABLE_DICE; i++)
    json_array_add_int_element (dice, face->dice[i]);
  json_object_set_string_member (root, "format", FORMAT);
  json_object_set_int_member (root, "version", 1);
  json_object_set_int_member (root, "period", face->period);
  json_object_set_int_member (root, "elapsed", face->elapsed_ms);
  json_object_set_array_member (root, "dice", dice);
  json_object_set_array_member (root, "goals", goals);
  json_object_set_object_member (
      root, "match", sv_match_doc_to_object (doc, sv_history_get_position (doc->history)));
  return sv_json_write (root, TRUE);
}

/* A whole number from low to high, or FALSE. */
static gboolean
take (JsonObject *object, const char *key, gint64 low, gint64 high, gint64 *out)
{
  JsonNode *node = json_object_get_member (object, key);

  if (node == NULL || !JSON_NODE_HOLDS_VALUE (node) ||
      json_node_get_value_type (node) != G_TYPE_INT64)
    return FALSE;
  *out = json_node_get_int (node);
  return *out >= low && *out <= high;
}

static JsonArray *
take_array (JsonObject *object, const char *key)
{
  JsonNode *node = json_object_get_member (object, key);

  return node != NULL && JSON_NODE_HOLDS_ARRAY (node) ? json_node_get_array (node) : NULL;
}

static gboolean
take_goals (Face *face, JsonArray *goals, int n_cards)
{
  face->n_goals = json_array_get_length (goals);
  if (face->n_goals > SV_TABLE_MAX_GOALS)
    return FALSE;
  for (unsigned i = 0; i < face->n_goals; i++) {
    JsonNode *node = json_array_get_element (goals, i);
    gint64 side, card, period, at;

    if (!JSON_NODE_HOLDS_OBJECT (node) ||
        !take (json_node_get_object (node), "side", 0, 1, &side) ||
        !take (json_node_get_object (node), "card", -1, n_cards - 1, &card) ||
        !take (json_node_get_object (node), "period", 1, SV_TABLE_MAX_PERIODS, &period) ||
        !take (json_node_get_object (node), "at", 0, G_MAXINT32, &at))
      return FALSE;
    face->goals[i] = (SvTableGoal){
      .side = (gint8)side, .card = (gint8)card, .period = (guint8)period, .at_ms = (gint32)at
    };
  }
  return TRUE;
}

static gboolean
take_face (Face *face, JsonObject *root, const SvMatchDoc *doc)
{
  JsonArray *dice = take_array (root, "dice");
  JsonArray *goals = take_array (root, "goals");
  gint64 period;

  if (dice == NULL || goals == NULL || json_array_get_length (dice) != SV_TABLE_DICE ||
      !take (root, "period", 1, SV_TABLE_MAX_PERIODS, &period) ||
      !take (root, "elapsed", 0, G_MAXINT32, &face->elapsed_ms))
    return FALSE;
  face->period = (unsigned)period;
  if (sv_game_period_name (doc->game, sv_history_get_setup (doc->history), face->period) == NULL)
    return FALSE;
  for (unsigned i = 0; i < SV_TABLE_DICE; i++) {
    JsonNode *node = json_array_get_element (dice, i);
    if (!JSON_NODE_HOLDS_VALUE (node) || json_node_get_value_type (node) != G_TYPE_INT64 ||
        json_node_get_int (node) < 0 || json_node_get_int (node) > G_MAXUINT8)
      return FALSE;
    face->dice[i] = (guint8)json_node_get_int (node);
  }
  return take_goals (face, goals, (int)doc->game->n_cards);
}

static gboolean
is_table (JsonObject *root)
{
  JsonNode *format = json_object_get_member (root, "format");

  return format != NULL && JSON_NODE_HOLDS_VALUE (format) &&
         g_strcmp0 (json_node_get_string (format), FORMAT) == 0;
}

/* Read both back; NULL with an error, and face as it was, if the file is not a whole table. */
static SvMatchDoc *
load (Face *face, const char *path, GError **error)
{
  g_autoptr (GBytes) bytes = sv_json_load_file (path, error);
  g_autoptr (SvMatchDoc) doc = NULL;
  Face read = { 0 };

  if (bytes == NULL)
    return NULL;
  g_autoptr (JsonObject) root =
      sv_json_read (g_bytes_get_data (bytes, NULL), g_bytes_get_size (bytes), error);
  if (root == NULL)
    return NULL;
  JsonNode *match = json_object_get_member (root, "match");
  if (is_table (root) && match != NULL && JSON_NODE_HOLDS_OBJECT (match)) {
    doc = sv_match_doc_from_object (json_node_get_object (match), NULL, NULL, NULL, error);
    if (doc == NULL)
      return NULL;
    if (take_face (&read, root, doc)) {
      *face = read;
      return g_steal_pointer (&doc);
    }
  }
  g_set_error_literal (error, SV_STORE_ERROR, SV_STORE_ERROR_FOREIGN,
                       _ ("What was kept of the table cannot be read."));
  return NULL;
}

/* --- What the game tells --- */

/* The sides of a die, as the game throws the first one; 6 if it throws none soon. */
static unsigned
find_sides (const SvGame *game, const void *setup)
{
  g_autofree char *state = g_malloc0 (game->state_size);
  g_autofree SvEvent *events = g_new0 (SvEvent, SV_MAX_LEGAL);

  game->init (setup, state);
  for (int i = 0; i < FIND_DIE; i++) {
    SvNode node;

    game->node (setup, state, &node);
    if (node.kind == SV_NODE_CHANCE)
      return node.die;
    if (node.kind == SV_NODE_OVER || game->legal (setup, state, events) == 0)
      break;
    game->apply (setup, state, events[0]);
  }
  return 6;
}

/* The length of a period; one that cannot be set up by itself is as long as the first. */
static gint64
period_ms (SvTable *self, unsigned period)
{
  const SvGame *game = sv_table_get_doc (self)->game;
  const void *setup = get_setup (self);
  g_autofree char *state = g_malloc0 (game->state_size);
  SvPlacement place = { 0 };
  SvPhrase why;
  SvView view = { 0 };

  game->init (setup, state);
  if (period > 1 && game->to_placement != NULL) {
    sv_game_to_placement (game, setup, state, &place);
    place.period = period;
    if (!sv_game_from_placement (game, setup, &place, state, &why))
      game->init (setup, state);
  }
  game->view (setup, state, &view);
  return view.period_ms;
}

/* --- Steps --- */

static void
changed (SvTable *self)
{
  sv_keeper_touch (SV_KEEPER (self));
  g_signal_emit_by_name (self, "changed");
}

/* What follows is one step of undo. */
static void
step (SvTable *self)
{
  self->now->elapsed_ms = sv_clock_get_elapsed (self->clock);
  sv_undo_commit (self->undo, g_memdup2 (self->now, sizeof *self->now), NULL);
  self->now = sv_undo_get (self->undo);
}

static void
begin_period (SvTable *self, gint64 elapsed_ms)
{
  sv_clock_set (self->clock, period_ms (self, self->now->period), elapsed_ms);
  sv_clock_set_wanted (self->clock, TRUE);
}

/* Other rules may have a period of another length, and other dice; what was played of it stays. */
static void
fit_rules (SvTable *self)
{
  self->sides = find_sides (sv_table_get_doc (self)->game, get_setup (self));
  if (period_ms (self, self->now->period) != sv_clock_get_length (self->clock))
    begin_period (self, sv_clock_get_elapsed (self->clock));
}

/* The clock goes on where it is, unless the step was to another period. */
static void
moved_cb (SvTable *self, Face *left)
{
  self->now = sv_undo_get (self->undo);
  left->elapsed_ms = sv_clock_get_elapsed (self->clock);
  if (self->now->period != left->period || self->now->round != left->round) {
    sv_clock_set_paused (self->clock, TRUE);
    begin_period (self, self->now->elapsed_ms);
  }
  fit_rules (self);
  changed (self);
}

SvUndo *
sv_table_get_undo (SvTable *self)
{
  return self->undo;
}

/* --- The clock --- */

/* Keep it if the clock has moved by so much since it was written. */
static void
keep_clock (SvTable *self, gint64 by_ms)
{
  if (ABS (sv_clock_get_elapsed (self->clock) - self->kept_ms) >= by_ms)
    sv_keeper_touch (SV_KEEPER (self));
}

static void
tick_cb (SvTable *self)
{
  keep_clock (self, KEEP_MS);
}

static void
paused_cb (SvTable *self)
{
  keep_clock (self, 1);
}

static void
expired_cb (SvTable *self)
{
  sv_keeper_touch (SV_KEEPER (self));
  g_signal_emit_by_name (self, "whistle");
}

static void
slept_cb (SvTable *self)
{
  sv_keeper_tell (SV_KEEPER (self),
                  _ ("The computer was asleep. The clock stands still since then."));
}

/* --- The object --- */

static void
sv_table_dispose (GObject *object)
{
  SvTable *self = SV_TABLE (object);

  if (self->clock != NULL) {
    sv_clock_set_paused (self->clock, TRUE);
    sv_keeper_close (SV_KEEPER (self));
    g_signal_handlers_disconnect_by_data (self->clock, self);
    sv_clock_set_wanted (self->clock, FALSE);
  }
  g_clear_object (&self->clock);
  G_OBJECT_CLASS (sv_table_parent_class)->dispose (object);
}

static void
sv_table_finalize (GObject *object)
{
  SvTable *self = SV_TABLE (object);

  g_ptr_array_unref (self->docs);
  g_clear_object (&self->undo);
  G_OBJECT_CLASS (sv_table_parent_class)->finalize (object);
}

static void
sv_table_class_init (SvTableClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);

  object_class->dispose = sv_table_dispose;
  object_class->finalize = sv_table_finalize;
  SV_KEEPER_CLASS (klass)->make_text = sv_table_make_text;
  g_signal_new ("changed", SV_TYPE_TABLE, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 0);
  g_signal_new ("whistle", SV_TYPE_TABLE, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 0);
}

static void
sv_table_init (SvTable *self)
{
  self->docs = g_ptr_array_new_with_free_func ((GDestroyNotify)sv_match_doc_free);
  self->clock = g_object_new (SV_TYPE_CLOCK, NULL);
  sv_rng_seed_system (&self->rng);
  g_signal_connect_swapped (self->clock, "tick", G_CALLBACK (tick_cb), self);
  g_signal_connect_swapped (self->clock, "expired", G_CALLBACK (expired_cb), self);
  g_signal_connect_swapped (self->clock, "slept", G_CALLBACK (slept_cb), self);
  g_signal_connect_swapped (self->clock, "notify::paused", G_CALLBACK (paused_cb), self);
}

static SvTable *
new_with_face (SvMatchDoc *doc, const Face *face)
{
  SvTable *self = g_object_new (SV_TYPE_TABLE, NULL);

  g_ptr_array_add (self->docs, doc);
  self->undo = sv_undo_new (g_memdup2 (face, sizeof *face), NULL, g_free);
  self->now = sv_undo_get (self->undo);
  g_signal_connect_object (self->undo, "moved", G_CALLBACK (moved_cb), self, G_CONNECT_SWAPPED);
  self->sides = find_sides (doc->game, get_setup (self));
  sv_clock_set_paused (self->clock, TRUE);
  begin_period (self, self->now->elapsed_ms);
  return self;
}

SvTable *
sv_table_new (SvMatchDoc *doc)
{
  return new_with_face (doc, &(Face){ .period = 1 });
}

SvTable *
sv_table_new_from_file (const char *path, GError **error)
{
  Face face = { 0 };
  SvMatchDoc *doc = load (&face, path, error);

  return doc != NULL ? new_with_face (doc, &face) : NULL;
}

/* --- What it tells --- */

const SvMatchDoc *
sv_table_get_doc (SvTable *self)
{
  return g_ptr_array_index (self->docs, self->now->doc);
}

SvClock *
sv_table_get_clock (SvTable *self)
{
  return self->clock;
}

const char *
sv_table_get_team_name (SvTable *self, int side)
{
  return sv_team_doc_name (sv_table_get_doc (self)->teams[side], side);
}

unsigned
sv_table_get_period (SvTable *self)
{
  return self->now->period;
}

unsigned
sv_table_get_n_periods (SvTable *self)
{
  const SvGame *game = sv_table_get_doc (self)->game;
  unsigned n = 0;

  while (n < SV_TABLE_MAX_PERIODS && sv_game_period_name (game, get_setup (self), n + 1) != NULL)
    n++;
  return n;
}

const char *
sv_table_get_period_name (SvTable *self)
{
  const char *name =
      sv_game_period_name (sv_table_get_doc (self)->game, get_setup (self), self->now->period);

  return name != NULL ? _ (name) : "";
}

int
sv_table_get_score (SvTable *self, int side)
{
  int n = 0;

  for (unsigned i = 0; i < self->now->n_goals; i++)
    n += self->now->goals[i].side == side;
  return n;
}

const SvTableGoal *
sv_table_get_goals (SvTable *self, unsigned *n)
{
  *n = self->now->n_goals;
  return self->now->goals;
}

unsigned
sv_table_get_die (SvTable *self, unsigned i)
{
  g_return_val_if_fail (i < SV_TABLE_DICE, 0);
  return self->now->dice[i];
}

gboolean
sv_table_get_used (SvTable *self)
{
  return self->now->n_goals > 0 || self->now->period > 1 || sv_clock_get_elapsed (self->clock) > 0;
}

/* --- What people change --- */

/* Go on with other rules or teams. */
static gboolean
set_pairing (SvTable *self,
             const SvVariantDoc *variant,
             const SvTeamDoc *const teams[2],
             GError **error)
{
  SvMatchDoc *other = sv_match_doc_new (variant, teams[0], teams[1], error);

  if (other == NULL)
    return FALSE;
  step (self);
  g_ptr_array_add (self->docs, other);
  self->now->doc = self->docs->len - 1;
  self->now->period = MIN (self->now->period, sv_table_get_n_periods (self));
  fit_rules (self);
  changed (self);
  return TRUE;
}

gboolean
sv_table_set_team (SvTable *self, int side, const SvTeamDoc *team, GError **error)
{
  const SvMatchDoc *doc = sv_table_get_doc (self);
  const SvTeamDoc *teams[2] = { doc->teams[0], doc->teams[1] };

  g_return_val_if_fail (side == 0 || side == 1, FALSE);
  teams[side] = team;
  return set_pairing (self, doc->variant, teams, error);
}

gboolean
sv_table_set_variant (SvTable *self, const SvVariantDoc *variant, GError **error)
{
  const SvMatchDoc *doc = sv_table_get_doc (self);
  const SvTeamDoc *teams[2] = { doc->teams[0], doc->teams[1] };

  return set_pairing (self, variant, teams, error);
}

gboolean
sv_table_next_period (SvTable *self)
{
  if (self->now->period >= sv_table_get_n_periods (self))
    return FALSE;
  step (self);
  self->now->period++;
  sv_clock_set_paused (self->clock, TRUE);
  begin_period (self, 0);
  changed (self);
  return TRUE;
}

gboolean
sv_table_add_goal (SvTable *self, int side, int card)
{
  g_return_val_if_fail (side == 0 || side == 1, FALSE);
  if (self->now->n_goals >= SV_TABLE_MAX_GOALS)
    return FALSE;
  step (self);
  self->now->goals[self->now->n_goals++] = (SvTableGoal){
    .side = (gint8)side,
    .card = (gint8)card,
    .period = (guint8)self->now->period,
    .at_ms = (gint32)sv_clock_get_elapsed (self->clock),
  };
  changed (self);
  return TRUE;
}

gboolean
sv_table_remove_goal (SvTable *self, int side)
{
  unsigned i = self->now->n_goals;

  while (i > 0 && self->now->goals[i - 1].side != side)
    i--;
  if (i == 0)
    return FALSE;
  step (self);
  for (; i < self->now->n_goals; i++)
    self->now->goals[i - 1] = self->now->goals[i];
  self->now->n_goals--;
  changed (self);
  return TRUE;
}

void
sv_table_throw (SvTable *self)
{
  step (self);
  for (unsigned i = 0; i < SV_TABLE_DICE; i++)
    self->now->dice[i] = (guint8)(1 + sv_rng_below (&self->rng, self->sides));
  changed (self);
}

gboolean
sv_table_enter_die (SvTable *self, unsigned value)
{
  if (value < 1 || value > self->sides)
    return FALSE;
  step (self);
  if (self->now->dice[0] != 0 && self->now->dice[1] == 0) {
    self->now->dice[1] = (guint8)value;
  } else {
    self->now->dice[0] = (guint8)value;
    self->now->dice[1] = 0;
  }
  changed (self);
  return TRUE;
}

void
sv_table_take_dice (SvTable *self)
{
  if (self->now->dice[0] == 0 && self->now->dice[1] == 0)
    return;
  step (self);
  memset (self->now->dice, 0, sizeof self->now->dice);
  changed (self);
}

void
sv_table_restart (SvTable *self)
{
  const unsigned doc = self->now->doc, round = self->now->round;

  step (self);
  *self->now = (Face){ .doc = doc, .round = round + 1, .period = 1 };
  sv_clock_set_paused (self->clock, TRUE);
  begin_period (self, 0);
  changed (self);
}
