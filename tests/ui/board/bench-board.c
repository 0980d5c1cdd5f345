/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What a frame of the board view costs, in processor time of the program: nothing changes, one
 * space changes, a piece moves, a figurine is dragged, a pass is drawn; and what it costs to find
 * the chance of a drawn way. */
#include "board-fixture.h"
#include "figures.h"
#include "sv-aim.h"
#include "sv-shown.h"
#include "worked-example.h"

enum { FRAMES = 180 };

/* What a frame may take in which one space changes. */
static const double TARGET_MS = 0.5;

/* What a frame may take in which the way of the ball follows the pointer, and what the chance of a
 * way may. */
static const double CURVE_MS = 4, CHANCE_MS = 5;

typedef struct {
  BoardFixture *f;
  void (*change) (BoardFixture *f, int frame);
  int frame;
  double begin;
  double end;
} Run;

static gboolean
tick_cb (GtkWidget *widget, GdkFrameClock *clock, gpointer data)
{
  Run *run = data;

  /* The first frames paint what is kept afterwards. */
  if (run->frame == 10)
    run->begin = figures_processor_ms ();
  if (run->frame == 10 + FRAMES) {
    run->end = figures_processor_ms ();
    return G_SOURCE_REMOVE;
  }
  run->change (run->f, run->frame++);
  return G_SOURCE_CONTINUE;
}

static void
change_nothing (BoardFixture *f, int frame)
{
}

static void
change_space (BoardFixture *f, int frame)
{
  SvSpaceView *space = SV_SPACE_VIEW (board_space (f->view, 3));
  sv_space_view_set_style (space, frame % 2 ? SV_SPACE_STYLE_TARGET
                                            : SV_SPACE_STYLE_TARGET | SV_SPACE_STYLE_HOVER);
}

/* As change_space, but what was painted can be used again. */
static void
redraw_space (BoardFixture *f, int frame)
{
  gtk_widget_queue_draw (board_space (f->view, 3));
}

static SvPose
pitch_at (BoardFixture *f, double along)
{
  const SvBox *pitch = &SV_BOARD_SURFACE (f->view)->layout.pitch;
  return (SvPose){ pitch->x + pitch->w * along, pitch->y + pitch->h * 0.3, 0 };
}

static void
hover_spaces (BoardFixture *f, int frame)
{
  const SvPose at = pitch_at (f, frame % 60 / 60.0);

  board_feel (f->view, "motion", at.x, at.y);
}

static void
drag_piece (BoardFixture *f, int frame)
{
  const SvPose from = SV_BOARD_SURFACE (f->view)->rest[0], to = pitch_at (f, frame % 120 / 120.0);

  if (frame == 0)
    board_feel (f->view, "drag-begin", from.x, from.y);
  board_move (f->view, to.x - from.x, to.y - from.y);
}

/* The ball of a goal arrives once a second. */
static void
swing_goal (BoardFixture *f, int frame)
{
  g_object_set (gtk_settings_get_default (), "gtk-enable-animations", TRUE, NULL);
  if (frame % 60 == 0)
    sv_board_view_shoot (f->view, 2, 1000);
}

static void draw_pass (BoardFixture *f, int frame);

static void
measure (BoardFixture *f, const char *name, void (*change) (BoardFixture *f, int frame))
{
  Run run = { .f = f, .change = change };

  gtk_widget_add_tick_callback (f->window, tick_cb, &run, NULL);
  while (run.end <= 0)
    g_main_context_iteration (NULL, TRUE);
  g_print ("%-24s %6.3f ms a frame", name, (run.end - run.begin) / FRAMES);
  if (change == change_space)
    g_print (" (at most %g)", TARGET_MS);
  if (change == draw_pass)
    g_print (" (at most %g)", CURVE_MS);
  g_print ("\n");
}

static void
turn (BoardFixture *f, int frame)
{
  g_signal_emit_by_name (f->match, "shown", frame % 2 ? SV_CHANGE_UNDO : SV_CHANGE_REDO);
}

