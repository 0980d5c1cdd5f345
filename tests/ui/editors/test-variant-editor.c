/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The variant editor: every kind of rule set, told, undone, kept and read again. */

#include <glib/gstdio.h>
#include <gtk/gtk.h>
#include <string.h>

#include "field-hands.h"
#include "gtk-fixture.h"
#include "hear-fixture.h"
#include "save-fixture.h"
#include "sv-field-form.h"
#include "sv-field-row.h"
#include "sv-field-values.h"
#include "sv-games.h"
#include "sv-item-list.h"
#include "sv-variant-editor.h"
#include "sv-variant-words.h"
#include "sv-window.h"
#include "window-fixture.h"

typedef struct {
  char *path;
  gint64 now_us;
  SvDraft *draft;
  SvVariantEditor *editor;
  SvFieldForm *form;
  char *before;
} Fixture;

static gint64
fixture_time (gpointer data)
{
  return ((Fixture *)data)->now_us;
}

static void
set_up_document (Fixture *fixture, SvVariantDoc *doc)
{
  g_autofree char *name = g_strdup_printf ("sv-variant-%u.svvariant", g_random_int ());

  fixture->path = g_build_filename (g_get_tmp_dir (), name, NULL);
  fixture->draft = sv_draft_new_variant (doc, fixture->path);
  sv_undo_set_time_source (sv_draft_get_undo (fixture->draft), fixture_time, fixture);
  fixture->editor = SV_VARIANT_EDITOR (g_object_ref_sink (sv_variant_editor_new (fixture->draft)));
  fixture->form = template_child (fixture->editor, "form");
  fixture->before = sv_variant_doc_write (sv_draft_get_variant (fixture->draft), FALSE);
}

static void
set_up (Fixture *fixture, gconstpointer data)
{
  set_up_document (fixture, sv_variant_doc_new (sv_games ()[0]));
}

static void
tear_down (Fixture *fixture, gconstpointer data)
{
  g_object_unref (fixture->editor);
  g_object_unref (fixture->draft);
  g_unlink (fixture->path);
  g_free (fixture->path);
  g_free (fixture->before);
}

static SvFieldRow *
row (Fixture *fixture, const char *what)
{
  SvFieldRow *found = find_field (GTK_WIDGET (fixture->form), what);

  g_assert_nonnull (found);
  return found;
}

/* What a button of an item of the list does. */
static void
move_item (Fixture *fixture, unsigned item, const char *action)
{
  g_autofree char *what = g_strdup_printf ("bonuses[%u].add", item);

  gtk_widget_activate_action (GTK_WIDGET (row (fixture, what)), action, NULL);
}

/* What a button of the list does. */
static void
act_on_list (Fixture *fixture, const char *action)
{
  gtk_widget_activate_action (find (GTK_WIDGET (fixture->form), SV_TYPE_ITEM_LIST), action, NULL);
}

static char *
written (Fixture *fixture)
{
  return sv_variant_doc_write (sv_draft_get_variant (fixture->draft), FALSE);
}

/* The file says what the draft says. */
static void
assert_kept (Fixture *fixture)
{
  g_autoptr (GError) error = NULL;
  g_autofree char *now = written (fixture);

  write_out (fixture->draft);
  g_autoptr (SvVariantDoc) doc = sv_variant_doc_load (fixture->path, &error);
  g_assert_no_error (error);
  g_autofree char *again = sv_variant_doc_write (doc, FALSE);
  g_assert_cmpstr (again, ==, now);
}

/* One change is one step back, which the form shows too. */
static void
assert_undone (Fixture *fixture)
{
  g_autofree char *changed = written (fixture);

  g_assert_cmpstr (changed, !=, fixture->before);
  g_assert_true (sv_undo_go (sv_draft_get_undo (fixture->draft), -1));
  g_autofree char *back = written (fixture);
  g_assert_cmpstr (back, ==, fixture->before);
  g_assert_cmpstr (said (fixture->editor, "differences"), ==,
                   "The rules as the game was designed.");
  g_assert_true (sv_undo_go (sv_draft_get_undo (fixture->draft), 1));
  g_autofree char *again = written (fixture);
  g_assert_cmpstr (again, ==, changed);
  g_assert_true (sv_undo_go (sv_draft_get_undo (fixture->draft), -1));
}

