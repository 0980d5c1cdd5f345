/* SPDX-License-Identifier: GPL-3.0-or-later */

/* What the parts of the match page can say without a window. */

#include "doc-fixture.h"
#include "gtk-fixture.h"
#include "sv-backdrop-view.h"
#include "sv-card-panel.h"
#include "sv-clock-words.h"
#include "sv-games.h"
#include "sv-match-layout.h"
#include "sv-match-log.h"
#include "sv-match-pitch.h"
#include "sv-panel.h"
#include "sv-quick-match.h"
#include "sv-scoreboard.h"
#include "sv-seats.h"
#include "sv-settings.h"
#include "sv-style.h"
#include "sv-widgets.h"
#include "window-fixture.h"

static void
test_exchange (void)
{
  g_autoptr (GPtrArray) seats = g_ptr_array_new_with_free_func ((GDestroyNotify)sv_seat_doc_free);
  SvSeatDoc *anne = sv_seat_doc_new ("Anne", 0, "person");
  SvSeatDoc *bram = sv_seat_doc_new ("Bram", 0, "person");

  g_ptr_array_add (seats, anne);
  g_ptr_array_add (seats, bram);
  anne->n_figurines = bram->n_figurines = 1;
  anne->figurines[0] = 1 << 1 | 1 << 2;
  bram->figurines[0] = 1 << 3 | 1 << 4;
  g_assert_true (sv_seats_exchange (seats, 1, 2, 1));
  g_assert_cmphex (anne->figurines[1], ==, 1 << 1 | 1 << 3);
  g_assert_cmphex (bram->figurines[1], ==, 1 << 2 | 1 << 4);
  g_assert_cmphex (anne->figurines[0], ==, 1 << 1 | 1 << 2);
  g_assert_false (sv_seats_exchange (seats, 1, 2, 1));
}

static void
test_time_in_words (void)
{
  const struct {
    gint64 ms;
    const char *shown, *said;
  } cases[] = {
    { 600000, "10:00", "10 minutes left" },
    { 599001, "10:00", "10 minutes left" },
    { 599000, "9:59", "9 minutes and 59 seconds left" },
    { 61000, "1:01", "1 minute and 1 second left" },
    { 122000, "2:02", "2 minutes and 2 seconds left" },
    { 60000, "1:00", "1 minute left" },
    { 1, "0:01", "1 second left" },
    { 0, "0:00", "0 seconds left" },
    { -5, "0:00", "0 seconds left" },
  };

  for (unsigned i = 0; i < G_N_ELEMENTS (cases); i++) {
    g_autofree char *shown = sv_clock_words_time (cases[i].ms);
    g_autofree char *said = sv_clock_words_left (cases[i].ms);

    g_assert_cmpstr (shown, ==, cases[i].shown);
    g_assert_cmpstr (said, ==, cases[i].said);
  }
}

/* In the report as on the scoreboard, which counts down; dice count up. */
static void
test_clock_at (void)
{
  const SvView timed = { .period_ms = 600000 }, diced = { .clock_shows = 54, .clock_ends = 90 };
  const SvView none = { 0 };
  g_autofree char *half = sv_clock_words_at (&timed, 232000);
  g_autofree char *minute = sv_clock_words_at (&diced, 232000);
  g_autofree char *nothing = sv_clock_words_at (&none, 232000);

  g_assert_cmpstr (half, ==, "6:08");
  g_assert_cmpstr (minute, ==, "54′");
  g_assert_cmpstr (nothing, ==, "");
}

static void
test_spread (void)
{
  const int sizes[][2] = { { 100, 600 }, { 176, 110 }, { 400, 110 },
                           { 600, 200 }, { 40, 40 },   { 300, 900 } };

  for (unsigned i = 0; i < G_N_ELEMENTS (sizes); i++)
    for (unsigned n = 1; n <= 11; n++) {
      SvCardSpread s;

      sv_card_spread_fit (&s, n, sizes[i][0], sizes[i][1]);
      const unsigned rows = (n + s.columns - 1) / s.columns;
      g_assert_cmpfloat (s.x, >=, -0.5);
      g_assert_cmpfloat (s.y, >=, -0.5);
      g_assert_cmpfloat (s.x + s.step_x * (s.columns - 1) + s.width, <=, sizes[i][0] + 1);
      g_assert_cmpfloat (s.y + s.step_y * (rows - 1) + s.height, <=, sizes[i][1] + 1);
    }
}

