/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The second screen of a competition: every name on it stands whole, at every size that screens
 * have. */

#include "cups-fixture.h"
#include "sv-cup-bracket-view.h"
#include "sv-cup-wall.h"
#include "sv-wall-lines.h"

/* As clubs are called. */
static const char *const clubs[] = {
  "Vriendenschaar (B)", "Oranje Nassau",     "Quick '21 (Heerhugowaard)",     "HKV / Ons Eibernest",
  "Vriendenschaar (H)", "De Zwaluwen / DKV", "Snel '21 / Vlug en Handig (G)", "Achter de Dijk (A)"
};

static const int sizes[][2] = { { 960, 540 }, { 1280, 720 }, { 1920, 1080 } };

/* A competition of these clubs; last: one more club, with its short name, or NULL. */
static SvCupBook *
open_clubs (
    const char *plan, const char *fixtures, const char *last, GtkWidget **window, SvCupPage **page)
{
  g_autoptr (GString) teams = g_string_new (NULL);

  for (gsize i = 0; i < G_N_ELEMENTS (clubs) - (last != NULL); i++)
    g_string_append_printf (teams, "%s{\"name\":\"%s\"}", i > 0 ? "," : "", clubs[i]);
  if (last != NULL)
    g_string_append_printf (teams, ",%s", last);
  g_autofree char *text = g_strdup_printf (
      "{\"format\":\"speelveld-competition\",\"version\":1,\"game\":\"strafworp\",\"variant\":{},"
      "\"teams\":[%s],\"plan\":%s,\"fixtures\":[%s]}",
      teams->str, plan, fixtures);
  return open_text (text, window, page);
}

static const char league[] = "{\"kind\":\"league\",\"boards\":4}";

static const char league_fixtures[] =
    "{\"round\":1,\"slot\":1,\"board\":1,\"teams\":[0,7],\"score\":[10,11]},"
    "{\"round\":1,\"slot\":1,\"board\":2,\"teams\":[1,6]},"
    "{\"round\":1,\"slot\":1,\"board\":3,\"teams\":[2,5]},"
    "{\"round\":1,\"slot\":1,\"board\":4,\"teams\":[3,4]},"
    "{\"round\":2,\"slot\":1,\"board\":1,\"teams\":[6,2]}";

/* A whole league of eight, with a table. */
static char *
dup_league (void)
{
  g_autoptr (GString) text = g_string_new (league_fixtures);

  /* The circle would do as well; each pair once is enough here. */
  for (int a = 0, round = 3; a < 8; a++)
    for (int b = a + 1; b < 8; b++) {
      if (a + b == 7 || (a == 2 && b == 6))
        continue;
      g_string_append_printf (text, ",{\"round\":%d,\"slot\":1,\"board\":1,\"teams\":[%d,%d]}",
                              round++, a, b);
    }
  return g_string_free (g_steal_pointer (&text), FALSE);
}

static GtkWindow *
open_wall (SvCupBook *book, GtkWidget *window, const int *size)
{
  GtkWindow *wall = sv_cup_wall_new (book, GTK_WINDOW (window));

  gtk_window_set_default_size (wall, size[0], size[1]);
  gtk_window_present (wall);
  gtk_test_widget_wait_for_draw (GTK_WIDGET (wall));
  settle ();
  return wall;
}

static gboolean
is_mapped_label (GtkWidget *widget, gconstpointer data)
{
  return GTK_IS_LABEL (widget) && gtk_widget_get_mapped (widget);
}

/* Nothing on it is cut; each of the labels lies within the window. Returns how many there are. */
static guint
assert_whole (GtkWindow *wall)
{
  GtkWidget *label;
  guint n = 0;

  gtk_test_widget_wait_for_draw (GTK_WIDGET (wall));
  for (; (label = find_where (wall, is_mapped_label, NULL, n)) != NULL; n++) {
    PangoLayout *layout = gtk_label_get_layout (GTK_LABEL (label));
    graphene_rect_t box;

    g_test_message ("“%s”", gtk_label_get_text (GTK_LABEL (label)));
    g_assert_false (pango_layout_is_ellipsized (layout));
    g_assert_true (gtk_widget_compute_bounds (label, GTK_WIDGET (wall), &box));
    g_assert_cmpfloat (box.origin.x, >=, 0);
    g_assert_cmpfloat (box.origin.x + box.size.width, <=, gtk_widget_get_width (GTK_WIDGET (wall)));
    g_assert_cmpfloat (box.origin.y + box.size.height, <=,
                       gtk_widget_get_height (GTK_WIDGET (wall)));
  }
  return n;
}

