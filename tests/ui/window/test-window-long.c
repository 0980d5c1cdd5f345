/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Matches between computer players through the real window, and every page opened and left again
 * and again: no page, match or window is left, and nothing is complained of.
 *
 *      test-window-long                              a few of each
 *      test-window-long --matches 200 --rounds 500   more, with the figures */

#include <glib/gstdio.h>
#include <gtk/gtk.h>

#include "application-fixture.h"
#include "doc-fixture.h"
#include "life.h"
#include "play-fixture.h"
#include "sv-computer.h"
#include "sv-cup-doc.h"
#include "sv-cup-schedule.h"
#include "sv-games.h"
#include "sv-json-file.h"
#include "sv-library.h"
#include "sv-match-file.h"
#include "sv-quick-match.h"
#include "sv-settings.h"
#include "time-fixture.h"

enum {
  MATCHES = 3,
  ROUNDS = 2,
  PAGES = 14,
  N_GAMES = 3,
  DRAWN = 20,
  NEVER_MS = 1 << 30,
  STEP_US = 4 * G_USEC_PER_SEC
};

/* What lives: pages, matches and windows, and the widgets and lists of pages. */
static unsigned n_seen;
/* Tell the leak sanitizer not to look for lost memory at the end of this program, which counts what
 * is left by itself. It visits so many pages that GLib has more than 2048 quarks; GLib then makes a
 * larger table and never frees the old one, because other threads may still read it. */
int __lsan_is_turned_off (void);
int
__lsan_is_turned_off (void)
{
  return 1;
}

static GHashTable *alive; /* object → name of its type */

static void
gone_cb (gpointer data, GObject *object)
{
  g_hash_table_remove (alive, object);
}

static void
count (gpointer object)
{
  if (object == NULL || g_object_get_data (object, "counted") != NULL)
    return;
  g_object_set_data (object, "counted", object);
  g_object_weak_ref (object, gone_cb, NULL);
  g_hash_table_insert (alive, object, (gpointer)(gsize)G_OBJECT_TYPE_NAME (object));
  n_seen++;
}

/* The menu of a widget, if it has one, and its sections. */
static void
count_menu (GtkWidget *widget)
{
  GMenuModel *menu = GTK_IS_MENU_BUTTON (widget)
                         ? gtk_menu_button_get_menu_model (GTK_MENU_BUTTON (widget))
                         : NULL;

  count (menu);
  for (int i = 0; menu != NULL && i < g_menu_model_get_n_items (menu); i++) {
    g_autoptr (GMenuModel) section = g_menu_model_get_item_link (menu, i, G_MENU_LINK_SECTION);
    count (section);
  }
}

/* The widgets of a page, and the lists and menus that they show. */
static void
count_all (GtkWidget *widget)
{
  GParamSpec *list = g_object_class_find_property (G_OBJECT_GET_CLASS (widget), "model");

  count (widget);
  count_menu (widget);
  if (list != NULL && g_type_is_a (list->value_type, G_TYPE_LIST_MODEL)) {
    g_autoptr (GListModel) model = NULL;

    g_object_get (widget, "model", &model, NULL);
    count (model);
  }
  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    count_all (child);
}

/* How many are left, with their names. */
static unsigned
tell_alive (void)
{
  GHashTableIter iter;
  gpointer object, name;

  g_hash_table_iter_init (&iter, alive);
  while (g_hash_table_iter_next (&iter, &object, &name))
    g_printerr ("%s is left, with %u references\n", (const char *)name,
                G_OBJECT (object)->ref_count);
  return g_hash_table_size (alive);
}

/* --- Matches --- */