/* --- Fields --- */

static int32_t
another_value (const SvField *field, int32_t value)
{
  if (field->type == SV_FIELD_SET)
    return value ^ 1;
  if (field->type == SV_FIELD_BOOL)
    return !value;
  if (field->type == SV_FIELD_CHOICE)
    return value == 0 ? 1 : 0;
  return value == field->max ? field->min : field->max;
}

static void
try_field (Fixture *fixture, const SvField *field, const char *prefix)
{
  g_autofree char *what = g_strconcat (prefix, field->key, NULL);

  if (field->type == SV_FIELD_RECORD) {
    g_autofree char *inner = g_strconcat (what, ".", NULL);
    for (size_t i = 0; i < field->n_fields; i++)
      try_field (fixture, &field->fields[i], inner);
    return;
  }
  if (field->type == SV_FIELD_LIST)
    return; /* has tests of its own */
  SvFieldRow *found = row (fixture, what);
  int32_t value = shown_value (found);
  choose_value (found, another_value (field, value));
  g_assert_null (said (found, "fault"));
  g_assert_null (sv_field_form_get_fault (fixture->form));
  g_assert_true (g_str_has_prefix (said (fixture->editor, "differences"), "• "));
  assert_kept (fixture);
  assert_undone (fixture);
  g_assert_cmpint (shown_value (found), ==, value);
  if ((field->flags & SV_FIELD_NULLABLE) != 0) {
    choose_value (found, SV_FIELD_NULL);
    assert_kept (fixture);
    assert_undone (fixture);
  }
  g_signal_emit_by_name (found, "reset");
  g_assert_cmpint (shown_value (found), ==, value);
}

static void
test_fields (Fixture *fixture, gconstpointer data)
{
  const SvGame *game = sv_games ()[0];

  for (size_t i = 0; i < game->n_variant_fields; i++)
    try_field (fixture, &game->variant_fields[i], "");
}

/* Steps that follow each other at once are one step of undo; the form is not built anew. */
static void
test_steps (Fixture *fixture, gconstpointer data)
{
  SvFieldRow *minutes = row (fixture, "minutes");

  for (int i = 11; i <= 15; i++) {
    choose_value (minutes, i);
    fixture->now_us += G_USEC_PER_SEC / 4;
  }
  g_assert_true (row (fixture, "minutes") == minutes);
  g_assert_cmpstr (said (fixture->editor, "differences"), ==, "• A period lasts 15 minutes.");
  fixture->now_us += 10 * G_USEC_PER_SEC;
  choose_value (minutes, 16);
  sv_undo_go (sv_draft_get_undo (fixture->draft), -1);
  g_assert_cmpint (shown_value (minutes), ==, 15);
  sv_undo_go (sv_draft_get_undo (fixture->draft), -1);
  g_assert_cmpint (shown_value (minutes), ==, 10);
  g_assert_false (sv_undo_go (sv_draft_get_undo (fixture->draft), -1));
}

/* There are two halves or four quarters: the number between them is passed in either direction. */
static void
test_quarters (Fixture *fixture, gconstpointer data)
{
  SvFieldRow *periods = row (fixture, "halves");

  choose_value (periods, 3);
  g_assert_cmpint (shown_value (periods), ==, 4);
  g_assert_cmpstr (said (fixture->editor, "differences"), ==,
                   "• The match has 4 periods of 10 minutes, with breaks between them.");
  choose_value (periods, 3);
  g_assert_cmpint (shown_value (periods), ==, 2);
  assert_kept (fixture);
}

static void
test_letters (Fixture *fixture, gconstpointer data)
{
  SvFieldRow *areas = row (fixture, "shoot_areas");

  choose_value (areas, 1 << 4);
  g_assert_cmpstr (said (fixture->editor, "differences"), ==, "• Shots are taken from E.");
  choose_value (areas, 0);
  g_assert_cmpstr (said (areas, "fault"), ==, "At least 1 must be chosen.");
  g_assert_cmpint (shown_value (areas), ==, 1 << 4);
  choose_value (areas, 1 << 5);
  g_assert_null (said (areas, "fault"));
}