/* No line ends inside a score or before a percent sign, however narrow the label is. */
static void
test_unbroken (void)
{
  GtkWidget *label = g_object_ref_sink (gtk_label_new (NULL));
  int n;

  sv_label_set_sentence (GTK_LABEL (label), "Velocitas – Orange");
  g_assert_cmpstr (gtk_label_get_text (GTK_LABEL (label)), ==, "Velocitas – Orange");

  sv_label_set_sentence (GTK_LABEL (label), "Goal: 10–12.");
  PangoLayout *layout = gtk_label_get_layout (GTK_LABEL (label));
  const PangoLogAttr *breaks = pango_layout_get_log_attrs_readonly (layout, &n);
  g_assert_true (breaks[strlen ("Goal: ")].is_line_break);
  for (int i = (int)strlen ("Goal: 1"); i < n - 1; i++)
    g_assert_false (breaks[i].is_line_break);

  sv_label_set_sentence (GTK_LABEL (label), "It became 15 %.");
  breaks = pango_layout_get_log_attrs_readonly (gtk_label_get_layout (GTK_LABEL (label)), &n);
  g_assert_true (breaks[strlen ("It became ")].is_line_break);
  g_assert_false (breaks[strlen ("It became 15 ")].is_line_break);
  g_object_unref (label);
}

/* At half-time. */
static SvMatch *
half_played (const SvGame *game)
{
  SvMatchDoc *doc = standard_doc (game);
  SvRng rng;

  sv_rng_seed (&rng, 5);
  while (sv_history_append (doc->history, sv_event_time (), 0) != SV_HISTORY_OK)
    append_any (doc, &rng, 0);
  return sv_match_new (doc);
}

/* A panel that is higher than the window shows its beginning, though its button has the focus. */
static void
test_panel_begins_at_top (void)
{
  g_autoptr (SvMatch) match = half_played (sv_games ()[0]);
  GtkWidget *panel = g_object_new (SV_TYPE_PANEL, NULL);

  sv_panel_set_match (SV_PANEL (panel), match);
  sv_panel_update (SV_PANEL (panel), FALSE);
  GtkWidget *window = show_alone (panel, 360, 120);
  GObject *scroller = gtk_widget_get_template_child (GTK_WIDGET (panel), SV_TYPE_PANEL, "scroller");
  GtkAdjustment *place = gtk_scrolled_window_get_vadjustment (GTK_SCROLLED_WINDOW (scroller));
  gtk_adjustment_set_value (place, 100);
  g_assert_cmpfloat (gtk_adjustment_get_value (place), >, 0);
  g_assert_true (gtk_widget_grab_focus (panel));
  gtk_test_widget_wait_for_draw (window);
  GtkWidget *focus = gtk_root_get_focus (GTK_ROOT (window));
  g_assert_cmpstr (gtk_button_get_label (GTK_BUTTON (focus)), ==, "Continue");
  g_assert_cmpfloat (gtk_adjustment_get_value (place), ==, 0);
  gtk_window_destroy (GTK_WINDOW (window));
}

/* Words stand on a placard that lies within the picture at every size; the picture is there after
 * the first frame, and goes when nothing is to be shown. */
