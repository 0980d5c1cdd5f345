/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The object itself and every way to change its position. These stay together, a little over
 * 600 lines, because each must tell the others' news; words, seats and files have their own. */

#include <glib/gi18n-lib.h>

#include "sv-match-private.h"

G_DEFINE_FINAL_TYPE (SvMatch, sv_match, G_TYPE_OBJECT)

enum { PROP_0, PROP_TITLE, PROP_CAN_UNDO, PROP_CAN_REDO, PROP_MODIFIED, PROP_FILE, N_PROPS };
enum { CHANGED, NOTICE, WHISTLE, N_SIGNALS };

static GParamSpec *properties[N_PROPS];
static guint signals[N_SIGNALS];

/* --- Telling --- */

static unsigned
property_flags (SvMatch *self)
{
  unsigned flags = 0;

  if (sv_match_get_position (self) > 0)
    flags |= 1u << PROP_CAN_UNDO;
  if (sv_match_is_replaying (self))
    flags |= 1u << PROP_CAN_REDO;
  if (self->modified)
    flags |= 1u << PROP_MODIFIED;
  return flags;
}

void
sv_match_tell_properties (SvMatch *self)
{
  unsigned flags = property_flags (self), other = flags ^ self->told;
  g_autofree char *title = sv_match_dup_title (self);

  self->told = flags;
  g_object_freeze_notify (G_OBJECT (self));
  for (unsigned id = PROP_0 + 1; id < N_PROPS; id++) {
    if (other & 1u << id)
      g_object_notify_by_pspec (G_OBJECT (self), properties[id]);
  }
  if (g_strcmp0 (title, self->title) != 0) {
    g_free (self->title);
    self->title = g_steal_pointer (&title);
    g_object_notify_by_pspec (G_OBJECT (self), properties[PROP_TITLE]);
  }
  g_object_thaw_notify (G_OBJECT (self));
}

void
sv_match_tell_changed (SvMatch *self, SvChange change)
{
  sv_match_tell_properties (self);
  g_signal_emit (self, signals[CHANGED], 0, (int)change);
}

void
sv_match_tell_notice (SvMatch *self, const char *sentence)
{
  g_signal_emit (self, signals[NOTICE], 0, sentence);
}

/* --- The position --- */

gboolean
sv_match_is_replaying (SvMatch *self)
{
  return self->look != SV_LOOK_LIVE;
}

gboolean
sv_match_is_paused (SvMatch *self)
{
  return sv_clock_get_paused (self->clock);
}

void
sv_match_view_at (SvMatch *self, unsigned k, SvView *out)
{
  _Alignas(max_align_t) guint8 state[SV_MAX_STATE];
  const SvGame *game = sv_match_get_game (self);

  if (k == sv_match_get_position (self)) {
    *out = self->view;
    return;
  }
  sv_history_state_at (self->doc->history, k, state);
  game->view (sv_match_get_setup (self), state, out);
}

/* Take from the game what is known of the position. */
static void
refresh (SvMatch *self)
{
  const SvGame *game = sv_match_get_game (self);
  const void *setup = sv_match_get_setup (self);
  const void *state = sv_match_get_state (self);

  self->serial++;
  game->view (setup, state, &self->view);
  game->node (setup, state, &self->node);
  self->n_legal = game->legal (setup, state, self->legal);
  for (unsigned i = 0; i < self->n_legal; i++)
    game->event_target (setup, state, self->legal[i], &self->targets[i]);
}

/* What the clock showed when position k was reached, as the events tell it. */
static gint64
reached_at (SvMatch *self, unsigned k)
{
  SvView before, after;

  if (k == 0)
    return sv_match_doc_start_ms (self->doc);
  sv_match_view_at (self, k - 1, &before);
  sv_match_view_at (self, k, &after);
  /* A new period begins with a new clock. */
  return before.period != after.period ? 0 : sv_history_get_time (self->doc->history, k - 1);
}

gint64
sv_match_live_ms (SvMatch *self)
{
  return sv_match_is_replaying (self) ? self->live_ms : sv_clock_get_elapsed (self->clock);
}

gint64
sv_match_stamp_at (SvMatch *self, unsigned k)
{
  return k == sv_match_get_length (self) ? sv_match_live_ms (self) : reached_at (self, k);
}

