/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "sv-board-keys.h"

#include "sv-board-hand.h"

/* --- What a place with the focus does --- */

static void
activate_cb (GtkWidget *widget, const char *action, GVariant *parameter)
{
  SvBoardSurface *self = SV_BOARD_SURFACE (widget);
  int piece, space;

  g_variant_get (parameter, "(ii)", &piece, &space);
  if (space >= 0)
    piece = sv_board_surface_get_actor (self, space);
  SV_BOARD_SURFACE_GET_CLASS (self)->activate (self, piece, space);
}

/* The place with the keyboard focus previews its outcome, like a hovered place. */
static void
preview_cb (GtkWidget *widget, const char *action, GVariant *parameter)
{
  SvBoardSurface *self = SV_BOARD_SURFACE (widget);
  int piece, space;

  g_variant_get (parameter, "(ii)", &piece, &space);
  if (self->covered || self->dragged >= 0)
    return;
  sv_board_surface_set_hover (self, space >= 0 ? sv_board_surface_get_actor (self, space) : piece,
                              space);
}

/* Place the bubble of a place below the pitch, like a tooltip, or drop it if it would be in the
 * way. */
static void
bubble_cb (GtkWidget *widget, const char *action, GVariant *parameter)
{
  SvBoardSurface *self = SV_BOARD_SURFACE (widget);
  graphene_rect_t at;
  int piece, space;

  g_variant_get (parameter, "(ii)", &piece, &space);
  SvSpaceView *place = sv_board_places_find (&self->places, piece, space);
  GtkWidget *bubble = place != NULL ? sv_space_view_get_bubble (place) : NULL;
  if (bubble != NULL && (self->hinted || self->tick_id || sv_match_get_waiting (self->match))) {
    sv_board_surface_hush (self);
    return;
  }
  if (bubble != NULL && sv_board_surface_is_explained (self)) {
    sv_board_surface_drop_bubble (self);
    sv_board_surface_explain (self, place);
    return;
  }
  if (bubble == NULL || !gtk_widget_compute_bounds (widget, GTK_WIDGET (place), &at))
    return;
  gtk_widget_trigger_tooltip_query (widget); /* hide the tooltip, because the keyboard is in use */
  gtk_popover_set_position (GTK_POPOVER (bubble), GTK_POS_BOTTOM);
  gtk_popover_set_pointing_to (GTK_POPOVER (bubble),
                               &(GdkRectangle){ gtk_widget_get_width (GTK_WIDGET (place)) / 2,
                                                (int)at.origin.y, 1, (int)at.size.height });
}

/* The same for the place with the keyboard focus. */
static void
ask_cb (GtkWidget *widget, const char *action, GVariant *parameter)
{
  SvBoardSurface *self = SV_BOARD_SURFACE (widget);
  SvSpaceView *place = sv_board_places_get_focused (&self->places);

  if (place != NULL)
    sv_board_hand_ask (self, sv_board_surface_actor_at (self, place));
}

static gboolean
escape_cb (GtkWidget *widget, GVariant *args, gpointer data)
{
  return SV_BOARD_SURFACE_GET_CLASS (widget)->let_go (SV_BOARD_SURFACE (widget));
}

/* --- Where the focus goes --- */

static gboolean
is_marked (gpointer data, SvSpaceView *place)
{
  SvBoardSurface *self = data;
  SvBoardSurfaceClass *klass = SV_BOARD_SURFACE_GET_CLASS (self);

  return klass->is_marked && klass->is_marked (self, sv_board_surface_actor_at (self, place),
                                               sv_space_view_get_space (place));
}

/* Move the keyboard focus, to what can be chosen or @everywhere. */
static gboolean
move_focus (SvBoardSurface *self, GtkDirectionType direction, gboolean everywhere)
{
  if (self->covered || !self->has_layout)
    return FALSE;
  SvSpaceView *before = sv_board_places_get_focused (&self->places);
  SvSpaceView *next = sv_board_places_next (&self->places, &self->layout, self->board, direction,
                                            everywhere, is_marked, self);
  if (next == NULL || !gtk_widget_grab_focus (GTK_WIDGET (next))) {
    sv_board_surface_set_hover (self, -1, -1);
    return FALSE;
  }
  /* Why another place was refused does not concern this one. */
  if (sv_board_places_get_focused (&self->places) != before &&
      g_signal_lookup ("told", G_OBJECT_TYPE (self)) != 0)
    g_signal_emit_by_name (self, "told", NULL);
  /* The place with the keyboard focus previews its outcome, like a hovered place. After a click GTK
   * may move the focus here too, because a button has gone; then the pointer is what counts. */
  if (gtk_window_get_focus_visible (GTK_WINDOW (gtk_widget_get_root (GTK_WIDGET (self)))))
    sv_board_surface_set_hover (self, sv_board_surface_actor_at (self, next),
                                sv_space_view_get_space (next));
  return TRUE;
}

gboolean
sv_board_keys_focus (SvBoardSurface *self, GtkDirectionType direction)
{
  return move_focus (self, direction, FALSE);
}

static gboolean
focus (GtkWidget *widget, GtkDirectionType direction)
{
  return sv_board_keys_focus (SV_BOARD_SURFACE (widget), direction);
}

static gboolean
everywhere_cb (GtkWidget *widget, GVariant *args, gpointer data)
{
  SvBoardSurface *self = SV_BOARD_SURFACE (widget);

  return sv_board_places_get_focused (&self->places) != NULL &&
         move_focus (self, (GtkDirectionType)g_variant_get_int32 (args), TRUE);
}

/* Let Shift with an arrow go to all places. */
static void
add_arrow (GtkWidgetClass *klass, guint key, guint on_pad, GtkDirectionType direction)
{
  gtk_widget_class_add_binding (klass, key, GDK_SHIFT_MASK, everywhere_cb, "i", direction);
  gtk_widget_class_add_binding (klass, on_pad, GDK_SHIFT_MASK, everywhere_cb, "i", direction);
}

void
sv_board_keys_install (SvBoardSurfaceClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  widget_class->focus = focus;
  /* Actions that a place calls with its piece and its space. */
  gtk_widget_class_install_action (widget_class, "board.activate", "(ii)", activate_cb);
  gtk_widget_class_install_action (widget_class, "board.preview", "(ii)", preview_cb);
  gtk_widget_class_install_action (widget_class, "board.bubble", "(ii)", bubble_cb);
  gtk_widget_class_install_action (widget_class, "board.ask", NULL, ask_cb);
  gtk_widget_class_add_binding_action (widget_class, GDK_KEY_Menu, 0, "board.ask", NULL);
  gtk_widget_class_add_binding_action (widget_class, GDK_KEY_F10, GDK_SHIFT_MASK, "board.ask",
                                       NULL);
  gtk_widget_class_add_binding (widget_class, GDK_KEY_Escape, 0, escape_cb, NULL);
  add_arrow (widget_class, GDK_KEY_Up, GDK_KEY_KP_Up, GTK_DIR_UP);
  add_arrow (widget_class, GDK_KEY_Down, GDK_KEY_KP_Down, GTK_DIR_DOWN);
  add_arrow (widget_class, GDK_KEY_Left, GDK_KEY_KP_Left, GTK_DIR_LEFT);
  add_arrow (widget_class, GDK_KEY_Right, GDK_KEY_KP_Right, GTK_DIR_RIGHT);
}
