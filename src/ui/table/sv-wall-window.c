/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "sv-wall-window.h"

#include <glib/gi18n.h>

#include "sv-match-words.h"
#include "sv-repeat-badge.h"
#include "sv-spotlight.h"
#include "sv-wall-view.h"
#include "sv-widgets.h"

enum { CAPTION_MS = 6000 };

struct _SvWallWindow {
  GtkWindow parent_instance;

  /* Owned */
  SvMatch *match;         /* match that is shown, or NULL if a table is */
  SvAnnouncer *announcer; /* announcer of the match, or NULL */
  GSignalGroup *of_match, *of_table;
  guint caption_id; /* timeout that removes the caption, or 0 */

  /* Children */
  GtkWidget *overlay, *view;
  GtkWidget *board, *badge; /* what is shown once more, or NULL until something is */
  GtkWidget *spotlight; /* announcements drawn over the view, or NULL if there is no announcer */
};

G_DEFINE_FINAL_TYPE (SvWallWindow, sv_wall_window, GTK_TYPE_WINDOW)

static gboolean
caption_end_cb (gpointer data)
{
  SvWallWindow *self = data;

  self->caption_id = 0;
  sv_wall_view_set_caption (SV_WALL_VIEW (self->view), NULL);
  return G_SOURCE_REMOVE;
}

static void
show_caption (SvWallWindow *self, const char *sentence)
{
  sv_wall_view_set_caption (SV_WALL_VIEW (self->view), sentence);
  g_clear_handle_id (&self->caption_id, g_source_remove);
  self->caption_id = g_timeout_add (CAPTION_MS, caption_end_cb, self);
}

/* Show goals and whistles as captions, with the sentences of the report. */
static void
shown_cb (SvWallWindow *self, int change)
{
  const GPtrArray *notes =
      self->announcer != NULL ? sv_announcer_get_notes (self->announcer) : NULL;

  for (guint i = 0; change == SV_CHANGE_EVENT && notes != NULL && i < notes->len; i++) {
    const SvReportLine *line = notes->pdata[i];
    if (line->kind == SV_NOTE_GOAL || line->kind == SV_NOTE_WHISTLE)
      show_caption (self, line->sentence);
  }
}

static void
table_whistle_cb (SvWallWindow *self)
{
  show_caption (self, _ ("The whistle sounds!"));
}

static void
pressed_cb (GtkGestureClick *gesture, int n_press, double x, double y, SvWallWindow *self)
{
  if (n_press == 2)
    gtk_widget_activate_action (GTK_WIDGET (self), "wall.fullscreen", NULL);
}

static void
sv_wall_window_dispose (GObject *object)
{
  SvWallWindow *self = SV_WALL_WINDOW (object);

  g_clear_handle_id (&self->caption_id, g_source_remove);
  g_clear_object (&self->of_match);
  g_clear_object (&self->of_table);
  g_clear_object (&self->match);
  g_clear_object (&self->announcer);
  G_OBJECT_CLASS (sv_wall_window_parent_class)->dispose (object);
}

static void
sv_wall_window_class_init (SvWallWindowClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = sv_wall_window_dispose;
  gtk_widget_class_install_property_action (widget_class, "wall.fullscreen", "fullscreened");
  gtk_widget_class_add_binding_action (widget_class, GDK_KEY_F11, 0, "wall.fullscreen", NULL);
  gtk_widget_class_add_binding_action (widget_class, GDK_KEY_Escape, 0, "window.close", NULL);
}

static void
sv_wall_window_init (SvWallWindow *self)
{
  GtkGesture *click = gtk_gesture_click_new ();

  self->of_match = g_signal_group_new (SV_TYPE_MATCH);
  g_signal_group_connect_swapped (self->of_match, "shown", G_CALLBACK (shown_cb), self);
  self->of_table = g_signal_group_new (SV_TYPE_TABLE);
  g_signal_group_connect_swapped (self->of_table, "whistle", G_CALLBACK (table_whistle_cb), self);
  self->view = g_object_new (SV_TYPE_WALL_VIEW, NULL);
  self->overlay = gtk_overlay_new ();
  gtk_overlay_set_child (GTK_OVERLAY (self->overlay), self->view);
  gtk_window_set_child (GTK_WINDOW (self), self->overlay);
  gtk_window_set_title (GTK_WINDOW (self), _ ("Scoreboard"));
  gtk_window_set_default_size (GTK_WINDOW (self), 960, 540);
  g_signal_connect (click, "pressed", G_CALLBACK (pressed_cb), self);
  gtk_widget_add_controller (self->view, GTK_EVENT_CONTROLLER (click));
}