static void
test_backdrop (void)
{
  static const int sizes[][2] = { { 1200, 640 }, { 820, 420 }, { 380, 620 }, { 300, 140 } };
  g_autoptr (SvMatch) match = sv_quick_match_new (sv_games ()[0], NULL, NULL);

  for (unsigned i = 0; i < G_N_ELEMENTS (sizes); i++) {
    GtkWidget *backdrop = g_object_new (SV_TYPE_BACKDROP_VIEW, NULL);
    GtkWidget *placard = gtk_label_new ("Paused");
    graphene_rect_t box;

    gtk_widget_set_parent (placard, backdrop);
    sv_backdrop_view_show (SV_BACKDROP_VIEW (backdrop), match, SV_BACKDROP_PAUSE);
    GtkWidget *window = show_alone (backdrop, sizes[i][0], sizes[i][1]);
    settle ();
    gtk_test_widget_wait_for_draw (window);
    g_assert_true (gtk_widget_compute_bounds (placard, backdrop, &box));
    g_assert_true (graphene_rect_contains_rect (
        &GRAPHENE_RECT_INIT (0, 0, (float)sizes[i][0], (float)sizes[i][1]), &box));
    while (colours_of (backdrop) <= 100) /* a worker paints it */
      g_main_context_iteration (NULL, TRUE);
    /* In a window that is there already the first frame has a picture, if a coarse one. */
    sv_backdrop_view_show (SV_BACKDROP_VIEW (backdrop), NULL, SV_BACKDROP_PAUSE);
    sv_backdrop_view_show (SV_BACKDROP_VIEW (backdrop), match, SV_BACKDROP_PAUSE);
    gtk_widget_queue_draw (backdrop);
    gtk_test_widget_wait_for_draw (window);
    g_assert_cmpuint (colours_of (backdrop), >, 100);
    sv_backdrop_view_show (SV_BACKDROP_VIEW (backdrop), NULL, SV_BACKDROP_PAUSE);
    gtk_widget_unparent (placard);
    gtk_window_destroy (GTK_WINDOW (window));
    settle ();
  }
}

/* Another design of the pitch is there at once, with nothing left of the one before. */
static void
test_design (void)
{
  g_autoptr (SvMatch) match = sv_quick_match_new (sv_games ()[0], NULL, NULL);
  GtkWidget *pitch = g_object_new (SV_TYPE_MATCH_PITCH, NULL);

  sv_match_pitch_set_match (SV_MATCH_PITCH (pitch), match);
  GtkWidget *window = show_alone (pitch, 800, 500);
  SvBoardSurface *board = SV_BOARD_SURFACE (sv_match_pitch_get_board (SV_MATCH_PITCH (pitch)));
  settle ();
  gtk_test_widget_wait_for_draw (window);
  g_assert_nonnull (board->pitch);
  g_settings_set_string (sv_settings (), "pitch", "club");
  g_assert_null (board->pitch);
  g_assert_cmpint (board->painter->theme.scheme, ==, SV_SCHEME_CLUB);
  g_settings_reset (sv_settings (), "pitch");
  g_assert_cmpint (board->painter->theme.scheme, ==, sv_style_get_scheme ());
  gtk_window_destroy (GTK_WINDOW (window));
  settle ();
}

static void
test_width (void)
{
  g_assert_cmpint (sv_match_layout_width (360, 1000), ==, SV_MATCH_NARROW);
  g_assert_cmpint (sv_match_layout_width (719, 1000), ==, SV_MATCH_NARROW);
  g_assert_cmpint (sv_match_layout_width (720, 1000), ==, SV_MATCH_MEDIUM);
  g_assert_cmpint (sv_match_layout_width (1000, 599), ==, SV_MATCH_SHORT);
  g_assert_cmpint (sv_match_layout_width (1000, 600), ==, SV_MATCH_LOW);
  g_assert_cmpint (sv_match_layout_width (1000, 690), ==, SV_MATCH_MEDIUM);
  g_assert_cmpint (sv_match_layout_width (1200, 849), ==, SV_MATCH_MEDIUM);
  g_assert_cmpint (sv_match_layout_width (1200, 850), ==, SV_MATCH_WIDE);
}

static unsigned
goals_of (const SvFacts *facts, int piece)
{
  unsigned n = 0;

  for (guint i = 0; i < facts->goals->len; i++)
    n += g_array_index (facts->goals, SvGoal, i).piece == piece;
  return n;
}

/* Those on the podium did most for their team: nobody beside it has more goals, or as many balls
 * won. */
