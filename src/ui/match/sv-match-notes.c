/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "sv-match-notes.h"

#include "sv-match-comments.h"
#include "sv-match-words.h"

static void
title_cb (SvMatch *match, GtkEditable *title)
{
  sv_match_set_title (match, gtk_editable_get_text (title));
}

static void
notes_cb (SvMatch *match, GtkTextBuffer *notes)
{
  g_autofree char *text = NULL;

  g_object_get (notes, "text", &text, NULL);
  sv_match_set_notes (match, text);
}

static void
unref_cb (gpointer match, GClosure *closure)
{
  g_object_unref (match);
}

/* Connect @changed to @part. The handler holds a reference to the match as long as the dialog
 * lives. */
static void
follow (gpointer part, GCallback changed, SvMatch *match)
{
  g_signal_connect_data (part, "changed", changed, g_object_ref (match), unref_cb,
                         G_CONNECT_SWAPPED);
}

void
sv_match_notes_show (SvPage *page, SvMatch *match)
{
  g_autoptr (GtkBuilder) builder =
      gtk_builder_new_from_resource ("/io/github/speelveld/Speelveld/ui/sv-match-notes.ui");
  GtkWindow *dialog = GTK_WINDOW (gtk_builder_get_object (builder, "dialog"));
  GtkEntry *title = GTK_ENTRY (gtk_builder_get_object (builder, "title"));
  GtkTextBuffer *notes =
      gtk_text_view_get_buffer (GTK_TEXT_VIEW (gtk_builder_get_object (builder, "notes")));
  GtkRoot *root = gtk_widget_get_root (GTK_WIDGET (page));
  g_autofree char *teams = sv_match_dup_teams (match);

  gtk_entry_set_placeholder_text (title, teams);
  gtk_editable_set_text (GTK_EDITABLE (title), sv_match_get_doc (match)->title);
  gtk_text_buffer_set_enable_undo (notes, FALSE); /* undo must not remove the existing notes */
  gtk_text_buffer_set_text (notes, sv_match_get_doc (match)->notes, -1);
  gtk_text_buffer_set_enable_undo (notes, TRUE);
  follow (title, G_CALLBACK (title_cb), match);
  follow (notes, G_CALLBACK (notes_cb), match);
  if (GTK_IS_WINDOW (root))
    gtk_window_set_transient_for (dialog, GTK_WINDOW (root));
  gtk_window_present (dialog);
}
