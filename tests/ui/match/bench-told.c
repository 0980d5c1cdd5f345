/* SPDX-License-Identifier: GPL-3.0-or-later */

/* What a frame costs while a goal is told in a window of 1600 × 1000, in processor time of the program:
 * the die rolls, its meaning stands there, the ball flies, confetti falls. */

#include "figures.h"
#include "play-fixture.h"
#include "sv-games.h"
#include "sv-match-page.h"
#include "sv-quick-match.h"
#include "worked-example.h"

enum { WIDTH = 1600, HEIGHT = 1000, MAX_FRAMES = 1000 };

/* What a frame may take. */
static const double TARGET_MS = 4;

typedef struct {
  SvTeller *teller;
  SvTelling telling; /* in the frame before */
  double before;
  unsigned n[SV_TELLING_GOAL + 1];
  double frames[SV_TELLING_GOAL + 1][MAX_FRAMES];
} Run;

/* All that happened since the last time belongs to the frame that began then. */
static gboolean
tick_cb (GtkWidget *widget, GdkFrameClock *clock, gpointer data)
{
  Run *run = data;
  const double now = figures_processor_ms ();

  if (run->n[run->telling] < MAX_FRAMES)
    run->frames[run->telling][run->n[run->telling]++] = now - run->before;
  run->telling = sv_teller_get_telling (run->teller);
  run->before = now;
  return G_SOURCE_CONTINUE;
}

static void
wait_until_told (SvTeller *teller)
{
  while (sv_teller_get_telling (teller) != SV_TELLING_NOTHING)
    g_main_context_iteration (NULL, TRUE);
}

int
main (int argc, char *argv[])
{
  static const char *const names[] = { [SV_TELLING_ROLL] = "a die rolls",
                                       [SV_TELLING_MEANING] = "it is read",
                                       [SV_TELLING_SHOT] = "the ball flies",
                                       [SV_TELLING_GOAL] = "confetti falls" };
  static Run run;

  gtk_init ();
  g_object_set (gtk_settings_get_default (), "gtk-enable-animations", TRUE, NULL);
  g_autoptr (SvMatch) match = sv_quick_match_new (sv_games ()[0], NULL, NULL);
  SvMatchPage *page = SV_MATCH_PAGE (g_object_new (SV_TYPE_MATCH_PAGE, NULL));
  GtkWidget *window = gtk_window_new ();

  play (match, EXAMPLE_TO_SHOT);
  sv_match_page_set_match (page, match);
  gtk_window_set_decorated (GTK_WINDOW (window), FALSE);
  gtk_window_set_default_size (GTK_WINDOW (window), WIDTH, HEIGHT);
  gtk_window_set_child (GTK_WINDOW (window), GTK_WIDGET (page));
  gtk_window_present (GTK_WINDOW (window));
  gtk_test_widget_wait_for_draw (window);
  run.teller = sv_match_page_get_teller (page);
  run.before = figures_processor_ms ();
  gtk_widget_add_tick_callback (window, tick_cb, &run, NULL);
  play (match, "die 6");
  wait_until_told (run.teller);
  play (match, "die 2");
  wait_until_told (run.teller);
  for (unsigned i = SV_TELLING_ROLL; i < G_N_ELEMENTS (names); i++) {
    const double first = run.frames[i][0];
    const double median = figures_median (run.frames[i] + 1, run.n[i] - 1);

    g_print ("%-16s first %6.3f, %4u more, median %6.3f, max %6.3f ms (at most %g)\n", names[i],
             first, run.n[i] - 1, median, run.frames[i][run.n[i] - 1], TARGET_MS);
  }
  gtk_window_destroy (GTK_WINDOW (window));
  return 0;
}
