/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The page for a new match: what is filled in is what the match becomes. */

#include <glib/gstdio.h>
#include <gtk/gtk.h>

#include "gtk-fixture.h"
#include "sv-fault-words.h"
#include "sv-games.h"
#include "sv-library.h"
#include "sv-new-match-page.h"
#include "sv-points-left.h"
#include "sv-seat-row.h"
#include "sv-seats.h"
#include "sv-settings.h"
#include "sv-store-error.h"
#include "sv-variant-words.h"
#include "sv-who-plays.h"
#include "sv-window.h"
#include "window-fixture.h"

static const SvGame *
first_game (void)
{
  return sv_games ()[0];
}

static void
set_name (SvSeatRow *row, const char *name)
{
  gtk_editable_set_text (template_child (row, "name"), name);
}

static void
set_kind (SvSeatRow *row, const char *kind)
{
  for (guint i = 0; g_strcmp0 (sv_seat_row_get_kind (row), kind) != 0; i++)
    gtk_drop_down_set_selected (template_child (row, "kind"), i);
}

static const char *
fault (SvNewMatchPage *page)
{
  settle ();
  return said (page, "fault");
}

/* The document says when, in whole seconds. */
static void
assert_made_since (SvMatch *match, GDateTime *before)
{
  g_autoptr (GDateTime) now = g_date_time_new_now_utc ();
  g_autoptr (GDateTime) made =
      g_date_time_new_from_iso8601 (sv_match_get_doc (match)->created, NULL);

  g_assert_nonnull (made);
  g_assert_cmpint (g_date_time_to_unix (made), >=, g_date_time_to_unix (before));
  g_assert_cmpint (g_date_time_to_unix (made), <=, g_date_time_to_unix (now));
}

static void
test_new_match (void)
{
  g_autoptr (GError) error = NULL;
  SvNewMatchPage *page = g_object_ref_sink (g_object_new (SV_TYPE_NEW_MATCH_PAGE, NULL));
  SvTeamForm *first = sv_new_match_page_get_form (page, 0);
  SvTeamForm *second = sv_new_match_page_get_form (page, 1);

  sv_new_match_page_set_game (page, first_game ());
  g_assert_null (fault (page));
  gtk_spin_button_set_value (template_child (first, "n_players"), 3);
  set_name (sv_team_form_get_row (first, 0), "Anne");
  set_kind (sv_team_form_get_row (second, 0), "starter");
  g_autoptr (GDateTime) before = g_date_time_new_now_utc ();
  g_autoptr (SvMatch) match = sv_new_match_page_make (page, &error);
  g_assert_no_error (error);
  assert_made_since (match, before);

  GPtrArray *seats = sv_match_get_doc (match)->seats;
  g_assert_cmpuint (seats->len, ==, 4);
  const SvSeatDoc *seat = g_ptr_array_index (seats, 0);
  g_assert_cmpstr (seat->name, ==, "Anne");
  g_assert_cmpstr (seat->kind, ==, "person");
  g_assert_cmphex (seat->figurines[0], ==, 1 << 1 | 1 << 2);
  seat = g_ptr_array_index (seats, 2);
  g_assert_cmphex (seat->figurines[0], ==, 1 << 4);
  seat = g_ptr_array_index (seats, 3);
  g_assert_cmpint (seat->team, ==, 1);
  g_assert_cmpstr (seat->kind, ==, "starter");
  g_assert_cmphex (seat->figurines[0], ==, 1 << 1 | 1 << 2 | 1 << 3 | 1 << 4);
  g_object_unref (page);
}

static void
test_new_match_fault (void)
{
  SvNewMatchPage *page = g_object_ref_sink (g_object_new (SV_TYPE_NEW_MATCH_PAGE, NULL));
  SvTeamForm *form = sv_new_match_page_get_form (page, 0);
  g_autoptr (GError) error = NULL;

  gtk_spin_button_set_value (template_child (form, "n_players"), 2);
  g_assert_null (fault (page));
  set_name (sv_team_form_get_row (form, 1), "Bram");
  for (unsigned j = 0; j < 4; j++)
    sv_team_form_give_figurine (form, j, 0);
  g_assert_cmpstr (fault (page), ==, "Bram has no figurine to play with.");
  g_assert_null (sv_new_match_page_make (page, &error));
  g_assert_nonnull (error);
  sv_team_form_give_figurine (form, 2, 1);
  g_assert_null (fault (page));
  g_object_unref (page);
}

