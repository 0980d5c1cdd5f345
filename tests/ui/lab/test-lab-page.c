/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The lab: from the menu to the figures, in words, as a picture and as a table. */

#include <glib/gstdio.h>
#include <string.h>

#include "gtk-fixture.h"
#include "sv-document.h"
#include "sv-games.h"
#include "sv-lab-page.h"
#include "window-fixture.h"

static gpointer
child (gpointer page, const char *id)
{
  return gtk_widget_get_template_child (page, SV_TYPE_LAB_PAGE, id);
}

/* The weakest players play so many matches of each pair, to the end. */
static void
play (GtkWidget *page, double matches)
{
  GtkProgressBar *progress = child (page, "progress");

  gtk_drop_down_set_selected (child (page, "players0"), 0);
  gtk_drop_down_set_selected (child (page, "players1"), 0);
  gtk_spin_button_set_value (child (page, "matches"), matches);
  g_assert_true (gtk_widget_activate_action (page, "lab.play", NULL));
  while (g_strcmp0 (gtk_progress_bar_get_text (progress), "All matches have been played.") != 0)
    g_main_context_iteration (NULL, TRUE);
}

/* What a button is called has no mark of a key in it, which a screen reader would say. */
static void
test_names (void)
{
  GtkWidget *page = g_object_ref_sink (g_object_new (SV_TYPE_LAB_PAGE, NULL));
  GtkWidget *button;

  for (guint n = 0; (button = find_nth (page, GTK_TYPE_BUTTON, n)) != NULL; n++)
    if (gtk_button_get_label (GTK_BUTTON (button)) != NULL)
      g_assert_null (strchr (gtk_button_get_label (GTK_BUTTON (button)), '_'));
  g_object_unref (page);
}

static void
test_two_teams (void)
{
  GtkWidget *page = g_object_new (SV_TYPE_LAB_PAGE, NULL);
  GtkWidget *window = show_alone (page, 800, 900);
  GtkWidget *results = child (page, "results"), *chart = child (page, "chart");

  g_assert_false (gtk_widget_get_visible (results));
  play (page, 40);
  g_autoptr (GString) words = g_string_new (gtk_label_get_text (child (page, "words")));
  g_assert_true (g_str_has_prefix (words->str, "Velocitas wins "));
  g_assert_nonnull (strstr (words->str, " of 40 matches ("));
  g_string_replace (words, "\u00a0", " ", 0); /* which keeps a number and its sign together */
  gtk_test_accessible_assert_property (GTK_ACCESSIBLE (chart), GTK_ACCESSIBLE_PROPERTY_LABEL,
                                       words->str);
  gtk_test_widget_wait_for_draw (page);
  g_assert_cmpuint (colours_of (chart), >, 4);
  gtk_window_destroy (GTK_WINDOW (window));
  settle ();
}

/* What stands in a cell of the table of that name; NULL: there is no such row or column. Below each
 * row of words is one for a remark. */
static const char *
get_cell (GtkWidget *page, const char *table, int column, int row)
{
  GtkWidget *grid = gtk_widget_get_last_child (child (page, table));
  GtkWidget *cell = gtk_grid_get_child_at (GTK_GRID (grid), column, row > 0 ? 2 * row - 1 : 0);

  return cell != NULL ? gtk_label_get_text (GTK_LABEL (cell)) : NULL;
}

static void
test_everybody (void)
{
  GtkWidget *page = g_object_new (SV_TYPE_LAB_PAGE, NULL);
  GtkWidget *window = show_alone (page, 800, 900);
  GtkDropDown *second = child (page, "second");
  const guint n_teams = g_list_model_get_n_items (gtk_drop_down_get_model (second)) - 1;
  unsigned won, drawn, lost;

  g_assert_true (gtk_widget_get_sensitive (child (page, "first")));
  gtk_drop_down_set_selected (second, n_teams);
  g_assert_false (gtk_widget_get_sensitive (child (page, "first"))); /* it says nothing */
  play (page, 4);
  g_assert_cmpstr (get_cell (page, "table", 0, 0), ==, "won–drawn–lost");
  g_assert_false (gtk_widget_get_visible (child (page, "chart")));
  for (int row = 1; row <= (int)n_teams; row++)
    for (int column = 1; column <= (int)n_teams; column++) {
      const char *cell = get_cell (page, "table", column, row);
      g_assert_true ((*cell == '\0') == (row == column));
      if (*cell == '\0')
        continue;
      g_assert_cmpint (sscanf (cell, "%u–%u–%u", &won, &drawn, &lost), ==, 3);
      g_assert_cmpuint (won + drawn + lost, ==, 4);
    }
  gtk_window_destroy (GTK_WINDOW (window));
  settle ();
}

/* A team of this game in a file of this folder. */
static void
write_team (const char *folder, const SvGame *game, const char *name)
{
  g_autoptr (SvTeamDoc) team = sv_team_doc_new (game);
  g_autofree char *file = g_strconcat (name, ".svteam", NULL);
  g_autofree char *path = g_build_filename (folder, file, NULL);

  g_free (team->name);
  team->name = g_strdup (name);
  g_autofree char *text = sv_team_doc_write (team, FALSE);
  g_assert_true (g_file_set_contents (path, text, -1, NULL));
}

