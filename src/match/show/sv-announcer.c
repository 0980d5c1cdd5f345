/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "sv-announcer.h"

#include <glib/gi18n-lib.h>

#include "sv-flight.h"
#include "sv-match-log.h"
#include "sv-match-undo.h"
#include "sv-match-words.h"
#include "sv-repeat.h"
#include "sv-sentence.h"
#include "sv-shown.h"

struct _SvAnnouncer {
  GObject parent_instance;

  SvMatch *match; /* owned */
  SvPace pace;
  gboolean rolling, flying; /* whether dice roll, and whether the ball flies */
  char *line;               /* owned */
  /* name of the line-up that led to the position, in words; owned; or NULL */
  char *line_up;
  guint timer_id; /* source id of the timer that ends the current step */

  /* About the event that is being announced. */
  SvAnnouncement announcement;
  SvEvent event;
  int thrower; /* side that threw the die */
  /* of SvReportLine; owned; NULL if nothing is announced or the event is secret */
  GPtrArray *notes;
  unsigned noted;  /* position after the event of @notes */
  SvNoteKind kind; /* kind of the most important note */
  /* About what is shown again. */
  gboolean repeating;
  unsigned moments[SV_REPEAT_HIGHLIGHTS]; /* events, of which @n_moments are shown */
  unsigned n_moments, moment;             /* @moment: index of the one that is shown now */
  SvRepeat repeat;                        /* how that one is shown */
  unsigned repeated; /* index of the position shown; repeat.n while its event is shown */

  gboolean near;    /* TRUE if the event has a close-up: the ball flies before anything is said */
  gboolean chained; /* TRUE if the event is one more try to stop a ball, and nothing came of it */
};

G_DEFINE_FINAL_TYPE (SvAnnouncer, sv_announcer, G_TYPE_OBJECT)

/* Durations in milliseconds by pace; SV_PACE_AT_ONCE takes none. Rolling takes at least 0.7 s
 * unless the user wants it quick. */
static const unsigned durations[SV_PACE_AT_ONCE + 1][SV_ANNOUNCEMENT_REPEAT + 1] = {
  [SV_PACE_CALM] = { [SV_ANNOUNCEMENT_ROLL] = 1200,
                     [SV_ANNOUNCEMENT_MEANING] = 1800,
                     [SV_ANNOUNCEMENT_SHOT] = 1350,
                     [SV_ANNOUNCEMENT_GOAL] = 2300,
                     [SV_ANNOUNCEMENT_REPEAT] = 3000 },
  [SV_PACE_NORMAL] = { [SV_ANNOUNCEMENT_ROLL] = 800,
                       [SV_ANNOUNCEMENT_MEANING] = 1000,
                       [SV_ANNOUNCEMENT_SHOT] = 900,
                       [SV_ANNOUNCEMENT_GOAL] = 1700,
                       [SV_ANNOUNCEMENT_REPEAT] = 2000 },
  [SV_PACE_QUICK] = { [SV_ANNOUNCEMENT_ROLL] = 350,
                      [SV_ANNOUNCEMENT_MEANING] = 500,
                      [SV_ANNOUNCEMENT_SHOT] = 550,
                      [SV_ANNOUNCEMENT_GOAL] = 800 },
};

/* A throw that nothing is said about is shown for 1 / PLAIN_PART of the time of the others. */
enum { PLAIN_PART = 3 };

/* --- The referee's line --- */

/* @line: transfer full */
static void
set_line (SvAnnouncer *self, char *line)
{
  g_autofree char *before = self->line;

  self->line = line;
  if (!g_str_equal (before, line))
    g_signal_emit_by_name (self, "line");
}

/* Set the line to what led to the position that is shown, without revealing a secret. */
static void
update_line (SvAnnouncer *self)
{
  const unsigned position = sv_match_get_position (self->match);
  g_autoptr (GPtrArray) notes = NULL;

  g_free (self->line_up);
  self->line_up = sv_match_dup_line_up (self->match);
  if (self->line_up != NULL) {
    set_line (self, g_strdup (self->line_up));
    return;
  }
  if (self->notes != NULL && self->noted == position)
    notes = g_ptr_array_ref (self->notes);
  else if (position > 0 && !sv_match_is_hidden (self->match, position - 1))
    notes = sv_match_dup_report (self->match, position - 1);
  g_autofree char *line = notes != NULL ? sv_report_lines_join (notes, "", " ") : g_strdup ("");
  g_autofree char *cause = sv_match_dup_cause (self->match);
  /* Why play has stopped stays to be read until the ball is in play again. */
  set_line (self, cause != NULL ? g_strconcat (cause, " ", line, NULL) : g_strdup (line));
}

