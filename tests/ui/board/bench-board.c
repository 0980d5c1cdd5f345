/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What a frame of the board view costs, in processor time of the program: nothing changes, one
 * space changes, a piece moves, a figurine is dragged. */
#include "board-fixture.h"
#include "figures.h"
#include "worked-example.h"

enum { FRAMES = 180 };

/* What a frame may take in which one space changes. */
static const double TARGET_MS = 0.5;

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
  g_print ("\n");
}

static void
turn (BoardFixture *f, int frame)
{
  g_signal_emit_by_name (f->match, "shown", frame % 2 ? SV_CHANGE_UNDO : SV_CHANGE_REDO);
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
  }
  return 0;
}
