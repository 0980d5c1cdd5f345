/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "sv-file-choice.h"

#include <glib/gi18n.h>

void
sv_file_choice_ask (GtkWidget *widget, const char *title, GtkFileFilter *filter, SvFileFunc chosen)
{
  GtkRoot *root = gtk_widget_get_root (widget);
  GtkFileChooserNative *dialog =
      gtk_file_chooser_native_new (title, GTK_IS_WINDOW (root) ? GTK_WINDOW (root) : NULL,
                                   GTK_FILE_CHOOSER_ACTION_OPEN, _ ("_Open"), _ ("_Cancel"));

  gtk_file_chooser_add_filter (GTK_FILE_CHOOSER (dialog), filter);
  sv_file_dialogs_ask (widget, dialog, NULL, chosen);
}
