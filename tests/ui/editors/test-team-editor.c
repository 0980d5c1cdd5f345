/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The team editor: every way to change a team, its undo, its file, and what it says. */

#include <glib/gstdio.h>
#include <gtk/gtk.h>
#include <string.h>
#include <sys/stat.h>

#include "gtk-fixture.h"
#include "hear-fixture.h"
#include "save-fixture.h"
#include "sv-balance-row.h"
#include "sv-card-editor-row.h"
#include "sv-card-view.h"
#include "sv-crop-bar.h"
#include "sv-crop-view.h"
#include "sv-games.h"
#include "sv-photo-preview.h"
#include "sv-picture-read.h"
#include "sv-player-preview.h"
#include "sv-points-left.h"
#include "sv-power-meaning.h"
#include "sv-rank-row.h"
#include "sv-reserve-bench.h"
#include "sv-reserves.h"
#include "sv-settings.h"
#include "sv-shirt-pitch.h"
#include "sv-suggestion-list.h"
#include "sv-team-editor.h"
#include "sv-team-form.h"
#include "sv-window.h"
#include "window-fixture.h"

/* The place of the logo, among those of pictures. */
enum { LOGO = -1 };

typedef struct {
  char *path;
  SvDraft *draft;
  SvTeamEditor *editor;
  char *start; /* the document's text before all changes */
  char *told;
} Fixture;

static char *
text_of (Fixture *f)
{
  return sv_team_doc_write (sv_draft_get_team (f->draft), TRUE);
}

/* data: the id of the game; NULL: the first one. */
static void
set_up (Fixture *f, gconstpointer data)
{
  g_autofree char *folder = g_dir_make_tmp ("speelveld-team-XXXXXX", NULL);
  const SvGame *game = data != NULL ? sv_game_by_id (data) : sv_games ()[0];

  f->path = g_build_filename (folder, "mine.svteam", NULL);
  f->draft = sv_draft_new_team (sv_team_doc_new (game), f->path);
  f->editor = SV_TEAM_EDITOR (g_object_ref_sink (sv_team_editor_new (f->draft)));
  f->start = text_of (f);
  hear (GTK_WIDGET (f->editor), &f->told);
}

static void
tear_down (Fixture *f, gconstpointer data)
{
  g_autofree char *folder = g_path_get_dirname (f->path);

  g_object_unref (f->editor);
  g_object_unref (f->draft);
  g_unlink (f->path);
  g_rmdir (folder);
  g_free (f->path);
  g_free (f->start);
  g_free (f->told);
}

/* The last change is one step of undo, and the file holds it. */
static void
assert_step (Fixture *f)
{
  g_autoptr (GError) error = NULL;
  g_autofree char *after = text_of (f);

  g_assert_cmpstr (after, !=, f->start);
  write_out (f->draft);
  g_autoptr (SvTeamDoc) saved = sv_team_doc_load (f->path, &error);
  g_assert_no_error (error);
  g_autofree char *read = sv_team_doc_write (saved, TRUE);
  g_assert_cmpstr (read, ==, after);

  g_assert_true (sv_undo_go (sv_draft_get_undo (f->draft), -1));
  g_autofree char *undone = text_of (f);
  g_assert_cmpstr (undone, ==, f->start);
  g_assert_false (sv_undo_go (sv_draft_get_undo (f->draft), -1));
  g_assert_true (sv_undo_go (sv_draft_get_undo (f->draft), 1));
  g_autofree char *redone = text_of (f);
  g_assert_cmpstr (redone, ==, after);
  g_assert_true (sv_undo_go (sv_draft_get_undo (f->draft), -1));
}

/* Of a team with shirts it is opened. */
static SvCardEditorRow *
find_row (Fixture *f, guint card)
{
  GtkWidget *shirts = find (f->editor, SV_TYPE_SHIRT_PITCH);

  if (shirts != NULL)
    return sv_shirt_pitch_open (SV_SHIRT_PITCH (shirts), (int)card);
  return SV_CARD_EDITOR_ROW (find_nth (f->editor, SV_TYPE_CARD_EDITOR_ROW, card));
}

static GtkWidget *
find_entry (gpointer widget, guint n)
{
  return find_nth (widget, GTK_TYPE_ENTRY, n);
}

/* The control of a card that stands for a value of the game, or an entry of the card. */
static gpointer
field (Fixture *f, unsigned card, const char *key, GType type)
{
  SvFieldRow *row = find_field (GTK_WIDGET (find_row (f, card)), key);

  return row != NULL ? find (GTK_WIDGET (row), type) : NULL;
}

static GtkEditable *
card_entry (Fixture *f, unsigned card, guint n)
{
  return GTK_EDITABLE (find_entry (find_row (f, card), n));
}

/* The sign on the card is a button that turns it. */
static void
turn_sign (Fixture *f, unsigned card)
{
  g_signal_emit_by_name (field (f, card, "sex", GTK_TYPE_BUTTON), "clicked");
}

/* What stands below power @n of a card. */
static GtkWidget *
find_meaning (Fixture *f, unsigned card, guint n)
{
  return find_nth (find_row (f, card), SV_TYPE_POWER_MEANING, n);
}

static const char *
meaning (Fixture *f, unsigned card, guint n)
{
  return gtk_label_get_text (GTK_LABEL (find (find_meaning (f, card, n), GTK_TYPE_LABEL)));
}

/* Below each power stands what it means; the sign comes back after all its values. */
static void
test_on_card (Fixture *f, gconstpointer data)
{
  g_assert_cmpstr (meaning (f, 0, 0), ==, "2+ · 5 of 6 throws");
  g_assert_cmpstr (meaning (f, 0, 1), ==, "3+ · 4 of 6 throws");
  gtk_spin_button_set_value (field (f, 0, "attack", GTK_TYPE_SPIN_BUTTON), 6);
  g_assert_cmpstr (meaning (f, 0, 0), ==, "6+ · 1 of 6 throws");
  g_assert_true (sv_undo_go (sv_draft_get_undo (f->draft), -1));
  turn_sign (f, 0);
  turn_sign (f, 0);
  g_autofree char *after = text_of (f);
  g_assert_cmpstr (after, ==, f->start);
}

/* A purse has a full pip for each point that a card has, and red ones for those that are too
 * many. */
static void
assert_points_left (Fixture *f, const char *words, int full, int over, gboolean wrong)
{
  GtkWidget *points_left = find_nth (f->editor, SV_TYPE_POINTS_LEFT, 0);
  GtkWidget *pips = gtk_widget_get_last_child (points_left);
  GtkWidget *label = gtk_widget_get_first_child (points_left);

  g_assert_cmpstr (gtk_label_get_text (GTK_LABEL (label)), ==, words);
  g_assert_true (gtk_widget_has_css_class (label, "sv-fault") == wrong);
  for (GtkWidget *pip = gtk_widget_get_first_child (pips); pip != NULL;
       pip = gtk_widget_get_next_sibling (pip)) {
    full -= gtk_widget_has_css_class (pip, "full") ? 1 : 0;
    over -= gtk_widget_has_css_class (pip, "over") ? 1 : 0;
  }
  g_assert_cmpint (full, ==, 0);
  g_assert_cmpint (over, ==, 0);
}

enum { WEAKER, STRONGER };

static GtkWidget *
step_button (Fixture *f, unsigned card, guint which)
{
  return find_nth (find_meaning (f, card, 0), GTK_TYPE_BUTTON, which);
}

/* What a screen reader calls it. */
static void
assert_name (GtkWidget *widget, const char *name)
{
  gtk_test_accessible_assert_property (GTK_ACCESSIBLE (widget), GTK_ACCESSIBLE_PROPERTY_LABEL,
                                       name);
}

/* The buttons below a power say whom they make what, do it, and end with the die. */
static void
test_stronger (Fixture *f, gconstpointer data)
{
  GtkSpinButton *attack = field (f, 0, "attack", GTK_TYPE_SPIN_BUTTON);
  GtkWidget *weaker = step_button (f, 0, WEAKER), *stronger = step_button (f, 0, STRONGER);

  gtk_editable_set_text (card_entry (f, 0, 0), "Sanne");
  assert_name (stronger, "Attack power of Sanne: 2, stronger");
  assert_name (GTK_WIDGET (attack), "Attack power of Sanne");
  g_assert_true (sv_undo_go (sv_draft_get_undo (f->draft), -1));
  assert_name (weaker, "Attack power of Striker 1: 2, weaker");
  g_signal_emit_by_name (stronger, "clicked");
  g_assert_cmpint (gtk_spin_button_get_value_as_int (attack), ==, 1);
  g_assert_cmpstr (meaning (f, 0, 0), ==, "1+ · 6 of 6 throws");
  assert_points_left (f, "Attack points: 13 of 14: make somebody 1 weaker", 13, 0, TRUE);
  g_assert_false (gtk_widget_get_sensitive (stronger));
  g_assert_true (gtk_widget_get_sensitive (weaker));
  assert_step (f);
  g_assert_true (gtk_widget_get_sensitive (stronger));
  g_signal_emit_by_name (weaker, "clicked");
  g_assert_cmpint (gtk_spin_button_get_value_as_int (attack), ==, 3);
  assert_step (f);
}

