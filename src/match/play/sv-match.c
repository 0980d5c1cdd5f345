/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "sv-match.h"

#include <glib/gi18n-lib.h>

#include "sv-match-private.h"
#include "sv-seats.h"
#include "sv-sentence.h"
#include "sv-steps.h"

static void scored_init (SvScoredInterface *interface);

G_DEFINE_FINAL_TYPE_WITH_CODE (SvMatch,
                               sv_match,
                               G_TYPE_OBJECT,
                               G_IMPLEMENT_INTERFACE (SV_TYPE_SCORED, scored_init))

/* A crash may lose at most this much of the clock. */
enum { KEEP_CLOCK_MS = 5000 };

static void
tell_shown (SvMatch *self, SvChange change)
{
  g_signal_emit_by_name (self, "score");
  g_signal_emit_by_name (self, "shown", (int)change);
}

static void
tell_changed (SvMatch *self, SvChange change)
{
  g_signal_emit_by_name (self, "changed", (int)change);
}

static void
tell_notice (SvMatch *self, const char *sentence)
{
  g_signal_emit_by_name (self, "notice", sentence);
}

/* --- The position --- */

static gboolean
is_paused (SvMatch *self)
{
  return sv_clock_get_paused (self->clock);
}

void
sv_match_get_view_at (SvMatch *self, unsigned k, SvView *out)
{
  _Alignas(max_align_t) guint8 state[SV_MAX_STATE];

  sv_history_state_at (self->doc->history, k, state);
  sv_match_get_game (self)->view (sv_match_get_setup (self), state, out);
}

void
sv_match_get_node_at (SvMatch *self, unsigned k, SvNode *out)
{
  _Alignas(max_align_t) guint8 state[SV_MAX_STATE];

  sv_history_state_at (self->doc->history, k, state);
  sv_match_get_game (self)->node (sv_match_get_setup (self), state, out);
}

/* Read from the game everything that is known about the position. */
static void
refresh (SvMatch *self)
{
  const SvHistory *history = self->doc->history;

  sv_situation_read (&self->now, history, sv_history_get_position (history));
}

/* Return what the clock showed when the last event was announced. */
static gint64
get_elapsed (SvMatch *self)
{
  return self->now.view.period != self->timed_period ? 0 : sv_clock_get_elapsed (self->clock);
}

/* Set how much of the period has been played. */
static void
set_clock (SvMatch *self, gint64 elapsed_ms)
{
  self->timed_period = self->now.view.period;
  sv_clock_set (self->clock, self->now.view.period_ms, elapsed_ms);
}

/* Return whether undo and redo leave the clock as it is: people who play against each other get no
 * time back. A match that teaches lets them try. */
static gboolean
keeps_clock (SvMatch *self)
{
  return self->look != SV_PLAYBACK_PAST && self->guide == NULL &&
         sv_seats_have_opponents (sv_match_get_seats (self));
}

/* Return whether any of the period of this view can have been played. */
static gboolean
has_begun (const SvView *view)
{
  return view->stage == SV_STAGE_PLAY || view->stage == SV_STAGE_OVER;
}

static gint64
live_ms (SvMatch *self)
{
  return self->look != SV_PLAYBACK_LIVE ? self->live_ms : get_elapsed (self);
}

/* Let the auto-saver write the match soon. */
static void
keep (SvMatch *self)
{
  if (self->saver != NULL)
    sv_auto_saver_touch (SV_AUTO_SAVER (self->saver));
}

void
sv_match_touch (SvMatch *self)
{
  self->n_changes++;
  keep (self);
}

/* Autosave the match if the running clock has moved by @by_ms milliseconds since the last time. */
static void
keep_clock (SvMatch *self, gint64 by_ms)
{
  if (self->look == SV_PLAYBACK_LIVE &&
      ABS (sv_clock_get_elapsed (self->clock) - self->kept_ms) >= by_ms)
    keep (self);
}