static GtkEventController *
find_controller (GtkWidget *widget, GType type)
{
  g_autoptr (GListModel) all = gtk_widget_observe_controllers (widget);

  for (guint i = 0; i < g_list_model_get_n_items (all); i++) {
    g_autoptr (GtkEventController) controller = g_list_model_get_item (all, i);
    if (G_TYPE_CHECK_INSTANCE_TYPE (controller, type))
      return controller;
  }
  g_assert_not_reached ();
}

static gboolean
is_figurine (GtkWidget *widget, gconstpointer index)
{
  return SV_IS_FIGURINE_PICTURE (widget) &&
         sv_figurine_picture_get_index (SV_FIGURINE_PICTURE (widget)) == GPOINTER_TO_UINT (index);
}

static GtkWidget *
find_figurine (gpointer widget, unsigned index)
{
  return find_where (widget, is_figurine, GUINT_TO_POINTER (index), 0);
}

/* Drag the figurine from where it stands to a row; whether it is taken there. */
static gboolean
drag (SvTeamForm *from, unsigned index, SvSeatRow *to)
{
  GtkWidget *figurine = find_figurine (GTK_WIDGET (from), index);
  GtkEventController *source = find_controller (figurine, GTK_TYPE_DRAG_SOURCE);
  GtkEventController *target = find_controller (GTK_WIDGET (to), GTK_TYPE_DROP_TARGET);
  g_autoptr (GdkContentProvider) content = NULL;
  g_auto (GValue) value = G_VALUE_INIT;
  gboolean taken = FALSE;

  g_signal_emit_by_name (source, "prepare", 1.0, 1.0, &content);
  g_value_init (&value, SV_TYPE_FIGURINE_PICTURE);
  g_assert_true (gdk_content_provider_get_value (content, &value, NULL));
  g_signal_emit_by_name (target, "drop", &value, 1.0, 1.0, &taken);
  return taken;
}

/* A figurine goes to another player of its team, and the order of the shirts stays. */
static void
test_drag (void)
{
  SvNewMatchPage *page = g_object_ref_sink (g_object_new (SV_TYPE_NEW_MATCH_PAGE, NULL));
  SvTeamForm *first = sv_new_match_page_get_form (page, 0);
  SvTeamForm *second = sv_new_match_page_get_form (page, 1);
  g_autoptr (GPtrArray) seats = g_ptr_array_new_with_free_func ((GDestroyNotify)sv_seat_doc_free);
  SvSeatRow *rows[2];

  sv_new_match_page_set_game (page, first_game ());
  gtk_spin_button_set_value (template_child (first, "n_players"), 2);
  gtk_spin_button_set_value (template_child (second, "n_players"), 2);
  rows[0] = sv_team_form_get_row (first, 0);
  rows[1] = sv_team_form_get_row (first, 1);
  g_assert_true (drag (first, 0, rows[1]));
  g_assert_true (drag (first, 0, rows[1]));
  g_assert_false (drag (first, 1, sv_team_form_get_row (second, 1)));
  g_assert_nonnull (find_figurine (GTK_WIDGET (rows[0]), 1));
  g_assert_nonnull (find_figurine (GTK_WIDGET (rows[1]), 0));
  sv_team_form_add_seats (first, seats);
  const SvSeatDoc *seat = g_ptr_array_index (seats, 0);
  g_assert_cmphex (seat->figurines[0], ==, 1 << 2);
  seat = g_ptr_array_index (seats, 1);
  g_assert_cmphex (seat->figurines[0], ==, 1 << 1 | 1 << 3 | 1 << 4);
  g_assert_true (drag (first, 1, rows[1]));
  g_assert_cmpstr (fault (page), ==, "Player 1 has no figurine to play with.");

  /* The list does the same for the keyboard; who plays alone has all of them. */
  sv_team_form_give_figurine (first, 3, 0);
  g_assert_nonnull (find_figurine (GTK_WIDGET (rows[0]), 3));
  gtk_spin_button_set_value (template_child (first, "n_players"), 1);
  g_assert_nonnull (find_figurine (GTK_WIDGET (rows[0]), 0));
  g_object_unref (page);
}

