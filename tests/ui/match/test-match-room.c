/* SPDX-License-Identifier: GPL-3.0-or-later */

/* What stands beside the pitch: sentences that have their room, and cards of who acts. */

#include <math.h>

#include "gtk-fixture.h"
#include "play-fixture.h"
#include "sv-board-view.h"
#include "sv-card-panel.h"
#include "sv-games.h"
#include "sv-line-bar.h"
#include "sv-match-comments.h"
#include "sv-match-file.h"
#include "sv-match-page.h"
#include "sv-match-words.h"
#include "sv-prompt-bar.h"
#include "sv-scoreboard.h"
#include "sv-settings.h"
#include "sv-shown.h"
#include "sv-widgets.h"
#include "window-fixture.h"

/* The title bar takes so much of a window's height. */
enum { TITLE_BAR = 47 };

typedef struct {
  int width, height;
} Size;

static const Size sizes[] = { { 1600, 1000 }, { 1280, 720 } };

/* A match of the game, in play. */
static SvMatch *
begin_match (const SvGame *game)
{
  g_autoptr (SvVariantDoc) variant = sv_variant_doc_new (game);
  SvMatch *match = sv_match_new (sv_match_doc_new (variant, NULL, NULL, NULL));
  SvRng rng;

  sv_rng_seed (&rng, 5);
  for (int i = 0; i < 60 || sv_match_get_view (match)->stage != SV_STAGE_PLAY; i++) {
    unsigned n;
    const SvEvent *legal = sv_match_get_legal (match, &n);

    g_assert_true (sv_match_choose (match, legal[sv_rng_below (&rng, n)], NULL));
  }
  return match;
}

/* The page of match in a window of that size. */
static SvMatchPage *
show_match (SvMatch *match, const Size *size)
{
  SvMatchPage *page = SV_MATCH_PAGE (g_object_new (SV_TYPE_MATCH_PAGE, NULL));

  sv_match_page_set_match (page, match);
  GtkWidget *window = show_alone (page, size->width, size->height - TITLE_BAR);
  settle ();
  gtk_test_widget_wait_for_draw (window);
  return page;
}

static void
close_match (SvMatchPage *page)
{
  gtk_window_destroy (GTK_WINDOW (gtk_widget_get_root (GTK_WIDGET (page))));
  settle ();
}

/* All of a prompt of two lines is to be seen, beside the report; and the pitch is as large as with
 * a short one. */
static void
test_two_lines (gconstpointer game)
{
  const Size size = { 1100, 760 };
  g_autoptr (SvMatch) match = begin_match (game);
  SvMatchPage *page = show_match (match, &size);
  GtkWidget *bar = find (page, SV_TYPE_PROMPT_BAR);
  GtkLabel *label = template_child (bar, "label");
  GtkWidget *pitch = find (page, SV_TYPE_BOARD_VIEW);

  g_action_group_activate_action (sv_page_get_actions (SV_PAGE (page), "match"), "replay", NULL);
  sv_prompt_bar_tell (SV_PROMPT_BAR (bar), "Short.");
  /* The page is laid out once more when its parts have taken another form. */
  for (unsigned i = 0; i < 2; i++) {
    settle ();
    gtk_test_widget_wait_for_draw (GTK_WIDGET (page));
  }
  const int high = gtk_widget_get_height (pitch);
  g_autoptr (GString) words = g_string_new ("It is");
  do {
    g_string_append (words, " so");
    sv_prompt_bar_tell (SV_PROMPT_BAR (bar), words->str);
    settle ();
    gtk_test_widget_wait_for_draw (GTK_WIDGET (page));
  } while (pango_layout_get_line_count (gtk_label_get_layout (label)) < 2);

  graphene_rect_t in_bar, in_page;
  int text_height;
  pango_layout_get_pixel_size (gtk_label_get_layout (label), NULL, &text_height);
  g_assert_false (pango_layout_is_ellipsized (gtk_label_get_layout (label)));
  g_assert_true (gtk_widget_compute_bounds (GTK_WIDGET (label), bar, &in_bar));
  g_assert_cmpfloat (in_bar.size.height, >=, text_height);
  g_assert_cmpfloat (in_bar.origin.y + in_bar.size.height, <=, gtk_widget_get_height (bar));
  g_assert_true (gtk_widget_compute_bounds (bar, GTK_WIDGET (page), &in_page));
  g_assert_cmpfloat (in_page.origin.y + in_page.size.height, <=,
                     gtk_widget_get_height (GTK_WIDGET (page)));
  g_assert_cmpint (gtk_widget_get_height (pitch), ==, high);
  close_match (page);
}

static gboolean
at_full_width (GtkLabel *line)
{
  return gtk_widget_get_width (GTK_WIDGET (line)) >= 900;
}

/* A long sentence of what happened last is read at the default size: over the whole width, whole in
 * two lines, and if it is longer still, cut at its end; above prompt and buttons, and the pitch
 * does not jump. */