static gint64
stamp_at (SvMatch *self, unsigned k)
{
  return k == sv_match_get_length (self) ? live_ms (self) : sv_match_doc_reached_ms (self->doc, k);
}

/* The clock stands while an earlier position is shown: looking back costs no time, and the half
 * cannot end while the user looks at its beginning. */
static void
want_clock (SvMatch *self)
{
  sv_clock_set_wanted (self->clock, self->now.view.clock_runs && self->look == SV_PLAYBACK_LIVE &&
                                        !self->waiting && !self->covered);
}

void
sv_match_set_covered (SvMatch *self, gboolean covered)
{
  if (self->covered == covered)
    return;
  self->covered = covered;
  want_clock (self);
}

/* Return whether the last event is one at which the whistle sounds. */
static gboolean
blows_whistle (SvMatch *self)
{
  SvSteps step;

  sv_steps_at (&step, self->doc->history, sv_match_get_position (self) - 1);
  return sv_steps_have (&step, SV_NOTE_WHISTLE);
}

static void make_time (SvMatch *self);

/* Count how long a break lasts, also while users look back. */
static void
count_rest (SvMatch *self)
{
  if (self->look != SV_PLAYBACK_PAST)
    sv_clock_count (self->rest, self->now.view.stage == SV_STAGE_BREAK);
}

/* Called after an event, when users may see its result. */
static void
show_event (SvMatch *self)
{
  const SvHistory *history = self->doc->history;
  const SvView *view = &self->now.view;

  if (view->period != self->timed_period)
    set_clock (self, 0);
  else if (view->period_ms != sv_clock_get_length (self->clock))
    set_clock (self, sv_history_get_time (history, sv_history_get_length (history) - 1));
  want_clock (self);
  count_rest (self);
  const gboolean whistle = blows_whistle (self);

  tell_shown (self, SV_CHANGE_EVENT);
  if (whistle)
    g_signal_emit_by_name (self, "whistle");
  make_time (self);
  g_signal_emit_by_name (self, "ready");
}

void
sv_match_wait (SvMatch *self)
{
  g_return_if_fail (sv_match_get_position (self) > 0);

  sv_situation_read (&self->before, self->doc->history, sv_match_get_position (self) - 1);
  self->waiting = TRUE;
  want_clock (self);
}

const SvSituation *
sv_match_get_before (SvMatch *self)
{
  return self->waiting ? &self->before : NULL;
}

gboolean
sv_match_get_waiting (SvMatch *self)
{
  return self->waiting;
}

void
sv_match_go_on (SvMatch *self)
{
  if (!self->waiting)
    return;
  g_object_ref (self);
  self->waiting = FALSE;
  show_event (self);
  g_object_unref (self);
}

/* Remove the comments on the steps after position @k. */
static void
drop_comments (SvMatch *self, unsigned k)
{
  const unsigned n = sv_comments_cut (self->doc->comments, k);

  if (n == 0)
    return;
  g_autofree char *sentence = g_strdup_printf (
      ngettext ("The step that was taken back had a comment, which is gone too.",
                "The steps that were taken back had %u comments, which are gone too.", n),
      n);
  tell_notice (self, sentence);
}

/* If the match is full, return FALSE and say so: in @error, or by "notice" if @error is NULL. */
static gboolean
refuse_full (SvMatch *self, GError **error)
{
  g_autofree char *sentence = g_strdup_printf (
      _ ("This match is too long: no more than %d steps can be kept."), SV_MAX_EVENTS);

  if (error == NULL)
    tell_notice (self, sentence);
  else
    g_set_error_literal (error, G_IO_ERROR, G_IO_ERROR_NO_SPACE, sentence);
  return FALSE;
}

/* Note to which act the event belongs that is about to be made. If only computers play, each of
 * their choices is an act. Time that has not run out was ended by a person. */