static void
test_podium (gconstpointer data)
{
  const SvGame *game = data;
  SvMatchDoc *doc = standard_doc (game);
  SvRng rng;

  sv_rng_seed (&rng, 5);
  for (unsigned i = 0; i < 1500; i++)
    append_any (doc, &rng, 0);
  g_autoptr (SvMatch) match = sv_match_new (doc);
  const SvView *view = sv_match_get_view (match);
  g_autoptr (SvFacts) facts = sv_match_dup_facts (match);

  for (int side = 0; side < 2; side++) {
    SvBackdropStep steps[SV_BACKDROP_STEPS];
    const unsigned n = sv_backdrop_find_best (match, side, steps);
    unsigned goals = G_MAXUINT;

    g_assert_cmpuint (n, >=, 1);
    for (unsigned i = 0; i < n; i++) {
      const unsigned made = goals_of (facts, steps[i].piece);

      g_test_message ("%s: %d with %u goals, %u balls", game->id, steps[i].piece, made,
                      facts->won[steps[i].piece]);
      g_assert_cmpint (view->pieces[steps[i].piece].side, ==, side);
      g_assert_cmpuint (steps[i].number, ==, made > 0 ? made : facts->won[steps[i].piece]);
      g_assert_true (steps[i].goals == (made > 0));
      g_assert_true (n == 1 || steps[i].number > 0);
      g_assert_cmpuint (made, <=, goals);
      goals = made;
    }
    for (int k = 0; k < view->n_pieces; k++) {
      gboolean stands = view->pieces[k].side != side;

      for (unsigned i = 0; i < n; i++)
        stands |= steps[i].piece == k;
      if (!stands) {
        g_assert_cmpuint (goals_of (facts, k), <=, goals);
        g_assert_true (n == SV_BACKDROP_STEPS || goals_of (facts, k) + facts->won[k] == 0);
      }
    }
  }
}

static void
idle_cb (unsigned *n)
{
  (*n)++;
}

/* Between computer players half-time stays for six seconds, which are counted on the button; then
 * the match goes on. Who has read enough presses the button; where nothing is waited for it goes on
 * at once. */
static void
test_half_time_counts (void)
{
  g_autoptr (SvMatch) match = half_played (sv_games ()[0]);
  g_autoptr (GPtrArray) seats = g_ptr_array_new_with_free_func ((GDestroyNotify)sv_seat_doc_free);
  GtkWidget *panel = g_object_ref_sink (g_object_new (SV_TYPE_PANEL, NULL));
  unsigned idle = 0;

  g_ptr_array_add (seats, sv_seat_doc_new ("A", 0, "club"));
  g_ptr_array_add (seats, sv_seat_doc_new ("B", 1, "club"));
  sv_match_set_seats (match, seats);
  g_signal_connect_swapped (match, "rested", G_CALLBACK (idle_cb), &idle);
  g_settings_set_string (sv_settings (), "pace", "normal");
  GtkButton *go_on =
      GTK_BUTTON (gtk_widget_get_template_child (panel, SV_TYPE_PANEL, "continue_button"));
  for (unsigned way = 0; way < 2; way++) {
    sv_panel_set_match (SV_PANEL (panel), match);
    sv_panel_update (SV_PANEL (panel), FALSE);
    g_assert_cmpstr (gtk_button_get_label (go_on), ==, "Continue (6)");
    g_assert_true (sv_panel_count_down (SV_PANEL (panel)));
    g_assert_cmpstr (gtk_button_get_label (go_on), ==, "Continue (5)");
    g_assert_cmpuint (idle, ==, way);
    for (unsigned i = 0; i < 4 && way == 0; i++)
      g_assert_true (sv_panel_count_down (SV_PANEL (panel)));
    if (way == 0)
      g_assert_false (sv_panel_count_down (SV_PANEL (panel)));
    else
      g_signal_emit_by_name (go_on, "clicked");
    g_assert_cmpuint (idle, ==, way + 1);
    g_assert_false (sv_panel_count_down (SV_PANEL (panel)));
  }
  g_settings_set_string (sv_settings (), "pace", "at-once");
  sv_panel_set_match (SV_PANEL (panel), match);
  sv_panel_update (SV_PANEL (panel), FALSE);
  g_assert_cmpuint (idle, ==, 3);
  g_object_unref (panel);
}

/* A half-time comes once, however the teams line up after it. */
static void
test_half_time_once (gconstpointer data)
{
  const SvGame *game = data;
  SvMatchDoc *doc = standard_doc (game);
  SvStage before = SV_STAGE_PLAY;
  unsigned breaks = 0;
  SvView view;
  SvRng rng;

  sv_rng_seed (&rng, 8);
  for (unsigned i = 1; i < 3000; i++) {
    if (i % 400 != 0 || sv_history_append (doc->history, sv_event_time (), 0) != SV_HISTORY_OK)
      append_any (doc, &rng, 0);
    game->view (sv_history_get_setup (doc->history), sv_history_get_state (doc->history), &view);
    breaks += view.stage == SV_STAGE_BREAK && before != SV_STAGE_BREAK;
    before = view.stage;
  }
  g_assert_cmpuint (breaks, ==, view.n_periods > 1 ? view.n_periods - 1 : 0);
  sv_match_doc_free (doc);
}

