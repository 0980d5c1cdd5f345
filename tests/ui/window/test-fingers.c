/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Whatever a finger can touch is as large as a fingertip in a window of 1024 × 600, in every game:
 * buttons, lists and menus at every stage, and places on the board, unless the loupe stands for
 * them. */

#include "application-fixture.h"
#include "board/board-hands.h"
#include "sv-board-view.h"
#include "sv-games.h"
#include "sv-settings.h"

#include <math.h>

enum { STEPS = 160, EVERY = 8, WIDTH = 1024, HEIGHT = 600, LEAST = (int)SV_FINGERTIP };

/* Return whether the size of a button is the desktop's business: newer versions of GTK draw those of
 * the window 30 pixels wide, and three of 40 would not fit a telephone. */
static gboolean
is_of_desktop (GtkWidget *widget)
{
  return gtk_check_version (4, 12, 0) == NULL &&
         gtk_widget_get_ancestor (widget, GTK_TYPE_WINDOW_CONTROLS) != NULL;
}

/* Return whether a finger can press this widget; places of the board have a test of their own. */
static gboolean
is_pressed (GtkWidget *widget, gconstpointer data)
{
  return gtk_widget_get_mapped (widget) && gtk_widget_is_sensitive (widget) &&
         !is_of_desktop (widget) &&
         (GTK_IS_BUTTON (widget) || GTK_IS_CHECK_BUTTON (widget) || GTK_IS_SWITCH (widget) ||
          GTK_IS_LIST_BOX_ROW (widget) ||
          g_str_equal (G_OBJECT_TYPE_NAME (widget), "GtkModelButton"));
}

/* Name the widget and those around it. */
static char *
dup_address (GtkWidget *widget)
{
  g_autoptr (GString) address = g_string_new (NULL);

  for (int i = 0; widget != NULL && i < 4; i++, widget = gtk_widget_get_parent (widget)) {
    const char *tooltip = gtk_widget_get_tooltip_text (widget);
    g_string_append_printf (address, "%s%s “%s”", i > 0 ? " in " : "", G_OBJECT_TYPE_NAME (widget),
                            tooltip != NULL ? tooltip : "");
  }
  return g_string_free (g_steal_pointer (&address), FALSE);
}

/* All that can be pressed in this part of the window is large. Returns how much that is. */
static guint
assert_large (gpointer part, const char *where)
{
  GtkWidget *pressed;
  graphene_rect_t box;
  guint n = 0;

  for (; (pressed = find_where (part, is_pressed, NULL, n)) != NULL; n++) {
    g_assert_true (gtk_widget_compute_bounds (pressed, pressed, &box));
    if (box.size.width >= LEAST && box.size.height >= LEAST)
      continue;
    g_autofree char *address = dup_address (pressed);
    g_error ("%s, %s: %g × %g", where, address, (double)box.size.width, (double)box.size.height);
  }
  return n;
}

/* --- The board --- */

static gboolean
is_lit (SvBoardSurface *board, SvSpaceView *place)
{
  const int space = sv_space_view_get_space (place);
  const int piece =
      space >= 0 ? sv_board_surface_get_actor (board, space) : sv_space_view_get_piece (place);

  return SV_BOARD_SURFACE_GET_CLASS (board)->is_marked (board, piece, space);
}

static SvPose
middle_of (SvBoardSurface *board, SvSpaceView *place)
{
  const int space = sv_space_view_get_space (place);

  return space >= 0 ? board_middle (board, space) : board->rest[sv_space_view_get_piece (place)];
}

/* Return how far the next lit place is from this one. */
static double
room_around (SvBoardSurface *board, SvSpaceView *place)
{
  const SvPose here = middle_of (board, place);
  double least = HUGE_VAL;
  SvSpaceView *other;

  for (unsigned i = 0; (other = sv_board_places_at (&board->places, i)); i++)
    if (other != place && is_lit (board, other)) {
      const SvPose there = middle_of (board, other);
      least = MIN (least, hypot (there.x - here.x, there.y - here.y));
    }
  return least;
}

/* Each lit place is a fingertip away from the next, or a finger there opens the loupe. Returns how
 * many need it. */