static void
note_act (SvMatch *self, SvEvent event)
{
  const gboolean time = event.verb == SV_VERB_TIME;
  const gboolean by_hand = time && !sv_clock_get_expired (self->clock);
  const gboolean computer = !by_hand && sv_match_get_bot (self) != NULL &&
                            sv_seats_have_people (sv_match_get_seats (self));
  const gboolean joined = !by_hand && (self->joined || time);

  sv_acts_note (self->acts, sv_match_get_position (self),
                computer ? SV_ACT_COMPUTER
                : joined ? SV_ACT_JOINED
                         : SV_ACT_FIRST);
}

/* Make a legal event, unless a handler of "making" holds it off. */
static gboolean
append (SvMatch *self, SvEvent event, GError **error)
{
  SvHistory *history = self->doc->history;
  gboolean held_off = FALSE;

  g_signal_emit_by_name (self, "making", &event, &held_off);
  if (held_off)
    return FALSE;
  note_act (self, event);
  if (sv_history_append_known (history, event, sv_clock_get_elapsed (self->clock)) != SV_HISTORY_OK)
    return refuse_full (self, error);
  g_object_ref (self);
  refresh (self);
  drop_comments (self, sv_history_get_position (history) - 1);
  sv_line_ups_made (self->line_ups, sv_history_get_position (history) - 1);
  self->look = SV_PLAYBACK_LIVE;
  sv_match_touch (self);
  tell_changed (self, SV_CHANGE_EVENT);
  if (!self->waiting)
    show_event (self);
  g_object_unref (self);
  return TRUE;
}

/* If the time of the period is over, or people have ended it, and the rules allow it here, make the
 * event `time`. Called when the clock runs out and after every event. */
static void
make_time (SvMatch *self)
{
  if (self->waiting || !(self->ending || sv_clock_get_expired (self->clock)) ||
      self->look != SV_PLAYBACK_LIVE || !self->now.view.clock_runs || !self->now.node.time)
    return;
  self->ending = FALSE;
  append (self, sv_event_time (), NULL);
}

void
sv_match_go (SvMatch *self, unsigned k, SvChange change)
{
  const gint64 stamp = stamp_at (self, k), elapsed = get_elapsed (self);
  gboolean kept = change != SV_CHANGE_SEEK && keeps_clock (self);

  g_object_ref (self);
  self->live_ms = live_ms (self);
  self->ending = FALSE;
  sv_history_seek (self->doc->history, k);
  sv_line_ups_go (self->line_ups, k);
  if (k == sv_match_get_length (self))
    self->look = SV_PLAYBACK_LIVE;
  else if (change == SV_CHANGE_SEEK)
    self->look = SV_PLAYBACK_PAST;
  else if (self->look == SV_PLAYBACK_LIVE)
    self->look = SV_PLAYBACK_UNDONE;
  refresh (self);
  kept = kept && self->now.view.period == self->timed_period && has_begun (&self->now.view);
  set_clock (self, kept ? elapsed : stamp);
  want_clock (self);
  if (self->now.view.stage != SV_STAGE_BREAK)
    count_rest (self);

  keep (self);
  tell_changed (self, change);
  tell_shown (self, change);
  make_time (self);
  g_object_unref (self);
}

/* --- The scoreline --- */

/* Return where a side stands on the scoreboard, 0 (left) or 1 (right), if side @left is on the
 * left. -1, for no side, stays -1. */
static int
place_of (int side, int left)
{
  return side < 0 ? -1 : side != left;
}

/* Fill in what the clock shows: no clock in a single moment and when the match is over, and no
 * clock that the dice move during a break. */
