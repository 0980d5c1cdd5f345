/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "sv-action-bar.h"
#include "sv-choice-words.h"
#include "sv-line-up-choice.h"
#include "sv-match-undo.h"
#include "sv-shown.h"
#include "sv-style.h"
#include "sv-throw-question.h"
#include "sv-widgets.h"

#include <glib/gi18n.h>

/* Maximum number of buttons: more than a person can take in at a glance. Other events can be
 * chosen on the board. */
enum { MAX_BUTTONS = 12 };

/* More buttons than IN_A_ROW are put in two rows; labels up to SHORT_WORD characters are never
 * shortened. */
enum { IN_A_ROW = 3, SHORT_WORD = 7 };

/* In the column beside the pitch, labels of more characters than this have a row each. */
enum { LONG_WORDS = 14 };

struct _SvActionBar {
  GtkWidget parent_instance;

  /* Owned. */
  SvMatch *match;
  gboolean locked, beside;
  int asked_at; /* length of the match at which the question about dice was asked, or -1 */
  GtkWidget *box;
  GtkWidget *urged; /* highlighted button in box, or NULL */
  /* button that lines up the team, and beside it the menu of other line-ups */
  GtkWidget *line_up, *others;
};

G_DEFINE_FINAL_TYPE (SvActionBar, sv_action_bar, GTK_TYPE_WIDGET)

static void
clear (SvActionBar *self)
{
  GtkWidget *child;

  self->urged = NULL;
  while ((child = gtk_widget_get_first_child (self->box)) != NULL)
    gtk_box_remove (GTK_BOX (self->box), child);
}

/* Give a highlighted button the colours of the side to act. */
static void
tint (SvActionBar *self, GtkWidget *button)
{
  sv_style_tint_side (button, self->match, sv_shown (self->match)->node.side);
}

/* Let a long label wrap, and cut it if two lines are not enough. The page measures the buttons at
 * the width that they get, so a label takes two lines only where it needs them. */
static void
shorten (GtkLabel *label)
{
  gtk_label_set_ellipsize (label, PANGO_ELLIPSIZE_END);
  gtk_label_set_wrap (label, TRUE);
  gtk_label_set_wrap_mode (label, PANGO_WRAP_WORD_CHAR);
  gtk_label_set_lines (label, 2);
  gtk_label_set_justify (label, GTK_JUSTIFY_CENTER);
}

/* Add one of @n buttons to @row. */
static GtkWidget *
add_button (SvActionBar *self, GtkWidget *row, const char *words, unsigned n)
{
  GtkWidget *button = gtk_button_new_with_label (words);

  /* Do not cut a short label, for example the name of a line-up. */
  if (g_utf8_strlen (words, -1) > SHORT_WORD)
    shorten (GTK_LABEL (gtk_button_get_child (GTK_BUTTON (button))));
  gtk_widget_set_hexpand (button, TRUE);
  gtk_widget_set_valign (button, GTK_ALIGN_CENTER);
  gtk_widget_add_css_class (button, n > IN_A_ROW ? "pill" : "big");
  gtk_box_append (GTK_BOX (row), button);
  return button;
}

/* Add one of @n buttons to @row, for legal event @i. */
static GtkWidget *
add_choice (SvActionBar *self, GtkWidget *row, int i, unsigned n)
{
  g_autofree char *words = sv_choice_words_button (self->match, (unsigned)i);
  GtkWidget *button = add_button (self, row, words, n);

  gtk_actionable_set_action_target (GTK_ACTIONABLE (button), "i", i);
  gtk_actionable_set_action_name (GTK_ACTIONABLE (button), "match.choose");
  return button;
}

/* Find the indexes of legal events that get a button: those that have one, and before them what
 * only one piece can do. Returns how many. */
static unsigned
find_choices (SvActionBar *self, int choices[MAX_BUTTONS])
{
  unsigned n_legal, n = 0;
  const int single = sv_shown_get_single (self->match);

  sv_shown_get_legal (self->match, &n_legal);
  for (unsigned i = 0; i < n_legal && n < MAX_BUTTONS; i++)
    if ((int)i == single || sv_shown (self->match)->targets[i].button != NULL)
      choices[n++] = (int)i;
  return n;
}

/* Create a box for rows of buttons. A grid would request the height for its narrowest width. */
static GtkWidget *
new_rows (void)
{
  return gtk_box_new (GTK_ORIENTATION_VERTICAL, 4);
}

static GtkWidget *
add_row (GtkWidget *rows)
{
  GtkWidget *row = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 8);

  gtk_box_set_homogeneous (GTK_BOX (row), TRUE);
  gtk_box_append (GTK_BOX (rows), row);
  return row;
}