/* With the keys: who cannot be made stronger any more is at the button for weaker. */
static void
test_stronger_by_keys (Fixture *f, gconstpointer data)
{
  GtkWidget *window = show_alone (f->editor, 1000, 700);

  settle ();
  gtk_widget_grab_focus (step_button (f, 0, STRONGER));
  g_assert_true (gtk_widget_activate (step_button (f, 0, STRONGER)));
  while (gtk_widget_get_sensitive (step_button (f, 0, STRONGER)))
    g_main_context_iteration (NULL, TRUE);
  g_assert_true (gtk_widget_has_focus (step_button (f, 0, WEAKER)));
  gtk_window_set_child (GTK_WINDOW (window), NULL);
  gtk_window_destroy (GTK_WINDOW (window));
}

/* Whether what changes a card lies within the picture of the card. */
static void
assert_over (GtkWidget *widget, GtkWidget *view)
{
  graphene_rect_t place;

  g_assert_true (gtk_widget_compute_bounds (widget, view, &place));
  g_assert_cmpfloat (place.origin.x, >=, 0);
  g_assert_cmpfloat (place.origin.y, >=, 0);
  g_assert_cmpfloat (place.origin.x + place.size.width, <=, gtk_widget_get_width (view));
  g_assert_cmpfloat (place.origin.y + place.size.height, <=, gtk_widget_get_height (view));
}

static void
test_places (Fixture *f, gconstpointer data)
{
  GtkWidget *window = show_alone (f->editor, 1000, 700);

  settle ();
  GtkWidget *view = find (GTK_WIDGET (find_row (f, 2)), SV_TYPE_CARD_VIEW);
  GtkWidget *attack = field (f, 2, "attack", GTK_TYPE_SPIN_BUTTON);
  GtkWidget *defence = field (f, 2, "defence", GTK_TYPE_SPIN_BUTTON);
  graphene_rect_t left, right;
  assert_over (GTK_WIDGET (card_entry (f, 2, 0)), view);
  assert_over (GTK_WIDGET (card_entry (f, 2, 1)), view);
  assert_over (field (f, 2, "sex", GTK_TYPE_BUTTON), view);
  assert_over (attack, view);
  assert_over (defence, view);
  g_assert_true (gtk_widget_compute_bounds (attack, view, &left));
  g_assert_true (gtk_widget_compute_bounds (defence, view, &right));
  g_assert_cmpfloat (left.origin.x + left.size.width, <, right.origin.x);
  gtk_window_set_child (GTK_WINDOW (window), NULL);
  gtk_window_destroy (GTK_WINDOW (window));
}

static void
test_points_left (Fixture *f, gconstpointer data)
{
  assert_points_left (f, "Attack points: 14 of 14", 14, 0, FALSE);
  gtk_spin_button_set_value (field (f, 0, "attack", GTK_TYPE_SPIN_BUTTON), 1);
  assert_points_left (f, "Attack points: 13 of 14: make somebody 1 weaker", 13, 0, TRUE);
  gtk_spin_button_set_value (field (f, 0, "attack", GTK_TYPE_SPIN_BUTTON), 4);
  assert_points_left (f, "Attack points: 16 of 14: make somebody 2 stronger", 14, 2, TRUE);
}

static void
test_fields (Fixture *f, gconstpointer data)
{
  gtk_editable_set_text (card_entry (f, 1, 0), "Bo");
  const SvTeamDoc *team = sv_draft_get_team (f->draft);
  g_assert_cmpstr (team->cards[1].name, ==, "Bo");
  assert_step (f);
  g_assert_cmpstr (gtk_editable_get_text (card_entry (f, 1, 0)), ==, "");

  gtk_editable_set_text (card_entry (f, 0, 1), "Rocket");
  assert_step (f);
  g_assert_null (sv_draft_get_team (f->draft)->cards[0].role_name);
  gtk_spin_button_set_value (field (f, 3, "attack", GTK_TYPE_SPIN_BUTTON), 4);
  assert_step (f);
  g_assert_cmpint (gtk_spin_button_get_value_as_int (field (f, 3, "attack", GTK_TYPE_SPIN_BUTTON)),
                   ==, 5);
  turn_sign (f, 0);
  g_autofree char *turned = text_of (f);
  g_assert_nonnull (strstr (turned, "\"female\""));
  assert_step (f);
  GtkDropDown *head = field (f, 0, "head", GTK_TYPE_DROP_DOWN);
  gtk_drop_down_set_selected (head, SV_N_HEADS);
  g_autofree char *bob = text_of (f);
  g_assert_nonnull (strstr (bob, "\"bob\""));
  assert_step (f);
  g_assert_cmpuint (gtk_drop_down_get_selected (head), ==, 0);
  g_assert_null (field (f, 0, "number", GTK_TYPE_SPIN_BUTTON));
}

static void
test_team (Fixture *f, gconstpointer data)
{
  GtkWidget *name = find_entry (f->editor, 0);
  GtkWidget *short_name = find_entry (f->editor, 1);
  GtkWidget *colour = find (GTK_WIDGET (f->editor), GTK_TYPE_COLOR_BUTTON);

  gtk_editable_set_text (GTK_EDITABLE (name), "Oranje");
  g_assert_cmpstr (sv_draft_get_team (f->draft)->name, ==, "Oranje");
  assert_step (f);
  gtk_editable_set_text (GTK_EDITABLE (short_name), "ORA");
  g_assert_cmpstr (sv_draft_get_team (f->draft)->short_name, ==, "ORA");
  assert_step (f);

  gtk_color_chooser_set_rgba (GTK_COLOR_CHOOSER (colour), &(GdkRGBA){ 0.2f, 0, 0.8f, 1 });
  g_signal_emit_by_name (colour, "color-set");
  g_assert_cmpstr (sv_draft_get_team (f->draft)->colours[0], ==, "#3300cc");
  gtk_widget_activate_action (GTK_WIDGET (f->editor), "team.swap-colours", NULL);
  g_assert_cmpstr (sv_draft_get_team (f->draft)->colours[1], ==, "#3300cc");
  sv_undo_go (sv_draft_get_undo (f->draft), -1);
  assert_step (f);
}

static void
test_colours (Fixture *f, gconstpointer data)
{
  SvTeamDoc *team = sv_draft_edit_team (f->draft);

  g_assert_nonnull (strstr (said (f->editor, "colour_help"), "standard colours"));
  team->colours[0] = g_strdup ("#102a80");
  team->colours[1] = g_strdup ("#112b81");
  sv_draft_commit (f->draft, NULL);
  g_assert_nonnull (strstr (said (f->editor, "colour_help"), "very similar"));
  team = sv_draft_edit_team (f->draft);
  g_free (team->colours[0]);
  team->colours[0] = g_strdup ("#1e8f3a");
  sv_draft_commit (f->draft, NULL);
  g_assert_nonnull (strstr (said (f->editor, "colour_help"), "Velocitas wears nearly"));
}

/* Texts as they are pasted from a table: what cannot be kept is not shown either. */
static void
test_pasted (Fixture *f, gconstpointer data)
{
  GtkEditable *entries[] = { GTK_EDITABLE (find_entry (f->editor, 0)), card_entry (f, 1, 0),
                             card_entry (f, 1, 1) };

  for (guint i = 0; i < G_N_ELEMENTS (entries); i++) {
    gtk_editable_set_text (entries[i], "\342\200\250\n");
    g_assert_cmpstr (gtk_editable_get_text (entries[i]), ==, "");
    gtk_editable_set_text (entries[i], "Anne\tBo\n");
    g_assert_cmpstr (gtk_editable_get_text (entries[i]), ==, "Anne Bo");
    assert_step (f);
  }
}

/* The button for it is there, and is one step of undo. */
static void
test_swap (Fixture *f, gconstpointer data)
{
  SvTeamDoc *team = sv_draft_edit_team (f->draft);
  GtkWidget *window = gtk_window_new ();

  /* Outside a window GTK does not tell the buttons of a template whose actions they have. */
  gtk_window_set_child (GTK_WINDOW (window), GTK_WIDGET (f->editor));
  team->colours[0] = g_strdup ("#102a80");
  team->colours[1] = g_strdup ("#f47b20");
  sv_draft_commit (f->draft, NULL);
  GtkWidget *button = find_action (GTK_WIDGET (f->editor), "team.swap-colours");
  g_assert_nonnull (button);
  g_assert_true (gtk_widget_activate_action (button, "team.swap-colours", NULL));
  g_assert_cmpstr (sv_draft_get_team (f->draft)->colours[0], ==, "#f47b20");
  g_assert_cmpstr (sv_draft_get_team (f->draft)->colours[1], ==, "#102a80");
  g_assert_true (sv_undo_go (sv_draft_get_undo (f->draft), -1));
  g_assert_cmpstr (sv_draft_get_team (f->draft)->colours[0], ==, "#102a80");
  gtk_window_set_child (GTK_WINDOW (window), NULL);
  gtk_window_destroy (GTK_WINDOW (window));
}

static void
test_points (Fixture *f, gconstpointer data)
{
  g_assert_cmpstr (said (f->editor, "state"), ==, "The team is ready to play.");
  gtk_spin_button_set_value (field (f, 0, "attack", GTK_TYPE_SPIN_BUTTON), 1);
  g_assert_cmpstr (said (f->editor, "state"), ==, "The team is saved, but cannot play yet.");
  gtk_spin_button_set_value (field (f, 0, "attack", GTK_TYPE_SPIN_BUTTON), 4);
  g_assert_cmpstr (said (f->editor, "state"), ==, "The team is saved, but cannot play yet.");
  gtk_spin_button_set_value (field (f, 3, "attack", GTK_TYPE_SPIN_BUTTON), 3);
  g_assert_cmpstr (said (f->editor, "state"), ==, "The team is ready to play.");
}

