/* SPDX-License-Identifier: GPL-3.0-or-later */

/* What a league of 64 teams, 8,064 matches with times, costs: to be shown, to take a result, to scroll and to
 * search. */

#include <gtk/gtk.h>

#include "application-fixture.h"
#include "figures.h"
#include "sv-cup-page.h"
#include "sv-cup-schedule.h"
#include "sv-fixture-row.h"
#include "sv-games.h"
#include "sv-library.h"

enum { N_TEAMS = 64, N_PLAYED = 1000, N_RESULTS = 31, N_FRAMES = 120, STEP = 140 };

static const double OPEN_MS = 150, RESULT_MS = 20, SCROLL_MS = 16;

static SvCupDoc *
make_doc (void)
{
  const SvGame *game = sv_games ()[0];
  g_autoptr (GPtrArray) teams = g_ptr_array_new_with_free_func ((GDestroyNotify)sv_team_doc_free);
  g_autoptr (GPtrArray) variants = sv_library_items (game, SV_DOCUMENT_VARIANT);
  g_autoptr (GError) error = NULL;
  SvCup *cup = sv_cup_new (SV_CUP_LEAGUE, N_TEAMS, game->season.points);

  for (int i = 0; i < N_TEAMS; i++) {
    SvTeamDoc *team = sv_team_doc_new (game);
    g_free (team->name);
    team->name = g_strdup_printf ("Team %d of the club", i + 1);
    g_ptr_array_add (teams, team);
  }
  cup->boards = N_TEAMS / 2;
  cup->legs = SV_CUP_MAX_LEGS;
  cup->times = (SvCupTimes){ .start = 9 * 60, .match = 20, .change = 5 };
  sv_cup_schedule (cup);
  for (unsigned i = 0; i < N_PLAYED; i++)
    sv_cup_fixture (cup, i)->result =
        (SvCupResult){ .played = true, .score = { i * 7 % 5, i * 11 % 4 } };
  SvLibraryItem *variant = variants->pdata[0];
  SvCupDoc *doc = sv_cup_doc_new ("Big league", variant->variant, teams, cup, &error);
  g_assert_no_error (error);
  return doc;
}

int
main (int argc, char *argv[])
{
  double start, cpu, frames[N_FRAMES], results[N_RESULTS], drawn[N_RESULTS];

  begin (&argc, &argv);
  g_autoptr (SvCupBook) book = sv_cup_book_new (make_doc (), NULL);
  GtkWidget *window = show_alone (gtk_label_new (NULL), 1000, 700);

  start = figures_now_ms ();
  cpu = figures_processor_ms ();
  GtkWidget *page = sv_cup_page_new (book);
  g_print ("page made in %.0f ms (%.0f ms of process time)\n", figures_now_ms () - start,
           figures_processor_ms () - cpu);
  gtk_window_set_child (GTK_WINDOW (window), page);
  gtk_test_widget_wait_for_draw (page);
  g_print ("%d teams: shown after %.0f ms (%.0f ms of process time, at most %g)\n", N_TEAMS,
           figures_now_ms () - start, figures_processor_ms () - cpu, OPEN_MS);
  settle ();

  for (int i = 0; i < N_RESULTS; i++) {
    GtkWidget *entry = find (find_nth (page, SV_TYPE_FIXTURE_ROW, (guint)i), GTK_TYPE_ENTRY);
    cpu = figures_processor_ms ();
    gtk_editable_set_text (GTK_EDITABLE (entry), i % 2 == 0 ? "31" : "12");
    g_signal_emit_by_name (entry, "activate");
    results[i] = figures_processor_ms () - cpu;
    gtk_test_widget_wait_for_draw (page);
    drawn[i] = figures_processor_ms () - cpu;
  }
  g_print ("a result to the new table: %.1f ms, painted %.1f ms of process time (at most %g)\n",
           figures_median (results, N_RESULTS), figures_median (drawn, N_RESULTS), RESULT_MS);

  start = figures_now_ms ();
  cpu = figures_processor_ms ();
  gtk_stack_set_visible_child_name (GTK_STACK (find (page, GTK_TYPE_STACK)), "matches");
  gtk_test_widget_wait_for_draw (page);
  g_print ("all matches shown after %.0f ms (%.0f ms of process time, at most %g)\n",
           figures_now_ms () - start, figures_processor_ms () - cpu, OPEN_MS);
  GtkAdjustment *adjustment =
      gtk_scrollable_get_vadjustment (GTK_SCROLLABLE (find (page, GTK_TYPE_LIST_VIEW)));
  for (int i = 0; i < N_FRAMES; i++) {
    gtk_adjustment_set_value (adjustment, (i + 1) * STEP);
    cpu = figures_processor_ms ();
    gtk_test_widget_wait_for_draw (page);
    frames[i] = figures_processor_ms () - cpu;
  }
  const double median = figures_median (frames, N_FRAMES);
  g_print ("scrolling %d pixels a frame: %.1f ms of process time, 95 of 100 below %.1f ms (at most "
           "%g)\n",
           STEP, median, frames[N_FRAMES * 95 / 100], SCROLL_MS);
  gtk_window_destroy (GTK_WINDOW (window));
  settle ();
  g_object_unref (application);
  return 0;
}
