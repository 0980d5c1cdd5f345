/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "sv-file-choice.h"

#include <glib/gi18n.h>

typedef struct {
  GtkFileChooserNative *dialog; /* owned */
  GtkWidget *widget;
  SvFileChosen chosen;
} Choice;

/* A native dialog is no widget: the choice keeps it alive, and lets it go with the widget. */
static void
forget_cb (gpointer data, GObject *widget)
{
  Choice *choice = data;

  g_object_unref (choice->dialog);
  g_free (choice);
}

static void
response_cb (GtkNativeDialog *dialog, int response, Choice *choice)
{
  g_autoptr (GtkWidget) widget = g_object_ref (choice->widget);
  g_autoptr (GFile) file = NULL;
  const SvFileChosen chosen = choice->chosen;

  gtk_native_dialog_hide (dialog);
  if (response == GTK_RESPONSE_ACCEPT)
    file = gtk_file_chooser_get_file (GTK_FILE_CHOOSER (dialog));
  g_object_weak_unref (G_OBJECT (widget), forget_cb, choice);
  forget_cb (choice, NULL);
  if (file != NULL)
    chosen (widget, file);
}

void
sv_file_choice_ask (GtkWidget *widget,
                    const char *title,
                    GtkFileFilter *filter,
                    SvFileChosen chosen)
{
  GtkRoot *root = gtk_widget_get_root (widget);
  Choice *choice = g_new0 (Choice, 1);

  choice->dialog =
      gtk_file_chooser_native_new (title, GTK_IS_WINDOW (root) ? GTK_WINDOW (root) : NULL,
                                   GTK_FILE_CHOOSER_ACTION_OPEN, _ ("_Open"), _ ("_Cancel"));
  choice->widget = widget;
  choice->chosen = chosen;
  gtk_file_chooser_add_filter (GTK_FILE_CHOOSER (choice->dialog), filter);
  gtk_native_dialog_set_modal (GTK_NATIVE_DIALOG (choice->dialog), TRUE);
  g_signal_connect (choice->dialog, "response", G_CALLBACK (response_cb), choice);
  g_object_weak_ref (G_OBJECT (widget), forget_cb, choice);
  gtk_native_dialog_show (GTK_NATIVE_DIALOG (choice->dialog));
}
