/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "sv-wall-window.h"

#include <glib/gi18n.h>

#include "sv-clock-words.h"
#include "sv-match-words.h"
#include "sv-paint-wall.h"
#include "sv-scoreboard.h"
#include "sv-screen-pictures.h"
#include "sv-sentence.h"
#include "sv-shown.h"
#include "sv-spotlight.h"
#include "sv-table-look.h"
#include "sv-venue-view.h"
#include "sv-whistle.h"
#include "sv-widgets.h"

enum { CAPTION_MS = 6000 };

struct _SvWallWindow {
  GtkWindow parent_instance;

  /* Owned */
  SvMatch *match; /* one of the two */
  SvTable *table;
  SvTeller *teller; /* of match, or NULL */
  GSignalGroup *of_match, *of_table, *of_clock;
  SvPainter *painter;
  GtkWidget *overlay, *area;
  GtkWidget *spotlight; /* over area while a match is followed, or NULL */
  SvVenue venue;        /* of the match, for when nobody plays */
  char *clock;          /* as it is shown, or NULL */
  char *caption;        /* for a moment, or NULL */
  guint caption_id;
};

G_DEFINE_FINAL_TYPE (SvWallWindow, sv_wall_window, GTK_TYPE_WINDOW)

static SvClock *
get_clock (SvWallWindow *self)
{
  return self->table != NULL ? sv_table_get_clock (self->table) : sv_match_get_clock (self->match);
}

static gint64
remaining (SvWallWindow *self)
{
  return sv_clock_get_remaining (get_clock (self));
}

/* What a screen reader hears of it. */
static char *
dup_score (SvMatch *match)
{
  const SvView *view = &sv_shown (match)->view;
  const int left = sv_view_left (view), right = 1 - left;

  /* Translators: team, goals, team, goals. */
  return sv_sentence (_ ("%1$s %2$d, %3$s %4$d"), sv_match_get_team_name (match, left),
                      view->score[left], sv_match_get_team_name (match, right), view->score[right]);
}

static void
describe (SvWallWindow *self)
{
  g_autofree char *text =
      self->table != NULL ? sv_table_look_dup_score (self->table) : dup_score (self->match);

  sv_widget_set_label (self->area, text);
}

/* "First half · Playing until a 1" */
static char *
say_period (SvMatch *match)
{
  const SvView *view = &sv_shown (match)->view;

  if (view->stage == SV_STAGE_OVER && !view->shootout)
    return g_strdup (_ ("Final score"));
  if (view->stage == SV_STAGE_BREAK)
    return g_strdup (_ ("Half-time"));
  if (view->notice == NULL)
    return sv_match_dup_period (match);
  /* Translators: a period and what is to be known about it, e.g. "First half · Playing until a 1". */
  return sv_sentence (_ ("%s · %s"), _ (view->period_name), _ (view->notice));
}

/* *period is a text of face, to be freed when it is done with. */
static void
fill_match (SvWallWindow *self, SvWallFace *face, char **period)
{
  const SvView *view = &sv_shown (self->match)->view;
  const SvMatchDoc *doc = sv_match_get_doc (self->match);

  *period = say_period (self->match);
  *face = (SvWallFace){ .clock = self->clock,
                        .period = *period,
                        .ball = -1,
                        .turn = -1,
                        .stopped = !sv_clock_get_running (get_clock (self)),
                        .last_minute = self->clock != NULL && view->period_ms > 0 &&
                                       sv_clock_get_last (get_clock (self)) };
  if (sv_venue_get_occasion (self->match, &self->venue.occasion))
    face->venue = &self->venue;
  for (int i = 0; i < 2; i++) {
    const int side = i == 0 ? sv_view_left (view) : 1 - sv_view_left (view);
    face->sides[i] = side;
    face->names[i] = sv_match_get_team_name (self->match, side);
    face->briefs[i] = doc->teams[side]->short_name;
    face->logos[i] = sv_screen_picture (doc->teams[side]->logo);
    face->score[i] = view->score[side];
    if (sv_view_ball_side (view) == side)
      face->ball = i;
    if (sv_shown (self->match)->node.side == side)
      face->turn = i;
  }
}

