/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/* board-hands: what hands do on either board, and what lies in them. */

#include "sv-board-surface.h"
#include "sv-choice.h"

static inline int
board_held (gpointer board)
{
  return SV_BOARD_SURFACE_GET_CLASS (board)->get_held (SV_BOARD_SURFACE (board));
}

/* What is held, else the only piece that can be moved now, or -1. */
static inline int
board_hand (gpointer board)
{
  SvMatch *match = SV_BOARD_SURFACE (board)->match;
  g_autofree SvChoice *choice = g_new (SvChoice, 1);

  sv_choice_fill (choice, match);
  choice->held = board_held (board);
  return sv_choice_get_hand (choice);
}

static inline GtkWidget *
board_space (gpointer board, int space)
{
  return (GtkWidget *)sv_board_places_find (&SV_BOARD_SURFACE (board)->places, -1, space);
}

static inline GtkWidget *
board_seat (gpointer board, int piece)
{
  return (GtkWidget *)sv_board_places_find (&SV_BOARD_SURFACE (board)->places, piece, -1);
}

/* Where a figurine stands that is on the space. */
static inline SvPose
board_middle (gpointer board, int space)
{
  SvBoardSurface *surface = SV_BOARD_SURFACE (board);
  SvPose pose;

  sv_board_layout_space (&surface->layout, space, &pose);
  return pose;
}

/* The first line of what a place says after its name: what may be done with it, if anything. */
static inline void
board_assert_can (GtkWidget *place, const char *can)
{
  g_autofree char *words = sv_space_view_dup_words (SV_SPACE_VIEW (place));
  g_auto (GStrv) lines = g_strsplit (words, "\n", 3);

  g_assert_cmpstr (lines[1], ==, can);
}

/* What the pointer does, as the board's controller feels it that has this signal. */
static inline void
board_feel (gpointer board, const char *signal, double x, double y)
{
  g_autoptr (GListModel) controllers = gtk_widget_observe_controllers (GTK_WIDGET (board));

  for (guint i = 0; i < g_list_model_get_n_items (controllers); i++) {
    g_autoptr (GObject) controller = g_list_model_get_item (controllers, i);
    if (GTK_IS_GESTURE_CLICK (controller) && g_str_equal (signal, "pressed"))
      g_signal_emit_by_name (controller, signal, (int)x, 0.0, 0.0);
    else if (g_signal_lookup (signal, G_OBJECT_TYPE (controller)) != 0)
      g_signal_emit_by_name (controller, signal, x, y);
  }
}

/* So far away from where it was pressed; FALSE: nothing comes along. */
static inline gboolean
board_move (gpointer board, double dx, double dy)
{
  board_feel (board, "drag-update", dx, dy);
  return SV_BOARD_SURFACE (board)->dragged >= 0;
}

/* Click n of a row of quick ones. */
static inline void
board_click_nth (gpointer board, SvPose at, int n)
{
  board_feel (board, "pressed", n, 0);
  board_feel (board, "motion", at.x, at.y);
  board_feel (board, "drag-begin", at.x, at.y);
  board_feel (board, "drag-end", 0, 0);
}

static inline void
board_click (gpointer board, SvPose at)
{
  board_click_nth (board, at, 1);
}

/* Press there and go there in a few steps; FALSE: nothing comes along. It is still to be
 * released. */
static inline gboolean
board_drag (gpointer board, SvPose from, SvPose to)
{
  gboolean follows = FALSE;

  board_feel (board, "drag-begin", from.x, from.y);
  for (int i = 1; i <= 8; i++)
    follows = board_move (board, (to.x - from.x) * i / 8, (to.y - from.y) * i / 8);
  return follows;
}

static inline void
board_drop (gpointer board, SvPose from, SvPose to)
{
  board_feel (board, "drag-end", to.x - from.x, to.y - from.y);
}

static inline gboolean
board_escape (gpointer board)
{
  return SV_BOARD_SURFACE_GET_CLASS (board)->let_go (SV_BOARD_SURFACE (board));
}

/* The picture of a window as a PNG file in the folder $SV_PICTURES, if that is set. */
static inline void
board_save (GtkWidget *window, const char *name)
{
  const char *folder = g_getenv ("SV_PICTURES");

  if (folder == NULL)
    return;
  gtk_widget_queue_draw (window);
  gtk_test_widget_wait_for_draw (window);
  g_autofree char *path = g_strdup_printf ("%s/%s.png", folder, name);
  g_autoptr (GdkPaintable) paintable = gtk_widget_paintable_new (window);
  GtkSnapshot *snapshot = gtk_snapshot_new ();
  gdk_paintable_snapshot (paintable, snapshot, gtk_widget_get_width (window),
                          gtk_widget_get_height (window));
  g_autoptr (GskRenderNode) node = gtk_snapshot_free_to_node (snapshot);
  GskRenderer *renderer = gtk_native_get_renderer (GTK_NATIVE (window));
  g_autoptr (GdkTexture) texture = gsk_renderer_render_texture (renderer, node, NULL);
  g_assert_true (gdk_texture_save_to_png (texture, path));
}
