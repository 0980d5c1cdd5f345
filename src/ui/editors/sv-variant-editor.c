/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "sv-variant-editor.h"

#include <glib/gi18n.h>

#include "sv-clamp.h"
#include "sv-draft-page.h"
#include "sv-field-form.h"
#include "sv-match.h"
#include "sv-quick-match.h"
#include "sv-variant-words.h"

struct _SvVariantEditor {
  GtkWidget parent_instance;

  /* Owned */
  SvDraft *draft;

  gboolean showing; /* the controls change because of the draft, not of a person */

  /* Template children */
  GtkWidget *content;
  GtkWidget *bar;
  GtkEditable *name;
  SvFieldForm *form;
  GtkLabel *differences;
  GtkLabel *told;
  GtkLabel *fault;
};

static void page_init (SvPageInterface *iface);

G_DEFINE_FINAL_TYPE_WITH_CODE (SvVariantEditor,
                               sv_variant_editor,
                               GTK_TYPE_WIDGET,
                               G_IMPLEMENT_INTERFACE (SV_TYPE_PAGE, page_init))

/* --- Showing --- */

static void
show_differences (SvVariantEditor *self, const SvVariantDoc *variant)
{
  g_autoptr (GPtrArray) sentences = sv_variant_words_differences (variant->game, variant->setup);
  g_autofree char *line = sv_variant_words_describe (variant);
  GString *list = g_string_new (NULL);

  for (guint i = 0; i < sentences->len; i++)
    g_string_append_printf (list, "%s• %s", i > 0 ? "\n" : "",
                            (const char *)g_ptr_array_index (sentences, i));
  gtk_label_set_text (self->differences, sentences->len > 0 ? list->str : line);
  gtk_label_set_text (self->told, line);
  gtk_widget_set_tooltip_text (GTK_WIDGET (self->told), line);
  gtk_widget_action_set_enabled (GTK_WIDGET (self), "variant.reset", sentences->len > 0);
  g_string_free (list, TRUE);
}

/* Whether it can be tried; if not, why. */
static void
show_fault (SvVariantEditor *self, const SvVariantDoc *variant)
{
  const char *fault = sv_field_form_get_fault (self->form);
  g_autoptr (SvMatch) match = NULL;

  if (fault == NULL)
    match = sv_quick_match_try (variant, NULL);
  if (fault == NULL && match == NULL)
    fault = _ ("The cards of the teams that come with the program do not suit these rules. They "
               "can be played with teams of your own.");
  gtk_label_set_text (self->fault, fault != NULL ? fault : "");
  gtk_widget_set_visible (GTK_WIDGET (self->fault), fault != NULL);
  gtk_widget_set_visible (GTK_WIDGET (self->told), fault == NULL);
  gtk_widget_action_set_enabled (GTK_WIDGET (self), "variant.try", fault == NULL);
}

static void
changed_cb (SvVariantEditor *self)
{
  const SvVariantDoc *variant = sv_draft_get_variant (self->draft);

  self->showing = TRUE;
  /* Setting the text that stands there would throw the cursor to its begin. */
  if (g_strcmp0 (gtk_editable_get_text (self->name), variant->name) != 0)
    gtk_editable_set_text (self->name, variant->name);
  sv_field_form_show (self->form, variant->setup);
  self->showing = FALSE;
  show_differences (self, variant);
  show_fault (self, variant);
}

/* --- Editing --- */

static void
name_cb (SvVariantEditor *self)
{
  SvVariantDoc *variant;

  if (self->showing || self->draft == NULL)
    return;
  variant = sv_draft_edit_variant (self->draft);
  g_free (variant->name);
  variant->name = g_strdup (gtk_editable_get_text (self->name));
  sv_draft_commit (self->draft, "name");
  if (g_strcmp0 (gtk_editable_get_text (self->name), sv_draft_get_variant (self->draft)->name) != 0)
    changed_cb (self); /* refused */
}

static void
edited_cb (SvVariantEditor *self, const SvFieldEdit *edit)
{
  SvVariantDoc *variant = sv_draft_edit_variant (self->draft);

  if (edit->list != NULL)
    sv_variant_doc_move_unknown (variant, edit->list, edit->from, edit->to);
  sv_setup_assign (variant->game, variant->setup, sv_field_form_get_setup (self->form));
  if (!sv_draft_commit (self->draft, edit->what))
    changed_cb (self);
}

/* Something was done that cannot be kept yet. */
static void
fault_cb (SvVariantEditor *self)
{
  show_fault (self, sv_draft_get_variant (self->draft));
}