/* --- Widgets as a person uses them --- */

/* 7,5 minutes are told to be impossible, not played as 7; the number from before stays. */
static void
test_half_a_minute (Fixture *fixture, gconstpointer data)
{
  GtkSpinButton *minutes =
      GTK_SPIN_BUTTON (find (GTK_WIDGET (row (fixture, "minutes")), GTK_TYPE_SPIN_BUTTON));
  g_autofree char *told = NULL;

  hear (GTK_WIDGET (fixture->editor), &told);
  gtk_editable_set_text (GTK_EDITABLE (minutes), "7,5");
  gtk_spin_button_update (minutes);
  g_assert_cmpstr (told, ==, "“7,5” is not a whole number.");
  g_assert_cmpint (gtk_spin_button_get_value_as_int (minutes), ==, 10);
  gtk_editable_set_text (GTK_EDITABLE (minutes), " 7 ");
  gtk_spin_button_update (minutes);
  g_assert_cmpint (gtk_spin_button_get_value_as_int (minutes), ==, 7);
}

static void
test_controls (Fixture *fixture, gconstpointer data)
{
  GtkWidget *minutes = GTK_WIDGET (row (fixture, "minutes"));
  GtkWidget *points = GTK_WIDGET (row (fixture, "card_points.attack"));
  GtkWidget *golden = GTK_WIDGET (row (fixture, "golden_goal"));
  GtkWidget *defender = GTK_WIDGET (row (fixture, "defender"));
  GtkWidget *areas = GTK_WIDGET (row (fixture, "shoot_areas"));

  gtk_spin_button_spin (GTK_SPIN_BUTTON (find (minutes, GTK_TYPE_SPIN_BUTTON)),
                        GTK_SPIN_STEP_FORWARD, 1);
  gtk_check_button_set_active (GTK_CHECK_BUTTON (find (points, GTK_TYPE_CHECK_BUTTON)), TRUE);
  g_assert_false (gtk_widget_get_sensitive (find (points, GTK_TYPE_SPIN_BUTTON)));
  gtk_switch_set_active (GTK_SWITCH (find (golden, GTK_TYPE_SWITCH)), TRUE);
  gtk_drop_down_set_selected (GTK_DROP_DOWN (find (defender, GTK_TYPE_DROP_DOWN)), 2);
  gtk_toggle_button_set_active (GTK_TOGGLE_BUTTON (find (areas, GTK_TYPE_TOGGLE_BUTTON)), FALSE);
  g_assert_cmpstr (
      said (fixture->editor, "differences"), ==,
      "• A period lasts 11 minutes.\n• A drawn match goes on until the next goal, which wins.\n• "
      "Shots are taken from B, C and D.\n• The team chooses freely who defends against a shot.\n• "
      "The attack powers of a team may add up to anything.");
  assert_kept (fixture);
  gtk_widget_activate_action (GTK_WIDGET (fixture->editor), "variant.reset", NULL);
  g_autofree char *text = written (fixture);
  g_assert_cmpstr (text, ==, fixture->before);
  g_assert_false (gtk_switch_get_active (GTK_SWITCH (find (golden, GTK_TYPE_SWITCH))));
  sv_undo_go (sv_draft_get_undo (fixture->draft), -1);
  g_assert_true (gtk_switch_get_active (GTK_SWITCH (find (golden, GTK_TYPE_SWITCH))));
}

static void
test_name (Fixture *fixture, gconstpointer data)
{
  gtk_editable_set_text (template_child (fixture->editor, "name"), "J");
  gtk_editable_set_text (template_child (fixture->editor, "name"), "Juniors");
  assert_kept (fixture);
  g_assert_cmpstr (sv_draft_get_variant (fixture->draft)->name, ==, "Juniors");
  sv_undo_go (sv_draft_get_undo (fixture->draft), -1);
  g_assert_cmpstr (sv_draft_get_variant (fixture->draft)->name, ==, "");
}