static guint
assert_reached (SvBoardSurface *board)
{
  SvSpaceView *place;
  guint needed = 0;

  for (unsigned i = 0; (place = sv_board_places_at (&board->places, i)); i++) {
    if (!is_lit (board, place) || room_around (board, place) >= LEAST)
      continue;
    const SvPose at = middle_of (board, place);
    board_feel (board, "drag-begin", at.x, at.y);
    board_feel (board, "pressed", at.x, at.y);
    g_assert_true (board->loupe.open);
    sv_board_surface_forget_press (board);
    needed++;
  }
  return needed;
}

/* --- A match --- */

static SvWindow *
show_match (SvMatch *match)
{
  SvWindow *window = new_window ();

  gtk_window_set_default_size (GTK_WINDOW (window), WIDTH, HEIGHT);
  sv_window_show_match (window, match);
  show (window);
  settle ();
  gtk_test_widget_wait_for_draw (GTK_WIDGET (window));
  return window;
}

static SvMatch *
new_match (const SvGame *game)
{
  g_autoptr (SvVariantDoc) variant = sv_variant_doc_new (game);

  g_settings_set_string (sv_settings (), "pace", "at-once");
  return sv_match_new (sv_match_doc_new (variant, NULL, NULL, NULL));
}

/* Play on from the line-up, and measure every few events. */
static void
test_play (gconstpointer data)
{
  const SvGame *game = data;
  g_autoptr (SvMatch) match = new_match (game);
  SvWindow *window = show_match (match);
  guint pressed = 0, loupes = 0;
  SvRng rng;

  sv_rng_seed (&rng, 5);
  for (int i = 0; i < STEPS; i++) {
    unsigned n;
    const SvEvent *legal = sv_match_get_legal (match, &n);

    if (i % EVERY == 0) {
      gtk_test_widget_wait_for_draw (GTK_WIDGET (window));
      settle ();
      pressed += assert_large (window, game->id);
      loupes += assert_reached (SV_BOARD_SURFACE (find (window, SV_TYPE_BOARD_VIEW)));
    }
    if (n == 0 || !sv_match_choose (match, legal[sv_rng_below (&rng, n)], NULL))
      break;
  }
  g_test_message ("%s: %u widgets, %u places with the loupe", game->id, pressed, loupes);
  g_assert_cmpuint (pressed, >, 5 * STEPS / EVERY);
  destroy (window);
}

static gboolean
is_menu (GtkWidget *widget, gconstpointer data)
{
  return GTK_IS_MENU_BUTTON (widget) && gtk_widget_get_mapped (widget) &&
         gtk_widget_is_sensitive (widget);
}

/* Open each menu of the window: its rows are large too. */
static void
test_menus (gconstpointer data)
{
  const SvGame *game = data;
  g_autoptr (SvMatch) match = new_match (game);
  SvWindow *window = show_match (match);
  GtkWidget *button;
  guint rows = 0;

  for (guint i = 0; (button = find_where (window, is_menu, NULL, i)) != NULL; i++) {
    gtk_menu_button_popup (GTK_MENU_BUTTON (button));
    settle ();
    GtkWidget *menu = GTK_WIDGET (gtk_menu_button_get_popover (GTK_MENU_BUTTON (button)));
    gtk_test_widget_wait_for_draw (menu);
    rows += assert_large (menu, game->id);
    gtk_menu_button_popdown (GTK_MENU_BUTTON (button));
    settle ();
  }
  g_assert_cmpuint (rows, >, 8);
  destroy (window);
}

int
main (int argc, char *argv[])
{
  const SvGame *const *games = sv_games ();

  begin (&argc, &argv);
  for (unsigned i = 0; games[i] != NULL && games[i]->offered; i++) {
    g_autofree char *play = g_strconcat ("/fingers/touch-what-can-be-pressed/", games[i]->id, NULL);
    g_autofree char *menus = g_strconcat ("/fingers/open-all-menus/", games[i]->id, NULL);

    g_test_add_data_func (play, games[i], test_play);
    g_test_add_data_func (menus, games[i], test_menus);
  }
  return run_tests ();
}
