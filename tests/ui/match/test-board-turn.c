/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The pitch that turns for who plays, and the page that turns with it, in every game. */

#include "../board/board-hands.h"
#include "doc-fixture.h"
#include "gtk-fixture.h"
#include "play-fixture.h"
#include "sv-board-view.h"
#include "sv-card-panel.h"
#include "sv-games.h"
#include "sv-match-file.h"
#include "sv-match-log.h"
#include "sv-match-page.h"
#include "sv-opposite-prompt.h"
#include "sv-prompt-bar.h"
#include "sv-scoreboard.h"
#include "sv-settings.h"
#include "sv-shown.h"
#include "window-fixture.h"

enum { WIDTH = 1200, HEIGHT = 760 };

/* On a telephone the pitch may stand upright. */
enum { NARROW = 400 };

typedef struct {
  SvMatch *match;
  GtkWidget *page, *window;
  SvBoardSurface *board;
} Fixture;

static void
show_all (Fixture *f)
{
  settle ();
  gtk_test_widget_wait_for_draw (f->window);
}

static void
open_window (Fixture *f, gconstpointer game, int width)
{
  g_settings_set_string (sv_settings (), "pace", "at-once");
  g_settings_set_string (sv_settings (), "board-turn", "player");
  g_object_set (gtk_settings_get_default (), "gtk-enable-animations", FALSE, NULL);
  f->match = sv_match_new (standard_doc (game));
  sv_match_seed (f->match, 7);
  set_kinds (f->match, "person", "person");
  f->page = GTK_WIDGET (g_object_new (SV_TYPE_MATCH_PAGE, NULL));
  sv_match_page_set_match (SV_MATCH_PAGE (f->page), f->match);
  f->window = show_alone (f->page, width, HEIGHT);
  f->board = SV_BOARD_SURFACE (find (f->page, SV_TYPE_BOARD_VIEW));
}

static void
set_up (Fixture *f, gconstpointer game)
{
  open_window (f, game, WIDTH);
}

static void
set_up_narrow (Fixture *f, gconstpointer game)
{
  open_window (f, game, NARROW);
}

static void
tear_down (Fixture *f, gconstpointer game)
{
  gtk_window_destroy (GTK_WINDOW (f->window));
  settle ();
  g_assert_finalize_object (f->match);
  g_settings_reset (sv_settings (), "board-turn");
}

/* The event that a click on the place where a figurine is to stand chooses, if that is one, or -1;
 * and who goes there. */
static int
find_click (SvMatch *match)
{
  unsigned n;

  sv_match_get_legal (match, &n);
  for (unsigned i = 0; i < n; i++) {
    const SvTarget *target = sv_match_get_target (match, i);

    if (target->piece >= 0 && target->space >= 0 &&
        sv_match_get_view (match)->pieces[target->piece].space >= 0 &&
        sv_match_get_scene (match)->board == sv_match_get_board (match))
      return (int)i;
  }
  return -1;
}

static gboolean
is_turn (SvMatch *match, int side)
{
  const SvNode *node = sv_match_get_node (match);

  return node->kind == SV_NODE_DECISION && node->side == side && find_click (match) >= 0 &&
         sv_shown_get_secret (match) == SV_SECRET_NONE;
}

/* Play until a side moves a figurine on the pitch; which side that is. */
static void
play_until (Fixture *f, int side)
{
  SvRng rng;

  sv_rng_seed (&rng, 3);
  while (!is_turn (f->match, side)) {
    unsigned n;
    const SvEvent *legal = sv_match_get_legal (f->match, &n);

    g_assert_cmpuint (n, >, 0);
    g_assert_true (sv_match_choose (f->match, legal[sv_rng_below (&rng, n)], NULL));
  }
  show_all (f);
}

static int
get_left (Fixture *f)
{
  return sv_match_get_left (f->match);
}

/* Where the middle of something of the page is on the screen. */
static graphene_point_t
middle_of (Fixture *f, GtkWidget *widget)
{
  graphene_point_t middle = { 0 };

  g_assert_true (
      gtk_widget_compute_point (widget, f->page,
                                &GRAPHENE_POINT_INIT ((float)gtk_widget_get_width (widget) / 2,
                                                      (float)gtk_widget_get_height (widget) / 2),
                                &middle));
  return middle;
}