/* --- Lists --- */

static void
test_list (Fixture *fixture, gconstpointer data)
{
  SvFieldRow *first = row (fixture, "bonuses[0].add");

  move_item (fixture, 0, "item.down");
  g_assert_cmpstr (said (fixture->editor, "differences"), ==,
                   "• Position bonuses: the order is different.");
  assert_undone (fixture);
  move_item (fixture, 1, "item.remove");
  g_assert_cmpstr (said (fixture->editor, "differences"), ==,
                   "• Position bonuses: “If the rebounder stands in F: +1” no longer counts.");
  assert_kept (fixture);
  g_assert_null (find_field (GTK_WIDGET (fixture->form), "bonuses[1].add"));
  act_on_list (fixture, "list.add"); /* the one that the standard game has and the list had not */
  g_assert_cmpstr (said (fixture->editor, "differences"), ==,
                   "The rules as the game was designed.");
  act_on_list (fixture, "list.add");
  choose_value (row (fixture, "bonuses[2].add"), 2);
  g_assert_cmpstr (said (fixture->editor, "differences"), ==,
                   "• Position bonuses: “If the rebounder stands in F: +2” is new.");
  assert_kept (fixture);
  g_assert_true (row (fixture, "bonuses[0].add") == first);
  act_on_list (fixture, "list.reset");
  g_assert_cmpstr (said (fixture->editor, "differences"), ==,
                   "The rules as the game was designed.");
  while (sv_undo_go (sv_draft_get_undo (fixture->draft), -1))
    ;
  g_autofree char *back = written (fixture);
  g_assert_cmpstr (back, ==, fixture->before);
}

static void
test_list_ends (Fixture *fixture, gconstpointer data)
{
  const SvField *field =
      sv_field_find (sv_games ()[0]->variant_fields, sv_games ()[0]->n_variant_fields, "bonuses");

  for (int i = 0; i < field->max + 3; i++)
    act_on_list (fixture, "list.add");
  g_assert_cmpint (sv_field_get (field, sv_draft_get_variant (fixture->draft)->setup), ==,
                   field->max);
  assert_kept (fixture);
  for (int i = 0; i < field->max; i++)
    move_item (fixture, 0, "item.remove");
  g_assert_cmpint (sv_field_get (field, sv_draft_get_variant (fixture->draft)->setup), ==, 0);
  assert_kept (fixture);
  sv_undo_go (sv_draft_get_undo (fixture->draft), -1);
  g_assert_cmpint (sv_field_get (field, sv_draft_get_variant (fixture->draft)->setup), ==, 1);
}

/* A role in an area and a formation exclude each other: what was chosen last stays. */
static void
test_mended (Fixture *fixture, gconstpointer data)
{
  choose_value (row (fixture, "bonuses[0].formation"), 2);
  g_assert_cmpint (shown_value (row (fixture, "bonuses[0].role")), ==, SV_FIELD_NULL);
  g_assert_cmpint (shown_value (row (fixture, "bonuses[0].area")), ==, SV_FIELD_NULL);
  /* What is not used is hidden until somebody asks for it. */
  GtkWidget *role = GTK_WIDGET (row (fixture, "bonuses[0].role"));
  GtkWidget *item = gtk_widget_get_parent (gtk_widget_get_parent (gtk_widget_get_parent (role)));
  g_assert_true (gtk_widget_get_visible (GTK_WIDGET (row (fixture, "bonuses[0].formation"))));
  g_assert_false (gtk_widget_get_visible (role));
  gtk_toggle_button_set_active (template_child (item, "more"), TRUE);
  g_assert_true (gtk_widget_get_visible (role));
  g_assert_null (said (fixture->editor, "fault"));
  assert_kept (fixture);
  choose_value (row (fixture, "bonuses[0].role"), 1);
  g_assert_cmpint (shown_value (row (fixture, "bonuses[0].formation")), ==, SV_FIELD_NULL);
  g_assert_cmpint (shown_value (row (fixture, "bonuses[0].area")), ==, 0);
  assert_kept (fixture);
  choose_value (row (fixture, "bonuses[0].area"), SV_FIELD_NULL);
  g_assert_cmpint (shown_value (row (fixture, "bonuses[0].role")), ==, SV_FIELD_NULL);
  assert_kept (fixture);
}

