/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "sv-comment-step.h"

#include <glib/gi18n.h>

#include "sv-match-comments.h"
#include "sv-match-log.h"
#include "sv-sentence.h"
#include "sv-toast.h"
#include "sv-widgets.h"

typedef struct {
  GtkWindow *dialog; /* dialog that owns this struct */
  GtkLabel *fault;
  GtkWidget *remove;
  SvPage *page; /* weak pointer */
  SvMatch *match;
  unsigned step;
} Comment;

static void
comment_free (gpointer data, GClosure *closure)
{
  Comment *comment = data;

  g_clear_weak_pointer (&comment->page);
  g_object_unref (comment->match);
  g_free (comment);
}

/* Limit the text before it is inserted. Cutting it afterwards would invalidate the iterator that
 * GTK still uses. */
static void
insert_cb (GtkTextBuffer *buffer, GtkTextIter *place, const char *text, int length)
{
  const glong room = SV_COMMENT_MAX_CHARS - gtk_text_buffer_get_char_count (buffer);

  if (g_utf8_strlen (text, length) <= room)
    return;
  g_signal_stop_emission_by_name (buffer, "insert-text");
  if (room > 0)
    gtk_text_buffer_insert (buffer, place, text,
                            (int)(g_utf8_offset_to_pointer (text, room) - text));
}

/* Enable the Remove button only if there is a comment. */
static void
update_remove (Comment *comment)
{
  gtk_widget_set_sensitive (comment->remove,
                            sv_match_get_comment (comment->match, comment->step) != NULL);
}

static void
changed_cb (Comment *comment, GtkTextBuffer *buffer)
{
  g_autoptr (GError) error = NULL;
  g_autofree char *text = NULL;

  g_object_get (buffer, "text", &text, NULL);
  if (comment->step <= sv_match_get_length (comment->match))
    sv_match_set_comment (comment->match, comment->step, text, &error);
  sv_label_show (comment->fault, error != NULL ? error->message : NULL);
  update_remove (comment);
}

static void
remove_cb (Comment *comment)
{
  g_autoptr (SvPage) page = comment->page != NULL ? g_object_ref (comment->page) : NULL;
  g_autoptr (SvMatch) match = g_object_ref (comment->match);
  const unsigned step = comment->step;

  gtk_window_close (comment->dialog);
  if (page != NULL)
    sv_comment_step_remove (page, match, step);
}

void
sv_comment_step_remove (SvPage *page, SvMatch *match, unsigned step)
{
  g_autofree char *text = g_strdup (sv_match_get_comment (match, step));

  if (text == NULL)
    return;
  sv_match_set_comment (match, step, NULL, NULL);
  g_autofree char *sentence = g_strdup_printf (_ ("The comment on step %u is removed."), step);
  sv_tell_action (GTK_WIDGET (page), sentence, _ ("Undo"), "match.put-comment",
                  g_variant_new ("(us)", step, text));
}

void
sv_comment_step_show (SvPage *page, SvMatch *match, unsigned step)
{
  g_return_if_fail (step > 0 && step <= sv_match_get_length (match));

  g_autoptr (GtkBuilder) builder =
      gtk_builder_new_from_resource ("/io/github/speelveld/Speelveld/ui/sv-comment-step.ui");
  GtkTextView *view = GTK_TEXT_VIEW (gtk_builder_get_object (builder, "text"));
  GtkTextBuffer *buffer = gtk_text_view_get_buffer (view);
  GtkRoot *root = gtk_widget_get_root (GTK_WIDGET (page));
  const char *written = sv_match_get_comment (match, step);
  g_autofree char *was = sv_match_dup_step (match, step - 1);
  /* Translators: %1$u is the number of the step, %2$s a sentence that says what happened. */
  g_autofree char *heading = sv_sentence (_ ("Step %1$u: %2$s"), step, was);
  Comment *comment = g_new0 (Comment, 1);

  comment->dialog = GTK_WINDOW (gtk_builder_get_object (builder, "dialog"));
  comment->fault = GTK_LABEL (gtk_builder_get_object (builder, "fault"));
  g_set_weak_pointer (&comment->page, page);
  comment->match = g_object_ref (match);
  comment->step = step;
  sv_label_set_sentence (GTK_LABEL (gtk_builder_get_object (builder, "step")), heading);
  gtk_text_buffer_set_enable_undo (buffer, FALSE); /* undo must not remove the existing comment */
  gtk_text_buffer_set_text (buffer, written != NULL ? written : "", -1);
  gtk_text_buffer_set_enable_undo (buffer, TRUE);
  g_signal_connect (buffer, "insert-text", G_CALLBACK (insert_cb), NULL);
  g_signal_connect_data (buffer, "changed", G_CALLBACK (changed_cb), comment, comment_free,
                         G_CONNECT_SWAPPED);
  comment->remove = GTK_WIDGET (gtk_builder_get_object (builder, "remove"));
  update_remove (comment);
  g_signal_connect_swapped (comment->remove, "clicked", G_CALLBACK (remove_cb), comment);
  if (GTK_IS_WINDOW (root))
    gtk_window_set_transient_for (comment->dialog, GTK_WINDOW (root));
  gtk_window_present (comment->dialog);
}
