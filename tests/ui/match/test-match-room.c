/* SPDX-License-Identifier: GPL-3.0-or-later */

/* How much of a window the pitch takes, its benches included, in every game and at the sizes of a
 * canteen's screen, a laptop, a small laptop and a telephone; and what stands beside it. */

#include <math.h>

#include "gtk-fixture.h"
#include "play-fixture.h"
#include "sv-board-view.h"
#include "sv-bulletin.h"
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
#include "sv-squad-panel.h"
#include "sv-widgets.h"
#include "window-fixture.h"

/* The title bar takes so much of a window's height. */
enum { TITLE_BAR = 47 };

typedef struct {
  int width, height;
  double wide, high; /* one of these parts of the window at least, benches included */
} Size;

static const Size sizes[] = {
  { 1600, 1000, 0.75, 0.68 },
  { 1280, 720, 0.75, 0.68 },
  { 1024, 600, 0.75, 0.68 },
  { 400, 800, 0.94, 2 },
};

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

static void
test_room (gconstpointer data)
{
  const SvGame *game = data;

  g_settings_set_string (sv_settings (), "pace", "at-once");
  for (gsize i = 0; i < G_N_ELEMENTS (sizes); i++) {
    const Size *size = &sizes[i];
    g_autoptr (SvMatch) match = begin_match (game);
    SvMatchPage *page = show_match (match, size);

    const SvBoardLayout *layout =
        &SV_BOARD_SURFACE (find (GTK_WIDGET (page), SV_TYPE_BOARD_VIEW))->layout;
    const SvBox *pitch = &layout->pitch, *bench = &layout->benches[1];
    const double right = MAX (pitch->x + pitch->w, bench->x + bench->w);
    const double bottom = MAX (pitch->y + pitch->h, bench->y + bench->h);
    const double wide = (right - MIN (pitch->x, layout->benches[0].x)) / size->width;
    const double high = (bottom - pitch->y) / size->height;

    g_test_message ("%s at %d × %d: %.3f of the width, %.3f of the height", game->id, size->width,
                    size->height, wide, high);
    /* Upright it may be larger still than across the whole width. */
    const SvBoard *board = sv_match_get_board (match);
    const double across = size->wide * size->width / (double)(board->w + 2 * board->margin);

    g_assert_true (wide >= size->wide || high >= size->high ||
                   (size->width < size->height && layout->fit.scale >= across));
    close_match (page);
  }
}

/* All of a prompt of two lines is to be seen, beside the report; and the pitch is as large as with
 * a short one. */
static void
test_two_lines (gconstpointer game)
{
  const Size size = { 1100, 760, 0, 0 };
  g_autoptr (SvMatch) match = begin_match (game);
  SvMatchPage *page = show_match (match, &size);
  GtkWidget *bar = find (page, SV_TYPE_PROMPT_BAR);
  GtkLabel *label = template_child (bar, "label");
  GtkWidget *pitch = find (page, SV_TYPE_BOARD_VIEW);

  g_action_group_activate_action (sv_page_get_actions (SV_PAGE (page), "match"), "replay", NULL);
  sv_prompt_bar_tell (SV_PROMPT_BAR (bar), "Short.");
  settle ();
  gtk_test_widget_wait_for_draw (GTK_WIDGET (page));
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

/* A long sentence of what happened last is read at the default size: over the whole width, whole in
 * two lines, and if it is longer still, cut at its end; above prompt and buttons, and the pitch
 * does not jump. */
static void
test_long_line (gconstpointer game)
{
  static const Size windows[] = { { 1040, 780, 0, 0 },
                                  { 1000, 700, 0, 0 },
                                  { 1280, 720, 0, 0 },
                                  { 1024, 600, 0, 0 },
                                  { 400, 800, 0, 0 } };
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
    if (windows[i].height >= 700 && windows[i].width >= 1000)
      g_assert_false (pango_layout_is_ellipsized (layout));
    g_assert_cmpint (text_height, <=, gtk_widget_get_height (GTK_WIDGET (line)));
    g_assert_true (gtk_widget_compute_bounds (bar, GTK_WIDGET (page), &at));
    g_assert_true (gtk_widget_compute_bounds (prompt, GTK_WIDGET (page), &below));
    g_assert_cmpfloat (at.origin.y + at.size.height, <=, below.origin.y + 0.5f);
    g_assert_cmpint (gtk_widget_get_height (pitch), ==, high);
    close_match (page);
  }
}