/* Beside the points stands how the team would fare, unless it cannot play. */
static void
test_balance (Fixture *f, gconstpointer data)
{
  GtkWidget *row = find (GTK_WIDGET (f->editor), SV_TYPE_BALANCE_ROW);
  GtkLabel *chances =
      GTK_LABEL (gtk_widget_get_template_child (row, SV_TYPE_BALANCE_ROW, "chances"));

  while (!gtk_widget_get_visible (row))
    g_main_context_iteration (NULL, TRUE);
  g_assert_true (g_str_has_prefix (gtk_label_get_text (chances), "Against Velocitas: wins 4"));
  assert_narrow (f->editor);
  gtk_spin_button_set_value (field (f, 0, "attack", GTK_TYPE_SPIN_BUTTON), 1);
  g_assert_false (gtk_widget_get_visible (row));
}

/* The opponent that was chosen is there again when a team of the game is opened the next time. */
static void
test_opponent_again (Fixture *f, gconstpointer data)
{
  GtkWidget *row = find (GTK_WIDGET (f->editor), SV_TYPE_BALANCE_ROW);

  g_settings_reset (sv_settings (), "chance-opponents");
  gtk_drop_down_set_selected (template_child (row, "opponent"), 2);
  GtkWidget *again = g_object_ref_sink (sv_team_editor_new (f->draft));
  GtkWidget *other = find (again, SV_TYPE_BALANCE_ROW);
  g_assert_cmpuint (gtk_drop_down_get_selected (template_child (other, "opponent")), ==, 2);
  g_object_unref (again);
  g_settings_reset (sv_settings (), "chance-opponents");
}

static void
add_labels (GtkWidget *widget, GString *out)
{
  if (GTK_IS_LABEL (widget))
    g_string_append_printf (out, "%s|", gtk_label_get_text (GTK_LABEL (widget)));
  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    add_labels (child, out);
}

/* Two cards have exchanged a point: what makes the teams even again is offered, and one step of
 * undo. */
static void
test_even (Fixture *f, gconstpointer data)
{
  GtkWidget *even = find (GTK_WIDGET (f->editor), SV_TYPE_SUGGESTION_LIST);
  GtkWidget *suggestions =
      GTK_WIDGET (gtk_widget_get_template_child (even, SV_TYPE_SUGGESTION_LIST, "suggestions"));

  gtk_spin_button_set_value (field (f, 0, "attack", GTK_TYPE_SPIN_BUTTON), 3);
  gtk_spin_button_set_value (field (f, 2, "attack", GTK_TYPE_SPIN_BUTTON), 3);
  g_autofree char *before = sv_team_doc_write (sv_draft_get_team (f->draft), FALSE);
  g_assert_true (gtk_widget_get_visible (even));
  g_assert_true (gtk_widget_activate_action (even, "even.look", NULL));
  while (gtk_widget_get_first_child (suggestions) == NULL)
    g_main_context_iteration (NULL, TRUE);
  GtkWidget *best = gtk_widget_get_first_child (suggestions);
  g_autoptr (GString) cells = g_string_new (NULL);
  add_labels (best, cells);
  /* the power and whose it is, what it was and becomes, and how 100 matches end then */
  g_assert_true (g_regex_match_simple ("^([^|]+ of [^|]+\\|\\d → \\d\\|)+\\d+ · \\d+ · \\d+\\|$",
                                       cells->str, 0, 0));
  g_assert_true (gtk_widget_activate_action (even, "even.take", "u", 0));
  g_autofree char *after = sv_team_doc_write (sv_draft_get_team (f->draft), FALSE);
  g_assert_cmpstr (after, !=, before);
  g_assert_null (gtk_widget_get_first_child (suggestions)); /* they were of other cards */
  g_assert_true (sv_undo_go (sv_draft_get_undo (f->draft), -1));
  g_autofree char *back = sv_team_doc_write (sv_draft_get_team (f->draft), FALSE);
  g_assert_cmpstr (back, ==, before);
  g_assert_true (
      gtk_widget_activate_action (even, "even.look", NULL)); /* and leave while it looks */
}

/* Some sets are compared, then it is stopped; other cards of the team are ranked among the same
 * sets. */
static void
test_rank (Fixture *f, gconstpointer data)
{
  GtkWidget *row = find (GTK_WIDGET (f->editor), SV_TYPE_RANK_ROW);
  GtkLabel *words = GTK_LABEL (gtk_widget_get_template_child (row, SV_TYPE_RANK_ROW, "words"));
  GtkButton *button = GTK_BUTTON (gtk_widget_get_template_child (row, SV_TYPE_RANK_ROW, "button"));

  g_assert_true (gtk_widget_activate_action (row, "rank.go", NULL));
  g_assert_cmpstr (gtk_button_get_label (button), ==, "Stop Ranking");
  while (!g_str_has_prefix (gtk_label_get_text (words), "Stronger than "))
    g_main_context_iteration (NULL, TRUE);
  g_assert_true (gtk_widget_activate_action (row, "rank.go", NULL));
  g_assert_cmpstr (gtk_button_get_label (button), ==, "Go On Ranking");
  g_assert_true (gtk_widget_activate_action (row, "rank.go", NULL)); /* and leave while it works */
}

/* Who is on the bench, as is read there. */
static void
assert_bench (Fixture *f, const char *people)
{
  GtkWidget *bench = find (GTK_WIDGET (f->editor), SV_TYPE_RESERVE_BENCH);
  GtkWidget *list =
      GTK_WIDGET (gtk_widget_get_template_child (bench, SV_TYPE_RESERVE_BENCH, "people"));
  g_autoptr (GString) text = g_string_new (NULL);

  add_labels (list, text);
  g_assert_cmpstr (text->str, ==, people);
  g_assert_true (gtk_widget_get_visible (list) == (*people != '\0'));
}

/* Type a name on the bench and press Enter. */
static void
add_reserve (Fixture *f, const char *name)
{
  GtkWidget *entry = find (find (GTK_WIDGET (f->editor), SV_TYPE_RESERVE_BENCH), GTK_TYPE_ENTRY);

  gtk_editable_set_text (GTK_EDITABLE (entry), name);
  g_signal_emit_by_name (entry, "activate");
  g_assert_cmpstr (gtk_editable_get_text (GTK_EDITABLE (entry)), ==, "");
}

/* Choose in the menu of somebody on the bench. */
static void
choose_in_bench (Fixture *f, const char *action, const char *type, unsigned reserve, unsigned card)
{
  if (g_str_equal (type, "(uu)"))
    g_assert_true (
        gtk_widget_activate_action (GTK_WIDGET (f->editor), action, type, reserve, card));
  else
    g_assert_true (gtk_widget_activate_action (GTK_WIDGET (f->editor), action, type, reserve));
}

/* Bo comes to the team and plays for Sanne: the powers go with the people, and the points follow. */
static void
test_bench (Fixture *f, gconstpointer data)
{
  gtk_editable_set_text (card_entry (f, 0, 0), "Sanne");
  assert_bench (f, "");
  add_reserve (f, " ");
  assert_bench (f, "");
  add_reserve (f, "Bo ");
  assert_bench (f, "Bo||");
  choose_in_bench (f, "team.exchange", "(uu)", 0, 0);
  g_assert_cmpstr (gtk_editable_get_text (card_entry (f, 0, 0)), ==, "Bo");
  assert_bench (f, "Sanne|Attack power: 2\nDefensive power: 3|");
  assert_points_left (f, "Attack points: 14 of 14", 14, 0, FALSE);
  g_signal_emit_by_name (step_button (f, 0, WEAKER), "clicked");
  assert_points_left (f, "Attack points: 15 of 14: make somebody 1 stronger", 14, 1, TRUE);
  choose_in_bench (f, "team.exchange", "(uu)", 0, 0);
  assert_points_left (f, "Attack points: 14 of 14", 14, 0, FALSE);
  g_assert_cmpstr (gtk_editable_get_text (card_entry (f, 0, 0)), ==, "Sanne");
  g_assert_true (sv_undo_go (sv_draft_get_undo (f->draft), -1));
  g_assert_cmpstr (gtk_editable_get_text (card_entry (f, 0, 0)), ==, "Bo");
  choose_in_bench (f, "team.remove-reserve", "u", 0, 0);
  assert_bench (f, "");
  assert_narrow (f->editor);
}

/* Return whether all of @widget lies within @window, scrolled to where it is seen. */
static gboolean
is_in_view (GtkWidget *widget, GtkWidget *window)
{
  const float width = (float)gtk_widget_get_width (window);
  const float height = (float)gtk_widget_get_height (window);
  graphene_rect_t box;

  return gtk_widget_compute_bounds (widget, window, &box) &&
         graphene_rect_contains_rect (&GRAPHENE_RECT_INIT (0, 0, width, height), &box);
}

