/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "sv-table.h"

#include <glib/gi18n.h>

#include "sv-rng.h"
#include "sv-table-kept.h"

enum { KEEP_MS = 5000, KEPT_STEPS = 200, KEPT_DOCS = 6, FIND_DIE = 500 };

struct _SvTable {
  SvKeeper parent_instance;

  /* Owned */
  GPtrArray *docs; /* of SvMatchDoc: every pairing there was, so that undo finds it again */
  SvClock *clock;
  SvUndo *undo; /* of SvTableFace */

  SvTableBond bond;

  SvTableFace *now; /* the undo's */
  unsigned sides;
  char *period;   /* name of it, as it was asked for last */
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

/* The place of a pairing among docs, where it is put if there is room. */
static int
keep_doc (SvTable *self, GPtrArray *docs, unsigned doc)
{
  const gpointer kept = g_ptr_array_index (self->docs, doc);
  guint i;

  if (g_ptr_array_find (docs, kept, &i))
    return (int)i;
  if (docs->len >= KEPT_DOCS)
    return -1;
  g_ptr_array_add (docs, kept);
  return (int)docs->len - 1;
}

/* How far undo (-1) or redo (1) can go after the table was opened again: people may have tried one team
 * after the other, each with pictures. */
static int
count_kept (SvTable *self, GPtrArray *docs, int way)
{
  int n = 0;

  for (const SvTableFace *face = self->now;
       n <= KEPT_STEPS && face != NULL && keep_doc (self, docs, face->doc) >= 0;
       face = sv_undo_peek (self->undo, way * n))
    n++;
  return n - 1;
}

static char *
sv_table_make_text (SvKeeper *keeper)
{
  SvTable *self = SV_TABLE (keeper);
  g_autoptr (SvTableKept) kept = sv_table_kept_new (FALSE);
  g_autofree SvTableFace *faces = NULL;

  self->kept_ms = self->now->elapsed_ms = sv_clock_get_elapsed (self->clock);
  const int back = count_kept (self, kept->docs, -1), forth = count_kept (self, kept->docs, 1);
  faces = g_new (SvTableFace, (gsize)(back + 1 + forth));
  for (int i = -back; i <= forth; i++) {
    SvTableFace *face = &faces[i + back];
    *face = *(const SvTableFace *)sv_undo_peek (self->undo, i);
    face->doc = (unsigned)keep_doc (self, kept->docs, face->doc);
    g_ptr_array_add (kept->faces, face);
  }
  kept->now = (unsigned)back;
  kept->bond = self->bond;
  kept->bond.competition = g_strdup (self->bond.competition);
  return sv_table_kept_write (kept);
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

/* Those of the rules. */
static unsigned
count_periods (SvTable *self)
{
  const SvGame *game = sv_table_get_doc (self)->game;
  unsigned n = 0;

  while (n < SV_TABLE_MAX_PERIODS && sv_game_period_name (game, get_setup (self), n + 1) != NULL)
    n++;
  return n;
}

static SvEnd
end_of (SvTable *self, unsigned period)
{
  if (period > count_periods (self)) /* other rules may have had it */
    return self->bond.decide ? SV_END_PENALTIES : SV_END_FULL_TIME;
  return sv_game_period_end (sv_table_get_doc (self)->game, get_setup (self), period);
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

  if (end_of (self, period) == SV_END_PENALTIES)
    return 0;
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
moved_cb (SvTable *self, SvTableFace *left)
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
  g_free (self->bond.competition);
  g_free (self->period);
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

/* The table of what was kept, whose pairings and faces it takes. */
static SvTable *
new_with (SvTableKept *kept)
{
  SvTable *self = g_object_new (SV_TYPE_TABLE, NULL);
  const guint n = kept->faces->len;

  g_ptr_array_set_free_func (kept->faces, NULL);
  g_ptr_array_extend_and_steal (self->docs, g_steal_pointer (&kept->docs));
  kept->docs = g_ptr_array_new ();
  self->undo = sv_undo_new (g_ptr_array_index (kept->faces, 0), NULL, g_free);
  for (guint i = 1; i < n; i++)
    sv_undo_commit (self->undo, g_ptr_array_index (kept->faces, i), NULL);
  sv_undo_go (self->undo, (int)kept->now - (int)(n - 1));
  self->now = sv_undo_get (self->undo);
  self->bond = kept->bond;
  kept->bond.competition = NULL;
  g_signal_connect_object (self->undo, "moved", G_CALLBACK (moved_cb), self, G_CONNECT_SWAPPED);
  self->sides = find_sides (sv_table_get_doc (self)->game, get_setup (self));
  sv_clock_set_paused (self->clock, TRUE);
  begin_period (self, self->now->elapsed_ms);
  return self;
}

SvTable *
sv_table_new (SvMatchDoc *doc)
{
  g_autoptr (SvTableKept) kept = sv_table_kept_new (TRUE);
  SvTableFace *face = g_new0 (SvTableFace, 1);

  face->period = 1;
  g_ptr_array_add (kept->docs, doc);
  g_ptr_array_add (kept->faces, face);
  return new_with (kept);
}

SvTable *
sv_table_new_from_file (const char *path, GError **error)
{
  g_autoptr (SvTableKept) kept = sv_table_kept_load (path, error);

  return kept != NULL ? new_with (kept) : NULL;
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

void
sv_table_bind (SvTable *self, const char *path, unsigned fixture, gboolean decide)
{
  g_free (self->bond.competition);
  self->bond = (SvTableBond){ g_strdup (path != NULL ? path : ""), fixture, decide };
}

const SvTableBond *
sv_table_get_bond (SvTable *self)
{
  return self->bond.competition != NULL ? &self->bond : NULL;
}

/* Where somebody must win and the rules may leave it level, a shoot-out follows. */
unsigned
sv_table_get_n_periods (SvTable *self)
{
  const unsigned n = count_periods (self);
  const SvEnd last = end_of (self, n);

  return n + (self->bond.decide && n < SV_TABLE_MAX_PERIODS && last != SV_END_PENALTIES &&
              last != SV_END_GOLDEN_GOAL);
}

SvEnd
sv_table_get_end (SvTable *self)
{
  return end_of (self, self->now->period);
}

const char *
sv_table_get_period_name (SvTable *self)
{
  const char *name =
      sv_game_period_name (sv_table_get_doc (self)->game, get_setup (self), self->now->period);

  const char *shown = name != NULL ? _ (name) : _ ("Shoot-out");
  g_free (self->period);
  self->period =
      sv_table_get_end (self) != SV_END_PENALTIES
          ? g_strdup (shown)
          : g_strdup_printf (_ ("%1$s: %2$d–%3$d"), shown, sv_table_get_shootout (self, 0),
                             sv_table_get_shootout (self, 1));
  return self->period;
}

gboolean
sv_table_is_shootout (SvTable *self, const SvTableGoal *goal)
{
  return end_of (self, goal->period) == SV_END_PENALTIES;
}

static int
count_goals (SvTable *self, int side, gboolean shootout)
{
  int n = 0;

  for (unsigned i = 0; i < self->now->n_goals; i++)
    n += self->now->goals[i].side == side &&
         sv_table_is_shootout (self, &self->now->goals[i]) == shootout;
  return n;
}

int
sv_table_get_score (SvTable *self, int side)
{
  return count_goals (self, side, FALSE);
}

int
sv_table_get_shootout (SvTable *self, int side)
{
  return count_goals (self, side, TRUE);
}

/* --- How it ends --- */

static gboolean
is_level (SvTable *self)
{
  const gboolean shootout = sv_table_get_end (self) == SV_END_PENALTIES;

  return count_goals (self, 0, shootout) == count_goals (self, 1, shootout);
}

/* The next period is part of the same stretch of time: the other half, of extra time too. */
static gboolean
goes_on (SvTable *self)
{
  return self->now->period < sv_table_get_n_periods (self) &&
         end_of (self, self->now->period + 1) == sv_table_get_end (self);
}

gboolean
sv_table_can_next (SvTable *self)
{
  return self->now->period < sv_table_get_n_periods (self) &&
         (self->bond.competition == NULL || goes_on (self) || is_level (self));
}

/* Who had to win has won, and nothing is still to be played. */
static gboolean
is_decided (SvTable *self)
{
  const gboolean last = self->now->period == sv_table_get_n_periods (self);
  const gboolean may_be_drawn = last && !self->bond.decide;

  if (self->bond.competition == NULL || goes_on (self))
    return FALSE;
  return !is_level (self) || (may_be_drawn && sv_table_get_end (self) != SV_END_PENALTIES);
}

/* A golden goal ends it at once, and a shoot-out whoever counts it. */
gboolean
sv_table_is_over (SvTable *self)
{
  const SvEnd end = sv_table_get_end (self);

  return is_decided (self) && (self->now->over || end == SV_END_GOLDEN_GOAL ||
                               (end != SV_END_PENALTIES && sv_clock_get_expired (self->clock)));
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

SvTableTurn
sv_table_get_turn (SvTable *self)
{
  const gboolean timed = sv_clock_get_length (self->clock) > 0;

  if (self->bond.competition != NULL && sv_table_is_over (self))
    return SV_TABLE_DONE;
  if (timed && !sv_clock_get_expired (self->clock))
    return SV_TABLE_RUN;
  if (is_decided (self))
    return SV_TABLE_END;
  /* Without a clock people play on by themselves. */
  return sv_table_can_next (self) && (timed || self->bond.competition != NULL) ? SV_TABLE_NEXT
                                                                               : SV_TABLE_DONE;
}

void
sv_table_turn (SvTable *self)
{
  switch (sv_table_get_turn (self)) {
  case SV_TABLE_RUN:
    sv_clock_set_paused (self->clock, !sv_clock_get_paused (self->clock));
    break;
  case SV_TABLE_NEXT:
    sv_table_next_period (self);
    break;
  case SV_TABLE_END:
    sv_table_end (self);
    break;
  case SV_TABLE_DONE:
  default:
    break;
  }
}

gboolean
sv_table_end (SvTable *self)
{
  if (!is_decided (self) || sv_table_is_over (self))
    return FALSE;
  step (self);
  self->now->over = TRUE;
  sv_clock_set_paused (self->clock, TRUE);
  changed (self);
  return TRUE;
}

gboolean
sv_table_next_period (SvTable *self)
{
  if (!sv_table_can_next (self))
    return FALSE;
  step (self);
  self->now->over = FALSE;
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
  *self->now = (SvTableFace){ .doc = doc, .round = round + 1, .period = 1 };
  sv_clock_set_paused (self->clock, TRUE);
  begin_period (self, 0);
  changed (self);
}
