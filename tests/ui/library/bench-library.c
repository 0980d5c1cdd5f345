/* SPDX-License-Identifier: GPL-3.0-or-later */

/* What it costs to open a library of 500 teams, every tenth with a large picture, and to scroll
 * it. */

#include <gtk/gtk.h>

#include "application-fixture.h"
#include "figures.h"
#include "save-fixture.h"
#include "sv-games.h"
#include "sv-library-page.h"
#include "sv-library.h"

enum { N_TEAMS = 500, N_FRAMES = 120, STEP = 140, PICTURE_BYTES = 200 * 1024 };

/* What opening may take, and a frame of scrolling, so that 60 of them fit into a second. */
static const double OPEN_MS = 200, SCROLL_MS = 16;

/* A drawing that is large for no reason. */
static char *
make_picture (void)
{
  GString *svg =
      g_string_new ("<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"9\" height=\"9\">");
  g_autoptr (GError) error = NULL;

  while (svg->len < PICTURE_BYTES)
    g_string_append (svg, "<rect width=\"5\" height=\"5\"/>");
  g_string_append (svg, "</svg>");
  g_autoptr (GBytes) bytes = g_bytes_new (svg->str, svg->len);
  g_string_free (svg, TRUE);
  char *url = sv_picture_from_bytes (bytes, &error);
  g_assert_no_error (error);
  return url;
}

static void
put_teams (void)
{
  g_autofree char *picture = make_picture ();

  for (int i = 0; i < N_TEAMS; i++) {
    SvTeamDoc *team = sv_team_doc_new (sv_games ()[0]);

    g_autoptr (SvLibraryItem) item = sv_library_item_new (SV_DOCUMENT_TEAM, team);
    g_free (team->name);
    team->name = g_strdup_printf ("Team %d of the club", i * 7919 % N_TEAMS);
    team->colours[0] = g_strdup_printf ("#%06x", i * 33331 % 0x1000000);
    team->colours[1] = g_strdup ("#ffffff");
    for (unsigned j = 0; j < team->n_cards; j++) {
      g_free (team->cards[j].name);
      team->cards[j].name = g_strdup_printf ("Player %d", i + (int)j);
    }
    if (i % 10 == 0)
      team->cards[0].picture = g_strdup (picture);
    item = save_item (g_steal_pointer (&item));
  }
}

int
main (int argc, char *argv[])
{
  double start, cpu, frames[N_FRAMES];

  begin (&argc, &argv);
  put_teams ();
  SvWindow *window = start_window ();

  start = figures_now_ms ();
  cpu = figures_processor_ms ();
  gtk_widget_activate_action (GTK_WIDGET (window), "win.library", "s", "teams");
  GtkWidget *page = GTK_WIDGET (sv_window_find_page (window, "teams"));
  g_print ("page made in %.0f ms (%.0f ms of process time)\n", figures_now_ms () - start,
           figures_processor_ms () - cpu);
  gtk_test_widget_wait_for_draw (page);
  g_print ("%d teams: first frame after %.0f ms (%.0f ms of process time, at most %g)\n", N_TEAMS,
           figures_now_ms () - start, figures_processor_ms () - cpu, OPEN_MS);
  while (sv_library_page_get_loading (SV_LIBRARY_PAGE (page)))
    g_main_context_iteration (NULL, TRUE);
  g_print ("all read after %.0f ms (%.0f ms of process time in both threads)\n",
           figures_now_ms () - start, figures_processor_ms () - cpu);
  settle ();

  GtkAdjustment *adjustment =
      gtk_scrollable_get_vadjustment (GTK_SCROLLABLE (find (page, GTK_TYPE_GRID_VIEW)));
  for (int i = 0; i < N_FRAMES; i++) {
    gtk_adjustment_set_value (adjustment, (i + 1) * STEP);
    cpu = figures_processor_ms ();
    gtk_test_widget_wait_for_draw (page);
    frames[i] = figures_processor_ms () - cpu;
  }
  const double median = figures_median (frames, N_FRAMES);
  g_print ("scrolling %d pixels a frame: %.1f ms of process time, 95 of 100 below %.1f ms (at most "
           "%g), the slowest %.1f ms\n",
           STEP, median, frames[N_FRAMES * 95 / 100], SCROLL_MS, frames[N_FRAMES - 1]);
  destroy (window);
  g_object_unref (application);
  return 0;
}
