/* SPDX-License-Identifier: GPL-3.0-or-later */

/* What is written beside and below the pitch, at half-time and at the end has its place, in Dutch,
 * whose words are longer, and with long names of teams: nothing is cut off or lies over another. */

#include <glib/gi18n.h>
#include <locale.h>

#include "doc-fixture.h"
#include "gtk-fixture.h"
#include "play-fixture.h"
#include "sv-action-bar.h"
#include "sv-course.h"
#include "sv-games.h"
#include "sv-match-page.h"
#include "sv-match-words.h"
#include "sv-panel.h"
#include "sv-prompt-bar.h"
#include "sv-puzzle.h"
#include "sv-settings.h"
#include "sv-shown.h"
#include "sv-throw-strip.h"
#include "window-fixture.h"

/* Every so many events the time is over, where a game has one; and after so many there is something
 * to tell. */
enum { HALF_LENGTH = 250, PLAYED = 200 };

static const struct {
  int width, height;
} sizes[] = { { 1600, 1000 }, { 1024, 600 }, { 400, 800 } };

/* Any events, so many at least, until the match is at this stage; NULL: it never is. */
static SvMatch *
play_to (const SvGame *game, SvStage stage, unsigned least)
{
  g_autoptr (SvVariantDoc) variant = sv_variant_doc_new (game);
  g_autoptr (SvTeamDoc) first = named_team (game, "Sportvereniging Noorderwind en Zuiderzon");
  g_autoptr (SvTeamDoc) second = named_team (game, "Zwaluwen-Vooruit-Combinatie Westerkwartier");
  SvMatchDoc *doc = new_doc (variant, first, second);
  SvView view;
  SvRng rng;

  sv_rng_seed (&rng, 3);
  for (unsigned i = 1;; i++) {
    game->view (sv_history_get_setup (doc->history), sv_history_get_state (doc->history), &view);
    if (view.stage == stage && i > least)
      return sv_match_new (doc);
    if (i % HALF_LENGTH == 0 &&
        sv_history_append (doc->history, sv_event_time (), 0) == SV_HISTORY_OK)
      continue;
    if (!append_any (doc, &rng, 0)) {
      sv_match_doc_free (doc);
      return NULL;
    }
  }
}

static gboolean
is_words (GtkWidget *widget, gconstpointer data)
{
  return GTK_IS_LABEL (widget) && gtk_widget_get_mapped (widget) &&
         *gtk_label_get_text (GTK_LABEL (widget)) != '\0';
}

/* Of what does not fit in one line the whole is told to who points at it. */
static void
assert_whole (GtkWidget *label)
{
  PangoLayout *layout = gtk_label_get_layout (GTK_LABEL (label));
  int width, height;

  pango_layout_get_pixel_size (layout, &width, &height);
  if (pango_layout_is_ellipsized (layout))
    g_assert_true (gtk_widget_get_has_tooltip (label));
  g_assert_cmpint (width, <=, gtk_widget_get_width (label) + 1);
  g_assert_cmpint (height, <=, gtk_widget_get_height (label) + 1);
}

/* Where letters of label are to be seen in widget, however much room there is around them; FALSE:
 * one has to scroll to them. */
static gboolean
letters_of (GtkWidget *label, GtkWidget *widget, graphene_rect_t *at)
{
  GtkWidget *scroller = gtk_widget_get_ancestor (label, GTK_TYPE_SCROLLED_WINDOW);
  PangoRectangle ink;
  graphene_point_t corner;
  graphene_rect_t seen;
  int x, y;

  pango_layout_get_pixel_extents (gtk_label_get_layout (GTK_LABEL (label)), &ink, NULL);
  gtk_label_get_layout_offsets (GTK_LABEL (label), &x, &y);
  g_assert_true (gtk_widget_compute_point (
      label, widget, &GRAPHENE_POINT_INIT ((float)(x + ink.x), (float)(y + ink.y)), &corner));
  *at = GRAPHENE_RECT_INIT (corner.x, corner.y, (float)ink.width, (float)ink.height);
  return scroller == NULL || (gtk_widget_compute_bounds (scroller, widget, &seen) &&
                              graphene_rect_intersection (at, &seen, at));
}