/* The menu of somebody on the bench names those on the cards as they are called now. */
static void
test_bench_menu (Fixture *f, gconstpointer data)
{
  GtkWidget *window = show_alone (f->editor, 1000, 700);
  g_autofree char *first = NULL;

  add_reserve (f, "Bo");
  gtk_editable_set_text (card_entry (f, 0, 0), "Sanne");
  settle ();
  GtkWidget *chip =
      find (find (GTK_WIDGET (f->editor), SV_TYPE_RESERVE_BENCH), GTK_TYPE_MENU_BUTTON);
  gtk_test_accessible_assert_property (GTK_ACCESSIBLE (chip), GTK_ACCESSIBLE_PROPERTY_LABEL,
                                       "Bo, in reserve");
  gtk_widget_grab_focus (chip);
  while (!is_in_view (chip, window)) /* GTK knows no monitor for a menu beyond the screen */
    g_main_context_iteration (NULL, TRUE);
  gtk_menu_button_popup (GTK_MENU_BUTTON (chip));
  GMenuModel *menu = gtk_menu_button_get_menu_model (GTK_MENU_BUTTON (chip));
  g_autoptr (GMenuModel) cards = g_menu_model_get_item_link (menu, 0, G_MENU_LINK_SECTION);
  g_assert_cmpint (g_menu_model_get_n_items (cards), ==, 4);
  g_assert_true (g_menu_model_get_item_attribute (cards, 0, G_MENU_ATTRIBUTE_LABEL, "s", &first));
  g_assert_cmpstr (first, ==, "Plays for Sanne");
  gtk_menu_button_popdown (GTK_MENU_BUTTON (chip));
  gtk_window_set_child (GTK_WINDOW (window), NULL);
  gtk_window_destroy (GTK_WINDOW (window));
}

static void
import_list (Fixture *f, const char *text)
{
  g_autofree char *path = write_file ("list.csv", text);
  g_autofree char *uri = g_filename_to_uri (path, NULL, NULL);

  g_assert_true (gtk_widget_activate_action (GTK_WIDGET (f->editor), "team.import-file", "s", uri));
  g_unlink (path);
}

/* What each row of a list says, a line each. */
static void
assert_rows (GtkWidget *preview, const char *lines)
{
  GtkWidget *list = find (preview, GTK_TYPE_LIST_BOX);
  g_autoptr (GString) text = g_string_new (NULL);

  for (GtkWidget *row = gtk_widget_get_first_child (list); row != NULL;
       row = gtk_widget_get_next_sibling (row)) {
    add_labels (row, text);
    text->str[text->len - 1] = '\n';
  }
  g_assert_cmpstr (text->str, ==, lines);
}

static void
test_list (Fixture *f, gconstpointer data)
{
  static const char list[] = "number;name;M/V;Relatiecode\n1;Anne;V;X1\n2;Bo;x;X2\n9;Chris;M;X3\n";
  g_autofree char *before = g_strdup (sv_draft_get_team (f->draft)->cards[1].name);

  /* What is not wanted changes nothing. */
  import_list (f, list);
  GtkWidget *preview = find_window (SV_TYPE_PLAYER_PREVIEW);
  assert_narrow (preview);
  g_assert_cmpstr (said (preview, "sum"), ==, "3 players would be added.");
  g_assert_cmpstr (said (preview, "unused"), ==, "Columns that are not used: Relatiecode.");
  assert_rows (preview, "1|Anne|Sex: Female\n2|Bo|Row 3, column “M/V”: “x” does not fit here "
                        "(Sex).\n3|Chris|Sex: Male|Row 4: no card has the number 9.\n");
  gtk_widget_activate_action (preview, "window.close", NULL);
  g_assert_null (find_window (SV_TYPE_PLAYER_PREVIEW));
  g_assert_cmpstr (sv_draft_get_team (f->draft)->cards[1].name, ==, before);
  g_assert_false (sv_undo_can_go (sv_draft_get_undo (f->draft), -1));

  import_list (f, "number;name\n1;Anne\n2;Bo\n9;Chris\n");
  gtk_widget_activate_action (find_window (SV_TYPE_PLAYER_PREVIEW), "preview.take", NULL);
  g_assert_null (find_window (SV_TYPE_PLAYER_PREVIEW));
  g_assert_cmpstr (sv_draft_get_team (f->draft)->cards[1].name, ==, "Bo");
  g_assert_cmpstr (f->told, ==, "3 players were added. Row 4: no card has the number 9.");
  assert_step (f);
  import_list (f, "\n");
  g_assert_cmpstr (f->told, ==, "There is no player in this list.");
}

static void
tick (GtkWidget *preview, int row, gboolean on)
{
  GtkListBox *list = GTK_LIST_BOX (find (preview, GTK_TYPE_LIST_BOX));
  GtkListBoxRow *line = gtk_list_box_get_row_at_index (list, row);

  gtk_check_button_set_active (GTK_CHECK_BUTTON (find (line, GTK_TYPE_CHECK_BUTTON)), on);
}

/* Five people with the numbers of their shirts for four cards: the last one would come into reserve,
 * and the trainer ticks who comes along. */
static void
test_tick_players (Fixture *f, gconstpointer data)
{
  import_list (f, "Rugnummer;Naam\n7;Anne\n12;Bo\n3;Cas\n15;Dex\n9;Eva\n");
  GtkWidget *preview = find_window (SV_TYPE_PLAYER_PREVIEW);
  g_assert_cmpstr (said (preview, "sum"), ==,
                   "4 players would be added. 1 more would come into reserve.");
  assert_rows (preview, "1|Anne\n2|Bo\n3|Cas\n4|Dex\n–|Eva|In reserve\n");
  tick (preview, 1, FALSE);
  assert_rows (preview, "1|Anne\n–|Bo\n2|Cas\n3|Dex\n4|Eva\n");
  g_assert_cmpstr (said (preview, "sum"), ==, "4 players would be added.");
  assert_narrow (preview);
  gtk_widget_activate_action (preview, "preview.take", NULL);
  g_assert_cmpstr (sv_draft_get_team (f->draft)->cards[1].name, ==, "Cas");
  g_assert_cmpstr (sv_draft_get_team (f->draft)->cards[3].name, ==, "Eva");
  assert_step (f);
}

/* More people than cards all come along, in one step; a game without reserves has no place for
 * them. */
static void
test_more_than_cards (Fixture *f, gconstpointer data)
{
  const gboolean reserves = sv_draft_get_game (f->draft)->reserves;
  const unsigned n_cards = sv_draft_get_game (f->draft)->n_cards;
  g_autoptr (GString) list = g_string_new (NULL);

  for (unsigned i = 0; i < n_cards + 2; i++)
    g_string_append_printf (list, "Player %c%c\n", 'A' + (int)i / 26, 'A' + (int)i % 26);
  import_list (f, list->str);
  GtkWidget *preview = find_window (SV_TYPE_PLAYER_PREVIEW);
  g_assert_nonnull (strstr (said (preview, "sum"),
                            reserves ? "2 more would come into reserve." : "For 2 more there are"));
  gtk_widget_activate_action (preview, "preview.take", NULL);
  g_assert_cmpuint (sv_reserves_count (sv_draft_get_team (f->draft)), ==, reserves ? 2 : 0);
  g_assert_nonnull (
      strstr (f->told, reserves ? "2 more came into reserve." : "11 players were added."));
  assert_step (f);
}

/* What is no list is told; what would never end is not waited for. */
static void
test_list_files (Fixture *f, gconstpointer data)
{
  g_autofree char *folder = g_dir_make_tmp ("speelveld-XXXXXX", NULL);
  g_autofree char *pipe = g_build_filename (folder, "pipe.csv", NULL);
  g_autofree char *pipe_uri = g_filename_to_uri (pipe, NULL, NULL);

  g_assert_cmpint (mkfifo (pipe, 0600), ==, 0);
  import_list (f, "");
  g_assert_cmpstr (f->told, ==, "There is no player in this list.");
  g_assert_true (
      gtk_widget_activate_action (GTK_WIDGET (f->editor), "team.import-file", "s", pipe_uri));
  g_assert_cmpstr (f->told, ==, "“pipe.csv” cannot be read: it is not an ordinary file");
  g_unlink (pipe);
  g_rmdir (folder);
}

/* --- Pictures, which are cropped where they will stand --- */

/* Of the card, or of the logo. */
static gpointer
crop_child (Fixture *f, int place, const char *name)
{
  g_autofree char *logo = g_strdup_printf ("logo_%s", name);
  g_autofree char *card = g_strdup_printf ("crop_%s", name);

  return place == LOGO ? template_child (f->editor, logo)
                       : template_child (find_row (f, (guint)place), card);
}

/* Choose a picture of this text; returns whether it is there to be cropped. */
static gboolean
choose_picture (Fixture *f, int place, const char *text, gssize n)
{
  g_autofree char *folder = g_path_get_dirname (f->path);
  g_autofree char *name = g_build_filename (folder, "picture", NULL);
  g_autofree char *uri = g_filename_to_uri (name, NULL, NULL);
  GtkWidget *bar = crop_child (f, place, "bar");

  g_assert_true (g_file_set_contents (name, text, n, NULL));
  g_clear_pointer (&f->told, g_free);
  const char *const uris[] = { uri, NULL };
  gtk_widget_activate_action (GTK_WIDGET (f->editor), "team.picture-files", "(i^as)", place, uris);
  while (gtk_widget_get_cursor (GTK_WIDGET (f->editor)) != NULL) /* that of who waits */
    g_main_context_iteration (NULL, TRUE);
  g_unlink (name);
  return gtk_widget_get_visible (bar);
}