static void
play_match (unsigned i)
{
  SvWindow *window = start_window ();
  gint64 now_us = G_USEC_PER_SEC;
  g_autoptr (GError) error = NULL;
  g_autoptr (SvMatch) match = sv_quick_match_new (sv_games ()[i % N_GAMES], NULL, &error);
  SvClock *clock = sv_match_get_clock (match);

  g_assert_no_error (error);
  count (window);
  count (match);
  sv_clock_set_source (clock, fake_time, &now_us);
  sv_match_seed (match, i);
  set_kinds (match, i % 2 == 0 ? "random" : "greedy", "random");
  sv_window_show_match (window, match);
  count (sv_window_get_page (window));
  SvComputer *computer = sv_computer_new (match, NEVER_MS); /* acts when it is told to */
  while (sv_match_get_node (match)->kind != SV_NODE_OVER) {
    now_us += STEP_US;
    sv_clock_check (clock);
    if (sv_clock_get_paused (clock))
      sv_clock_set_paused (clock, FALSE);
    sv_computer_act (computer);
    sv_match_go_on (match);
    g_main_context_iteration (NULL, FALSE);
    if (sv_match_get_length (match) % DRAWN == 0)
      gtk_test_widget_wait_for_draw (GTK_WIDGET (window));
  }
  sv_computer_free (computer);
  settle ();
  sv_match_discard_match_saver (match);
  destroy (window);
}

/* --- Pages --- */

static char *team_path, *variant_path, *cup_uri;

static char *
keep (SvDocumentKind kind, char *text)
{
  g_autofree char *taken = text;
  g_autoptr (GError) error = NULL;
  char *path = sv_library_reserve ("Long", kind, &error);

  g_assert_no_error (error);
  sv_json_save_file (path, text, &error);
  g_assert_no_error (error);
  return path;
}

static void
make_documents (void)
{
  const SvGame *game = sv_games ()[0];
  g_autoptr (SvTeamDoc) team = named_team (game, "Long");
  g_autoptr (SvVariantDoc) variant = sv_variant_doc_new (game);
  g_autoptr (GPtrArray) teams = g_ptr_array_new_with_free_func ((GDestroyNotify)sv_team_doc_free);
  g_autoptr (GError) error = NULL;
  SvCup *cup = sv_cup_new (SV_CUP_LEAGUE, 6, game->season.points);

  sv_cup_schedule (cup);
  for (unsigned i = 0; i < 6; i++)
    g_ptr_array_add (teams, sv_team_doc_new (game));
  g_autoptr (SvCupDoc) doc = sv_cup_doc_new ("Long", variant, teams, cup, &error);
  g_assert_no_error (error);
  team_path = keep (SV_DOCUMENT_TEAM, sv_team_doc_write (team, TRUE));
  variant_path = keep (SV_DOCUMENT_VARIANT, sv_variant_doc_write (variant, TRUE));
  g_autofree char *cup_path = keep (SV_DOCUMENT_CUP, sv_cup_doc_write (doc, TRUE));
  cup_uri = g_filename_to_uri (cup_path, NULL, NULL);
}

static void
free_documents (void)
{
  g_free (team_path);
  g_free (variant_path);
  g_free (cup_uri);
}

static GHashTable *names; /* of the pages that were shown */

/* Ask for a page, and wait until it is drawn. */
static void
open_page (SvWindow *window, const char *action, GVariant *parameter)
{
  g_autoptr (GVariant) given = parameter != NULL ? g_variant_ref_sink (parameter) : NULL;

  gtk_widget_activate_action_variant (GTK_WIDGET (window), action, given);
  settle ();
  gtk_test_widget_wait_for_draw (GTK_WIDGET (window));
  count_all (GTK_WIDGET (sv_window_get_page (window)));
  g_hash_table_add (names, g_strdup (page_name (window)));
}

