/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "sv-unsaved-bar.h"

#include <glib/gi18n.h>
#include <string.h>

#include "sv-cup-guest.h"
#include "sv-file-dialogs.h"
#include "sv-match-file.h"
#include "sv-toast.h"
#include "sv-widgets.h"

struct _SvUnsavedBar {
  GtkBox parent_instance;

  /* Owned */
  GPtrArray *behind;      /* auto-savers (SvAutoSaver) whose documents are not on the disk yet */
  GPtrArray *told;        /* auto-savers whose failure is shown to the user; a subset of behind */
  SvMatch *match;         /* match of the window, or NULL */
  SvAutoSaver *elsewhere; /* auto-saver for which the user chooses another file, or NULL */

  /* action of the window to activate after the question; NULL closes the window */
  const char *action;
  gboolean closing; /* TRUE if the window shall close as soon as nothing is being written */
  gboolean tried;   /* TRUE if writing was tried once more because the window is to close */
  gboolean asked;   /* TRUE if the user has answered to close or leave without saving */

  /* Template children */
  GtkLabel *label;
  GtkWidget *button;
};

G_DEFINE_FINAL_TYPE (SvUnsavedBar, sv_unsaved_bar, GTK_TYPE_BOX)

static GtkWindow *
get_window (SvUnsavedBar *self)
{
  return GTK_WINDOW (gtk_widget_get_root (GTK_WIDGET (self)));
}

static gboolean
is_autosave_of_match (SvUnsavedBar *self, SvAutoSaver *saver)
{
  return self->match != NULL && sv_match_get_match_saver (self->match) == saver;
}

/* Return the sentence about the unsaved document, or NULL if there is nothing to report; free
 * with g_free (). */
static char *
dup_unsaved (SvUnsavedBar *self, SvAutoSaver *saver)
{
  if (is_autosave_of_match (self, saver) && !sv_match_get_modified (self->match))
    return NULL;
  return sv_auto_saver_dup_unsaved (saver);
}

/* Return the sentences about all unsaved documents, one on each line, or NULL if none; free with
 * g_free (). */
static char *
dup_sentences (SvUnsavedBar *self)
{
  g_autoptr (GStrvBuilder) lines = g_strv_builder_new ();

  for (guint i = 0; i < self->behind->len; i++) {
    g_autofree char *line = dup_unsaved (self, self->behind->pdata[i]);
    if (line != NULL)
      g_strv_builder_add (lines, line);
  }
  g_auto (GStrv) all = g_strv_builder_end (lines);
  return all[0] != NULL ? g_strjoinv ("\n", all) : NULL;
}

/* Return whether the document can be saved in a file that the user chooses. What is kept of a
 * joined competition is only found in its own folder. */
static gboolean
can_move (SvAutoSaver *saver)
{
  return !SV_IS_CUP_GUEST (saver);
}

/* Return the first document that is not saved and that can be saved elsewhere, or NULL; with @any
 * also one that cannot. */
static SvAutoSaver *
find_unsaved (SvUnsavedBar *self, gboolean any)
{
  for (guint i = 0; i < self->behind->len; i++) {
    SvAutoSaver *saver = self->behind->pdata[i];
    g_autofree char *unsaved = dup_unsaved (self, saver);
    if (unsaved != NULL && (any || can_move (saver)))
      return saver;
  }
  return NULL;
}

static void
show (SvUnsavedBar *self)
{
  g_autofree char *sentences = dup_sentences (self);
  const gboolean is_new = g_strcmp0 (sentences, sv_unsaved_bar_get_sentence (self)) != 0;

  if (sentences != NULL && is_new) {
    sv_label_set_sentence (self->label, sentences);
    sv_widget_set_label (self, sentences);
    sv_widget_announce (self, sentences);
  }
  gtk_widget_set_visible (self->button, find_unsaved (self, FALSE) != NULL);
  gtk_widget_set_visible (GTK_WIDGET (self), sentences != NULL);
}

static gboolean
is_pending (SvUnsavedBar *self)
{
  for (guint i = 0; i < self->behind->len; i++)
    if (sv_auto_saver_is_pending (self->behind->pdata[i]))
      return TRUE;
  return FALSE;
}

static gboolean
close_cb (gpointer data)
{
  g_autoptr (SvUnsavedBar) self = data;
  GtkWindow *window = get_window (self);

  if (window != NULL)
    gtk_window_close (window);
  return G_SOURCE_REMOVE;
}