/* Take a picture of this text as it comes; returns whether it could be taken. */
static gboolean
take_picture (Fixture *f, int place, const char *text, gssize n)
{
  if (!choose_picture (f, place, text, n))
    return FALSE;
  gtk_widget_activate_action (crop_child (f, place, "bar"), "crop.take", NULL);
  g_assert_false (gtk_widget_get_visible (crop_child (f, place, "bar")));
  g_assert_false (gtk_widget_get_visible (crop_child (f, place, "view")));
  return TRUE;
}

/* Red at the left, blue at the right. */
static const char halves[] = "<svg xmlns='http://www.w3.org/2000/svg' width='120' height='40'>"
                             "<rect width='60' height='40' fill='#f00'/>"
                             "<rect x='60' width='60' height='40' fill='#00f'/></svg>";

/* A picture that nobody looks at yet is made larger and turned by buttons. */
static void
test_picture_buttons (Fixture *f, gconstpointer data)
{
  g_assert_true (choose_picture (f, 1, halves, -1));
  SvCropView *view = crop_child (f, 1, "view");
  GtkWidget *bar = crop_child (f, 1, "bar");

  sv_crop_view_set_zoom (view, 2);
  sv_crop_view_pan (view, -9, 0);
  const SvCrop before = *sv_crop_view_get_crop (view);
  gtk_widget_activate_action (bar, "crop.enlarge", "i", 1);
  g_assert_cmpfloat (sv_crop_view_get_crop (view)->zoom, >, 2);
  gtk_widget_activate_action (bar, "crop.enlarge", "i", -1);
  g_assert_cmpfloat_with_epsilon (sv_crop_view_get_crop (view)->zoom, 2, 1e-9);
  /* The left edge comes to the top. */
  gtk_widget_activate_action (bar, "crop.turn", "i", 1);
  g_assert_cmpfloat (sv_crop_view_get_crop (view)->y, <, 0.5);
  g_assert_cmpfloat_with_epsilon (sv_crop_view_get_crop (view)->x, 0.5, 1e-9);
  for (int i = 0; i < 3; i++)
    gtk_widget_activate_action (bar, "crop.turn", "i", 1);
  g_assert_cmpfloat_with_epsilon (sv_crop_view_get_crop (view)->y, before.y, 1e-9);

  /* Nothing of this is in the document until it is taken; another picture takes its place. */
  g_assert_null (sv_draft_get_team (f->draft)->cards[1].picture);
  g_assert_true (choose_picture (f, 1, halves, -1));
  g_assert_cmpfloat (sv_crop_view_get_crop (view)->zoom, ==, 1);
  gtk_widget_activate_action (bar, "crop.cancel", NULL);
  g_assert_false (gtk_widget_get_visible (bar));
  g_autofree char *after = text_of (f);
  g_assert_cmpstr (after, ==, f->start);
}

/* Wait until the preview of photos has read all of them. */
static GtkWidget *
wait_for_photos (void)
{
  GtkWidget *preview = find_window (SV_TYPE_PHOTO_PREVIEW);

  g_assert_nonnull (preview);
  while (g_str_equal (said (preview, "sum"), "The photos are being read…"))
    g_main_context_iteration (NULL, TRUE);
  return preview;
}

/* Drop files of these names on a card; each has a drawing in it. The preview of the photos. */
static GtkWidget *
drop_photos (Fixture *f, int card, const char *const *names)
{
  g_autoptr (GPtrArray) uris = g_ptr_array_new_with_free_func (g_free);

  for (guint i = 0; names[i] != NULL; i++) {
    g_autofree char *path = write_file (names[i], halves);
    g_ptr_array_add (uris, g_filename_to_uri (path, NULL, NULL));
  }
  g_ptr_array_add (uris, NULL);
  gtk_widget_activate_action (GTK_WIDGET (f->editor), "team.picture-files", "(i^as)", card,
                              (char **)uris->pdata);
  GtkWidget *preview = wait_for_photos ();
  for (guint i = 0; names[i] != NULL; i++) {
    g_autofree char *path = g_build_filename (g_get_tmp_dir (), names[i], NULL);
    g_unlink (path);
  }
  return preview;
}

/* Which cards have a picture: "0110". */
static void
assert_pictures (Fixture *f, const char *expected)
{
  const SvTeamDoc *team = sv_draft_get_team (f->draft);
  g_autoptr (GString) told = g_string_new (NULL);

  for (unsigned i = 0; i < team->n_cards; i++)
    g_string_append_c (told, team->cards[i].picture != NULL ? '1' : '0');
  g_assert_cmpstr (told->str, ==, expected);
}

/* Photos that are dropped together go to the players after whom they are called, the others to the
 * next cards without one. All of them are one step of undo. */
static void
test_drop_photos (Fixture *f, gconstpointer data)
{
  static const char *const names[] = { "sv-1.svg", "Sanne.svg", "sv-2.svg", NULL };
  static const char *const more[] = { "sv-3.svg", "sv-4.svg", NULL };

  gtk_editable_set_text (card_entry (f, 0, 0), "Sanne de Vries");
  GtkWidget *preview = drop_photos (f, 2, names);
  assert_narrow (preview);
  g_assert_cmpstr (said (preview, "sum"), ==, "3 photos would be added.");
  gtk_widget_activate_action (preview, "preview.take", NULL);
  g_assert_cmpstr (f->told, ==, "3 photos were added.");
  assert_pictures (f, "1011");
  g_assert_true (sv_undo_go (sv_draft_get_undo (f->draft), -1));
  assert_pictures (f, "0000");
  g_assert_true (sv_undo_go (sv_draft_get_undo (f->draft), 1));

  /* One place is left for two, which come from beside the cards. */
  preview = drop_photos (f, G_MAXINT, more);
  gtk_widget_activate_action (preview, "preview.take", NULL);
  assert_pictures (f, "1111");
  g_assert_cmpstr (f->told, ==, "1 photo was added. Not used: sv-4.svg.");
}

/* Photos from a folder are for those who are called so; who is ticked off gets none, what is no
 * picture is told, and people in reserve get theirs too. */
static void
test_photos_by_name (Fixture *f, gconstpointer data)
{
  static const char *const names[] = { "2.svg", "Sanne.svg", "bo.svg", "cas.svg", NULL };

  gtk_editable_set_text (card_entry (f, 0, 0), "Sanne");
  gtk_editable_set_text (card_entry (f, 3, 0), "Cas");
  gtk_widget_activate_action (GTK_WIDGET (f->editor), "team.add-reserve", "s", "Bo");
  GtkWidget *preview = drop_photos (f, 0, names);
  gtk_check_button_set_active (GTK_CHECK_BUTTON (find_nth (preview, GTK_TYPE_CHECK_BUTTON, 1)),
                               FALSE);
  g_assert_cmpstr (said (preview, "sum"), ==, "3 photos would be added.");
  gtk_widget_activate_action (preview, "preview.take", NULL);
  assert_pictures (f, "0101");
  g_autofree char *text = text_of (f);
  g_assert_nonnull (strstr (text, "\"reserves\""));
  g_assert_nonnull (strstr (strstr (text, "\"reserves\""), "\"picture\""));
  g_assert_cmpstr (f->told, ==, "3 photos were added. Not used: Sanne.svg.");
}

/* A file that is no picture says so in its row. */
static void
test_photo_damaged (Fixture *f, gconstpointer data)
{
  g_autofree char *path = write_file ("Sanne.png", "no picture");
  g_autofree char *uri = g_filename_to_uri (path, NULL, NULL);
  const char *const uris[] = { uri, NULL };

  gtk_editable_set_text (card_entry (f, 0, 0), "Sanne");
  gtk_widget_activate_action (GTK_WIDGET (f->editor), "team.picture-files", "(i^as)", G_MAXINT,
                              uris);
  GtkWidget *preview = wait_for_photos ();
  g_assert_cmpstr (said (preview, "sum"), ==, "0 photos would be added.");
  g_assert_false (gtk_widget_is_sensitive (template_child (preview, "take")));
  gtk_widget_activate_action (preview, "window.close", NULL);
  assert_pictures (f, "0000");
  g_unlink (path);
}

/* The key as it comes to who has the keyboard. */
static void
press (GtkWidget *widget, guint key)
{
  g_autoptr (GListModel) controllers = gtk_widget_observe_controllers (widget);
  gboolean taken = FALSE;

  for (guint i = 0; !taken && i < g_list_model_get_n_items (controllers); i++) {
    g_autoptr (GObject) controller = g_list_model_get_item (controllers, i);
    if (GTK_IS_EVENT_CONTROLLER_KEY (controller))
      g_signal_emit_by_name (controller, "key-pressed", key, 0, 0, &taken);
  }
  g_assert_true (taken);
}

/* The middle of the picture on a card, as it is kept. */
static guint32
kept_colour (Fixture *f, guint card)
{
  cairo_surface_t *kept =
      sv_picture_load (sv_draft_get_team (f->draft)->cards[card].picture, 64, NULL);
  guint32 pixel;

  g_assert_nonnull (kept);
  memcpy (&pixel,
          cairo_image_surface_get_data (kept) +
              cairo_image_surface_get_height (kept) / 2 * cairo_image_surface_get_stride (kept) +
              cairo_image_surface_get_width (kept) / 2 * 4,
          sizeof pixel);
  cairo_surface_destroy (kept);
  return pixel;
}

/* On the card itself, with the keyboard alone: the view lies in the frame of the picture, arrows
 * move it, plus enlarges it, Enter takes it, Escape leaves it; the keyboard goes on at the
 * button. */