/* The side on whose plate the ball is painted, or -1. */
static int
ball_shown_by (GtkWidget *scoreboard, SvMatch *match)
{
  const int left = sv_match_get_view (match)->shown_first == 1 ? 1 : 0;
  const char *names[] = { "ball_left", "ball_right" };
  int side = -1;

  for (int i = 0; i < 2; i++) {
    GObject *ball = gtk_widget_get_template_child (scoreboard, SV_TYPE_SCOREBOARD, names[i]);

    if (gtk_widget_get_opacity (GTK_WIDGET (ball)) > 0) {
      g_assert_cmpint (side, ==, -1);
      side = i == 0 ? left : 1 - left;
    }
  }
  return side;
}

/* The side that the flags of the pieces give the ball to, or -1. */
static int
ball_held_by (const SvView *view)
{
  for (unsigned i = 0; i < view->n_pieces; i++)
    if ((view->pieces[i].flags & SV_PIECE_BALL) != 0)
      return view->pieces[i].side;
  return -1;
}

/* Whoever takes the ball has it on the scoreboard, also when the other team is to act. */
static void
test_scoreboard_ball (gconstpointer data)
{
  const SvGame *game = data;
  g_autoptr (SvMatch) match = sv_match_new (standard_doc (game));
  GtkWidget *scoreboard = g_object_ref_sink (g_object_new (SV_TYPE_SCOREBOARD, NULL));
  unsigned held = 0, free_ball = 0, not_on_turn = 0;
  SvRng rng;

  sv_rng_seed (&rng, 11);
  sv_scoreboard_set_match (SV_SCOREBOARD (scoreboard), match);
  for (unsigned i = 0; i < 600; i++) {
    unsigned n;
    const SvEvent *legal = sv_match_get_legal (match, &n);

    if (n == 0)
      break;
    g_assert_true (sv_match_choose (match, legal[sv_rng_below (&rng, n)], NULL));
    const int side = ball_held_by (sv_match_get_view (match));
    g_assert_cmpint (ball_shown_by (scoreboard, match), ==, side);
    held += side >= 0;
    free_ball += side < 0;
    not_on_turn += side >= 0 && sv_match_get_node (match)->side == 1 - side;
  }
  g_assert_cmpint (held, >, 0);
  g_assert_cmpint (free_ball, >, 0);
  g_assert_cmpint (not_on_turn, >, 0);
  g_object_unref (scoreboard);
}

int
main (int argc, char *argv[])
{
  start_gtk (&argc, &argv);
  g_test_add_func ("/ui/match-parts/exchange", test_exchange);
  for (const SvGame *const *game = sv_games (); *game != NULL; game++) {
    g_autofree char *path =
        g_strconcat ("/ui/match-parts/the-ball-on-the-scoreboard-is-the-ball/", (*game)->id, NULL);

    g_autofree char *podium =
        g_strconcat ("/ui/match-parts/the-best-stand-on-the-podium/", (*game)->id, NULL);
    g_autofree char *once =
        g_strconcat ("/ui/match-parts/half-time-comes-once/", (*game)->id, NULL);

    if (!(*game)->offered)
      continue;
    g_test_add_data_func (path, *game, test_scoreboard_ball);
    g_test_add_data_func (once, *game, test_half_time_once);
    g_test_add_data_func (podium, *game, test_podium);
  }
  g_test_add_func ("/ui/match-parts/half-time-counts-down", test_half_time_counts);
  g_test_add_func ("/ui/match-parts/width", test_width);
  g_test_add_func ("/ui/match-parts/panel-begins-at-top", test_panel_begins_at_top);
  g_test_add_func ("/ui/match-parts/venue", test_backdrop);
  g_test_add_func ("/ui/match-parts/design", test_design);
  g_test_add_func ("/ui/match-parts/spread", test_spread);
  g_test_add_func ("/ui/match-parts/time-in-words", test_time_in_words);
  g_test_add_func ("/ui/match-parts/clock-at", test_clock_at);
  g_test_add_func ("/ui/match-parts/unbroken", test_unbroken);
  return g_test_run ();
}