static void
read_clock (SvMatch *self, const SvView *view, SvScoreline *out)
{
  const gboolean plays =
      !self->timeless && (view->stage == SV_STAGE_SETUP || view->stage == SV_STAGE_PLAY);

  out->left_ms = !self->timeless && view->stage != SV_STAGE_OVER && view->period_ms > 0
                     ? sv_clock_get_remaining (self->clock)
                     : -1;
  out->clock_shows = view->clock_shows;
  out->clock_ends = plays ? view->clock_ends : 0;
  out->running = sv_clock_get_running (self->clock);
  out->paused = is_paused (self);
  out->last = out->left_ms >= 0 && sv_clock_get_last (self->clock);
  out->rests = view->stage == SV_STAGE_BREAK && sv_clock_get_wanted (self->rest);
  out->rest_ms = sv_clock_get_elapsed (self->rest);
}

static void
read_score (SvScored *scored, SvScoreline *out)
{
  SvMatch *self = SV_MATCH (scored);
  const SvSituation *shown = self->waiting ? &self->before : &self->now;
  const SvView *view = &shown->view;
  const int left = sv_match_get_left (self);

  *out = (SvScoreline){ .shootout = view->shootout,
                        .stage = view->stage,
                        .winner = place_of (view->winner, left),
                        .how = view->ended,
                        .period = view->period_name,
                        .break_name = view->break_name,
                        .notice = view->notice,
                        .home = place_of (view->shown_first, left),
                        .ball = place_of (sv_view_ball_side (view), left),
                        .turn = place_of (shown->node.side, left),
                        .board = sv_match_get_board (self) };
  for (int i = 0; i < 2; i++) {
    const int side = i == 0 ? left : 1 - left;
    out->sides[i] = side;
    out->teams[i] = self->doc->teams[side];
    out->bots[i] = sv_seats_side_bot (sv_match_get_seats (self), side);
    out->goals[i] = view->score[side];
    out->scored[i] = view->shootout_score[side];
  }
  read_clock (self, view, out);
}

static void
scored_init (SvScoredInterface *interface)
{
  interface->read_score = read_score;
}

/* --- The clock's signals --- */

static void
clock_tick_cb (SvMatch *self)
{
  keep_clock (self, KEEP_CLOCK_MS);
}

static void
clock_expired_cb (SvMatch *self)
{
  make_time (self);
}

static void
clock_slept_cb (SvMatch *self)
{
  tell_notice (self, _ ("The computer was asleep, so the match is paused. The time it was asleep "
                        "does not count."));
}

static void
clock_paused_cb (SvMatch *self)
{
  keep_clock (self, 1);
}

/* --- The object --- */

void
sv_match_close (SvMatch *self)
{
  if (self->saver == NULL)
    return;
  keep_clock (self, 1);
  sv_auto_saver_close (SV_AUTO_SAVER (self->saver));
  g_signal_handlers_disconnect_by_data (self->saver, self);
  g_clear_object (&self->saver);
}

void
sv_match_flush (SvMatch *self)
{
  if (self->saver == NULL)
    return;
  keep_clock (self, 1);
  sv_auto_saver_flush (SV_AUTO_SAVER (self->saver));
}

static void
sv_match_dispose (GObject *object)
{
  SvMatch *self = SV_MATCH (object);

  if (self->clock != NULL) {
    g_signal_handlers_disconnect_by_data (self->clock, self);
    sv_match_close (self);
    /* Another object may still hold a reference to the clock, but it has nothing to count any
     * more. */
    sv_clock_set_wanted (self->clock, FALSE);
    sv_clock_set_wanted (self->rest, FALSE);
  }
  G_OBJECT_CLASS (sv_match_parent_class)->dispose (object);
}

static void
sv_match_finalize (GObject *object)
{
  SvMatch *self = SV_MATCH (object);

  g_clear_object (&self->clock);
  g_clear_object (&self->rest);
  g_clear_object (&self->guide);
  g_clear_object (&self->evening);
  g_clear_object (&self->file);
  g_free (self->stamp);
  g_clear_pointer (&self->own_seats, g_ptr_array_unref);
  g_clear_pointer (&self->doc, sv_match_doc_free);
  sv_situation_clear (&self->now);
  sv_situation_clear (&self->before);
  sv_line_ups_free (self->line_ups);
  g_byte_array_unref (self->acts);
  sv_fixture_link_clear (&self->link);
  G_OBJECT_CLASS (sv_match_parent_class)->finalize (object);
}

