/* SPDX-License-Identifier: GPL-3.0-or-later */

/* What a window offers around its match: the scoreboard for a wall, and sheets to print. */

#include <glib/gstdio.h>
#include <gtk/gtk.h>

#include "gtk-fixture.h"
#include "play-fixture.h"
#include "sv-die-view.h"
#include "sv-games.h"
#include "sv-print-dialog.h"
#include "sv-settings.h"
#include "sv-spotlight.h"
#include "sv-wall-window.h"
#include "tell-fixture.h"
#include "window-fixture.h"
#include "worked-example.h"

/* Of the dialog, for tests only. */
GtkPrintOperation *sv_print_dialog_make_operation (SvPrintDialog *self);

static SvMatch *
new_match (void)
{
  g_autoptr (SvVariantDoc) variant = sv_variant_doc_new (sv_games ()[0]);
  GError *error = NULL;
  SvMatchDoc *doc = sv_match_doc_new (variant, NULL, NULL, &error);

  g_assert_no_error (error);
  return sv_match_new (doc);
}

static void
test_wall (void)
{
  g_autoptr (SvMatch) match = new_match (), other = new_match ();
  SvWallWindow *wall = g_object_new (SV_TYPE_WALL_WINDOW, NULL);

  sv_wall_window_set_match (wall, match, NULL);
  gtk_window_present (GTK_WINDOW (wall));
  gtk_test_widget_wait_for_draw (GTK_WIDGET (wall));
  g_assert_cmpuint (colours_of (GTK_WIDGET (wall)), >, 8);
  while (sv_match_get_node (match)->kind == SV_NODE_CHANCE)
    sv_match_throw (match);
  gtk_test_widget_wait_for_draw (GTK_WIDGET (wall));
  sv_wall_window_set_match (wall, other, NULL);
  gtk_test_widget_wait_for_draw (GTK_WIDGET (wall));
  g_assert_true (gtk_widget_activate_action (GTK_WIDGET (wall), "wall.fullscreen", NULL));
  gtk_window_destroy (GTK_WINDOW (wall));
  while (g_main_context_iteration (NULL, FALSE))
    ;
  g_assert_finalize_object (g_steal_pointer (&match));
}

static void
assert_wall_says (SvWallWindow *wall, const char *score)
{
  gtk_test_accessible_assert_property (GTK_ACCESSIBLE (find (wall, GTK_TYPE_DRAWING_AREA)),
                                       GTK_ACCESSIBLE_PROPERTY_LABEL, score);
}

/* The wall tells a goal when the match tells it: the score stands still until then. Half-time has a
 * picture. */
static void
test_wall_tells (void)
{
  g_autoptr (SvMatch) match = new_match ();
  SvWallWindow *wall = g_object_new (SV_TYPE_WALL_WINDOW, NULL);

  play (match, EXAMPLE_TO_SHOT);
  g_autoptr (SvAnnouncer) announcer = sv_announcer_new (match);
  sv_wall_window_set_match (wall, match, announcer);
  gtk_window_present (GTK_WINDOW (wall));
  gtk_test_widget_wait_for_draw (GTK_WIDGET (wall));
  GtkWidget *spotlight = find (wall, SV_TYPE_SPOTLIGHT);
  const guint plain = colours_of (GTK_WIDGET (wall));

  play (match, "die 6");
  g_assert_true (gtk_widget_get_mapped (find (spotlight, SV_TYPE_DIE_VIEW)));
  sv_announcer_skip (announcer);
  play (match, "die 2");
  while (sv_announcer_get_announcement (announcer) != SV_ANNOUNCEMENT_GOAL) {
    assert_wall_says (wall, "First team 0, Second team 0");
    g_assert_false (gtk_widget_get_visible (template_child (spotlight, "band")));
    hear (announcer);
  }
  g_assert_true (gtk_widget_get_visible (template_child (spotlight, "band")));
  g_assert_cmpstr (said (spotlight, "goal"), ==, "GOAL! Striker 1");
  assert_wall_says (wall, "First team 0, Second team 0");
  hear (announcer);
  assert_wall_says (wall, "First team 1, Second team 0");
  gtk_test_accessible_assert_property (GTK_ACCESSIBLE (find (wall, GTK_TYPE_DRAWING_AREA)),
                                       GTK_ACCESSIBLE_PROPERTY_DESCRIPTION,
                                       "Goal for First team by striker 1: 1–0.");
  g_assert_false (gtk_widget_get_visible (template_child (spotlight, "band")));

  sv_match_seek (match, sv_match_get_length (match) - 2);
  play (match, "die 1");
  sv_announcer_skip (announcer);
  play (match, "die 1");
  while (sv_announcer_get_announcement (announcer) != SV_ANNOUNCEMENT_NOTHING &&
         said (spotlight, "caption") == NULL)
    hear (announcer);
  g_assert_cmpstr (said (spotlight, "caption"), ==, "Free pass!");
  sv_announcer_skip (announcer);

  play (match, "time");
  gtk_test_widget_wait_for_draw (GTK_WIDGET (wall));
  g_assert_cmpuint (colours_of (GTK_WIDGET (wall)), >, 4 * plain);
  gtk_window_destroy (GTK_WINDOW (wall));
  settle ();
  g_clear_object (&announcer);
  g_assert_finalize_object (g_steal_pointer (&match));
}