static GtkLabel *
find_label (GtkWidget *widget, guint n)
{
  return GTK_LABEL (find_nth (widget, GTK_TYPE_LABEL, n));
}

/* What the bulletins say is what came of the match, as far as it is told. */
static void
assert_bulletins (SvMatchPage *page, SvMatch *match)
{
  const int left = sv_match_get_left (match);
  g_autoptr (SvFacts) facts = sv_match_dup_facts (match);

  for (int i = 0; i < 2; i++) {
    const int side = i == 0 ? left : 1 - left;
    GtkWidget *bulletin = find_nth (page, SV_TYPE_BULLETIN, (guint)i);
    const guint n = facts->notes[side]->len;
    g_autofree char *shots = g_strdup_printf ("%u", facts->shots[side]);
    g_autofree char *goals = g_strdup_printf ("%d", sv_shown (match)->view.score[side]);
    g_autofree char *scorers = sv_match_dup_scorers (match, facts->goals, side);

    g_assert_cmpstr (gtk_label_get_text (find_label (bulletin, 0)), ==, shots);
    g_assert_cmpstr (gtk_label_get_text (find_label (bulletin, 2)), ==, goals);
    g_assert_cmpstr (gtk_label_get_text (find_label (bulletin, 4)), ==, scorers);
    if (n == 0)
      continue;
    const SvLoggedNote *last = &g_array_index (facts->notes[side], SvLoggedNote, n - 1);
    g_autoptr (GPtrArray) lines = sv_match_dup_report (match, last->event);
    const SvReportLine *line = g_ptr_array_index (lines, last->note);
    GtkWidget *sentence = g_object_ref_sink (gtk_label_new (NULL));
    sv_label_set_sentence (GTK_LABEL (sentence), line->sentence);
    g_assert_true (g_str_has_suffix (gtk_label_get_text (find_label (bulletin, 5)),
                                     gtk_label_get_text (GTK_LABEL (sentence))));
    g_object_unref (sentence);
  }
}

/* On a large screen they are there from the beginning and never run ahead; on a telephone there is
 * no room. */
static void
test_bulletins (gconstpointer data)
{
  g_autoptr (SvMatch) match = begin_match (data);
  SvRng rng;

  g_settings_set_string (sv_settings (), "pace", "normal");
  SvMatchPage *page = show_match (match, &sizes[0]);
  sv_rng_seed (&rng, 7);
  for (int i = 0; i < 2; i++)
    g_assert_true (gtk_widget_get_mapped (find_nth (page, SV_TYPE_BULLETIN, (guint)i)));
  for (int i = 0; i < 60 && sv_match_get_node (match)->kind != SV_NODE_OVER; i++) {
    unsigned n;
    const SvEvent *legal = sv_match_get_legal (match, &n);

    g_assert_true (sv_match_choose (match, legal[sv_rng_below (&rng, n)], NULL));
    assert_bulletins (page, match);
    sv_announcer_skip (sv_match_page_get_announcer (page));
    assert_bulletins (page, match);
  }
  sv_match_seek (match, 0);
  assert_bulletins (page, match);
  close_match (page);

  page = show_match (match, &sizes[3]);
  g_assert_false (gtk_widget_get_mapped (find (page, SV_TYPE_BULLETIN)));
  close_match (page);
}

/* Whom somebody points at on the pitch is shown large on its own side, and the other side stays. */
static void
test_pointed (gconstpointer data)
{
  const SvGame *game = data;
  g_autoptr (SvMatch) match = begin_match (game);
  SvMatchPage *page = show_match (match, &sizes[0]);
  SvBoardSurface *board = SV_BOARD_SURFACE (find (page, SV_TYPE_BOARD_VIEW));
  const SvView *view = sv_match_get_view (match);

  for (int piece = 0; piece < view->n_pieces; piece++) {
    const int left = sv_match_get_left (match), side = view->pieces[piece].side;
    GtkWidget *panel = find_nth (page, SV_TYPE_CARD_PANEL, side == left ? 0 : 1);
    /* A list has one card: that of whoever acts. */
    const gboolean list = find (panel, SV_TYPE_SQUAD_PANEL) != NULL;
    const int acting = list ? sv_squad_find_acting (match, side) : -1;
    const int meant = acting >= 0 ? acting : piece;
    g_autofree char *label = sv_match_dup_piece_label (match, meant);
    g_autofree char *title = sv_match_dup_piece_title (match, meant);

    sv_board_surface_set_hover (board, piece, view->pieces[piece].space);
    if (!sv_game_has_cards (game))
      g_assert_cmpstr (said (find (panel, SV_TYPE_SQUAD_PANEL), "name"), ==, title);
    else
      g_assert_true (
          g_str_has_prefix (gtk_widget_get_tooltip_text (find (panel, SV_TYPE_CARD_VIEW)), label));
    g_assert_true (
        gtk_widget_get_mapped (sv_game_has_cards (game) ? find (panel, SV_TYPE_CARD_VIEW) : panel));
  }
  sv_board_surface_set_hover (board, -1, -1);
  if (!sv_game_has_cards (game))
    g_assert_cmpstr (said (find (page, SV_TYPE_SQUAD_PANEL), "name"), ==,
                     sv_match_get_team_name (match, sv_match_get_left (match)));
  close_match (page);
}