/* The words in widget are whole, within it, and beside each other. */
static void
assert_legible (GtkWidget *widget)
{
  g_autoptr (GArray) places = g_array_new (FALSE, FALSE, sizeof (graphene_rect_t));
  graphene_rect_t box;
  GtkWidget *label;

  g_assert_true (gtk_widget_compute_bounds (widget, widget, &box));
  for (guint n = 0; (label = find_where (widget, is_words, NULL, n)) != NULL; n++) {
    graphene_rect_t at;

    g_test_message ("“%s”", gtk_label_get_text (GTK_LABEL (label)));
    assert_whole (label);
    if (!letters_of (label, widget, &at))
      continue;
    g_assert_true (graphene_rect_contains_rect (&box, &at));
    for (guint i = 0; i < places->len; i++)
      g_assert_false (
          graphene_rect_intersection (&at, &g_array_index (places, graphene_rect_t, i), NULL));
    g_array_append_val (places, at);
  }
  g_assert_cmpuint (places->len, >, 0);
}

/* Whatever of a type is to be seen on the page. */
static void
assert_all_legible (SvMatchPage *page, GType type)
{
  GtkWidget *widget;

  for (guint n = 0; (widget = find_nth (page, type, n)) != NULL; n++)
    if (gtk_widget_get_mapped (widget))
      assert_legible (widget);
}

/* The prompt has the room that it needs. */
static void
assert_prompt_apart (SvMatchPage *page)
{
  GtkWidget *widget = GTK_WIDGET (page);
  graphene_rect_t prompt, dice;

  g_assert_true (gtk_widget_compute_bounds (find (page, SV_TYPE_PROMPT_BAR), widget, &prompt));
  g_assert_true (gtk_widget_compute_bounds (find (page, SV_TYPE_THROW_STRIP), widget, &dice));
  g_assert_false (graphene_rect_intersection (&prompt, &dice, NULL));
}

static void
test_stage (const SvGame *game, SvStage stage, unsigned least, GType type)
{
  g_settings_set_string (sv_settings (), "pace", "at-once");
  for (gsize i = 0; i < G_N_ELEMENTS (sizes); i++) {
    g_autoptr (SvMatch) match = play_to (game, stage, least);

    if (match == NULL) {
      g_test_skip ("It is never at this stage");
      return;
    }
    SvMatchPage *page = SV_MATCH_PAGE (g_object_new (SV_TYPE_MATCH_PAGE, NULL));
    g_test_message ("%d × %d", sizes[i].width, sizes[i].height);
    sv_match_page_set_match (page, match);
    GtkWidget *window = show_alone (page, sizes[i].width, sizes[i].height);
    settle ();
    gtk_test_widget_wait_for_draw (window);
    assert_all_legible (page, type);
    assert_prompt_apart (page);
    gtk_window_destroy (GTK_WINDOW (window));
    settle ();
  }
}

static void
test_play (gconstpointer game)
{
  test_stage (game, SV_STAGE_PLAY, PLAYED, SV_TYPE_PROMPT_BAR);
}

static void
test_break (gconstpointer game)
{
  test_stage (game, SV_STAGE_BREAK, 0, SV_TYPE_PANEL);
}

static void
test_end (gconstpointer game)
{
  test_stage (game, SV_STAGE_OVER, 0, SV_TYPE_PANEL);
}

/* A match that ended with so many goals at least, half of them before half-time. */
static SvMatch *
play_goals (const SvGame *game, int goals)
{
  g_autoptr (SvVariantDoc) variant = sv_variant_doc_new (game);
  g_autoptr (SvTeamDoc) first = named_team (game, "Sportvereniging Noorderwind en Zuiderzon");
  g_autoptr (SvTeamDoc) second = named_team (game, "Zwaluwen-Vooruit-Combinatie Westerkwartier");
  SvMatchDoc *doc = new_doc (variant, first, second);
  SvView view;
  SvRng rng;

  sv_rng_seed (&rng, 3);
  do {
    game->view (sv_history_get_setup (doc->history), sv_history_get_state (doc->history), &view);
    if (view.score[0] + view.score[1] >= (view.period == 1 ? goals / 2 : goals) &&
        sv_history_append (doc->history, sv_event_time (), 0) == SV_HISTORY_OK)
      continue;
    append_any (doc, &rng, 0);
  } while (view.stage != SV_STAGE_OVER);
  return sv_match_new (doc);
}

/* Thirty goals and all that was counted are on the page at its end without scrolling, beside or
 * above the buttons, in each of these windows. */