/* After an undo: set the line to what was taken back, which may have been the other side's
 * event. What one click did is taken back as a whole, and so is a line-up. */
static void
tell_undone (SvAnnouncer *self)
{
  g_autofree char *step = g_steal_pointer (&self->line_up);

  if (step == NULL)
    step = sv_match_dup_step (self->match, sv_match_get_told_event (self->match));
  self->line_up = sv_match_dup_line_up (self->match);

  /* Translators: %s is what happened, in one or more sentences. */
  set_line (self, sv_sentence (_ ("Taken back: %s"), step));
}

/* --- The steps of an announcement --- */

static void go_on (SvAnnouncer *self);

static gboolean
timer_cb (gpointer data)
{
  SvAnnouncer *self = data;

  self->timer_id = 0;
  go_on (self);
  return G_SOURCE_REMOVE;
}

static void
begin (SvAnnouncer *self, SvAnnouncement announcement)
{
  self->announcement = announcement;
  g_clear_handle_id (&self->timer_id, g_source_remove);
  self->timer_id = g_timeout_add (sv_announcer_get_duration (self), timer_cb, self);
  g_source_set_name_by_id (self->timer_id, "[speelveld] teller");
  g_signal_emit_by_name (self, "step");
}

static void
end (SvAnnouncer *self)
{
  g_clear_handle_id (&self->timer_id, g_source_remove);
  self->announcement = SV_ANNOUNCEMENT_NOTHING;
  sv_match_go_on (self->match);
}

/* Return the step after a shot; in a close-up the ball may miss the goal. */
static SvAnnouncement
after_shot (SvAnnouncer *self)
{
  return self->kind == SV_NOTE_GOAL ? SV_ANNOUNCEMENT_GOAL : SV_ANNOUNCEMENT_MEANING;
}

/* --- Showing again --- */

/* Find what is to be shown again after the event that is announced. */
static void
find_moments (SvAnnouncer *self, unsigned event)
{
  self->moment = 0;
  self->n_moments = 0;
  if (!self->repeating || self->pace >= SV_PACE_QUICK)
    return;
  self->n_moments = sv_repeat_find_highlights (self->match, self->moments);
  if (self->n_moments == 0 && self->kind == SV_NOTE_GOAL &&
      !sv_match_get_view (self->match)->shootout)
    self->moments[self->n_moments++] = event;
}

/* Say in the referee's line what happened at the moment that begins, and show it. */
static void
begin_moment (SvAnnouncer *self)
{
  g_autoptr (GPtrArray) notes = sv_match_dup_report (self->match, self->moments[self->moment]);

  sv_repeat_find (self->match, self->moments[self->moment], &self->repeat);
  self->repeated = 0;
  begin (self, SV_ANNOUNCEMENT_REPEAT);
  set_line (self, sv_report_lines_join (notes, "", " "));
}

/* Show the next position again, or the next moment. Returns FALSE if there is none. */
static gboolean
repeat_next (SvAnnouncer *self)
{
  if (self->announcement == SV_ANNOUNCEMENT_REPEAT) {
    if (self->repeated < self->repeat.n) {
      self->repeated++;
      begin (self, SV_ANNOUNCEMENT_REPEAT);
      return TRUE;
    }
    self->moment++;
  }
  if (self->moment >= self->n_moments)
    return FALSE;
  begin_moment (self);
  return TRUE;
}

/* Go from this step of the announcement to the next. */
static void
go_on (SvAnnouncer *self)
{
  if (self->announcement == SV_ANNOUNCEMENT_ROLL && self->notes->len > 0)
    begin (self, SV_ANNOUNCEMENT_MEANING);
  else if (self->announcement == SV_ANNOUNCEMENT_MEANING && self->kind == SV_NOTE_GOAL &&
           !self->near)
    begin (self, self->flying ? SV_ANNOUNCEMENT_SHOT : SV_ANNOUNCEMENT_GOAL);
  else if (self->announcement == SV_ANNOUNCEMENT_SHOT)
    begin (self, after_shot (self));
  else if (self->announcement != SV_ANNOUNCEMENT_NOTHING && !repeat_next (self))
    end (self);
}

/* --- Events of the match --- */

/* Return the side that threw the die of event @i, or -1 if the event is no throw. */
static int
find_thrower (SvAnnouncer *self, unsigned i)
{
  SvNode node;

  sv_match_get_node_at (self->match, i, &node);
  return node.side;
}

/* Return the first step of the announcement, or SV_ANNOUNCEMENT_NOTHING if the event is shown at
 * once. */