static void
test_buttons (Fixture *fixture, gconstpointer data)
{
  move_item (fixture, 0, "item.down");
  g_assert_cmpint (shown_value (row (fixture, "bonuses[0].area")), ==, 5);
  move_item (fixture, 0, "item.remove");
  move_item (fixture, 0, "item.remove");
  g_assert_null (find_field (GTK_WIDGET (fixture->form), "bonuses[0].add"));
  assert_kept (fixture);
}

/* --- A game whose rules exclude what cannot be mended --- */

static bool
check_short (const void *setup, SvFault *fault)
{
  const SvGame *game = sv_games ()[0];
  const SvField *fields = game->variant_fields;
  const SvField *halves = sv_field_find (fields, game->n_variant_fields, "halves");
  const SvField *minutes = sv_field_find (fields, game->n_variant_fields, "minutes");

  if (sv_field_get (halves, setup) * sv_field_get (minutes, setup) <= 60)
    return true;
  return sv_refuse (fault, sv_phrase ("nobody can run that long", -1), "variant.minutes");
}

static void
count_cb (int *count)
{
  (*count)++;
}

static void
test_fault (void)
{
  SvGame game = *sv_games ()[0];
  SvFieldForm *form = SV_FIELD_FORM (g_object_ref_sink (g_object_new (SV_TYPE_FIELD_FORM, NULL)));
  SvFieldRow *minutes, *halves;
  int n_edited = 0, n_refused = 0;

  game.setup.check = check_short;
  game.setup.item_picture = NULL;
  sv_field_form_set_game (form, &game);
  g_signal_connect_swapped (form, "edited", G_CALLBACK (count_cb), &n_edited);
  g_signal_connect_swapped (form, "refused", G_CALLBACK (count_cb), &n_refused);
  minutes = find_field (GTK_WIDGET (form), "minutes");
  halves = find_field (GTK_WIDGET (form), "halves");
  choose_value (minutes, 40);
  /* Periods, minutes and seconds are one row, which shows the fault. */
  g_assert_true (gtk_widget_is_ancestor (GTK_WIDGET (minutes), GTK_WIDGET (halves)));
  g_assert_cmpstr (said (halves, "fault"), ==,
                   "This is not possible together: nobody can run that long.");
  g_assert_cmpstr (sv_field_form_get_fault (form), ==, said (halves, "fault"));
  g_assert_null (said (minutes, "fault"));
  g_assert_cmpint (n_edited, ==, 0);
  g_assert_cmpint (n_refused, ==, 1);
  choose_value (halves, 1);
  g_assert_null (said (halves, "fault"));
  g_assert_null (sv_field_form_get_fault (form));
  g_assert_cmpint (n_edited, ==, 1);
  g_object_unref (form);
}

/* --- Cards, matches and windows --- */

static void
start_cb (SvVariantEditor *editor, SvMatch *match, gboolean apart, SvMatch **out)
{
  *out = g_object_ref (match);
}

static void
test_try (Fixture *fixture, gconstpointer data)
{
  g_autoptr (SvMatch) match = NULL;
  const SvVariantDoc *own = sv_draft_get_variant (fixture->draft);

  g_signal_connect (fixture->editor, "play", G_CALLBACK (start_cb), &match);
  choose_value (row (fixture, "card_points.attack"), 15);
  g_assert_nonnull (said (fixture->editor, "fault"));
  gtk_widget_activate_action (GTK_WIDGET (fixture->editor), "variant.try", NULL);
  g_assert_null (match);
  choose_value (row (fixture, "card_points.attack"), SV_FIELD_NULL);
  choose_value (row (fixture, "halves"), 1);
  g_assert_null (said (fixture->editor, "fault"));
  gtk_widget_activate_action (GTK_WIDGET (fixture->editor), "variant.try", NULL);
  g_assert_nonnull (match);
  g_assert_cmpint (
      sv_field_get (sv_games ()[0]->variant_fields, sv_match_get_doc (match)->variant->setup), ==,
      sv_field_get (sv_games ()[0]->variant_fields, own->setup));
}