static char *
say_fault (const char *path, const SvTeamDoc *const teams[2])
{
  g_autoptr (GError) error = NULL;

  sv_store_error_set (&error, SV_STORE_ERROR_VALUE, path, "it is red");
  return sv_fault_words_teams (error, teams);
}

/* Faults of documents, as people read them. */
static void
test_fault_words (void)
{
  const SvTeamDoc *teams[2] = { NULL, NULL };
  g_autoptr (SvTeamDoc) orange = sv_team_doc_new (sv_games ()[0]);

  g_free (orange->name);
  orange->name = g_strdup ("Orange");
  teams[1] = orange;
  g_autofree char *first = say_fault ("teams[0].cards", teams);
  g_autofree char *second = say_fault ("teams[1].cards[2].attack", teams);
  g_autofree char *rules = say_fault ("variant.bonuses[1]", teams);
  g_assert_cmpstr (first, ==, "Standard team cannot play by these rules: it is red.");
  g_assert_cmpstr (second, ==, "Orange cannot play by these rules: it is red.");
  g_assert_cmpstr (rules, ==, "Nobody can play by these rules: it is red.");
}

static void
test_swap (void)
{
  SvNewMatchPage *page = g_object_ref_sink (g_object_new (SV_TYPE_NEW_MATCH_PAGE, NULL));
  SvTeamForm *first = sv_new_match_page_get_form (page, 0);
  SvTeamForm *second = sv_new_match_page_get_form (page, 1);
  guint a = sv_team_form_get_selected (first);
  guint b = sv_team_form_get_selected (second);

  g_assert_cmpuint (a, !=, b);
  gtk_widget_activate_action (GTK_WIDGET (page), "new-match.swap", NULL);
  g_assert_cmpuint (sv_team_form_get_selected (first), ==, b);
  g_assert_cmpuint (sv_team_form_get_selected (second), ==, a);
  g_object_unref (page);
}

/* Names of people are there again the next time; computers give theirs back. */
static void
test_names (void)
{
  SvWindow *window = sv_window_new (NULL);

  g_settings_reset (sv_settings (), "player-names");
  gtk_widget_activate_action (GTK_WIDGET (window), "win.new-match-of", "s", first_game ()->id);
  SvNewMatchPage *page = SV_NEW_MATCH_PAGE (find (GTK_WIDGET (window), SV_TYPE_NEW_MATCH_PAGE));
  set_name (sv_team_form_get_row (sv_new_match_page_get_form (page, 0), 0), "Anne");
  SvSeatRow *row = sv_team_form_get_row (sv_new_match_page_get_form (page, 1), 0);
  set_kind (row, "starter");
  g_assert_cmpstr (sv_seat_row_get_name (row), ==, "Computer – starter");
  g_assert_false (gtk_widget_get_visible (template_child (row, "name")));
  set_kind (row, "person");
  g_assert_cmpstr (sv_seat_row_get_name (row), ==, "Player 2");
  gtk_widget_activate_action (GTK_WIDGET (page), "new-match.start", NULL);
  g_assert_cmpstr (page_name (window), ==, "match");
  gtk_window_destroy (GTK_WINDOW (window));

  page = g_object_ref_sink (g_object_new (SV_TYPE_NEW_MATCH_PAGE, NULL));
  row = sv_team_form_get_row (sv_new_match_page_get_form (page, 0), 0);
  g_assert_cmpstr (sv_seat_row_get_name (row), ==, "Anne");
  set_name (row, "  ");
  g_assert_cmpstr (sv_seat_row_get_name (row), ==, "Anne");
  g_object_unref (page);
  g_settings_reset (sv_settings (), "player-names");
  g_settings_reset (sv_settings (), "last-matches");
}