static GtkCheckButton *
find_tile (SvPrintDialog *dialog, int i)
{
  GtkFlowBox *tiles = GTK_FLOW_BOX (
      gtk_widget_get_template_child (GTK_WIDGET (dialog), SV_TYPE_PRINT_DIALOG, "tiles"));
  GtkFlowBoxChild *child = gtk_flow_box_get_child_at_index (tiles, i);

  return child != NULL ? GTK_CHECK_BUTTON (gtk_flow_box_child_get_child (child)) : NULL;
}

/* A tile for each sheet; what loses its tick is not printed, also in other colours; other teams
 * have other sheets. */
static void
check_tiles (SvPrintDialog *dialog)
{
  GtkWidget *widget = GTK_WIDGET (dialog);
  GObject *ink = gtk_widget_get_template_child (widget, SV_TYPE_PRINT_DIALOG, "ink_saving");
  GObject *sides = gtk_widget_get_template_child (widget, SV_TYPE_PRINT_DIALOG, "sides");

  g_assert_nonnull (find_tile (dialog, 7));
  g_assert_null (find_tile (dialog, 8));
  g_assert_cmpstr (said (widget, "count_label"), ==, "8 of 8 sheets will be printed.");
  gtk_check_button_set_active (find_tile (dialog, 2), FALSE);
  g_assert_cmpstr (said (widget, "count_label"), ==, "7 of 8 sheets will be printed.");
  gtk_check_button_set_active (GTK_CHECK_BUTTON (ink), TRUE);
  g_assert_cmpstr (said (widget, "count_label"), ==, "7 of 8 sheets will be printed.");
  g_assert_false (gtk_check_button_get_active (find_tile (dialog, 2)));
  g_object_set (sides, "selected", 1u, NULL);
  g_assert_cmpstr (said (widget, "count_label"), ==, "7 of 8 sheets will be printed.");
}

static GtkWidget *
find_kind (GtkWidget *dialog, const char *name)
{
  GtkFlowBox *choices = GTK_FLOW_BOX (template_child (dialog, "choices"));
  GtkFlowBoxChild *child;

  for (int i = 0; (child = gtk_flow_box_get_child_at_index (choices, i)) != NULL; i++) {
    GtkWidget *kind = gtk_flow_box_child_get_child (child);
    if (g_strcmp0 (gtk_check_button_get_label (GTK_CHECK_BUTTON (kind)), name) == 0)
      return kind;
  }
  g_assert_not_reached ();
}

static void
tick (GtkWidget *dialog, const char *name, gboolean ticked)
{
  gtk_check_button_set_active (GTK_CHECK_BUTTON (find_kind (dialog, name)), ticked);
}