/* Whether the left end of the pitch, or the lower one, as the page has it, is this side's: zones or
 * keepers tell. */
static gboolean
has_left_end (Fixture *f, int side)
{
  const SvBoardLayout *layout = &f->board->layout;
  const SvView *view = sv_match_get_view (f->match);
  const gboolean stands = layout->pitch.h > layout->pitch.w;
  double x, y, last_x, last_y;

  sv_fit_to_pixels (&layout->fit, 0, 0, &x, &y);
  sv_fit_to_pixels (&layout->fit, (double)f->board->board->w, 0, &last_x, &last_y);
  if (view->zone_side[0] >= 0)
    return (stands ? y > last_y : x < last_x) == (view->zone_side[0] == side);
  for (int i = 0; i < view->n_pieces; i++)
    if (view->pieces[i].flags & SV_PIECE_KEEPER && view->pieces[i].space >= 0)
      return (stands ? f->board->rest[i].y > layout->pitch.y + layout->pitch.h / 2
                     : f->board->rest[i].x < layout->pitch.x + layout->pitch.w / 2) ==
             (view->pieces[i].side == side);
  /* Nothing on the pitch tells: the bench does. */
  return f->board->places.bench_of[side] == 0;
}

/* facing: the page is upside down when the pitch is, and so its cards lie still. */
static void
assert_viewer (Fixture *f, int viewer, gboolean facing)
{
  const gboolean turned = viewer != get_left (f);
  GtkWidget *first = find_nth (f->page, SV_TYPE_CARD_PANEL, 0);
  GtkWidget *second = find_nth (f->page, SV_TYPE_CARD_PANEL, 1);

  g_assert_cmpint (f->board->viewer, ==, viewer);
  g_assert_cmpint (sv_board_view_get_turned (SV_BOARD_VIEW (f->board)), ==, turned);
  g_assert_cmpint (f->board->places.bench_of[viewer], ==, 0);
  g_assert_true (has_left_end (f, viewer));
  if (gtk_widget_get_width (f->page) > NARROW) /* where whole names have room */
    g_assert_cmpstr (said (find (f->page, SV_TYPE_SCOREBOARD), "name_left"), ==,
                     sv_match_get_team_name (f->match, viewer));
  if (gtk_widget_get_child_visible (first))
    g_assert_true ((middle_of (f, first).x < middle_of (f, second).x) == (facing || !turned));
}

/* What lies under the middle of each space on the screen is that space, or who stands there. */
static void
assert_places (Fixture *f)
{
  for (int i = 0; i < f->board->board->n_spaces; i++) {
    GtkWidget *place = board_space (f->board, i);
    const SvPose pose = board_middle (f->board, i);
    graphene_point_t at;

    if (!gtk_widget_get_visible (place))
      continue;
    g_assert_true (gtk_widget_compute_point (
        GTK_WIDGET (f->board), f->page, &GRAPHENE_POINT_INIT ((float)pose.x, (float)pose.y), &at));
    g_assert_true (gtk_widget_pick (f->page, (double)at.x, (double)at.y, GTK_PICK_DEFAULT) ==
                   place);
  }
}

/* Click who is to go and where, as they lie now; it is done. */
static void
click_and_go (Fixture *f)
{
  const SvTarget target = *sv_match_get_target (f->match, (unsigned)find_click (f->match));
  const unsigned position = sv_match_get_position (f->match);

  board_click (f->board, board_middle (f->board, f->board->view.pieces[target.piece].space));
  show_all (f);
  board_click (f->board, board_middle (f->board, target.space));
  show_all (f);
  g_assert_cmpuint (sv_match_get_position (f->match), >, position);
  g_assert_cmpint (sv_match_get_view (f->match)->pieces[target.piece].space, ==, target.space);
}

static void
test_player (Fixture *f, gconstpointer game)
{
  for (int i = 0; i < 4; i++) {
    play_until (f, i % 2);
    assert_viewer (f, i % 2, FALSE);
    assert_places (f);
    click_and_go (f);
  }
}