/* The match of each game that was begun last is offered again. */
static void
test_last_match (void)
{
  SvWindow *window = sv_window_new (NULL);

  g_settings_reset (sv_settings (), "last-matches");
  gtk_widget_activate_action (GTK_WIDGET (window), "win.new-match-of", "s", first_game ()->id);
  SvNewMatchPage *page = SV_NEW_MATCH_PAGE (find (GTK_WIDGET (window), SV_TYPE_NEW_MATCH_PAGE));
  SvTeamForm *first = sv_new_match_page_get_form (page, 0);
  SvTeamForm *second = sv_new_match_page_get_form (page, 1);
  gtk_drop_down_set_selected (template_child (page, "variant"), 1);
  sv_team_form_set_selected (first, 3);
  sv_team_form_set_selected (second, 2);
  gtk_spin_button_set_value (template_child (first, "n_players"), 2);
  set_name (sv_team_form_get_row (first, 1), "Bo");
  sv_team_form_give_figurine (first, 0, 1);
  set_kind (sv_team_form_get_row (second, 0), "starter");
  gtk_widget_activate_action (GTK_WIDGET (page), "new-match.start", NULL);
  g_assert_cmpstr (page_name (window), ==, "match");
  g_autofree char *begun =
      sv_match_doc_write (sv_match_get_doc (sv_window_get_match (window)), TRUE);
  gtk_window_destroy (GTK_WINDOW (window));

  page = SV_NEW_MATCH_PAGE (g_object_ref_sink (g_object_new (SV_TYPE_NEW_MATCH_PAGE, NULL)));
  sv_new_match_page_set_game (page, sv_games ()[1]);
  g_assert_cmpuint (sv_team_form_get_selected (sv_new_match_page_get_form (page, 0)), ==, 0);
  sv_new_match_page_set_game (page, first_game ());
  g_autoptr (GError) error = NULL;
  g_autoptr (SvMatch) match = sv_new_match_page_make (page, &error);
  g_assert_no_error (error);
  const SvMatchDoc *doc = sv_match_get_doc (match);
  g_autoptr (SvMatchDoc) last = sv_match_doc_read (begun, strlen (begun), NULL, &error);
  g_assert_no_error (error);
  g_assert_cmpstr (doc->variant->name, ==, last->variant->name);
  g_assert_cmpuint (doc->seats->len, ==, 3);
  for (guint i = 0; i < 3; i++) {
    const SvSeatDoc *seat = g_ptr_array_index (doc->seats, i);
    const SvSeatDoc *before = g_ptr_array_index (last->seats, i);

    g_assert_cmpstr (seat->name, ==, before->name);
    g_assert_cmpstr (seat->kind, ==, before->kind);
    g_assert_cmphex (seat->figurines[0], ==, before->figurines[0]);
  }
  for (int side = 0; side < 2; side++)
    g_assert_cmpstr (doc->teams[side]->name, ==, last->teams[side]->name);
  g_object_unref (page);
  g_settings_reset (sv_settings (), "last-matches");
  g_settings_reset (sv_settings (), "player-names");
}

