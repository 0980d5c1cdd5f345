/* SPDX-License-Identifier: GPL-3.0-or-later */

/* A competition of another computer in the window: it is joined, played, counted and left. */

#include "cups-fixture.h"
#include "guest-host.h"
#include "match/table-fixture.h"
#include "play-fixture.h"
#include "sv-cup-guest-asking.h"
#include "sv-cup-guest-join.h"
#include "sv-cup-guest-list.h"
#include "sv-cup-guest-page.h"
#include "sv-cup-guest-playing.h"
#include "sv-match-file.h"
#include "sv-table-page.h"

/* The page of joining, reached from the list of competitions. */
static SvPage *
show_join (SvWindow *window)
{
  gtk_widget_activate_action (GTK_WIDGET (window), "win.competitions", NULL);
  g_signal_emit_by_name (find_button (sv_window_get_page (window), "Join a Competition…", 0),
                         "clicked");
  settle ();
  SvPage *page = sv_window_get_page (window);
  g_assert_true (SV_IS_CUP_GUEST_JOIN (page));
  assert_narrow (page);
  return page;
}

static void
type_link (SvPage *page, const char *text)
{
  gtk_editable_set_text (GTK_EDITABLE (find (page, GTK_TYPE_ENTRY)), text);
  g_signal_emit_by_name (find_button (page, "Join", 0), "clicked");
}

static SvCupGuestPage *
join (SvWindow *window, GuestHost *host)
{
  g_autofree char *link = guest_host_dup_link (host);

  type_link (show_join (window), link);
  while (!SV_IS_CUP_GUEST_PAGE (sv_window_get_page (window)))
    g_main_context_iteration (NULL, TRUE);
  settle ();
  assert_narrow (sv_window_get_page (window));
  return SV_CUP_GUEST_PAGE (sv_window_get_page (window));
}

static void
wait_for_words (gpointer page, const char *words)
{
  while (find_where (page, begins_with, words, 0) == NULL)
    g_main_context_iteration (NULL, TRUE);
}

static void
wait_for_all (SvCupGuest *guest)
{
  while (sv_cup_guest_count_waiting (guest) > 0)
    g_main_context_iteration (NULL, TRUE);
}

static void
leave (SvWindow *window, SvCupGuestPage *page)
{
  gtk_widget_activate_action (GTK_WIDGET (page), "guest.leave", NULL);
  settle ();
  g_assert_true (SV_IS_CUPS_PAGE (sv_window_get_page (window)));
}

/* What is wrong with the link is said on the page, which stays. */
static void
test_wrong (void)
{
  SvWindow *window = start_window ();
  SvPage *page = show_join (window);

  g_assert_false (gtk_widget_get_sensitive (find_button (page, "Join", 0)));
  type_link (page, "192.168.1.20");
  wait_for_words (page, "Type the code of the board after the address");
  g_assert_true (sv_window_get_page (window) == page);
  destroy (window);
}

/* A typed result is sent and shown; what the organiser types comes by itself. */
static void
test_typed (void)
{
  g_autoptr (GuestHost) host = guest_host_new ();
  SvWindow *window = start_window ();
  SvCupGuestPage *page = join (window, host);
  SvCupGuest *guest = sv_cup_guest_page_get_guest (page);
  SvFixtureRow *row = SV_FIXTURE_ROW (find_nth (page, SV_TYPE_FIXTURE_ROW, 0));
  const unsigned fixture = sv_fixture_row_get_fixture (row);

  g_assert_nonnull (find_where (page, begins_with, "Now: ", 0));
  gtk_editable_set_text (GTK_EDITABLE (find (row, GTK_TYPE_ENTRY)), "32");
  g_signal_emit_by_name (find (row, GTK_TYPE_ENTRY), "activate");
  wait_for_all (guest);
  g_assert_cmpuint (guest_host_get_result (host, fixture).score[0], ==, 3);
  const unsigned other =
      sv_fixture_row_get_fixture (SV_FIXTURE_ROW (find_nth (page, SV_TYPE_FIXTURE_ROW, 1)));
  guest_host_enter (host, other, 4, 4);
  while (!sv_cup_fixture (sv_cup_guest_get_plan (guest)->cup, other)->result.played)
    g_main_context_iteration (NULL, TRUE);
  g_assert_cmpstr (gtk_editable_get_text (GTK_EDITABLE (
                       find (find_nth (page, SV_TYPE_FIXTURE_ROW, 1), GTK_TYPE_ENTRY))),
                   ==, "4–4");
  leave (window, page);
  g_assert_null (find_button (sv_window_get_page (window), "Canteen cup", 0));
  destroy (window);
}

/* A match is counted at its table, whose score is sent. */
static void
test_table (void)
{
  g_autoptr (GuestHost) host = guest_host_new ();
  SvWindow *window = start_window ();
  SvCupGuestPage *page = join (window, host);
  g_autoptr (SvCupGuest) guest = g_object_ref (sv_cup_guest_page_get_guest (page));
  const unsigned fixture =
      sv_fixture_row_get_fixture (SV_FIXTURE_ROW (find_nth (page, SV_TYPE_FIXTURE_ROW, 0)));

  g_signal_emit_by_name (find_button (page, "At the Table", 0), "clicked");
  while (!SV_IS_TABLE_PAGE (sv_window_get_page (window)))
    g_main_context_iteration (NULL, TRUE);
  SvTable *table = sv_cup_guest_get_table (guest, fixture);
  sv_table_add_goal (table, 0, -1);
  while (!sv_table_is_over (table)) {
    run_out (table);
    sv_table_turn (table);
  }
  wait_for_all (guest);
  g_assert_cmpuint (guest_host_get_result (host, fixture).score[0], ==, 1);
  gtk_widget_activate_action (GTK_WIDGET (window), "win.start", NULL);
  settle ();
  g_assert_true (sv_window_get_page (window) == SV_PAGE (page));
  leave (window, page);
  destroy (window);
}