/* The clock stands while an earlier position is shown: looking back costs no time, and the half
 * cannot end under the eyes of somebody who looks at its beginning. */
static void
want_clock (SvMatch *self)
{
  sv_clock_set_wanted (self->clock, self->view.clock_runs && !sv_match_is_replaying (self));
}

static gboolean
blows_whistle (SvMatch *self, const void *before, SvEvent event)
{
  SvNotes notes = { 0 };

  sv_match_get_game (self)->notes (sv_match_get_setup (self), before, event,
                                   sv_match_get_state (self), &notes);
  for (unsigned i = 0; i < notes.n; i++) {
    if (notes.notes[i].kind == SV_NOTE_WHISTLE)
      return TRUE;
  }
  return FALSE;
}

static void make_time (SvMatch *self);

/* Make a legal event. */
static gboolean
append (SvMatch *self, SvEvent event, GError **error)
{
  _Alignas(max_align_t) guint8 before[SV_MAX_STATE];
  char text[SV_EVENT_TEXT_MAX];
  SvHistory *history = self->doc->history;
  gint64 time_ms = sv_clock_get_elapsed (self->clock);
  unsigned period = self->view.period;
  gboolean whistle;

  memcpy (before, sv_history_get_state (history), sv_match_get_game (self)->state_size);
  if (sv_history_append_known (history, event, time_ms) != SV_HISTORY_OK) {
    g_set_error (error, G_IO_ERROR, G_IO_ERROR_NO_SPACE,
                 _ ("This match is too long: no more than %d steps can be kept."), SV_MAX_EVENTS);
    return FALSE;
  }

  g_object_ref (self);
  self->changing = TRUE;
  self->look = SV_LOOK_LIVE;
  refresh (self);
  if (self->view.period != period)
    sv_clock_set (self->clock, self->view.period_ms, 0);
  else if (self->view.period_ms != sv_clock_get_length (self->clock))
    sv_clock_set (self->clock, self->view.period_ms, time_ms);
  want_clock (self);
  self->modified = TRUE;
  whistle = blows_whistle (self, before, event);
  sv_history_event_text (history, sv_history_get_position (history) - 1, text);
  self->changing = FALSE;

  sv_match_journal_event (self, text, time_ms);
  sv_match_tell_changed (self, SV_CHANGE_EVENT);
  if (whistle)
    g_signal_emit (self, signals[WHISTLE], 0);
  make_time (self);
  sv_match_plan_bot (self);
  g_object_unref (self);
  return TRUE;
}

/* The time of the period is over: make `time` if the rules allow it here. Asked when the clock
 * runs out and after every event. */
static void
make_time (SvMatch *self)
{
  if (self->changing || !sv_clock_get_expired (self->clock) || sv_match_is_replaying (self) ||
      !self->view.clock_runs || !self->node.time)
    return;
  append (self, sv_event_time (), NULL);
}

/* Show the position after the first k events. */
static void
go (SvMatch *self, unsigned k, SvChange change)
{
  gint64 stamp = sv_match_stamp_at (self, k);

  g_object_ref (self);
  sv_match_journal_clock (self, FALSE);
  self->changing = TRUE;
  self->live_ms = sv_match_live_ms (self);
  sv_history_seek (self->doc->history, k);
  if (k == sv_match_get_length (self))
    self->look = SV_LOOK_LIVE;
  else if (change == SV_CHANGE_SEEK)
    self->look = SV_LOOK_BACK;
  else if (self->look == SV_LOOK_LIVE)
    self->look = SV_LOOK_UNDONE;
  refresh (self);
  sv_clock_set (self->clock, self->view.period_ms, stamp);
  want_clock (self);
  self->changing = FALSE;

  sv_match_journal_go (self);
  sv_match_tell_changed (self, change);
  make_time (self);
  sv_match_plan_bot (self);
  g_object_unref (self);
}

/* --- The clock's signals --- */

static void
clock_tick_cb (SvMatch *self)
{
  sv_match_journal_clock (self, TRUE);
}

static void
clock_expired_cb (SvMatch *self)
{
  make_time (self);
}

static void
clock_slept_cb (SvMatch *self)
{
  sv_match_tell_notice (self,
                        _ ("The computer was asleep, so the match is paused. The time that it "
                           "slept does not count."));
}

static void
clock_paused_cb (SvMatch *self)
{
  sv_match_journal_clock (self, FALSE);
  sv_match_plan_bot (self);
}