static void
draw_cb (GtkDrawingArea *area, cairo_t *cr, int width, int height, gpointer data)
{
  SvWallWindow *self = data;
  g_autofree char *text = NULL;
  g_autofree char *period = NULL;
  SvWallFace face;

  if (self->table != NULL)
    sv_table_look_wall (&face, self->table, &text, &period);
  else
    fill_match (self, &face, &text);
  face.caption = self->caption;
  face.flash = sv_whistle_is_flashing (self->area);
  sv_paint_wall (self->painter, cr, &face, width, height);
}

/* Take the clock's text; the wall is painted again only when something that is read changed. */
static void
tick_cb (SvWallWindow *self)
{
  const SvView *view = self->table == NULL ? &sv_shown (self->match)->view : NULL;
  g_autofree char *text = NULL;

  if ((view == NULL || view->stage != SV_STAGE_OVER) && remaining (self) >= 0)
    text = sv_clock_words_time (remaining (self));
  else if (view != NULL && view->clock_ends > 0 && view->stage != SV_STAGE_OVER)
    text = sv_clock_words_minute (view);
  if (g_strcmp0 (text, self->clock) == 0)
    return;
  g_free (self->clock);
  self->clock = g_steal_pointer (&text);
  gtk_widget_queue_draw (self->area);
}

static gboolean
caption_end_cb (gpointer data)
{
  SvWallWindow *self = data;

  self->caption_id = 0;
  g_clear_pointer (&self->caption, g_free);
  gtk_widget_queue_draw (self->area);
  return G_SOURCE_REMOVE;
}

static void
show_caption (SvWallWindow *self, const char *sentence)
{
  g_free (self->caption);
  self->caption = g_strdup (sentence);
  g_clear_handle_id (&self->caption_id, g_source_remove);
  self->caption_id = g_timeout_add (CAPTION_MS, caption_end_cb, self);
  gtk_widget_queue_draw (self->area);
}

/* At half-time and at the end there is more to see than the score. */
static void
fill_venue (SvWallWindow *self)
{
  SvOccasion occasion;

  if (sv_venue_get_occasion (self->match, &occasion))
    sv_venue_fill (&self->venue, self->match, occasion);
}

/* Goals and whistles are told as the report tells them. */
static void
changed_cb (SvWallWindow *self, int change)
{
  const unsigned position = sv_shown (self->match)->position;

  if (change == SV_CHANGE_EVENT && position > 0) {
    g_autoptr (GPtrArray) report = sv_match_dup_report (self->match, position - 1);
    for (guint i = 0; i < report->len; i++) {
      const SvReportLine *line = g_ptr_array_index (report, i);
      if (line->kind == SV_NOTE_GOAL || line->kind == SV_NOTE_WHISTLE)
        show_caption (self, line->sentence);
    }
  }
  fill_venue (self);
  describe (self);
  tick_cb (self);
  gtk_widget_queue_draw (self->area);
}

static void
whistle_cb (SvWallWindow *self)
{
  sv_whistle_flash (self->area);
}

static void
running_cb (SvWallWindow *self)
{
  gtk_widget_queue_draw (self->area);
}

static void
table_whistle_cb (SvWallWindow *self)
{
  show_caption (self, _ ("The whistle sounds!"));
  whistle_cb (self);
}

