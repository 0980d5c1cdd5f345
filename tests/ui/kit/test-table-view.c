/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Tables of words and numbers in a window: what stands where, and where a name leads. */

#include "gtk-fixture.h"
#include "sv-table-view.h"
#include "window-fixture.h"

/* A row of the words, which are as many as there are columns, about that key. */
static void
add_row (SvSheetTable *table, const char *const *words, unsigned key, const char *remark)
{
  GPtrArray *row = g_ptr_array_new ();

  for (unsigned i = 0; i < table->n_columns; i++)
    g_ptr_array_add (row, g_strdup (words[i]));
  sv_sheet_table_add_row (table, row);
  g_array_append_val (table->keys, key);
  g_ptr_array_add (table->remarks, g_strdup (remark));
}

/* "Team P Pts", in which the number of matches is a detail. */
static SvSheetTable *
new_standing (void)
{
  SvSheetTable *table = sv_sheet_table_new (g_strdup ("Group 1"));

  sv_sheet_table_add_column (table, NULL, 0, false);
  sv_sheet_table_add_column (table, "P", 0, true);
  sv_sheet_table_add_column (table, "Pts", 0, true);
  table->columns[1].hint = "Played";
  table->columns[1].detail = true;
  return table;
}

/* All words that can be seen, line by line. */
static char *
read_table (GtkWidget *view)
{
  GtkGrid *grid = GTK_GRID (gtk_widget_get_last_child (view));
  g_autoptr (GString) text =
      g_string_new (gtk_label_get_text (GTK_LABEL (gtk_widget_get_first_child (view))));

  for (int row = 0; row < 8; row++) {
    g_string_append_c (text, '\n');
    GtkWidget *before = NULL;
    for (int column = 0; column < 4; column++) {
      GtkWidget *cell = gtk_grid_get_child_at (grid, column, row);
      if (cell != NULL && cell != before && gtk_widget_get_visible (cell)) /* a remark is wide */
        g_string_append_printf (text, "%s ",
                                gtk_label_get_text (GTK_LABEL (find (cell, GTK_TYPE_LABEL))));
      before = cell;
    }
  }
  return g_strdup (g_strchomp (text->str));
}

static void
assert_read (GtkWidget *view, const char *expected)
{
  g_autofree char *text = read_table (view);

  g_assert_cmpstr (text, ==, expected);
}

static void
remember_cb (GSimpleAction *action, GVariant *key, gpointer data)
{
  *(int *)data = (int)g_variant_get_uint32 (key);
}

/* Who looks at a standing reads it with the reasons, and presses a name to come to the team, also
 * after the teams have changed places. */
static void
test_standing (void)
{
  GtkWidget *view = sv_table_view_new ("table.show");
  GtkWidget *window = show_alone (view, 800, 300);
  g_autoptr (GSimpleActionGroup) actions = g_simple_action_group_new ();
  g_autoptr (GSimpleAction) show = g_simple_action_new ("show", G_VARIANT_TYPE_UINT32);
  g_autoptr (SvSheetTable) first = new_standing ();
  int shown = -1;

  g_signal_connect (show, "activate", G_CALLBACK (remember_cb), &shown);
  g_action_map_add_action (G_ACTION_MAP (actions), G_ACTION (show));
  gtk_widget_insert_action_group (view, "table", G_ACTION_GROUP (actions));
  add_row (first, (const char *const[]){ "Fox", "2", "6" }, 7, NULL);
  add_row (first, (const char *const[]){ "Owl", "2", "3" }, 9, "fewer goals than Fox");
  sv_table_view_show (SV_TABLE_VIEW (view), first);
  assert_read (view, "Group 1\nP Pts \nFox 2 6 \n\nOwl 2 3 \nfewer goals than Fox");
  g_signal_emit_by_name (find_nth (view, GTK_TYPE_BUTTON, 1), "clicked");
  settle ();
  g_assert_cmpint (shown, ==, 9);

  g_autoptr (SvSheetTable) after = new_standing ();
  add_row (after, (const char *const[]){ "Owl", "3", "6" }, 9, NULL);
  sv_table_view_show (SV_TABLE_VIEW (view), after);
  assert_read (view, "Group 1\nP Pts \nOwl 3 6");
  g_signal_emit_by_name (find (view, GTK_TYPE_BUTTON), "clicked");
  settle ();
  g_assert_cmpint (shown, ==, 9);
  gtk_window_destroy (GTK_WINDOW (window));
  settle ();
}

/* On a telephone the details are left out. */
static void
test_narrow (void)
{
  GtkWidget *view = sv_table_view_new (NULL);
  g_autoptr (SvSheetTable) table = new_standing ();

  add_row (table, (const char *const[]){ "Fox", "2", "6" }, 0, NULL);
  sv_table_view_show (SV_TABLE_VIEW (view), table);
  GtkWidget *window = show_alone (view, 360, 300);
  assert_read (view, "Group 1\nPts \nFox 6");
  gtk_window_destroy (GTK_WINDOW (window));
  settle ();
}

/* Another question is asked: another table stands there, with its own columns. */
static void
test_other_columns (void)
{
  GtkWidget *view = sv_table_view_new (NULL);
  GtkWidget *window = show_alone (view, 800, 300);
  g_autoptr (SvSheetTable) first = new_standing ();

  add_row (first, (const char *const[]){ "Fox", "2", "6" }, 0, "withdrawn");
  sv_table_view_show (SV_TABLE_VIEW (view), first);
  g_autoptr (SvSheetTable) names = sv_sheet_table_new (NULL);
  sv_sheet_table_add_column (names, NULL, 0, false);
  sv_sheet_table_add_column (names, NULL, 0, true);
  add_row (names, (const char *const[]){ "Anne", "3" }, 0, NULL);
  add_row (names, (const char *const[]){ "Bo", "1" }, 0, NULL);
  sv_table_view_show (SV_TABLE_VIEW (view), names);
  assert_read (view, "\n\nAnne 3 \n\nBo 1");
  gtk_window_destroy (GTK_WINDOW (window));
  settle ();
}

int
main (int argc, char *argv[])
{
  start_gtk (&argc, &argv);
  g_test_add_func ("/table-view/read-a-standing-and-go-to-a-team", test_standing);
  g_test_add_func ("/table-view/read-it-on-a-telephone", test_narrow);
  g_test_add_func ("/table-view/show-a-table-with-other-columns", test_other_columns);
  return g_test_run ();
}