static void
drop_part (SvWallWindow *self, GtkWidget **part)
{
  if (*part != NULL)
    gtk_overlay_remove_overlay (GTK_OVERLAY (self->overlay), *part);
  *part = NULL;
}

/* Show on a board of its own, instead of the scoreboard, what is shown once more over the pitch. */
static void
repeat_cb (SvWallWindow *self)
{
  SvRepeated again;
  const gboolean shown = self->announcer != NULL && self->match != NULL &&
                         sv_announcer_get_repeated (self->announcer, &again);

  if (shown && self->board == NULL) {
    self->board = g_object_new (SV_TYPE_BOARD_VIEW, NULL);
    gtk_widget_set_can_target (self->board, FALSE);
    gtk_widget_set_can_focus (self->board, FALSE);
    gtk_widget_add_css_class (self->board, "wall-board");
    gtk_overlay_add_overlay (GTK_OVERLAY (self->overlay), self->board);
    gtk_widget_insert_after (self->board, self->overlay, self->view);
    sv_board_view_set_match (SV_BOARD_VIEW (self->board), self->match);
  }
  if (self->board != NULL)
    gtk_widget_set_visible (self->board, shown);
  if (shown)
    sv_repeat_badge_follow (SV_BOARD_VIEW (self->board), self->announcer);
}

/* Show the announcements of @announcer over the scoreboard at the same moment as over the pitch, or
 * none if NULL. */
static void
attend (SvWallWindow *self, SvAnnouncer *announcer)
{
  if (self->announcer != NULL)
    g_signal_handlers_disconnect_by_func (self->announcer, repeat_cb, self);
  g_set_object (&self->announcer, announcer);
  drop_part (self, &self->spotlight);
  drop_part (self, &self->badge);
  drop_part (self, &self->board);
  self->spotlight = announcer != NULL ? sv_spotlight_new (self->match, announcer) : NULL;
  if (announcer == NULL)
    return;
  sv_spotlight_set_huge (SV_SPOTLIGHT (self->spotlight));
  gtk_overlay_add_overlay (GTK_OVERLAY (self->overlay), self->spotlight);
  self->badge = sv_repeat_badge_new (announcer);
  gtk_widget_add_css_class (self->badge, "huge");
  gtk_overlay_add_overlay (GTK_OVERLAY (self->overlay), self->badge);
  g_signal_connect_object (announcer, "step", G_CALLBACK (repeat_cb), self, G_CONNECT_SWAPPED);
}

/* Follow @match or @table; the other one is NULL. */
static void
follow (SvWallWindow *self, SvMatch *match, SvTable *table)
{
  g_set_object (&self->match, match);
  g_signal_group_set_target (self->of_match, match);
  g_signal_group_set_target (self->of_table, table);
  sv_wall_view_set_scored (SV_WALL_VIEW (self->view),
                           match != NULL ? SV_SCORED (match) : SV_SCORED (table));
}

void
sv_wall_window_set_match (SvWallWindow *self, SvMatch *match, SvAnnouncer *announcer)
{
  if (self->match == match && self->announcer == announcer)
    return;
  follow (self, match, NULL);
  attend (self, announcer);
}

void
sv_wall_window_set_table (SvWallWindow *self, SvTable *table)
{
  follow (self, NULL, table);
  attend (self, NULL);
}

SvWallWindow *
sv_wall_window_new (GtkWindow *beside)
{
  SvWallWindow *self = g_object_new (SV_TYPE_WALL_WINDOW, NULL);

  g_signal_connect_object (beside, "destroy", G_CALLBACK (gtk_window_destroy), self,
                           G_CONNECT_SWAPPED);
  sv_window_fill_other_screen (GTK_WINDOW (self), beside);
  return self;
}
