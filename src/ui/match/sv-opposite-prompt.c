/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "sv-opposite-prompt.h"
#include "sv-shown.h"

#include "sv-style.h"
#include "sv-widgets.h"

struct _SvOppositePrompt {
  GtkWidget parent_instance;

  /* Owned. */
  SvMatch *match;
  GtkWidget *mark, *label;
};

G_DEFINE_FINAL_TYPE (SvOppositePrompt, sv_opposite_prompt, GTK_TYPE_WIDGET)

/* Update the mark in the colour of the side to act. */
static void
update (SvOppositePrompt *self)
{
  const int side = self->match != NULL ? sv_shown (self->match)->node.side : -1;

  gtk_widget_set_visible (self->mark, side >= 0);
  if (side >= 0)
    sv_style_tint_side (self->mark, self->match, side);
}

static void
sv_opposite_prompt_dispose (GObject *object)
{
  SvOppositePrompt *self = SV_OPPOSITE_PROMPT (object);

  g_clear_object (&self->match);
  g_clear_pointer (&self->mark, gtk_widget_unparent);
  g_clear_pointer (&self->label, gtk_widget_unparent);
  G_OBJECT_CLASS (sv_opposite_prompt_parent_class)->dispose (object);
}

static void
sv_opposite_prompt_class_init (SvOppositePromptClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = sv_opposite_prompt_dispose;
  gtk_widget_class_set_css_name (widget_class, "farprompt");
  gtk_widget_class_set_layout_manager_type (widget_class, GTK_TYPE_BOX_LAYOUT);
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_PRESENTATION);
}

static GtkWidget *
add (SvOppositePrompt *self, GType type)
{
  GtkWidget *child = g_object_new (type, "accessible-role", GTK_ACCESSIBLE_ROLE_PRESENTATION, NULL);

  gtk_widget_set_parent (child, GTK_WIDGET (self));
  return child;
}

static void
sv_opposite_prompt_init (SvOppositePrompt *self)
{
  gtk_box_layout_set_spacing (GTK_BOX_LAYOUT (gtk_widget_get_layout_manager (GTK_WIDGET (self))),
                              8);
  self->mark = add (self, GTK_TYPE_BOX);
  gtk_widget_add_css_class (self->mark, "mark");
  self->label = add (self, GTK_TYPE_LABEL);
  gtk_label_set_ellipsize (GTK_LABEL (self->label), PANGO_ELLIPSIZE_END);
  gtk_label_set_xalign (GTK_LABEL (self->label), 0);
  gtk_widget_set_hexpand (self->label, TRUE);
  gtk_widget_set_can_target (GTK_WIDGET (self), FALSE);
  sv_style_watch (GTK_WIDGET (self), G_CALLBACK (update));
}

GtkWidget *
sv_opposite_prompt_new (SvPromptBar *prompt)
{
  SvOppositePrompt *self = g_object_new (SV_TYPE_OPPOSITE_PROMPT, NULL);

  sv_prompt_bar_mirror (prompt, GTK_LABEL (self->label));
  return GTK_WIDGET (self);
}

void
sv_opposite_prompt_set_match (SvOppositePrompt *self, SvMatch *match)
{
  sv_widget_follow_match (self, &self->match, match, G_CALLBACK (update));
  update (self);
}