static int
letters_on (GtkWindow *wall)
{
  return sv_wall_lines_get_size (SV_WALL_LINES (find (wall, SV_TYPE_WALL_LINES)));
}

/* What is on, what comes next, and the table. */
static void
test_names_of_clubs (void)
{
  g_autofree char *fixtures = dup_league ();

  for (gsize i = 0; i < G_N_ELEMENTS (sizes); i++) {
    GtkWidget *window;
    SvCupPage *page;
    g_autoptr (SvCupBook) book = open_clubs (league, fixtures, NULL, &window, &page);
    GtkWindow *wall = open_wall (book, window, sizes[i]);

    for (guint turn = 0; turn < 3; turn++) {
      g_assert_cmpuint (assert_whole (wall), >, 5);
      g_assert_cmpint (letters_on (wall), >=, sizes[i][1] / 26);
      gtk_widget_activate_action (GTK_WIDGET (wall), "wall.turn", "i", 1);
      settle ();
    }
    gtk_window_destroy (GTK_WINDOW (window));
    settle ();
  }
}

/* A club with a short name that cannot be written otherwise is called by it; one without is cut,
 * and nothing else is. */
static void
test_name_of_no_end (void)
{
  static const char name[] = "Korfbalverenigingsaccommodatiebeheerstichtingsvertegenwoordiging";

  for (guint has_brief = 0; has_brief < 2; has_brief++) {
    GtkWidget *window;
    SvCupPage *page;
    g_autofree char *fixtures = dup_league ();
    g_autofree char *team =
        g_strdup_printf ("{\"name\":\"%s\"%s}", name, has_brief ? ",\"short_name\":\"KVA\"" : "");
    g_autoptr (SvCupBook) book = open_clubs (league, fixtures, team, &window, &page);
    GtkWindow *wall = open_wall (book, window, sizes[0]);

    gtk_widget_activate_action (GTK_WIDGET (page), "cup.clear", "u", 0);
    settle ();
    gtk_test_widget_wait_for_draw (GTK_WIDGET (wall));
    g_assert_true ((find_where (wall, says, "KVA", 0) != NULL) == has_brief);
    g_assert_true ((find_where (wall, says, name, 0) != NULL) == !has_brief);
    if (has_brief)
      assert_whole (wall);
    gtk_window_destroy (GTK_WINDOW (window));
    settle ();
  }
}

/* The bracket is as wide as the screen, and its names are whole. */
static void
test_bracket_fills_the_screen (void)
{
  static const char fixtures[] =
      "{\"round\":1,\"slot\":1,\"board\":1,\"from\":[{\"team\":0},{\"team\":7}],\"score\":[2,2],"
      "\"how\":\"penalties\",\"shootout\":[5,4]},"
      "{\"round\":1,\"slot\":1,\"board\":2,\"from\":[{\"team\":3},{\"team\":4}]},"
      "{\"round\":1,\"slot\":1,\"board\":3,\"from\":[{\"team\":1},{\"team\":6}]},"
      "{\"round\":1,\"slot\":1,\"board\":4,\"from\":[{\"team\":2},{\"team\":5}]},"
      "{\"round\":2,\"slot\":1,\"board\":1,\"from\":[{\"winner\":0},{\"winner\":1}]},"
      "{\"round\":2,\"slot\":1,\"board\":2,\"from\":[{\"winner\":2},{\"winner\":3}]},"
      "{\"round\":3,\"slot\":1,\"board\":1,\"from\":[{\"loser\":4},{\"loser\":5}]},"
      "{\"round\":3,\"slot\":1,\"board\":2,\"from\":[{\"winner\":4},{\"winner\":5}]}";

  for (gsize i = 0; i < G_N_ELEMENTS (sizes); i++) {
    GtkWidget *window;
    SvCupPage *page;
    g_autoptr (SvCupBook) book = open_clubs ("{\"kind\":\"knockout\",\"boards\":4,\"third\":true}",
                                             fixtures, NULL, &window, &page);
    GtkWindow *wall = open_wall (book, window, sizes[i]);
    graphene_rect_t box;

    gtk_widget_activate_action (GTK_WIDGET (wall), "wall.turn", "i", -1);
    settle ();
    g_assert_cmpuint (assert_whole (wall), >, 16);
    GtkWidget *bracket = find (wall, SV_TYPE_CUP_BRACKET_VIEW);
    GtkWidget *final = find_nth (bracket, GTK_TYPE_BUTTON, 7);
    g_assert_true (gtk_widget_compute_bounds (final, bracket, &box));
    g_assert_cmpfloat (box.origin.x + box.size.width, >, 0.97 * gtk_widget_get_width (bracket));
    g_assert_cmpfloat (box.size.height, >, sizes[i][1] * 0.08);
    gtk_window_destroy (GTK_WINDOW (window));
    settle ();
  }
}

