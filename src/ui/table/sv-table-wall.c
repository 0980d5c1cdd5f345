/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "sv-table-wall.h"

#include <glib/gi18n.h>

#include "sv-sentence.h"
#include "sv-style.h"
#include "sv-table-clock.h"
#include "sv-table-text.h"
#include "sv-wall-view.h"
#include "sv-whistle.h"
#include "sv-widgets.h"

enum { MISS_HEIGHT = 44, MENU_SIZE = 44 };

struct _SvTableWall {
  GtkWidget parent_instance;

  /* Owned */
  SvTable *table;

  /* Template children */
  SvWallView *wall;
  GtkWidget *board, *clock_button, *goal[2], *miss[2];
  GtkMenuButton *clock_menu;
  SvTableClock *set_clock;
};

G_DEFINE_FINAL_TYPE (SvTableWall, sv_table_wall, GTK_TYPE_WIDGET)

/* --- What is shown --- */

/* Position each transparent button over its part of the painted scoreboard. */
static gboolean
place_cb (GtkOverlay *overlay, GtkWidget *child, GdkRectangle *place, SvTableWall *self)
{
  SvWallRooms rooms;

  if (self->table == NULL)
    return FALSE;
  sv_wall_view_get_rooms (self->wall, gtk_widget_get_width (GTK_WIDGET (overlay)),
                          gtk_widget_get_height (GTK_WIDGET (overlay)), &rooms);
  for (int i = 0; i < 2; i++) {
    const cairo_rectangle_t *half = &rooms.panels[i];
    if (child == self->goal[i])
      *place = (GdkRectangle){ (int)half->x, (int)half->y, (int)half->width, (int)half->height };
    else if (child == self->miss[i])
      *place = (GdkRectangle){ (int)half->x, (int)(half->y + half->height - MISS_HEIGHT),
                               (int)(half->width * 0.6), MISS_HEIGHT };
  }
  if (child == GTK_WIDGET (self->clock_menu))
    *place =
        (GdkRectangle){ (int)(rooms.clock.x + rooms.clock.width) - MENU_SIZE, (int)rooms.clock.y,
                        MENU_SIZE, MIN (MENU_SIZE, (int)rooms.clock.height) };
  if (child == self->clock_button)
    *place = (GdkRectangle){ (int)rooms.clock.x, (int)rooms.clock.y, (int)rooms.clock.width,
                             (int)rooms.clock.height };
  return TRUE;
}

/* Return the text that says what a click on the clock does; free with g_free (). */
static char *
turn_words (SvTable *table)
{
  switch (sv_table_get_turn (table)) {
  case SV_TABLE_RUN:
    return g_strdup (sv_clock_get_paused (sv_table_get_clock (table)) ? _ ("Start the Clock")
                                                                      : _ ("Stop the Clock"));
  case SV_TABLE_COUNT:
    return g_strdup (_ (sv_table_get_score_sheet (table)->count));
  case SV_TABLE_NEXT:
  case SV_TABLE_END:
    return sv_table_text_dup_next (table);
  case SV_TABLE_DONE:
  default:
    return g_strdup (sv_table_is_over (table) ? _ ("The match is over.")
                                              : sv_table_get_period_name (table));
  }
}

/* Return a caption that says what the user has to do next, or NULL if clock and score show it. */
static const char *
find_caption (SvTable *table)
{
  if (sv_table_get_score_sheet (table)->ended && !sv_table_is_over (table))
    return _ ("The whistle sounds!");
  return sv_table_get_turn (table) == SV_TABLE_END ? _ ("Touch the clock when the match is over.")
                                                   : NULL;
}

static void
update (SvTableWall *self)
{
  g_autofree char *turn = turn_words (self->table);

  sv_widget_set_label (self->clock_button, turn);
  sv_wall_view_set_caption (self->wall, find_caption (self->table));
  for (int i = 0; i < 2; i++) {
    g_autofree char *goal =
        sv_sentence (_ ("Goal for %s"), sv_table_get_team_name (self->table, i));
    sv_widget_set_label (self->goal[i], goal);
    gtk_widget_set_visible (self->miss[i], sv_table_get_score_sheet (self->table)->shootout);
  }
}

void
sv_table_wall_flash (SvTableWall *self)
{
  sv_whistle_flash (self->board);
}

/* --- What people do --- */

