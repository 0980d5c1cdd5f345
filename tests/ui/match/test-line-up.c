/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The button that lines a team up, and the pictures of the other line-ups, in every game. */

#include "gtk-fixture.h"
#include "hear-fixture.h"
#include "page-fixture.h"
#include "sv-action-bar.h"
#include "sv-match-line-ups.h"
#include "sv-match-undo.h"
#include "sv-own-line-ups.h"
#include "sv-picture.h"

/* A match of the game, where the first team lines up; not wider than a telephone. */
static void
set_up (Fixture *f, gconstpointer game)
{
  SvMatch *match = sv_match_new (standard_doc (game));

  while (sv_match_get_node (match)->kind == SV_NODE_CHANCE)
    sv_match_throw (match);
  open_page (f, match, 400, 700);
}

/* The button if it is to be seen, or NULL. */
static GtkWidget *
button (Fixture *f)
{
  GtkWidget *found = find_button (f->page, "Line Up for Me", 0);

  return gtk_widget_get_mapped (found) ? found : NULL;
}

static void
assert_all_stand (Fixture *f)
{
  g_assert_cmpuint (sv_match_get_first_line_up (f->match), ==, SV_MAX_LINE_UPS);
  g_assert_null (button (f));
}

/* Two people at one screen: each team with one button. */
static void
test_one_button (Fixture *f, gconstpointer data)
{
  const int side = sv_match_get_node (f->match)->side;

  assert_narrow (find (f->page, SV_TYPE_ACTION_BAR));
  g_signal_emit_by_name (button (f), "clicked");
  g_assert_cmpint (sv_match_get_node (f->match)->side, ==, 1 - side);
  g_signal_emit_by_name (button (f), "clicked");
  assert_all_stand (f);
  sv_match_undo (f->match);
  sv_match_undo (f->match);
  g_assert_cmpint (sv_match_get_node (f->match)->side, ==, side);
  g_assert_nonnull (button (f));
}

/* Space presses the button too, because it stands out: once for each team. */
static void
test_space (Fixture *f, gconstpointer data)
{
  SvActionBar *bar = SV_ACTION_BAR (find (f->page, SV_TYPE_ACTION_BAR));

  g_assert_true (sv_action_bar_press (bar));
  g_assert_true (sv_action_bar_press (bar));
  assert_all_stand (f);
}

/* The same by the key. */
static void
test_action (Fixture *f, gconstpointer data)
{
  GActionGroup *actions = sv_page_get_actions (SV_PAGE (f->page), "match");

  g_action_group_activate_action (actions, "line-up", g_variant_new_int32 (-1));
  g_action_group_activate_action (actions, "line-up", g_variant_new_int32 (-1));
  assert_all_stand (f);
  g_assert_false (g_action_group_get_action_enabled (actions, "line-up"));
}

/* Pictures of all the line-ups, each with its name; the last one is taken, and the keyboard is the
 * page's again. */
static void
take_last_picture (Fixture *f)
{
  GtkWidget *choose = find (find (f->page, SV_TYPE_ACTION_BAR), GTK_TYPE_MENU_BUTTON);
  guint n = 0;

  gtk_test_accessible_assert_property (GTK_ACCESSIBLE (choose), GTK_ACCESSIBLE_PROPERTY_LABEL,
                                       "Choose a Line-Up");
  gtk_menu_button_popup (GTK_MENU_BUTTON (choose));
  settle ();
  GtkWidget *popover = GTK_WIDGET (gtk_menu_button_get_popover (GTK_MENU_BUTTON (choose)));
  while (find_nth (popover, SV_TYPE_PICTURE, n) != NULL)
    n++;
  g_assert_cmpuint (n, >=, 4);
  GtkWidget *last = find_nth (popover, GTK_TYPE_BUTTON, n - 1);
  const char *name = gtk_label_get_text (GTK_LABEL (find (last, GTK_TYPE_LABEL)));
  g_autofree char *told = g_strdup_printf (" lines up: %s.", name);
  gtk_test_accessible_assert_property (GTK_ACCESSIBLE (last), GTK_ACCESSIBLE_PROPERTY_LABEL, name);
  g_assert_true (gtk_widget_grab_focus (last));
  g_signal_emit_by_name (last, "clicked");
  settle ();
  GtkWidget *line = find (f->page, g_type_from_name ("SvLineBar"));
  g_assert_true (g_str_has_suffix (said (line, "line"), told));
  GtkWidget *focus = gtk_root_get_focus (GTK_ROOT (f->window));
  g_assert_true (focus != NULL && gtk_widget_is_ancestor (focus, GTK_WIDGET (f->page)) &&
                 gtk_widget_get_mapped (focus));
}