/* Tell the user that the document is saved, but only if the bar had reported it as unsaved. */
static void
tell_saved (SvUnsavedBar *self, SvAutoSaver *saver)
{
  if (g_ptr_array_remove_fast (self->told, saver) && !self->closing)
    sv_tell (GTK_WIDGET (self), _ ("It is saved now."));
}

static void
look (SvUnsavedBar *self, SvAutoSaver *saver)
{
  g_autofree char *unsaved = dup_unsaved (self, saver);
  const gboolean behind = unsaved != NULL || sv_auto_saver_is_pending (saver);
  const gboolean known = g_ptr_array_find (self->behind, saver, NULL);

  if (behind && !known)
    g_ptr_array_add (self->behind, g_object_ref (saver));
  if (unsaved != NULL && !g_ptr_array_find (self->told, saver, NULL))
    g_ptr_array_add (self->told, saver);
  if (!behind && known) {
    tell_saved (self, saver);
    g_ptr_array_remove (self->behind, saver);
  }
  show (self);
  if (self->closing && !is_pending (self)) {
    self->closing = FALSE;
    self->tried = TRUE;
    /* close the window in an idle callback, because the auto-saver is still emitting its signal */
    g_idle_add (close_cb, g_object_ref (self));
  }
}

void
sv_unsaved_bar_watch (SvUnsavedBar *self, SvAutoSaver *saver)
{
  g_signal_handlers_disconnect_by_data (saver, self);
  g_signal_connect_object (saver, "unsaved", G_CALLBACK (look), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (saver, "idle", G_CALLBACK (look), self, G_CONNECT_SWAPPED);
  look (self, saver);
}

void
sv_unsaved_bar_keep (SvUnsavedBar *self, SvAutoSaver *saver)
{
  if (saver != NULL)
    look (self, saver);
}

void
sv_unsaved_bar_set_match (SvUnsavedBar *self, SvMatch *match)
{
  g_set_object (&self->match, match);
  SvAutoSaver *autosave = match != NULL ? sv_match_get_match_saver (match) : NULL;
  if (autosave != NULL)
    sv_unsaved_bar_watch (self, autosave);
}

SvAutoSaver *
sv_unsaved_bar_find (SvUnsavedBar *self, const char *path)
{
  for (guint i = 0; i < self->behind->len; i++)
    if (g_strcmp0 (sv_auto_saver_get_path (self->behind->pdata[i]), path) == 0)
      return self->behind->pdata[i];
  return NULL;
}

const char *
sv_unsaved_bar_get_sentence (SvUnsavedBar *self)
{
  return gtk_widget_get_visible (GTK_WIDGET (self)) ? gtk_label_get_text (self->label) : NULL;
}

/* --- Save elsewhere --- */

static void
save_in (GtkWidget *widget, GFile *file)
{
  SvUnsavedBar *self = SV_UNSAVED_BAR (widget);
  g_autofree char *path = g_file_get_path (file);
  g_autoptr (SvAutoSaver) saver = g_steal_pointer (&self->elsewhere);

  if (saver == NULL)
    return;
  if (path == NULL)
    sv_tell (widget, _ ("Only a file on this computer can be written."));
  else
    sv_auto_saver_save_elsewhere (saver, path);
}

static void
save_elsewhere (SvUnsavedBar *self, SvAutoSaver *saver)
{
  const char *path = sv_auto_saver_get_path (saver);
  g_autofree char *name = g_filename_display_basename (path);
  static const SvFileKind tables = { N_ ("Tables"), ".json", "application/json" };
  const SvDocClass *class = sv_doc_class_of_file (path);

  if (is_autosave_of_match (self, saver)) {
    gtk_widget_activate_action (GTK_WIDGET (self), "win.save-as", NULL);
    return;
  }
  g_set_object (&self->elsewhere, saver);
  sv_file_dialogs_save (GTK_WIDGET (self), _ ("Save Elsewhere"), _ ("Save"),
                        class != NULL ? &class->files : &tables, NULL, name, save_in);
}

static void
elsewhere_cb (SvUnsavedBar *self)
{
  SvAutoSaver *saver = find_unsaved (self, FALSE);

  if (saver != NULL)
    save_elsewhere (self, saver);
}

/* --- Before it is too late --- */

enum { RESPONSE_ELSEWHERE = 1, RESPONSE_LEAVE };

static void
response_cb (GtkDialog *dialog, int response, SvUnsavedBar *self)
{
  gtk_window_destroy (GTK_WINDOW (dialog));
  if (response == RESPONSE_ELSEWHERE && self->elsewhere != NULL)
    save_elsewhere (self, self->elsewhere);
  self->asked = response == RESPONSE_LEAVE;
  if (self->asked && self->action != NULL)
    gtk_widget_activate_action (GTK_WIDGET (self), self->action, NULL);
  else if (self->asked)
    /* close the window in an idle callback, because the dialog must be gone before its window */
    g_idle_add (close_cb, g_object_ref (self));
}

static void
ask (SvUnsavedBar *self, SvAutoSaver *saver, const char *action)
{
  g_autofree char *sentence = sv_auto_saver_dup_unsaved (saver);
  GtkWidget *dialog =
      gtk_message_dialog_new (get_window (self), GTK_DIALOG_MODAL | GTK_DIALOG_DESTROY_WITH_PARENT,
                              GTK_MESSAGE_QUESTION, GTK_BUTTONS_NONE, "%s", sentence);

  self->action = action;
  g_set_object (&self->elsewhere, saver);
  gtk_message_dialog_format_secondary_text (
      GTK_MESSAGE_DIALOG (dialog), "%s",
      sv_auto_saver_has_copy (saver)
          ? _ ("The start page offers the copy until it is saved in its own file.")
          : _ ("There is no copy: your last changes are lost if you close it now."));
  gtk_dialog_add_buttons (GTK_DIALOG (dialog), _ ("Cancel"), GTK_RESPONSE_CANCEL,
                          action != NULL ? _ ("Leave") : _ ("Close"), RESPONSE_LEAVE, NULL);
  if (can_move (saver))
    gtk_dialog_add_button (GTK_DIALOG (dialog), _ ("Save Elsewhere…"), RESPONSE_ELSEWHERE);
  gtk_dialog_set_default_response (
      GTK_DIALOG (dialog),
      can_move (saver) ? RESPONSE_ELSEWHERE : GTK_RESPONSE_CANCEL);
  g_signal_connect_object (dialog, "response", G_CALLBACK (response_cb), self, 0);
  gtk_window_present (GTK_WINDOW (dialog));
}

/* Return whether the user has just answered to go on without saving. The answer holds once. */
static gboolean
take_answer (SvUnsavedBar *self)
{
  const gboolean asked = self->asked;

  self->asked = FALSE;
  return asked;
}

gboolean
sv_unsaved_bar_may_leave (SvUnsavedBar *self, SvAutoSaver *saver, const char *action)
{
  g_autofree char *unsaved = saver != NULL ? dup_unsaved (self, saver) : NULL;

  if (take_answer (self) || unsaved == NULL)
    return TRUE;
  ask (self, saver, action);
  return FALSE;
}

gboolean
sv_unsaved_bar_may_close (SvUnsavedBar *self)
{
  if (take_answer (self))
    return TRUE;
  for (guint i = 0; i < self->behind->len && !self->tried; i++)
    sv_auto_saver_flush (self->behind->pdata[i]);
  self->tried = FALSE;
  self->closing = is_pending (self);
  SvAutoSaver *saver = self->closing ? NULL : find_unsaved (self, TRUE);
  if (saver != NULL)
    ask (self, saver, NULL);
  return !self->closing && saver == NULL;
}

void
sv_unsaved_bar_dont_ask (SvUnsavedBar *self)
{
  self->asked = TRUE;
}

/* --- The object --- */

static void
sv_unsaved_bar_dispose (GObject *object)
{
  SvUnsavedBar *self = SV_UNSAVED_BAR (object);

  if (self->behind != NULL)
    for (guint i = 0; i < self->behind->len; i++)
      g_signal_handlers_disconnect_by_data (self->behind->pdata[i], self);
  g_clear_pointer (&self->told, g_ptr_array_unref);
  g_clear_pointer (&self->behind, g_ptr_array_unref);
  g_clear_object (&self->match);
  g_clear_object (&self->elsewhere);
  gtk_widget_dispose_template (GTK_WIDGET (self), SV_TYPE_UNSAVED_BAR);
  G_OBJECT_CLASS (sv_unsaved_bar_parent_class)->dispose (object);
}

static void
sv_unsaved_bar_class_init (SvUnsavedBarClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = sv_unsaved_bar_dispose;
  sv_widget_class_set_template (widget_class, "sv-unsaved-bar.ui");
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_ALERT);
  sv_widget_class_bind (widget_class, SvUnsavedBar, label, button);
  sv_widget_class_bind_callbacks (widget_class, elsewhere_cb);
}

static void
sv_unsaved_bar_init (SvUnsavedBar *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
  self->behind = g_ptr_array_new_with_free_func (g_object_unref);
  self->told = g_ptr_array_new ();
}
