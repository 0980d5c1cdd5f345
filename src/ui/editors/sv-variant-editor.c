/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "sv-variant-editor.h"

#include <glib/gi18n.h>

#include "sv-balancer.h"
#include "sv-board-file.h"
#include "sv-clamp.h"
#include "sv-field-form.h"
#include "sv-fields-json.h"
#include "sv-match.h"
#include "sv-quick-match.h"
#include "sv-sentence.h"
#include "sv-variant-words.h"
#include "sv-widgets.h"

struct _SvVariantEditor {
  SvDraftPage parent_instance;

  /* Expected results of matches by these rules and by those of the standard game, as far as they
   * have been computed */
  SvBalancer *balancer, *standard_balancer;
  SvBalance balance, standard;
  gboolean known, standard_known;
  unsigned minutes[2]; /* length of a match in minutes: by these rules, and in the standard game */

  /* Template children */
  GtkEditable *name;
  SvFieldForm *form;
  GtkLabel *differences;
  GtkLabel *effect;
  GtkLabel *fault;
};

G_DEFINE_FINAL_TYPE (SvVariantEditor, sv_variant_editor, SV_TYPE_DRAFT_PAGE)

static SvVariantDoc *
get_variant (SvVariantEditor *self)
{
  return sv_draft_edit_variant (sv_draft_page_get_draft (SV_DRAFT_PAGE (self)));
}

/* --- Showing --- */

static char *
list_sentences (const GPtrArray *sentences)
{
  GString *list = g_string_new (NULL);

  for (guint i = 0; i < sentences->len; i++)
    g_string_append_printf (list, "%s• %s", i > 0 ? "\n" : "",
                            (const char *)g_ptr_array_index (sentences, i));
  return g_string_free (list, FALSE);
}

/* Set a tooltip on the list of differences that shows the rules of the standard game. */
static void
show_standard (SvVariantEditor *self, const SvVariantDoc *variant)
{
  g_autoptr (GPtrArray) sentences = sv_variant_words_standard (variant->game, variant->setup);
  g_autofree char *list = list_sentences (sentences);
  /* Translators: %s is a list of rules, one on each line. */
  g_autofree char *text = sv_sentence (_ ("In the standard game:\n%s"), list);

  gtk_widget_set_tooltip_text (GTK_WIDGET (self->differences), sentences->len > 0 ? text : NULL);
}

static void
show_differences (SvVariantEditor *self, const SvVariantDoc *variant)
{
  g_autoptr (GPtrArray) sentences = sv_variant_words_differences (variant->game, variant->setup);
  g_autofree char *line = sv_variant_words_describe (variant);
  g_autofree char *list = list_sentences (sentences);

  /* Keep the height of the label when the list gets shorter; otherwise the page would scroll
   * when it is at its end. */
  gtk_widget_set_size_request (GTK_WIDGET (self->differences), -1,
                               gtk_widget_get_height (GTK_WIDGET (self->differences)));
  gtk_label_set_text (self->differences, sentences->len > 0 ? list : line);
  show_standard (self, variant);
  gtk_widget_action_set_enabled (GTK_WIDGET (self), "variant.reset", sentences->len > 0);
}

/* Check whether a match can be played by these rules, and if not, show why. */
static void
show_fault (SvVariantEditor *self, const SvVariantDoc *variant)
{
  const char *fault = sv_field_form_get_fault (self->form);
  g_autoptr (SvMatch) match = NULL;

  if (fault == NULL)
    match = sv_quick_match_new (variant->game, variant, NULL);
  if (fault == NULL && match == NULL)
    fault = _ ("The cards of the teams that come with the program do not fit these rules. You can "
               "use the rules with teams of your own.");
  sv_label_show (self->fault, fault);
  gtk_widget_action_set_enabled (GTK_WIDGET (self), "variant.try", fault == NULL);
}

static void
show_effect (SvVariantEditor *self)
{
  g_autofree char *effect =
      self->known && self->standard_known
          ? sv_balancer_dup_effect (&self->balance, &self->standard, self->minutes)
          : NULL;

  sv_label_show (self->effect, effect);
}

static void
ready_cb (gpointer data, const SvBalance *balance)
{
  SvVariantEditor *self = data;

  self->known = balance != NULL;
  if (self->known)
    self->balance = *balance;
  show_effect (self);
}

static void
standard_ready_cb (gpointer data, const SvBalance *balance)
{
  SvVariantEditor *self = data;

  self->standard_known = balance != NULL;
  if (self->standard_known)
    self->standard = *balance;
  show_effect (self);
}

