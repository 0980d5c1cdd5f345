/* SPDX-License-Identifier: GPL-3.0-or-later */

/* How much of a window the pitch takes, its benches included, in every game and at the sizes of a
 * canteen's screen, a laptop, a small laptop and a telephone. */

#include <math.h>

#include "sv-board-view.h"
#include "sv-games.h"
#include "sv-match-page.h"
#include "sv-settings.h"
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

static void
test_room (gconstpointer data)
{
  const SvGame *game = data;

  g_settings_set_string (sv_settings (), "pace", "at-once");
  for (gsize i = 0; i < G_N_ELEMENTS (sizes); i++) {
    const Size *size = &sizes[i];
    g_autoptr (SvMatch) match = begin_match (game);
    SvMatchPage *page = SV_MATCH_PAGE (g_object_new (SV_TYPE_MATCH_PAGE, NULL));

    sv_match_page_set_match (page, match);
    GtkWidget *window = show_alone (page, size->width, size->height - TITLE_BAR);
    settle ();
    gtk_test_widget_wait_for_draw (window);

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
    gtk_window_destroy (GTK_WINDOW (window));
    settle ();
  }
}

int
main (int argc, char **argv)
{
  const SvGame *const *games = sv_games ();

  gtk_test_init (&argc, &argv, NULL);
  for (unsigned i = 0; games[i] != NULL; i++) {
    g_autofree char *path = g_strconcat ("/ui/match-room/", games[i]->id, NULL);

    if (games[i]->offered)
      g_test_add_data_func (path, games[i], test_room);
  }
  return g_test_run ();
}
