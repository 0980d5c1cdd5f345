/* SPDX-License-Identifier: GPL-3.0-or-later */

/* What a frame costs while something moves in a window of 1600 × 1000, in processor time of the
 * thread that draws: in each game the last events up to a goal, from the frame in which each is
 * chosen on. What is done between two frames belongs to the second. */

#include "figures.h"
#include "sv-games.h"
#include "sv-match-file.h"
#include "sv-match-page.h"
#include "window-fixture.h"

enum { WIDTH = 1600, HEIGHT = 1000, MAX_EVENTS = 16, MAX_FRAMES = 3000, REST_MS = 300 };

/* What a frame may take. */
static const double TARGET_MS = 4;

/* Events of a match, of which the last ones lead to a goal. */
static const struct {
  const char *match;
  unsigned begin, end;
} stories[] = {
  { "strafworp/whole-match.svmatch", 17, 24 },
  { "eleven/whole-match.svmatch", 52, 59 },
  { "champions-2020/whole-match.svmatch", 248, 257 },
};

typedef struct {
  SvAnnouncer *announcer;
  double before;
  unsigned n_frames; /* in all */
  unsigned n[SV_ANNOUNCEMENT_GOAL + 1];
  double frames[SV_ANNOUNCEMENT_GOAL + 1][MAX_FRAMES];
} Run;

/* All that happened since the last one belongs to the frame. */
static void
painted_cb (Run *run)
{
  const SvAnnouncement announcement = sv_announcer_get_announcement (run->announcer);
  const double now = figures_thread_ms ();

  if (run->n[announcement] < MAX_FRAMES)
    run->frames[announcement][run->n[announcement]++] = now - run->before;
  run->before = now;
  run->n_frames++;
}

static gboolean
over_cb (gpointer over)
{
  *(gboolean *)over = TRUE;
  return G_SOURCE_REMOVE;
}

/* Until all is told, and nothing has been painted for a while. */
static void
wait_for_rest (Run *run)
{
  unsigned n;

  do {
    gboolean over = FALSE;

    n = run->n_frames;
    g_timeout_add (REST_MS, over_cb, &over);
    while (!over)
      g_main_context_iteration (NULL, TRUE);
  } while (sv_announcer_get_announcement (run->announcer) != SV_ANNOUNCEMENT_NOTHING ||
           run->n_frames != n);
}

static SvMatch *
open_match (const char *name)
{
  g_autofree char *path =
      g_build_filename (g_getenv ("G_TEST_SRCDIR"), "tests", "data", "traces", name, NULL);
  g_autoptr (GFile) file = g_file_new_for_path (path);
  g_autoptr (GError) error = NULL;
  SvMatch *match = sv_match_new_from_file (file, &error);

  g_assert_no_error (error);
  return match;
}

/* A secret is chosen by who has taken the screen over. */
static void
uncover (SvMatchPage *page, Run *run)
{
  GtkWidget *button = find_button (page, "Show", 0);

  if (button == NULL || !gtk_widget_get_mapped (button))
    return;
  g_signal_emit_by_name (button, "clicked");
  wait_for_rest (run);
}

/* Play the events of story i, and let the page show them. */
static void
play_story (unsigned i, Run *run)
{
  g_autoptr (SvMatch) match = open_match (stories[i].match);
  SvMatchPage *page = SV_MATCH_PAGE (g_object_new (SV_TYPE_MATCH_PAGE, NULL));
  GtkWidget *window = gtk_window_new ();
  SvEvent events[MAX_EVENTS];

  for (unsigned k = stories[i].begin; k < stories[i].end; k++)
    events[k - stories[i].begin] = sv_history_get_event (sv_match_get_doc (match)->history, k);
  sv_match_seek (match, stories[i].begin);
  sv_clock_set_paused (sv_match_get_clock (match), FALSE);
  sv_match_choose (match, events[0], NULL);
  sv_match_page_set_match (page, match);
  gtk_window_set_decorated (GTK_WINDOW (window), FALSE);
  gtk_window_set_default_size (GTK_WINDOW (window), WIDTH, HEIGHT);
  gtk_window_set_child (GTK_WINDOW (window), GTK_WIDGET (page));
  gtk_window_present (GTK_WINDOW (window));
  gtk_test_widget_wait_for_draw (window);
  run->announcer = sv_match_page_get_announcer (page);
  g_signal_connect_swapped (gtk_widget_get_frame_clock (window), "after-paint",
                            G_CALLBACK (painted_cb), run);
  wait_for_rest (run);
  memset (run->n, 0, sizeof run->n);
  for (unsigned k = stories[i].begin + 1; k < stories[i].end; k++) {
    sv_clock_set_paused (sv_match_get_clock (match), FALSE);
    uncover (page, run);
    run->before = figures_thread_ms ();
    sv_match_choose (match, events[k - stories[i].begin], NULL);
    wait_for_rest (run);
  }
  gtk_window_destroy (GTK_WINDOW (window));
}

static void
print_figures (Run *run)
{
  static const char *const names[] = { [SV_ANNOUNCEMENT_NOTHING] = "figurines go",
                                       [SV_ANNOUNCEMENT_ROLL] = "a die rolls",
                                       [SV_ANNOUNCEMENT_MEANING] = "it is read",
                                       [SV_ANNOUNCEMENT_SHOT] = "the ball flies",
                                       [SV_ANNOUNCEMENT_GOAL] = "confetti falls" };

  for (unsigned i = 0; i < G_N_ELEMENTS (names); i++) {
    const unsigned n = run->n[i];
    const double median = n > 0 ? figures_median (run->frames[i], n) : 0;
    unsigned slow = 0;

    for (unsigned k = 0; k < n; k++)
      slow += run->frames[i][k] > TARGET_MS;
    if (n > 0)
      g_print ("  %-16s %4u frames, median %6.3f, 95 %% %6.3f, max %6.3f ms, %u above %g\n",
               names[i], n, median, run->frames[i][n * 95 / 100], run->frames[i][n - 1], slow,
               TARGET_MS);
  }
}

int
main (int argc, char *argv[])
{
  static Run run;

  gtk_init ();
  g_object_set (gtk_settings_get_default (), "gtk-enable-animations", TRUE, NULL);
  for (unsigned i = 0; i < G_N_ELEMENTS (stories); i++) {
    play_story (i, &run);
    g_print ("%s\n", stories[i].match);
    print_figures (&run);
  }
  return 0;
}