static void
test_window (Fixture *fixture, gconstpointer data)
{
  SvWindow *window = sv_window_new (NULL);
  g_autoptr (GListModel) toplevels = g_object_ref (gtk_window_get_toplevels ());

  sv_window_show_start (window);
  sv_window_edit (window, fixture->draft);
  g_assert_cmpstr (page_name (window), ==, "variant");
  guint before = g_list_model_get_n_items (toplevels);
  gtk_widget_activate_action (find (GTK_WIDGET (window), SV_TYPE_VARIANT_EDITOR), "variant.try",
                              NULL);
  g_assert_cmpstr (page_name (window), ==, "variant");
  g_assert_cmpuint (g_list_model_get_n_items (toplevels), ==, before + 1);
  for (guint i = before + 1; i > 0; i--) {
    g_autoptr (GtkWindow) other = g_list_model_get_item (toplevels, i - 1);
    if (SV_IS_WINDOW (other) && SV_WINDOW (other) != window) {
      g_assert_cmpstr (page_name (SV_WINDOW (other)), ==, "match");
      gtk_window_destroy (other);
    }
  }
  gtk_widget_activate_action (GTK_WIDGET (window), "win.start", NULL);
  g_assert_cmpstr (page_name (window), ==, "start");
  gtk_window_destroy (GTK_WINDOW (window));
}

static double
height_of (GtkWidget *widget, GtkWidget *window)
{
  graphene_rect_t at;

  g_assert_true (gtk_widget_compute_bounds (widget, window, &at));
  return (double)at.origin.y;
}

static void
turn_switch (GtkWidget *window, guint n)
{
  GtkSwitch *found = GTK_SWITCH (find_nth (window, GTK_TYPE_SWITCH, n));

  gtk_switch_set_active (found, !gtk_switch_get_active (found));
  settle ();
  gtk_test_widget_wait_for_draw (window);
}

/* Whoever clicks one switch after the other finds each where it was, at the page's beginning and at
 * its end. */
static void
test_next_switch (Fixture *fixture, gconstpointer data)
{
  GtkWidget *window = show_alone (fixture->editor, 1040, 733);
  GtkScrolledWindow *scroller = GTK_SCROLLED_WINDOW (find (window, GTK_TYPE_SCROLLED_WINDOW));
  GtkAdjustment *place = gtk_scrolled_window_get_vadjustment (scroller);
  guint n_switches = 0;

  while (find_nth (window, GTK_TYPE_SWITCH, n_switches) != NULL)
    n_switches++;
  g_assert_cmpuint (n_switches, >, 2);
  for (int pass = 0; pass < 4; pass++) /* on and off at the beginning, on and off at the end */
    for (guint n = 0; n + 1 < n_switches; n++) {
      GtkWidget *next = find_nth (window, GTK_TYPE_SWITCH, n + 1);
      gtk_adjustment_set_value (place, pass < 2 ? 0 : gtk_adjustment_get_upper (place));
      settle ();
      gtk_test_widget_wait_for_draw (window);
      const double before = height_of (next, window);
      turn_switch (window, n);
      g_assert_cmpfloat (height_of (next, window), ==, before);
    }
  g_object_ref (fixture->editor);
  gtk_window_destroy (GTK_WINDOW (window));
}

/* --- Files that are not as the editor would have made them --- */

#define HEAD "{\"format\":\"speelveld-variant\",\"version\":1,\"game\":\"strafworp\","