/* Names as spreadsheets and web pages give them: what is stored can be read again. */
static void
test_pasted_names (void)
{
  static const char *const pasted[] = { "Anne\nBo", "Anne\tBo", "Anne\302\222Bo",
                                        "Anne\342\200\250Bo" };
  SvNewMatchPage *page = g_object_ref_sink (g_object_new (SV_TYPE_NEW_MATCH_PAGE, NULL));
  SvSeatRow *row = sv_team_form_get_row (sv_new_match_page_get_form (page, 0), 0);

  for (guint i = 0; i < G_N_ELEMENTS (pasted); i++) {
    GtkWidget *entry = find (GTK_WIDGET (row), GTK_TYPE_TEXT);
    g_autoptr (GError) error = NULL;

    gtk_editable_set_text (GTK_EDITABLE (entry), "");
    gdk_clipboard_set_text (gtk_widget_get_clipboard (entry), pasted[i]);
    gtk_widget_activate_action (entry, "clipboard.paste", NULL);
    while (*gtk_editable_get_text (GTK_EDITABLE (entry)) == '\0')
      g_main_context_iteration (NULL, TRUE);
    g_autoptr (SvMatch) match = sv_new_match_page_make (page, &error);
    g_assert_no_error (error);
    g_autofree char *text = sv_match_doc_write (sv_match_get_doc (match), TRUE);
    g_autoptr (SvMatchDoc) again = sv_match_doc_read (text, strlen (text), NULL, &error);
    g_assert_no_error (error);
    const SvSeatDoc *seat = g_ptr_array_index (again->seats, 0);
    g_assert_true (g_str_has_prefix (seat->name, "Anne"));
    g_assert_true (g_str_has_suffix (seat->name, "Bo"));
  }
  g_object_unref (page);
}

/* The team of one's own is the first of the list and plays; own house rules wait until they are
 * chosen. */
static void
test_own_first (void)
{
  g_autofree char *teams = sv_library_kind_folder (SV_DOCUMENT_TEAM);
  g_autofree char *variants = sv_library_kind_folder (SV_DOCUMENT_VARIANT);
  g_autofree char *team_path = g_build_filename (teams, "Zwaluwen.svteam", NULL);
  g_autofree char *variant_path = g_build_filename (variants, "Zomer.svvariant", NULL);
  g_autoptr (SvTeamDoc) team = sv_team_doc_new (first_game ());
  g_autoptr (SvVariantDoc) variant = sv_variant_doc_new (first_game ());
  g_autoptr (GError) error = NULL;

  g_free (team->name);
  team->name = g_strdup ("Zwaluwen");
  g_free (variant->name);
  variant->name = g_strdup ("Zomer");
  g_autofree char *team_text = sv_team_doc_write (team, TRUE);
  g_autofree char *variant_text = sv_variant_doc_write (variant, TRUE);
  g_mkdir_with_parents (teams, 0700);
  g_mkdir_with_parents (variants, 0700);
  g_assert_true (g_file_set_contents (team_path, team_text, -1, NULL));
  g_assert_true (g_file_set_contents (variant_path, variant_text, -1, NULL));

  SvNewMatchPage *page = g_object_ref_sink (g_object_new (SV_TYPE_NEW_MATCH_PAGE, NULL));
  sv_new_match_page_set_game (page, first_game ());
  g_autoptr (SvMatch) match = sv_new_match_page_make (page, &error);
  g_assert_no_error (error);
  g_assert_cmpstr (sv_match_get_doc (match)->teams[0]->name, ==, "Zwaluwen");
  g_assert_cmpstr (sv_match_get_doc (match)->teams[1]->name, !=, "Zwaluwen");
  g_assert_cmpstr (sv_match_get_doc (match)->variant->name, ==, "Standard");
  g_object_unref (page);
  g_unlink (team_path);
  g_unlink (variant_path);
}

/* The chosen rules are copied, edited, and chosen when one comes back. */
static void
test_edit_variant (void)
{
  g_autoptr (GPtrArray) before = sv_library_items (first_game (), SV_DOCUMENT_VARIANT);
  SvWindow *window = sv_window_new (NULL);

  gtk_widget_activate_action (GTK_WIDGET (window), "win.new-match-of", "s", first_game ()->id);
  gtk_window_present (GTK_WINDOW (window));
  SvNewMatchPage *page = SV_NEW_MATCH_PAGE (find (GTK_WIDGET (window), SV_TYPE_NEW_MATCH_PAGE));
  gtk_widget_activate_action (GTK_WIDGET (page), "new-match.edit-variant", NULL);
  settle ();
  g_assert_cmpstr (page_name (window), ==, "variant");
  gtk_widget_activate_action (GTK_WIDGET (window), "win.start", NULL);
  g_assert_cmpstr (page_name (window), ==, "new-match");
  g_autoptr (GPtrArray) after = sv_library_items (first_game (), SV_DOCUMENT_VARIANT);
  g_assert_cmpuint (after->len, ==, before->len + 1);
  g_autoptr (GError) error = NULL;
  g_autoptr (SvMatch) match = sv_new_match_page_make (page, &error);
  g_assert_no_error (error);
  g_assert_cmpstr (sv_match_get_doc (match)->variant->name, ==, "Standard (copy)");
  gtk_window_destroy (GTK_WINDOW (window));
}

