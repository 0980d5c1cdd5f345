/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "sv-action-bar.h"

#include <glib/gi18n.h>

/* More than a person can choose from at a glance; the rest are on the board. */
enum { MAX_BUTTONS = 12 };

/* More buttons than this stand in two rows. */
enum { IN_A_ROW = 3, SHORT_WORD = 7 };

struct _SvActionBar {
  GtkWidget parent_instance;

  /* Owned */
  SvMatch *match;
  gboolean locked;
  unsigned n_buttons;
  SvEvent events[MAX_BUTTONS];

  GtkWidget *box;
};

G_DEFINE_FINAL_TYPE (SvActionBar, sv_action_bar, GTK_TYPE_WIDGET)

static void
clicked_cb (SvActionBar *self, GtkButton *button)
{
  g_autoptr (GError) error = NULL;
  const unsigned i = GPOINTER_TO_UINT (g_object_get_data (G_OBJECT (button), "index"));

  if (self->match == NULL || i >= self->n_buttons)
    return;

  /* Making the event changes the match, and that replaces the buttons, this one too. */
  g_autoptr (SvMatch) match = g_object_ref (self->match);
  if (!sv_match_choose (match, self->events[i], &error))
    g_warning ("%s", error->message);
}

static void
clear (SvActionBar *self)
{
  GtkWidget *child;

  while ((child = gtk_widget_get_first_child (self->box)) != NULL)
    gtk_grid_remove (GTK_GRID (self->box), child);
  self->n_buttons = 0;
}

static void
add_button (SvActionBar *self, SvEvent event, const SvTarget *target, unsigned n_all)
{
  GtkWidget *button = gtk_button_new_with_label (_ (target->button));
  GtkWidget *label = gtk_button_get_child (GTK_BUTTON (button));

  const unsigned columns = n_all > IN_A_ROW ? (n_all + 1) / 2 : MAX (n_all, 1);

  /* A short word, e.g. of a line-up, is worth its room. */
  if (g_utf8_strlen (_ (target->button), -1) > SHORT_WORD)
    gtk_label_set_ellipsize (GTK_LABEL (label), PANGO_ELLIPSIZE_END);
  gtk_widget_set_hexpand (button, TRUE);
  gtk_widget_set_valign (button, GTK_ALIGN_CENTER);
  gtk_widget_add_css_class (button, n_all > IN_A_ROW ? "pill" : "big");
  g_object_set_data (G_OBJECT (button), "index", GUINT_TO_POINTER (self->n_buttons));
  g_signal_connect_swapped (button, "clicked", G_CALLBACK (clicked_cb), self);
  gtk_grid_attach (GTK_GRID (self->box), button, (int)(self->n_buttons % columns),
                   (int)(self->n_buttons / columns), 1, 1);
  self->events[self->n_buttons++] = event;
}

static void
update (SvActionBar *self)
{
  unsigned n;
  const SvEvent *legal;

  clear (self);
  if (self->match != NULL && !self->locked &&
      sv_match_get_node (self->match)->kind == SV_NODE_DECISION &&
      sv_match_get_bot (self->match) == NULL) {
    legal = sv_match_get_legal (self->match, &n);
    unsigned n_all = 0;
    for (unsigned i = 0; i < n; i++)
      n_all += sv_match_get_target (self->match, i)->button != NULL;
    for (unsigned i = 0; i < n && self->n_buttons < MAX_BUTTONS; i++) {
      const SvTarget *target = sv_match_get_target (self->match, i);

      if (target->button != NULL)
        add_button (self, legal[i], target, MIN (n_all, MAX_BUTTONS));
    }
    /* What is the only way on stands out; where there is something to choose, nothing is urged. */
    if (n == 1 && self->n_buttons == 1)
      gtk_widget_add_css_class (gtk_widget_get_first_child (self->box), "suggested-action");
  }
  gtk_widget_set_visible (GTK_WIDGET (self), self->n_buttons > 0);
}

static void
changed_cb (SvActionBar *self)
{
  update (self);
}

static void
forget_match (SvActionBar *self)
{
  if (self->match == NULL)
    return;
  g_signal_handlers_disconnect_by_data (self->match, self);
  g_clear_object (&self->match);
}

static void
sv_action_bar_dispose (GObject *object)
{
  SvActionBar *self = SV_ACTION_BAR (object);

  forget_match (self);
  g_clear_pointer (&self->box, gtk_widget_unparent);
  G_OBJECT_CLASS (sv_action_bar_parent_class)->dispose (object);
}

static void
sv_action_bar_class_init (SvActionBarClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = sv_action_bar_dispose;
  gtk_widget_class_set_css_name (widget_class, "actionbuttons");
  gtk_widget_class_set_layout_manager_type (widget_class, GTK_TYPE_BIN_LAYOUT);
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_GROUP);
}

static void
sv_action_bar_init (SvActionBar *self)
{
  self->box = gtk_grid_new ();
  gtk_grid_set_column_homogeneous (GTK_GRID (self->box), TRUE);
  gtk_grid_set_column_spacing (GTK_GRID (self->box), 8);
  gtk_grid_set_row_spacing (GTK_GRID (self->box), 4);
  gtk_widget_set_valign (self->box, GTK_ALIGN_CENTER);
  gtk_widget_set_parent (self->box, GTK_WIDGET (self));
  gtk_widget_set_visible (GTK_WIDGET (self), FALSE);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_PROPERTY_LABEL,
                                  _ ("What you can choose"), -1);
}

GtkWidget *
sv_action_bar_new (void)
{
  return g_object_new (SV_TYPE_ACTION_BAR, NULL);
}

void
sv_action_bar_set_match (SvActionBar *self, SvMatch *match)
{
  g_return_if_fail (SV_IS_ACTION_BAR (self));
  g_return_if_fail (match == NULL || SV_IS_MATCH (match));

  forget_match (self);
  if (match != NULL) {
    self->match = g_object_ref (match);
    g_signal_connect_swapped (match, "changed", G_CALLBACK (changed_cb), self);
  }
  update (self);
}

void
sv_action_bar_set_locked (SvActionBar *self, gboolean locked)
{
  g_return_if_fail (SV_IS_ACTION_BAR (self));

  if (self->locked == locked)
    return;
  self->locked = locked;
  update (self);
}

unsigned
sv_action_bar_get_n_buttons (SvActionBar *self)
{
  g_return_val_if_fail (SV_IS_ACTION_BAR (self), 0);
  return self->n_buttons;
}