static void
remove_folder (const char *folder)
{
  g_autoptr (GDir) dir = g_dir_open (folder, 0, NULL);
  const char *file;

  while ((file = g_dir_read_name (dir)) != NULL) {
    g_autofree char *path = g_build_filename (folder, file, NULL);
    g_remove (path);
  }
  g_rmdir (folder);
}

/* Teams of any folder: those of this game, without what is damaged; all of them play. */
static void
test_folder (void)
{
  GtkWidget *page = g_object_new (SV_TYPE_LAB_PAGE, NULL);
  GtkWidget *window = show_alone (page, 800, 900);
  GtkLabel *source = child (page, "source");
  g_autofree char *folder = g_dir_make_tmp ("sv-lab-XXXXXX", NULL);
  g_autofree char *bad = g_build_filename (folder, "bad.svteam", NULL);
  const SvGame *game = sv_game_by_id ("strafworp");

  g_assert_false (gtk_widget_get_visible (child (page, "own_teams")));
  write_team (folder, game, "Ants");
  write_team (folder, game, "Bees");
  write_team (folder, game, "Crows");
  write_team (folder, sv_game_by_id ("eleven"), "Dogs");
  g_assert_true (g_file_set_contents (bad, "{", -1, NULL));
  g_assert_true (gtk_widget_activate_action (page, "lab.read-folder", "s", folder));
  while (!g_str_has_prefix (gtk_label_get_text (source), "3 teams of the folder"))
    g_main_context_iteration (NULL, TRUE);
  play (page, 4);
  g_assert_cmpstr (get_cell (page, "table", 0, 3), ==, "Crows");
  g_assert_null (get_cell (page, "table", 0, 4));
  g_assert_true (gtk_widget_get_visible (child (page, "scorers_title")));
  g_assert_nonnull (get_cell (page, "scorers", 3, 1));
  gtk_widget_activate_action (page, "lab.own-teams", NULL);
  g_assert_false (gtk_widget_get_visible (child (page, "own_teams")));
  remove_folder (folder);
  gtk_window_destroy (GTK_WINDOW (window));
  settle ();
}

/* What was played goes into files of each kind that the menu offers, pictures of one pair and of
 * all. */
static void
test_save (void)
{
  static const struct {
    const char *format, *begins;
  } kinds[] = {
    { "csv", "\xef\xbb\xbf" }, { "scorers", "\xef\xbb\xbf" },
    { "json", "{" },           { "png", "\x89PNG\r\n" },
    { "pdf", "%PDF-" },
  };
  GtkWidget *page = g_object_new (SV_TYPE_LAB_PAGE, NULL);
  GtkWidget *window = show_alone (page, 800, 900);
  GtkDropDown *second = child (page, "second");

  for (unsigned everybody = 0; everybody < 2; everybody++) {
    if (everybody)
      gtk_drop_down_set_selected (second,
                                  g_list_model_get_n_items (gtk_drop_down_get_model (second)) - 1);
    play (page, 2);
    for (gsize i = 0; i < G_N_ELEMENTS (kinds); i++) {
      g_autofree char *path = g_build_filename (g_get_tmp_dir (), kinds[i].format, NULL);
      g_autofree char *text = NULL;

      gtk_widget_activate_action (page, "lab.save-to", "(ss)", kinds[i].format, path);
      settle ();
      g_assert_true (g_file_get_contents (path, &text, NULL, NULL));
      g_assert_true (g_str_has_prefix (text, kinds[i].begins));
      g_unlink (path);
    }
  }
  gtk_window_destroy (GTK_WINDOW (window));
  settle ();
}

/* It can be stopped, and left in the middle. */
static void
test_stop (void)
{
  GtkWidget *page = g_object_new (SV_TYPE_LAB_PAGE, NULL);
  GtkWidget *window = show_alone (page, 800, 900);
  GtkProgressBar *progress = child (page, "progress");

  gtk_spin_button_set_value (child (page, "matches"), 100000);
  gtk_widget_activate_action (page, "lab.play", NULL);
  gtk_widget_activate_action (page, "lab.stop", NULL);
  while (g_strcmp0 (gtk_progress_bar_get_text (progress), "Stopped.") != 0)
    g_main_context_iteration (NULL, TRUE);
  gtk_widget_activate_action (page, "lab.play", NULL);
  gtk_window_destroy (GTK_WINDOW (window));
  settle ();
}

int
main (int argc, char *argv[])
{
  start_gtk (&argc, &argv);
  g_test_add_func ("/lab-page/hear-what-buttons-are-called", test_names);
  g_test_add_func ("/lab-page/two-teams", test_two_teams);
  g_test_add_func ("/lab-page/everybody", test_everybody);
  g_test_add_func ("/lab-page/folder", test_folder);
  g_test_add_func ("/lab-page/save", test_save);
  g_test_add_func ("/lab-page/stop", test_stop);
  return g_test_run ();
}