/* Who looks back sees all of it from one place; and the setting counts at once. */
static void
test_back (Fixture *f, gconstpointer game)
{
  play_until (f, 0);
  play_until (f, 1);
  for (unsigned i = sv_match_get_position (f->match); i > 0; i--) {
    sv_match_seek (f->match, i - 1);
    g_assert_cmpint (f->board->viewer, ==, 1);
  }
  sv_match_seek (f->match, sv_match_get_length (f->match));
  g_settings_set_string (sv_settings (), "board-turn", "fixed");
  show_all (f);
  g_assert_cmpint (f->board->viewer, ==, -1);
  g_assert_true (has_left_end (f, get_left (f)));
}

/* A person alone has the near end all the time, and nothing is upside down. */
static void
test_alone (Fixture *f, gconstpointer game)
{
  set_kinds (f->match, "greedy", "person");
  show_all (f);
  play_until (f, 0);
  assert_viewer (f, 1, FALSE);
  g_settings_set_string (sv_settings (), "board-turn", "face-to-face");
  show_all (f);
  g_assert_cmpint (f->board->viewer, ==, -1);
  g_assert_cmpfloat (middle_of (f, find (f->page, SV_TYPE_PROMPT_BAR)).y, >, HEIGHT / 2);
}

/* In which quarter of the pitch, as it lies on the screen, a space is: bit 0 right, bit 1 low. */
static unsigned
where_is (Fixture *f, int space)
{
  const SvBox *pitch = &f->board->layout.pitch;
  const graphene_point_t at = middle_of (f, board_space (f->board, space));
  graphene_point_t middle;

  g_assert_true (gtk_widget_compute_point (
      GTK_WIDGET (f->board), f->page,
      &GRAPHENE_POINT_INIT ((float)(pitch->x + pitch->w / 2), (float)(pitch->y + pitch->h / 2)),
      &middle));
  return (at.x > middle.x ? 1 : 0) | (at.y > middle.y ? 2 : 0);
}

/* Which way up something lies on the screen: its upper edge is above its lower one. */
static gboolean
is_upright (Fixture *f, GtkWidget *widget)
{
  graphene_point_t top, bottom;
  const float high = (float)gtk_widget_get_height (widget);

  g_assert_true (
      gtk_widget_compute_point (widget, f->page, &GRAPHENE_POINT_INIT (0, 0), &top) &&
      gtk_widget_compute_point (widget, f->page, &GRAPHENE_POINT_INIT (0, high), &bottom));
  return top.y < bottom.y;
}

/* Who waits has the same words at the own edge, the right way up; a screen reader has them once. */
static void
assert_opposite_prompt (Fixture *f, gboolean turned)
{
  GtkWidget *far = find (f->page, SV_TYPE_OPPOSITE_PROMPT),
            *prompt = find (f->page, SV_TYPE_PROMPT_BAR);
  GtkWidget *words = find (far, GTK_TYPE_LABEL);

  g_assert_true (gtk_widget_get_mapped (far));
  g_assert_cmpstr (gtk_label_get_text (GTK_LABEL (words)), ==,
                   gtk_label_get_text (template_child (prompt, "label")));
  g_assert_cmpint (is_upright (f, prompt), ==, !turned);
  g_assert_cmpint (is_upright (f, far), ==, turned);
  g_assert_true ((middle_of (f, far).y > HEIGHT / 2) == turned);
  g_assert_cmpint (gtk_accessible_get_accessible_role (GTK_ACCESSIBLE (far)), ==,
                   GTK_ACCESSIBLE_ROLE_PRESENTATION);
  g_assert_cmpint (gtk_accessible_get_accessible_role (GTK_ACCESSIBLE (words)), ==,
                   GTK_ACCESSIBLE_ROLE_PRESENTATION);
}

