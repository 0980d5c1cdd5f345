/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "sv-match-session.h"

#include <glib/gi18n.h>

#include "sv-computer.h"
#include "sv-fault-words.h"
#include "sv-library.h"
#include "sv-match-file.h"
#include "sv-match-words.h"
#include "sv-recent-files.h"
#include "sv-sentence.h"
#include "sv-settings.h"
#include "sv-store-error.h"
#include "sv-toast.h"

struct _SvMatchSession {
  GObject parent_instance;

  GtkWindow *window; /* weak pointer; NULL after the window is closed */

  /* Owned */
  SvMatch *match;
  SvComputer *computer; /* computer player of the match, or NULL if there is no match */
  guint inhibit_cookie;

  guint n_saving;   /* number of saves that are running */
  gboolean closing; /* TRUE if the window shall close when all saves have finished */
};

G_DEFINE_FINAL_TYPE (SvMatchSession, sv_match_session, G_TYPE_OBJECT)

static void
tell (SvMatchSession *self, const char *sentence)
{
  sv_tell (GTK_WIDGET (self->window), sentence);
}

/* --- The match --- */

/* While the clock of a match runs, keep the desktop session from ending and the screen from
 * going dark. */
static void
clock_cb (SvMatchSession *self)
{
  GtkApplication *application = gtk_window_get_application (self->window);
  gboolean running = self->match != NULL && sv_clock_get_running (sv_match_get_clock (self->match));

  if (application == NULL)
    return;
  if (running && self->inhibit_cookie == 0) {
    self->inhibit_cookie = gtk_application_inhibit (
        application, self->window, GTK_APPLICATION_INHIBIT_LOGOUT | GTK_APPLICATION_INHIBIT_IDLE,
        _ ("A match is being played."));
  } else if (!running && self->inhibit_cookie != 0) {
    gtk_application_uninhibit (application, self->inhibit_cookie);
    self->inhibit_cookie = 0;
  }
}

/* Real dice are never thrown by the program. */
static SvAutoThrows
get_auto_throws (void)
{
  if (g_settings_get_enum (sv_settings (), "dice") == SV_DICE_TABLE)
    return SV_AUTO_THROWS_NEVER;
  return (SvAutoThrows)g_settings_get_enum (sv_settings (), "auto-throws");
}

static void
pace_cb (SvMatchSession *self)
{
  g_clear_pointer (&self->computer, sv_computer_free);
  if (self->match == NULL)
    return;
  self->computer = sv_computer_new (self->match, sv_settings_get_pace_ms ());
  sv_computer_set_patient (self->computer, sv_settings_get_break_seconds () > 0);
  sv_computer_set_automatic (self->computer, g_settings_get_boolean (sv_settings (), "automatic"));
  sv_computer_set_auto_throws (self->computer, get_auto_throws ());
}

/* Return whether the match has moves that are saved in no file. A match of a course or a puzzle
 * does not count: its guide stores how far the user came. */
static gboolean
is_worth_keeping (SvMatch *match)
{
  return sv_match_get_length (match) > 0 && sv_match_get_modified (match) &&
         sv_match_get_guide (match) == NULL;
}

/* Return whether the autosave stays when the match is closed: if the match is over (even if it
 * was also saved in a file), or if it has unsaved moves. */
static gboolean
stays (SvMatch *match)
{
  if (sv_match_get_node (match)->kind == SV_NODE_OVER && sv_match_get_length (match) > 0)
    return sv_match_get_match_saver (match) != NULL;
  return is_worth_keeping (match);
}

/* Start to save the match automatically once something has been played in it, so that a match
 * that was only looked at leaves no file behind. A die that is still rolling on the screen
 * counts as thrown. */
static void
keep_cb (SvMatchSession *self)
{
  if (sv_match_get_match_saver (self->match) != NULL || !is_worth_keeping (self->match))
    return;
  g_settings_set_string (sv_settings (), "last-game", sv_match_get_game (self->match)->id);
  g_autofree char *folder = sv_library_autosave_folder ();
  sv_match_match_saver (self->match, folder);
  g_signal_emit_by_name (self, "kept");
}

static void
stop_clock (SvMatch *match)
{
  if (sv_clock_get_wanted (sv_match_get_clock (match)))
    sv_clock_set_paused (sv_match_get_clock (match), TRUE);
}

void
sv_match_session_take (SvMatchSession *self, SvMatch *match)
{
  self->match = g_object_ref (match);
  g_signal_connect_swapped (sv_match_get_clock (match), "notify::running", G_CALLBACK (clock_cb),
                            self);
  g_signal_connect_swapped (match, "changed", G_CALLBACK (keep_cb), self);
  g_signal_connect_swapped (match, "commented", G_CALLBACK (keep_cb), self);
  g_signal_connect_swapped (match, "named", G_CALLBACK (keep_cb), self);
  pace_cb (self);
  clock_cb (self);
}