static void
test_crop_on_card (Fixture *f, gconstpointer data)
{
  GtkWidget *window = show_alone (f->editor, 900, 700);
  graphene_rect_t frame, card;

  settle ();
  g_assert_true (choose_picture (f, 0, halves, -1));
  gtk_test_widget_wait_for_draw (window);
  settle ();
  GtkWidget *view = crop_child (f, 0, "view");
  GtkWidget *on = find (find_row (f, 0), SV_TYPE_CARD_VIEW);
  g_assert_true (gtk_window_get_focus (GTK_WINDOW (window)) == view);
  g_assert_true (gtk_widget_compute_bounds (view, on, &frame));
  g_assert_true (gtk_widget_compute_bounds (on, on, &card));
  g_assert_true (graphene_rect_contains_rect (&card, &frame));
  g_assert_cmpfloat_with_epsilon (frame.size.height / frame.size.width, 0.75, 0.02);
  g_assert_cmpfloat (frame.size.width, >, 0.8f * card.size.width);
  g_assert_false (gtk_widget_get_mapped (template_child (find_row (f, 0), "choose_picture")));

  /* Blue comes into the frame from the right. */
  press (view, GDK_KEY_plus);
  g_assert_cmpfloat (sv_crop_view_get_crop (SV_CROP_VIEW (view))->zoom, >, 1);
  for (int i = 0; i < 40; i++)
    press (view, GDK_KEY_Right);
  press (view, GDK_KEY_Return);
  settle ();
  g_assert_cmphex (kept_colour (f, 0), ==, 0xff0000ff);
  g_assert_true (gtk_window_get_focus (GTK_WINDOW (window)) ==
                 template_child (find_row (f, 0), "choose_picture"));
  assert_step (f);

  g_assert_true (choose_picture (f, 0, halves, -1));
  settle ();
  press (view, GDK_KEY_Escape);
  settle ();
  g_assert_false (gtk_widget_get_visible (view));
  g_assert_true (gtk_window_get_focus (GTK_WINDOW (window)) ==
                 template_child (find_row (f, 0), "choose_picture"));
  g_assert_null (sv_draft_get_team (f->draft)->cards[0].picture);

  /* Whoever leaves the page has meant what is shown. */
  g_assert_true (choose_picture (f, 0, halves, -1));
  g_assert_true (choose_picture (f, LOGO, halves, -1));
  gtk_test_widget_wait_for_draw (window);
  settle ();
  assert_narrow (f->editor);
  sv_page_leave (SV_PAGE (f->editor));
  g_assert_nonnull (sv_draft_get_team (f->draft)->cards[0].picture);
  g_assert_nonnull (sv_draft_get_team (f->draft)->logo);
  gtk_window_set_child (GTK_WINDOW (window), NULL);
  gtk_window_destroy (GTK_WINDOW (window));
}

/* Open the picture of the card, or the logo, that is there once more. */
static SvCropView *
crop_again (Fixture *f, int place)
{
  gtk_widget_activate_action (GTK_WIDGET (f->editor), "team.crop-again", "i", place);
  while (gtk_widget_get_cursor (GTK_WIDGET (f->editor)) != NULL)
    g_main_context_iteration (NULL, TRUE);
  g_assert_true (gtk_widget_get_visible (crop_child (f, place, "bar")));
  return crop_child (f, place, "view");
}

/* As photographs are: red at the left, blue at the right. */
static GBytes *
make_photo (void)
{
  cairo_surface_t *surface = cairo_image_surface_create (CAIRO_FORMAT_ARGB32, 400, 300);
  cairo_t *cr = cairo_create (surface);

  cairo_set_source_rgb (cr, 1, 0, 0);
  cairo_paint (cr);
  cairo_set_source_rgb (cr, 0, 0, 1);
  cairo_rectangle (cr, 200, 0, 200, 300);
  cairo_fill (cr);
  cairo_destroy (cr);
  cairo_surface_flush (surface);
  GBytes *bytes = sv_picture_encode (surface, FALSE, SV_PICTURE_MAX_BYTES, NULL);
  cairo_surface_destroy (surface);
  return bytes;
}

/* Take what is shown now; returns whether the document is another one. */
static gboolean
take_again (Fixture *f, int place)
{
  g_autofree char *before = text_of (f);

  gtk_widget_activate_action (crop_child (f, place, "bar"), "crop.take", NULL);
  g_assert_false (gtk_widget_get_visible (crop_child (f, place, "bar")));
  g_autofree char *after = text_of (f);
  return g_strcmp0 (before, after) != 0;
}

/* What a card has is cropped and turned further without its file, in one step of undo; what was
 * left as it was, or turned all round, is not written anew. A photo stays a photo. */
static void
test_crop_again (Fixture *f, gconstpointer data)
{
  g_autoptr (GBytes) photo = make_photo ();
  gsize n;
  const char *bytes = g_bytes_get_data (photo, &n);

  g_assert_false (gtk_widget_get_visible (template_child (find_row (f, 1), "kept_picture")));
  g_assert_true (take_picture (f, 1, bytes, (gssize)n));
  g_assert_true (gtk_widget_get_visible (template_child (find_row (f, 1), "kept_picture")));
  g_autofree char *kept = g_strdup (sv_draft_get_team (f->draft)->cards[1].picture);
  g_clear_pointer (&f->start, g_free);
  f->start = text_of (f);

  SvCropView *view = crop_again (f, 1);
  g_assert_cmpfloat (sv_crop_view_get_crop (view)->zoom, ==, 1);
  g_assert_false (take_again (f, 1));
  view = crop_again (f, 1);
  for (int i = 0; i < 4; i++)
    gtk_widget_activate_action (crop_child (f, 1, "bar"), "crop.turn", "i", -1);
  g_assert_false (take_again (f, 1));
  crop_again (f, 1);
  sv_crop_view_set_zoom (view, 2);
  gtk_widget_activate_action (crop_child (f, 1, "bar"), "crop.cancel", NULL);
  g_assert_cmpstr (sv_draft_get_team (f->draft)->cards[1].picture, ==, kept);

  crop_again (f, 1);
  sv_crop_view_set_zoom (view, 2);
  sv_crop_view_pan (view, 9, 0);
  g_assert_true (take_again (f, 1));
  g_assert_cmphex (kept_colour (f, 1) & 0xf0f0f0f0, ==, 0xf00000f0);
  g_assert_true (
      g_str_has_prefix (sv_draft_get_team (f->draft)->cards[1].picture, "data:image/jpeg;base64,"));
  g_assert_true (sv_undo_go (sv_draft_get_undo (f->draft), -1));
  g_assert_cmpstr (sv_draft_get_team (f->draft)->cards[1].picture, ==, kept);

  crop_again (f, 1);
  gtk_widget_activate_action (crop_child (f, 1, "bar"), "crop.turn", "i", 1);
  g_assert_true (take_again (f, 1));
}

/* A logo too, which stays whole and as sharp as it was; nothing is cropped where there is no
 * picture. */
static void
test_crop_logo_again (Fixture *f, gconstpointer data)
{
  gtk_widget_activate_action (GTK_WIDGET (f->editor), "team.crop-again", "i", LOGO);
  gtk_widget_activate_action (GTK_WIDGET (f->editor), "team.crop-again", "i", 0);
  g_assert_null (gtk_widget_get_cursor (GTK_WIDGET (f->editor)));
  g_assert_false (gtk_widget_get_visible (template_child (f->editor, "crop_logo")));

  g_assert_true (take_picture (f, LOGO, halves, -1));
  g_assert_true (gtk_widget_get_visible (template_child (f->editor, "crop_logo")));
  SvCropView *view = crop_again (f, LOGO);
  g_assert_true (sv_crop_view_get_crop (view)->whole);
  g_assert_false (take_again (f, LOGO));
  crop_again (f, LOGO);
  sv_crop_view_set_zoom (view, 1.5);
  g_assert_true (take_again (f, LOGO));
  g_assert_true (g_str_has_prefix (sv_draft_get_team (f->draft)->logo, "data:image/png;base64,"));
  g_assert_true (sv_undo_go (sv_draft_get_undo (f->draft), -1));
  g_assert_nonnull (sv_draft_get_team (f->draft)->logo);
}

/* By its button, which has the keyboard again afterwards; whoever leaves the page has meant what is
 * shown. */
static void
test_crop_again_button (Fixture *f, gconstpointer data)
{
  GtkWidget *window = show_alone (f->editor, 900, 700);

  settle ();
  g_assert_true (take_picture (f, 0, halves, -1));
  g_autofree char *kept = g_strdup (sv_draft_get_team (f->draft)->cards[0].picture);
  GtkWidget *button = template_child (find_row (f, 0), "crop_again");
  GtkWidget *view = crop_child (f, 0, "view");
  assert_narrow (f->editor);
  g_signal_emit_by_name (button, "clicked");
  while (!gtk_widget_get_visible (view))
    g_main_context_iteration (NULL, TRUE);
  gtk_test_widget_wait_for_draw (window);
  settle ();
  g_assert_true (gtk_window_get_focus (GTK_WINDOW (window)) == view);
  press (view, GDK_KEY_Return);
  settle ();
  g_assert_true (gtk_window_get_focus (GTK_WINDOW (window)) == button);
  g_assert_cmpstr (sv_draft_get_team (f->draft)->cards[0].picture, ==, kept);

  crop_again (f, 0);
  press (view, GDK_KEY_plus);
  sv_page_leave (SV_PAGE (f->editor));
  g_assert_cmpstr (sv_draft_get_team (f->draft)->cards[0].picture, !=, kept);
  gtk_window_set_child (GTK_WINDOW (window), NULL);
  gtk_window_destroy (GTK_WINDOW (window));
}