/* Bleed is offered for cards, edge and shift for backs; what was chosen is chosen the next time. */
static void
test_print_backs (void)
{
  const SvGame *game = sv_games ()[0];
  g_autoptr (SvVariantDoc) variant = sv_variant_doc_new (game);
  SvPrintDialog *dialog = sv_print_dialog_new (NULL, game, variant->setup, NULL, NULL);
  GtkWidget *widget = GTK_WIDGET (dialog);

  gtk_window_present (GTK_WINDOW (dialog));
  gtk_test_widget_wait_for_draw (widget);
  g_assert_true (gtk_widget_get_visible (template_child (widget, "bleed_child")));
  g_assert_false (gtk_widget_get_visible (template_child (widget, "edge_child")));
  tick (widget, "Backs of the cards", TRUE);
  g_assert_true (gtk_widget_get_visible (template_child (widget, "edge_child")));
  g_assert_true (gtk_widget_get_visible (template_child (widget, "shift_child")));
  g_assert_cmpstr (said (widget, "count_label"), ==, "9 of 9 sheets will be printed.");
  gtk_check_button_set_active (template_child (widget, "bleed"), TRUE);
  gtk_drop_down_set_selected (template_child (widget, "edge"), 1);
  gtk_spin_button_set_value (template_child (widget, "shift_x"), 1.5);
  gtk_spin_button_set_value (template_child (widget, "shift_y"), -2);
  g_object_unref (sv_print_dialog_make_operation (dialog)); /* as the button does */
  gtk_window_destroy (GTK_WINDOW (dialog));

  dialog = sv_print_dialog_new (NULL, game, variant->setup, NULL, NULL);
  widget = GTK_WIDGET (dialog);
  g_assert_true (gtk_check_button_get_active (template_child (widget, "bleed")));
  g_assert_cmpuint (gtk_drop_down_get_selected (template_child (widget, "edge")), ==, 1);
  g_assert_cmpfloat (gtk_spin_button_get_value (template_child (widget, "shift_x")), ==, 1.5);
  g_assert_cmpfloat (gtk_spin_button_get_value (template_child (widget, "shift_y")), ==, -2);
  tick (widget, "Backs of the cards", FALSE);
  tick (widget, "Player cards", FALSE);
  g_assert_false (gtk_widget_get_visible (template_child (widget, "bleed_child")));
  gtk_window_destroy (GTK_WINDOW (dialog));
  g_settings_reset (sv_settings (), "printed");
  g_settings_reset (sv_settings (), "printed-cards");
}

/* The sheets go through GTK's printing in true size: as many pages, each as large as the paper. */
static void
test_print (void)
{
  const SvGame *game = sv_games ()[0];
  g_autoptr (SvVariantDoc) variant = sv_variant_doc_new (game);
  SvPrintDialog *dialog = sv_print_dialog_new (NULL, game, variant->setup, NULL, NULL);
  g_autofree char *path = g_build_filename (g_get_tmp_dir (), "speelveld-print-XXXXXX.pdf", NULL);
  g_autofree char *text = NULL;
  g_autoptr (GError) error = NULL;
  const int fd = g_mkstemp (path);

  g_assert_cmpint (fd, >=, 0);
  close (fd);
  gtk_window_present (GTK_WINDOW (dialog));
  gtk_test_widget_wait_for_draw (GTK_WIDGET (dialog));
  gtk_widget_activate_action (GTK_WIDGET (dialog), "sheets.next", NULL);
  gtk_widget_activate_action (GTK_WIDGET (dialog), "sheets.previous", NULL);
  check_tiles (dialog);
  GtkPrintOperation *operation = sv_print_dialog_make_operation (dialog);
  gtk_print_operation_set_export_filename (operation, path);
  gtk_print_operation_set_allow_async (operation, FALSE);
  g_assert_cmpint (
      gtk_print_operation_run (operation, GTK_PRINT_OPERATION_ACTION_EXPORT, NULL, &error), ==,
      GTK_PRINT_OPERATION_RESULT_APPLY);
  g_assert_no_error (error);
  g_assert_true (g_file_get_contents (path, &text, NULL, &error));
  g_assert_true (g_str_has_prefix (text, "%PDF-"));
  g_object_unref (operation);
  g_unlink (path);
  gtk_window_destroy (GTK_WINDOW (dialog));

  /* What was printed is chosen the next time. */
  dialog = sv_print_dialog_new (NULL, game, variant->setup, NULL, NULL);
  GObject *ink =
      gtk_widget_get_template_child (GTK_WIDGET (dialog), SV_TYPE_PRINT_DIALOG, "ink_saving");
  g_assert_true (gtk_check_button_get_active (GTK_CHECK_BUTTON (ink)));
  g_assert_cmpstr (said (GTK_WIDGET (dialog), "count_label"), ==, "8 of 8 sheets will be printed.");
  g_settings_reset (sv_settings (), "printed");
  gtk_window_destroy (GTK_WINDOW (dialog));
}