gboolean
sv_match_session_put_aside (SvMatchSession *self)
{
  g_autoptr (SvMatch) match = g_steal_pointer (&self->match);

  if (match == NULL)
    return FALSE;
  g_signal_handlers_disconnect_by_data (sv_match_get_clock (match), self);
  g_signal_handlers_disconnect_by_data (match, self);
  g_clear_pointer (&self->computer, sv_computer_free);
  stop_clock (match);
  const gboolean kept = stays (match);
  if (!kept)
    sv_match_discard_match_saver (match);
  sv_match_close (match); /* tell other widgets that still show the match that it is closed */
  clock_cb (self);
  return kept;
}

gboolean
sv_match_session_is_busy (SvMatchSession *self)
{
  return self->match != NULL && is_worth_keeping (self->match) &&
         sv_match_get_node (self->match)->kind != SV_NODE_OVER;
}

/* --- Matches from the disk --- */

void
sv_match_session_tell_unopened (SvMatchSession *self, GFile *file, const GError *error)
{
  g_autofree char *name = g_file_get_basename (file);
  g_autofree char *reason = error != NULL
                                ? sv_fault_words (error)
                                : g_strdup (_ ("Only files on this computer can be opened."));
  /* The message of an I/O error is a whole sentence that contains the name of the file. */
  const gboolean whole = g_error_matches (error, SV_STORE_ERROR, SV_STORE_ERROR_IO);
  /* Translators: the name of a file, then the reason, which may begin with a position in the
   * file. */
  g_autofree char *words =
      whole ? g_strdup (reason) : sv_sentence (_ ("“%s” cannot be opened: %s"), name, reason);
  /* Reasons from the document readers begin with a position and end without a full stop. */
  g_autofree char *sentence = g_strconcat (words, g_str_has_suffix (words, ".") ? "" : ".", NULL);

  tell (self, sentence);
}

void
sv_match_session_choose (SvMatchSession *self)
{
  sv_file_dialogs_open (GTK_WIDGET (self->window), _ ("Open a Match"), _ ("Open"),
                        &sv_doc_class (SV_DOCUMENT_MATCH)->files);
}

SvMatch *
sv_match_session_open (SvMatchSession *self, GFile *file)
{
  g_autoptr (GError) error = NULL;
  SvMatch *match = sv_match_new_from_file (file, &error);

  if (match == NULL) {
    sv_match_session_tell_unopened (self, file, error);
    return NULL;
  }
  stop_clock (match);
  sv_recent_files_add (file, SV_DOCUMENT_MATCH);
  return match;
}

SvMatch *
sv_match_session_go_on (SvMatchSession *self, const char *path)
{
  g_autoptr (GError) error = NULL;
  g_autofree char *told = NULL;
  SvMatch *match = sv_match_new_from_match_saver (path, &told, &error);

  if (match != NULL)
    stop_clock (match);
  if (error != NULL || told != NULL)
    tell (self, error != NULL ? error->message : told);
  return match;
}

/* --- Saving --- */

enum { RESPONSE_RELOAD = 1, RESPONSE_SAVE_AS, RESPONSE_ANYWAY };

static void
changed_response_cb (GtkDialog *dialog, int response, SvMatchSession *self)
{
  g_autoptr (GFile) file = NULL;
  g_autoptr (SvMatch) match = NULL;

  if (self->match != NULL)
    g_set_object (&file, sv_match_get_file (self->match));
  gtk_window_destroy (GTK_WINDOW (dialog));
  if (file == NULL)
    return;
  if (response == RESPONSE_ANYWAY)
    sv_match_session_save (self, file);
  else if (response == RESPONSE_SAVE_AS)
    gtk_widget_activate_action (GTK_WIDGET (self->window), "win.save-as", NULL);
  else if (response == RESPONSE_RELOAD)
    match = sv_match_session_open (self, file);
  if (match != NULL)
    g_signal_emit_by_name (self, "reloaded", match);
}

/* Ask what to do about a file that another program has changed. After a reload, the start page
 * offers the present version of the match. */