/* Save a team of six people in the library, where it is the first of the user's; its path. */
static char *
keep_six_people (void)
{
  static const char text[] =
      "{\"format\":\"speelveld-team\",\"version\":1,\"game\":\"strafworp\",\"name\":\"Aap 1\","
      "\"cards\":[{\"name\":\"Ann\"},{\"name\":\"Bea\"},{\"name\":\"Cas\"},{\"name\":\"Dre\"}],"
      "\"reserves\":[{\"name\":\"Eef\"},{\"name\":\"Fem\",\"attack\":3}]}";
  g_autofree char *folder = sv_library_kind_folder (SV_DOCUMENT_TEAM);
  char *path = g_build_filename (folder, "Aap 1.svteam", NULL);

  g_assert_true (g_file_set_contents (path, text, -1, NULL));
  return path;
}

static void
tick (SvTeamForm *form, guint person, gboolean plays)
{
  GtkWidget *people = GTK_WIDGET (find (form, SV_TYPE_WHO_PLAYS));

  gtk_check_button_set_active (GTK_CHECK_BUTTON (find_nth (people, GTK_TYPE_CHECK_BUTTON, person)),
                               plays);
}

static char *
players_of (SvNewMatchPage *page)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (SvMatch) match = sv_new_match_page_make (page, &error);
  g_assert_no_error (error);
  const SvTeamDoc *team = sv_match_get_doc (match)->teams[0];

  g_assert_null (team->reserves);
  return g_strdup_printf ("%s %s %s %s", team->cards[0].name, team->cards[1].name,
                          team->cards[2].name, team->cards[3].name);
}

/* Whoever is ticked plays, with their powers; the team in the library stays as it was. */
static void
test_tick (void)
{
  g_autofree char *path = keep_six_people ();
  g_autofree char *before = NULL, *after = NULL;
  SvNewMatchPage *page = g_object_ref_sink (g_object_new (SV_TYPE_NEW_MATCH_PAGE, NULL));
  SvTeamForm *first = sv_new_match_page_get_form (page, 0);
  GtkWidget *people = GTK_WIDGET (find (first, SV_TYPE_WHO_PLAYS));

  g_assert_true (g_file_get_contents (path, &before, NULL, NULL));
  sv_new_match_page_set_game (page, first_game ());
  g_autofree char *cards = players_of (page);
  g_assert_cmpstr (cards, ==, "Ann Bea Cas Dre");
  g_assert_null (said (people, "words"));

  tick (first, 4, TRUE);
  g_assert_cmpstr (fault (page), ==, "Aap 1: untick 1 who does not play today.");
  tick (first, 0, FALSE);
  tick (first, 2, FALSE);
  g_assert_cmpstr (fault (page), ==, "Aap 1: tick 1 more who plays today.");
  g_assert_cmpstr (said (people, "words"), ==, fault (page));
  tick (first, 0, TRUE);
  g_assert_null (fault (page));
  g_assert_cmpstr (said (people, "words"), ==, "Eef plays for Cas.");
  g_autofree char *today = players_of (page);
  g_assert_cmpstr (today, ==, "Ann Bea Eef Dre");
  g_assert_cmpint (gtk_widget_get_visible (
                       GTK_WIDGET (find (sv_new_match_page_get_form (page, 1), SV_TYPE_WHO_PLAYS))),
                   ==, FALSE);

  /* Fem is stronger than Cas, whose card she takes: the points say so. */
  tick (first, 0, FALSE);
  tick (first, 5, TRUE);
  g_assert_nonnull (strstr (fault (page), "Aap 1 cannot play by these rules"));
  GtkWidget *points = find (people, SV_TYPE_POINTS_LEFT);
  g_assert_cmpstr (gtk_label_get_text (GTK_LABEL (find (points, GTK_TYPE_LABEL))), ==,
                   "Attack points: 13 of 14: make somebody 1 weaker");
  g_assert_true (g_file_get_contents (path, &after, NULL, NULL));
  g_assert_cmpstr (after, ==, before);
  g_object_unref (page);
  g_unlink (path);
}