/* Markup in a name is text, and what nobody knows stays with its item. */
static void
test_strange (void)
{
  static const char text[] =
      HEAD "\"name\":\"<b>&amp; %s %n\",\"house\":\"ours\",\"bonuses\":["
           "{\"role\":\"assister\",\"area\":\"a\",\"add\":2,\"why\":\"first\"},"
           "{\"formation\":\"2-2\",\"add\":1,\"why\":\"second\"}],\"card_points\":null}";
  g_autoptr (GError) error = NULL;
  Fixture fixture = { 0 };
  SvVariantDoc *doc = sv_variant_doc_read (text, strlen (text), &error);

  g_assert_no_error (error);
  set_up_document (&fixture, doc);
  move_item (&fixture, 0, "item.down");
  assert_kept (&fixture);
  g_autofree char *moved = written (&fixture);
  g_assert_nonnull (strstr (moved, "\"2-2\",\"add\":1,\"why\":\"second\""));
  g_assert_nonnull (strstr (moved, "\"a\",\"add\":2,\"why\":\"first\""));
  move_item (&fixture, 0, "item.remove");
  assert_kept (&fixture);
  g_autofree char *removed = written (&fixture);
  g_assert_null (strstr (removed, "second"));
  g_assert_nonnull (strstr (removed, "\"why\":\"first\""));
  g_assert_nonnull (strstr (removed, "\"house\":\"ours\""));
  while (sv_undo_go (sv_draft_get_undo (fixture.draft), -1))
    ;
  g_autofree char *back = written (&fixture);
  g_assert_cmpstr (back, ==, fixture.before);
  tear_down (&fixture, NULL);
}

/* What the rules do stands beside what the standard game does. */
static void
test_effect (Fixture *fixture, gconstpointer data)
{
  GtkLabel *effect = template_child (fixture->editor, "effect");

  while (!gtk_widget_get_visible (GTK_WIDGET (effect)))
    g_main_context_iteration (NULL, TRUE);
  g_assert_nonnull (strstr (gtk_label_get_text (effect), " goals a match (standard game: "));
}

static graphene_rect_t
place_of (Fixture *fixture, const char *key)
{
  graphene_rect_t place;
  GtkWidget *row = GTK_WIDGET (find_field (GTK_WIDGET (fixture->form), key));

  g_assert_true (gtk_widget_compute_bounds (row, GTK_WIDGET (fixture->form), &place));
  return place;
}

/* Two rules beside each other where there is room, one below the other in a narrow window. */
static void
test_columns (Fixture *fixture, gconstpointer data)
{
  static const int widths[] = { 1100, 400 };

  for (guint i = 0; i < G_N_ELEMENTS (widths); i++) {
    GtkWidget *window = show_alone (fixture->editor, widths[i], 700);
    settle ();
    const graphene_rect_t first = place_of (fixture, "halves");
    const graphene_rect_t second = place_of (fixture, "golden_goal");
    g_assert_true ((first.origin.y == second.origin.y) == (i == 0));
    g_assert_true ((first.origin.x < second.origin.x) == (i == 0));
    gtk_window_set_child (GTK_WINDOW (window), NULL);
    gtk_window_destroy (GTK_WINDOW (window));
  }
}

/* A rule that may be absent has a switch; its number counts from one and waits while it is off. */
static void
test_switch (Fixture *fixture, gconstpointer data)
{
  unsigned n = 0;

  for (const SvGame *const *game = sv_games (); *game != NULL; game++)
    for (size_t i = 0; i < (*game)->n_variant_fields; i++) {
      const SvField *field = &(*game)->variant_fields[i];
      if ((field->flags & SV_FIELD_SWITCH) == 0)
        continue;
      GtkWidget *row = g_object_ref_sink (sv_field_row_new (field, field->key, SV_FIELD_ROW_WIDE));
      GtkSwitch *on_off = GTK_SWITCH (find (row, GTK_TYPE_SWITCH));
      GtkSpinButton *spin = GTK_SPIN_BUTTON (find (row, GTK_TYPE_SPIN_BUTTON));
      double least;

      g_assert_cmpint (field->min, ==, 0);
      g_assert_cmpint (field->usual, >, 0);
      g_assert_cmpint (field->usual, <=, field->max);
      g_assert_nonnull (field->says_zero);
      gtk_spin_button_get_range (spin, &least, NULL);
      g_assert_cmpint ((int)least, ==, 1);
      gtk_switch_set_active (on_off, FALSE);
      g_assert_cmpint (shown_value (SV_FIELD_ROW (row)), ==, 0);
      g_assert_false (gtk_widget_get_sensitive (GTK_WIDGET (spin)));
      gtk_switch_set_active (on_off, TRUE);
      g_assert_cmpint (shown_value (SV_FIELD_ROW (row)), ==, field->usual);
      gtk_spin_button_set_value (spin, 1);
      g_assert_cmpint (shown_value (SV_FIELD_ROW (row)), ==, 1);
      gtk_switch_set_active (on_off, FALSE);
      gtk_switch_set_active (on_off, TRUE);
      g_assert_cmpint (shown_value (SV_FIELD_ROW (row)), ==, 1);
      g_object_unref (row);
      n++;
    }
  g_assert_cmpuint (n, >=, 3);
}