/* Make events, always the same ones, until the ball can be sent to many spaces. */
static gboolean
play_to_pass (SvMatch *match)
{
  g_autofree SvChoice *choice = g_new0 (SvChoice, 1);
  SvWays *ways = sv_ways_new ();
  guint n_ends = 0;

  for (unsigned i = 0; n_ends < 20 && sv_match_get_node (match)->kind != SV_NODE_OVER; i++) {
    unsigned n;
    const SvEvent *legal = sv_match_get_legal (match, &n);

    sv_match_choose (match, legal[i * 7 % n], NULL);
    sv_choice_fill (choice, match);
    if (!sv_choice_has_ball (choice))
      continue;
    sv_choice_find_ways (choice, ways, sv_match_get_game (match), sv_match_get_setup (match),
                         sv_match_get_state (match));
    n_ends = 0;
    for (int space = 0; space < sv_match_get_board (match)->n_spaces; space++)
      n_ends += sv_choice_is_goal (choice, space);
  }
  sv_ways_free (ways);
  return n_ends >= 20;
}

/* Draw a pass over the whole pitch. */
static void
draw_pass (BoardFixture *f, int frame)
{
  SvBoardSurface *surface = SV_BOARD_SURFACE (f->view);
  const SvPose *from = &surface->rest[SV_ACTOR_BALL];
  const int space = frame % surface->board->n_spaces;
  const SvPose to = board_middle (f->view, space);

  if (frame == 0)
    board_feel (f->view, "drag-begin", from->x, from->y);
  board_move (f->view, to.x - from->x, to.y - from->y);
}

static void
measure_chance (SvMatch *match)
{
  g_autofree SvChoice *choice = g_new0 (SvChoice, 1);
  SvWays *ways = sv_ways_new ();
  double most = 0, sum = 0;
  guint n = 0;

  sv_choice_fill (choice, match);
  sv_choice_find_ways (choice, ways, sv_match_get_game (match), sv_match_get_setup (match),
                       sv_match_get_state (match));
  for (int space = 0; space < sv_match_get_board (match)->n_spaces; space++) {
    const double begin = figures_processor_ms ();
    SvAim aim;

    if (!sv_aim_find (&aim, choice, sv_shown (match), space, NULL))
      continue;
    const double ms = figures_processor_ms () - begin;
    most = MAX (most, ms);
    sum += ms;
    n++;
  }
  g_print ("%-24s %6.3f ms on average, %.3f at most (at most %g), %u targets\n",
           "the chance of a way", sum / MAX (n, 1), most, CHANCE_MS, n);
  sv_ways_free (ways);
}

static void
measure_pass (const SvGame *game)
{
  SvMatch *match = board_fixture_match_of (game);
  BoardFixture f;

  if (!play_to_pass (match)) {
    g_object_unref (match);
    return;
  }
  measure_chance (match);
  board_fixture_open (&f, match, 1600, 1000);
  measure (&f, "a pass is drawn", draw_pass);
  board_fixture_close (&f);
}

static void
measure_game (SvMatch *match)
{
  const SvGame *game = sv_match_get_game (match);
  BoardFixture f;

  g_print ("%s, %d spaces\n", game->id, sv_match_get_board (match)->n_spaces);
  const double begin = figures_processor_ms ();
  board_fixture_open (&f, match, 1600, 1000);
  g_print ("%-24s %6.1f ms\n", "first frame", figures_processor_ms () - begin);
  measure (&f, "nothing changes", change_nothing);
  if (game == sv_games ()[0]) {
    measure (&f, "a space is drawn again", redraw_space);
    measure (&f, "a space changes its look", change_space);
  }
  measure (&f, "the pointer passes over", hover_spaces);
  measure (&f, "the position changes", turn);
  measure (&f, "a net or a korf swings", swing_goal);
  measure (&f, "a figurine is dragged", drag_piece);
  board_fixture_close (&f);
}

int
main (int argc, char *argv[])
{
  gtk_init ();
  SvMatch *match = board_fixture_match ();
  play (match, EXAMPLE_TO_MOVE);
  measure_game (match);
  for (const SvGame *const *game = sv_games () + 1; *game != NULL; game++) {
    if (!(*game)->offered)
      continue;
    match = board_fixture_match_of (*game);
    board_fixture_play_any (match, 80);
    measure_game (match);
    measure_pass (*game);
  }
  return 0;
}