static void
sv_match_class_init (SvMatchClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);

  object_class->dispose = sv_match_dispose;
  object_class->finalize = sv_match_finalize;

  g_signal_new ("making", SV_TYPE_MATCH, G_SIGNAL_RUN_LAST, 0, g_signal_accumulator_true_handled,
                NULL, NULL, G_TYPE_BOOLEAN, 1, G_TYPE_POINTER);
  g_signal_new ("changed", SV_TYPE_MATCH, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 1,
                G_TYPE_INT);
  g_signal_new ("shown", SV_TYPE_MATCH, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 1,
                G_TYPE_INT);
  g_signal_new ("notice", SV_TYPE_MATCH, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 1,
                G_TYPE_STRING);
  g_signal_new ("ready", SV_TYPE_MATCH, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 0);
  g_signal_new ("rested", SV_TYPE_MATCH, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 0);
  g_signal_new ("named", SV_TYPE_MATCH, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 0);
  g_signal_new ("commented", SV_TYPE_MATCH, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 1,
                G_TYPE_UINT);
}

static void
sv_match_init (SvMatch *self)
{
  self->clock = g_object_new (SV_TYPE_CLOCK, NULL);
  self->rest = g_object_new (SV_TYPE_CLOCK, NULL);
  self->line_ups = sv_line_ups_new ();
  self->left = -1;
  self->acts = g_byte_array_new ();
  sv_rng_seed_system (&self->dice);
  g_signal_connect_swapped (self->clock, "tick", G_CALLBACK (clock_tick_cb), self);
  g_signal_connect_swapped (self->clock, "expired", G_CALLBACK (clock_expired_cb), self);
  g_signal_connect_swapped (self->clock, "slept", G_CALLBACK (clock_slept_cb), self);
  g_signal_connect_swapped (self->clock, "notify::paused", G_CALLBACK (clock_paused_cb), self);
  sv_scored_follow_clock (SV_SCORED (self), self->clock);
  sv_scored_follow_clock (SV_SCORED (self), self->rest);
}

/* Read the time on the clock from the document. The clock in a file is always that of the last
 * event, also if the match was autosaved while the user looked back. If the period after the last
 * event has not begun, none of it has been played, whatever the document says. */
static void
read_elapsed (SvMatch *self)
{
  SvView last;

  sv_match_get_view_at (self, sv_match_get_length (self), &last);
  const gboolean kept = keeps_clock (self) && last.period == self->now.view.period &&
                        has_begun (&self->now.view);
  self->live_ms = has_begun (&last) ? MAX (self->doc->elapsed_ms, 0) : 0;
  set_clock (self, self->look == SV_PLAYBACK_LIVE || kept
                       ? self->live_ms
                       : sv_match_doc_reached_ms (self->doc, sv_match_get_position (self)));
}

SvMatch *
sv_match_new (SvMatchDoc *doc)
{
  SvMatch *self = g_object_new (SV_TYPE_MATCH, NULL);

  self->doc = doc;
  sv_situation_init (&self->now, doc->game);
  sv_situation_init (&self->before, doc->game);
  if (sv_match_get_position (self) < sv_match_get_length (self))
    self->look = SV_PLAYBACK_UNDONE;
  refresh (self);
  read_elapsed (self);
  want_clock (self);
  make_time (self);
  return self;
}

void
sv_match_seed (SvMatch *self, guint64 seed)
{
  sv_rng_seed (&self->dice, seed);
}

void
sv_match_set_guide (SvMatch *self, GObject *guide)
{
  g_set_object (&self->guide, guide);
}

void
sv_match_hide_clock (SvMatch *self)
{
  self->timeless = TRUE;
}