static SvAnnouncement
find_first (SvAnnouncer *self)
{
  if (self->pace == SV_PACE_AT_ONCE)
    return SV_ANNOUNCEMENT_NOTHING;
  if (self->event.verb == SV_VERB_DIE)
    return self->rolling ? SV_ANNOUNCEMENT_ROLL : SV_ANNOUNCEMENT_MEANING;
  if (self->near || self->kind == SV_NOTE_GOAL)
    return self->flying ? SV_ANNOUNCEMENT_SHOT : after_shot (self);
  return self->n_moments > 0 ? SV_ANNOUNCEMENT_MEANING : SV_ANNOUNCEMENT_NOTHING;
}

/* Begin to announce the last event of the match. */
static void
tell_event (SvAnnouncer *self)
{
  const unsigned last = sv_match_get_length (self->match) - 1;
  SvScene ending;

  self->event = sv_history_get_event (sv_match_get_doc (self->match)->history, last);
  self->thrower = find_thrower (self, last);
  g_clear_pointer (&self->notes, g_ptr_array_unref);
  if (sv_match_is_hidden (self->match, last))
    return;
  self->notes = sv_match_dup_report (self->match, last);
  self->noted = last + 1;
  self->kind = sv_report_lines_kind (self->notes);
  self->near = sv_match_get_closeup (self->match, last, &ending);
  self->chained = self->event.verb == SV_VERB_DIE && self->kind == SV_NOTE_PLAIN && !self->near &&
                  sv_flight_has_try (self->match, last);
  find_moments (self, last);
  const SvAnnouncement first = find_first (self);
  if (first == SV_ANNOUNCEMENT_NOTHING)
    return;
  sv_match_wait (self->match);
  begin (self, first);
}

static void
changed_cb (SvAnnouncer *self, SvChange change)
{
  /* If several announcers follow the match, only one of them announces. */
  if (change == SV_CHANGE_EVENT && !sv_match_get_waiting (self->match))
    tell_event (self);
}

static void
shown_cb (SvAnnouncer *self, SvChange change)
{
  /* After undo or looking back no announcement goes on. */
  g_clear_handle_id (&self->timer_id, g_source_remove);
  self->announcement = SV_ANNOUNCEMENT_NOTHING;
  if (change != SV_CHANGE_EVENT)
    g_clear_pointer (&self->notes, g_ptr_array_unref);
  if (change == SV_CHANGE_UNDO)
    tell_undone (self);
  else
    update_line (self);
  g_signal_emit_by_name (self, "step");
}

/* --- The object --- */

static void
sv_announcer_dispose (GObject *object)
{
  SvAnnouncer *self = SV_ANNOUNCER (object);

  g_clear_handle_id (&self->timer_id, g_source_remove);
  if (self->match != NULL) {
    g_signal_handlers_disconnect_by_data (self->match, self);
    if (self->announcement != SV_ANNOUNCEMENT_NOTHING)
      sv_match_go_on (self->match);
  }
  g_clear_object (&self->match);
  G_OBJECT_CLASS (sv_announcer_parent_class)->dispose (object);
}

static void
sv_announcer_finalize (GObject *object)
{
  SvAnnouncer *self = SV_ANNOUNCER (object);

  g_clear_pointer (&self->notes, g_ptr_array_unref);
  g_free (self->line);
  g_free (self->line_up);
  G_OBJECT_CLASS (sv_announcer_parent_class)->finalize (object);
}

static void
sv_announcer_class_init (SvAnnouncerClass *klass)
{
  G_OBJECT_CLASS (klass)->dispose = sv_announcer_dispose;
  G_OBJECT_CLASS (klass)->finalize = sv_announcer_finalize;
  g_signal_new ("step", SV_TYPE_ANNOUNCER, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 0);
  g_signal_new ("line", SV_TYPE_ANNOUNCER, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 0);
}

static void
sv_announcer_init (SvAnnouncer *self)
{
  self->pace = SV_PACE_NORMAL;
  self->rolling = self->flying = TRUE;
  self->line = g_strdup ("");
}

SvAnnouncer *
sv_announcer_new (SvMatch *match)
{
  SvAnnouncer *self = g_object_new (SV_TYPE_ANNOUNCER, NULL);

  self->match = g_object_ref (match);
  g_signal_connect_swapped (match, "changed", G_CALLBACK (changed_cb), self);
  g_signal_connect_swapped (match, "shown", G_CALLBACK (shown_cb), self);
  update_line (self);
  return self;
}

void
sv_announcer_set_pace (SvAnnouncer *self, SvPace pace)
{
  self->pace = pace;
}

SvPace
sv_announcer_get_pace (SvAnnouncer *self)
{
  return self->pace;
}

void
sv_announcer_set_moving (SvAnnouncer *self, gboolean dice, gboolean ball)
{
  self->rolling = dice;
  self->flying = ball;
}

