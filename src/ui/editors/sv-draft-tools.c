/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "sv-draft-tools.h"

#include "sv-library-entry.h"

#include <glib/gi18n.h>


struct _SvDraftTools {
  GtkWidget parent_instance;

  /* Owned */
  SvDraft *draft;
};

G_DEFINE_FINAL_TYPE (SvDraftTools, sv_draft_tools, GTK_TYPE_WIDGET)

enum { RENAMED, NOTICE, LOST, N_SIGNALS };
static guint signals[N_SIGNALS];

static void
title_cb (SvDraftTools *self)
{
  g_signal_emit (self, signals[RENAMED], 0);
}

static void
notice_cb (SvDraftTools *self, const char *sentence)
{
  g_signal_emit (self, signals[NOTICE], 0, sentence);
}

static void
lost_cb (SvDraftTools *self, SvDraft *draft)
{
  g_signal_emit (self, signals[LOST], 0, draft);
}

static void
sv_draft_tools_dispose (GObject *object)
{
  SvDraftTools *self = SV_DRAFT_TOOLS (object);
  GtkWidget *child;

  sv_draft_tools_set_draft (self, NULL);
  while ((child = gtk_widget_get_first_child (GTK_WIDGET (self))) != NULL)
    gtk_widget_unparent (child);
  G_OBJECT_CLASS (sv_draft_tools_parent_class)->dispose (object);
}

static void
sv_draft_tools_class_init (SvDraftToolsClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = sv_draft_tools_dispose;
  signals[RENAMED] = g_signal_new ("renamed", SV_TYPE_DRAFT_TOOLS, G_SIGNAL_RUN_LAST, 0, NULL, NULL,
                                   NULL, G_TYPE_NONE, 0);
  signals[NOTICE] = g_signal_new ("notice", SV_TYPE_DRAFT_TOOLS, G_SIGNAL_RUN_LAST, 0, NULL, NULL,
                                  NULL, G_TYPE_NONE, 1, G_TYPE_STRING);
  signals[LOST] = g_signal_new ("lost", SV_TYPE_DRAFT_TOOLS, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL,
                                G_TYPE_NONE, 1, SV_TYPE_DRAFT);
  gtk_widget_class_set_layout_manager_type (widget_class, GTK_TYPE_BOX_LAYOUT);
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_GROUP);
}

static void
add_button (SvDraftTools *self, const char *icon, const char *action, const char *label)
{
  GtkWidget *button = gtk_button_new_from_icon_name (icon);

  gtk_actionable_set_action_name (GTK_ACTIONABLE (button), action);
  gtk_widget_set_tooltip_text (button, label);
  gtk_accessible_update_property (GTK_ACCESSIBLE (button), GTK_ACCESSIBLE_PROPERTY_LABEL, label,
                                  -1);
  gtk_widget_set_parent (button, GTK_WIDGET (self));
}

static void
sv_draft_tools_init (SvDraftTools *self)
{
  GtkLayoutManager *layout = gtk_widget_get_layout_manager (GTK_WIDGET (self));

  gtk_box_layout_set_spacing (GTK_BOX_LAYOUT (layout), 4);
  add_button (self, "sv-undo-symbolic", "draft.undo", _ ("Undo"));
  add_button (self, "sv-redo-symbolic", "draft.redo", _ ("Redo"));
}

void
sv_draft_tools_set_draft (SvDraftTools *self, SvDraft *draft)
{
  GtkRoot *root;

  g_return_if_fail (SV_IS_DRAFT_TOOLS (self));
  g_return_if_fail (draft == NULL || SV_IS_DRAFT (draft));

  if (self->draft == draft)
    return;
  root = gtk_widget_get_root (GTK_WIDGET (self));
  if (self->draft != NULL) {
    g_autoptr (GError) error = NULL;

    if (!sv_draft_save (self->draft, &error))
      g_signal_emit (self, signals[NOTICE], 0, error->message);
    g_signal_handlers_disconnect_by_data (self->draft, self);
    if (root != NULL)
      gtk_widget_insert_action_group (GTK_WIDGET (root), "draft", NULL);
  }
  g_set_object (&self->draft, draft);
  if (draft == NULL)
    return;
  g_signal_connect_swapped (draft, "notify::title", G_CALLBACK (title_cb), self);
  g_signal_connect_swapped (draft, "notice", G_CALLBACK (notice_cb), self);
  g_signal_connect_swapped (draft, "lost", G_CALLBACK (lost_cb), self);
  if (root != NULL)
    gtk_widget_insert_action_group (GTK_WIDGET (root), "draft",
                                    sv_undo_get_actions (sv_draft_get_undo (draft)));
  title_cb (self);
}

SvDraft *
sv_draft_tools_get_draft (SvDraftTools *self)
{
  g_return_val_if_fail (SV_IS_DRAFT_TOOLS (self), NULL);
  return self->draft;
}

char *
sv_draft_tools_dup_title (SvDraftTools *self)
{
  g_return_val_if_fail (SV_IS_DRAFT_TOOLS (self), NULL);

  if (self->draft == NULL)
    return g_strdup ("");
  if (sv_draft_get_team (self->draft) != NULL)
    return g_strdup (sv_library_team_name (sv_draft_get_team (self->draft)));
  return g_strdup (sv_library_variant_name (sv_draft_get_variant (self->draft)));
}