/* Take the last goal away after a right click or a long press on a team's half. */
static void
take_away (SvTableWall *self, GtkGesture *gesture)
{
  GtkWidget *half = gtk_event_controller_get_widget (GTK_EVENT_CONTROLLER (gesture));

  gtk_gesture_set_state (gesture, GTK_EVENT_SEQUENCE_CLAIMED);
  gtk_widget_activate_action (GTK_WIDGET (self), "table.take", "i", half == self->goal[1]);
}

static void
right_cb (GtkGesture *gesture, int n, double x, double y, SvTableWall *self)
{
  take_away (self, gesture);
}

static void
long_cb (GtkGesture *gesture, double x, double y, SvTableWall *self)
{
  take_away (self, gesture);
}

static void
set_clock (SvTableWall *self, GtkGesture *gesture)
{
  gtk_gesture_set_state (gesture, GTK_EVENT_SEQUENCE_CLAIMED);
  sv_table_wall_set_clock (self);
}

/* A right click or a long press on the clock opens the popover that sets it. */
static void
right_clock_cb (GtkGesture *gesture, int n, double x, double y, SvTableWall *self)
{
  set_clock (self, gesture);
}

static void
long_clock_cb (GtkGesture *gesture, double x, double y, SvTableWall *self)
{
  set_clock (self, gesture);
}

static void
add_gestures (SvTableWall *self, GtkWidget *widget, GCallback right_pressed, GCallback long_pressed)
{
  GtkGesture *right = gtk_gesture_click_new ();
  GtkGesture *lasting = gtk_gesture_long_press_new ();

  gtk_gesture_single_set_button (GTK_GESTURE_SINGLE (right), GDK_BUTTON_SECONDARY);
  gtk_event_controller_set_propagation_phase (GTK_EVENT_CONTROLLER (lasting), GTK_PHASE_CAPTURE);
  g_signal_connect (right, "pressed", right_pressed, self);
  g_signal_connect (lasting, "pressed", long_pressed, self);
  gtk_widget_add_controller (widget, GTK_EVENT_CONTROLLER (right));
  gtk_widget_add_controller (widget, GTK_EVENT_CONTROLLER (lasting));
}

/* --- The object --- */

void
sv_table_wall_set_table (SvTableWall *self, SvTable *table)
{
  g_return_if_fail (self->table == NULL);
  self->table = g_object_ref (table);
  sv_wall_view_set_scored (self->wall, SV_SCORED (table));
  g_signal_connect_object (table, "score", G_CALLBACK (update), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (sv_table_get_clock (table), "notify::paused", G_CALLBACK (update), self,
                           G_CONNECT_SWAPPED);
  sv_table_clock_set_table (self->set_clock, table);
  update (self);
}

void
sv_table_wall_set_clock (SvTableWall *self)
{
  gtk_menu_button_popup (self->clock_menu);
}

static void
sv_table_wall_dispose (GObject *object)
{
  SvTableWall *self = SV_TABLE_WALL (object);

  gtk_widget_dispose_template (GTK_WIDGET (self), SV_TYPE_TABLE_WALL);
  g_clear_object (&self->table);
  G_OBJECT_CLASS (sv_table_wall_parent_class)->dispose (object);
}

static void
sv_table_wall_class_init (SvTableWallClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = sv_table_wall_dispose;
  sv_types_ensure (SV_TYPE_TABLE_CLOCK, SV_TYPE_WALL_VIEW);
  sv_widget_class_set_template (widget_class, "sv-table-wall.ui");
  gtk_widget_class_set_layout_manager_type (widget_class, GTK_TYPE_BIN_LAYOUT);
  sv_widget_class_bind (widget_class, SvTableWall, board, wall, clock_button, clock_menu,
                        set_clock);
  sv_widget_class_bind_array (widget_class, SvTableWall, goal);
  sv_widget_class_bind_array (widget_class, SvTableWall, miss);
  sv_widget_class_bind_callbacks (widget_class, place_cb);
}

static void
sv_table_wall_init (SvTableWall *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
  for (int i = 0; i < 2; i++)
    add_gestures (self, self->goal[i], G_CALLBACK (right_cb), G_CALLBACK (long_cb));
  add_gestures (self, self->clock_button, G_CALLBACK (right_clock_cb), G_CALLBACK (long_clock_cb));
  sv_style_load ("table.css");
}