/* Rules that belong together have a heading, in each game. */
static void
test_groups (void)
{
  for (const SvGame *const *game = sv_games (); *game != NULL; game++) {
    if (!(*game)->offered)
      continue;
    SvFieldForm *form = SV_FIELD_FORM (g_object_ref_sink (g_object_new (SV_TYPE_FIELD_FORM, NULL)));
    sv_field_form_set_game (form, *game);
    g_assert_nonnull ((*game)->variant_fields[0].group);
    for (GtkWidget *card = gtk_widget_get_first_child (GTK_WIDGET (form)); card != NULL;
         card = gtk_widget_get_next_sibling (card)) {
      GtkWidget *first = gtk_widget_get_first_child (card);
      GtkWidget *heading = GTK_IS_LABEL (first) ? first : find (card, GTK_TYPE_LABEL);
      g_assert_cmpuint (strlen (gtk_label_get_text (GTK_LABEL (heading))), >, 2);
      g_assert_true (SV_IS_ITEM_LIST (card) || GTK_IS_LABEL (first));
    }
    /* It fits on the screen of a telephone, with the page's margins. */
    int minimum;
    gtk_widget_measure (GTK_WIDGET (form), GTK_ORIENTATION_HORIZONTAL, -1, &minimum, NULL, NULL,
                        NULL);
    g_assert_cmpint (minimum, <=, 332);
    g_object_unref (form);
  }
}

/* A rule that is another one than in the standard game looks so. */
static void
test_changed (Fixture *fixture, gconstpointer data)
{
  SvFieldRow *row = find_field (GTK_WIDGET (fixture->form), "minutes");

  g_assert_false (gtk_widget_has_css_class (GTK_WIDGET (row), "changed"));
  choose_value (row, 7);
  g_assert_true (gtk_widget_has_css_class (GTK_WIDGET (row), "changed"));
  choose_value (row, sv_field_row_get_field (row)->standard);
  g_assert_false (gtk_widget_has_css_class (GTK_WIDGET (row), "changed"));
}

#define ADD(name, function) g_test_add (name, Fixture, NULL, set_up, function, tear_down)

int
main (int argc, char *argv[])
{
  start_gtk (&argc, &argv);
  ADD ("/ui/variant/fields", test_fields);
  ADD ("/ui/variant/columns", test_columns);
  ADD ("/ui/variant/changed", test_changed);
  ADD ("/ui/variant/switch", test_switch);
  g_test_add_func ("/ui/variant/groups", test_groups);
  ADD ("/ui/variant/effect", test_effect);
  ADD ("/ui/variant/steps", test_steps);
  ADD ("/ui/variant/step-from-halves-to-quarters", test_quarters);
  ADD ("/ui/variant/letters", test_letters);
  ADD ("/ui/variant/controls", test_controls);
  ADD ("/ui/variant/half-a-minute", test_half_a_minute);
  ADD ("/ui/variant/name", test_name);
  ADD ("/ui/variant/list", test_list);
  ADD ("/ui/variant/list-ends", test_list_ends);
  ADD ("/ui/variant/mended", test_mended);
  ADD ("/ui/variant/buttons", test_buttons);
  g_test_add_func ("/ui/variant/fault", test_fault);
  ADD ("/ui/variant/try", test_try);
  ADD ("/ui/variant/window", test_window);
  ADD ("/ui/variant/click-one-switch-after-the-other", test_next_switch);
  g_test_add_func ("/ui/variant/strange", test_strange);
  return g_test_run ();
}