/* Without a match one chooses the game; what it has no sheets of is not offered. */
static void
test_any_game (void)
{
  GtkWidget *widget = GTK_WIDGET (sv_print_dialog_new_any (NULL));
  GObject *games = gtk_widget_get_template_child (widget, SV_TYPE_PRINT_DIALOG, "games");
  const guint n = g_list_model_get_n_items (gtk_drop_down_get_model (GTK_DROP_DOWN (games)));

  g_assert_cmpuint (n, ==, 3);
  g_assert_cmpstr (said (widget, "count_label"), ==, "8 of 8 sheets will be printed.");
  for (guint i = n; i-- > 0;) {
    const gboolean cards = sv_game_has_cards (sv_games ()[i]);
    g_object_set (games, "selected", i, NULL);
    GtkFlowBox *choices =
        GTK_FLOW_BOX (gtk_widget_get_template_child (widget, SV_TYPE_PRINT_DIALOG, "choices"));
    g_assert_cmpint (
        gtk_widget_get_visible (GTK_WIDGET (gtk_flow_box_get_child_at_index (choices, 2))), ==,
        cards);
  }
  g_assert_cmpstr (said (widget, "count_label"), ==, "8 of 8 sheets will be printed.");
  gtk_window_destroy (GTK_WINDOW (widget));
}

/* The sheets of a narrow dialog are in view: the choice has folded, and says what it is. */
static void
test_narrow_print (void)
{
  GtkWidget *widget = GTK_WIDGET (sv_print_dialog_new_any (NULL));
  GtkExpander *what = template_child (widget, "what");
  GtkWidget *tiles = template_child (widget, "tiles");
  graphene_rect_t bounds;

  gtk_window_set_default_size (GTK_WINDOW (widget), 400, 720);
  gtk_window_present (GTK_WINDOW (widget));
  while (gtk_expander_get_expanded (what))
    g_main_context_iteration (NULL, TRUE);
  gtk_test_widget_wait_for_draw (widget);
  g_assert_cmpstr (
      said (widget, "what_label"), ==,
      "What to print: Board, Figurines and ball, Player cards, Scoreboard, Rules in brief");
  assert_narrow (widget);
  g_assert_true (gtk_widget_compute_bounds (tiles, widget, &bounds));
  g_assert_cmpfloat ((double)bounds.origin.y, <, 300);
  gtk_window_set_default_size (GTK_WINDOW (widget), 720, 720);
  while (!gtk_expander_get_expanded (what))
    g_main_context_iteration (NULL, TRUE);
  g_assert_cmpstr (said (widget, "what_label"), ==, "What to print");
  gtk_window_destroy (GTK_WINDOW (widget));
}

int
main (int argc, char **argv)
{
  start_gtk (&argc, &argv);
  g_set_application_name ("Speelveld");
  g_test_add_func ("/tools/wall", test_wall);
  g_test_add_func ("/tools/wall-tells", test_wall_tells);
  g_test_add_func ("/tools/print", test_print);
  g_test_add_func ("/tools/any-game", test_any_game);
  g_test_add_func ("/tools/narrow-print", test_narrow_print);
  g_test_add_func ("/tools/print-backs-of-cards", test_print_backs);
  return g_test_run ();
}
