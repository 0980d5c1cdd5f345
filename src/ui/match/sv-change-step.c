/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "sv-change-step.h"

#include <glib/gi18n.h>

#include "sv-match-log.h"
#include "sv-sentence.h"
#include "sv-widgets.h"

typedef struct {
  GtkWindow *dialog; /* dialog that owns this struct */
  SvPage *page;      /* weak pointer */
  SvMatch *match;
  GPtrArray *choices; /* array of SvLoggedChoice: the events that were legal */
  unsigned step;
} Change;

static void
change_free (gpointer data, GClosure *closure)
{
  Change *change = data;

  g_clear_weak_pointer (&change->page);
  g_object_unref (change->match);
  g_ptr_array_unref (change->choices);
  g_free (change);
}

/* Create the match with the chosen event and let the page open it. A notice says what became of
 * later steps. */
static void
activated_cb (Change *change, GtkListBoxRow *row)
{
  const SvLoggedChoice *choice =
      g_ptr_array_index (change->choices, (guint)gtk_list_box_row_get_index (row));
  g_autofree char *told = NULL;
  g_autoptr (SvMatch) match =
      sv_match_replace (change->match, change->step, choice->event, &told, NULL);
  g_autoptr (SvPage) page = change->page != NULL ? g_object_ref (change->page) : NULL;

  g_assert (match != NULL); /* cannot fail, because the list has only legal events */
  gtk_window_close (change->dialog);
  if (page == NULL)
    return;
  sv_page_play (page, match, TRUE);
  g_signal_emit_by_name (match, "notice", told);
}

/* Add a row for one choice. The event that really happened cannot be chosen. */
static void
add_row (GtkListBox *list, const SvLoggedChoice *choice)
{
  g_autofree char *text = choice->made ? sv_sentence (_ ("%s (as it was)"), choice->sentence)
                                       : g_strdup (choice->sentence);
  GtkWidget *label = gtk_label_new (text), *row = gtk_list_box_row_new ();

  gtk_label_set_xalign (GTK_LABEL (label), 0);
  gtk_label_set_wrap (GTK_LABEL (label), TRUE);
  if (choice->made)
    gtk_widget_add_css_class (label, "sv-faint");
  gtk_list_box_row_set_child (GTK_LIST_BOX_ROW (row), label);
  gtk_list_box_row_set_activatable (GTK_LIST_BOX_ROW (row), !choice->made);
  sv_widget_set_label (row, text);
  gtk_list_box_append (list, row);
}

void
sv_change_step_show (SvPage *page, SvMatch *match, unsigned i)
{
  g_return_if_fail (i < sv_match_get_length (match));

  g_autoptr (GtkBuilder) builder =
      gtk_builder_new_from_resource ("/io/github/speelveld/Speelveld/ui/sv-change-step.ui");
  GtkListBox *list = GTK_LIST_BOX (gtk_builder_get_object (builder, "list"));
  GtkRoot *root = gtk_widget_get_root (GTK_WIDGET (page));
  g_autofree char *was = sv_match_dup_step (match, i);
  g_autofree char *question =
      /* Translators: %1$u is the number of the step, %2$s a sentence that says what happened. */
      sv_sentence (_ ("Step %1$u: %2$s What should happen instead?"), i + 1, was);
  Change *change = g_new0 (Change, 1);

  change->dialog = GTK_WINDOW (gtk_builder_get_object (builder, "dialog"));
  g_set_weak_pointer (&change->page, page);
  change->match = g_object_ref (match);
  change->choices = sv_match_dup_choices (match, i);
  change->step = i;
  gtk_label_set_text (GTK_LABEL (gtk_builder_get_object (builder, "question")), question);
  for (guint k = 0; k < change->choices->len; k++)
    add_row (list, g_ptr_array_index (change->choices, k));
  g_signal_connect_data (list, "row-activated", G_CALLBACK (activated_cb), change, change_free,
                         G_CONNECT_SWAPPED);
  if (GTK_IS_WINDOW (root))
    gtk_window_set_transient_for (change->dialog, GTK_WINDOW (root));
  gtk_window_present (change->dialog);
}