static void
test_pictures (Fixture *f, gconstpointer data)
{
  static const char good[] = "<svg xmlns='http://www.w3.org/2000/svg' width='90' height='40'>"
                             "<rect width='90' height='40' fill='#123456'/></svg>";
  static const char far[] = "<svg xmlns='http://www.w3.org/2000/svg' width='9' height='4'>"
                            "<image href='http://example.org/a.png'/></svg>";

  g_assert_true (take_picture (f, 2, good, -1));
  g_assert_true (
      g_str_has_prefix (sv_draft_get_team (f->draft)->cards[2].picture, "data:image/png;base64,"));
  assert_step (f);
  g_assert_null (sv_draft_get_team (f->draft)->cards[2].picture);
  g_assert_true (take_picture (f, LOGO, good, -1));
  g_assert_true (g_str_has_prefix (sv_draft_get_team (f->draft)->logo, "data:image/png;base64,"));
  assert_step (f);

  g_assert_false (take_picture (f, 0, far, -1));
  g_assert_nonnull (strstr (f->told, "needs other files"));
  g_assert_false (take_picture (f, 0, "\x89PNG\r\n\x1a\nrest", -1));
  g_assert_nonnull (strstr (f->told, "damaged"));
  g_autofree char *after = text_of (f);
  g_assert_cmpstr (after, ==, f->start);
}

static void
test_remove (Fixture *f, gconstpointer data)
{
  static const char good[] = "<svg xmlns='http://www.w3.org/2000/svg' width='9' height='9'>"
                             "<rect width='9' height='9'/></svg>";

  take_picture (f, LOGO, good, -1);
  gtk_widget_activate_action (GTK_WIDGET (f->editor), "team.remove-logo", NULL);
  g_assert_null (sv_draft_get_team (f->draft)->logo);
  g_assert_true (sv_undo_go (sv_draft_get_undo (f->draft), -1));
  g_assert_nonnull (sv_draft_get_team (f->draft)->logo);
}

static void
test_crop_view (void)
{
  SvCropView *view = SV_CROP_VIEW (g_object_ref_sink (g_object_new (SV_TYPE_CROP_VIEW, NULL)));
  cairo_surface_t *surface = cairo_image_surface_create (CAIRO_FORMAT_ARGB32, 200, 100);
  const SvCrop crop = { .x = 0.5, .y = 0.5, .zoom = 1, .ratio = 1 };

  sv_crop_view_set_picture (view, surface, &crop);
  cairo_surface_destroy (surface);
  sv_crop_view_pan (view, 9, 9);
  g_assert_cmpfloat (sv_crop_view_get_crop (view)->x, ==, 0.75);
  g_assert_cmpfloat (sv_crop_view_get_crop (view)->y, ==, 0.5);
  sv_crop_view_set_zoom (view, 100);
  g_assert_cmpfloat (sv_crop_view_get_crop (view)->zoom, ==, SV_CROP_MAX_ZOOM);
  g_object_unref (view);
}

static void
count_cb (guint *n)
{
  (*n)++;
}

/* Put a picture of one pixel on the first card. */
static void
put_pixel (Fixture *f, const char *end)
{
  char **picture = &sv_draft_edit_team (f->draft)->cards[0].picture;

  g_free (*picture);
  *picture = g_strconcat (
      "data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR", end, NULL);
  sv_draft_commit (f->draft, NULL);
}

/* A picture that comes is painted on its card only, when nothing else moves the cards: the first
 * picture brings buttons below its card, and the chances come below them all. */
static void
test_one_card (Fixture *f, gconstpointer data)
{
  GdkPaintable *cards[2];
  guint painted[2] = { 0, 0 };
  GtkWidget *window = show_alone (f->editor, 900, 700);

  put_pixel (f, "42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==");
  while (!gtk_widget_get_visible (find (f->editor, SV_TYPE_BALANCE_ROW)))
    g_main_context_iteration (NULL, TRUE);
  gtk_test_widget_wait_for_draw (window);
  settle ();
  for (unsigned i = 0; i < 2; i++) {
    cards[i] = gtk_widget_paintable_new (find (find_row (f, i), SV_TYPE_CARD_VIEW));
    g_signal_connect_swapped (cards[i], "invalidate-contents", G_CALLBACK (count_cb), &painted[i]);
  }
  put_pixel (f, "4nGM4IafxHwAEzgIOvZGGtQAAAABJRU5ErkJggg==");
  while (painted[0] == 0)
    g_main_context_iteration (NULL, TRUE);
  settle ();
  g_assert_cmpuint (painted[1], ==, 0);
  for (unsigned i = 0; i < 2; i++)
    g_object_unref (cards[i]);
  gtk_window_set_child (GTK_WINDOW (window), NULL);
  gtk_window_destroy (GTK_WINDOW (window));
}

static void
test_window (void)
{
  SvWindow *window = sv_window_new (NULL);
  SvTeamDoc *team = sv_team_doc_new (sv_games ()[0]);
  g_autoptr (SvDraft) draft = sv_draft_new_team (team, NULL);

  gtk_widget_activate_action (GTK_WIDGET (window), "win.new-match-of", "s", sv_games ()[0]->id);
  sv_window_edit (window, draft);
  g_assert_cmpstr (page_name (window), ==, "team");
  team = sv_draft_edit_team (draft);
  g_free (team->name);
  team->name = g_strdup ("Oranje");
  sv_draft_commit (draft, NULL);
  g_assert_cmpstr (gtk_window_get_title (GTK_WINDOW (window)), ==, "Oranje");
  gtk_widget_activate_action (GTK_WIDGET (window), "draft.undo", NULL);
  g_assert_cmpstr (sv_draft_get_team (draft)->name, ==, "");
  gtk_widget_activate_action (GTK_WIDGET (window), "draft.redo", NULL);
  g_assert_cmpstr (sv_draft_get_team (draft)->name, ==, "Oranje");
  gtk_widget_activate_action (GTK_WIDGET (window), "win.start", NULL);
  g_assert_cmpstr (page_name (window), ==, "new-match");
  g_assert_false (gtk_widget_activate_action (GTK_WIDGET (window), "draft.undo", NULL));
  gtk_window_destroy (GTK_WINDOW (window));
}

/* A team of the program is copied into the library before it is edited; the match then has it. */
static void
test_edit_from_new_match (void)
{
  SvWindow *window = sv_window_new (NULL);
  g_autofree char *path = NULL;

  gtk_widget_activate_action (GTK_WIDGET (window), "win.new-match-of", "s", sv_games ()[0]->id);
  SvTeamForm *form = SV_TEAM_FORM (find (GTK_WIDGET (window), SV_TYPE_TEAM_FORM));
  g_assert_null (sv_team_form_get_item (form)->path);
  gtk_window_present (GTK_WINDOW (window));
  g_signal_emit_by_name (form, "edit");
  settle ();
  g_assert_cmpstr (page_name (window), ==, "team");
  path = g_strdup (sv_team_form_get_item (form)->path);
  g_assert_true (g_file_test (path, G_FILE_TEST_EXISTS));

  GtkWidget *editor = find (GTK_WIDGET (window), SV_TYPE_TEAM_EDITOR);
  GtkWidget *name = find_entry (editor, 0);
  gtk_editable_set_text (GTK_EDITABLE (name), "Our own");
  gtk_widget_activate_action (GTK_WIDGET (window), "win.start", NULL);
  g_assert_cmpstr (page_name (window), ==, "new-match");
  while (g_strcmp0 (sv_team_form_get_team (form)->name, "Our own") != 0)
    g_main_context_iteration (NULL, TRUE);
  /* The file is called after the team, which is the chosen one still. */
  while (g_file_test (path, G_FILE_TEST_EXISTS))
    g_main_context_iteration (NULL, TRUE);
  g_assert_true (g_str_has_suffix (sv_team_form_get_item (form)->path, "/Our own.svteam"));
  g_unlink (sv_team_form_get_item (form)->path);
  gtk_window_destroy (GTK_WINDOW (window));
}

/* --- Shirts with names --- */

static GtkEditable *
shirt (Fixture *f, guint i)
{
  return GTK_EDITABLE (find_entry (find (f->editor, SV_TYPE_SHIRT_PITCH), i));
}

/* A name is written under its shirt, one step of undo however many letters it has; lists give names
 * too. */
static void
test_shirts (Fixture *f, gconstpointer data)
{
  g_autofree char *place = NULL;

  g_assert_null (find (f->editor, SV_TYPE_CARD_EDITOR_ROW));
  g_assert_nonnull (shirt (f, 10));
  g_assert_null (shirt (f, 11));
  g_object_get (shirt (f, 0), "placeholder-text", &place, NULL);
  g_assert_cmpstr (place, ==, "Goalie");
  gtk_editable_set_text (shirt (f, 6), "Al");
  gtk_editable_set_text (shirt (f, 6), "Alex");
  g_assert_cmpstr (sv_draft_get_team (f->draft)->cards[6].name, ==, "Alex");
  assert_step (f);
  g_assert_cmpstr (gtk_editable_get_text (shirt (f, 6)), ==, "");

  import_list (f, "11;Bo\n1;Anne\n");
  gtk_widget_activate_action (find_window (SV_TYPE_PLAYER_PREVIEW), "preview.take", NULL);
  g_assert_cmpstr (gtk_editable_get_text (shirt (f, 10)), ==, "Bo");
  g_assert_cmpstr (gtk_editable_get_text (shirt (f, 0)), ==, "Anne");
  g_assert_cmpstr (sv_draft_get_team (f->draft)->cards[10].name, ==, "Bo");
}