/* Another result stands there: both are shown, and nothing is overwritten. */
static void
test_conflict (void)
{
  g_autoptr (GuestHost) host = guest_host_new ();
  SvWindow *window = start_window ();
  SvCupGuestPage *page = join (window, host);
  SvCupGuest *guest = sv_cup_guest_page_get_guest (page);
  SvFixtureRow *row = SV_FIXTURE_ROW (find_nth (page, SV_TYPE_FIXTURE_ROW, 0));
  const SvCupResult result = { .played = true, .score = { 3, 2 } };

  /* The organiser types first, and the news is not here yet. */
  guest_host_enter (host, sv_fixture_row_get_fixture (row), 7, 1);
  g_assert_true (sv_cup_guest_enter (guest, sv_fixture_row_get_fixture (row), &result));
  while (find_button (page, "Send Again", 0) == NULL ||
         !sv_cup_fixture (sv_cup_guest_get_plan (guest)->cup, sv_fixture_row_get_fixture (row))
              ->result.played)
    g_main_context_iteration (NULL, TRUE);
  g_assert_cmpuint (guest_host_get_result (host, sv_fixture_row_get_fixture (row)).score[0], ==, 7);
  assert_narrow (SV_PAGE (page));
  g_signal_emit_by_name (find_button (page, "Forget It", 0), "clicked");
  g_assert_cmpuint (sv_cup_guest_count_waiting (guest), ==, 0);
  leave (window, page);
  destroy (window);
}

/* Without the network a result waits, and leaving asks first. */
static void
test_away (void)
{
  g_autoptr (GuestHost) host = guest_host_new ();
  SvWindow *window = start_window ();
  SvCupGuestPage *page = join (window, host);
  SvCupGuest *guest = sv_cup_guest_page_get_guest (page);
  SvFixtureRow *row = SV_FIXTURE_ROW (find_nth (page, SV_TYPE_FIXTURE_ROW, 0));
  const SvCupResult result = { .played = true, .score = { 3, 2 } };

  guest_host_kill (host);
  g_assert_true (sv_cup_guest_enter (guest, sv_fixture_row_get_fixture (row), &result));
  wait_for_words (page, "1 result waits for the network.");
  assert_narrow (SV_PAGE (page));
  gtk_widget_activate_action (GTK_WIDGET (page), "guest.leave", NULL);
  g_assert_true (sv_window_get_page (window) == SV_PAGE (page));
  g_assert_nonnull (find_button (page, "Leave Anyway", 0));
  guest_host_start (host);
  g_signal_emit_by_name (find_button (page, "Try Now", 0), "clicked");
  wait_for_all (guest);
  g_assert_cmpuint (guest_host_count_taken (host), ==, 1);
  leave (window, page);
  destroy (window);
}

/* A match is played here, in a window of its own, and is sent when it is over. */
static void
test_play (void)
{
  g_autoptr (GuestHost) host = guest_host_new ();
  SvWindow *window = start_window ();
  SvCupGuestPage *page = join (window, host);
  g_autoptr (SvCupGuest) guest = g_object_ref (sv_cup_guest_page_get_guest (page));
  const unsigned fixture =
      sv_fixture_row_get_fixture (SV_FIXTURE_ROW (find_nth (page, SV_TYPE_FIXTURE_ROW, 0)));

  g_signal_emit_by_name (find_button (page, "Play Here", 0), "clicked");
  while (find_window (SV_TYPE_CUP_PLAY) == NULL)
    g_main_context_iteration (NULL, TRUE);
  g_signal_emit_by_name (find_button (find_window (SV_TYPE_CUP_PLAY), "Play", 0), "clicked");
  settle ();
  SvMatch *match = NULL;
  GListModel *windows = gtk_window_get_toplevels ();
  for (guint i = 0; i < g_list_model_get_n_items (windows) && match == NULL; i++) {
    g_autoptr (GObject) shown = g_list_model_get_item (windows, i);
    match = SV_IS_WINDOW (shown) ? sv_window_get_match (SV_WINDOW (shown)) : NULL;
  }
  g_assert_nonnull (match);
  g_assert_nonnull (find_where (page, says, "Round 1 · Being played: 0–0", 0));
  sv_clock_set_paused (sv_match_get_clock (match), FALSE);
  play_on (match);
  wait_for_all (guest);
  g_assert_true (guest_host_get_result (host, fixture).played);
  sv_match_discard_match_saver (match);
  leave (window, page);
  close_all ();
}

int
main (int argc, char **argv)
{
  begin (&argc, &argv);
  sv_cup_guest_set_pause (20);
  g_test_add_func ("/join/wrong", test_wrong);
  g_test_add_func ("/join/typed", test_typed);
  g_test_add_func ("/join/table", test_table);
  g_test_add_func ("/join/conflict", test_conflict);
  g_test_add_func ("/join/away", test_away);
  g_test_add_func ("/join/play", test_play);
  return run_tests ();
}