/* The pitch lies still, and all else turns to who plays. */
static void
test_facing (Fixture *f, gconstpointer game)
{
  unsigned facing = 0;

  g_settings_set_string (sv_settings (), "board-turn", "face-to-face");
  for (int i = 0; i < 4; i++) {
    play_until (f, i % 2);
    assert_viewer (f, i % 2, TRUE);
    assert_places (f);
    const gboolean turned = i % 2 != get_left (f);
    g_assert_true ((middle_of (f, find (f->page, SV_TYPE_PROMPT_BAR)).y < HEIGHT / 2) == turned);
    assert_opposite_prompt (f, turned);
    /* The same at each turn; and as it lies otherwise, unless the prompt of who waits takes what it
     * needs to stand upright. */
    if (i == 0)
      facing = where_is (f, 0);
    g_assert_cmpuint (where_is (f, 0), ==, facing);
    g_settings_set_string (sv_settings (), "board-turn", "fixed");
    show_all (f);
    g_assert_false (gtk_widget_get_mapped (find (f->page, SV_TYPE_OPPOSITE_PROMPT)));
    if (gtk_widget_get_width (f->page) > NARROW)
      g_assert_cmpuint (where_is (f, 0), ==, facing);
    g_settings_set_string (sv_settings (), "board-turn", "face-to-face");
    show_all (f);
    click_and_go (f);
  }
}

/* What is told for a moment stands above what is to be done, unless that is upside down. */
static void
test_toast (Fixture *f, gconstpointer game)
{
  GtkWidget *prompt = find (f->page, SV_TYPE_PROMPT_BAR);

  set_kinds (f->match, "person", "random");
  g_settings_set_string (sv_settings (), "board-turn", "face-to-face");
  g_assert_null (find (f->page, SV_TYPE_OPPOSITE_PROMPT)); /* nobody sits there */
  set_kinds (f->match, "person", "person");
  play_until (f, 0); /* who has which side of the scoreboard is decided first */
  play_until (f, get_left (f));
  g_assert_true (sv_page_get_bottom_bar (SV_PAGE (f->page)) == prompt);
  play_until (f, 1 - get_left (f));
  g_assert_null (sv_page_get_bottom_bar (SV_PAGE (f->page)));
  sv_match_seek (f->match, 0);
  g_settings_set_string (sv_settings (), "board-turn", "fixed");
  show_all (f);
  /* It lies over the line of what happened, never over what is to be done. */
  g_assert_true (sv_page_get_bottom_bar (SV_PAGE (f->page)) == prompt);
}

/* What moves arrives before the pitch turns below it. */
static void
test_motion (Fixture *f, gconstpointer game)
{
  play_until (f, 0);
  while (is_turn (f->match, 0)) {
    g_object_set (gtk_settings_get_default (), "gtk-enable-animations", TRUE, NULL);
    const SvTarget target = *sv_match_get_target (f->match, (unsigned)find_click (f->match));
    unsigned n;
    g_assert_true (
        sv_match_choose (f->match, sv_match_get_legal (f->match, &n)[find_click (f->match)], NULL));
    g_assert_cmpint (target.space, ==, sv_match_get_view (f->match)->pieces[target.piece].space);
    g_assert_cmpuint (f->board->tick_id, !=, 0);
    g_assert_cmpint (f->board->viewer, ==, 0);
    while (f->board->tick_id != 0)
      g_main_context_iteration (NULL, TRUE);
  }
  g_assert_cmpint (f->board->viewer, ==, sv_match_get_node (f->match)->side);
}

/* --- The turn is seen --- */

static gboolean
is_turning (Fixture *f)
{
  return f->board->zooming.before != NULL && f->board->zooming.way == SV_BOARD_ZOOM_TURN;
}

/* Watch until the pitch lies still. */
static void
watch_turn (Fixture *f)
{
  while (f->board->zooming.before != NULL)
    g_main_context_iteration (NULL, TRUE);
  show_all (f);
}

static void
let_move (gboolean moving)
{
  g_object_set (gtk_settings_get_default (), "gtk-enable-animations", moving, NULL);
}