/* A look into the team's editor does not undo the ticks; another team begins with its own cards. */
static void
test_ticks_stay (void)
{
  g_autofree char *path = keep_six_people ();
  SvNewMatchPage *page = g_object_ref_sink (g_object_new (SV_TYPE_NEW_MATCH_PAGE, NULL));
  SvTeamForm *first = sv_new_match_page_get_form (page, 0);

  sv_new_match_page_set_game (page, first_game ());
  tick (first, 3, FALSE);
  tick (first, 4, TRUE);
  g_autoptr (GPtrArray) teams = sv_library_items (first_game (), SV_DOCUMENT_TEAM);
  sv_team_form_set_teams (first, teams, path);
  g_autofree char *today = players_of (page);
  g_assert_cmpstr (today, ==, "Ann Bea Cas Eef");

  const guint own = sv_team_form_get_selected (first);
  sv_team_form_set_selected (first, own == 0 ? 1 : 0);
  sv_team_form_set_selected (first, own);
  g_autofree char *again = players_of (page);
  g_assert_cmpstr (again, ==, "Ann Bea Cas Dre");
  g_object_unref (page);
  g_unlink (path);
}

static const char *
chosen_variant (SvNewMatchPage *page, SvMatch **match)
{
  g_autoptr (GError) error = NULL;

  g_clear_object (match);
  *match = sv_new_match_page_make (page, &error);
  g_assert_no_error (error);
  return sv_match_get_doc (*match)->variant->name;
}

/* A file is called after what it holds when that is left: here it stays chosen, and the next time
 * it is offered again. */
static void
test_renamed_variant (void)
{
  SvWindow *window = sv_window_new (NULL);
  g_autoptr (SvMatch) match = NULL;

  g_settings_reset (sv_settings (), "last-matches");
  gtk_widget_activate_action (GTK_WIDGET (window), "win.new-match-of", "s", first_game ()->id);
  gtk_window_present (GTK_WINDOW (window));
  SvNewMatchPage *page = SV_NEW_MATCH_PAGE (find (GTK_WIDGET (window), SV_TYPE_NEW_MATCH_PAGE));
  for (int i = 0; i < 2; i++) {
    gtk_widget_activate_action (GTK_WIDGET (page), "new-match.edit-variant", NULL);
    settle ();
    SvDraft *draft = sv_window_get_draft (window);
    g_autofree char *path = g_strdup (sv_draft_get_path (draft));
    g_free (sv_draft_edit_variant (draft)->name);
    sv_draft_edit_variant (draft)->name = g_strdup (i == 0 ? "Outdoors" : "Indoors");
    g_assert_true (sv_draft_commit (draft, NULL));
    gtk_widget_activate_action (GTK_WIDGET (window), "win.start", NULL);
    settle ();
    g_assert_cmpstr (page_name (window), ==, "new-match");
    g_assert_false (g_file_test (path, G_FILE_TEST_EXISTS));
    g_assert_cmpstr (chosen_variant (page, &match), ==, i == 0 ? "Outdoors" : "Indoors");
  }
  gtk_widget_activate_action (GTK_WIDGET (page), "new-match.start", NULL);
  g_assert_cmpstr (page_name (window), ==, "match");

  /* Changed in the library since then. */
  g_autofree char *folder = sv_library_kind_folder (SV_DOCUMENT_VARIANT);
  g_autofree char *path = g_build_filename (folder, "Indoors.svvariant", NULL);
  gtk_widget_activate_action (GTK_WIDGET (window), "win.edit", "s", path);
  SvDraft *draft = sv_window_get_draft (window);
  g_assert_nonnull (draft);
  g_free (sv_draft_edit_variant (draft)->name);
  sv_draft_edit_variant (draft)->name = g_strdup ("In the Hall");
  g_assert_true (sv_draft_commit (draft, NULL));
  gtk_widget_activate_action (GTK_WIDGET (window), "win.start", NULL);
  settle ();
  gtk_window_destroy (GTK_WINDOW (window));
  page = SV_NEW_MATCH_PAGE (g_object_ref_sink (g_object_new (SV_TYPE_NEW_MATCH_PAGE, NULL)));
  sv_new_match_page_set_game (page, first_game ());
  g_assert_cmpstr (chosen_variant (page, &match), ==, "In the Hall");
  g_object_unref (page);
  g_settings_reset (sv_settings (), "last-matches");
}

