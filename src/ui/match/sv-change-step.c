/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "sv-change-step.h"

#include "sv-match-past.h"

#include <glib/gi18n.h>

#include "sv-page.h"

struct _SvChangeStep {
  GtkWindow parent_instance;

  /* Owned */
  SvMatch *match;
  GPtrArray *choices; /* of SvPastChoice */

  unsigned step;

  /* Template children */
  GtkLabel *question;
  GtkListBox *list;
};

G_DEFINE_FINAL_TYPE (SvChangeStep, sv_change_step, GTK_TYPE_WINDOW)

enum { CHOSEN, N_SIGNALS };
static guint signals[N_SIGNALS];

static void
activated_cb (SvChangeStep *self, GtkListBoxRow *row)
{
  sv_change_step_choose (self, (unsigned)gtk_list_box_row_get_index (row));
}

static void
sv_change_step_dispose (GObject *object)
{
  SvChangeStep *self = SV_CHANGE_STEP (object);

  gtk_widget_dispose_template (GTK_WIDGET (self), SV_TYPE_CHANGE_STEP);
  g_clear_pointer (&self->choices, g_ptr_array_unref);
  g_clear_object (&self->match);
  G_OBJECT_CLASS (sv_change_step_parent_class)->dispose (object);
}

static void
sv_change_step_class_init (SvChangeStepClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = sv_change_step_dispose;
  signals[CHOSEN] = g_signal_new ("chosen", SV_TYPE_CHANGE_STEP, G_SIGNAL_RUN_LAST, 0, NULL, NULL,
                                  NULL, G_TYPE_NONE, 2, SV_TYPE_MATCH, G_TYPE_STRING);
  gtk_widget_class_set_template_from_resource (
      widget_class, "/io/github/speelveld/Speelveld/ui/sv-change-step.ui");
  gtk_widget_class_bind_template_child (widget_class, SvChangeStep, question);
  gtk_widget_class_bind_template_child (widget_class, SvChangeStep, list);
  gtk_widget_class_bind_template_callback (widget_class, activated_cb);
}

static void
sv_change_step_init (SvChangeStep *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
}

/* One line for each choice; the one that was made cannot be made again. */
static void
add_row (SvChangeStep *self, const SvPastChoice *choice)
{
  g_autofree char *text = choice->made ? g_strdup_printf (_ ("%s (as it was)"), choice->sentence)
                                       : g_strdup (choice->sentence);
  GtkWidget *label = gtk_label_new (text), *row = gtk_list_box_row_new ();

  gtk_label_set_xalign (GTK_LABEL (label), 0);
  gtk_label_set_wrap (GTK_LABEL (label), TRUE);
  if (choice->made)
    gtk_widget_add_css_class (label, "sv-faint");
  gtk_list_box_row_set_child (GTK_LIST_BOX_ROW (row), label);
  gtk_list_box_row_set_activatable (GTK_LIST_BOX_ROW (row), !choice->made);
  gtk_list_box_append (self->list, row);
}

SvChangeStep *
sv_change_step_new (SvMatch *match, unsigned i)
{
  g_return_val_if_fail (i < sv_match_get_length (match), NULL);

  SvChangeStep *self = g_object_new (SV_TYPE_CHANGE_STEP, NULL);
  g_autofree char *was = sv_match_dup_step (match, i);
  g_autofree char *question =
      /* Translators: %1$u is the number of the step, %2$s a sentence that says what happened. */
      g_strdup_printf (_ ("Step %1$u: %2$s What shall happen instead?"), i + 1, was);

  self->match = g_object_ref (match);
  self->step = i;
  self->choices = sv_match_dup_choices (match, i);
  gtk_label_set_text (self->question, question);
  for (guint k = 0; k < self->choices->len; k++)
    add_row (self, g_ptr_array_index (self->choices, k));
  return self;
}

/* The window of the page opens the new match; its page tells what became of the steps. */
static void
chosen_cb (GtkWidget *page, SvMatch *match, const char *told)
{
  sv_page_play (SV_PAGE (page), match, TRUE);
  g_signal_emit_by_name (match, "notice", told);
}

void
sv_change_step_show (GtkWidget *page, SvMatch *match, unsigned i)
{
  SvChangeStep *self = sv_change_step_new (match, i);
  GtkRoot *root = gtk_widget_get_root (page);

  if (GTK_IS_WINDOW (root))
    gtk_window_set_transient_for (GTK_WINDOW (self), GTK_WINDOW (root));
  g_signal_connect_object (self, "chosen", G_CALLBACK (chosen_cb), page, G_CONNECT_SWAPPED);
  gtk_window_present (GTK_WINDOW (self));
}

void
sv_change_step_choose (SvChangeStep *self, unsigned k)
{
  g_return_if_fail (k < self->choices->len);

  const SvPastChoice *choice = g_ptr_array_index (self->choices, k);
  g_autofree char *told = NULL;

  if (choice->made)
    return;
  g_autoptr (SvMatch) match =
      sv_match_replace (self->match, self->step, choice->event, &told, NULL);
  g_assert (match != NULL); /* the list holds what is legal */
  g_object_ref (self);
  gtk_window_close (GTK_WINDOW (self));
  g_signal_emit (self, signals[CHOSEN], 0, match, told);
  g_object_unref (self);
}