/* Whoever plays next sees the pitch turn; not if nothing is to move, and not when looking back. */
static void
test_seen (Fixture *f, gconstpointer game)
{
  play_until (f, 0);
  play_until (f, 1);
  g_assert_false (is_turning (f));
  let_move (TRUE);
  g_settings_set_string (sv_settings (), "board-turn", "fixed");
  if (f->board->viewer != 1 && get_left (f) != 1) {
    g_assert_true (is_turning (f));
    g_assert_cmpuint (f->board->zooming.tick_id, !=, 0);
    watch_turn (f);
  }
  g_assert_false (is_turning (f));
  g_settings_set_string (sv_settings (), "board-turn", "player");
  watch_turn (f);
  while (sv_match_get_position (f->match) > 0) {
    sv_match_seek (f->match, sv_match_get_position (f->match) - 1);
    g_assert_false (is_turning (f));
  }
  let_move (FALSE);
}

/* Open the golden match of the game just before half-time; NULL if it has none. */
static SvMatch *
open_before_break (const SvGame *game, SvEvent *last)
{
  g_autofree char *path = g_test_build_filename (G_TEST_DIST, "tests", "data", "traces", game->id,
                                                 "whole-match.svmatch", NULL);
  g_autoptr (GFile) file = g_file_new_for_path (path);
  g_autoptr (SvMatch) match = sv_match_new_from_file (file, NULL);
  const unsigned n = sv_match_get_length (match);
  SvView view;

  for (unsigned i = 1; i <= n; i++) {
    sv_match_get_view_at (match, i, &view);
    if (view.stage != SV_STAGE_BREAK)
      continue;
    *last = sv_history_get_event (sv_match_get_doc (match)->history, i - 1);
    sv_match_seek (match, i - 1);
    sv_clock_set_paused (sv_match_get_clock (match), FALSE);
    return g_steal_pointer (&match);
  }
  return NULL;
}

/* After half-time the teams change ends. The break hides the pitch, so that the turn waits for
 * those who are to see it. */
static void
test_half_time (Fixture *f, gconstpointer game)
{
  SvEvent last = { 0 };
  SvMatch *match = open_before_break (game, &last);

  g_settings_set_string (sv_settings (), "board-turn", "fixed");
  if (match == NULL)
    return; /* its golden match has one half */
  sv_match_page_set_match (SV_MATCH_PAGE (f->page), match);
  g_assert_finalize_object (f->match);
  f->match = match;
  show_all (f);
  const gboolean reversed = f->board->reversed;
  let_move (TRUE);
  g_assert_true (sv_match_choose (match, last, NULL));
  SvRng rng;
  sv_rng_seed (&rng, 1);
  while (f->board->reversed == reversed) {
    unsigned n;
    const SvEvent *legal = sv_match_get_legal (match, &n);

    g_assert_cmpuint (n, >, 0);
    g_assert_true (sv_match_choose (match, legal[sv_rng_below (&rng, n)], NULL));
  }
  g_assert_true (is_turning (f));
  gtk_widget_set_visible (f->page, FALSE);
  g_assert_true (is_turning (f));
  g_assert_cmpuint (f->board->zooming.tick_id, ==, 0);
  gtk_widget_set_visible (f->page, TRUE);
  g_assert_cmpuint (f->board->zooming.tick_id, !=, 0);
  watch_turn (f);
  let_move (FALSE);
}

int
main (int argc, char **argv)
{
  static const struct {
    const char *name;
    void (*test) (Fixture *f, gconstpointer game);
    gboolean narrow;
  } tests[] = {
    { "narrow", test_player, TRUE }, { "narrow-facing", test_facing, TRUE },
    { "player", test_player },       { "back", test_back },
    { "alone", test_alone },         { "facing", test_facing },
    { "motion", test_motion },       { "toast", test_toast },
    { "see-it-turn", test_seen },    { "see-it-turn-after-half-time", test_half_time },
  };
  const SvGame *const *games = sv_games ();

  start_gtk (&argc, &argv);
  for (unsigned i = 0; games[i] != NULL; i++)
    for (gsize k = 0; games[i]->offered && k < G_N_ELEMENTS (tests); k++) {
      g_autofree char *path =
          g_strconcat ("/ui/board-turn/", tests[k].name, "/", games[i]->id, NULL);

      g_test_add (path, Fixture, games[i], tests[k].narrow ? set_up_narrow : set_up, tests[k].test,
                  tear_down);
    }
  return g_test_run ();
}
