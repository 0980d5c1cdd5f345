/* SPDX-License-Identifier: GPL-3.0-or-later */

/* How much of a window the pitch takes: the playing area alone, that is all spaces together without
 * frame and benches, in every game, at every stage and at five sizes of window; and that what is
 * beside, above and below it stays in its place and covers nothing. */

#include "application-fixture.h"
#include "sv-action-bar.h"
#include "sv-board-view.h"
#include "sv-card-panel.h"
#include "sv-games.h"
#include "sv-line-bar.h"
#include "sv-match-page.h"
#include "sv-match-pitch.h"
#include "sv-panel.h"
#include "sv-prompt-bar.h"
#include "sv-scoreboard.h"
#include "sv-settings.h"
#include "sv-throw-strip.h"
#include "sv-toast.h"

enum { STEPS = 160, EVERY = 16 };

typedef struct {
  int width, height;
  double wide, high; /* the playing area takes one of these parts at least */
} Size;

static const Size sizes[] = {
  { 1600, 1000, 0.68, 0.80 }, { 1280, 720, 0.68, 0.80 }, { 1040, 780, 0.66, 0.74 },
  { 1024, 600, 0.70, 0.70 },  { 400, 800, 0.90, 0.50 },
};

static SvBoardSurface *
find_board (SvWindow *window)
{
  return SV_BOARD_SURFACE (find (window, SV_TYPE_BOARD_VIEW));
}

/* The playing area is large enough. Half-time, the end and a close-up of the goal are other
 * pictures. */
static void
assert_large (SvWindow *window, SvMatch *match, const Size *size)
{
  SvBoardSurface *board = find_board (window);
  double x, y, w, h;

  if (!gtk_widget_get_child_visible (
          gtk_widget_get_ancestor (GTK_WIDGET (board), SV_TYPE_MATCH_PITCH)) ||
      board->board != sv_match_get_board (match))
    return;
  sv_fit_play_box (&board->layout.fit, &x, &y, &w, &h);
  if (w < size->wide * size->width && h < size->high * size->height)
    g_error ("%s at %d × %d, step %u: %.3f of the width, %.3f of the height",
             sv_match_get_game (match)->id, size->width, size->height, sv_match_get_length (match),
             w / size->width, h / size->height);
}

/* The part of the page of a type, if it is to be seen. */
static gboolean
place_of (SvWindow *window, GType type, guint n, graphene_rect_t *box)
{
  GtkWidget *part = find_nth (window, type, n);

  return part != NULL && gtk_widget_get_mapped (part) &&
         gtk_widget_compute_bounds (part, GTK_WIDGET (window), box);
}

/* No part of the page lies over another or outside the window. */
static void
assert_apart (SvWindow *window)
{
  const GType types[] = { SV_TYPE_SCOREBOARD, SV_TYPE_BOARD_VIEW,  SV_TYPE_LINE_BAR,
                          SV_TYPE_PROMPT_BAR, SV_TYPE_THROW_STRIP, SV_TYPE_ACTION_BAR };
  const int width = gtk_widget_get_width (GTK_WIDGET (window));
  const int height = gtk_widget_get_height (GTK_WIDGET (window));
  g_autoptr (GArray) boxes = g_array_new (FALSE, FALSE, sizeof (graphene_rect_t));
  graphene_rect_t box, shared;

  for (gsize i = 0; i < G_N_ELEMENTS (types) + 2; i++) {
    const gboolean card = i >= G_N_ELEMENTS (types);

    if (!place_of (window, card ? SV_TYPE_CARD_PANEL : types[i],
                   card ? (guint)(i - G_N_ELEMENTS (types)) : 0, &box))
      continue;
    g_assert_cmpfloat (box.origin.x, >=, 0);
    g_assert_cmpfloat (box.origin.y, >=, 0);
    g_assert_cmpfloat (box.origin.x + box.size.width, <=, width);
    g_assert_cmpfloat (box.origin.y + box.size.height, <=, height);
    for (guint k = 0; k < boxes->len; k++)
      if (graphene_rect_intersection (&box, &g_array_index (boxes, graphene_rect_t, k), &shared) &&
          shared.size.width > 1 && shared.size.height > 1)
        g_error ("part %u lies over part %u at %d × %d: %d + %d, %d", (unsigned)i, k, width, height,
                 (int)g_array_index (boxes, graphene_rect_t, k).origin.y,
                 (int)g_array_index (boxes, graphene_rect_t, k).size.height, (int)box.origin.y);
    g_array_append_val (boxes, box);
  }
}