void
sv_announcer_set_repeating (SvAnnouncer *self, gboolean repeating)
{
  self->repeating = repeating;
}

gboolean
sv_announcer_get_repeated (SvAnnouncer *self, SvRepeated *out)
{
  const SvRepeat *repeat = &self->repeat;
  const gboolean last = self->repeated == repeat->n;

  if (self->announcement != SV_ANNOUNCEMENT_REPEAT)
    return FALSE;
  *out = (SvRepeated){ .position = !last          ? repeat->positions[self->repeated]
                                   : repeat->shot ? repeat->event
                                                  : repeat->after,
                       .cut = self->repeated == 0,
                       .shot = last && repeat->shot,
                       .number = self->moment + 1,
                       .of = self->n_moments };
  return TRUE;
}

SvAnnouncement
sv_announcer_get_announcement (SvAnnouncer *self)
{
  return self->announcement;
}

unsigned
sv_announcer_get_duration (SvAnnouncer *self)
{
  const unsigned duration =
      durations[self->pace][self->announcement] / (self->chained ? SV_FLIGHT_PART : 1);

  /* In a repeat the shot, its last step, takes twice as long as each of the steps before it. */
  if (self->announcement == SV_ANNOUNCEMENT_REPEAT)
    return duration * (self->repeated == self->repeat.n ? 2 : 1) / (self->repeat.n + 2);
  return self->announcement == SV_ANNOUNCEMENT_MEANING && !self->near &&
                 sv_announcer_get_verdict (self) == NULL
             ? duration / PLAIN_PART
             : duration;
}

unsigned
sv_announcer_get_die (SvAnnouncer *self, int *side)
{
  *side = self->thrower;
  return self->announcement != SV_ANNOUNCEMENT_NOTHING && self->event.verb == SV_VERB_DIE
             ? self->event.a
             : 0;
}

const GPtrArray *
sv_announcer_get_notes (SvAnnouncer *self)
{
  return self->notes;
}

/* Return the note of the goal that is being announced. */
static const SvReportLine *
find_goal (SvAnnouncer *self)
{
  for (guint i = 0; i < self->notes->len; i++) {
    const SvReportLine *note = g_ptr_array_index (self->notes, i);

    if (note->kind == SV_NOTE_GOAL)
      return note;
  }
  g_return_val_if_reached (NULL);
}

const char *
sv_announcer_get_verdict (SvAnnouncer *self)
{
  if (self->announcement < SV_ANNOUNCEMENT_MEANING || self->event.verb != SV_VERB_DIE)
    return NULL;
  for (guint i = 0; self->notes != NULL && i < self->notes->len; i++) {
    const SvReportLine *note = g_ptr_array_index (self->notes, i);

    if (note->verdict != NULL)
      return note->verdict;
  }
  return NULL;
}

int
sv_announcer_get_scorer (SvAnnouncer *self, int *piece, int score[2])
{
  const SvReportLine *goal = find_goal (self);
  const SvView *after = sv_match_get_view (self->match);

  for (int side = 0; side < 2; side++)
    score[side] =
        sv_shown (self->match)->view.shootout ? after->shootout_score[side] : after->score[side];
  *piece = goal->piece;
  return goal->side;
}

/* Return whether play stops after the event that is announced: a period or the match is over. */
static gboolean
ends_play (SvAnnouncer *self)
{
  const SvView *view = sv_match_get_view (self->match);

  return view->stage == SV_STAGE_BREAK || view->stage == SV_STAGE_OVER;
}

/* Return whether users see what came of the event: the new position, or the end of a close-up. */
static gboolean
is_seen (SvAnnouncer *self)
{
  return self->announcement == SV_ANNOUNCEMENT_NOTHING ||
         (self->near && self->announcement == SV_ANNOUNCEMENT_MEANING);
}

const char *
sv_announcer_get_caption (SvAnnouncer *self, int *side)
{
  int about = -1;

  if (side == NULL)
    side = &about;
  *side = -1;
  if (self->notes == NULL || !is_seen (self))
    return NULL;
  for (guint i = 0; i < self->notes->len; i++) {
    const SvReportLine *note = g_ptr_array_index (self->notes, i);

    if (note->caption == NULL)
      continue;
    if (note->kind != SV_NOTE_WHISTLE || !ends_play (self))
      *side = note->side;
    return note->caption;
  }
  return NULL;
}

const char *
sv_announcer_get_line (SvAnnouncer *self)
{
  return self->line;
}

void
sv_announcer_skip (SvAnnouncer *self)
{
  if (self->announcement != SV_ANNOUNCEMENT_NOTHING)
    end (self);
}