/* --- The object --- */

static void
sv_match_dispose (GObject *object)
{
  SvMatch *self = SV_MATCH (object);

  g_clear_handle_id (&self->bot_id, g_source_remove);
  sv_match_forget_thought (self);
  if (self->clock != NULL) {
    g_signal_handlers_disconnect_by_data (self->clock, self);
    if (self->journal != NULL)
      sv_match_journal_clock (self, FALSE);
    /* Somebody may still hold the clock; it has nothing to count any more. */
    sv_clock_set_wanted (self->clock, FALSE);
  }
  g_clear_pointer (&self->journal, sv_journal_free);
  G_OBJECT_CLASS (sv_match_parent_class)->dispose (object);
}

static void
sv_match_finalize (GObject *object)
{
  SvMatch *self = SV_MATCH (object);

  g_clear_object (&self->clock);
  g_clear_object (&self->file);
  g_clear_pointer (&self->own_seats, g_ptr_array_unref);
  g_clear_pointer (&self->doc, sv_match_doc_free);
  g_free (self->legal);
  g_free (self->targets);
  g_free (self->title);
  G_OBJECT_CLASS (sv_match_parent_class)->finalize (object);
}

static void
sv_match_get_property (GObject *object, guint id, GValue *value, GParamSpec *pspec)
{
  SvMatch *self = SV_MATCH (object);

  switch (id) {
  case PROP_TITLE:
    g_value_take_string (value, sv_match_dup_title (self));
    break;
  case PROP_CAN_UNDO:
  case PROP_CAN_REDO:
  case PROP_MODIFIED:
    g_value_set_boolean (value, (property_flags (self) & 1u << id) != 0);
    break;
  case PROP_FILE:
    g_value_set_object (value, self->file);
    break;
  default:
    G_OBJECT_WARN_INVALID_PROPERTY_ID (object, id, pspec);
  }
}

static void
sv_match_class_init (SvMatchClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);
  const GParamFlags flags = G_PARAM_READABLE | G_PARAM_STATIC_STRINGS;

  object_class->dispose = sv_match_dispose;
  object_class->finalize = sv_match_finalize;
  object_class->get_property = sv_match_get_property;

  properties[PROP_TITLE] = g_param_spec_string ("title", NULL, NULL, "", flags);
  properties[PROP_CAN_UNDO] = g_param_spec_boolean ("can-undo", NULL, NULL, FALSE, flags);
  properties[PROP_CAN_REDO] = g_param_spec_boolean ("can-redo", NULL, NULL, FALSE, flags);
  properties[PROP_MODIFIED] = g_param_spec_boolean ("modified", NULL, NULL, FALSE, flags);
  properties[PROP_FILE] = g_param_spec_object ("file", NULL, NULL, G_TYPE_FILE, flags);
  g_object_class_install_properties (object_class, N_PROPS, properties);

  signals[CHANGED] = g_signal_new ("changed", SV_TYPE_MATCH, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL,
                                   G_TYPE_NONE, 1, G_TYPE_INT);
  signals[NOTICE] = g_signal_new ("notice", SV_TYPE_MATCH, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL,
                                  G_TYPE_NONE, 1, G_TYPE_STRING);
  signals[WHISTLE] = g_signal_new ("whistle", SV_TYPE_MATCH, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL,
                                   G_TYPE_NONE, 0);
}

static void
sv_match_init (SvMatch *self)
{
  self->clock = sv_clock_new ();
  sv_rng_seed_system (&self->dice);
  sv_rng_seed_system (&self->thoughts);
  g_signal_connect_swapped (self->clock, "tick", G_CALLBACK (clock_tick_cb), self);
  g_signal_connect_swapped (self->clock, "expired", G_CALLBACK (clock_expired_cb), self);
  g_signal_connect_swapped (self->clock, "slept", G_CALLBACK (clock_slept_cb), self);
  g_signal_connect_swapped (self->clock, "notify::paused", G_CALLBACK (clock_paused_cb), self);
}

/* Whether the period at the end of the events has begun: before it nothing of it has been played,
 * whatever the document says. */
static gboolean
started (SvMatch *self)
{
  SvView last;

  sv_match_view_at (self, sv_match_get_length (self), &last);
  return last.stage == SV_STAGE_PLAY || last.stage == SV_STAGE_OVER;
}