/* Scoreboard, line, dice and prompt are where they were. */
static void
assert_same_places (SvWindow *window, graphene_rect_t places[4], gboolean first)
{
  const GType types[] = { SV_TYPE_SCOREBOARD, SV_TYPE_LINE_BAR, SV_TYPE_THROW_STRIP,
                          SV_TYPE_PROMPT_BAR };

  for (gsize i = 0; i < G_N_ELEMENTS (types); i++) {
    graphene_rect_t box;

    g_assert_true (place_of (window, types[i], 0, &box));
    if (first)
      places[i] = box;
    g_assert_cmpfloat (box.origin.x, ==, places[i].origin.x);
    g_assert_cmpfloat (box.origin.y, ==, places[i].origin.y);
  }
}

/* A sentence that is told over the page covers nobody who acts, also if it was told some events
 * ago. */
static void
assert_tells_beside (SvWindow *window, SvMatch *match)
{
  const unsigned acting = SV_PIECE_ACTIVE | SV_PIECE_ATTACKER | SV_PIECE_DEFENDER;
  const SvView *view = sv_match_get_view (match);
  graphene_rect_t toast, piece;

  if (sv_toast_get_sentence (SV_TOAST (find (window, SV_TYPE_TOAST))) == NULL)
    sv_tell (GTK_WIDGET (window), "A match goes on while a sentence like this one is read.");
  settle ();
  gtk_test_widget_wait_for_draw (GTK_WIDGET (window));
  g_assert_true (place_of (window, SV_TYPE_TOAST, 0, &toast));
  g_assert_cmpfloat (toast.size.height, >, 0);
  for (int i = 0; i < view->n_pieces; i++)
    if ((view->pieces[i].flags & acting) != 0 &&
        sv_board_surface_get_bounds (find_board (window), i, -1, GTK_WIDGET (window), &piece))
      g_assert_false (graphene_rect_intersection (&toast, &piece, NULL));
}

static SvWindow *
show_match (SvMatch *match, const Size *size)
{
  SvWindow *window = new_window ();

  gtk_window_set_default_size (GTK_WINDOW (window), size->width, size->height);
  sv_window_show_match (window, match);
  show (window);
  settle ();
  gtk_test_widget_wait_for_draw (GTK_WIDGET (window));
  return window;
}

/* Play on from the line-up; whenever the page is drawn again, the pitch is large. */
static void
play_in (const SvGame *game, const Size *size)
{
  g_autoptr (SvVariantDoc) variant = sv_variant_doc_new (game);
  g_autoptr (SvMatch) match = sv_match_new (sv_match_doc_new (variant, NULL, NULL, NULL));
  SvWindow *window = show_match (match, size);
  graphene_rect_t places[4];
  gboolean first = TRUE;
  SvRng rng;

  sv_rng_seed (&rng, 5);
  for (int i = 0; i < STEPS; i++) {
    unsigned n;
    const SvEvent *legal = sv_match_get_legal (match, &n);

    if (i % EVERY == 0) {
      gtk_test_widget_wait_for_draw (GTK_WIDGET (window));
      settle ();
      gtk_test_widget_wait_for_draw (GTK_WIDGET (window));
      assert_large (window, match, size);
      GtkWidget *panel = find (window, SV_TYPE_PANEL);
      if (panel == NULL || !gtk_widget_get_mapped (panel)) {
        assert_apart (window);
        assert_same_places (window, places, first);
        assert_tells_beside (window, match);
        first = FALSE;
      }
    }
    if (n == 0 || !sv_match_choose (match, legal[sv_rng_below (&rng, n)], NULL))
      break;
  }
  destroy (window);
}

static void
test_play (gconstpointer game)
{
  g_settings_set_string (sv_settings (), "pace", "at-once");
  for (gsize i = 0; i < G_N_ELEMENTS (sizes); i++)
    play_in (game, &sizes[i]);
}

/* With real dice there is a button for each face. */
static void
test_real_dice (gconstpointer game)
{
  g_settings_set_string (sv_settings (), "pace", "at-once");
  g_settings_set_string (sv_settings (), "dice", "table");
  for (gsize i = 0; i < G_N_ELEMENTS (sizes); i++)
    play_in (game, &sizes[i]);
  g_settings_reset (sv_settings (), "dice");
}

int
main (int argc, char *argv[])
{
  const SvGame *const *games = sv_games ();

  begin (&argc, &argv);
  for (unsigned i = 0; games[i] != NULL && games[i]->offered; i++) {
    g_autofree char *play = g_strconcat ("/pitch-size/play-in-five-windows/", games[i]->id, NULL);
    g_autofree char *real = g_strconcat ("/pitch-size/throw-real-dice/", games[i]->id, NULL);

    g_test_add_data_func (play, games[i], test_play);
    g_test_add_data_func (real, games[i], test_real_dice);
  }
  return run_tests ();
}