/* On its page, too, the bracket uses the space that there is, and a smaller page scrolls. */
static void
test_bracket_fills_the_page (void)
{
  static const char text[] =
      "{\"format\":\"speelveld-competition\",\"version\":1,\"game\":\"strafworp\",\"variant\":{},"
      "\"teams\":[{\"name\":\"Fox\",\"colours\":[\"#1c71d8\",\"#ffffff\"]},{\"name\":\"Owl\"},"
      "{\"name\":\"Elk\"}],\"plan\":{\"kind\":\"knockout\"},\"fixtures\":["
      "{\"round\":1,\"slot\":1,\"board\":1,\"from\":[{\"team\":0},{\"team\":1}]},"
      "{\"round\":2,\"slot\":1,\"board\":1,\"from\":[{\"winner\":0},{\"team\":2}]}]}";
  GtkWidget *window;
  SvCupPage *page;
  g_autoptr (SvCupBook) book = open_text (text, &window, &page);
  graphene_rect_t box;
  int least;

  gtk_stack_set_visible_child_name (template_child (page, "views"), "bracket");
  settle ();
  gtk_test_widget_wait_for_draw (window);
  GtkWidget *bracket = find (page, SV_TYPE_CUP_BRACKET_VIEW);
  GtkWidget *final = find_nth (bracket, GTK_TYPE_BUTTON, 1);
  g_assert_true (gtk_widget_compute_bounds (final, bracket, &box));
  gtk_widget_measure (bracket, GTK_ORIENTATION_HORIZONTAL, -1, &least, NULL, NULL, NULL);
  g_assert_cmpint (least, <, 500);
  g_assert_cmpfloat (box.origin.x + box.size.width, >, 1.6 * least);
  gtk_window_destroy (GTK_WINDOW (window));
  settle ();
}

static gboolean
is_heading (GtkWidget *widget, gconstpointer data)
{
  return gtk_widget_has_css_class (widget, "sv-wall-heading");
}

static const char *
heading_of (GtkWindow *wall)
{
  return gtk_label_get_text (GTK_LABEL (find_where (wall, is_heading, NULL, 0)));
}

/* The last result turns the wall to the winner, with whole names at every size; what is corrected
 * then leaves it there, and taking the result back leads away. */
static void
test_winner (void)
{
  static const char text[] =
      "{\"format\":\"speelveld-competition\",\"version\":1,\"game\":\"strafworp\",\"variant\":{},"
      "\"teams\":[{\"name\":\"Quick '21 (Heerhugowaard)\"},{\"name\":\"Snel '21 / Vlug en Handig "
      "(G)\"}],"
      "\"plan\":{\"kind\":\"knockout\"},\"fixtures\":["
      "{\"round\":1,\"slot\":1,\"board\":1,\"from\":[{\"team\":0},{\"team\":1}]}]}";

  for (gsize i = 0; i < G_N_ELEMENTS (sizes); i++) {
    GtkWidget *window;
    SvCupPage *page;
    g_autoptr (SvCupBook) book = open_text (text, &window, &page);
    GtkWindow *wall = open_wall (book, window, sizes[i]);

    g_assert_cmpstr (heading_of (wall), ==, "Now: Round 1");
    enter_result (page, 0, "5-11");
    settle ();
    g_assert_cmpstr (heading_of (wall), ==, "Snel '21 / Vlug en Handig (G) wins!");
    g_assert_cmpuint (assert_whole (wall), >=, 5);
    gtk_widget_activate_action (GTK_WIDGET (wall), "wall.turn", "i", 1);
    g_assert_cmpstr (heading_of (wall), ==, "Bracket");
    gtk_widget_activate_action (GTK_WIDGET (wall), "wall.turn", "i", 1);
    sv_undo_go (sv_cup_book_get_undo (book), -1);
    settle ();
    g_assert_false (g_str_has_suffix (heading_of (wall), "wins!"));
    gtk_window_destroy (GTK_WINDOW (window));
    settle ();
  }
}

int
main (int argc, char **argv)
{
  begin (&argc, &argv);
  g_test_add_func ("/cups/read-the-names-of-clubs-on-the-wall", test_names_of_clubs);
  g_test_add_func ("/cups/read-a-name-without-end-on-the-wall", test_name_of_no_end);
  g_test_add_func ("/cups/look-at-the-bracket-on-the-wall", test_bracket_fills_the_screen);
  g_test_add_func ("/cups/look-at-the-bracket-on-its-page", test_bracket_fills_the_page);
  g_test_add_func ("/cups/see-the-winner-on-the-wall", test_winner);
  return run_tests ();
}