/* Add the button that leaves what was only begun. */
static void
add_leave (SvActionBar *self, GtkWidget *rows)
{
  const char *leave = sv_match_get_leave (self->match);

  if (leave == NULL)
    return;
  GtkWidget *row = gtk_widget_get_last_child (rows);
  GtkWidget *button = add_button (self, row != NULL ? row : add_row (rows), _ (leave), 1);
  gtk_actionable_set_action_name (GTK_ACTIONABLE (button), "match.undo");
}

/* Return how many of the @n buttons @choices stand in a row. */
static unsigned
count_columns (SvActionBar *self, const int *choices, unsigned n)
{
  if (n > IN_A_ROW)
    return (n + 1) / 2;
  for (unsigned k = 0; k < n && self->beside; k++) {
    g_autofree char *words = sv_choice_words_button (self->match, (unsigned)choices[k]);

    if (g_utf8_strlen (words, -1) > LONG_WORDS)
      return 1;
  }
  return n;
}

/* Add all buttons. If the last row has one button less, fill it with an empty label. */
static void
add_buttons (SvActionBar *self, GtkWidget *rows)
{
  int choices[MAX_BUTTONS];
  const unsigned n = find_choices (self, choices);
  const unsigned columns = count_columns (self, choices, n);
  GtkWidget *row = NULL;

  for (unsigned k = 0; k < n; k++) {
    if (k % columns == 0)
      row = add_row (rows);
    GtkWidget *button = add_choice (self, row, choices[k], n);
    /* Highlight a button only if it is the one obvious choice. */
    if (choices[k] != sv_shown_get_obvious (self->match))
      continue;
    gtk_widget_add_css_class (button, "suggested-action");
    tint (self, button);
    self->urged = button;
  }
  if (n > IN_A_ROW && n % 2 != 0)
    gtk_box_append (GTK_BOX (row), gtk_label_new (NULL));
}

/* Add a button that answers whether the dice of the defence are thrown by the program. */
static void
add_answer (SvActionBar *self, GtkWidget *row, const char *words, gboolean yes)
{
  GtkWidget *button = add_button (self, row, words, 2);

  gtk_actionable_set_action_target (GTK_ACTIONABLE (button), "b", yes);
  gtk_actionable_set_action_name (GTK_ACTIONABLE (button), "match.throw-by-itself");
}

/* Ask once, beside the dice that are due. Throwing them by hand is an answer too. */
static void
update_question (SvActionBar *self)
{
  const gboolean due =
      self->match != NULL && !self->locked && sv_throw_question_is_due (self->match);

  if (due) {
    GtkWidget *row = add_row (self->box);
    add_answer (self, row, _ ("Yes"), TRUE);
    add_answer (self, row, _ ("No"), FALSE);
    self->asked_at = (int)sv_match_get_length (self->match);
    return;
  }
  if (self->asked_at < 0 || self->match == NULL)
    return;
  const gboolean thrown = (int)sv_match_get_length (self->match) > self->asked_at;
  self->asked_at = -1;
  if (thrown)
    sv_throw_question_answer (FALSE);
}

/* Return whether the buttons go to the popover: a team that lines up usually wants the button for
 * that, and many others beside it would distract. */
static gboolean
are_too_many (SvActionBar *self)
{
  int choices[MAX_BUTTONS];

  return sv_line_up_choice_count (self->match) > 1 && find_choices (self, choices) > IN_A_ROW;
}

/* Close the popover. Drop its focus first: GTK would never release a popover with the focus when
 * its button hides too. Newer versions move the focus to the button when the popover closes, so
 * drop it from there as well. */
static void
close_choice (SvActionBar *self)
{
  GtkPopover *popover = gtk_menu_button_get_popover (GTK_MENU_BUTTON (self->others));

  if (popover == NULL || !gtk_widget_get_visible (GTK_WIDGET (popover)))
    return;
  gtk_root_set_focus (gtk_widget_get_root (GTK_WIDGET (self)), NULL);
  gtk_menu_button_popdown (GTK_MENU_BUTTON (self->others));
  sv_widget_drop_focus (self->line_up);
}

static void
update (SvActionBar *self)
{
  const gboolean person = self->match != NULL && !self->locked &&
                          sv_shown (self->match)->node.kind == SV_NODE_DECISION &&
                          sv_shown_get_bot (self->match) == NULL;
  const unsigned n_line_ups = person ? sv_line_up_choice_count (self->match) : 0;

  close_choice (self);
  clear (self);
  if (person && !are_too_many (self)) {
    add_buttons (self, self->box);
    add_leave (self, self->box);
  }
  update_question (self);
  const gboolean any = gtk_widget_get_first_child (self->box) != NULL;
  gtk_widget_set_visible (self->box, any);
  if (n_line_ups > 0)
    tint (self, gtk_widget_get_first_child (self->line_up));
  gtk_widget_set_visible (self->line_up, n_line_ups > 0);
  gtk_widget_set_visible (self->others, n_line_ups > 1);
  gtk_widget_set_visible (GTK_WIDGET (self), any || n_line_ups > 0);
}