/* S-10: as equally as possible, the first have one more. */
static void
test_divide (void)
{
  static const unsigned expected[5][4] = {
    { 0 }, { 0, 0, 0, 0 }, { 0, 0, 1, 1 }, { 0, 0, 1, 2 }, { 0, 1, 2, 3 },
  };

  for (unsigned k = 1; k <= 4; k++) {
    for (unsigned i = 0; i < 4; i++)
      g_assert_cmpuint (sv_seats_divide (4, k, i), ==, expected[k][i]);
  }
  g_assert_cmpuint (sv_seats_divide (11, 3, 10), ==, 2);
  g_assert_cmpuint (sv_seats_divide (1, 3, 0), ==, 0);
}

static void
test_describe (void)
{
  g_autoptr (GPtrArray) variants = sv_library_items (first_game (), SV_DOCUMENT_VARIANT);
  g_autoptr (SvVariantDoc) standard = sv_variant_doc_new (first_game ());
  g_autofree char *plain = sv_variant_words_describe (standard);

  g_assert_cmpstr (plain, ==, "The rules as the game was designed.");
  for (guint i = 1; i < variants->len; i++) {
    const SvLibraryItem *item = g_ptr_array_index (variants, i);
    g_autofree char *text = sv_variant_words_describe (item->variant);
    g_assert_true (g_str_has_suffix (text, "."));
    g_assert_cmpstr (text, !=, plain);
  }

  /* One has a sentence of its own. */
  const SvField *minutes =
      sv_field_find (first_game ()->variant_fields, first_game ()->n_variant_fields, "minutes");
  sv_field_set (minutes, standard->setup, 1);
  g_autofree char *short_match = sv_variant_words_describe (standard);
  g_assert_cmpstr (short_match, ==, "A period lasts one minute.");
}

int
main (int argc, char *argv[])
{
  start_gtk (&argc, &argv);
  g_set_application_name ("Speelveld");
  g_test_add_func ("/new-match/tick-who-plays-today", test_tick);
  g_test_add_func ("/new-match/ticks-stay-while-a-team-is-edited", test_ticks_stay);
  g_test_add_func ("/ui/new-match/seats", test_new_match);
  g_test_add_func ("/ui/new-match/fault", test_new_match_fault);
  g_test_add_func ("/ui/new-match/drag", test_drag);
  g_test_add_func ("/ui/new-match/fault-words", test_fault_words);
  g_test_add_func ("/ui/new-match/swap", test_swap);
  g_test_add_func ("/ui/new-match/names", test_names);
  g_test_add_func ("/ui/new-match/last-match", test_last_match);
  g_test_add_func ("/ui/new-match/pasted-names", test_pasted_names);
  g_test_add_func ("/ui/new-match/own-first", test_own_first);
  g_test_add_func ("/ui/new-match/edit-variant", test_edit_variant);
  g_test_add_func ("/ui/new-match/renamed-variant", test_renamed_variant);
  g_test_add_func ("/ui/divide/S-10", test_divide);
  g_test_add_func ("/ui/describe", test_describe);
  return g_test_run ();
}
