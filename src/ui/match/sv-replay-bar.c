/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "sv-replay-bar.h"

#include "sv-match-log.h"
#include "sv-match-undo.h"
#include "sv-match-words.h"
#include "sv-repeat.h"
#include "sv-replay-marks.h"
#include "sv-review-words.h"
#include "sv-sentence.h"
#include "sv-settings.h"
#include "sv-shown.h"
#include "sv-style.h"
#include "sv-widgets.h"

#include <glib/gi18n.h>

enum {
  STEP_MS = 900,
  MARK_MS = 4,   /* milliseconds to search for goals at a time, between two frames */
  MAX_TICKS = 60 /* more marks would merge into a solid line */
};

struct _SvReplayBar {
  GtkWidget parent_instance;

  /* Owned. */
  SvMatch *match;
  guint play_id;
  gboolean updating; /* TRUE while the program, not the user, moves the slider */
  guint mark_id;
  unsigned n_looked;    /* number of events already searched for goals */
  unsigned n_marks;     /* number of goals found */
  unsigned n_commented; /* number of comments that have a mark */

  /* Template children */
  GtkAdjustment *adjustment;
  SvReplayMarks *marks;
  GtkWidget *controls, *scale, *play_button, *speed_button, *play_on_button;
};

G_DEFINE_FINAL_TYPE (SvReplayBar, sv_replay_bar, GTK_TYPE_WIDGET)

static void set_playing (SvReplayBar *self, gboolean playing);

/* --- Marks: buttons for goals and key moments, ticks for comments --- */

/* Mark a goal in the colours of the team that scored. */
static void
mark_goal (SvReplayBar *self, unsigned event)
{
  g_autoptr (GPtrArray) lines = sv_match_dup_report (self->match, event);

  for (guint i = 0; i < lines->len; i++) {
    const SvReportLine *line = g_ptr_array_index (lines, i);

    if (line->kind != SV_NOTE_GOAL)
      continue;
    GtkWidget *mark = sv_replay_marks_add (self->marks, event + 1, "goal", line->sentence);
    sv_style_tint_side (gtk_button_get_child (GTK_BUTTON (mark)), self->match, line->side);
    return;
  }
}

/* Mark the best chances; those that became goals are marked as goals. */
static void
mark_chances (SvReplayBar *self)
{
  unsigned events[SV_REPEAT_CHANCES];
  const unsigned n = sv_repeat_find_chances (self->match, events);

  sv_replay_marks_remove (self->marks, "chance");
  for (unsigned i = 0; i < n; i++) {
    g_autofree char *label = sv_match_dup_step (self->match, events[i]);

    sv_replay_marks_add (self->marks, events[i] + 1, "chance", label);
  }
}

static gboolean
mark_cb (gpointer data)
{
  SvReplayBar *self = data;
  const unsigned length = sv_match_get_length (self->match);
  const gint64 end = g_get_monotonic_time () + MARK_MS * 1000;

  for (; self->n_looked < length && g_get_monotonic_time () < end; self->n_looked++)
    if (sv_match_is_goal (self->match, self->n_looked) && self->n_marks++ < MAX_TICKS)
      mark_goal (self, self->n_looked);
  if (self->n_looked < length)
    return G_SOURCE_CONTINUE;
  mark_chances (self);
  self->mark_id = 0;
  return G_SOURCE_REMOVE;
}

void
sv_replay_bar_mark_keys (SvReplayBar *self, SvReview *review)
{
  sv_replay_marks_remove (self->marks, "key");
  for (unsigned i = 0; review != NULL && i < review->n_keys; i++) {
    g_autofree char *label = sv_review_dup_key (review, i);

    sv_replay_marks_add (self->marks, review->keys[i], "key", label);
  }
}

static unsigned
get_n_comments (SvReplayBar *self)
{
  return sv_match_get_doc (self->match)->comments->len;
}

static void
mark_comments (SvReplayBar *self)
{
  const GPtrArray *comments = sv_match_get_doc (self->match)->comments;

  gtk_scale_clear_marks (GTK_SCALE (self->scale));
  self->n_commented = comments->len;
  for (guint i = 0; i < MIN (comments->len, MAX_TICKS); i++)
    gtk_scale_add_mark (GTK_SCALE (self->scale), ((const SvComment *)comments->pdata[i])->step,
                        GTK_POS_BOTTOM, NULL);
}

/* Continue adding marks; start again if @anew. */
static void
mark (SvReplayBar *self, gboolean anew)
{
  if (anew) {
    sv_replay_marks_remove (self->marks, NULL);
    self->n_looked = self->n_marks = 0;
  }
  if (anew || get_n_comments (self) != self->n_commented)
    mark_comments (self);
  if (self->mark_id == 0 && self->n_looked < sv_match_get_length (self->match))
    self->mark_id = g_idle_add_full (G_PRIORITY_LOW, mark_cb, self, NULL);
}

/* --- Moving through the match --- */

static void
update (SvReplayBar *self)
{
  const unsigned length = sv_match_get_length (self->match);
  const unsigned position = sv_shown (self->match)->position;

  self->updating = TRUE;
  gtk_adjustment_set_upper (self->adjustment, length);
  gtk_adjustment_set_value (self->adjustment, position);
  self->updating = FALSE;
  gtk_widget_set_visible (self->play_on_button, position < length);
  if (position >= length)
    set_playing (self, FALSE);
}

/* An event made at an earlier position replaces all later ones, so their marks must go. */
static void
changed_cb (SvReplayBar *self, SvChange change)
{
  update (self);
  mark (self, change == SV_CHANGE_EVENT && self->n_looked >= sv_match_get_length (self->match));
}