GObject *
sv_match_get_guide (SvMatch *self)
{
  return self->guide;
}

void
sv_match_set_evening (SvMatch *self, GObject *evening)
{
  g_set_object (&self->evening, evening);
}

GObject *
sv_match_get_evening (SvMatch *self)
{
  return self->evening;
}

const SvMatchDoc *
sv_match_get_doc (SvMatch *self)
{
  return self->doc;
}

const SvMatchDoc *
sv_match_write_doc (SvMatch *self)
{
  self->doc->elapsed_ms = live_ms (self);
  return self->doc;
}

const SvGame *
sv_match_get_game (SvMatch *self)
{
  return self->doc->game;
}

const void *
sv_match_get_setup (SvMatch *self)
{
  return sv_history_get_setup (self->doc->history);
}

const void *
sv_match_get_state (SvMatch *self)
{
  return sv_history_get_state (self->doc->history);
}

const SvSituation *
sv_match_get_now (SvMatch *self)
{
  return &self->now;
}

const SvView *
sv_match_get_view (SvMatch *self)
{
  return &self->now.view;
}

const SvScene *
sv_match_get_scene (SvMatch *self)
{
  return &self->now.scene;
}

const SvNode *
sv_match_get_node (SvMatch *self)
{
  return &self->now.node;
}

const SvBoard *
sv_match_get_board (SvMatch *self)
{
  return sv_match_get_game (self)->board (sv_match_get_setup (self));
}

SvClock *
sv_match_get_clock (SvMatch *self)
{
  return self->clock;
}

SvClock *
sv_match_get_rest_clock (SvMatch *self)
{
  return self->rest;
}

const SvEvent *
sv_match_get_legal (SvMatch *self, unsigned *n)
{
  *n = self->now.n_legal;
  return self->now.legal;
}

int
sv_match_find_legal (SvMatch *self, SvEvent event)
{
  return sv_situation_find_legal (&self->now, event);
}

const SvTarget *
sv_match_get_target (SvMatch *self, unsigned i)
{
  g_return_val_if_fail (i < self->now.n_legal, NULL);
  return &self->now.targets[i];
}

gboolean
sv_match_can_act (SvMatch *self, GError **error)
{
  sv_clock_check (self->clock);
  if (is_paused (self)) {
    g_set_error_literal (error, G_IO_ERROR, G_IO_ERROR_BUSY, _ ("The match is paused."));
    return FALSE;
  }
  if (self->waiting) {
    g_set_error_literal (error, G_IO_ERROR, G_IO_ERROR_BUSY,
                         _ ("The last event is still being shown."));
    return FALSE;
  }
  if (self->now.node.kind == SV_NODE_OVER) {
    g_set_error_literal (error, G_IO_ERROR, G_IO_ERROR_CLOSED, _ ("The match is over."));
    return FALSE;
  }
  return TRUE;
}

static gboolean
is_legal (SvMatch *self, SvEvent event)
{
  if (event.verb == SV_VERB_TIME)
    return self->now.node.time && sv_event_equal (event, sv_event_time ());
  return sv_match_find_legal (self, event) >= 0;
}

gboolean
sv_match_choose (SvMatch *self, SvEvent event, GError **error)
{
  if (!sv_match_can_act (self, error))
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
  if (!sv_match_can_act (self, NULL) || self->now.node.kind != SV_NODE_CHANCE)
    return FALSE;
  return append (self, self->now.legal[sv_rng_below (&self->dice, self->now.n_legal)], NULL);
}