static void
popup_cb (GtkMenuButton *button, gpointer data)
{
  SvActionBar *self = data;
  GtkWidget *more = NULL;

  if (are_too_many (self)) {
    more = new_rows ();
    add_buttons (self, more);
  }
  gtk_menu_button_set_popover (button, sv_line_up_choice_new (self->match, more));
}

/* Add the button that lines up the team, and beside it the menu of line-ups. */
static void
add_line_up (SvActionBar *self)
{
  GtkWidget *button = gtk_button_new_with_label (_ ("Line Up for Me"));

  gtk_widget_set_hexpand (button, TRUE);
  gtk_widget_add_css_class (button, "big");
  gtk_widget_add_css_class (button, "suggested-action");
  gtk_actionable_set_action_name (GTK_ACTIONABLE (button), "match.line-up");
  gtk_actionable_set_action_target (GTK_ACTIONABLE (button), "i", -1);
  self->others = gtk_menu_button_new ();
  gtk_menu_button_set_direction (GTK_MENU_BUTTON (self->others), GTK_ARROW_UP);
  gtk_menu_button_set_create_popup_func (GTK_MENU_BUTTON (self->others), popup_cb, self, NULL);
  gtk_widget_set_tooltip_text (self->others, _ ("Choose a Line-Up"));
  sv_widget_set_label (self->others, _ ("Choose a Line-Up"));
  self->line_up = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 6);
  gtk_widget_set_valign (self->line_up, GTK_ALIGN_CENTER);
  gtk_box_append (GTK_BOX (self->line_up), button);
  gtk_box_append (GTK_BOX (self->line_up), self->others);
  gtk_widget_set_parent (self->line_up, GTK_WIDGET (self));
}

static void
sv_action_bar_dispose (GObject *object)
{
  SvActionBar *self = SV_ACTION_BAR (object);

  g_clear_object (&self->match);
  g_clear_pointer (&self->line_up, gtk_widget_unparent);
  g_clear_pointer (&self->box, gtk_widget_unparent);
  G_OBJECT_CLASS (sv_action_bar_parent_class)->dispose (object);
}

static void
sv_action_bar_class_init (SvActionBarClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = sv_action_bar_dispose;
  gtk_widget_class_set_css_name (widget_class, "actionbuttons");
  gtk_widget_class_set_layout_manager_type (widget_class, GTK_TYPE_BOX_LAYOUT);
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_GROUP);
}

static void
sv_action_bar_init (SvActionBar *self)
{
  gtk_box_layout_set_spacing (GTK_BOX_LAYOUT (gtk_widget_get_layout_manager (GTK_WIDGET (self))),
                              8);
  self->asked_at = -1;
  add_line_up (self);
  self->box = new_rows ();
  gtk_widget_set_valign (self->box, GTK_ALIGN_CENTER);
  gtk_widget_set_hexpand (self->box, TRUE);
  gtk_widget_set_parent (self->box, GTK_WIDGET (self));
  gtk_widget_set_visible (GTK_WIDGET (self), FALSE);
  sv_widget_set_label (self, _ ("What you can choose"));
  sv_throw_question_watch (GTK_WIDGET (self), G_CALLBACK (update));
}

void
sv_action_bar_set_match (SvActionBar *self, SvMatch *match)
{
  sv_widget_follow_match (self, &self->match, match, G_CALLBACK (update));
  update (self);
}

gboolean
sv_action_bar_press (SvActionBar *self)
{
  GtkWidget *button = self->urged;

  if (button == NULL && gtk_widget_get_visible (self->line_up))
    button = gtk_widget_get_first_child (self->line_up);
  if (button == NULL)
    return FALSE;
  g_signal_emit_by_name (button, "clicked");
  return TRUE;
}

gboolean
sv_action_bar_press_number (SvActionBar *self, unsigned number)
{
  if (gtk_widget_get_visible (self->line_up) && --number == 0) {
    g_signal_emit_by_name (gtk_widget_get_first_child (self->line_up), "clicked");
    return TRUE;
  }
  for (GtkWidget *row = gtk_widget_get_first_child (self->box); row != NULL;
       row = gtk_widget_get_next_sibling (row))
    for (GtkWidget *button = gtk_widget_get_first_child (row); button != NULL;
         button = gtk_widget_get_next_sibling (button))
      if (GTK_IS_BUTTON (button) && --number == 0) {
        g_signal_emit_by_name (button, "clicked");
        return TRUE;
      }
  return FALSE;
}

void
sv_action_bar_set_locked (SvActionBar *self, gboolean locked)
{
  if (self->locked == locked)
    return;
  self->locked = locked;
  update (self);
}

void
sv_action_bar_set_beside (SvActionBar *self, gboolean beside)
{
  if (self->beside == beside)
    return;
  self->beside = beside;
  update (self);
}