SvMatch *
sv_match_new (SvMatchDoc *doc)
{
  SvMatch *self;
  gint64 elapsed;

  g_return_val_if_fail (doc != NULL, NULL);

  self = g_object_new (SV_TYPE_MATCH, NULL);
  self->doc = doc;
  self->legal = g_new0 (SvEvent, MAX (doc->game->max_legal, 1));
  self->targets = g_new0 (SvTarget, MAX (doc->game->max_legal, 1));
  if (sv_match_get_position (self) < sv_match_get_length (self))
    self->look = SV_LOOK_UNDONE;
  refresh (self);
  /* A journal may end with a look back; its clock is that of the last event all the same. */
  self->live_ms = started (self) ? MAX (doc->elapsed_ms, 0) : 0;
  elapsed = sv_match_is_replaying (self) ? reached_at (self, sv_match_get_position (self))
                                         : self->live_ms;
  sv_clock_set (self->clock, self->view.period_ms, elapsed);
  want_clock (self);
  self->title = sv_match_dup_title (self);
  self->told = property_flags (self);
  make_time (self);
  return self;
}

void
sv_match_seed (SvMatch *self, guint64 seed)
{
  g_return_if_fail (SV_IS_MATCH (self));

  sv_rng_seed (&self->dice, seed);
  sv_rng_seed (&self->thoughts, ~seed);
}

const SvMatchDoc *
sv_match_get_doc (SvMatch *self)
{
  g_return_val_if_fail (SV_IS_MATCH (self), NULL);

  self->doc->elapsed_ms = sv_match_live_ms (self);
  return self->doc;
}

const SvGame *
sv_match_get_game (SvMatch *self)
{
  g_return_val_if_fail (SV_IS_MATCH (self), NULL);
  return self->doc->game;
}

const void *
sv_match_get_setup (SvMatch *self)
{
  g_return_val_if_fail (SV_IS_MATCH (self), NULL);
  return sv_history_get_setup (self->doc->history);
}

const void *
sv_match_get_state (SvMatch *self)
{
  g_return_val_if_fail (SV_IS_MATCH (self), NULL);
  return sv_history_get_state (self->doc->history);
}

const SvView *
sv_match_get_view (SvMatch *self)
{
  g_return_val_if_fail (SV_IS_MATCH (self), NULL);
  return &self->view;
}

const SvNode *
sv_match_get_node (SvMatch *self)
{
  g_return_val_if_fail (SV_IS_MATCH (self), NULL);
  return &self->node;
}

const SvBoard *
sv_match_get_board (SvMatch *self)
{
  g_return_val_if_fail (SV_IS_MATCH (self), NULL);
  return sv_match_get_game (self)->board (sv_match_get_setup (self));
}

SvClock *
sv_match_get_clock (SvMatch *self)
{
  g_return_val_if_fail (SV_IS_MATCH (self), NULL);
  return self->clock;
}

const SvEvent *
sv_match_get_legal (SvMatch *self, unsigned *n)
{
  g_return_val_if_fail (SV_IS_MATCH (self), NULL);
  g_return_val_if_fail (n != NULL, NULL);

  *n = self->n_legal;
  return self->legal;
}

const SvTarget *
sv_match_get_target (SvMatch *self, unsigned i)
{
  g_return_val_if_fail (SV_IS_MATCH (self), NULL);
  g_return_val_if_fail (i < self->n_legal, NULL);
  return &self->targets[i];
}

/* Whether somebody may act at all. Looks at the time first, so that a period whose end nobody
 * has noticed yet ends before anything else happens. */
static gboolean
can_act (SvMatch *self, GError **error)
{
  sv_clock_check (self->clock);
  if (sv_match_is_paused (self)) {
    g_set_error_literal (error, G_IO_ERROR, G_IO_ERROR_BUSY, _ ("The match is paused."));
    return FALSE;
  }
  if (self->node.kind == SV_NODE_OVER) {
    g_set_error_literal (error, G_IO_ERROR, G_IO_ERROR_CLOSED, _ ("The match is over."));
    return FALSE;
  }
  return TRUE;
}

static gboolean
is_legal (SvMatch *self, SvEvent event)
{
  if (event.verb == SV_VERB_TIME)
    return self->node.time && sv_event_equal (event, sv_event_time ());
  for (unsigned i = 0; i < self->n_legal; i++) {
    if (sv_event_equal (self->legal[i], event))
      return TRUE;
  }
  return FALSE;
}