static unsigned
count_minutes (const SvGame *game, const void *setup)
{
  return (unsigned)(sv_balance_length (game, setup) / (60 * 1000));
}

static void
update (SvDraftPage *page)
{
  SvVariantEditor *self = SV_VARIANT_EDITOR (page);
  const SvVariantDoc *variant = get_variant (self);
  g_autofree void *standard = sv_standard_setup (variant->game);

  self->minutes[0] = count_minutes (variant->game, variant->setup);
  self->minutes[1] = count_minutes (variant->game, standard);
  sv_balancer_ask (self->balancer, variant->game, variant->setup);
  sv_balancer_ask (self->standard_balancer, variant->game, standard);

  sv_field_form_show (self->form, variant->setup);
  show_differences (self, variant);
  show_fault (self, variant);
}

/* --- Editing --- */

static void
edited_cb (SvVariantEditor *self, const SvFieldEdit *edit)
{
  SvVariantDoc *variant = get_variant (self);

  if (edit->list != NULL)
    sv_fields_move_unknown (&variant->unknown, edit->list, edit->from, edit->to);
  sv_setup_assign (variant->game, variant->setup, sv_field_form_get_setup (self->form));
  sv_draft_page_commit (SV_DRAFT_PAGE (self), edit->what);
}

/* Called when the form has refused the user's edit because it is not legal or changes nothing. */
static void
fault_cb (SvVariantEditor *self)
{
  show_fault (self, get_variant (self));
}

static void
try_action (GtkWidget *widget, const char *name, GVariant *parameter)
{
  SvVariantEditor *self = SV_VARIANT_EDITOR (widget);
  const SvVariantDoc *variant = get_variant (self);
  g_autoptr (SvMatch) match = sv_quick_match_new (variant->game, variant, NULL);

  if (match != NULL)
    sv_page_play (SV_PAGE (self), match, TRUE);
}

static void
reset_action (GtkWidget *widget, const char *name, GVariant *parameter)
{
  SvVariantEditor *self = SV_VARIANT_EDITOR (widget);
  SvVariantDoc *variant = get_variant (self);

  sv_game_standard (variant->game, variant->setup);
  sv_draft_page_commit (SV_DRAFT_PAGE (self), NULL);
}

/* --- The widget --- */

static void
sv_variant_editor_dispose (GObject *object)
{
  SvVariantEditor *self = SV_VARIANT_EDITOR (object);

  g_clear_pointer (&self->balancer, sv_balancer_free);
  g_clear_pointer (&self->standard_balancer, sv_balancer_free);
  G_OBJECT_CLASS (sv_variant_editor_parent_class)->dispose (object);
}

static void
sv_variant_editor_class_init (SvVariantEditorClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = sv_variant_editor_dispose;
  SV_DRAFT_PAGE_CLASS (klass)->name = "variant";
  SV_DRAFT_PAGE_CLASS (klass)->update = update;
  sv_types_ensure (SV_TYPE_CLAMP, SV_TYPE_FIELD_FORM);
  sv_widget_class_set_template (widget_class, "sv-variant-editor.ui");
  sv_widget_class_bind (widget_class, SvVariantEditor, name, form, differences, effect, fault);
  sv_widget_class_bind_callbacks (widget_class, edited_cb, fault_cb);
  gtk_widget_class_install_action (widget_class, "variant.try", NULL, try_action);
  gtk_widget_class_install_action (widget_class, "variant.reset", NULL, reset_action);
}

static void
sv_variant_editor_init (SvVariantEditor *self)
{
  self->balancer = sv_balancer_new (ready_cb, self);
  self->standard_balancer = sv_balancer_new (standard_ready_cb, self);
  sv_balancer_set_details (self->balancer, TRUE);
  sv_balancer_set_details (self->standard_balancer, TRUE);
  gtk_widget_init_template (GTK_WIDGET (self));
}

GtkWidget *
sv_variant_editor_new (SvDraft *draft)
{
  g_return_val_if_fail (sv_draft_get_variant (draft) != NULL, NULL);

  SvVariantEditor *self = g_object_new (SV_TYPE_VARIANT_EDITOR, NULL);
  sv_field_form_set_game (self->form, sv_draft_get_game (draft));
  sv_draft_page_set_draft (SV_DRAFT_PAGE (self), draft, self->name);
  return GTK_WIDGET (self);
}