/* No name lies over another one or beside the pitch, and the goalie stands below all others,
 * however wide the page is. */
static void
test_shirt_places (Fixture *f, gconstpointer data)
{
  static const int widths[] = { 300, 336, 376, 500, 720, 940, 1200 };
  GtkWidget *pitch = find (f->editor, SV_TYPE_SHIRT_PITCH);

  for (guint w = 0; w < G_N_ELEMENTS (widths); w++) {
    graphene_rect_t boxes[11], whole;
    int height;

    gtk_widget_measure (pitch, GTK_ORIENTATION_VERTICAL, widths[w], &height, NULL, NULL, NULL);
    gtk_widget_allocate (pitch, widths[w], height, -1, NULL);
    graphene_rect_init (&whole, 0, 0, (float)widths[w], (float)height);
    for (guint i = 0; i < G_N_ELEMENTS (boxes); i++) {
      g_assert_true (gtk_widget_compute_bounds (GTK_WIDGET (shirt (f, i)), pitch, &boxes[i]));
      g_assert_true (graphene_rect_contains_rect (&whole, &boxes[i]));
      g_assert_cmpfloat (boxes[i].origin.y, <=, boxes[0].origin.y);
      for (guint j = 0; j < i; j++)
        g_assert_false (graphene_rect_intersection (&boxes[i], &boxes[j], NULL));
    }
  }
}

static GtkWidget *
shirt_button (Fixture *f, guint i)
{
  return find_nth (find (f->editor, SV_TYPE_SHIRT_PITCH), GTK_TYPE_BUTTON, i);
}

static gboolean
is_open (Fixture *f)
{
  return gtk_widget_get_mapped (find (find (f->editor, SV_TYPE_SHIRT_PITCH), GTK_TYPE_POPOVER));
}

/* Of the page, not of its window: a popover is over it. */
static GtkWidget *
focus_of (Fixture *f)
{
  return gtk_root_get_focus (gtk_widget_get_root (GTK_WIDGET (f->editor)));
}

/* A click on a shirt opens the card of its player, where the head is chosen; the keyboard comes
 * back. */
static void
test_shirt_head (Fixture *f, gconstpointer data)
{
  GtkWidget *window = show_alone (f->editor, 900, 900);

  settle ();
  g_assert_false (is_open (f));
  g_assert_cmpstr (gtk_widget_get_tooltip_text (shirt_button (f, 6)), ==,
                   "Player 7: head and picture");
  gtk_editable_set_text (shirt (f, 6), "Alex");
  g_assert_cmpstr (gtk_widget_get_tooltip_text (shirt_button (f, 6)), ==, "Alex: head and picture");
  sv_undo_go (sv_draft_get_undo (f->draft), -1);

  gtk_widget_grab_focus (shirt_button (f, 6));
  g_signal_emit_by_name (shirt_button (f, 6), "clicked");
  settle ();
  g_assert_true (is_open (f));
  GtkWidget *row = GTK_WIDGET (find_row (f, 6));
  g_assert_true (gtk_widget_is_ancestor (focus_of (f), row));
  g_assert_false (gtk_widget_get_visible (template_child (row, "role_entry")));
  gtk_drop_down_set_selected (field (f, 6, "head", GTK_TYPE_DROP_DOWN), SV_N_HEADS);
  g_autofree char *bob = text_of (f);
  g_assert_nonnull (strstr (bob, "\"bob\""));
  assert_step (f);
  gtk_editable_set_text (card_entry (f, 6, 0), "Alex");
  g_assert_cmpstr (gtk_editable_get_text (shirt (f, 6)), ==, "Alex");
  assert_step (f);

  sv_shirt_pitch_close (SV_SHIRT_PITCH (find (f->editor, SV_TYPE_SHIRT_PITCH)));
  settle ();
  g_assert_false (is_open (f));
  g_assert_true (focus_of (f) == shirt_button (f, 6));
  assert_narrow (f->editor);
  gtk_window_set_child (GTK_WINDOW (window), NULL);
  gtk_window_destroy (GTK_WINDOW (window));
}

/* Its picture is cropped there, and seen on the pitch; whoever closes it has meant what is
 * shown. */
static void
test_shirt_picture (Fixture *f, gconstpointer data)
{
  GtkWidget *window = show_alone (f->editor, 900, 900);
  GtkWidget *pitch = find (f->editor, SV_TYPE_SHIRT_PITCH);

  settle ();
  const guint colours = colours_of (pitch);
  g_assert_true (choose_picture (f, 3, halves, -1));
  g_assert_true (is_open (f));
  settle ();
  g_assert_true (focus_of (f) == crop_child (f, 3, "view"));
  press (crop_child (f, 3, "view"), GDK_KEY_Return);
  g_assert_true (is_open (f));
  g_assert_nonnull (sv_draft_get_team (f->draft)->cards[3].picture);
  g_assert_null (sv_draft_get_team (f->draft)->cards[2].picture);
  while (colours_of (pitch) == colours)
    g_main_context_iteration (NULL, TRUE);
  assert_step (f);

  /* So has whoever drops another one on another shirt. */
  g_assert_true (choose_picture (f, 9, halves, -1));
  g_assert_true (choose_picture (f, 10, halves, -1));
  g_assert_nonnull (sv_draft_get_team (f->draft)->cards[9].picture);
  settle ();
  sv_shirt_pitch_close (SV_SHIRT_PITCH (pitch));
  settle ();
  g_assert_nonnull (sv_draft_get_team (f->draft)->cards[10].picture);
  g_assert_true (focus_of (f) == shirt_button (f, 10));

  g_autofree char *kept = g_strdup (sv_draft_get_team (f->draft)->cards[10].picture);
  SvCropView *view = crop_again (f, 10);
  sv_crop_view_set_zoom (view, 2);
  sv_page_leave (SV_PAGE (f->editor));
  g_assert_cmpstr (sv_draft_get_team (f->draft)->cards[10].picture, !=, kept);
  gtk_window_set_child (GTK_WINDOW (window), NULL);
  gtk_window_destroy (GTK_WINDOW (window));
}

#define ADD_SHIRTS(path, function) g_test_add (path, Fixture, "eleven", set_up, function, tear_down)
#define ADD(path, function) g_test_add (path, Fixture, NULL, set_up, function, tear_down)

int
main (int argc, char *argv[])
{
  start_gtk (&argc, &argv);
  ADD ("/team-editor/fields", test_fields);
  ADD ("/team-editor/on-card", test_on_card);
  ADD ("/team-editor/places", test_places);
  ADD ("/team-editor/purse", test_points_left);
  ADD ("/team-editor/make-sanne-stronger", test_stronger);
  ADD ("/team-editor/make-stronger-by-keys", test_stronger_by_keys);
  ADD ("/team-editor/let-bo-play-for-sanne", test_bench);
  ADD ("/team-editor/ask-for-whom-bo-plays", test_bench_menu);
  ADD ("/team-editor/team", test_team);
  ADD ("/team-editor/pasted", test_pasted);
  ADD ("/team-editor/colours", test_colours);
  ADD ("/team-editor/swap", test_swap);
  ADD ("/team-editor/points", test_points);
  ADD ("/team-editor/balance", test_balance);
  ADD ("/team-editor/the-opponent-is-there-again", test_opponent_again);
  ADD ("/team-editor/even", test_even);
  ADD ("/team-editor/rank", test_rank);
  ADD ("/team-editor/picture-buttons", test_picture_buttons);
  ADD ("/team-editor/crop-on-card", test_crop_on_card);
  ADD ("/team-editor/crop-again", test_crop_again);
  ADD ("/team-editor/crop-logo-again", test_crop_logo_again);
  ADD ("/team-editor/crop-again-button", test_crop_again_button);
  ADD ("/team-editor/drop-photos-together", test_drop_photos);
  ADD ("/team-editor/photos-go-to-who-is-called-so", test_photos_by_name);
  ADD ("/team-editor/a-photo-that-is-none", test_photo_damaged);
  ADD ("/team-editor/list", test_list);
  ADD ("/team-editor/tick-who-comes-along", test_tick_players);
  ADD ("/team-editor/import-more-people-than-cards", test_more_than_cards);
  ADD_SHIRTS ("/team-editor/import-more-people-than-shirts", test_more_than_cards);
  ADD ("/team-editor/list-files", test_list_files);
  ADD ("/team-editor/pictures", test_pictures);
  ADD ("/team-editor/remove", test_remove);
  ADD ("/team-editor/one-card", test_one_card);
  ADD_SHIRTS ("/team-editor/E-73-shirts", test_shirts);
  ADD_SHIRTS ("/team-editor/shirt-places", test_shirt_places);
  ADD_SHIRTS ("/team-editor/E-73-shirt-head", test_shirt_head);
  ADD_SHIRTS ("/team-editor/shirt-picture", test_shirt_picture);
  g_test_add_func ("/team-editor/crop-view", test_crop_view);
  g_test_add_func ("/team-editor/window", test_window);
  g_test_add_func ("/team-editor/from-new-match", test_edit_from_new_match);
  return g_test_run ();
}