gboolean
sv_match_choose (SvMatch *self, SvEvent event, GError **error)
{
  g_return_val_if_fail (SV_IS_MATCH (self), FALSE);

  if (!can_act (self, error))
    return FALSE;
  if (!is_legal (self, event)) {
    g_set_error_literal (error, G_IO_ERROR, G_IO_ERROR_INVALID_ARGUMENT,
                         _ ("That is not allowed at this moment."));
    return FALSE;
  }
  return append (self, event, error);
}

gboolean
sv_match_throw (SvMatch *self)
{
  g_return_val_if_fail (SV_IS_MATCH (self), FALSE);

  if (!can_act (self, NULL) || self->node.kind != SV_NODE_CHANCE)
    return FALSE;
  return append (self, self->legal[sv_rng_below (&self->dice, self->n_legal)], NULL);
}

gboolean
sv_match_enter_die (SvMatch *self, unsigned value, GError **error)
{
  g_return_val_if_fail (SV_IS_MATCH (self), FALSE);

  if (!can_act (self, error))
    return FALSE;
  if (self->node.kind != SV_NODE_CHANCE) {
    g_set_error_literal (error, G_IO_ERROR, G_IO_ERROR_INVALID_ARGUMENT,
                         _ ("No die is thrown at this moment."));
    return FALSE;
  }
  if (value >= 1 && value <= self->node.die && !sv_match_has_face (self, value)) {
    g_set_error (error, G_IO_ERROR, G_IO_ERROR_INVALID_ARGUMENT,
                 _ ("A %u does not count here: throw again."), value);
    return FALSE;
  }
  if (value < 1 || value > self->node.die) {
    g_set_error (error, G_IO_ERROR, G_IO_ERROR_INVALID_ARGUMENT,
                 _ ("This die shows a number from 1 to %d."), self->node.die);
    return FALSE;
  }
  return sv_match_choose (self, sv_event_die (value), error);
}

unsigned
sv_match_get_position (SvMatch *self)
{
  g_return_val_if_fail (SV_IS_MATCH (self), 0);
  return sv_history_get_position (self->doc->history);
}

unsigned
sv_match_get_length (SvMatch *self)
{
  g_return_val_if_fail (SV_IS_MATCH (self), 0);
  return sv_history_get_length (self->doc->history);
}

SvMatchLook
sv_match_get_look (SvMatch *self)
{
  g_return_val_if_fail (SV_IS_MATCH (self), SV_LOOK_LIVE);
  return self->look;
}

gboolean
sv_match_undo (SvMatch *self)
{
  g_return_val_if_fail (SV_IS_MATCH (self), FALSE);

  sv_clock_check (self->clock);
  if (sv_match_get_position (self) == 0)
    return FALSE;
  go (self, sv_match_get_position (self) - 1, SV_CHANGE_UNDO);
  return TRUE;
}

gboolean
sv_match_redo (SvMatch *self)
{
  g_return_val_if_fail (SV_IS_MATCH (self), FALSE);

  if (!sv_match_is_replaying (self))
    return FALSE;
  go (self, sv_match_get_position (self) + 1, SV_CHANGE_REDO);
  return TRUE;
}

void
sv_match_seek (SvMatch *self, unsigned position)
{
  g_return_if_fail (SV_IS_MATCH (self));

  sv_clock_check (self->clock);
  position = MIN (position, sv_match_get_length (self));
  if (position != sv_match_get_position (self))
    go (self, position, SV_CHANGE_SEEK);
}

SvMatch *
sv_match_new_branch (SvMatchDoc *doc)
{
  SvMatch *branch;

  g_free (doc->title);
  doc->title = g_strdup ("");
  branch = sv_match_new (doc);
  branch->modified = TRUE;
  branch->told = property_flags (branch);
  return branch;
}

SvMatch *
sv_match_branch (SvMatch *self)
{
  SvMatchDoc *doc;

  g_return_val_if_fail (SV_IS_MATCH (self), NULL);

  doc = sv_match_doc_copy (self->doc, sv_match_get_position (self));
  doc->elapsed_ms = sv_clock_get_elapsed (self->clock);
  return sv_match_new_branch (doc);
}