static void
ask_about_change (SvMatchSession *self, const char *sentence)
{
  GtkWidget *dialog =
      gtk_message_dialog_new (self->window, GTK_DIALOG_MODAL | GTK_DIALOG_DESTROY_WITH_PARENT,
                              GTK_MESSAGE_QUESTION, GTK_BUTTONS_NONE, "%s", sentence);

  gtk_message_dialog_format_secondary_text (
      GTK_MESSAGE_DIALOG (dialog), "%s",
      _ ("If you save anyway, the changes of the other program are lost."));
  gtk_dialog_add_buttons (GTK_DIALOG (dialog), _ ("Cancel"), GTK_RESPONSE_CANCEL, _ ("Reload"),
                          RESPONSE_RELOAD, _ ("Save As…"), RESPONSE_SAVE_AS, _ ("Save Anyway"),
                          RESPONSE_ANYWAY, NULL);
  gtk_dialog_set_default_response (GTK_DIALOG (dialog), RESPONSE_SAVE_AS);
  g_signal_connect_object (dialog, "response", G_CALLBACK (changed_response_cb), self, 0);
  gtk_window_present (GTK_WINDOW (dialog));
}

static void
saved_cb (GObject *source, GAsyncResult *result, gpointer data)
{
  g_autoptr (SvMatchSession) self = data;
  g_autoptr (GError) error = NULL;
  SvMatch *match = SV_MATCH (source);
  const gboolean saved = sv_match_save_finish (match, result, &error);
  const gboolean last = --self->n_saving == 0;

  if (self->window == NULL)
    return;
  if (saved) {
    sv_recent_files_add (sv_match_get_file (match), SV_DOCUMENT_MATCH);
    tell (self, _ ("The match is saved."));
    g_signal_emit_by_name (self, "kept");
  } else if (match == self->match &&
             g_error_matches (error, SV_STORE_ERROR, SV_STORE_ERROR_CHANGED)) {
    ask_about_change (self, error->message);
  } else {
    tell (self, error->message);
  }
  self->closing = self->closing && saved;
  if (self->closing && last)
    gtk_window_close (self->window);
}

void
sv_match_session_save (SvMatchSession *self, GFile *file)
{
  if (self->match == NULL)
    return;
  self->n_saving++;
  sv_match_save_async (self->match, file, saved_cb, g_object_ref (self));
}

/* Return a file name like "Velocitas – Orange 2026-11-21.svmatch"; free with g_free (). */
static char *
suggest_name (SvMatch *match)
{
  g_autofree char *title = sv_match_dup_title (match);
  g_autoptr (GDateTime) now = g_date_time_new_now_local ();
  g_autofree char *day = g_date_time_format (now, "%Y-%m-%d");

  g_strdelimit (title, "/\\:", '-');
  return g_strdup_printf ("%s %s%s", title, day, sv_doc_class (SV_DOCUMENT_MATCH)->files.suffix);
}

void
sv_match_session_ask_where (SvMatchSession *self, SvFileFunc func)
{
  if (self->match == NULL)
    return;
  g_autofree char *suggestion = suggest_name (self->match);
  sv_file_dialogs_save (GTK_WIDGET (self->window), _ ("Save the Match"), _ ("Save"),
                        &sv_doc_class (SV_DOCUMENT_MATCH)->files, sv_match_get_file (self->match),
                        suggestion, func);
}

gboolean
sv_match_session_may_close (SvMatchSession *self)
{
  self->closing = self->n_saving > 0;
  if (self->closing)
    tell (self, _ ("The match is being saved. Then the window will close."));
  return !self->closing;
}

/* --- The object --- */

static void
sv_match_session_dispose (GObject *object)
{
  g_clear_weak_pointer (&SV_MATCH_SESSION (object)->window);
  G_OBJECT_CLASS (sv_match_session_parent_class)->dispose (object);
}

static void
sv_match_session_class_init (SvMatchSessionClass *klass)
{
  G_OBJECT_CLASS (klass)->dispose = sv_match_session_dispose;
  g_signal_new ("reloaded", SV_TYPE_MATCH_SESSION, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL,
                G_TYPE_NONE, 1, SV_TYPE_MATCH);
  g_signal_new ("kept", SV_TYPE_MATCH_SESSION, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE,
                0);
}

static void
sv_match_session_init (SvMatchSession *self)
{
  static const char *const keys[] = { "changed::pace", "changed::automatic", "changed::auto-throws",
                                      "changed::dice" };

  for (unsigned i = 0; i < G_N_ELEMENTS (keys); i++)
    g_signal_connect_object (sv_settings (), keys[i], G_CALLBACK (pace_cb), self,
                             G_CONNECT_SWAPPED);
}

SvMatchSession *
sv_match_session_new (GtkWindow *window)
{
  SvMatchSession *self = g_object_new (SV_TYPE_MATCH_SESSION, NULL);

  g_set_weak_pointer (&self->window, window);
  return self;
}

SvMatch *
sv_match_session_get_match (SvMatchSession *self)
{
  return self->match;
}
