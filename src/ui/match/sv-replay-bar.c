/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "sv-replay-bar.h"

#include "sv-style.h"
#include "sv-widgets.h"

#include <glib/gi18n.h>

enum {
  STEP_MS = 900,
  MAX_TICKS = 60 /* more would be a solid line */
};

struct _SvReplayBar {
  GtkWidget parent_instance;

  /* Owned */
  SvMatch *match;
  guint play_id;
  gboolean updating; /* the slider is moved by the match, not by a person */

  /* Template children */
  GtkAdjustment *adjustment;
  GtkWidget *row, *scale, *play_button, *play_on_button;
};

G_DEFINE_FINAL_TYPE (SvReplayBar, sv_replay_bar, GTK_TYPE_WIDGET)

static void set_playing (SvReplayBar *self, gboolean playing);

static void
update (SvReplayBar *self)
{
  const unsigned length = sv_match_get_length (self->match);
  const unsigned position = sv_match_get_position (self->match);

  self->updating = TRUE;
  gtk_adjustment_set_upper (self->adjustment, length);
  gtk_adjustment_set_value (self->adjustment, position);
  self->updating = FALSE;
  gtk_widget_set_visible (self->play_on_button, position < length);
  if (position >= length)
    set_playing (self, FALSE);
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

  /* As a step of redo, not a jump: so the board shows the way that the pieces go. */
  if (sv_match_redo (self->match) && self->play_id != 0)
    return G_SOURCE_CONTINUE;
  self->play_id = 0;
  set_playing (self, FALSE);
  return G_SOURCE_REMOVE;
}

/* Show the match by itself, event after event, or stop that. */
static void
set_playing (SvReplayBar *self, gboolean playing)
{
  g_clear_handle_id (&self->play_id, g_source_remove);
  if (playing && self->match != NULL) {
    /* At the end there is nothing to show: begin again. */
    if (sv_match_get_position (self->match) == sv_match_get_length (self->match))
      sv_match_seek (self->match, 0);
    self->play_id = g_timeout_add (STEP_MS, play_cb, self);
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
sv_replay_bar_dispose (GObject *object)
{
  SvReplayBar *self = SV_REPLAY_BAR (object);

  g_clear_handle_id (&self->play_id, g_source_remove);
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
  sv_widget_class_set_template (widget_class, "sv-replay-bar.ui");
  gtk_widget_class_bind_template_child (widget_class, SvReplayBar, row);
  gtk_widget_class_bind_template_child (widget_class, SvReplayBar, adjustment);
  gtk_widget_class_bind_template_child (widget_class, SvReplayBar, scale);
  gtk_widget_class_bind_template_child (widget_class, SvReplayBar, play_button);
  gtk_widget_class_bind_template_child (widget_class, SvReplayBar, play_on_button);
  gtk_widget_class_bind_template_callback (widget_class, value_changed_cb);
  gtk_widget_class_bind_template_callback (widget_class, toggled_cb);
}

static void
sv_replay_bar_init (SvReplayBar *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
  sv_widget_set_label (self, _ ("Replay"));
}

void
sv_replay_bar_set_match (SvReplayBar *self, SvMatch *match)
{
  g_clear_handle_id (&self->play_id, g_source_remove);
  sv_widget_follow_match (self, &self->match, match, G_CALLBACK (update));
  if (match != NULL)
    update (self);
}

void
sv_replay_bar_set_goals (SvReplayBar *self, const guint *positions, guint n)
{
  gtk_scale_clear_marks (GTK_SCALE (self->scale));
  for (guint i = 0; i < MIN (n, MAX_TICKS); i++)
    gtk_scale_add_mark (GTK_SCALE (self->scale), positions[i], GTK_POS_TOP, NULL);
}

void
sv_replay_bar_set_compact (SvReplayBar *self, gboolean compact)
{
  gtk_orientable_set_orientation (
      GTK_ORIENTABLE (gtk_widget_get_layout_manager (GTK_WIDGET (self))),
      compact ? GTK_ORIENTATION_VERTICAL : GTK_ORIENTATION_HORIZONTAL);
}
