/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Setting up positions of a game whose ball may lie free and whose turns have points. */

#include "gtk-fixture.h"
#include "position-fixture.h"
#include "sv-games.h"
#include "sv-quick-match.h"

/* A game with such a phase, and which one it is. */
static const SvGame *
find_game (unsigned *phase)
{
  const unsigned wanted = SV_PHASE_FREE_BALL | SV_PHASE_POINTS;

  for (const SvGame *const *game = sv_games (); *game != NULL; game++)
    for (*phase = 0; *phase < sv_game_n_phases (*game); (*phase)++)
      if (((*game)->positions.phases[*phase].flags & wanted) == wanted)
        return *game;
  g_assert_not_reached ();
}

static void
open_page (Page *f, gconstpointer data)
{
  g_autoptr (GError) error = NULL;
  unsigned phase;

  page_open (f, sv_quick_match_new (find_game (&phase), NULL, &error));
  g_assert_no_error (error);
  sv_position_set (f->position, SV_POSITION_PHASE, (int)phase);
  g_assert_null (said (f->page, "fault"));
}

static const SvPlacement *
get (Page *f)
{
  return sv_position_get_placement (f->position);
}

/* An empty space, so far along the board. */
static int
find_empty (Page *f, int from)
{
  while (sv_board_surface_get_actor (SV_BOARD_SURFACE (f->board), from) >= 0)
    from++;
  return from;
}

/* It lies near whoever had it; a piece that comes there has it; one that goes leaves it. */
static void
test_lay (Page *f, gconstpointer data)
{
  const int holder = get (f)->ball_piece, side = get (f)->side;
  const int at = get (f)->spaces[holder];

  g_assert_cmpint (holder, >=, 0);
  sv_position_lay_ball (f->position);
  int lies = get (f)->ball_space;
  g_assert_cmpint (get (f)->ball_piece, ==, -1);
  g_assert_cmpint (lies, >=, 0);
  g_assert_cmpint (sv_board_surface_get_actor (SV_BOARD_SURFACE (f->board), lies), ==,
                   SV_ACTOR_BALL);
  g_assert_cmpint (sv_position_get_view (f->position)->ball_space, ==, lies);
  g_assert_null (said (f->page, "fault"));

  sv_position_put (f->position, holder, lies);
  g_assert_cmpint (get (f)->ball_piece, ==, holder);
  g_assert_cmpint (get (f)->ball_space, ==, -1);
  sv_position_put (f->position, holder, at); /* takes it along */
  g_assert_cmpint (get (f)->ball_piece, ==, holder);
  sv_position_put (f->position, holder, -1);
  g_assert_cmpint (get (f)->ball_piece, ==, -1);
  g_assert_cmpint (get (f)->ball_space, ==, at);

  /* So do all who go at once. */
  sv_position_put (f->position, holder, at);
  g_assert_cmpint (get (f)->ball_piece, ==, holder);
  sv_position_clear (f->position);
  g_assert_cmpint (get (f)->ball_space, ==, at);
  g_assert_true (sv_undo_go (sv_position_get_undo (f->position), -1));
  g_assert_cmpint (get (f)->ball_piece, ==, holder);

  /* Who plays stays. */
  for (int i = 0; i < sv_position_get_view (f->position)->n_pieces; i++)
    if (sv_position_get_view (f->position)->pieces[i].side != side && get (f)->spaces[i] >= 0)
      sv_position_set_ball (f->position, i);
  g_assert_cmpint (get (f)->side, ==, side);
  g_assert_true (sv_undo_go (sv_position_get_undo (f->position), -1));
}

static void
test_pointer (Page *f, gconstpointer data)
{
  const int empty = find_empty (f, 20), other = find_empty (f, empty + 1);

  board_click_nth (f->board, board_middle (f->board, empty), 2);
  g_assert_cmpint (get (f)->ball_space, ==, empty);
  board_click (f->board, board_middle (f->board, empty));
  g_assert_cmpint (board_held (f->board), ==, SV_ACTOR_BALL);
  board_click (f->board, board_middle (f->board, other));
  g_assert_cmpint (board_held (f->board), ==, -1);
  g_assert_cmpint (get (f)->ball_space, ==, other);

  const SvPose from = board_middle (f->board, other);
  const SvPose third = board_middle (f->board, get (f)->spaces[3]);
  g_assert_true (board_drag (f->board, from, third));
  gtk_test_widget_wait_for_draw (f->window);
  board_drop (f->board, from, third);
  g_assert_cmpint (get (f)->ball_piece, ==, 3);
}

static void
test_keys (Page *f, gconstpointer data)
{
  const int empty = find_empty (f, 20), other = find_empty (f, empty + 1);
  GtkWidget *place = board_space (f->board, empty);

  sv_position_set_ball_space (f->position, empty);
  gtk_widget_grab_focus (place);
  gtk_widget_activate_action (place, "space.activate", NULL);
  g_assert_cmpint (board_held (f->board), ==, SV_ACTOR_BALL);
  gtk_widget_activate_action (board_space (f->board, other), "space.activate", NULL);
  g_assert_cmpint (get (f)->ball_space, ==, other);
}

static void
test_points (Page *f, gconstpointer data)
{
  sv_position_set (f->position, SV_POSITION_POINTS, 3);
  g_assert_null (said (f->page, "fault"));
  g_assert_cmpint (sv_position_get_view (f->position)->points, ==, 3);
  g_autoptr (SvMatch) played = sv_position_make_match (f->position);
  g_assert_cmpint (sv_match_get_view (played)->points, ==, 3);
  sv_position_set (f->position, SV_POSITION_POINTS, 99);
  g_assert_nonnull (said (f->page, "fault"));
}

#define PAGE(path, func) g_test_add (path, Page, NULL, open_page, func, close_page)

int
main (int argc, char **argv)
{
  start_gtk (&argc, &argv);
  PAGE ("/position-ball/lay", test_lay);
  PAGE ("/position-ball/pointer", test_pointer);
  PAGE ("/position-ball/keys", test_keys);
  PAGE ("/position-ball/points", test_points);
  return g_test_run ();
}