/* Who has a picture is seen in it, where no cards lie on the table: this one is of one colour. */
static void
test_pointed_picture (void)
{
  g_autoptr (SvMatch) match = begin_match (sv_game_by_id ("eleven"));
  SvMatchPage *page = show_match (match, &sizes[0]);
  SvBoardSurface *board = SV_BOARD_SURFACE (find (page, SV_TYPE_BOARD_VIEW));
  const SvView *view = sv_match_get_view (match);
  const int left = sv_match_get_left (match);
  GtkWidget *emblem = template_child (find (page, SV_TYPE_SQUAD_PANEL), "emblem");
  int piece = 0;

  while (view->pieces[piece].side != left || view->pieces[piece].card != 6)
    piece++;
  sv_board_surface_set_hover (board, piece, view->pieces[piece].space);
  while (colours_of (emblem) <= 8)
    g_main_context_iteration (NULL, TRUE);
  sv_match_get_doc (match)->teams[left]->cards[6].picture = g_strdup (
      "data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR4nGM4Ia"
      "fxHwAEzgIOvZGGtQAAAABJRU5ErkJggg==");
  sv_board_surface_set_hover (board, -1, -1);
  sv_board_surface_set_hover (board, piece, view->pieces[piece].space);
  while (colours_of (emblem) > 8)
    g_main_context_iteration (NULL, TRUE);
  close_match (page);
}

static double
x_on (const SvBoardLayout *layout, double bx)
{
  double x, y;

  sv_fit_to_pixels (&layout->fit, bx, (double)layout->fit.board->h / 2.0, &x, &y);
  return x;
}

/* What stands left, stands left everywhere: in the title, on the scoreboard, its cards, its bulletin, its bench,
 * and its end of the pitch. */
static void
assert_sides (SvMatchPage *page, SvMatch *match, int left)
{
  const SvView *view = sv_match_get_view (match);
  const SvBoardSurface *board = SV_BOARD_SURFACE (find (page, SV_TYPE_BOARD_VIEW));
  const char *team = sv_match_get_team_name (match, left);
  g_autofree char *cards = g_strconcat ("Cards of ", team, NULL);
  g_autofree char *so_far = g_strconcat (team, " so far", NULL);
  g_autofree char *title = sv_page_dup_title (SV_PAGE (page));

  g_assert_true (g_str_has_prefix (title, team));
  g_assert_cmpstr (said (find (page, SV_TYPE_SCOREBOARD), "name_left"), ==, team);
  gtk_test_accessible_assert_property (GTK_ACCESSIBLE (find (page, SV_TYPE_CARD_PANEL)),
                                       GTK_ACCESSIBLE_PROPERTY_LABEL, cards);
  gtk_test_accessible_assert_property (GTK_ACCESSIBLE (find (page, SV_TYPE_BULLETIN)),
                                       GTK_ACCESSIBLE_PROPERTY_LABEL, so_far);
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
    { "room", test_room },
    { "bulletins", test_bulletins },
    { "pointed", test_pointed },
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
  g_test_add_func ("/ui/match-room/pointed-picture", test_pointed_picture);
  for (gsize i = 0; i < G_N_ELEMENTS (golden); i++) {
    g_autofree char *path = g_strconcat ("/ui/match-room/sides/", golden[i], NULL);

    g_test_add_data_func (path, golden[i], test_sides);
  }
  return g_test_run ();
}