gboolean
sv_match_enter_die (SvMatch *self, unsigned value, GError **error)
{
  if (!sv_match_can_act (self, error))
    return FALSE;
  if (self->now.node.kind != SV_NODE_CHANCE) {
    g_set_error_literal (error, G_IO_ERROR, G_IO_ERROR_INVALID_ARGUMENT,
                         _ ("No die is thrown at this moment."));
    return FALSE;
  }
  if (value < 1 || value > self->now.node.die) {
    g_set_error (error, G_IO_ERROR, G_IO_ERROR_INVALID_ARGUMENT,
                 _ ("This die shows a number from 1 to %d."), self->now.node.die);
    return FALSE;
  }
  if (sv_match_find_legal (self, sv_event_die (value)) < 0) {
    g_set_error (error, G_IO_ERROR, G_IO_ERROR_INVALID_ARGUMENT,
                 _ ("A %u does not count here: throw again."), value);
    return FALSE;
  }
  return sv_match_choose (self, sv_event_die (value), error);
}

unsigned
sv_match_get_position (SvMatch *self)
{
  return sv_history_get_position (self->doc->history);
}

unsigned
sv_match_get_length (SvMatch *self)
{
  return sv_history_get_length (self->doc->history);
}

SvPlayback
sv_match_get_playback (SvMatch *self)
{
  return self->look;
}

void
sv_match_seek (SvMatch *self, unsigned position)
{
  sv_match_go_on (self);
  sv_clock_check (self->clock);
  position = MIN (position, sv_match_get_length (self));
  if (position != sv_match_get_position (self))
    sv_match_go (self, position, SV_CHANGE_SEEK);
}

SvMatch *
sv_match_new_branch (SvMatchDoc *doc, char *title)
{
  g_free (doc->title);
  doc->title = title != NULL ? title : g_strdup ("");
  SvMatch *branch = sv_match_new (doc);
  branch->n_changes++;
  return branch;
}

/* --- Seats --- */

const char *
sv_match_get_team_name (SvMatch *self, int side)
{
  if (side < 0 || side > 1)
    return _ ("Nobody");
  return sv_team_doc_name (self->doc->teams[side], side);
}

int
sv_match_get_left (SvMatch *self)
{
  const SvSituation *shown = self->waiting ? &self->before : &self->now;

  return self->left >= 0 ? self->left : sv_view_home (&shown->view);
}

void
sv_match_set_left (SvMatch *self, int side)
{
  if (self->left == side)
    return;
  self->left = side;
  tell_shown (self, SV_CHANGE_SEEK);
}

const GPtrArray *
sv_match_get_seats (SvMatch *self)
{
  if (self->doc->seats->len != 0)
    return self->doc->seats;
  if (self->own_seats == NULL)
    self->own_seats =
        sv_seats_new (sv_match_get_team_name (self, 0), sv_match_get_team_name (self, 1));
  return self->own_seats;
}

void
sv_match_set_seats (SvMatch *self, const GPtrArray *seats)
{
  sv_match_go_on (self);
  g_autoptr (GPtrArray) before = self->doc->seats; /* the caller may pass these very seats */
  self->doc->seats = sv_seats_copy (seats);
  sv_match_touch (self);
  /* Names in the prompt and the report have changed, as with a new document. */
  tell_changed (self, SV_CHANGE_SEEK);
  tell_shown (self, SV_CHANGE_SEEK);
}

const SvSeatDoc *
sv_match_get_seat (SvMatch *self, int piece)
{
  return sv_seats_player (sv_match_get_seats (self), &self->now.view, piece);
}

const SvSeatDoc *
sv_match_get_decider (SvMatch *self)
{
  return sv_situation_get_decider (&self->now, sv_match_get_seats (self));
}

gboolean
sv_match_is_hidden (SvMatch *self, unsigned i)
{
  SvNode node;

  g_return_val_if_fail (i < sv_match_get_length (self), FALSE);

  if (i + 1 < sv_match_get_length (self))
    return FALSE;
  sv_match_get_node_at (self, i, &node);
  return node.kind == SV_NODE_DECISION && node.secret;
}

const SvBot *
sv_match_get_bot (SvMatch *self)
{
  return sv_situation_get_bot (&self->now, sv_match_get_seats (self));
}