static void
test_long_line (gconstpointer game)
{
  static const Size windows[] = {
    { 1040, 780 }, { 1000, 700 }, { 1280, 720 }, { 1024, 600 }, { 400, 800 }
  };
  static const char sentence[] =
      "Keeper 1 of Maasburg threw 1, needed 2: not saved. Goal for Zeewijk by "
      "striker 11, who plays it past the post: 3–2.";

  for (gsize i = 0; i < G_N_ELEMENTS (windows); i++) {
    g_autoptr (SvMatch) match = begin_match (game);
    SvMatchPage *page = show_match (match, &windows[i]);
    GtkWidget *bar = find (page, SV_TYPE_LINE_BAR), *pitch = find (page, SV_TYPE_BOARD_VIEW);
    GtkWidget *prompt = find (page, SV_TYPE_PROMPT_BAR);
    GtkLabel *line = template_child (bar, "line");
    const int high = gtk_widget_get_height (pitch);
    graphene_rect_t at, below;
    int text_height;

    sv_line_bar_set_line (SV_LINE_BAR (bar), sentence);
    settle ();
    gtk_test_widget_wait_for_draw (GTK_WIDGET (page));
    PangoLayout *layout = gtk_label_get_layout (line);
    pango_layout_get_pixel_size (layout, NULL, &text_height);
    g_test_message ("%d × %d: %d lines", windows[i].width, windows[i].height,
                    pango_layout_get_line_count (layout));
    g_assert_cmpint (gtk_label_get_ellipsize (line), ==, PANGO_ELLIPSIZE_END);
    /* In a narrow column it may be cut; the whole is told to who points at it. */
    if (windows[i].height >= 700 && windows[i].width >= 1000 && at_full_width (line))
      g_assert_false (pango_layout_is_ellipsized (layout));
    g_assert_cmpint (text_height, <=, gtk_widget_get_height (GTK_WIDGET (line)));
    g_assert_true (gtk_widget_compute_bounds (bar, GTK_WIDGET (page), &at));
    g_assert_true (gtk_widget_compute_bounds (prompt, GTK_WIDGET (page), &below));
    g_assert_cmpfloat (at.origin.y + at.size.height, <=, below.origin.y + 0.5f);
    g_assert_cmpint (gtk_widget_get_height (pitch), ==, high);
    close_match (page);
  }
}

static double
x_on (const SvBoardLayout *layout, double bx)
{
  double x, y;

  sv_fit_to_pixels (&layout->fit, bx, (double)layout->fit.board->h / 2.0, &x, &y);
  return x;
}

/* What stands left, stands left everywhere: in the title, on the scoreboard, its cards, its bench, and its end of
 * the pitch. */
static void
assert_sides (SvMatchPage *page, SvMatch *match, int left)
{
  const SvView *view = sv_match_get_view (match);
  const SvBoardSurface *board = SV_BOARD_SURFACE (find (page, SV_TYPE_BOARD_VIEW));
  const char *team = sv_match_get_team_name (match, left);
  g_autofree char *cards = g_strconcat ("Cards of ", team, NULL);
  g_autofree char *title = sv_match_dup_title (match);

  g_assert_true (g_str_has_prefix (title, team));
  g_assert_cmpstr (said (find (page, SV_TYPE_SCOREBOARD), "name_left"), ==, team);
  gtk_test_accessible_assert_property (GTK_ACCESSIBLE (find (page, SV_TYPE_CARD_PANEL)),
                                       GTK_ACCESSIBLE_PROPERTY_LABEL, cards);
  if (board->board != sv_match_get_board (match))
    return; /* a close-up has no benches */
  g_assert_cmpint (board->places.bench_of[left], ==, 0);
  if (view->zone_side[0] >= 0)
    g_assert_true ((x_on (&board->layout, 0) < x_on (&board->layout, board->board->w)) ==
                   (view->zone_side[0] == left));
  for (int i = 0; i < view->n_pieces; i++)
    if ((view->pieces[i].flags & SV_PIECE_KEEPER) != 0 && view->pieces[i].space >= 0)
      g_assert_true ((board->rest[i].x < board->layout_width / 2.0) ==
                     (view->pieces[i].side == left));
}

/* Before and after the toss, in each half, and in extra time: wherever teams change ends, the first
 * team stays on the left, and so does the team of the only person. */
static void
play_through (const char *trace, int left)
{
  g_autofree char *path = g_test_build_filename (G_TEST_DIST, "tests/data/traces", trace, NULL);
  g_autoptr (GFile) file = g_file_new_for_path (path);
  g_autoptr (SvMatch) match = sv_match_new_from_file (file, NULL);
  sv_match_set_title (match, "");
  set_kinds (match, left == 0 ? "person" : "greedy", "person");
  SvMatchPage *page = show_match (match, &sizes[1]);
  unsigned periods = 0;

  for (unsigned i = 0; i <= sv_match_get_length (match); i += 7) {
    sv_match_seek (match, i);
    const SvView *view = sv_match_get_view (match);
    if (view->stage == SV_STAGE_BREAK)
      continue;
    gtk_test_widget_wait_for_draw (GTK_WIDGET (gtk_widget_get_root (GTK_WIDGET (page))));
    assert_sides (page, match, left);
    periods |= 1u << view->period;
  }
  g_assert_cmpuint (periods, >, 0);
  close_match (page);
}

static void
test_sides (gconstpointer trace)
{
  play_through (trace, 0);
  play_through (trace, 1);
}

int
main (int argc, char **argv)
{
  static const struct {
    const char *name;
    GTestDataFunc test;
  } tests[] = {
    { "two-lines", test_two_lines },
    { "read-a-long-line", test_long_line },
  };
  static const char *const golden[] = {
    "strafworp/whole-match.svmatch",
    "eleven/shootout.svmatch",
    "champions-2020/whole-match.svmatch",
  };
  const SvGame *const *games = sv_games ();

  start_gtk (&argc, &argv);
  for (unsigned i = 0; games[i] != NULL; i++)
    for (gsize k = 0; games[i]->offered && k < G_N_ELEMENTS (tests); k++) {
      g_autofree char *path =
          g_strconcat ("/ui/match-room/", tests[k].name, "/", games[i]->id, NULL);

      g_test_add_data_func (path, games[i], tests[k].test);
    }
  for (gsize i = 0; i < G_N_ELEMENTS (golden); i++) {
    g_autofree char *path = g_strconcat ("/ui/match-room/sides/", golden[i], NULL);

    g_test_add_data_func (path, golden[i], test_sides);
  }
  return g_test_run ();
}