/* Who only looks leaves nothing behind: the end of the test sees whether the match goes. */
static void
test_looked (Fixture *f, gconstpointer data)
{
  GtkWidget *choose = find (find (f->page, SV_TYPE_ACTION_BAR), GTK_TYPE_MENU_BUTTON);

  for (int i = 0; i < 3; i++) {
    gtk_menu_button_popup (GTK_MENU_BUTTON (choose));
    settle ();
    gtk_menu_button_popdown (GTK_MENU_BUTTON (choose));
    settle ();
  }
}

static void
test_pictures (Fixture *f, gconstpointer data)
{
  take_last_picture (f);
  take_last_picture (f);
  assert_all_stand (f);
}

/* Nothing is urged on somebody who waits for the computer, or while the match is paused. */
static void
test_not_of_others (Fixture *f, gconstpointer data)
{
  GActionGroup *actions = sv_page_get_actions (SV_PAGE (f->page), "match");
  g_autoptr (GPtrArray) seats = g_ptr_array_new_with_free_func ((GDestroyNotify)sv_seat_doc_free);

  sv_clock_set_paused (sv_match_get_clock (f->match), TRUE);
  g_assert_null (button (f));
  g_assert_false (g_action_group_get_action_enabled (actions, "line-up"));
  sv_clock_set_paused (sv_match_get_clock (f->match), FALSE);
  g_assert_nonnull (button (f));
  g_ptr_array_add (seats, sv_seat_doc_new ("A", 0, "random"));
  g_ptr_array_add (seats, sv_seat_doc_new ("B", 1, "random"));
  sv_match_set_seats (f->match, seats);
  g_assert_null (button (f));
  g_assert_false (g_action_group_get_action_enabled (actions, "line-up"));
}

static GtkWindow *
open_dialog (Fixture *f)
{
  g_autoptr (GList) windows = NULL;

  g_action_group_activate_action (sv_page_get_actions (SV_PAGE (f->page), "match"), "own-line-ups",
                                  NULL);
  settle ();
  windows = gtk_window_list_toplevels ();
  for (GList *at = windows; at != NULL; at = at->next)
    if (at->data != (gpointer)f->window && gtk_window_get_modal (at->data))
      return at->data;
  return NULL;
}

static gboolean
is_fault (GtkWidget *widget, gconstpointer data)
{
  return gtk_widget_has_css_class (widget, "error");
}

/* How many pictures the popover has; its button number i is pressed. */
static guint
press_picture (Fixture *f, guint i)
{
  GtkWidget *choose = find (find (f->page, SV_TYPE_ACTION_BAR), GTK_TYPE_MENU_BUTTON);
  guint n = 0;

  gtk_menu_button_popup (GTK_MENU_BUTTON (choose));
  settle ();
  GtkWidget *popover = GTK_WIDGET (gtk_menu_button_get_popover (GTK_MENU_BUTTON (choose)));
  while (find_nth (popover, SV_TYPE_PICTURE, n) != NULL)
    n++;
  GtkWidget *button = find_nth (popover, GTK_TYPE_BUTTON, i);
  g_assert_true (gtk_widget_grab_focus (button));
  g_signal_emit_by_name (button, "clicked");
  settle ();
  return n;
}

/* A line-up is saved under a name, found beside the others, taken, renamed, removed and put
 * back. */