/* Every page that a window can show, in a window of its own. */
static void
open_all (unsigned round)
{
  const SvGame *game = sv_games ()[round % N_GAMES];
  GVariant *id = g_variant_ref_sink (g_variant_new_string (game->id));
  SvWindow *window = start_window ();

  count (window);
  count (sv_window_get_page (window));
  open_page (window, "win.new-match-of", id);
  open_page (window, "win.library", g_variant_new_string ("teams"));
  open_page (window, "win.edit", g_variant_new_string (team_path));
  open_page (window, "win.library", g_variant_new_string ("variants"));
  open_page (window, "win.edit", g_variant_new_string (variant_path));
  open_page (window, "win.competitions", NULL);
  open_page (window, "win.open-uri", g_variant_new_string (cup_uri));
  open_page (window, "win.book", NULL);
  open_page (window, "win.learn", NULL);
  open_page (window, "win.lab", NULL);
  open_page (window, "win.book-of", g_variant_new ("(ssiss)", game->id, "Long", 0, "season", ""));
  open_page (window, "win.table", id);
  open_page (window, "win.course", id);
  count (sv_window_get_match (window));
  open_page (window, "win.start", NULL);
  open_page (window, "win.puzzle", g_variant_new ("(su)", game->id, round % 10));
  count (sv_window_get_match (window));
  open_page (window, "win.start", NULL);
  open_page (window, "win.play-now", id);
  count (sv_window_get_match (window));
  gtk_widget_activate_action (GTK_WIDGET (window), "win.scoreboard", NULL);
  settle ();
  gtk_widget_activate_action (GTK_WIDGET (window), "match.replay", NULL);
  settle ();
  open_page (window, "win.start", NULL);
  open_page (window, "win.start", NULL);
  open_page (window, "win.play-now", id);
  count (sv_window_get_match (window));
  open_page (window, "win.edit-position", NULL);
  destroy (window);
  g_variant_unref (id);
}

/* --- All of it --- */

static void
test_matches (void)
{
  for (unsigned i = 0; i < MATCHES; i++)
    play_match (i);
  settle ();
  g_assert_cmpuint (n_seen, >=, 3 * MATCHES);
  g_assert_cmpuint (tell_alive (), ==, 0);
}

static void
test_pages (void)
{
  guint descriptors = 0;

  n_seen = 0;
  for (unsigned i = 0; i <= ROUNDS; i++) {
    open_all (i);
    if (i == 0)
      descriptors = life_descriptors ();
  }
  g_assert_cmpuint (g_hash_table_size (names), ==, PAGES);
  g_assert_cmpuint (tell_alive (), ==, 0);
  g_assert_cmpuint (life_descriptors (), <=, descriptors);
}

static int
tell_figures (unsigned n_matches, unsigned n_rounds)
{
  for (unsigned i = 0; i < n_matches; i++) {
    play_match (i);
    life_tell ("matches in the window", i, n_matches);
  }
  for (unsigned i = 0; i < n_rounds; i++) {
    open_all (i);
    life_tell ("rounds of all pages", i, n_rounds);
  }
  g_printerr ("%u different pages\n", g_hash_table_size (names));
  const unsigned n_left = tell_alive ();
  g_printerr ("%u pages with their widgets, matches and windows, of which %u are left\n", n_seen,
              n_left);
  return n_left > 0;
}

int
main (int argc, char **argv)
{
  unsigned n_matches = 0, n_rounds = 0;

  for (int i = 1; i + 1 < argc; i += 2) {
    if (strcmp (argv[i], "--matches") == 0)
      n_matches = (unsigned)atoi (argv[i + 1]);
    else if (strcmp (argv[i], "--rounds") == 0)
      n_rounds = (unsigned)atoi (argv[i + 1]);
  }
  begin (&argc, &argv);
  g_settings_set_string (sv_settings (), "pace", "at-once");
  make_documents ();
  alive = g_hash_table_new (NULL, NULL);
  names = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, NULL);
  if (n_matches + n_rounds > 0)
    return tell_figures (n_matches, n_rounds);
  g_test_add_func ("/long/matches", test_matches);
  g_test_add_func ("/long/pages", test_pages);
  const int result = run_tests ();
  free_documents ();
  g_hash_table_unref (names);
  return result;
}