static void
test_many_goals (void)
{
  static const struct {
    int width, height;
  } windows[] = { { 1040, 733 }, { 1000, 653 }, { 1280, 673 }, { 1024, 553 }, { 400, 753 } };
  const SvGame *game = sv_game_by_id ("strafworp");

  g_settings_set_string (sv_settings (), "pace", "at-once");
  for (gsize i = 0; i < G_N_ELEMENTS (windows); i++) {
    g_autoptr (SvMatch) match = play_goals (game, 30);
    const SvView *view = sv_match_get_view (match);
    SvMatchPage *page = SV_MATCH_PAGE (g_object_new (SV_TYPE_MATCH_PAGE, NULL));
    graphene_rect_t box;

    g_assert_cmpint (view->score[0] + view->score[1], >=, 30);
    sv_match_page_set_match (page, match);
    GtkWidget *window = show_alone (page, windows[i].width, windows[i].height);
    settle ();
    gtk_test_widget_wait_for_draw (window);
    GtkWidget *panel = find (page, SV_TYPE_PANEL);
    GtkScrolledWindow *scroller =
        GTK_SCROLLED_WINDOW (gtk_widget_get_template_child (panel, SV_TYPE_PANEL, "scroller"));
    GtkAdjustment *place = gtk_scrolled_window_get_vadjustment (scroller);
    g_test_message ("%d × %d: %d goals, %.0f of %.0f", windows[i].width, windows[i].height,
                    view->score[0] + view->score[1], gtk_adjustment_get_page_size (place),
                    gtk_adjustment_get_upper (place));
    g_assert_cmpfloat (gtk_adjustment_get_upper (place), <=, gtk_adjustment_get_page_size (place));
    GtkWidget *buttons =
        GTK_WIDGET (gtk_widget_get_template_child (panel, SV_TYPE_PANEL, "buttons"));
    g_assert_true (gtk_widget_compute_bounds (buttons, panel, &box));
    g_assert_cmpfloat (box.origin.y + box.size.height, <=, (float)gtk_widget_get_height (panel));
    g_assert_cmpfloat (box.origin.x, >=, 0);
    g_assert_cmpfloat (box.origin.x + box.size.width, <=, (float)gtk_widget_get_width (panel));
    gtk_window_destroy (GTK_WINDOW (window));
    settle ();
  }
}

/* The words of two buttons side by side are whole on a telephone. */
static void
test_buttons (void)
{
  const SvGame *game = sv_game_by_id ("champions-2020");
  g_autoptr (SvVariantDoc) variant = sv_variant_doc_new (game);
  g_autoptr (SvMatch) match = sv_match_new (sv_match_doc_new (variant, NULL, NULL, NULL));
  unsigned n;

  g_assert_true (sv_match_choose (match, sv_match_get_legal (match, &n)[0], NULL));
  SvMatchPage *page = SV_MATCH_PAGE (g_object_new (SV_TYPE_MATCH_PAGE, NULL));
  sv_match_page_set_match (page, match);
  GtkWidget *window = show_alone (page, 400, 800);
  settle ();
  gtk_test_widget_wait_for_draw (window);
  GtkWidget *button = find_button (find (page, SV_TYPE_ACTION_BAR), "De vaste spelers", 0);
  assert_whole (gtk_button_get_child (GTK_BUTTON (button)));
  gtk_window_destroy (GTK_WINDOW (window));
  settle ();
}

/* A match in which somebody may try to stop a pass: there is a button for the only one who can, and
 * one for letting the ball pass. */
static SvMatch *
play_to_buttons (void)
{
  g_autoptr (SvVariantDoc) variant = sv_variant_doc_new (sv_game_by_id ("champions-2020"));
  SvMatch *match = sv_match_new (sv_match_doc_new (variant, NULL, NULL, NULL));

  play (match, "formation 3-3-4,auto,formation 3-4-3,auto,put e12,put e10,put e6,put e0,put e2,"
               "put e8,die 6,die 2,ball f5,ball g4,ball g3,ball g2,ball g1");
  g_assert_cmpint (sv_shown_get_single (match), >=, 0);
  return match;
}

static void
get_place (SvMatchPage *page, GType type, graphene_rect_t *place)
{
  g_assert_true (gtk_widget_compute_bounds (find (page, type), GTK_WIDGET (page), place));
}

/* Prompt, buttons and throw lie below each other, and their words are whole, also in large letters
 * on a telephone. */