static void
test_own (Fixture *f, gconstpointer data)
{
  GActionGroup *actions = sv_page_get_actions (SV_PAGE (f->page), "match");
  const int side = sv_match_get_node (f->match)->side;
  const unsigned begin = sv_match_get_position (f->match);
  g_autofree char *told = NULL;

  const guint before = press_picture (f, 1); /* not the usual one */
  g_action_group_activate_action (actions, "line-up", g_variant_new_int32 (-1));
  hear (GTK_WIDGET (f->page), &told);

  GtkWindow *dialog = open_dialog (f);
  GtkWidget *save = find_button (dialog, "Save", 0);
  if (gtk_widget_get_visible (find (dialog, GTK_TYPE_DROP_DOWN)))
    gtk_drop_down_set_selected (GTK_DROP_DOWN (find (dialog, GTK_TYPE_DROP_DOWN)), (guint)side);
  g_assert_false (gtk_widget_get_sensitive (save));
  gtk_editable_set_text (GTK_EDITABLE (find (dialog, GTK_TYPE_ENTRY)), "Our way");
  g_assert_true (gtk_widget_get_sensitive (save));
  g_signal_emit_by_name (save, "clicked");
  settle ();
  g_assert_cmpstr (told, ==,
                   "“Our way” is saved for this match only: a team without a name cannot keep it.");

  SvView stood;
  sv_match_get_view_at (f->match, sv_match_get_position (f->match), &stood);
  while (sv_match_get_position (f->match) > begin)
    sv_match_undo (f->match);
  settle ();
  g_assert_cmpuint (press_picture (f, before), ==, before + 1);
  GtkWidget *line = find (f->page, g_type_from_name ("SvLineBar"));
  g_assert_true (g_str_has_suffix (said (line, "line"), " lines up: Our way."));
  g_action_group_activate_action (actions, "line-up", g_variant_new_int32 (-1));
  const SvView *now = sv_match_get_view (f->match);
  for (unsigned k = 0; k < now->n_pieces; k++)
    if (now->pieces[k].side == side)
      g_assert_cmpint (now->pieces[k].space, ==, stood.pieces[k].space);

  dialog = open_dialog (f);
  if (gtk_widget_get_visible (find (dialog, GTK_TYPE_DROP_DOWN)))
    gtk_drop_down_set_selected (GTK_DROP_DOWN (find (dialog, GTK_TYPE_DROP_DOWN)), (guint)side);
  GtkWidget *kept = find (find (dialog, GTK_TYPE_LIST_BOX), GTK_TYPE_ENTRY);
  gtk_editable_set_text (GTK_EDITABLE (kept), " ");
  g_signal_emit_by_name (kept, "activate");
  g_assert_cmpstr (gtk_label_get_text (GTK_LABEL (find_where (dialog, is_fault, NULL, 0))), ==,
                   "A line-up needs a name.");
  g_assert_cmpstr (gtk_editable_get_text (GTK_EDITABLE (kept)), ==, "Our way");
  gtk_editable_set_text (GTK_EDITABLE (kept), "Their way");
  g_signal_emit_by_name (kept, "activate");
  const GPtrArray *own = sv_match_get_own_line_ups (f->match, side);
  g_assert_cmpstr (((const SvLineUpDoc *)own->pdata[0])->name, ==, "Their way");
  g_signal_emit_by_name (find (find (dialog, GTK_TYPE_LIST_BOX), GTK_TYPE_BUTTON), "clicked");
  settle ();
  g_assert_cmpuint (sv_match_get_own_line_ups (f->match, side)->len, ==, 0);
}

int
main (int argc, char **argv)
{
  static const struct {
    const char *name;
    void (*func) (Fixture *f, gconstpointer data);
  } tests[] = { { "one-button", test_one_button },
                { "press-space-for-each-team", test_space },
                { "action", test_action },
                { "looked", test_looked },
                { "pictures", test_pictures },
                { "own", test_own },
                { "not-of-others", test_not_of_others } };
  const SvGame *const *games = sv_games ();

  start_gtk (&argc, &argv);
  for (unsigned i = 0; games[i] != NULL; i++)
    for (unsigned k = 0; games[i]->offered && k < G_N_ELEMENTS (tests); k++) {
      g_autofree char *path = g_strdup_printf ("/ui/line-up/%s/%s", tests[k].name, games[i]->id);

      g_test_add (path, Fixture, games[i], set_up, tests[k].func, tear_down);
    }
  return g_test_run ();
}