/* Perhaps the teams are others. */
static void
table_changed_cb (SvWallWindow *self)
{
  SvTheme theme;

  sv_table_look_theme (&theme, self->table, SV_SCHEME_DARK);
  sv_painter_set_theme (self->painter, &theme);
  describe (self);
  tick_cb (self);
  gtk_widget_queue_draw (self->area);
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
  if (self->area != NULL)
    gtk_drawing_area_set_draw_func (GTK_DRAWING_AREA (self->area), NULL, NULL, NULL);
  self->area = NULL;
  g_clear_object (&self->of_match);
  g_clear_object (&self->of_table);
  g_clear_object (&self->of_clock);
  g_clear_object (&self->match);
  g_clear_object (&self->table);
  g_clear_object (&self->teller);
  g_clear_pointer (&self->painter, sv_painter_free);
  g_clear_pointer (&self->clock, g_free);
  g_clear_pointer (&self->caption, g_free);
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

static GSignalGroup *
make_group (SvWallWindow *self, GType type, const char *signal, GCallback callback)
{
  GSignalGroup *group = g_signal_group_new (type);

  g_signal_group_connect_swapped (group, signal, callback, self);
  return group;
}

static void
sv_wall_window_init (SvWallWindow *self)
{
  GtkGesture *click = gtk_gesture_click_new ();

  self->of_match = make_group (self, SV_TYPE_MATCH, "shown", G_CALLBACK (changed_cb));
  g_signal_group_connect_swapped (self->of_match, "whistle", G_CALLBACK (whistle_cb), self);
  self->of_table = make_group (self, SV_TYPE_TABLE, "changed", G_CALLBACK (table_changed_cb));
  g_signal_group_connect_swapped (self->of_table, "whistle", G_CALLBACK (table_whistle_cb), self);
  self->of_clock = make_group (self, SV_TYPE_CLOCK, "tick", G_CALLBACK (tick_cb));
  g_signal_group_connect_swapped (self->of_clock, "notify::running", G_CALLBACK (running_cb), self);
  self->area =
      g_object_new (GTK_TYPE_DRAWING_AREA, "accessible-role", GTK_ACCESSIBLE_ROLE_IMG, NULL);
  self->overlay = gtk_overlay_new ();
  gtk_overlay_set_child (GTK_OVERLAY (self->overlay), self->area);
  gtk_window_set_child (GTK_WINDOW (self), self->overlay);
  gtk_window_set_title (GTK_WINDOW (self), _ ("Scoreboard"));
  gtk_window_set_default_size (GTK_WINDOW (self), 960, 540);
  gtk_drawing_area_set_draw_func (GTK_DRAWING_AREA (self->area), draw_cb, self, NULL);
  sv_screen_pictures_watch (self->area, (GHookFunc)gtk_widget_queue_draw);
  g_signal_connect (click, "pressed", G_CALLBACK (pressed_cb), self);
  gtk_widget_add_controller (self->area, GTK_EVENT_CONTROLLER (click));
}

/* What is told of a match is told here at the same moment. */
static void
attend (SvWallWindow *self, SvTeller *teller)
{
  g_set_object (&self->teller, teller);
  if (self->spotlight != NULL)
    gtk_overlay_remove_overlay (GTK_OVERLAY (self->overlay), self->spotlight);
  self->spotlight = teller != NULL ? sv_spotlight_new (self->match, teller) : NULL;
  if (teller == NULL)
    return;
  sv_spotlight_set_huge (SV_SPOTLIGHT (self->spotlight));
  gtk_overlay_add_overlay (GTK_OVERLAY (self->overlay), self->spotlight);
}

/* One of the two is NULL. */
static void
follow (SvWallWindow *self, SvMatch *match, SvTable *table)
{
  const SvMatchDoc *doc = table != NULL ? sv_table_get_doc (table) : sv_match_get_doc (match);
  SvTheme theme;

  g_set_object (&self->match, match);
  g_set_object (&self->table, table);
  g_signal_group_set_target (self->of_match, match);
  g_signal_group_set_target (self->of_table, table);
  g_signal_group_set_target (self->of_clock, get_clock (self));
  sv_theme_init (&theme, SV_SCHEME_DARK, (const char *const *)doc->teams[0]->colours,
                 (const char *const *)doc->teams[1]->colours);
  g_clear_pointer (&self->painter, sv_painter_free);
  self->painter = sv_painter_new (doc->game->board (sv_history_get_setup (doc->history)), &theme);
  describe (self);
  tick_cb (self);
  gtk_widget_queue_draw (self->area);
}

void
sv_wall_window_set_match (SvWallWindow *self, SvMatch *match, SvTeller *teller)
{
  if (self->match == match && self->teller == teller)
    return;
  follow (self, match, NULL);
  fill_venue (self);
  attend (self, teller);
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