static void
assert_apart (int width, int height)
{
  g_autoptr (SvMatch) match = play_to_buttons ();
  SvMatchPage *page = SV_MATCH_PAGE (g_object_new (SV_TYPE_MATCH_PAGE, NULL));
  graphene_rect_t prompt, buttons, dice;

  sv_match_page_set_match (page, match);
  GtkWidget *window = show_alone (page, width, height);
  settle ();
  gtk_test_widget_wait_for_draw (window);
  get_place (page, SV_TYPE_PROMPT_BAR, &prompt);
  get_place (page, SV_TYPE_ACTION_BAR, &buttons);
  get_place (page, SV_TYPE_THROW_STRIP, &dice);
  g_assert_false (graphene_rect_intersection (&prompt, &buttons, NULL));
  g_assert_false (graphene_rect_intersection (&buttons, &dice, NULL));
  g_assert_false (graphene_rect_intersection (&prompt, &dice, NULL));
  assert_legible (find (page, SV_TYPE_PROMPT_BAR));
  assert_legible (find (page, SV_TYPE_ACTION_BAR));
  GtkWidget *button, *bar = find (page, SV_TYPE_ACTION_BAR);
  for (guint n = 0; (button = find_where (bar, is_words, NULL, n)) != NULL; n++)
    g_assert_false (pango_layout_is_ellipsized (gtk_label_get_layout (GTK_LABEL (button))));
  gtk_window_destroy (GTK_WINDOW (window));
  settle ();
}

static void
test_apart (void)
{
  static const int places[][2] = { { 400, 653 }, { 1000, 653 }, { 1366, 720 } };
  GtkSettings *settings = gtk_settings_get_default ();
  g_autofree char *usual = NULL;

  g_settings_set_string (sv_settings (), "pace", "at-once");
  g_object_get (settings, "gtk-font-name", &usual, NULL);
  for (unsigned large = 0; large < 2; large++) {
    g_object_set (settings, "gtk-font-name", large ? "Cantarell 16" : usual, NULL);
    for (gsize i = 0; i < G_N_ELEMENTS (places); i++) {
      g_test_message ("%d × %d, large %u", places[i][0], places[i][1], large);
      assert_apart (places[i][0], places[i][1]);
    }
  }
  g_object_set (settings, "gtk-font-name", usual, NULL);
}

/* First matches and puzzles call their teams as the library does, and short after that. */
static void
test_names (void)
{
  const SvGame *game = sv_game_by_id ("eleven");
  g_autoptr (SvMatch) lesson = sv_course_new_match (sv_course_load (game), 0);
  g_autoptr (SvMatch) puzzle = sv_puzzle_new_match (sv_puzzle_load (game), 0);
  g_autofree char *letters = sv_match_dup_team_short_name (lesson, 0);

  g_assert_cmpstr (sv_match_get_team_name (lesson, 0), ==, "Roodborstjes");
  g_assert_cmpstr (letters, ==, "ROO");
  g_assert_cmpstr (sv_match_get_team_name (puzzle, 1), ==, "Witte Reigers");
}

int
main (int argc, char **argv)
{
  static const struct {
    const char *name;
    GTestDataFunc test;
  } tests[] = { { "play", test_play }, { "break", test_break }, { "end", test_end } };
  const SvGame *const *games = sv_games ();

  g_setenv ("LANGUAGE", "nl", TRUE);
  start_gtk (&argc, &argv); /* in English */
  if (setlocale (LC_ALL, "nl_NL.UTF-8") == NULL) {
    g_print ("1..0 # SKIP no Dutch locale\n");
    return 0;
  }
  bindtextdomain (GETTEXT_PACKAGE, SV_LOCALE_BUILT);
  textdomain (GETTEXT_PACKAGE);
  g_assert_cmpstr (_ ("Shots"), ==, "Schoten");
  g_test_add_func ("/ui/legible/buttons", test_buttons);
  g_test_add_func ("/ui/legible/prompt-buttons-and-dice-apart", test_apart);
  g_test_add_func ("/ui/legible/names", test_names);
  g_test_add_func ("/ui/legible/see-thirty-goals-at-the-end", test_many_goals);
  for (unsigned i = 0; games[i] != NULL; i++)
    for (gsize k = 0; games[i]->offered && k < G_N_ELEMENTS (tests); k++) {
      g_autofree char *path = g_strconcat ("/ui/legible/", tests[k].name, "/", games[i]->id, NULL);

      g_test_add_data_func (path, games[i], tests[k].test);
    }
  return g_test_run ();
}