static void
seek_action (GtkWidget *widget, const char *name, GVariant *parameter)
{
  SvReplayBar *self = SV_REPLAY_BAR (widget);

  set_playing (self, FALSE);
  sv_match_seek (self->match, g_variant_get_uint32 (parameter));
}

static void
commented_cb (SvReplayBar *self)
{
  mark (self, FALSE);
}

static void
value_changed_cb (SvReplayBar *self)
{
  if (self->updating || self->match == NULL)
    return;
  set_playing (self, FALSE);
  sv_match_seek (self->match, (unsigned)(gtk_adjustment_get_value (self->adjustment) + 0.5));
}

static gboolean
play_cb (gpointer data)
{
  SvReplayBar *self = data;

  /* Redo shows how the pieces move; a seek would jump. */
  if (sv_match_redo (self->match) && self->play_id != 0)
    return G_SOURCE_CONTINUE;
  self->play_id = 0;
  set_playing (self, FALSE);
  return G_SOURCE_REMOVE;
}

/* --- Automatic replay --- */

/* Return the replay speed in percent. */
static guint
get_speed (void)
{
  return sv_settings_exist () ? (guint)g_settings_get_int (sv_settings (), "replay-speed") : 100;
}

/* Start or stop showing the match event by event. */
static void
set_playing (SvReplayBar *self, gboolean playing)
{
  g_clear_handle_id (&self->play_id, g_source_remove);
  if (playing && self->match != NULL) {
    /* At the end, start again from the beginning. */
    if (sv_shown (self->match)->position == sv_match_get_length (self->match))
      sv_match_seek (self->match, 0);
    self->play_id = g_timeout_add (STEP_MS * 100 / get_speed (), play_cb, self);
  }
  gtk_toggle_button_set_active (GTK_TOGGLE_BUTTON (self->play_button), self->play_id != 0);
  gtk_button_set_icon_name (GTK_BUTTON (self->play_button), self->play_id != 0
                                                                ? "media-playback-pause-symbolic"
                                                                : "media-playback-start-symbolic");
}

static void
toggled_cb (SvReplayBar *self)
{
  set_playing (self, gtk_toggle_button_get_active (GTK_TOGGLE_BUTTON (self->play_button)));
}

static void
show_speed (SvReplayBar *self)
{
  /* Translators: speed of the automatic replay: "2×" is twice as fast, "0.5×" half as fast. */
  g_autofree char *words = g_strdup_printf (_ ("%g×"), get_speed () / 100.0);
  /* Translators: for screen readers: %s is the speed of the replay, e.g. "2×". */
  g_autofree char *said = sv_sentence (_ ("Speed: %s"), words);

  gtk_button_set_label (GTK_BUTTON (self->speed_button), words);
  sv_widget_set_label (self->speed_button, said);
}

/* Switch to the next speed; after the fastest comes the slowest. */
static void
speed_cb (SvReplayBar *self)
{
  static const int speeds[] = { 50, 100, 200, 400 };
  const guint now = get_speed ();
  unsigned i = 0;

  while (i < G_N_ELEMENTS (speeds) && (guint)speeds[i] <= now)
    i++;
  if (sv_settings_exist ())
    g_settings_set_int (sv_settings (), "replay-speed", speeds[i % G_N_ELEMENTS (speeds)]);
  show_speed (self);
  if (self->play_id != 0)
    set_playing (self, TRUE);
}

static void
sv_replay_bar_dispose (GObject *object)
{
  SvReplayBar *self = SV_REPLAY_BAR (object);

  g_clear_handle_id (&self->play_id, g_source_remove);
  g_clear_handle_id (&self->mark_id, g_source_remove);
  g_clear_object (&self->match);
  gtk_widget_dispose_template (GTK_WIDGET (self), SV_TYPE_REPLAY_BAR);
  G_OBJECT_CLASS (sv_replay_bar_parent_class)->dispose (object);
}

static void
sv_replay_bar_class_init (SvReplayBarClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = sv_replay_bar_dispose;
  gtk_widget_class_set_css_name (widget_class, "replaybar");
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_TOOLBAR);
  sv_types_ensure (SV_TYPE_REPLAY_MARKS);
  sv_widget_class_set_template (widget_class, "sv-replay-bar.ui");
  gtk_widget_class_install_action (widget_class, "replaybar.seek", "u", seek_action);
  sv_widget_class_bind (widget_class, SvReplayBar, marks, controls, adjustment, scale, play_button,
                        play_on_button, speed_button);
  sv_widget_class_bind_callbacks (widget_class, value_changed_cb, toggled_cb, speed_cb);
}

static void
sv_replay_bar_init (SvReplayBar *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
  sv_widget_set_label (self, _ ("Replay"));
  show_speed (self);
  sv_replay_marks_set_range (self->marks, GTK_RANGE (self->scale));
}

void
sv_replay_bar_set_match (SvReplayBar *self, SvMatch *match)
{
  g_clear_handle_id (&self->play_id, g_source_remove);
  g_clear_handle_id (&self->mark_id, g_source_remove);
  sv_widget_follow_comments (self, self->match, match, G_CALLBACK (commented_cb));
  sv_widget_follow_match (self, &self->match, match, G_CALLBACK (changed_cb));
  if (match == NULL)
    return;
  update (self);
  mark (self, TRUE);
}

void
sv_replay_bar_set_compact (SvReplayBar *self, gboolean compact)
{
  gtk_orientable_set_orientation (GTK_ORIENTABLE (self->controls),
                                  compact ? GTK_ORIENTATION_VERTICAL : GTK_ORIENTATION_HORIZONTAL);
}