static void
try_action (GtkWidget *widget, const char *name, GVariant *parameter)
{
  SvVariantEditor *self = SV_VARIANT_EDITOR (widget);
  g_autoptr (SvMatch) match = sv_quick_match_try (sv_draft_get_variant (self->draft), NULL);

  if (match != NULL)
    sv_page_play (SV_PAGE (self), match, TRUE);
}

static void
reset_action (GtkWidget *widget, const char *name, GVariant *parameter)
{
  SvVariantEditor *self = SV_VARIANT_EDITOR (widget);
  SvVariantDoc *variant = sv_draft_edit_variant (self->draft);

  sv_game_standard (variant->game, variant->setup);
  sv_draft_commit (self->draft, NULL);
}

/* --- The widget --- */

static const char *
get_name (SvPage *page)
{
  return "variant";
}

static char *
dup_title (SvPage *page)
{
  return sv_draft_page_dup_title (SV_VARIANT_EDITOR (page)->draft);
}

static GActionGroup *
get_actions (SvPage *page)
{
  return sv_undo_get_actions (sv_draft_get_undo (SV_VARIANT_EDITOR (page)->draft));
}

static GtkWidget *
get_bottom_bar (SvPage *page)
{
  return SV_VARIANT_EDITOR (page)->bar;
}

static void
leave (SvPage *page)
{
  sv_draft_page_leave (page, SV_VARIANT_EDITOR (page)->draft);
}

static void
page_init (SvPageInterface *iface)
{
  iface->get_name = get_name;
  iface->dup_title = dup_title;
  iface->get_actions = get_actions;
  iface->prefix = "draft";
  iface->get_bottom_bar = get_bottom_bar;
  iface->leave = leave;
  iface->passing = TRUE;
}

static void
sv_variant_editor_dispose (GObject *object)
{
  SvVariantEditor *self = SV_VARIANT_EDITOR (object);

  self->showing = TRUE;
  if (self->draft != NULL)
    g_signal_handlers_disconnect_by_data (self->draft, self);
  g_clear_object (&self->draft);
  gtk_widget_dispose_template (GTK_WIDGET (self), SV_TYPE_VARIANT_EDITOR);
  G_OBJECT_CLASS (sv_variant_editor_parent_class)->dispose (object);
}

static void
sv_variant_editor_class_init (SvVariantEditorClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = sv_variant_editor_dispose;
  g_type_ensure (SV_TYPE_CLAMP);
  g_type_ensure (SV_TYPE_FIELD_FORM);
  gtk_widget_class_set_template_from_resource (
      widget_class, "/io/github/speelveld/Speelveld/ui/sv-variant-editor.ui");
  gtk_widget_class_set_layout_manager_type (widget_class, GTK_TYPE_BIN_LAYOUT);
  gtk_widget_class_bind_template_child (widget_class, SvVariantEditor, content);
  gtk_widget_class_bind_template_child (widget_class, SvVariantEditor, bar);
  gtk_widget_class_bind_template_child (widget_class, SvVariantEditor, name);
  gtk_widget_class_bind_template_child (widget_class, SvVariantEditor, form);
  gtk_widget_class_bind_template_child (widget_class, SvVariantEditor, differences);
  gtk_widget_class_bind_template_child (widget_class, SvVariantEditor, told);
  gtk_widget_class_bind_template_child (widget_class, SvVariantEditor, fault);
  gtk_widget_class_bind_template_callback (widget_class, name_cb);
  gtk_widget_class_bind_template_callback (widget_class, edited_cb);
  gtk_widget_class_bind_template_callback (widget_class, fault_cb);
  gtk_widget_class_install_action (widget_class, "variant.try", NULL, try_action);
  gtk_widget_class_install_action (widget_class, "variant.reset", NULL, reset_action);
}

static void
sv_variant_editor_init (SvVariantEditor *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
  /* Undo belongs to the whole document here. */
  gtk_editable_set_enable_undo (self->name, FALSE);
  gtk_editable_set_max_width_chars (self->name, 40);
}

GtkWidget *
sv_variant_editor_new (SvDraft *draft)
{
  SvVariantEditor *self;

  g_return_val_if_fail (SV_IS_DRAFT (draft), NULL);
  g_return_val_if_fail (sv_draft_get_variant (draft) != NULL, NULL);

  self = g_object_new (SV_TYPE_VARIANT_EDITOR, NULL);
  sv_field_form_set_game (self->form, sv_draft_get_game (draft));
  self->draft = g_object_ref (draft);
  g_signal_connect_object (draft, "notify::title", G_CALLBACK (sv_page_changed), self,
                           G_CONNECT_SWAPPED);
  g_signal_connect_swapped (draft, "changed", G_CALLBACK (changed_cb), self);
  changed_cb (self);
  return GTK_WIDGET (self);
}
