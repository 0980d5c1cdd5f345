/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "sv-action-bar.h"
#include "sv-line-up-choice.h"
#include "sv-shown.h"
#include "sv-style.h"
#include "sv-widgets.h"

#include <glib/gi18n.h>

/* More than a person can choose from at a glance; the rest are on the board. */
enum { MAX_BUTTONS = 12 };

/* More buttons than this stand in two rows. */
enum { IN_A_ROW = 3, SHORT_WORD = 7 };

struct _SvActionBar {
  GtkWidget parent_instance;

  /* Owned */
  SvMatch *match;
  gboolean locked, narrow;
  GtkWidget *box;
  GtkWidget *urged;            /* the button of box that stands out, or NULL */
  GtkWidget *line_up, *others; /* the button before it, and the one for other line-ups */
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

/* What is urged has the colours of the team that is to do it. */
static void
tint (SvActionBar *self, GtkWidget *button)
{
  sv_style_tint_side (button, self->match, sv_shown (self->match)->node.side);
}

/* What is too long is cut, unless two lines have room: those of buttons side by side in a narrow window.
 * Not elsewhere, for GTK would ask for the height of two lines wherever one will do. */
static void
shorten (SvActionBar *self, GtkLabel *label, unsigned n)
{
  gtk_label_set_ellipsize (label, PANGO_ELLIPSIZE_END);
  if (!self->narrow || (n == 1 && sv_line_up_choice_count (self->match) == 0))
    return;
  gtk_label_set_wrap (label, TRUE);
  gtk_label_set_lines (label, 2);
  gtk_label_set_justify (label, GTK_JUSTIFY_CENTER);
}

/* One of n buttons, for legal event i. */
static GtkWidget *
add_button (SvActionBar *self, GtkWidget *row, int i, unsigned n)
{
  const char *words = _ (sv_shown (self->match)->targets[i].button);
  GtkWidget *button = gtk_button_new_with_label (words);

  /* A short word, e.g. of a line-up, is worth its room. */
  if (g_utf8_strlen (words, -1) > SHORT_WORD)
    shorten (self, GTK_LABEL (gtk_button_get_child (GTK_BUTTON (button))), n);
  gtk_widget_set_hexpand (button, TRUE);
  gtk_widget_set_valign (button, GTK_ALIGN_CENTER);
  gtk_widget_add_css_class (button, n > IN_A_ROW ? "pill" : "big");
  gtk_actionable_set_action_name (GTK_ACTIONABLE (button), "match.choose");
  gtk_actionable_set_action_target (GTK_ACTIONABLE (button), "i", i);
  gtk_box_append (GTK_BOX (row), button);
  return button;
}

/* The legal events that have a button. */
static unsigned
find_choices (SvActionBar *self, int choices[MAX_BUTTONS])
{
  unsigned n_legal, n = 0;

  sv_shown_get_legal (self->match, &n_legal);
  for (unsigned i = 0; i < n_legal && n < MAX_BUTTONS; i++)
    if (sv_shown (self->match)->targets[i].button != NULL)
      choices[n++] = (int)i;
  return n;
}

/* A box for rows of buttons. It is no grid, for that asks for the height of its narrowest width. */
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

/* Add all buttons, and an empty place where the last row has one less. */
static void
add_buttons (SvActionBar *self, GtkWidget *rows)
{
  int choices[MAX_BUTTONS];
  const unsigned n = find_choices (self, choices);
  const unsigned columns = n > IN_A_ROW ? (n + 1) / 2 : n;
  GtkWidget *row = NULL;

  for (unsigned k = 0; k < n; k++) {
    if (k % columns == 0)
      row = add_row (rows);
    GtkWidget *button = add_button (self, row, choices[k], n);
    /* Where there is something to choose, nothing is urged. */
    if (choices[k] != sv_shown_get_obvious (self->match))
      continue;
    gtk_widget_add_css_class (button, "suggested-action");
    tint (self, button);
    self->urged = button;
  }
  if (n > IN_A_ROW && n % 2 != 0)
    gtk_box_append (GTK_BOX (row), gtk_label_new (NULL));
}

/* Where a team lines up, many buttons would be a wall beside the one that most people want. */
static gboolean
are_too_many (SvActionBar *self)
{
  int choices[MAX_BUTTONS];

  return sv_line_up_choice_count (self->match) > 1 && find_choices (self, choices) > IN_A_ROW;
}

/* The keyboard first: GTK would never let go of a popover that has it when its button hides too. Newer
 * versions hand it to the button as the popover closes, and would keep that instead. */
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
  if (person && !are_too_many (self))
    add_buttons (self, self->box);
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

/* A button that lines up, and beside it one that shows in which ways. */
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
  add_line_up (self);
  self->box = new_rows ();
  gtk_widget_set_valign (self->box, GTK_ALIGN_CENTER);
  gtk_widget_set_hexpand (self->box, TRUE);
  gtk_widget_set_parent (self->box, GTK_WIDGET (self));
  gtk_widget_set_visible (GTK_WIDGET (self), FALSE);
  sv_widget_set_label (self, _ ("What you can choose"));
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
  if (self->urged == NULL)
    return FALSE;
  g_signal_emit_by_name (self->urged, "clicked");
  return TRUE;
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
sv_action_bar_set_narrow (SvActionBar *self, gboolean narrow)
{
  if (self->narrow == narrow)
    return;
  self->narrow = narrow;
  update (self);
}
